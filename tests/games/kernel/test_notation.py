"""Notation derived from a move's own fields: special fields that only some games need, and masks."""

from typing import Annotated

import msgspec
import pytest

from games.kernel.errors import NotationError
from games.kernel.notation import Id, Notation, Number, Several, Verb


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a card that others may not know."""

    card: Annotated[str | None, Id(("c1", "c2"))]
    coins: Annotated[int, Number(lead="for")] = 0


class Gate(msgspec.Struct, frozen=True, tag="gate"):
    """Open or shut a gate; the verb says which."""

    opens: Annotated[bool, Verb({"open": True, "shut": False})]
    cell: Annotated[str, Id(("A1", "B2"))]


class Throw(msgspec.Struct, frozen=True, tag="throw"):
    """Throw dice, or none."""

    dice: Annotated[tuple[int, ...], Several(Number(), none="none")]


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw some cards, a set."""

    cards: Annotated[tuple[str, ...], Several(Id(("c1", "c2")), none="none")]


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Swap two cells, a set."""

    one: Annotated[str, Id(("A1", "B2"))]
    other: Annotated[str, Id(("A1", "B2"), paired="one")]


NOTATION = Notation[Lay | Gate | Throw | Draw | Swap](Lay | Gate | Throw | Draw | Swap)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("lay c1", Lay("c1")),
        ("lay c2 for 12", Lay("c2", 12)),
        ("open A1", Gate(True, "A1")),
        ("shut B2", Gate(False, "B2")),
        ("throw 1 2 3", Throw((1, 2, 3))),
        ("throw none", Throw(())),
    ],
)
def test_prints_and_parses(line: str, move: Lay | Gate | Throw) -> None:
    assert NOTATION.shown(move) == line
    assert NOTATION.parsed(line.upper(), {}) == move


def test_a_masked_field_prints_and_is_not_read() -> None:
    assert NOTATION.shown(Lay(None, 2)) == "lay ? for 2"
    assert refusal("lay ? for 2") == ("unknown_id", "?")


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("", ("not_a_move", "")),
        ("gate A1", ("not_a_move", "")),
        ("lay", ("incomplete", "")),
        ("lay c1 for", ("incomplete", "")),
        ("lay for 2", ("incomplete", "")),
        ("lay c1 c2", ("left_over", "c2")),
        ("lay the red card for 2", ("unknown_id", "the red card")),
        ("throw", ("incomplete", "")),
        ("throw 1 two", ("no_number", "two")),
        ("throw 1000", ("no_number", "1000")),
    ],
)
def test_lines_that_are_no_move(line: str, refused: tuple[str, str]) -> None:
    assert refusal(line) == refused


@pytest.mark.parametrize(
    ("line", "missing"), [("lay", "card"), ("lay for 2", "card"), ("lay c1 for", "coins"), ("throw", "dice")]
)
def test_a_line_that_breaks_off_is_told_what_is_missing(line: str, missing: str) -> None:
    with pytest.raises(NotationError) as refused:
        NOTATION.parsed(line, {})
    assert refused.value.facts == {"field": missing}


def test_a_beginning_that_no_other_has_is_a_name() -> None:
    aliases = {"second card": "c2", "seven": "c1", "shutter": "shut", "seventeen": "A1"}
    assert NOTATION.parsed("la sec", aliases) == Lay("c2")
    assert NOTATION.parsed("shu b2", {}) == Gate(False, "B2")
    assert NOTATION.parsed("lay seve", aliases) == Lay("c1")
    assert refusal("lay c") == ("could_be", "c")


@pytest.mark.parametrize(
    ("line", "code", "facts"),
    [
        ("lay A1", "misplaced", {"word": "A1", "field": "card"}),
        ("open the tower", "misplaced", {"word": "the tower", "field": "cell"}),
        ("open open", "misplaced", {"word": "open", "field": "cell"}),
        ("lay nothing c1", "unknown_id", {"word": "nothing"}),
        ("draw c1 somethng or other c2", "unknown_id", {"word": "somethng or other"}),
        ("c1 for 2", "no_verb", {"word": "c1", "verbs": ("lay", "draw")}),
        ("lay c1 for two", "no_number", {"word": "two", "field": "coins"}),
        ("open A1 now", "left_over", {"word": "now"}),
    ],
)
def test_a_word_that_does_not_fit_is_told_from_one_that_means_nothing(line: str, code: str, facts: object) -> None:
    with pytest.raises(NotationError) as refused:
        NOTATION.parsed(line, {"the tower": "no id of a move"})
    assert (refused.value.code, refused.value.facts) == (code, facts)


def test_sets_may_be_typed_in_any_order() -> None:
    assert NOTATION.parsed("draw c2 c1", {}) == Draw(("c1", "c2"))
    assert NOTATION.parsed("swap B2 A1", {}) == NOTATION.parsed("swap A1 B2", {}) == Swap("A1", "B2")
    assert NOTATION.parsed("throw 3 1", {}) == Throw((3, 1))


def test_every_word_may_be_an_alias_of_several_words() -> None:
    aliases = {"put down": "lay", "the second card": "c2", "at a price of": "for"}
    assert NOTATION.parsed("Put down  the second card at a price of 3", aliases) == Lay("c2", 3)
    assert NOTATION.parsed("shut b2", {"b2": "c1"}) == Gate(False, "B2")


def refusal(line: str) -> tuple[str, object]:
    with pytest.raises(NotationError) as refused:
        NOTATION.parsed(line, {})
    return refused.value.code, refused.value.facts.get("word", "")


def test_an_id_that_is_none_is_found_among_several() -> None:
    """A move that was made by a program, not read, may name what there is not."""
    assert NOTATION.unknown(Draw(("c1", "c9"))) == "c9"
    assert NOTATION.unknown(Draw(("c1", "c2"))) is None
