"""The frame of combat and planning (SPEC 5.1, 5.2), and rulings 20, 32, 43."""

from games.dungeon_lords.battle_events import BattleBegun, CardTurned, NoBattleFought, PlanSealed, PlansOpened
from games.dungeon_lords.components import TRAP_DECK
from games.dungeon_lords.game import DungeonLords
from games.dungeon_lords.state import Plan, State, Tile
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from tests.games.dungeon_lords.fights import P1, P2, SEED, Fight, lord, plan, planning_of, refusal_of

GAME = DungeonLords()
PARTY = ["warrior_1_1", "priest_1_1", "thief_1_1"]


def lines(state: State, seat: Seat) -> list[str]:
    return [GAME.notation.shown(move) for move in GAME.legal_moves(state, seat)]


def test_s5_1_all_with_a_party_and_a_tile_plan_at_once() -> None:
    conquered = [("C1", "", True)]
    state = planning_of(
        lord(PARTY, creatures=["goblin"]), lord(PARTY, creatures=["slime"]), lord(), lord(PARTY, tiles=conquered)
    )
    assert [(each.seat, each.kind, each.sealed, each.owed) for each in GAME.decisions(state)] == [
        (P1, "plan", True, True),
        (P2, "plan", True, True),
    ]


def test_s5_1_the_card_is_turned_up_when_all_have_planned() -> None:
    state = planning_of(lord(PARTY, creatures=["goblin"]), lord(PARTY, creatures=["slime"]), card="detect_evil")
    first = GAME.apply(state, P1, GAME.legal_moves(state, P1)[0], Chance(SEED, 3))
    assert first.state.cards_open == 0
    assert not first.opened
    assert not first.final
    assert [(each.seat, each.owed) for each in GAME.decisions(first.state)] == [(P1, False), (P2, True)]
    last = GAME.apply(first.state, P2, GAME.legal_moves(first.state, P2)[0], Chance(SEED, 4))
    assert CardTurned(1, "detect_evil") in last.events
    assert {(each.seat, each.label) for each in last.opened} == {(P1, "plan"), (P2, "plan")}
    assert last.final
    assert last.state.cards_open >= 1


def test_s5_1_battles_are_fought_in_play_order_and_four_rounds_end_the_year() -> None:
    state = planning_of(lord(PARTY, creatures=["goblin"]), lord(PARTY, creatures=["slime"]), card="fireball", number=4)
    for seat in (P1, P2):
        step = GAME.apply(state, seat, GAME.legal_moves(state, seat)[0], Chance(SEED, 3 + seat))
        state = step.state
    assert [event.seat for event in step.events if isinstance(event, BattleBegun)] == [P1, P2]
    assert (state.year, state.season, state.combat_round) == (2, "winter", 0)


def test_s5_1_a_lord_without_party_skips_the_round() -> None:
    fight = Fight(PARTY, others=[lord()])
    assert fight.of_kind(NoBattleFought) == [NoBattleFought(P2, "no_party")]


def test_s5_1_without_a_tile_a_prisoner_of_his_choice_goes_free() -> None:
    fight = Fight(PARTY, tiles=[("C1", "", True)], plans={0: None}, prisoners=("paladin_1", "thief_1_2", "priest_1_2"))
    assert fight.asked() == (P1, "prisoner")
    assert fight.lines() == ["release thief_1_2", "release priest_1_2", "release paladin_1"]
    assert fight.refused("release wizard_1_1").code == "not_imprisoned"
    fight.play("release paladin_1")
    assert fight.lord().prisoners == ("thief_1_2", "priest_1_2")
    assert fight.lord().evil == 4


def test_s5_1_without_a_tile_and_without_a_prisoner_nothing_happens() -> None:
    fight = Fight(PARTY, tiles=[("C1", "", True)], plans={0: None})
    assert fight.lord().evil == 5
    assert fight.of_kind(NoBattleFought)[0].why == "no_tile"


def test_s5_1_a_plan_stays_whoever_joined_or_left() -> None:
    fight = Fight(
        ["paladin_1", "warrior_1_1"],
        card="detect_evil",
        evil=9,
        others=[lord(["wizard_1_4", "thief_1_1"], evil=8), lord(["priest_1_1"], traps=("trap_door",), evil=1)],
        plans={1: Plan("ready", "C1"), 2: Plan("ready", "C2", ("trap_door",))},
    )
    assert [battle.cell for battle in fight.of_kind(BattleBegun)] == ["C1", "C1", "C2"]


def test_s5_2_the_battleground_is_a_nearest_tile_by_walking() -> None:
    tiles = [("C1", "", True), "C2", "D1", ("B1", "", True), "B2"]
    state = planning_of(lord(PARTY, tiles=tiles), lord(PARTY))
    assert lines(state, P1) == ["ground D1", "ground C2"]
    assert refusal_of(state, P1, "ground B2").code == "not_nearest"


def test_s5_2_conquered_tiles_are_walked_through() -> None:
    around = [("C1", "", True), ("C2", "", True), "C4", ("C3", "", True)]
    state = planning_of(lord(PARTY, tiles=around, creatures=["goblin"]))
    assert Tile("C4", "", True) in plan(state, P1, "send nothing").lords[0].tiles


def test_s5_2_traps_and_monsters_by_battleground() -> None:
    creatures = ["goblin", "goblin", "troll", "ghost", "ghost"]
    hand = ("pendulum", "pendulum", "trap_door")
    tunnel = planning_of(lord(PARTY, tiles=["C1"], creatures=creatures, traps=hand))
    assert lines(tunnel, P1) == ["set nothing", "set pendulum", "set trap_door"]
    assert refusal_of(tunnel, P1, "set pendulum trap_door").code == "too_many_traps"
    tunnel = plan(tunnel, P1, "set nothing")
    assert "send goblin ghost ghost" in lines(tunnel, P1)
    assert refusal_of(tunnel, P1, "send goblin troll").code == "too_many_monsters"
    room = planning_of(lord(PARTY, tiles=[("C1", "mint")], creatures=creatures, traps=hand))
    room = plan(room, P1, "set pendulum")
    assert {"send goblin goblin", "send goblin ghost ghost troll"} <= set(lines(room, P1))
    labyrinth = planning_of(lord(PARTY, tiles=[("C1", "labyrinth")], creatures=creatures, traps=hand))
    assert {"set pendulum pendulum", "set pendulum trap_door"} <= set(lines(labyrinth, P1))
    labyrinth = plan(labyrinth, P1, "set pendulum pendulum")
    assert refusal_of(labyrinth, P1, "send goblin troll").facts["most"] == 1


def test_s5_2_only_what_lies_face_up_can_be_sent() -> None:
    state = planning_of(lord(PARTY, tiles=["C1"], creatures=[("goblin", False), "slime"]))
    assert lines(state, P1) == ["send nothing", "send slime"]
    assert refusal_of(state, P1, "send goblin").facts == {"monster": "goblin", "owned": 1, "named": 1}


def test_s5_2_all_costs_must_be_affordable_together() -> None:
    hand = ("cursed_ring", "kamikaze_imp", "poisoned_meal")
    poor = planning_of(lord(PARTY, tiles=[("C1", "mint")], traps=hand, gold=1, food=0, imps=0))
    assert lines(poor, P1) == ["set nothing"]
    refusal = refusal_of(poor, P1, "set cursed_ring")
    assert (refusal.code, dict(refusal.facts)) == ("too_few", {"good": "gold", "needed": 2, "present": 1})
    refusal = refusal_of(poor, P1, "set kamikaze_imp")
    assert (refusal.code, dict(refusal.facts)) == ("too_few", {"good": "imps", "needed": 1, "present": 0})
    just = planning_of(lord(PARTY, tiles=["C1"], traps=hand, gold=1, food=1, imps=1))
    for trap in hand:
        assert trap not in plan(just, P1, f"set {trap}").lords[P1].traps, "he has nobody to send, so it is used at once"
    both = planning_of(lord(PARTY, tiles=[("C1", "labyrinth")], traps=("cursed_ring",) * 2, gold=1), year=2)
    assert lines(both, P1) == ["set nothing", "set cursed_ring"]


def test_s5_2_planning_tells_others_no_more_than_its_stage() -> None:
    state = planning_of(lord(PARTY, creatures=["goblin"], traps=TRAP_DECK[:2]), lord(PARTY, creatures=["slime"]))
    for line in ("set nothing", f"set {TRAP_DECK[0]}"):
        move = next(each for each in GAME.legal_moves(state, P1) if GAME.notation.shown(each) == line)
        step = GAME.apply(state, P1, move, Chance(SEED, 3))
        events = [GAME.observe_event(event, P2) for event in step.events]
        assert events == [PlanSealed(P1, False, None)]


def test_s5_2_a_plan_may_be_changed_until_the_last_one_is_ready() -> None:
    state = planning_of(lord(PARTY, creatures=["goblin"]), lord(PARTY, creatures=["slime"]))
    state = plan(state, P1, "send goblin")
    assert lines(state, P1) == ["replan"]
    again = GAME.apply(state, P1, GAME.legal_moves(state, P1)[0], Chance(SEED, 3))
    assert "plan" in again.dropped, "what was sealed is no promise any more"
    state = plan(again.state, P1, "send nothing")
    done = GAME.apply(state, P2, GAME.legal_moves(state, P2)[0], Chance(SEED, 4))
    assert PlansOpened(P1, "C1", (), 0) in done.events


def test_s5_2_default_is_the_first_tile_and_nothing_sent() -> None:
    state = planning_of(lord(PARTY, tiles=["C1"], creatures=["goblin"], traps=("pendulum",)))
    for expected in ("set nothing", "send nothing"):
        move = GAME.default_move(state, P1, Chance(SEED, 3))
        assert GAME.notation.shown(move) == expected
        state = GAME.apply(state, P1, move, Chance(SEED, 3)).state


def test_s7_32_a_lord_who_gets_the_paladin_late_plans_with_the_card_known() -> None:
    late = Fight(
        ["paladin_1"],
        number=4,
        evil=11,
        others=[lord(evil=11, creatures=["goblin"], traps=("pendulum",))],
    )
    assert late.asked() == (P2, "plan_traps")
    late.play("set pendulum").play("send goblin")
    assert PlansOpened(P2, "C1", ("goblin",), 1) in late.events
    assert late.left(1) == {"paladin_1": 3}


def test_s7_43_a_plan_is_given_back_when_the_party_has_gone() -> None:
    fight = Fight(
        ["warrior_1_4", "wizard_1_4"],
        card="detect_evil",
        evil=9,
        others=[lord(["paladin_1"], evil=10, traps=("pendulum",), creatures=["goblin"])],
        plans={1: Plan("ready", "C1", ("pendulum",), ("goblin",))},
    )
    assert "paladin_1" in fight.left()
    assert NoBattleFought(P2, "party_left") in fight.events
    assert fight.lord(1).traps == ("pendulum",)
    assert fight.face_down(1) == []
    assert fight.state.fought == (P1, P2)


def test_s5_2_traps_are_not_asked_about_where_everybody_knows_that_none_can_be_paid() -> None:
    room = [("C1", "mint")]
    poor = planning_of(lord(PARTY, tiles=room, traps=("pendulum",), gold=0, creatures=("goblin",)))
    assert [each.kind for each in GAME.decisions(poor)] == ["plan"]
    rich = planning_of(lord(PARTY, tiles=room, traps=("pendulum",), gold=1, creatures=("goblin",)))
    assert [each.kind for each in GAME.decisions(rich)] == ["plan_traps"]
    # In a tunnel a trap may be free: whether it is, is the lord's secret, so he is asked.
    tunnel = planning_of(lord(PARTY, tiles=("C1",), traps=("cursed_ring",), gold=0, creatures=("goblin",)))
    assert [GAME.print_move(move) for move in GAME.legal_moves(tunnel, P1)] == ["set nothing"]
