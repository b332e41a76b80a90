"""Component ids print and parse; an id that is not ours is not parsed."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cogs.messages.component_ids import (
    MOST_CHARACTERS,
    NO_ORIGIN,
    Origin,
    Reference,
    own_part,
    parsed,
    printed,
    referring,
)
from games.kernel.ids import MatchId
from render import verbs
from render.page import Action

VERBS = sorted(
    value for name, value in vars(verbs).items() if name.isupper() and name not in ("YES", "REFUSED", "PUBLIC")
)
ARGS = some.text(alphabet="abcXYZ0189.-_", max_size=40)


TAGS = ("", "c0ffee", "012345-1", "c0ffee-100000000")


@given(
    some.integers(0, 2**32), some.integers(0, 2**31 % 10**9), some.sampled_from(VERBS), ARGS, some.sampled_from(TAGS)
)
def test_what_is_printed_is_parsed(match: int, revision: int, verb: str, arg: str, tag: str) -> None:
    reference = Reference(MatchId(match), revision, verb, arg, tag)
    assert parsed(printed(reference)) == reference


def test_the_longest_numbers_leave_room_for_an_argument() -> None:
    longest = Reference(MatchId(10**18 - 1), 999_999_999, max(VERBS, key=len), "12345678901234567890", TAGS[-1])
    assert len(printed(longest)) <= MOST_CHARACTERS


def test_an_id_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="no component id"):
        printed(Reference(MatchId(1), 1, "menu", "x" * 90))


@pytest.mark.parametrize("arg", ["a|b", "a b", "Ann's", "ы"])
def test_an_argument_with_other_characters_is_refused(arg: str) -> None:
    with pytest.raises(ValueError, match="no component id"):
        printed(Reference(MatchId(1), 1, "menu", arg))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "so",
        "so|1|2|menu",
        "so|x|2|menu|",
        "so|1|-2|menu|",
        "so|1234567890123456789|2|menu|",
        "so|٣|2|menu|",
        "so|1|2|MENU|",
        "xso|1|2|menu|",
        "so|1|2|menu|a|b",
        "so|1.|2|menu|",
        "so|1.c0ffe|2|menu|",
        "so|1.C0FFEE|2|menu|",
        "so|1.c0ffee-|2|menu|",
    ],
)
def test_foreign_ids_are_not_parsed(text: str) -> None:
    assert parsed(text) is None


def test_an_action_gets_match_and_revision() -> None:
    assert printed(referring(Action("pick", "17"), Origin(MatchId(12), 57))) == "so|12|57|pick|17"
    assert (
        printed(referring(Action("pick", "17"), Origin(MatchId(12), 57, "c0ffee-1f"))) == "so|12.c0ffee-1f|57|pick|17"
    )
    assert printed(referring(Action("help"), NO_ORIGIN)) == "so|0|0|help|"


def test_a_match_keeps_its_part_of_a_tag() -> None:
    assert own_part("c0ffee") == own_part("c0ffee-1f") == "c0ffee"
