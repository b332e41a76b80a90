"""Random play of all modes: it never gets stuck, nothing overlaps, notation and JSON round-trip, samples fit views."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.kernel.chance import Chance
from games.kernel.codec import decode_move, decode_state, encode
from games.kernel.game import Step
from games.kernel.ids import Seat
from games.legends_of_signum.decks import faults
from games.legends_of_signum.events import Event
from games.legends_of_signum.game import LegendsOfSignum
from games.legends_of_signum.geometry import is_overlap
from games.legends_of_signum.moves import Move
from games.legends_of_signum.state import State
from tests.sampling import sample

GAME = LegendsOfSignum()
MATCHES = sample(2, hunt=40)
MOVES = sample(160, hunt=5_000)
Turn = tuple[State, Seat, Move, Step[State, Event], int]


def turns(seed: int, seats: int, mode: str, most: int) -> Iterator[Turn]:
    """Play at random: a topic, then a move about it."""
    rng, key = random.Random(seed), seed.to_bytes(32, "big")
    state = GAME.new_match(seats, {"length": "standard", "mode": mode}, Chance(key, 1)).state
    for number in range(2, most + 2):
        decisions = GAME.decisions(state)
        if not decisions:
            return
        owed = [decision for decision in decisions if decision.owed]
        seat = rng.choice(owed if rng.random() < 0.95 else list(decisions)).seat
        topics = GAME.topics(state, seat)
        rest = [topic for topic in topics if topic != "end" or rng.random() < 0.1] or ["end"]
        legal = GAME.moves_about(state, seat, rng.choice(rest))
        move = rng.choice(legal)
        step = GAME.apply(state, seat, move, Chance(key, number))
        yield state, seat, move, step, number
        state = step.state


def check_field(state: State) -> None:
    units = state.table.units
    for place, one in enumerate(units):
        assert not any(is_overlap(one.disc, other.disc) for other in units[place + 1 :])
        assert not any(is_overlap(one.disc, each.disc) for each in state.table.tokens if not each.data.area)


def check_written(state: State, seat: Seat, move: Move) -> None:
    line = GAME.print_move(move)
    assert GAME.parse_move(line, GAME.observe(state, seat), {}) == move, line
    assert decode_move(GAME, encode(move)) == move


def check_views(state: State, chance: Chance) -> None:
    for observer in (None, *(Seat(seat) for seat in range(len(state.secrets)))):
        view = GAME.observe(state, observer)
        for made in (GAME.sample(view, chance), GAME.suppose(view, chance)):
            assert GAME.observe(made, observer) == view
            assert GAME.decisions(made) == GAME.decisions(state)
            if observer is not None:
                topics = GAME.topics(state, observer)
                assert GAME.topics(made, observer) == topics
            for player, secret in zip(made.table.players, made.secrets, strict=True):
                if player.hero and not player.gone:
                    assert faults(player.hero, secret.list) == ()


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode"), [(2, "free"), (3, "free"), (4, "free"), (4, "teams")])
def test_random_play(seats: int, mode: str) -> None:
    for seed in range(MATCHES):
        for state, seat, move, step, number in turns(seed, seats, mode, MOVES):
            assert step.events
            check_written(state, seat, move)
            check_field(step.state)
            if number % 9 == 0:
                assert decode_state(GAME, encode(step.state)) == step.state
                check_views(step.state, Chance(b"views", number))


def test_s15_the_default_is_legal_and_ends_a_match() -> None:
    """Nobody ever answers: heroes stand, prosperity grows by Levy and Markets, the round limit comes."""
    for seats, mode in ((2, "free"), (3, "free"), (4, "teams")):
        state = GAME.new_match(seats, {"length": "short", "mode": mode}, Chance(b"defaults", 1)).state
        for number in range(2, 2_000):
            decisions = [decision for decision in GAME.decisions(state) if decision.owed]
            if not decisions:
                break
            seat = decisions[0].seat
            move = GAME.default_move(state, seat, Chance(b"defaults", number))
            assert move in GAME.legal_moves(state, seat)
            state = GAME.apply(state, seat, move, Chance(b"defaults", number)).state
        assert GAME.outcome(state) is not None


def test_s17_2_a_player_who_leaves_is_never_asked_again() -> None:
    for seats, mode in ((2, "free"), (3, "free"), (4, "teams")):
        states: list[Any] = [turn[3].state for turn in turns(3, seats, mode, 60)]
        setting_up = [state for state in states if state.table.phase not in {"construction", "activation", "discard"}]
        if seats > 2:
            assert {GAME.leave(state, Seat(0), Chance(b"leaving", 1)) for state in setting_up} == {None}, "it stays"
        playing = [state for state in states if state.table.phase in {"construction", "activation"}]
        for state in playing[::7]:
            for seat in range(seats):
                step = GAME.leave(state, Seat(seat), Chance(b"leaving", 1))
                assert step is not None
                assert Seat(seat) not in [decision.seat for decision in GAME.decisions(step.state)]
                assert bool(GAME.decisions(step.state)) == (GAME.outcome(step.state) is None)
                check_field(step.state)
                check_views(step.state, Chance(b"leaving", 2))
