"""The director of the match in the playground leads to the end of its script, whatever is drawn."""

import random

import pytest

from games.dungeon_twister.moves import Combat, Fight, Move
from games.dungeon_twister.state import State
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from games.kernel.play_out import FIRST_REVISION, defaults
from tests.games.dungeon_twister.director import Script, next_moves, set_up
from tests.games.dungeon_twister.scenes import GAME, E, W

pytestmark = pytest.mark.slow

MOST_MOVES = 80
"""After the set-up; 24 to 50 are usual."""


def directed(number: int) -> tuple[list[tuple[Seat, Move]], Script, State]:
    """Play a whole match by the director, with the draws of match `number`; return what follows the set-up."""
    seed, revision = random.Random(number).randbytes(32), FIRST_REVISION
    state, script = GAME.new_match(2, defaults(GAME), Chance(seed, revision)).state, Script()
    made: list[tuple[Seat, Move]] = []
    while state.phase in ("team", "hide"):
        revision += 1
        seat = next(decision.seat for decision in GAME.decisions(state) if decision.owed)
        state = GAME.apply(state, seat, set_up(state, seat), Chance(seed, revision)).state
    while state.phase != "over":
        for each in next_moves(state, script):
            revision += 1
            assert each.move in GAME.legal_moves(state, each.seat)
            step = GAME.apply(state, each.seat, each.move, Chance(seed, revision))
            state, script = step.state, script.after(step.state, step.events)
            assert each.state in (None, state), "it foresees all but reveals"
            assert each.script == script
            made.append((each.seat, each.move))
    return made, script, state


@pytest.mark.parametrize("number", range(6))
def test_the_script_is_played_to_its_end(number: int) -> None:
    made, script, state = directed(number)
    assert script == Script(turned=True, fought=True, burned=True, carried_out=True)
    assert state.public.scores == (5, 0)
    assert len(made) <= MOST_MOVES
    fights = [(place, move) for place, (_, move) in enumerate(made) if isinstance(move, Fight)]
    assert len(fights) == 1, "one fight"
    place, attack = fights[0]
    assert attack.card is not None, "the card lies with the attack"
    assert made[place][0] == W
    assert made[place + 1][0] == E and isinstance(made[place + 1][1], Combat), "then the other one answers"
