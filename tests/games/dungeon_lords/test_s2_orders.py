"""Choosing and placing orders, with the non-player colours (SPEC 2.2, 2.3)."""

from typing import Any

import pytest

from games.dungeon_lords.events import ColoursDrawn, FeePaid, MinionPlaced, OrdersOpened, OrderUnfulfilled
from games.dungeon_lords.state import Colour, Orders
from games.kernel.chance import Chance
from games.kernel.game import Opened
from games.kernel.ids import Seat
from tests.games.dungeon_lords.scenes import GAME, Scene, ordering

FREE = "imps traps"


def standing(scene: Scene) -> set[str]:
    """Return the minions on squares, such as `P1 dig 3`; non-player colours are X and Y."""
    names = {None: "XY"}
    return {
        f"{names[None][minion.colour] if minion.seat is None else f'P{minion.seat + 1}'} {minion.order} {minion.square}"
        for minion in scene.state.minions
    }


def test_s2_2_three_of_six_cards_on_three_positions() -> None:
    scene = ordering("food dig", "food dig", "food dig")
    assert len(scene.legal(0)) == 6 * 5 * 4
    assert all("food" not in line and "dig" not in line for line in scene.legal(0))
    assert scene.code("0: orders food mine imps") == "order_locked"
    assert scene.code("0: orders mine mine imps") == "same_order"
    assert scene.code("0: orders mine imps room traps") == "no_colour"
    assert scene.code("0: done") == "wrong_phase"


def test_s2_2_all_choose_in_secret_and_may_change() -> None:
    scene = ordering(FREE, FREE, FREE)
    assert scene.asked() == [(0, "orders"), (1, "orders"), (2, "orders")]
    once = scene.plays("1: orders dig mine room")
    assert once.asked() == [(0, "orders"), (2, "orders")]
    assert [(each.seat, each.owed) for each in GAME.decisions(once.state)] == [(0, True), (1, False), (2, True)]
    assert not once.step.final
    changed = once.plays("1: orders room mine dig")
    assert changed.state.sealed[1] == Orders("room", "mine", "dig")


def test_s2_2_the_last_seal_opens_all() -> None:
    scene = ordering(FREE, FREE, FREE).plays("1: orders dig mine room", "0: orders dig food mine")
    opened = scene.plays("2: orders room dig food")
    assert opened.step.stays(0)
    assert opened.step.opened == tuple(Opened(Seat(seat), "orders") for seat in range(3))
    assert [event.orders[0].own for event in opened.of_kind(OrdersOpened)] == [("dig", "food", "mine")]
    assert opened.state.sealed == (None, None, None)
    assert [lord.played for lord in opened.state.lords][1] == ("dig", "mine", "room")


def test_s2_2_waves_in_play_order_on_the_lowest_free_square() -> None:
    scene = ordering(FREE, FREE, FREE, starter=Seat(1)).plays(
        "0: orders dig food mine", "1: orders mine dig food", "2: orders food dig mine"
    )
    assert standing(scene) == {
        "P1 dig 1", "P2 dig 2", "P3 dig 3",
        "P3 food 1", "P1 food 2", "P2 food 3",
        "P2 mine 1", "P3 mine 2", "P1 mine 3",
    }  # fmt: skip
    assert [event.wave for event in scene.of_kind(MinionPlaced)] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_s2_2_a_fourth_minion_stays_on_its_card() -> None:
    scene = ordering(FREE, FREE, FREE, FREE).plays(
        "0: orders dig food mine", "1: orders dig food mine", "2: orders dig food mine", "3: orders dig food mine"
    )
    assert scene.lord(3).unfulfilled == ("dig", "food", "mine")
    assert [(event.seat, event.why) for event in scene.of_kind(OrderUnfulfilled)] == [(3, "no_square")] * 3


HIRING = ("0: orders dig food mine", "1: orders monster dig food", "2: orders monster mine dig")


def test_s2_2_hiring_first_costs_a_fee_at_once() -> None:
    asked = ordering(FREE, FREE, FREE).plays(*HIRING)
    assert asked.asked() == [(1, "fee")]
    assert asked.legal(1) == ["accept", "decline"]
    assert asked.default(1) == "accept"
    assert asked.code("1: done") == "wrong_phase"
    paid = asked.plays("1: accept")
    assert paid.lord(1).gold == 2
    assert paid.of_kind(FeePaid) == [FeePaid(Seat(1), 1)]
    assert paid.asked() == [(2, "fee")]
    assert standing(paid) >= {"P2 monster 1"}


def test_s2_2_a_refused_fee_leaves_the_square_to_the_next() -> None:
    scene = ordering(FREE, FREE, FREE).plays(*HIRING, "1: decline", "2: accept")
    assert scene.lord(1).unfulfilled == ("monster",)
    assert scene.lord(1).gold == 3
    assert "P3 monster 1" in standing(scene)


def test_s2_2_without_gold_or_square_nobody_is_asked_for_the_fee() -> None:
    poor = ordering(FREE, FREE, FREE, FREE)
    lords = tuple(
        type(each)(gold=0, food=3, imps=3, evil=5, tiles=each.tiles, locked=each.locked) for each in poor.state.lords
    )
    scene = poor.but(lords=lords).plays(*HIRING, "3: orders monster dig food")
    assert not scene.of_kind(FeePaid)
    assert [event.why for event in scene.of_kind(OrderUnfulfilled)][:3] == ["no_fee"] * 3
    full = ordering(FREE, FREE, FREE, FREE).plays(
        "0: orders monster dig food", *HIRING[1:], "3: orders monster dig food", "0: accept", "1: accept", "2: accept"
    )
    assert full.lord(3).gold == 3
    assert full.lord(3).unfulfilled[0] == "monster"


def test_s2_2_hiring_later_is_free() -> None:
    scene = ordering(FREE, FREE, FREE).plays(
        "0: orders dig monster mine", "1: orders dig food monster", "2: orders mine dig food"
    )
    assert not scene.of_kind(FeePaid)
    assert {"P1 monster 1", "P2 monster 2"} <= standing(scene)


@pytest.mark.parametrize(("seats", "draws"), [(2, 2), (3, 3)])
def test_s2_3_colours_draw_of_their_five(seats: int, draws: int) -> None:
    scene = Scene(GAME.new_match(seats, {"year1_production": "one_room"}, Chance(b"colours", 1)).state)
    for seat in range(seats):
        scene = scene.plays(f"{seat}: {scene.legal(seat)[0]}")
    assert len(scene.state.colours) == 4 - seats
    for colour in scene.state.colours:
        assert len(colour.locked) == 3
        assert len(colour.played) == draws
        assert not set(colour.locked) & set(colour.played)
    drawn = scene.of_kind(ColoursDrawn)[0]
    assert drawn.orders == tuple(colour.played for colour in scene.state.colours)
    assert {minion.square for minion in scene.state.minions} <= {2, 3}
    assert len(scene.state.minions) == draws * (4 - seats)


def two(**changes: Any) -> Scene:
    """Return two lords about to choose; X has drawn food and mine, Y dig and traps."""
    colours = (
        Colour(("dig", "traps", "monster"), ("food", "mine")),
        Colour(("food", "mine", "imps"), ("dig", "traps")),
    )
    return ordering("imps traps", "imps traps", colours=colours, **changes)


def test_s2_3_a_lord_chooses_the_third_order_of_his_colour() -> None:
    scene = two()
    assert GAME.observe(scene.state, None).colour_choices == (
        ("reputation", "imps", "room"),
        ("reputation", "monster", "room"),
    )
    assert len(scene.legal(0)) == 120 * 3
    assert scene.code("0: orders food dig mine") == "colour_order_missing"
    assert scene.code("0: orders food dig mine food") == "colour_order_taken"
    assert scene.default(0) == "orders food reputation dig reputation"


def test_s2_3_third_minions_come_before_the_lords() -> None:
    scene = two().plays("0: orders room dig mine room", "1: orders room food reputation room")
    assert {"X room 1", "Y room 2", "P1 room 3"} <= standing(scene)
    assert scene.lord(1).unfulfilled[0] == "room"
    assert [colour.played for colour in scene.state.colours] == [("food", "mine", "room"), ("dig", "traps", "room")]
    waves = [event.wave for event in scene.of_kind(MinionPlaced)]
    assert waves[:2] == [0, 0]
    assert 0 not in waves[2:]


def test_s2_3_the_other_lord_does_not_see_the_third_order() -> None:
    scene = two().plays("0: orders room dig mine imps")
    assert GAME.observe(scene.state, Seat(1)).own_orders is None
    event = GAME.observe_event(scene.step.events[0], Seat(1))
    assert "imps" not in repr(event)


def test_s2_3_orders_used_are_inaccessible_next_round() -> None:
    scene = two().plays("0: orders room dig mine room", "1: orders room food reputation room")
    assert [set(colour.locked) for colour in scene.state.colours] == [
        {"dig", "traps", "monster"}, {"food", "mine", "imps"},
    ]  # fmt: skip
    while scene.state.phase == "evaluation" or scene.state.season == "winter":
        seat = scene.asked()[0][0]
        scene = scene.plays(f"{seat}: {scene.default(seat)}")
    assert [colour.locked for colour in scene.state.colours] == [("food", "mine", "room"), ("dig", "traps", "room")]
    assert not set(scene.state.colours[0].played) & {"food", "mine", "room"}
