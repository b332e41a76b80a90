"""Why a move is said to be better than the next one."""

from typing import Any

import pytest

from games.ai.question import Judged
from games.ai.reasons import reasons

TERMS = ("gold", "food", "imps", "evil")


class Told:
    """A question and advice about it; a state is how good it is in each term."""

    terms, scale = TERMS, 10

    @property
    def advice(self) -> "Told":
        return self

    def gains(self, after: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(own - less for own, less in zip(after, other, strict=True))


NOTHING = (0, 0, 0, 0)


def why(after: tuple[int, ...] | None, ends: tuple[int, ...] = ()) -> list[tuple[str, int]]:
    """Return the reasons for a move that leads there, against one that leads to nothing."""
    best = Judged("best", 0.6, after, ends)
    other = Judged("other", 0.5, None if after is None else NOTHING, NOTHING if ends else ())
    question: Any = Told()
    return [(reason.term, reason.gain) for reason in reasons(question, best, other)]


def test_the_greatest_differences_are_told_for_better_or_worse() -> None:
    """A great loss is named before a small gain; it was left out while the two greatest gains were told."""
    assert why((300, 20, 10, -200)) == [("gold", 300), ("evil", -200)]


def test_an_answer_that_changes_nothing_is_told_by_the_ends_of_plays() -> None:
    assert why(None, (0, 40, -30, 0)) == [("food", 40), ("imps", -30)]
    assert why(NOTHING, (0, 40, 0, 0)) == [("food", 40)]


def test_what_is_only_worse_at_once_is_told_by_the_ends_of_plays() -> None:
    """What a move costs at once is no reason for it: its plays end better somewhere."""
    assert why((-50, 0, 0, 0), (-50, 0, 80, 0)) == [("imps", 80), ("gold", -50)]


def test_what_is_better_at_once_is_told_without_plays() -> None:
    assert why((50, 0, 0, 0), (0, 90, 0, 0)) == [("gold", 50)]


@pytest.mark.parametrize("slight", [4, -4])
def test_plays_that_end_nearly_alike_tell_nothing(slight: int) -> None:
    """They vary by more than that from one to the next."""
    assert why(None, (slight, 0, 0, 0)) == []


def test_nothing_known_has_no_reasons() -> None:
    assert why(None) == []
