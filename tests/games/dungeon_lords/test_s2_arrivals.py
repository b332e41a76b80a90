"""Adventurers arrive, the paladin moves (SPEC 2.8, 2.9, 1.3)."""

from games.dungeon_lords.events import AdventurersArrived, EvilChanged, PaladinMoved
from games.dungeon_lords.state import Adventurer
from games.kernel.ids import Seat
from tests.games.dungeon_lords.scenes import GAME, Scene, lord, shifted, table

FOUR = ("thief_1_1", "priest_1_2", "wizard_1_2", "warrior_1_4")


def arriving(*evils: int, coming: tuple[str, ...] = FOUR, starter: int = 0, party: str = "") -> Scene:
    lords = tuple(lord(evil=evil, party=party) for evil in evils)
    return table(
        *lords, phase="arrivals", season="spring", coming=(coming, (), ()), starter=Seat(starter), colours=()
    ).begin()


def parties(scene: Scene) -> list[list[str]]:
    return [[each.id for each in one.party] for one in scene.state.lords]


def test_s2_8_the_weakest_to_the_least_evil() -> None:
    assert parties(arriving(5, 9, 3, 6)) == [["priest_1_2"], ["warrior_1_4"], ["thief_1_1"], ["wizard_1_2"]]


def test_s2_8_of_equal_evil_the_earlier_in_play_order_is_less_evil() -> None:
    assert parties(arriving(5, 5, 5, 5, starter=2)) == [["wizard_1_2"], ["warrior_1_4"], ["thief_1_1"], ["priest_1_2"]]


def test_s2_8_everybody_sees_who_would_get_whom() -> None:
    two = table(lord(evil=6), lord(evil=5), starter=Seat(1))
    assert GAME.observe(two.state, None).arrival_order == (1, None, 0)
    four = table(lord(), lord(evil=4), lord(), lord(), starter=Seat(2))
    assert GAME.observe(four.state, None).arrival_order == (1, 2, 3, 0)


def test_s2_8_two_lords_and_the_counter_of_the_colours() -> None:
    low = arriving(4, 6, coming=FOUR[:3])
    assert parties(low) == [["thief_1_1"], ["wizard_1_2"]]
    assert low.of_kind(AdventurersArrived)[0].seats == (0, None, 1)
    assert parties(arriving(5, 5, coming=FOUR[:3])) == [["thief_1_1"], ["priest_1_2"]]
    assert parties(arriving(7, 6, coming=FOUR[:3])) == [["wizard_1_2"], ["priest_1_2"]]


def test_s2_8_warriors_stand_in_front_others_behind() -> None:
    scene = arriving(9, 3, 4, 5, party="paladin_1 warrior_1_1 thief_1_2")
    assert parties(scene)[0] == ["paladin_1", "warrior_1_4", "warrior_1_1", "thief_1_2"]
    assert parties(scene)[1] == ["paladin_1", "warrior_1_1", "thief_1_2", "thief_1_1"]


def test_s1_3_the_counter_stops_at_both_ends() -> None:
    scene = table(lord(evil=14), lord(evil=2))
    assert shifted(scene, (0, 3)).lord(0).evil == 15
    assert shifted(scene, (1, -3)).lord(1).evil == 1
    assert shifted(scene, (0, 3)).of_kind(EvilChanged)[0].steps == 3


def test_s2_9_the_paladin_comes_at_ten_to_the_front() -> None:
    scene = table(lord(evil=9, party="thief_1_1"), lord())
    assert shifted(scene, (0, 1)).of_kind(PaladinMoved) == [PaladinMoved("paladin_1", Seat(0), None)]
    assert parties(shifted(scene, (0, 1)))[0] == ["paladin_1", "thief_1_1"]
    assert not shifted(table(lord(evil=8), lord()), (0, 1)).of_kind(PaladinMoved)


def holding(holder: int, *evils: int, starter: int = 0) -> Scene:
    lords = [lord(evil=evil, party="warrior_1_1") for evil in evils]
    lords[holder] = lord(evil=evils[holder], party="paladin_1 thief_1_1")
    return table(*lords, paladin_at=Seat(holder), starter=Seat(starter))


def test_s2_9_he_leaves_only_for_a_more_evil_lord() -> None:
    scene = holding(0, 10, 9)
    assert not shifted(scene, (1, 1)).of_kind(PaladinMoved)
    moved = shifted(scene, (1, 2))
    assert moved.of_kind(PaladinMoved) == [PaladinMoved("paladin_1", Seat(1), Seat(0))]
    assert parties(moved) == [["thief_1_1"], ["paladin_1", "warrior_1_1"]]


def test_s2_9_he_does_not_leave_because_his_lord_falls_below_ten() -> None:
    assert not shifted(holding(0, 10, 9), (0, -3)).of_kind(PaladinMoved)
    assert [each.seat for each in shifted(holding(0, 10, 10), (0, -1)).of_kind(PaladinMoved)] == [1]


def test_s2_9_of_several_the_most_evil_then_the_last_in_play_order() -> None:
    assert [each.seat for each in shifted(holding(0, 12, 10, 11), (0, -3)).of_kind(PaladinMoved)] == [2]
    assert [each.seat for each in shifted(holding(0, 12, 11, 11), (0, -3)).of_kind(PaladinMoved)] == [2]
    assert [each.seat for each in shifted(holding(0, 12, 11, 11, starter=2), (0, -3)).of_kind(PaladinMoved)] == [1]


def test_s2_9_he_takes_his_damage_along() -> None:
    scene = holding(0, 10, 9)
    hurt = lord(evil=10, party="thief_1_1")
    party = (Adventurer("paladin_1", 2), *hurt.party)
    lords = (type(hurt)(gold=3, food=3, imps=3, evil=10, tiles=hurt.tiles, party=party), scene.lord(1))
    moved = shifted(scene.but(lords=lords), (1, 2))
    assert moved.lord(1).party[0] == Adventurer("paladin_1", 2)


def test_s2_9_beaten_he_does_not_come_back() -> None:
    scene = table(lord(evil=9), lord(), paladin="", paladin_at=None)
    assert not shifted(scene, (0, 5)).of_kind(PaladinMoved)


def test_s2_9_he_stands_behind_an_illusion() -> None:
    scene = table(lord(evil=9, party="illusory warrior_2_1"), lord(), year=2)
    assert parties(shifted(scene, (0, 1)))[0] == ["illusory", "paladin_2", "warrior_2_1"]
