"""Decisions, default moves, hidden information, what may be taken back (SPEC 9)."""

import random

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.codec import decode_events, decode_state, encode
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.tetranomicon.events import CardTurnedUp, IncomePaid
from games.tetranomicon.moves import Build, LayRoute, Move, Pass
from games.tetranomicon.state import State
from tests.games.tetranomicon.scenes import GAME, Scene, chance, scene


def default_move(state: State) -> Move:
    return GAME.default_move(state, Seat(0), Chance(b"", 1))


def dealt(seats: int) -> Scene:
    return Scene(GAME.new_match(seats, {}, Chance(b"nine", 0)).state)


def test_s9_1_one_decision_of_one_seat() -> None:
    start = dealt(2)
    first, second = start.state.setup_left
    farm, route = start, start.after("build A1 farm")
    action = route.after("route A-B", "build G1 farm", "route C-G")
    assert GAME.decisions(farm.state) == (Decision(first, "free_farm"),)
    assert GAME.decisions(route.state) == (Decision(first, "free_route"),)
    assert GAME.decisions(action.state) == (Decision(first, "action", free=True),)
    assert GAME.legal_moves(action.state, second) == ()


def test_s9_1_all_legal_actions_in_canonical_order() -> None:
    start = scene(
        2,
        era=2,
        buildings={0: "A1 farm, E2 sawmill"},
        routes={0: "A-E"},
        armies={0: "Vinctum"},
        guards="F 1",
        creature_pool="Redux Frigus",
        artifact_pool="twin saw1 coins10",
        coins=12,
    )
    assert start.legal() == [
        "build A2 farm",
        "build A3 sawmill",
        "build E1 farm",
        "build E3 mine",
        "route A-B",
        "route B-C",
        "route B-F",
        "route C-F",
        "route C-G",
        "route E-F",
        "route E-I",
        "route F-G",
        "route F-J",
        "route G-K",
        "route I-J",
        "route J-K",
        "artifact coins10",
        "artifact saw1",
        "creature Frigus",
        "creature Redux",
        "trophy F from A",
        "trophy F from E",
        "pass",
    ]


def test_s9_1_default_farm_is_where_most_segments_are_free() -> None:
    start = scene(2).but(phase="setup", setup_left=(0, 1))
    assert default_move(start.state) == Build("C1", "farm")
    taken = scene(2, routes={1: "B-C, A-B"}).but(phase="setup", setup_left=(0, 1))
    assert default_move(taken.state) == Build("E1", "farm")


def test_s9_1_default_route_leads_away_from_monsters() -> None:
    here = {"phase": "setup", "setup_left": (0, 1), "setup_city": "C"}
    assert default_move(scene(2, guards="B 1, F 1").but(**here).state) == LayRoute("C-G")
    assert default_move(scene(2, guards="F 1").but(**here).state) == LayRoute("B-C")
    assert default_move(scene(2, guards="B 1, F 1", routes={1: "C-G"}).but(**here).state) == LayRoute("B-C")


def test_s9_1_default_action_is_to_pass() -> None:
    state = scene().state
    assert GAME.default_move(state, Seat(0), chance()) == Pass()


def test_s9_2_decks_and_bag_are_numbers_for_everybody() -> None:
    state = dealt(3).state
    for observer in (None, Seat(0), Seat(2)):
        view = GAME.observe(state, observer)
        assert view.creature_decks == (1, 5, 5, 5)
        assert view.artifact_decks == (1, 5, 5, 5)
        assert sum(view.bag) == 20
        assert replace(view, observer=None) == GAME.observe(state, None)
        shown = encode(view).decode()
        assert not any(card in shown for deck in state.creature_decks for card in deck)


def test_s9_2_samples_look_the_same_and_differ_in_what_is_hidden() -> None:
    state = dealt(4).state
    view = GAME.observe(state, Seat(1))
    samples = [GAME.sample(view, Chance(b"other", number)) for number in range(5)]
    assert all(GAME.observe(sample, Seat(1)) == view for sample in samples)
    assert len(set(samples)) == 5
    for sample in samples:
        seen = {*sample.creature_pool, *(card for deck in sample.creature_decks for card in deck)}
        assert len(seen) == len(sample.creature_pool) + sum(len(deck) for deck in sample.creature_decks)


def test_s9_2_a_sample_can_be_played_to_the_end() -> None:
    rng = random.Random(5)
    state = GAME.sample(GAME.observe(dealt(3).state, None), chance())
    while state.turn is not None:
        move = rng.choice(GAME.legal_moves(state, state.turn))
        state = GAME.apply(state, state.turn, move, chance()).state
    assert GAME.outcome(state) is not None


def test_s9_2_final_exactly_when_a_card_came_up_or_a_phase_ended() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        state = GAME.new_match(2 + seed % 3, {}, Chance(bytes([seed]), 0)).state
        while state.turn is not None:
            before = state
            step = GAME.apply(state, before.turn or Seat(0), rng.choice(GAME.legal_moves(state, state.turn)), chance())
            state = step.state
            lasting = any(isinstance(event, CardTurnedUp | IncomePaid) for event in step.events)
            assert step.final == (lasting or before.phase != state.phase)


def test_s9_2_states_and_events_survive_storage() -> None:
    state = dealt(4).after("build O1 farm", "route O-P", "build L1 farm", "route L-P").state
    assert decode_state(GAME, encode(state)) == state
    step = GAME.apply(state, state.turn or Seat(0), GAME.legal_moves(state, state.turn or Seat(0))[-1], chance())
    assert decode_events(GAME, encode(step.events)) == step.events
