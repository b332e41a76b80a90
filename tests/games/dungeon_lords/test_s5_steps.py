"""The steps of a battle (SPEC 5.3 to 5.10): traps (4.5), attacks (4.1, 4.2), healing, conquering; their rulings (7)."""

import pytest

from games.dungeon_lords.battle_events import (
    Eliminated,
    Healed,
    HealingSkipped,
    Hit,
    MonsterIdle,
    TrapPointsStopped,
    TrapUsed,
)
from games.dungeon_lords.game import DungeonLords
from games.dungeon_lords.moves import Attack, Send, Target
from games.dungeon_lords.quotes import PlanQuote, Prospect, StrikeQuote
from games.kernel.errors import NotationError
from games.kernel.ids import Seat
from tests.games.dungeon_lords.fights import P1, Fight, Member, lord, planning_of

GAME = DungeonLords()
W3, W4, W5 = "warrior_1_1", "warrior_1_2", "warrior_1_4"
THIEF, PRIEST, WIZARD = "thief_1_1", "priest_1_1", "wizard_1_1"


def by(fight: Fight, name: str) -> list[tuple[str, int]]:
    """Return whom a trap or monster hit, and the points."""
    return [(hit.adventurer, hit.points) for hit in fight.of_kind(Hit) if hit.by == name]


@pytest.mark.parametrize(
    ("trap", "hits"),
    [
        ("rolling_stone", [(W5, 3)]),
        ("pendulum", [(W4, 3)]),
        ("wall_of_fire", [(W5, 1), (W4, 1), (PRIEST, 2)]),
        ("trap_door", [(W5, 2)]),
        ("cursed_ring", [(W5, 1), (W4, 1), (PRIEST, 1)]),
        ("kamikaze_imp", [(W5, 3), (W4, 1), (PRIEST, 1)]),
        ("poisoned_meal", [(W5, 5)]),
    ],
)
def test_s4_5_damage_of_traps(trap: str, hits: list[tuple[str, int]]) -> None:
    fight = Fight([W5, W4, PRIEST], traps=[trap])
    assert by(fight, trap) == hits
    assert (fight.conquered() == []) == (trap in {"trap_door", "cursed_ring"})


def test_s4_5_extra_costs_are_paid_on_use() -> None:
    assert Fight([W5], traps=["cursed_ring"]).lord().gold == 2
    assert Fight([W5], traps=["kamikaze_imp"]).lord().imps == 2
    assert Fight([W5], traps=["poisoned_meal"]).lord().food == 2
    assert Fight([W5], traps=["pendulum"], tiles=[("C1", "mint")]).lord().gold == 2
    assert Fight([W5], traps=["pendulum"], tiles=[("C1", "labyrinth")], year=2).lord().gold == 3


def test_s4_5_a_lone_adventurer_is_first_and_last_but_not_second() -> None:
    assert by(Fight([W5], traps=["wall_of_fire"]), "wall_of_fire") == [(W5, 2)]
    assert by(Fight([W5], traps=["pendulum"]), "pendulum") == []


def test_s5_3_icons_take_points_off_from_the_front() -> None:
    fight = Fight([W5, W4, "thief_1_2"], traps=["wall_of_fire"])
    assert by(fight, "wall_of_fire") == [("thief_1_2", 2)]
    assert fight.of_kind(TrapPointsStopped)[0].points == 2


def test_s5_3_darts_are_aimed_by_the_lord() -> None:
    fight = Fight([W5, WIZARD, PRIEST], traps=["antimagic_dart"], card="detect_evil")
    assert fight.asked() == (P1, "trap_target")
    assert fight.lines() == [f"target {W5}", f"target {WIZARD}", f"target {PRIEST}"]
    assert fight.refused(f"target {THIEF}").code == "not_in_line"
    assert fight.play(f"target {WIZARD}").lord().evil + len(fight.conquered()) == 5
    missed = Fight([W5, WIZARD, PRIEST], traps=["antimagic_dart"], card="detect_evil").play(f"target {W5}")
    assert missed.lord().evil + len(missed.conquered()) == 7


def test_s5_2_the_second_trap_of_a_labyrinth_is_used_though_nobody_is_left() -> None:
    fight = Fight([("warrior_1_1", 1)], traps=["rolling_stone", "wall_of_fire"], tiles=[("C1", "labyrinth")], year=2)
    fight.play("use rolling_stone")
    assert [each.trap for each in fight.of_kind(TrapUsed)] == ["rolling_stone", "wall_of_fire"]
    assert (fight.lord().prisoners, fight.lord().traps, fight.conquered()) == (("warrior_1_1",), (), [])


def test_s5_3_labyrinth_traps_come_in_the_order_the_lord_says() -> None:
    fight = Fight([W5, W4], traps=["pendulum", "trap_door"], tiles=[("C1", "labyrinth")], year=2)
    assert fight.asked() == (P1, "trap_order")
    assert fight.refused("use rolling_stone").code == "not_planned"
    fight.play("use trap_door")
    assert [hit.by for hit in fight.of_kind(Hit)][:2] == ["trap_door", "pendulum"]


def test_s7_9_special_effects_work_with_all_damage_prevented() -> None:
    fight = Fight(["thief_1_4", W3], traps=["trap_door"])
    assert by(fight, "trap_door") == []
    assert fight.conquered() == []


def test_s7_10_the_later_poison_cannot_be_prevented() -> None:
    fight = Fight([THIEF], traps=["poisoned_dart"])
    assert [(hit.source, hit.points) for hit in fight.of_kind(Hit)] == [("fatigue", 1), ("poison", 2)]


def test_s7_37_the_pool_is_set_at_the_start_of_the_step() -> None:
    fight = Fight(
        [("thief_1_4", 3), W5],
        traps=["rolling_stone", "pendulum"],
        tiles=[("C1", "labyrinth")],
        year=2,
        number=4,
    )
    fight.play("use rolling_stone")
    assert [(stop.points, stop.left) for stop in fight.of_kind(TrapPointsStopped)] == [(2, 0)]
    assert fight.lord().prisoners[:1] == ("thief_1_4",)
    assert by(fight, "pendulum") == []


def test_s5_4_a_living_wizard_is_needed_and_the_antimagic_room_blocks() -> None:
    cast = Fight([W5, WIZARD], card="detect_evil")
    assert cast.lord().evil + len(cast.conquered()) == 7
    blocked = Fight([W5, WIZARD], card="detect_evil", tiles=[("C1", "antimagic_room")])
    assert blocked.lord().evil + len(blocked.conquered()) == 5
    assert blocked.left() == {W5: 3, WIZARD: 1}


@pytest.mark.parametrize(
    ("monster", "lines"),
    [
        ("goblin", ["attack goblin 1"]),
        ("slime", ["attack slime 1", "attack slime 2"]),
        ("ghost", [f"attack ghost 1 {PRIEST}", f"attack ghost 1 {WIZARD}"]),
        ("troll", ["attack troll 1", "attack troll 2"]),
        ("vampire", [f"attack vampire {line} {target}" for line in (1, 2) for target in (W5, WIZARD)]),
        ("golem", ["attack golem 1"]),
        ("dragon", ["attack dragon 1"]),
        ("demon", [f"attack demon 1 {target}" for target in (W5, PRIEST, WIZARD)]),
    ],
)
def test_s4_1_lines_and_targets_of_attacks(monster: str, lines: list[str]) -> None:
    fight = Fight([W5, PRIEST, WIZARD], sent=[monster, "slime"], tiles=[("C1", "mint")])
    own = [line for line in fight.lines() if line.split()[1] == monster]
    assert own == lines


def test_s4_1_a_troll_pays_for_its_strong_line() -> None:
    fight = Fight([W5, W4], sent=["troll"])
    assert fight.play("attack troll 2").lord().food == 2
    assert by(fight, "troll") == [(W5, 4)]
    hungry = Fight([W5, W4], sent=["troll"], food=0)
    assert by(hungry, "troll") == [(W5, 3)]


def test_s4_1_a_witch_may_strike_twice_the_same_or_two() -> None:
    fight = Fight([W5, W4], sent=["witch"])
    assert fight.lines() == [
        "attack witch 1",
        f"attack witch 2 {W5} {W5}",
        f"attack witch 2 {W5} {W4}",
        f"attack witch 2 {W4} {W5}",
        f"attack witch 2 {W4} {W4}",
    ]
    assert by(fight.play(f"attack witch 2 {W4} {W5}"), "witch") == [(W4, 1), (W5, 1)]


def test_s4_2_rooms_raise_one_hit() -> None:
    trained = Fight([W5, W4], sent=["goblin"], tiles=[("C1", "training_room")], year=2)
    assert by(trained, "goblin") == [(W5, 3)]
    follow = Fight([W3, W4], sent=["goblin"], tiles=[("C1", "training_room")], year=2)
    assert by(follow, "goblin") == [(W3, 3), (W4, 1)]
    dark = Fight([W5, W4], sent=["witch"], tiles=[("C1", "dark_room")], year=2)
    assert f"attack witch 2 {W5} {W4} raise 2" in dark.lines()
    assert by(dark.play(f"attack witch 2 {W5} {W4} raise 2"), "witch") == [(W5, 1), (W4, 2)]
    assert by(Fight([W5], sent=["vampire"], tiles=[("C1", "dark_room")]).play(f"attack vampire 2 {W5}"), "vampire") == [
        (W5, 3)
    ]


def test_s5_6_order_lines_and_targets_are_chosen_now() -> None:
    fight = Fight([W5, PRIEST], sent=["ghost", "slime"], tiles=[("C1", "mint")])
    assert fight.lines() == ["attack slime 1", "attack slime 2", f"attack ghost 1 {PRIEST}"]
    assert fight.refused("attack goblin 1").code == "not_waiting"
    assert fight.refused("attack slime 3").code == "no_such_attack"
    assert fight.refused(f"attack ghost 1 {W5}").code == "no_such_attack"
    assert fight.refused("done").code == "attack_asked"


@pytest.mark.parametrize(
    ("line", "why", "whom"),
    [
        ("attack slime 3", "line", ""), (f"attack slime 1 {W5}", "unaimed", ""),
        (f"attack ghost 1 {W5}", "first", W5), ("attack ghost 1", "needs", ""),
        (f"attack vampire 2 {PRIEST}", "priest", PRIEST), ("attack vampire 2 thief_2_1", "gone", "thief_2_1"),
        (f"attack vampire 2 {W5} {W5}", "one", W5), (f"attack witch 2 {W5}", "two", W5),
        (f"attack witch 2 {W5} {PRIEST} raise 2", "raise", W5),
    ],
)  # fmt: skip
def test_s5_6_the_reason_that_fails_is_named(line: str, why: str, whom: str) -> None:
    fight = Fight([W5, PRIEST], sent=["ghost", "slime", "vampire", "witch"], tiles=[("C1", "mint")])
    facts = fight.refused(line).facts
    assert (facts["why"], facts["adventurer"]) == (why, whom)


def test_s8_1_the_only_attack_needs_no_number() -> None:
    fight = Fight([W5, PRIEST], sent=["ghost", "slime"], tiles=[("C1", "mint")])
    view = GAME.observe(fight.state, Seat(0))
    for line in (f"attack ghost {PRIEST}", f"attack ghost 1 {PRIEST}"):
        assert GAME.print_move(GAME.parse_move(line, view, {})) == f"attack ghost 1 {PRIEST}"
    with pytest.raises(NotationError):
        GAME.parse_move(f"attack slime {PRIEST}", view, {})


def test_s5_6_used_tiles_are_turned_face_down_unless_they_return() -> None:
    party = ["warrior_2_4", "warrior_2_3"]
    fight = Fight(party, sent=["golem", "vampire"], tiles=[("C1", "mint")], year=2)
    fight.play("attack vampire 2 warrior_2_4")
    assert fight.face_down() == []
    used = Fight(party, sent=["vampire"], year=2).play("attack vampire 1 warrior_2_4")
    assert used.face_down() == ["vampire"]


def test_s7_12_a_vampire_before_priests_only_returns() -> None:
    fight = Fight([PRIEST, "priest_1_2"], sent=["vampire"])
    assert fight.of_kind(MonsterIdle)
    assert fight.face_down() == []


def test_s7_13_a_vampire_may_strike_the_paladin() -> None:
    fight = Fight(["paladin_1", PRIEST], sent=["vampire"], evil=10)
    assert fight.lines() == ["attack vampire 1 paladin_1", "attack vampire 2 paladin_1"]


def test_s7_14_a_ghost_before_one_adventurer_cannot_attack() -> None:
    fight = Fight([W5], sent=["ghost"])
    assert fight.of_kind(MonsterIdle)
    assert fight.face_down() == ["ghost"]


def test_s7_33_troll_tokens_are_no_imps() -> None:
    lost = Fight([W5, WIZARD], creatures=["troll"], imps=0, card="fist_of_justice")
    assert lost.lord().imps == 0


def test_s7_45_monsters_of_a_battle_that_is_over_are_turned() -> None:
    fight = Fight(
        [
            W3,
        ],
        sent=["goblin"],
        traps=["poisoned_meal"],
    )
    assert fight.lord().prisoners == (W3,)
    assert fight.face_down() == ["goblin"]
    assert fight.conquered() == []
    returned = Fight([W3], sent=["golem"], traps=["rolling_stone"], year=2)
    assert returned.face_down() == []


def test_s5_8_healing_takes_place_only_after_an_attack() -> None:
    party: list[Member] = [(W5, 3), "priest_1_4"]
    assert Fight(party).of_kind(HealingSkipped)[0].why == "nobody_attacked"
    slimed = Fight(party, sent=["slime"]).play("attack slime 2")
    assert slimed.of_kind(HealingSkipped)[0].why == "nobody_attacked"
    fought = Fight(party, sent=["slime"]).play("attack slime 1")
    assert [(each.adventurer, each.points) for each in fought.of_kind(Healed)] == [(W5, 2)]
    burnt = Fight(party, sent=["dragon"], year=2, card="song_of_courage")
    assert burnt.of_kind(HealingSkipped)[0].why == "dragon"


def test_s5_8_an_antimagic_dart_on_a_priest_stops_all_hearts() -> None:
    fight = Fight([(W5, 1), PRIEST], sent=["goblin"], traps=["antimagic_dart"]).play(f"target {PRIEST}")
    assert fight.of_kind(HealingSkipped)[0].why == "antimagic_dart"
    paladin = Fight([("paladin_1", 1)], sent=["goblin"], traps=["antimagic_dart"], evil=10)
    assert paladin.of_kind(Healed)


def test_s5_8_hearts_heal_from_the_front_all_of_one_before_the_next() -> None:
    fight = Fight([(W5, 1), (W4, 2), "priest_1_4"], sent=["slime"]).play("attack slime 1")
    assert [(each.adventurer, each.points) for each in fight.of_kind(Healed)] == [(W5, 2)]


def test_s5_9_fatigue_then_conquest_then_evil() -> None:
    fight = Fight([W5, THIEF], card="detect_evil", number=4)
    assert fight.left() == {W5: 3, THIEF: 1}
    assert fight.conquered() == ["C1"]
    assert fight.lord().evil == 4


def test_s7_7_no_conquest_no_fatigue() -> None:
    fight = Fight([W5, THIEF], sent=["slime"]).play("attack slime 2")
    assert fight.left() == {W5: 5, THIEF: 3}
    assert fight.conquered() == []


def test_s5_9_poison_is_not_passed_on() -> None:
    fight = Fight([(THIEF, 2), W5], traps=["poisoned_dart"]).play(f"target {THIEF}")
    assert [hit.source for hit in fight.of_kind(Hit) if hit.adventurer == THIEF] == ["fatigue"]
    assert [hit.source for hit in fight.of_kind(Hit) if hit.adventurer == W5] == ["fatigue"]


def test_s5_10_the_eliminated_take_their_poison_with_them() -> None:
    """Who came back in the same battle would be poisoned still."""
    fight = Fight([(W3, 1), W5], sent=["slime", "ghost", "troll"], traps=["poisoned_dart"], tiles=[("C1", "mint")])
    fight.play(f"target {W3}").play("attack slime 1")
    assert fight.state.battle is not None
    assert (fight.lord().prisoners, fight.state.battle.poisoned) == ((W3,), ())


def test_s5_10_the_eliminated_are_imprisoned_where_they_fell() -> None:
    fight = Fight([(W5, 4), PRIEST], others=[lord()])
    assert fight.of_kind(Eliminated)[0] == Eliminated(P1, W5)
    assert fight.lord().prisoners == (W5,)
    assert list(fight.left()) == [PRIEST]


def test_s5_10_a_beaten_paladin_never_comes_back_this_year() -> None:
    fight = Fight([("paladin_1", 4)], evil=12)
    assert fight.lord().prisoners == ("paladin_1",)
    assert (fight.state.paladin, fight.state.paladin_at) == ("", None)


def test_s7_44_a_paladin_who_joins_stands_in_front_and_tires() -> None:
    fight = Fight([WIZARD], card="detect_evil", evil=9)
    assert fight.left() == {"paladin_1": 3, WIZARD: 1}


def test_s5_6_what_an_attack_does_is_told_before() -> None:
    fight = Fight([W3, PRIEST], sent=["goblin", "troll"], tiles=[("C1", "mint")])
    quote = GAME.explain(fight.state, P1, Attack("goblin", 1))
    assert quote == StrikeQuote((Prospect(W3, 3, 1), Prospect(PRIEST, 3, 3)))
    assert GAME.explain(fight.state, P1, Attack("troll", 2)) == StrikeQuote(
        (Prospect(W3, 3, 0), Prospect(PRIEST, 3, 3)), food=1
    )


def test_s5_10_the_poison_of_a_dart_is_told_before() -> None:
    """Who saw only what the dart does at once read that nobody is hurt."""
    fight = Fight([W3, PRIEST], traps=["poisoned_dart"], tiles=[("C1", "mint")])
    quote = GAME.explain(fight.state, P1, Target(W3))
    assert isinstance(quote, StrikeQuote)
    assert quote.poison == 2


def test_s5_2_a_plan_is_rehearsed_with_what_the_lord_may_know() -> None:
    state = planning_of(lord([W4, PRIEST], tiles=["C1"], creatures=["goblin"]), card="detect_evil")
    unknown = GAME.explain(state, P1, Send(("goblin",)))
    assert isinstance(unknown, PlanQuote)
    assert (unknown.card, unknown.tires, unknown.conquered) == ("", False, False)
    assert unknown.line == (Prospect(W4, 4, 3), Prospect(PRIEST, 3, 3))
    spied = planning_of(lord([W4, PRIEST], tiles=["C1"], creatures=["goblin"], spied=(1,)), card="detect_evil")
    known = GAME.explain(spied, Seat(0), Send(("goblin",)))
    assert isinstance(known, PlanQuote)
    assert (known.card, known.tires, known.conquered) == ("detect_evil", True, True)
    assert known.line == (Prospect(W4, 4, 1), Prospect(PRIEST, 3, 1))
