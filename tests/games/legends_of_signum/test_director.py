"""The director of the match in the playground leads to the end of its script, whatever is drawn and rolled."""

import random

import pytest

from games.kernel.chance import Chance
from games.kernel.play_out import FIRST_REVISION, defaults
from games.legends_of_signum import moves
from games.legends_of_signum.decks import faults
from games.legends_of_signum.events import Clashed, TacticFired
from games.legends_of_signum.state import State
from tests.games.legends_of_signum.director import (
    ANN,
    BORIS,
    DECKS,
    HEROES,
    Played,
    Script,
    is_charge,
    next_moves,
    set_up,
)
from tests.games.legends_of_signum.matches import GAME

SETTING_UP = ("hero", "first", "hand", "place")
MOST_MOVES = 180
"""After the set-up; 50 to 110 are usual."""

Line = tuple[Played, ...]


def directed(number: int) -> tuple[list[Line], Script, State]:
    """Play a whole match by the director, with the draws of match `number`; return what follows the set-up."""
    seed, revision = random.Random(number).randbytes(32), FIRST_REVISION
    state, script = GAME.new_match(2, defaults(GAME), Chance(seed, revision)).state, Script()
    made: list[Line] = []
    while state.phase in SETTING_UP:
        revision += 1
        seat = next(decision.seat for decision in GAME.decisions(state) if decision.owed)
        state = GAME.apply(state, seat, set_up(state, seat), Chance(seed, revision)).state
    while state.phase != "over":
        line = next_moves(state, script)
        for each in line:
            revision += 1
            assert is_typed(state, each)
            step = GAME.apply(state, each.seat, each.move, Chance(seed, revision))
            if is_charge(state) and not script.charged:
                assert each is line[0], "nothing follows the Move of the first charge"
            for event in step.events:
                if isinstance(event, TacticFired):
                    assert (event.seat, each.seat) == (BORIS, ANN), "his tactics spring in her turns"
                if isinstance(event, Clashed) and event.charge:
                    assert is_charge(state)
            state, script = step.state, script.after(step.events)
            assert each.state in (None, state), "all but dice is foreseen"
        made.append(line)
    return made, script, state


def is_typed(state: State, played: Played) -> bool:
    """Return whether a move is what its line means when it is typed."""
    line = GAME.print_move(played.move)
    return GAME.parse_move(line, GAME.observe(state, played.seat), {}) == played.move


def test_both_decks_are_legal() -> None:
    assert [faults(hero, deck) for hero, deck in zip(HEROES, DECKS, strict=True)] == [(), ()]


@pytest.mark.parametrize("number", range(6))
def test_the_script_is_played_to_its_end(number: int) -> None:
    made, script, state = directed(number)
    assert script.is_played
    result = state.table.result
    assert result is not None and (result.winners, result.reason) == ((ANN,), "hero")
    played = [each for line in made for each in line]
    assert len(played) <= MOST_MOVES
    assert {moves.Terrain, moves.Explore, moves.Hex, moves.Lay, moves.Fight} <= {type(each.move) for each in played}
