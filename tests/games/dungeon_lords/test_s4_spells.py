"""The combat cards of both years (SPEC 4.6, 4.7, 5.5, 5.7) and rulings 11, 15 to 19, 34, 35, 40, 41, 46, 47."""

from typing import Any

import pytest

from games.dungeon_lords.battle_events import (
    Eliminated,
    Healed,
    Hit,
    MonsterIdle,
    NotConquered,
    SpellDecided,
    SpellDone,
)
from games.dungeon_lords.components import Cost
from games.dungeon_lords.events import MonsterPaid
from games.dungeon_lords.game import DungeonLords
from games.dungeon_lords.moves import Decline
from games.dungeon_lords.quotes import SpellQuote
from games.dungeon_lords.state import Adventurer, Creature, Plan
from games.kernel.chance import Chance
from tests.games.dungeon_lords.fights import P1, SEED, Fight, Member, lord

GAME = DungeonLords()
W5, PRIEST, WIZARD = "warrior_1_4", "priest_1_1", "wizard_1_4"
W8, BIG_PRIEST, SAGE = "warrior_2_4", "priest_2_4", "wizard_2_4"
ROOM = [("C1", "mint")]
Sent = tuple[str, ...]


def first_year(card: str, sent: tuple[str, ...] = (), party: tuple[Member, ...] = (W5, WIZARD), **having: Any) -> Fight:
    return Fight(party, sent, card=card, **{"tiles": ROOM, "creatures": sent, **having})


def second_year(card: str, sent: tuple[str, ...] = (), party: tuple[Member, ...] = (W8, SAGE), **having: Any) -> Fight:
    return Fight(party, sent, card=card, year=2, **{"tiles": ROOM, "creatures": sent, **having})


def hits_of(fight: Fight, name: str) -> list[tuple[str, int]]:
    return [(hit.adventurer, hit.points) for hit in fight.of_kind(Hit) if hit.by == name]


def test_s4_6_word_of_peace_does_nothing_without_a_monster() -> None:
    fight = first_year("word_of_peace", ("ghost",))
    assert fight.of_kind(SpellDone) == [SpellDone(P1, "word_of_peace")]
    assert fight.lord().evil + len(fight.conquered()) == 5


def test_s7_46_word_of_peace_stops_at_the_end_of_the_scale() -> None:
    fight = first_year("word_of_peace", ("troll", "goblin"), evil=14, party=("paladin_1", W5, WIZARD))
    assert GAME.explain(fight.state, P1, Decline()) == SpellQuote(Cost(evil=2), 15)
    assert fight.play("decline").lord().evil == 15


def test_s4_6_suggestion_is_paid_or_obeyed_monster_by_monster() -> None:
    fight = first_year("suggestion", ("troll", "witch", "ghost"))
    assert fight.asked() == (P1, "suggestion")
    assert fight.lines() == ["keep troll", "dismiss troll", "keep witch", "dismiss witch"]
    witch = GAME.notation.parsed("keep witch", {})
    assert GAME.explain(fight.state, P1, witch) == SpellQuote(Cost(food=1, evil=1), 6)
    fight.play("keep witch")
    assert (fight.lord().food, fight.lord().evil) == (2, 6)
    assert fight.of_kind(MonsterPaid) == [MonsterPaid(P1, "witch", Cost(food=1, evil=1))]
    assert fight.refused("keep witch").code == "not_in_battle"
    fight.play("dismiss troll")
    assert {line.split()[1] for line in fight.lines()} == {"witch", "ghost"}
    poor = first_year("suggestion", ("troll", "goblin"), food=1)
    assert poor.refused("keep troll").facts == {"good": "food", "needed": 2, "present": 1}


def test_s4_6_a_golem_in_suggestion_takes_a_trap_of_choice() -> None:
    fight = second_year("illusion", ("golem",))
    assert fight.face_down() == []
    fight = Fight([W5, WIZARD], ["golem"], card="suggestion", tiles=ROOM, hand=("pendulum", "trap_door"))
    fight.play("keep golem")
    assert fight.lord().gold == 2
    assert GAME.decisions(fight.state)[0].kind == "give_trap"
    step = GAME.apply(fight.state, P1, GAME.legal_moves(fight.state, P1)[0], Chance(SEED, 9))
    assert step.state.lords[0].traps == ("trap_door",)


def test_s8_1_who_says_nothing_withdraws_his_monsters() -> None:
    """Row 19: it is not the first choice that is listed."""
    assert first_year("suggestion", ("troll", "goblin")).default() == "dismiss goblin"


def test_s4_6_a_demon_in_suggestion_eats_what_lies_face_down_first() -> None:
    """Here one of two goblins does."""
    creatures = ["demon", "goblin", ("goblin", False)]
    fight = Fight([W5, WIZARD], ["demon"], card="suggestion", tiles=ROOM, creatures=creatures)
    fight.play("keep demon feeding goblin")
    assert Creature("goblin") in fight.lord().creatures
    assert [each.kind for each in fight.lord().creatures].count("goblin") == 1


def test_s4_6_a_demon_in_suggestion_eats_one_one_of_the_same_battle() -> None:
    fight = Fight([W5, WIZARD], ["troll", "demon"], card="suggestion", tiles=ROOM)
    assert "keep demon feeding troll" in fight.lines()
    assert fight.refused("keep demon").code == "cannot_feed"
    fight.play("keep demon feeding troll")
    assert [each.kind for each in fight.lord().creatures] == ["demon"]
    assert {line.split()[1] for line in fight.lines()} == {"demon"}


def test_s7_48_one_demon_may_eat_the_other_in_battle() -> None:
    fight = Fight([W5, WIZARD], ["demon", "demon"], card="suggestion", tiles=ROOM)
    fight.play("keep demon feeding demon")
    assert [each.kind for each in fight.lord().creatures] == ["demon"]
    assert fight.asked() == (P1, "attack")


def test_s4_6_magic_shield_takes_the_first_point() -> None:
    fight = first_year("magic_shield", ("slime",)).play("attack slime 1")
    assert [(hit.adventurer, hit.points, hit.shielded) for hit in fight.of_kind(Hit) if hit.by == "slime"] == [
        (W5, 0, 1),
        (WIZARD, 1, 0),
    ]


def test_s7_35_a_hit_of_nothing_is_still_an_attack() -> None:
    fight = first_year("magic_shield", ("slime",), party=((W5, 1), PRIEST, WIZARD)).play("attack slime 1")
    assert [each.adventurer for each in fight.of_kind(Healed)] == [W5]


def test_s4_6_invisible_wizards_go_to_the_end_and_take_nothing() -> None:
    fight = first_year("invisibility", ("slime",), party=(WIZARD, PRIEST)).play("attack slime 1")
    assert list(fight.left().items()) == [(PRIEST, 1), (WIZARD, 4)]
    assert all(hit.adventurer != WIZARD for hit in fight.of_kind(Hit))


def test_s7_34_before_invisible_wizards_alone_nobody_can_attack() -> None:
    fight = first_year("invisibility", ("goblin", "ghost"), party=(WIZARD, "wizard_1_1"))
    assert {event.monster for event in fight.of_kind(MonsterIdle)} == {"goblin", "ghost"}
    assert set(fight.face_down()) == {"goblin", "ghost"}


def test_s7_17_invisibility_and_shield_protect_against_ghosts() -> None:
    fight = first_year("invisibility", ("ghost",), party=(W5, PRIEST, WIZARD))
    assert hits_of(fight, "ghost") == [(PRIEST, 2)]


@pytest.mark.parametrize(
    ("card", "having", "field", "after"),
    [
        ("detect_evil", {}, "evil", 6),
        ("fist_of_justice", {}, "imps", 2),
        ("fist_of_justice", {"imps": 0}, "imps", 0),
        ("detect_treasure", {}, "gold", 2),
        ("detect_treasure", {"gold": 0}, "food", 2),
        ("detect_treasure", {"gold": 0, "food": 0, "hand": ("pendulum",)}, "traps", ()),
        ("detect_treasure", {"gold": 0, "food": 0}, "evil", 4),
        ("graffiti", {}, "food", 2),
        ("graffiti", {"food": 0}, "evil", 5),
        ("fireball", {}, "evil", 4),
    ],
)
def test_s4_6_slow_spells(card: str, having: dict[str, Any], field: str, after: object) -> None:
    fight = first_year(card, **having)
    assert fight.of_kind(SpellDecided)[0].cast
    assert getattr(fight.lord(), field) == after


def test_s4_6_detect_treasure_takes_a_trap_of_choice_face_down() -> None:
    fight = first_year("detect_treasure", gold=0, food=0, hand=("pendulum", "trap_door"))
    assert GAME.decisions(fight.state)[0].kind == "give_trap"
    step = GAME.apply(fight.state, P1, GAME.legal_moves(fight.state, P1)[0], Chance(SEED, 9))
    assert step.state.lords[0].traps == ("trap_door",)
    assert step.state.lords[0].evil == 4


def test_s4_7_aura_of_fear_withdraws_one_monster() -> None:
    fight = second_year("aura_of_fear", ("troll", "goblin", "ghost"))
    assert fight.lines() == ["choose goblin", "choose troll"]
    assert fight.refused("choose ghost").code == "not_in_battle"
    fight.play("choose troll")
    assert {line.split()[1] for line in fight.lines()} == {"goblin", "ghost"}
    alone = second_year("aura_of_fear", ("troll",))
    assert alone.face_down() == []
    assert hits_of(alone, "troll") == []


def test_s7_16_spells_that_choose_never_name_a_ghost() -> None:
    for card in ("aura_of_fear", "metamorphosis", "dimensional_gate"):
        fight = second_year(card, ("ghost",))
        assert fight.face_down() == ["ghost"]


def test_s4_7_metamorphosis_takes_ability_and_turns_face_down() -> None:
    fight = second_year("metamorphosis", ("golem",))
    assert fight.face_down() == ["golem"]
    assert hits_of(fight, "golem") == []
    dragon = second_year("metamorphosis", ("dragon",), party=((W8, 1), BIG_PRIEST, SAGE))
    assert dragon.of_kind(Healed) == []
    two = second_year("metamorphosis", ("dragon", "goblin"), party=((W8, 1), BIG_PRIEST, SAGE)).play("choose dragon")
    assert two.of_kind(Healed)


def test_s4_7_blind_rage_strikes_the_first_even_a_priest() -> None:
    fight = second_year("blind_rage", ("vampire", "ghost"), party=(BIG_PRIEST, SAGE))
    assert "attack vampire 1" in fight.lines()
    fight.play("attack vampire 1")
    assert hits_of(fight, "vampire") == [(BIG_PRIEST, 3)]
    assert hits_of(fight, "ghost") == [(SAGE, 2)]
    dragon = second_year("blind_rage", ("dragon",), party=((BIG_PRIEST, 1), W8, SAGE))
    assert hits_of(dragon, "dragon") == [(BIG_PRIEST, 2)]
    assert dragon.of_kind(Healed) == []
    goblin = second_year("blind_rage", ("goblin",), party=((BIG_PRIEST, 5), W8, SAGE))
    assert hits_of(goblin, "goblin") == [(BIG_PRIEST, 2), (W8, 1)]
    witch = second_year("blind_rage", ("witch",), tiles=[("C1", "dark_room")]).play("attack witch 2")
    assert hits_of(witch, "witch") == [(W8, 2)]
    slime = second_year("blind_rage", ("slime",)).play("attack slime 2")
    assert slime.conquered() == []


def test_s7_40_create_food_gives_the_first_a_point_for_the_whole_combat() -> None:
    fight = second_year("create_food", party=((W8, 2), SAGE))
    assert fight.left()[W8] == 8 + 1 - 2 - 2
    assert fight.lord().party[0].extra == 1


def test_s4_7_an_illusion_stands_in_front_and_vanishes() -> None:
    fight = second_year("illusion", ("goblin",))
    assert hits_of(fight, "goblin") == [("illusory", 2), (W8, 1)]
    assert fight.lord().prisoners == ()


def test_s7_41_an_illusion_not_hit_stands_on() -> None:
    fight = second_year("illusion", ("slime",)).play("attack slime 2")
    assert list(fight.left()) == ["illusory", W8, SAGE]
    haunted = second_year("illusion", ("ghost",), party=("paladin_2", SAGE), evil=12)
    assert "attack ghost 1 paladin_2" in haunted.lines()


def test_s4_7_an_illusion_alone_vanishes_and_conquers_nothing() -> None:
    fight = second_year("illusion", ("demon",), party=((SAGE, 0),)).play(f"attack demon 1 {SAGE}")
    assert fight.left() == {}
    assert [each.adventurer for each in fight.of_kind(Eliminated)] == [SAGE, "illusory"]
    assert fight.lord().prisoners == (SAGE,)
    assert fight.of_kind(NotConquered)


def test_s4_7_an_illusion_vanishes_at_once_when_the_paladin_behind_it_leaves() -> None:
    """Not only when the battle is over to which the paladin went."""
    other = lord((SAGE,), evil=11, creatures=("slime",))
    fight = Fight(
        (Adventurer("illusory"), Adventurer("paladin_2")),
        year=2,
        card="regeneration",
        evil=11,
        tiles=[("C1", "", True)],
        prisoners=("thief_1_1",),
        others=(other,),
        plans={0: None, 1: Plan("ready", "C1", (), ("slime",))},
    )
    assert (fight.asked()[0], list(fight.left(1))) == (1, ["paladin_2", SAGE])
    assert fight.left() == {}


def test_s4_7_song_of_courage_ignores_no_conquest() -> None:
    fight = second_year("song_of_courage", ("slime",)).play("attack slime 2")
    assert fight.conquered() == ["C1"]
    assert fight.left() == {W8: 6, SAGE: 4}


def test_s7_11_regeneration_is_not_the_healing_step() -> None:
    fight = second_year("regeneration", ("dragon",), party=((W8, 1), SAGE))
    assert [(each.adventurer, each.points) for each in fight.of_kind(Healed)] == [(W8, 1), (SAGE, 1)]


def test_s7_47_the_magic_key_frees_a_prisoner_of_choice() -> None:
    fight = second_year("magic_key", prisoners=("paladin_1", "thief_1_1"))
    assert fight.asked() == (P1, "prisoner")
    assert fight.lines() == ["release thief_1_1", "release paladin_1"]
    assert fight.play("release thief_1_1").lord().prisoners == ("paladin_1",)
    assert second_year("magic_key", prisoners=("paladin_1",)).lord().prisoners == ()


def test_s4_7_the_dimensional_gate_takes_a_monster_out_of_the_game() -> None:
    fight = second_year("dimensional_gate", ("troll", "goblin")).play("attack goblin 1").play("attack troll 1")
    fight.play("choose troll")
    assert [each.kind for each in fight.lord().creatures] == ["goblin"]
    golem = second_year("dimensional_gate", ("golem",))
    assert golem.lord().creatures == ()


def test_s7_19_a_withdrawn_monster_can_be_used_later() -> None:
    fight = first_year("word_of_peace", ("goblin", "troll")).play("accept")
    assert fight.face_down() == []
    assert fight.of_kind(MonsterIdle) == []


def test_s5_5_a_fast_spell_comes_before_and_a_slow_after_the_monsters() -> None:
    slow = first_year("detect_evil", ("goblin",))
    names = [type(event).__name__ for event in slow.events]
    assert names.index("MonsterAttacked") < names.index("SpellDecided")
    fast = first_year("magic_shield", ("goblin",))
    names = [type(event).__name__ for event in fast.events]
    assert names.index("SpellDecided") < names.index("MonsterAttacked")


def test_s5_7_a_wizard_gone_before_the_slow_spell_casts_nothing() -> None:
    fight = first_year("detect_evil", ("goblin",), party=((WIZARD, 3), W5))
    assert not fight.of_kind(SpellDecided)[0].cast


def test_s4_7_of_two_vampires_that_lie_differently_the_lord_says_which_the_gate_takes() -> None:
    fight = second_year("dimensional_gate", ("vampire", "vampire"), tiles=ROOM)
    fight.play(f"attack vampire 1 {W8}").play(f"attack vampire 2 {W8}")
    assert fight.lines() == ["choose vampire down", "choose vampire up"]
    assert fight.refused("choose vampire").code == "name_face"
    kept = second_year("dimensional_gate", ("vampire", "vampire"), tiles=ROOM)
    kept.play(f"attack vampire 1 {W8}").play(f"attack vampire 2 {W8}").play("choose vampire down")
    assert (len(kept.lord().creatures), kept.face_down()) == (1, [])
    fight.play("choose vampire up")
    assert (len(fight.lord().creatures), fight.face_down()) == (1, ["vampire"])


def test_s4_7_where_both_lie_alike_there_is_nothing_to_choose() -> None:
    fight = second_year("dimensional_gate", ("vampire", "vampire"), tiles=ROOM)
    fight.play(f"attack vampire 1 {W8}").play(f"attack vampire 1 {SAGE}")
    assert fight.face_down() == ["vampire"]
    assert fight.kind() is None
    other = second_year("dimensional_gate", ("vampire", "troll"), tiles=ROOM)
    other.play(f"attack vampire 1 {W8}").play("attack troll 1")
    assert other.refused("choose troll up").code == "faces_alike"


def test_s4_6_suggestion_asks_nobody_who_can_pay_no_monster() -> None:
    fight = first_year("suggestion", ("troll", "witch"), food=0)
    assert fight.kind() is None
    assert [each.state for each in fight.state.battle.fighters] == [] if fight.state.battle else True
    assert fight.face_down() == []
    assert len(fight.lord().creatures) == 2
