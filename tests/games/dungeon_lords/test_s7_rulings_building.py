"""The rulings about building, by their number (SPEC 7). Those about combat are in the files of section 5."""

from games.dungeon_lords.events import (
    AdventurersArrived,
    EventBegun,
    EvilChanged,
    OrderUnfulfilled,
    PaladinMoved,
    RoundBegun,
    SpecialSettled,
    TrapsReshuffled,
)
from games.dungeon_lords.state import Colour, Creature, Discard, Minion
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from tests.games.dungeon_lords.scenes import GAME, OPTIONS, evaluation, event, lord, ordering, production, table

SLOW = lord(tiles="C1 C2 C3=mint")
"""A lord who has something to produce, so that the phase waits for him."""


def test_s7_1_and_2_the_paladin_stays_for_an_equal_or_harmless_lord() -> None:
    holder = lord(gold=1, evil=11, party="paladin_1")
    fair = event("special", holder, lord(evil=10), special="town_fair", paladin_at=Seat(0))
    after = fair.plays("0: pay 1")
    assert after.lord(0).evil == 10
    assert not after.of_kind(PaladinMoved)
    below = event(
        "special", lord(gold=5, evil=10, party="paladin_1"), lord(evil=9), special="town_fair", paladin_at=Seat(0)
    ).plays("0: pay 2")
    assert below.lord(0).evil == 8
    assert not below.of_kind(PaladinMoved)


def test_s7_4_a_beaten_paladin_does_not_come_back() -> None:
    scene = evaluation(lord(evil=9), lord(), minions="0 food 3", paladin="").plays("0: accept")
    assert not scene.of_kind(PaladinMoved)


def test_s7_5_a_colour_removes_nothing_from_the_offer() -> None:
    scene = evaluation(
        lord(), lord(), minions="x monster 3, x room 3, 0 monster 1, 0 room 1", monsters=("goblin",), rooms=("mint",)
    )
    assert scene.legal(0)[0] == "hire goblin"
    assert scene.plays("0: decline").legal(0) == ["build mint C3", "decline"]


def test_s7_6_no_room_on_an_empty_cell() -> None:
    scene = evaluation(lord(), lord(), minions="0 room 1", rooms=("mint",))
    assert scene.code("0: build mint D3") == "no_tunnel_there"


def test_s7_22_magic_room_twice_with_its_own_imp() -> None:
    scene = production(lord(imps=3, food=2, tiles="C1 C2=magic_room C3"), SLOW, year=2)
    after = scene.plays("0: produce magic_room", "0: produce magic_room")
    assert (after.lord(0).imps, after.lord(0).food) == (5, 0)


def test_s7_23_two_trolls_make_a_real_imp() -> None:
    scene = production(lord(imps=0, creatures="troll troll", tiles="C1 C2=magic_room C3"), SLOW, year=2)
    assert scene.plays("0: produce magic_room").lord(0).imps == 1


def test_s7_24_second_year_rooms_have_no_zone() -> None:
    scene = evaluation(lord(), lord(), minions="0 room 1", rooms=("chapel", "labyrinth"), year=2)
    assert scene.legal(0)[:3] == ["build labyrinth C1", "build labyrinth C2", "build labyrinth C3"]


def test_s7_25_conquered_tiles_are_taxed() -> None:
    assert event("taxes", lord(gold=9, tiles="C1! C2! C3! D3! E3=mint!"), lord()).legal(0)[-1] == "pay 3"


def test_s7_26_each_monster_that_leaves_brings_evil() -> None:
    assert event("payday", lord(creatures="goblin goblin witch", food=0), lord()).lord(0).evil == 8


def test_s7_27_one_card_of_three_whatever_is_unfulfilled() -> None:
    scene = production(lord(played="dig food mine", unfulfilled="dig food mine"), SLOW)
    assert len(scene.plays("0: retrieve mine").lord(0).locked) == 2


def test_s7_28_who_decides_first() -> None:
    assert event("payday", lord(creatures="goblin"), lord(creatures="goblin"), starter=Seat(1)).asked()[0][0] == 1


def test_s7_29_an_empty_trap_deck_is_made_of_the_discards() -> None:
    pile = (Discard("pendulum"), Discard("trap_door", Seat(1)))
    scene = evaluation(
        lord(), lord(), minions="0 traps 3, 1 room 1", trap_deck=("cursed_ring",), trap_discard=pile
    ).plays("0: accept")
    assert scene.of_kind(TrapsReshuffled) == [TrapsReshuffled(2)]
    assert scene.lord(0).traps[0] == "cursed_ring"
    assert set(scene.lord(0).traps[1:]) < {"pendulum", "trap_door"}


def test_s7_29_without_any_trap_the_price_is_due_all_the_same() -> None:
    empty = evaluation(
        lord(traps="pendulum"),
        lord(),
        minions="0 traps 3, 1 room 1",
        trap_deck=("cursed_ring",),
        rooms=("chapel",),
        year=2,
    ).plays("0: accept")
    assert (empty.lord(0).gold, empty.lord(0).traps) == (1, ("pendulum", "cursed_ring"))
    assert empty.asked() == [(1, "room")]
    three = evaluation(
        lord(), lord(), minions="0 traps 3, 1 room 1", trap_deck=("cursed_ring", "pendulum", "trap_door"), year=2
    ).plays("0: accept")
    assert three.asked() == [(0, "give_trap")]


def test_s7_30_no_demon_without_a_meal() -> None:
    scene = evaluation(lord(), lord(), minions="0 monster 1", monsters=("demon",), year=2)
    assert [each.why for each in scene.of_kind(OrderUnfulfilled)] == ["too_dear"]


def test_s7_31_a_troll_fed_takes_its_token() -> None:
    scene = event("payday", lord(creatures="demon troll"), lord()).plays("0: keep demon feeding troll")
    assert scene.lord(0).creatures == (Creature("demon"),)


def test_s7_36_nobody_can_be_sent_away_at_will() -> None:
    scene = evaluation(lord(creatures="goblin"), lord(), minions="0 food 1")
    assert scene.code("0: dismiss goblin") == "wrong_phase"


def test_s7_38_one_production_room_in_the_first_year() -> None:
    owner = lord(imps=9, tiles="C1=hatchery C2 C3=mint")
    assert production(owner, SLOW).plays("0: produce mint").legal(0) == []
    assert production(owner, SLOW, production="each_room_once").plays("0: produce mint").legal(0)


def test_s7_39_adventurers_of_one_class() -> None:
    deck = ("thief_1_1", "thief_1_2", "thief_1_3", "warrior_1_1", "priest_1_1")
    scene = table(lord(), lord(), lord(), phase="round_begin", adventurer_deck=deck, colours=()).begin()
    assert scene.of_kind(RoundBegun)[0].coming == ("thief_1_1", "warrior_1_1", "thief_1_2")


def test_s7_49_without_a_square_no_fee() -> None:
    drawn = Colour(("food", "dig", "room"), ("monster", "mine"))
    minions = (Minion("monster", 2), Minion("monster", 3, colour=1), Minion("mine", 2), Minion("mine", 3, colour=1))
    scene = ordering("imps traps", "imps traps", colours=(drawn, drawn), minions=minions).plays(
        "0: orders monster dig food traps", "1: orders monster food dig traps"
    )
    assert scene.asked() == [(0, "fee")]
    paid = scene.plays("0: accept")
    assert paid.asked() != [(1, "fee")]
    assert (paid.lord(0).gold, paid.lord(1).gold) == (2, 3)
    assert paid.lord(1).unfulfilled[:1] == ("monster",)


def test_s7_50_in_a_first_game_the_special_tile_does_nothing() -> None:
    begun = GAME.new_match(2, {**OPTIONS, "first_game": "on"}, Chance(b"first", 0)).state
    assert (begun.specials, sorted(begun.event_tiles)) == ((), ["payday", "special", "taxes"])
    rich = lord(gold=5, creatures="witch", traps="pendulum trap_door")
    scene = event("special", rich, rich, specials=())
    assert scene.of_kind(EventBegun) == [EventBegun("special")]
    assert scene.of_kind(SpecialSettled) == [] == scene.of_kind(EvilChanged)
    assert [type(each) for each in scene.step.events[:2]] == [EventBegun, AdventurersArrived]
    assert (scene.state.affair, scene.state.phase, scene.state.season) == (None, "orders", "summer")
    view = GAME.observe(scene.state, Seat(0))
    assert view.specials == () == GAME.sample(view, Chance(b"first", 1)).specials


def test_s7_50_what_comes_is_turned_up_without_a_card() -> None:
    scene = table(lord(), lord(), phase="round_begin", event_tiles=("special", "taxes", "payday"), specials=()).begin()
    (begun,) = scene.of_kind(RoundBegun)
    assert (begun.next_event, begun.special) == ("special", "")
