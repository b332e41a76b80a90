"""Invariants of every match of Tetranomicon, searched by Hypothesis."""

import random

from hypothesis import given
from hypothesis import strategies as st

from games.kernel.chance import Chance
from games.tetranomicon.components import ARTIFACT, CREATURE
from games.tetranomicon.state import State
from tests.contract.finding import finding
from tests.games.tetranomicon.scenes import GAME, chance


def play(seats: int, seed: int) -> list[State]:
    """Return all positions of a random match."""
    rng = random.Random(seed)
    states = [GAME.new_match(seats, {}, Chance(seed.to_bytes(4, "big"), 0)).state]
    while (turn := states[-1].turn) is not None:
        move = rng.choice(GAME.legal_moves(states[-1], turn))
        states.append(GAME.apply(states[-1], turn, move, chance()).state)
    return states


MATCHES = {"seats": st.sampled_from((2, 3, 4)), "seed": st.integers(0, 2**32 - 1)}


def check_cards_and_tokens(state: State) -> None:
    """No card or token is lost or doubled, except for cards that left the game; pools hold no card of a later era."""
    creatures = [
        *filter(None, state.creature_pool),
        *(card for army in state.armies for card in army),
        *(card for deck in state.creature_decks for card in deck),
    ]
    artifacts = [
        *filter(None, state.artifact_pool),
        *(card for owned in state.artifacts for card in owned),
        *(card for deck in state.artifact_decks for card in deck),
    ]
    levels = [*state.bag, *(guard.level for guard in state.guards), *(one for won in state.trophies for one in won)]
    assert len(creatures) == len(set(creatures))
    assert len(artifacts) == len(set(artifacts))
    assert [levels.count(level) for level in (1, 2, 3, 4)] == [8, 7, 6, 5]
    assert {CREATURE[card].era for card in filter(None, state.creature_pool)} <= {state.era}
    assert all(ARTIFACT[card].era <= state.era for card in filter(None, state.artifact_pool))


def check_board(state: State) -> None:
    """Tokens lie in order, one in a tower, never beside monsters; coins stay on the track."""
    assert list(state.buildings) == sorted(state.buildings)
    assert list(state.routes) == sorted(state.routes)
    assert list(state.guards) == sorted(state.guards)
    assert len({token.tower for token in state.buildings}) == len(state.buildings)
    assert len({token.segment for token in state.routes}) == len(state.routes)
    assert not {token.tower[0] for token in state.buildings} & {guard.city for guard in state.guards}
    assert all(0 <= coins <= 30 for coins in state.coins)


def check_turn(state: State) -> None:
    """The seat that acts has not passed and can do more than pass."""
    if state.phase != "actions" or state.turn is None:
        return
    assert len(GAME.legal_moves(state, state.turn)) > 1
    assert not state.passed[state.turn]


@given(**MATCHES)
def test_every_position_of_a_match(seats: int, seed: int) -> None:
    for state in play(seats, seed):
        for check in (check_cards_and_tokens, check_board, check_turn):
            assert finding(check, state) == ""


@given(**MATCHES)
def test_equal_matches_from_equal_chance(seats: int, seed: int) -> None:
    assert play(seats, seed) == play(seats, seed)
