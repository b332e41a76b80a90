"""Rulings about combat that no other file names, by their number (SPEC 7)."""

from games.dungeon_lords.battle_events import MonsterAttacked, MonsterSpent
from games.dungeon_lords.events import PaladinMoved
from tests.games.dungeon_lords.fights import Fight, lord

W5 = "warrior_1_4"
WIZARD = "wizard_1_1"


def test_s7_3_evil_that_rises_in_combat_brings_the_paladin_at_once() -> None:
    fight = Fight([W5, WIZARD], card="detect_evil", evil=9)
    assert [(each.seat, each.left) for each in fight.of_kind(PaladinMoved)] == [(0, None)]
    assert next(iter(fight.left())) == "paladin_1"
    assert fight.left()["paladin_1"] == 3


def test_s7_8_a_trap_in_a_room_costs_one_gold_more() -> None:
    assert Fight([W5], traps=["rolling_stone"], tiles=[("C1", "mint")]).lord().gold == 2
    assert Fight([W5], traps=["cursed_ring"], tiles=[("C1", "mint")]).lord().gold == 1
    assert Fight([W5], traps=["rolling_stone"], tiles=[("C1", "labyrinth")], year=2).lord().gold == 3


def test_s7_15_ghosts_are_not_concerned_by_peace_and_suggestion() -> None:
    for card in ("word_of_peace", "suggestion"):
        fight = Fight([W5, WIZARD], sent=["ghost"], card=card)
        assert not fight.is_asked
        assert [each.monster for each in fight.of_kind(MonsterAttacked)] == ["ghost"]
        assert fight.lord().evil + len(fight.conquered()) == 5


def test_s7_18_a_metamorphosed_golem_or_vampire_is_turned_face_down() -> None:
    for kind in ("golem", "vampire"):
        fight = Fight(["warrior_2_4", "wizard_2_4"], sent=[kind], card="metamorphosis", year=2)
        if fight.kind() == "spell_target":
            fight.play(f"choose {kind}")
        assert fight.face_down() == [kind]
        assert [each.face_up for each in fight.of_kind(MonsterSpent)] == [False]


def test_s7_20_nobody_withdraws_at_will() -> None:
    fight = Fight([W5], sent=["troll"])
    assert fight.lines() == ["attack troll 1", "attack troll 2"]
    assert fight.refused("dismiss troll").code in {"wrong_phase", "attack_asked"}


def test_s7_21_two_traps_share_one_pool_in_the_order_chosen() -> None:
    fight = Fight(
        [("warrior_2_1", 0), "thief_2_1"], traps=["rolling_stone", "wall_of_fire"], tiles=[("C1", "labyrinth")], year=2
    )
    assert fight.kind() == "trap_order"
    assert fight.lines() == ["use rolling_stone", "use wall_of_fire"]


def test_s7_42_poison_does_not_follow_a_paladin_who_leaves() -> None:
    fight = Fight(["paladin_1"], traps=["poisoned_dart"], evil=11, others=[lord(evil=11)])
    assert [each.seat for each in fight.of_kind(PaladinMoved)] == [1]
    assert fight.left(1) == {"paladin_1": 3}
