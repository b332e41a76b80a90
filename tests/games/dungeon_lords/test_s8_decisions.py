"""Decisions, their defaults, notation, and what is hidden from which seat (SPEC 8)."""

import random

import pytest

from games.dungeon_lords.components import ORDERS
from games.dungeon_lords.events import Event, InitialDealt, OrdersSealed, TaxSealed, TrapGiven
from games.dungeon_lords.state import Orders
from games.kernel.chance import Chance
from games.kernel.codec import encode
from games.kernel.errors import IllegalMove, NotationError
from games.kernel.ids import Seat
from games.kernel.play_out import play_out
from tests.games.dungeon_lords.fights import Fight
from tests.games.dungeon_lords.scenes import (
    GAME,
    OPTIONS,
    SEED,
    Scene,
    evaluation,
    event,
    lord,
    ordering,
    production,
    table,
)

LINES = [
    "lock food mine", "orders dig mine food", "orders dig mine food imps", "accept", "decline", "spy 2", "dig D2",
    "done", "mine 2",
    "hire troll", "hire demon feeding goblin", "build mint C3", "produce tool_shed D2", "produce mint",
    "retrieve dig", "give pendulum", "keep witch", "keep demon feeding goblin", "dismiss witch", "pay 2", "ground C3",
    "set pendulum trap_door", "set nothing", "send ghost ghost troll", "send nothing", "replan", "use pendulum",
    "target thief_1_2", "choose troll", "choose vampire down",
    "in_turn", "attack witch 2 thief_1_2 priest_1_1 raise 2", "attack slime 1",
    "attack ghost 1 thief_1_2", "release warrior_1_1",
]  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_s8_1_notation_both_ways(line: str) -> None:
    assert GAME.notation.shown(GAME.notation.parsed(line, {})) == line
    assert GAME.notation.parsed(f"  {line.upper()} ", {}) == GAME.notation.parsed(line, {})


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "not_a_move"), ("dance", "not_a_move"), ("dig", "incomplete"), ("dig D9", "unknown_id"),
        ("dig D2 D3", "left_over"), ("spy ²", "no_number"), ("spy", "incomplete"), ("mine 1000", "no_number"),
        ("orders dig mine", "incomplete"), ("hire troll feeding", "incomplete"), ("hire ork", "unknown_id"),
        ("send", "incomplete"), ("set pendulum nonsense", "unknown_id"), ("attack witch", "incomplete"),
    ],
)  # fmt: skip
def test_s8_1_what_is_no_move(line: str, code: str) -> None:
    with pytest.raises(NotationError) as refusal:
        GAME.notation.parsed(line, {})
    assert refusal.value.code == code


def test_s8_1_sets_in_any_order() -> None:
    assert GAME.notation.shown(GAME.notation.parsed("send troll ghost goblin", {})) == "send goblin ghost troll"
    assert GAME.notation.shown(GAME.notation.parsed("lock mine food", {})) == "lock food mine"
    assert GAME.notation.shown(GAME.notation.parsed("orders mine food dig", {})) == "orders mine food dig"


def test_s8_1_names_of_several_words() -> None:
    names = {"tool shed": "tool_shed", "produire": "produce", "anti-magic dart": "antimagic_dart"}
    assert GAME.notation.shown(GAME.notation.parsed("produire Tool  Shed d2", names)) == "produce tool_shed D2"
    assert GAME.notation.shown(GAME.notation.parsed("set anti-magic dart", names)) == "set antimagic_dart"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s8_1_defaults_alone_lead_to_the_end(seats: int) -> None:
    state = GAME.new_match(seats, OPTIONS, Chance(b"absent", 1)).state
    for revision in range(2, 2000):
        decisions = [each for each in GAME.decisions(state) if each.owed]
        if not decisions:
            break
        chance = Chance(b"absent", revision)
        move = GAME.default_move(state, decisions[0].seat, chance)
        state = GAME.apply(state, decisions[0].seat, move, chance).state
    assert GAME.outcome(state) is not None


def test_s8_1_defaults_of_orders_and_squares() -> None:
    assert ordering("food mine", "food mine", "food mine").default(0) == "orders reputation dig imps"
    assert evaluation(lord(), lord(), minions="0 food 1").default(0) == "accept"
    assert evaluation(lord(), lord(), minions="0 dig 1").default(0) == "decline"
    assert evaluation(lord(), lord(), minions="0 dig 1").plays("0: dig D2").default(0) == "done"
    assert evaluation(lord(), lord(), minions="0 monster 1", monsters=("goblin",)).default(0) == "decline"
    assert evaluation(lord(), lord(), minions="0 room 1", rooms=("mint",)).default(0) == "decline"


def test_s8_1_nobody_else_may_answer() -> None:
    scene = evaluation(lord(), lord(), minions="0 food 1")
    assert scene.legal(1) == []
    assert scene.code("1: accept") == "no_decision"
    over = table(lord(), lord(), phase="over")
    assert over.code("0: accept") == "match_over"


def test_s8_1_what_squares_cost_each_lord_now_stands_in_the_view() -> None:
    scene = ordering("food mine", "food mine", "food mine")
    prices = GAME.observe(scene.state, Seat(0)).prices[0]
    assert len(prices) == 8
    food = prices[ORDERS.index("food")]
    assert [(each.cost.gold, each.cost.evil, each.food) for each in food] == [(1, 0, 2), (0, 1, 3), (0, 2, 3)]
    assert GAME.observe(scene.state, None).prices[0] == prices
    quote = scene.explained("0: orders monster dig imps")
    assert quote.fee == 1
    assert [squares[0].order for squares in quote.orders] == ["monster", "dig", "imps"]
    assert [square.most for square in quote.orders[1]] == [2, 3, 2]


def test_s8_2_sealed_orders_are_the_seats_own() -> None:
    scene = ordering("food mine", "food mine", "food mine").plays("1: orders dig imps room")
    assert GAME.observe(scene.state, Seat(1)).own_orders == Orders("dig", "imps", "room")
    for observer in (Seat(0), None):
        view = GAME.observe(scene.state, observer)
        assert view.own_orders is None
        assert view.sealed == (False, True, False)
        assert GAME.observe_event(scene.step.events[0], observer) == OrdersSealed(Seat(1), None)


@pytest.mark.parametrize(
    ("event", "field"),
    [
        (InitialDealt(Seat(1), ("dig",)), "orders"),
        (TrapGiven(Seat(1), "golem", "pendulum"), "trap"),
        (TaxSealed(Seat(1), 2), "gold"),
    ],
)
def test_s8_2_events_tell_their_secret_to_their_own_seat(event: Event, field: str) -> None:
    assert GAME.observe_event(event, Seat(1)) == event
    for observer in (Seat(0), None):
        assert getattr(GAME.observe_event(event, observer), field) is None


def test_s8_2_traps_are_a_number_to_others() -> None:
    scene = table(lord(traps="pendulum trap_door"), lord())
    assert GAME.observe(scene.state, Seat(0)).own_traps == ("pendulum", "trap_door")
    assert GAME.observe(scene.state, Seat(1)).lords[0].traps == 2
    assert b"pendulum" not in encode(GAME.observe(scene.state, Seat(1)))


def test_s8_2_decks_are_what_is_left_not_their_order() -> None:
    scene = table(lord(), lord())
    backward = scene.but(monster_deck=scene.state.monster_deck[::-1], adventurer_deck=scene.state.adventurer_deck[::-1])
    assert GAME.observe(backward.state, Seat(0)) == GAME.observe(scene.state, Seat(0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s8_2_a_sample_looks_like_the_view(seats: int) -> None:
    match = play_out(GAME, seats, b"samples", random.Random(seats))
    for moves in range(0, len(match.turns), 7):
        state = match.state(moves)
        for observer in (None, *range(seats)):
            view = GAME.observe(state, None if observer is None else Seat(observer))
            sampled = GAME.sample(view, Chance(b"other", moves))
            assert GAME.observe(sampled, view.observer) == view


def test_s8_2_a_sample_of_a_battle_has_the_traps_that_wait_in_it() -> None:
    """Random matches have no labyrinth with two traps at the moment that is looked at."""
    fight = Fight(["warrior_1_4"], traps=["pendulum", "trap_door"], tiles=[("C1", "labyrinth")])
    assert fight.asked() == (0, "trap_order")
    for observer in (None, Seat(0), Seat(1)):
        view = GAME.observe(fight.state, observer)
        sampled = GAME.sample(view, Chance(b"other", 1))
        again = GAME.observe(sampled, observer)
        assert (again.battle, again.battle_traps, again.battle_kinds) == (
            view.battle, view.battle_traps, view.battle_kinds,
        )  # fmt: skip
        assert view.battle_traps == 2


def test_s8_2_what_lies_in_the_open_is_public() -> None:
    scene = production(lord(tiles="C1 C2=mint C3", gold=7, creatures="troll"), lord())
    shown = GAME.observe(scene.state, None).lords[0]
    assert (shown.gold, shown.tiles[1].room, shown.creatures[0].kind) == (7, "mint", "troll")
    assert event("taxes", lord(gold=0), lord(gold=0)).lord(0).tax_tokens == 2


def test_s8_1_what_can_be_taken_back_and_what_cannot() -> None:
    scene = evaluation(lord(), lord(), minions="0 food 1, 0 dig 2, 0 traps 2, 1 room 1", rooms=("mint",))
    food = scene.plays("0: accept")
    dig = food.plays("0: dig D2")
    assert not food.step.final
    assert not dig.step.final
    traps = dig.plays("0: done", "0: accept")
    assert traps.step.final
    last = traps.plays("1: build mint C3")
    assert last.step.final
    sealed = ordering("food mine", "food mine", "food mine").plays("0: orders dig imps room")
    assert not sealed.step.final


def test_s8_1_what_ends_the_first_choice_or_a_round_cannot_be_taken_back() -> None:
    """What comes to light there does so by itself: other steps have a reason of their own to be final."""
    scene = Scene(GAME.new_match(2, OPTIONS, Chance(SEED, 0)).state)
    first = scene.plays(f"0: {scene.legal(0)[0]}")
    assert not first.step.final
    assert first.plays(f"1: {scene.legal(1)[0]}").step.final
    party = lord(party="warrior_1_1", creatures="goblin")
    assert table(party, lord(), phase="round_end", season="autumn").begin().step.final


_MAY_HAVE_ONE = {"give_trap", "plan_traps", "trap_order"}
"""Kinds of decision in which a single answer is asked for: to pass over it would tell which traps somebody holds."""


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_s8_1_a_single_answer_that_tells_nothing_is_not_asked_for(seats: int) -> None:
    rng = random.Random(seats)
    for number in range(4):
        state = GAME.new_match(seats, OPTIONS, Chance(SEED, number)).state
        revision = 0
        while asked := [each for each in GAME.decisions(state) if each.owed]:
            for each in asked:
                assert len(GAME.legal_moves(state, each.seat)) > 1 or each.kind in _MAY_HAVE_ONE, each.kind
            who, revision = rng.choice(asked).seat, revision + 1
            move = rng.choice(GAME.legal_moves(state, who))
            state = GAME.apply(state, who, move, Chance(SEED, revision)).state


def test_s8_1_nothing_but_what_is_listed_is_ever_taken() -> None:
    """Each kind of question gets moves of every kind that the match had: what is not listed is refused, not ignored."""
    match = play_out(GAME, 3, SEED, random.Random(1))
    moves = {(type(turn.move), len(GAME.print_move(turn.move).split())): turn.move for turn in match.turns}
    asked = {turn.decisions[0].kind: (match.state(number), turn.seat) for number, turn in enumerate(match.turns)}
    assert {"orders", "produce", "retrieve", "plan", "attack"} <= set(asked)
    for state, seat in asked.values():
        legal = GAME.legal_moves(state, seat)
        for move in moves.values():
            if move not in legal:
                with pytest.raises(IllegalMove):
                    GAME.apply(state, seat, move, Chance(SEED, 1))
