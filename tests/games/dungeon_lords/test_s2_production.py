"""Production and retrieving orders (SPEC 2.5, 2.6)."""

from games.dungeon_lords.events import EvilChanged, OrdersRetrieved, PaladinMoved, PlayOrderWanted, RoomWorked
from games.kernel.ids import Seat
from tests.games.dungeon_lords.scenes import GAME, evaluation, lord, production

BOTH = "C1 C2=hatchery C3=mint"


def test_s2_5_a_room_works_for_its_imps() -> None:
    scene = production(lord(tiles=BOTH), lord())
    assert scene.asked() == [(0, "produce")]
    assert scene.legal(0) == ["produce hatchery", "produce mint", "done"]
    after = scene.plays("0: produce hatchery")
    assert after.lord(0).food == 4
    assert after.of_kind(RoomWorked) == [RoomWorked(Seat(0), "hatchery", 3, 0)]


def test_s2_5_all_lords_at_once_and_only_who_can() -> None:
    scene = production(lord(tiles=BOTH), lord(), lord(tiles="C1 C2 C3=mint"))
    assert scene.asked() == [(0, "produce"), (2, "produce")]
    assert scene.plays("2: done").asked() == [(0, "produce")]


def test_s2_5_year_one_one_room_in_a_round() -> None:
    scene = production(lord(tiles=BOTH, imps=9), lord(tiles="C1 C2 C3=mint"))
    after = scene.plays("0: produce mint")
    assert after.asked() == [(1, "produce")]
    assert scene.plays("0: produce mint").lord(0).gold == 4


def test_s2_5_year_one_each_room_once_as_an_option() -> None:
    scene = production(lord(tiles=BOTH, imps=9), lord(tiles="C1 C2 C3=mint"), production="each_room_once")
    after = scene.plays("0: produce mint")
    assert after.legal(0) == ["produce hatchery", "done"]
    assert after.code("0: produce mint") == "room_used"
    assert after.plays("0: produce hatchery").asked() == [(1, "produce")]


def test_s2_5_year_two_each_room_twice() -> None:
    scene = production(lord(tiles=BOTH, imps=12), lord(tiles="C1 C2 C3=mint"), year=2)
    after = scene.plays("0: produce mint", "0: produce mint")
    assert after.legal(0) == ["produce hatchery", "done"]
    assert after.plays("0: produce hatchery", "0: produce hatchery").lord(0).food == 5
    assert not scene.but(lords=(lord(tiles=BOTH, imps=5), lord())).plays("0: produce mint").legal(0)


def test_s2_5_a_troll_token_is_an_imp_here_only() -> None:
    scene = production(lord(tiles=BOTH, imps=4, busy=2, creatures="troll"), lord(tiles="C1 C2 C3=mint"))
    after = scene.plays("0: produce hatchery")
    assert after.of_kind(RoomWorked) == [RoomWorked(Seat(0), "hatchery", 2, 1)]
    assert not production(lord(tiles=BOTH, imps=4, busy=2), lord()).of_kind(RoomWorked)
    digging = evaluation(lord(imps=1, creatures="troll troll"), lord(), minions="0 dig 2, 1 imps 1").plays("0: dig D2")
    assert digging.asked() == [(1, "imps")]


def test_s2_5_a_token_works_once_a_round() -> None:
    scene = production(lord(tiles=BOTH, imps=4, creatures="troll"), lord(tiles="C1 C2 C3=mint"), year=2)
    assert scene.plays("0: produce hatchery").asked() == [(1, "produce")]


def test_s2_5_a_room_built_or_a_troll_hired_this_round_works() -> None:
    scene = evaluation(
        lord(imps=3), lord(), minions="0 monster 1, 0 room 1", monsters=("troll",), rooms=("workshop", "mint")
    ).plays("0: hire troll", "0: build workshop C1")
    assert scene.legal(0) == ["produce workshop", "done"]


def test_s2_5_refusals() -> None:
    scene = production(
        lord(tiles="C1 C2=workshop C3=tool_shed D2=hall_of_fame D3=mint! E3=magic_room", food=0), lord(), year=2
    )
    assert scene.code("0: produce hatchery") == "not_your_room"
    assert scene.code("0: produce mint") == "not_your_room"
    assert scene.code("0: produce hall_of_fame") == "no_production"
    assert scene.refusal("0: produce workshop") == ("too_few_workers", {"needed": 4, "present": 3})
    assert scene.refusal("0: produce magic_room") == ("too_few", {"good": "food", "needed": 1, "present": 0})
    assert scene.code("0: produce tool_shed") == "cell_missing"
    assert scene.code("0: produce tool_shed A1") == "not_adjacent"
    assert production(lord(tiles=BOTH), lord()).code("0: produce mint D2") == "cell_for_nothing"


def test_s2_5_the_tool_shed_digs_and_the_workshop_draws() -> None:
    shed = production(lord(tiles="C1=tool_shed C2 C3"), lord(), year=2).plays("0: produce tool_shed C4")
    assert [tile.cell for tile in shed.lord(0).tiles] == ["C1", "C2", "C3", "C4"]
    shop = production(lord(tiles="C1=workshop C2 C3", imps=4), lord(), year=2).plays("0: produce workshop")
    assert len(shop.lord(0).traps) == 1
    assert shop.step.final
    event = shop.of_kind(RoomWorked)[0]
    assert event.trap == shop.lord(0).traps[0]
    assert GAME.observe_event(event, Seat(1)) != event


def test_s2_5_what_cannot_give_its_goods_cannot_be_used() -> None:
    nothing = production(lord(tiles="C1=workshop C2 C3", imps=4), lord(), trap_deck=(), trap_discard=())
    assert nothing.state.phase != "production"
    full = " ".join(
        ["A1", "B1", "C1=tool_shed", "D1", "E1", "A2", "E2", "A3", "C3", "E3", "A4", "C4", "E4"]
    )  # a comb in which every free cell would close a block or touches nothing
    assert production(lord(tiles=full), lord()).asked() == [(0, "produce")]


def test_s2_5_evil_of_rooms_goes_when_all_are_done_in_play_order() -> None:
    press = "C1 C2=printing_press C3"
    holder = lord(tiles=press, evil=11, party="paladin_1")
    scene = production(holder, lord(tiles=press, evil=10), lord(evil=10), paladin_at=Seat(0))
    waiting = scene.plays("0: produce printing_press")
    assert waiting.lord(0).evil == 11
    assert not waiting.of_kind(EvilChanged)
    done = waiting.plays("1: produce printing_press")
    assert [(event.seat, event.after) for event in done.of_kind(EvilChanged)] == [(0, 10), (1, 9)]
    assert not done.of_kind(PaladinMoved)


def test_s2_5_the_default_produces_in_list_order() -> None:
    assert production(lord(tiles=BOTH), lord()).default(0) == "produce hatchery"
    assert production(lord(tiles="C1=tool_shed C2 C3"), lord()).default(0) == "produce tool_shed B1"


def test_s2_5_what_a_room_does_is_explained() -> None:
    quote = production(lord(tiles=BOTH), lord()).explained("0: produce mint")
    assert (quote.workers, quote.before.gold, quote.after.gold) == (3, 3, 4)


PLAYED = lord(locked="mine traps", played="dig monster food", unfulfilled="monster food")


def test_s2_6_one_of_first_and_unfulfilled_comes_back() -> None:
    scene = production(PLAYED, lord())
    assert scene.asked() == [(0, "retrieve")]
    assert scene.legal(0) == ["retrieve dig", "retrieve monster", "retrieve food"]
    assert scene.default(0) == "retrieve dig"
    assert scene.plays("0: retrieve monster").lord(0).locked == ("dig", "food")


def test_s2_6_without_an_unfulfilled_order_there_is_no_choice() -> None:
    scene = production(lord(locked="mine traps", played="dig monster food"), PLAYED)
    assert scene.asked() == [(1, "retrieve")]
    assert scene.lord(0).locked == ("monster", "food")
    assert scene.of_kind(OrdersRetrieved) == [OrdersRetrieved(Seat(0), "dig", ("monster", "food"))]


def test_s2_6_a_first_order_that_is_unfulfilled_counts_once() -> None:
    scene = production(lord(played="dig monster food", unfulfilled="dig"), PLAYED)
    assert scene.asked() == [(1, "retrieve")]
    assert scene.code("1: retrieve room") == "not_retrievable"


def test_s2_6_only_first_or_unfulfilled() -> None:
    scene = production(lord(played="dig monster food", unfulfilled="food"), lord())
    assert scene.legal(0) == ["retrieve dig", "retrieve food"]
    assert scene.code("0: retrieve monster") == "not_retrievable"


def test_s2_6_afterwards_six_cards_and_no_minions() -> None:
    scene = production(PLAYED, lord()).plays("0: retrieve dig")
    view = GAME.observe(scene.state, None)
    assert [len(each.hand) for each in view.lords] == [6, 6]
    assert all(minion.seat is None for minion in view.minions)


def test_s2_5_in_play_order_as_soon_as_somebody_wants_it() -> None:
    mint = lord(tiles="C1 C2 C3=mint", unfulfilled="dig")
    scene = production(mint, mint, mint, starter=Seat(1))
    assert scene.asked() == [(0, "produce"), (1, "produce"), (2, "produce")]
    # The starting player has nobody to wait for; everybody else may.
    assert [scene.legal(seat)[-1] for seat in range(3)] == ["in_turn", "done", "in_turn"]
    assert scene.code("1: in_turn") == "nobody_before"
    wanted = scene.plays("0: done", "0: in_turn")
    assert wanted.of_kind(PlayOrderWanted) == [PlayOrderWanted(Seat(0))]
    assert not wanted.step.final
    assert wanted.asked() == [(1, "produce")]
    assert wanted.code("2: done") == "no_decision"
    assert "in_turn" not in wanted.legal(1)
    # Retrieval belongs to it, and what was decided before stays.
    later = wanted.plays("1: produce mint", "1: retrieve dig")
    assert later.asked() == [(2, "produce")]
    last = later.plays("2: done", "2: retrieve food")
    assert last.asked() == [(0, "retrieve")]
    after = last.plays("0: retrieve food")
    assert not after.state.in_turn
    assert scene.default(0) == "produce mint"


def test_s2_5_nobody_waits_for_lords_who_are_done() -> None:
    mint = lord(tiles="C1 C2 C3=mint")
    scene = production(mint, lord(), mint)
    assert scene.legal(2)[-1] == "in_turn"
    assert "in_turn" not in scene.plays("0: done").legal(2)
