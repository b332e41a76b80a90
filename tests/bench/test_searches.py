"""Where the searches of computers spend their time, and what a leaner `apply` could gain at most.

`apply` checks that a move is allowed and tells what has happened, and a search needs neither. Each search is done three
times in turn: with states that are known already, so that they cost nothing; without what the kernel checks and keeps
of events; as it is. The first one is a bound: no way to make states gains more.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from games import registry
from games.ai.player import choose
from games.ai.question import Question
from games.kernel.game import AnyGame
from games.kernel.phases import PhasedGame
from tests.bench.sizes import sized
from tests.games.computed import Position, levels_of, positions

USUAL = Question.after


class Size(NamedTuple):
    """One of the levels that a game offers, by its place, at some so many questions of whole matches."""

    game: str
    level: int
    questions: int


SIZES = sized(
    "size",
    tiny={"tetranomicon": Size("tetranomicon", 1, 1)},
    whole={game: Size(game, -1, 24) for game in sorted(registry.game_ids()) if registry.opponents_of(game)},
)


def recording(made: list[tuple[Any, int]]) -> Callable[..., Any]:
    """Return what makes states and adds each to `made`, with how often it drew from chance."""

    def after(question: Question[Any, Any], state: Any, seat: Any, move: Any) -> Any:
        drawn = question.chance.draws
        reached = USUAL(question, state, seat, move)
        made.append((reached, question.chance.draws - drawn))
        return reached

    return after


def known(made: list[tuple[Any, int]]) -> Callable[..., Any]:
    """Return what hands out the states that were `made`, with as many draws."""
    left = iter(made)

    def after(question: Question[Any, Any], state: Any, seat: Any, move: Any) -> Any:
        question.spent += 1
        reached, draws = next(left)
        for _ in range(draws):
            question.chance.below("", 1)
        return reached

    return after


def unchecked(question: Question[Any, Any], state: Any, seat: Any, move: Any) -> Any:
    """Make a state without what the kernel checks, and without keeping what has happened."""
    question.spent += 1
    game: PhasedGame[Any, Any, Any, Any] = question.game  # type: ignore[assignment]  # every real game is one
    course = _deaf(game)(state, question.chance)
    phase = game.phase(state)
    assert phase is not None
    phase.act(course, seat, move)
    game.go_on(course)
    return course.state


@SIZES
def test_what_states_cost_a_search(size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, level = list(positions(size.game, size.questions)), levels_of(size.game)[size.level]
    usual = spare = free = 0.0
    spent = 0
    for position in asked:
        made, answers = list[tuple[Any, int]](), list[Any]()
        with monkeypatch.context() as patched:
            patched.setattr(Question, "after", recording(made))
            _timed(position, level, answers)
            patched.setattr(Question, "after", known(made))
            free += _timed(position, level, answers)
            patched.setattr(Question, "after", unchecked)
            spare += _timed(position, level, answers)
        usual += _timed(position, level, answers)
        spent += answers[0].spent
        assert answers == answers[:1] * 4
    print(
        f"\n{size.game} {level}: {len(asked)} questions, {spent} judged moves, {spent / usual:,.0f} a second; gain "
        f"without the kernel's checks and events {usual / spare:.2f}, if states cost nothing {usual / free:.2f}"
    )


def _timed(position: Position, level: str, answers: list[Any]) -> float:
    """Add the answer to `answers` and return its seconds of processor time."""
    opponents = registry.opponents_of(position.game.id)
    asked, chance = position.asked(), position.chance()
    begun = time.process_time()
    answers.append(choose(position.game, opponents, asked, level, chance))
    return time.process_time() - begun


def _deaf(game: AnyGame) -> Any:
    """Return courses of `game` that forget what has happened."""
    if game.id not in _DEAF:
        course = game.rules.course  # type: ignore[attr-defined]  # as above
        _DEAF[game.id] = type("Deaf", (course,), {"__slots__": (), "tell": lambda self, *events: None})
    return _DEAF[game.id]


_DEAF: dict[str, Any] = {}
