"""A computer that looks at one group of moves after the other: what it passes over, and when it does nothing."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.ai.groups import InGroups
from games.ai.question import Candidate, Judged
from games.ai.quick import QuickChance

NOW = "now"
WORTH = {NOW: 0.5, "poor": 0.4, "fair": 0.55, "good": 0.7, "great": 0.8, "go": 0.5, "strike": 0.9, "throw": 0.6}
"""What each state is worth; the state that a move leads to is called like the move. `throw` is up to chance."""


class Small:
    """A question with moves of two groups, and advice about it; a state is a word."""

    seat = 0

    def __init__(
        self, first: Sequence[str], second: Sequence[str], follow_ups: Mapping[str, str], idle: str | None
    ) -> None:
        """Offer these moves; behind a move of `follow_ups` comes one more."""
        self.moves = {"first": first, "second": second, **{each: (move,) for each, move in follow_ups.items()}}
        self.following, self.nothing = follow_ups, idle
        self.chance = QuickChance(1)
        self.advice = self

    def world(self) -> str:
        return NOW

    def estimates(self, state: str) -> tuple[float]:
        return (WORTH[state],)

    def idle(self, state: str, seat: int) -> str | None:
        return self.nothing

    def groups(self, state: str, seat: int) -> tuple[tuple[str, ...], ...]:
        return (("first",), ("second",))

    def follow_ups(self, state: str, seat: int) -> tuple[str, ...]:
        return (state,) if state in self.following else ()

    def candidates(
        self, state: str, seat: int, most: int | None, topics: Sequence[str] | None = None
    ) -> tuple[Candidate[str], ...]:
        about = ("first", "second") if topics is None else topics
        return tuple(Candidate(move, topic, 1) for topic in about for move in self.moves[topic])

    def judged(self, state: str, move: str, dice: int = 1) -> Judged[str, str]:
        if move == "throw":
            self.chance.below("", 6)
        return Judged(move, WORTH[move], move)


def made(
    first: Sequence[str] = (),
    second: Sequence[str] = (),
    follow_ups: Mapping[str, str] | None = None,
    idle: str | None = "rest",
    **how: Any,
) -> str:
    """Return the move that is made."""
    question: Any = Small(first, second, follow_ups or {}, idle)
    move: str = InGroups(**how).decide(question)[0].move
    return move


def test_the_first_group_that_gains_is_taken() -> None:
    """Though the second one has something better: it comes next, when it is asked again."""
    assert made(["poor", "fair"], ["great"]) == "fair"
    assert made(["poor"], ["good", "great"]) == "great"


def test_nothing_is_done_where_nothing_gains() -> None:
    assert made(["poor"], ["poor"]) == "rest"
    assert made() == "rest"


def test_the_best_of_all_is_chosen_where_something_has_to_be() -> None:
    """Without a way to do nothing even a loss is chosen, from all groups together."""
    assert made(["poor"], ["fair"], idle=None) == "fair"
    assert made(["poor"], idle=None) == "poor"


@pytest.mark.parametrize(("is_following", "move"), [(True, "go"), (False, "fair")])
def test_a_move_is_as_good_as_what_can_follow(is_following: bool, move: str) -> None:
    assert made(["go", "fair"], follow_ups={"go": "strike"}, is_following=is_following) == move


def test_behind_chance_nothing_is_looked_at() -> None:
    """One way in which it turned out would promise what another does not keep."""
    assert made(["throw", "good"], follow_ups={"throw": "strike"}, is_following=True) == "good"


def test_warmth_draws_among_what_gains() -> None:
    """A warm player does not always make the best move, and never one that does not gain."""
    question: Any = Small(["poor", "good", "great"], [], {}, "rest")
    player = InGroups(warmth=0.1)
    drawn = [player.decide(question)[0].move for _ in range(60)]
    assert {"good", "great"} == set(drawn)
    assert drawn.count("great") > drawn.count("good")
