"""The box, the grid, what lords begin with, and the set-up (SPEC 1)."""

from collections import Counter

import pytest

from games.dungeon_lords.adventurers import ADVENTURERS, PALADINS
from games.dungeon_lords.components import (
    CELLS,
    EVENTS,
    GRID,
    ORDERS,
    ROOMS,
    SPECIALS,
    SPELLS,
    TRAP_DECK,
    ZONES,
    monsters_of,
    rooms_of,
    spells_of,
)
from games.dungeon_lords.events import InitialDealt, LocksOpened, RoundBegun
from games.dungeon_lords.moves import Lock
from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Opened
from games.kernel.handicap import with_amounts
from games.kernel.ids import Seat
from tests.games.dungeon_lords.scenes import GAME, OPTIONS, Scene

COUNTS = (2, 3, 4)


def dealt(seats: int = 4, seed: bytes = b"one") -> Scene:
    step = GAME.new_match(seats, OPTIONS, Chance(seed, 1))
    return Scene(step.state, 1, step)


def test_s1_1_counts_of_components() -> None:
    assert len(ORDERS) == 8
    assert [len(monsters_of(year)) for year in (1, 2)] == [12, 12]
    assert [len(rooms_of(year)) for year in (1, 2)] == [8, 8]
    assert len(ROOMS) == 16
    assert Counter(tile.year for tile in ADVENTURERS) == {1: 16, 2: 16}
    assert len(PALADINS) == 2
    assert [len(spells_of(year)) for year in (1, 2)] == [9, 9]
    assert len(SPELLS) == 18
    assert len(TRAP_DECK) == 27
    assert set(Counter(TRAP_DECK).values()) == {3}
    assert EVENTS == ("taxes", "payday", "special")
    assert len(SPECIALS) == 9


def test_s1_2_grid_and_zones() -> None:
    assert CELLS[:6] == ("A1", "B1", "C1", "D1", "E1", "A2")
    assert len(CELLS) == 20
    assert {zone: mask.bit_count() for zone, mask in ZONES.items()} == {
        "upper": 10, "lower": 10, "outer": 14, "inner": 6, "any": 20,
    }  # fmt: skip
    assert GRID.cells_in(ZONES["inner"]) == ("B2", "C2", "D2", "B3", "C3", "D3")
    assert set(GRID.cells_in(ZONES["outer"])) >= {"A2", "A3", "E2", "E3"}
    assert [tile.cell for tile in dealt().lord(0).tiles] == ["C1", "C2", "C3"]


@pytest.mark.parametrize("seats", COUNTS)
def test_s1_3_what_a_lord_begins_with(seats: int) -> None:
    for lord in dealt(seats).state.lords:
        assert (lord.gold, lord.food, lord.imps, lord.evil) == (3, 3, 3, 5)
        assert (lord.traps, lord.creatures, lord.prisoners, lord.tax_tokens, lord.party) == ((), (), (), 0, ())


def test_s1_3_a_handicap_is_gold() -> None:
    lords = GAME.new_match(3, with_amounts(OPTIONS, (0, 10, 2)), Chance(b"one", 1)).state.lords
    goods = [(lord.gold, lord.food, lord.imps, lord.evil) for lord in lords]
    assert goods == [(3, 3, 3, 5), (13, 3, 3, 5), (5, 3, 3, 5)]


def test_s1_4_decks_of_the_first_year() -> None:
    state = dealt().state
    assert sorted(state.monster_deck) == sorted(monsters_of(1))
    assert sorted(state.room_deck) == sorted(rooms_of(1))
    assert len(state.adventurer_deck) == 16
    assert len(set(state.cards)) == 4
    assert set(state.cards) <= set(spells_of(1))
    assert sorted(state.trap_deck) == sorted(TRAP_DECK)
    assert len(set(state.specials)) == 2
    assert sorted(state.event_tiles) == sorted(EVENTS)
    assert (state.paladin, state.paladin_at) == ("paladin_1", None)


def test_s1_4_the_starting_player_is_drawn() -> None:
    assert len({dealt(4, bytes([number])).state.starter for number in range(40)}) == 4


def test_s1_4_initial_orders_are_dealt_in_secret() -> None:
    scene = dealt()
    for seat in range(4):
        own = scene.state.dealt[seat]
        assert len(set(own)) == 3
        assert GAME.observe(scene.state, Seat(seat)).own_dealt == own
        seen = [GAME.observe_event(event, Seat(seat)) for event in scene.of_kind(InitialDealt)]
        assert [event.orders for event in seen if isinstance(event, InitialDealt)] == [
            own if other == seat else None for other in range(4)
        ]
    assert GAME.observe(scene.state, None).own_dealt == ()


def test_s1_4_two_of_three_become_inaccessible_all_together() -> None:
    scene = dealt(3)
    assert scene.asked() == [(seat, "initial_orders") for seat in range(3)]
    for seat in (2, 0):
        scene = scene.plays(f"{seat}: {scene.legal(seat)[1]}")
        assert scene.lord(seat).locked == ()
    assert scene.asked() == [(1, "initial_orders")]
    last = scene.plays(f"1: {scene.legal(1)[0]}")
    assert last.step.opened == tuple(Opened(Seat(seat), "initial_orders") for seat in range(3))
    assert last.of_kind(LocksOpened)[0].orders == tuple(lord.locked for lord in last.state.lords)
    for seat in range(3):
        assert set(last.lord(seat).locked) < set(scene.state.dealt[seat])
        assert len(GAME.observe(last.state, None).lords[seat].hand) == 6


def test_s1_4_what_cannot_be_locked() -> None:
    scene = dealt()
    first, second, third = scene.state.dealt[0]
    other = next(order for order in ORDERS if order not in scene.state.dealt[0])
    assert len(scene.legal(0)) == 3
    assert scene.code(f"0: lock {first} {other}") == "not_dealt"
    assert scene.code(f"0: lock {first} {first}") == "same_order"
    assert scene.plays(f"0: lock {third} {second}").state == scene.plays(f"0: lock {second} {third}").state
    with pytest.raises(IllegalMove, match="lock_order"):
        GAME.apply(scene.state, Seat(0), Lock(third, second), Chance(b"", 1))
    assert scene.code("0: accept") == "wrong_phase"


@pytest.mark.parametrize(("seats", "colours", "coming"), [(2, 2, 3), (3, 1, 3), (4, 0, 4)])
def test_s1_5_by_player_count(seats: int, colours: int, coming: int) -> None:
    scene = dealt(seats)
    assert [len(colour.locked) for colour in scene.state.colours] == [3] * colours
    for seat in range(seats):
        scene = scene.plays(f"{seat}: {scene.legal(seat)[0]}")
    begun = scene.of_kind(RoundBegun)[0]
    assert (len(begun.monsters), len(begun.rooms), len(begun.coming)) == (3, 2, coming)
