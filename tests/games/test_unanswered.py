"""What a seat sees as if the others had not answered yet: a computer weighs its sealed answer against all of theirs."""

import random

import pytest

from games import registry
from games.kernel.chance import Chance
from games.kernel.game import AnyGame, Decision
from games.kernel.ids import Seat, seats_of
from games.kernel.play_out import play_out

WEIGHED = {"dungeon_lords": {"orders"}, "dungeon_twister": {"combat", "team"}, "legends_of_signum": {"hero"}}
"""Questions whose answers are weighed against each other, by game."""


@pytest.mark.parametrize("game_id", WEIGHED)
def test_who_has_answered_is_asked_again(game_id: str) -> None:
    """Without it a search fights against one drawn card, and lays the best answer to that."""
    game = registry.find(game_id)
    asked = {kind for kind in WEIGHED[game_id] if any(_asked_again(game, kind))}
    assert asked == WEIGHED[game_id]


def _asked_again(game: AnyGame, kind: str) -> list[bool]:
    """Return for each answer of another seat to a question of that kind whether it is owed again; all are."""
    match = play_out(game, 2, bytes(32), random.Random(1))
    found = []
    for number, turn in enumerate(match.turns):
        for seat in seats_of(2):
            now = _of(turn.decisions, Seat(1 - seat), kind)
            if now is None or now.owed:
                continue
            view = game.unanswered(game.observe(match.state(number), seat))
            again = _of(game.decisions(game.sample(view, Chance(bytes(32), 1))), Seat(1 - seat), kind)
            found.append(again is not None and again.owed)
    assert all(found)
    return found


def _of(decisions: tuple[Decision, ...], seat: Seat, kind: str) -> Decision | None:
    return next((each for each in decisions if each.seat == seat and each.kind == kind), None)
