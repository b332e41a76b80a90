"""Pay Day, Taxes, special events (SPEC 2.7, 4.8)."""

from typing import Any

import pytest

from games.dungeon_lords.events import (
    EvilChanged,
    MonsterLeft,
    PaladinMoved,
    SpecialSettled,
    TaxPaid,
    TaxSealed,
    TrapGiven,
)
from games.dungeon_lords.state import Creature, Lord
from games.kernel.chance import Chance
from games.kernel.game import Opened
from games.kernel.ids import Seat
from games.kernel.plans import next_wish
from tests.games.dungeon_lords.scenes import GAME, FirstScene, Scene, before_event, event, lord

RICH = lord(gold=9, food=9)


def early(*lords: Lord, **changes: Any) -> Scene:
    """Return the Taxes of spring as version 1 asks them."""
    return FirstScene(before_event("taxes", *lords, **changes).state).begin()


def kinds(owner: Lord) -> list[str]:
    return [each.kind for each in owner.creatures]


def test_s2_7_taxes_are_half_of_all_tiles_rounded_up() -> None:
    scene = event("taxes", lord(tiles="C1 C2! C3=mint"), lord(tiles="C1 C2 C3 C4"))
    assert scene.legal(0) == ["pay 0", "pay 1", "pay 2"]
    after = scene.plays("0: pay 1", "1: pay 2")
    assert (after.lord(0).gold, after.lord(0).tax_tokens, after.lord(1).tax_tokens) == (2, 1, 0)


def test_s2_7_taxes_are_asked_in_play_order() -> None:
    scene = event("taxes", RICH, lord(gold=0), RICH, RICH, starter=Seat(3))
    (asked,) = GAME.decisions(scene.state)
    assert (asked.seat, asked.kind, asked.sealed, asked.clock) == (3, "taxes", False, "")
    assert scene.code("0: pay 1") == "no_decision"
    second = scene.plays("3: pay 1")
    assert [(each.seat, each.gold, each.tokens) for each in second.of_kind(TaxPaid)] == [(3, 1, 1)]
    assert second.asked() == [(0, "taxes")]
    third = second.plays("0: pay 0")
    assert [(each.seat, each.gold, each.tokens) for each in third.of_kind(TaxPaid)] == [(0, 0, 2), (1, 0, 2)]
    assert third.asked() == [(2, "taxes")]
    assert third.plays("2: pay 2").state.affair is None


def test_s2_7_nobody_seals_more_tax_than_is_asked_or_there() -> None:
    """Version 1 checks a sealed answer by itself, before it is paid."""
    scene = early(lord(gold=9), lord(gold=1))
    assert scene.refusal("0: pay 3") == ("out_of_range", {"least": 0, "most": 2, "why": "asked"})
    assert scene.refusal("1: pay 2") == ("out_of_range", {"least": 0, "most": 1, "why": "gold"})


def test_s8_3_how_much_tax_is_paid_can_be_said_before_ones_turn() -> None:
    scene = event("taxes", RICH, lord(gold=1), lord(gold=0), RICH)

    def wishes(seat: int) -> list[str]:
        return [GAME.print_move(wish) for wish in GAME.wishes(GAME.observe(scene.state, Seat(seat)))]

    assert wishes(0) == ["ahead taxes accept"]
    assert wishes(1) == ["pay 0", "pay 1", "ahead taxes accept"]
    assert wishes(2) == ["ahead taxes accept"]
    wished = scene.read("1: pay 0")[1]
    assert next_wish(GAME, scene.plays("0: pay 2").state, Seat(1), [wished]).move == wished
    assert GAME.wish_kind(wished) == "taxes"
    assert wishes(3) == ["pay 0", "pay 1", "pay 2", "ahead taxes accept"]


def test_s2_7_version_1_asks_at_once_but_lets_pay_in_play_order() -> None:
    scene = early(RICH, RICH, RICH, starter=Seat(1))
    assert scene.asked() == [(0, "taxes"), (1, "taxes"), (2, "taxes")]
    assert all(each.sealed for each in scene.game.decisions(scene.state))
    sealed = scene.plays("2: pay 0")
    assert sealed.step.seal == "taxes"
    assert sealed.of_kind(TaxSealed) == [TaxSealed(Seat(2), 0)]
    assert sealed.lord(2).tax_tokens == 0
    assert sealed.asked() == [(0, "taxes"), (1, "taxes")]
    assert "pay 1" in sealed.legal(2)
    assert GAME.observe(sealed.state, Seat(2)).own_tax == 0
    assert GAME.observe(sealed.state, Seat(1)).own_tax is None
    assert GAME.observe(sealed.state, Seat(1)).sealed == (False, False, True)
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        view = sealed.game.observe(sealed.state, seat)
        assert sealed.game.observe(sealed.game.sample(view, Chance(b"any", 1)), seat) == view
    assert sealed.game.sample(view, Chance(b"any", 1)).affair == sealed.state.affair
    first = sealed.plays("1: pay 2")
    assert first.step.opened == (Opened(Seat(1), "taxes"), Opened(Seat(2), "taxes"))
    assert [(each.seat, each.tokens) for each in first.of_kind(TaxPaid)] == [(1, 0), (2, 2)]
    assert first.asked() == [(0, "taxes")]
    assert [each.seat for each in first.game.decisions(first.state)] == [0]


def test_s2_7_version_1_lets_a_tax_answer_change_until_it_is_opened() -> None:
    scene = early(RICH, RICH).plays("1: pay 0", "1: pay 2", "0: pay 2")
    assert scene.lord(1).tax_tokens == 0


def test_s2_7_who_has_no_gold_is_not_asked() -> None:
    scene = event("taxes", lord(gold=0), RICH)
    assert scene.asked() == [(1, "taxes")]
    assert scene.lord(0).tax_tokens == 2
    assert scene.default(1) == "pay 2"
    assert scene.refusal("1: pay 3") == ("out_of_range", {"least": 0, "most": 2, "why": "asked"})


def test_s2_7_taxes_are_explained_with_their_tokens() -> None:
    for quote in (event("taxes", RICH, RICH).explained("0: pay 0"), early(RICH, RICH).explained("1: pay 0")):
        assert (quote.tokens, quote.points, quote.after.gold) == (2, -6, 9)
    assert event("taxes", RICH, RICH).explained("0: pay 1").after.gold == 8


def test_s2_7_pay_day_creature_by_creature_in_play_order() -> None:
    scene = event("payday", lord(creatures="troll goblin"), lord(creatures="ghost"))
    assert scene.asked() == [(0, "pay_day")]
    assert scene.legal(0) == ["keep goblin", "keep troll", "dismiss goblin", "dismiss troll"]
    paid = scene.plays("0: keep troll")
    assert paid.lord(0).food == 1
    assert paid.legal(0) == ["keep goblin", "dismiss goblin"]
    assert paid.code("0: keep troll") == "already_settled"
    left = paid.plays("0: dismiss goblin")
    assert (kinds(left.lord(0)), left.lord(0).evil) == (["troll"], 6)
    assert left.asked() == [(1, "pay_day")]


def test_s2_7_whoever_cannot_be_paid_leaves() -> None:
    scene = event("payday", lord(creatures="goblin troll", food=0), RICH)
    assert (scene.lord(0).creatures, scene.lord(0).evil) == ((), 7)
    assert [each.monster for each in scene.of_kind(MonsterLeft)] == ["goblin", "troll"]


def test_s2_7_evil_as_pay_must_stay_on_the_scale_but_leaving_is_forced() -> None:
    scene = event("payday", lord(creatures="vampire ghost", evil=14), RICH)
    assert scene.legal(0) == ["keep ghost", "dismiss ghost", "dismiss vampire"]
    assert scene.plays("0: keep ghost").lord(0).evil == 15
    assert kinds(scene.plays("0: keep ghost").lord(0)) == ["ghost"]


def test_s2_7_a_demon_is_fed_and_the_meal_owes_nothing() -> None:
    scene = event("payday", lord(creatures="demon troll goblin"), RICH)
    assert "keep demon feeding troll" in scene.legal(0)
    assert scene.code("0: keep demon feeding demon") == "not_owned"
    assert scene.code("0: keep goblin feeding troll") == "feeds_nothing"
    fed = scene.plays("0: keep demon feeding troll")
    assert (kinds(fed.lord(0)), fed.lord(0).evil, fed.lord(0).food) == (["demon", "goblin"], 6, 3)
    assert fed.legal(0) == ["keep goblin", "dismiss goblin"]


def test_s2_7_a_golem_takes_gold_and_a_trap_face_down() -> None:
    scene = event("payday", lord(creatures="golem", traps="pendulum trap_door"), RICH).plays("0: keep golem")
    assert scene.asked() == [(0, "give_trap")]
    after = scene.plays("0: give pendulum")
    assert (after.lord(0).gold, after.lord(0).traps) == (2, ("trap_door",))
    given = after.of_kind(TrapGiven)[0]
    assert given.trap == "pendulum"
    assert GAME.observe_event(given, Seat(1)) == TrapGiven(Seat(0), "golem", None)


def test_s2_7_the_paladin_looks_after_every_creature() -> None:
    scene = event("payday", lord(creatures="vampire", evil=8), lord(evil=9, creatures="goblin"))
    after = scene.plays("0: keep vampire")
    assert [each.seat for each in after.of_kind(PaladinMoved)] == [0]


@pytest.mark.parametrize(
    ("creatures", "evil", "food", "move"),
    [
        ("goblin", 5, 1, "keep goblin"),
        ("vampire", 7, 0, "keep vampire"),
        ("vampire", 8, 0, "dismiss vampire"),
        ("vampire", 10, 0, "keep vampire"),
        ("demon goblin", 5, 0, "dismiss goblin"),
        ("demon ghost", 5, 0, "keep ghost"),
    ],
)
def test_s2_7_default_on_pay_day(creatures: str, evil: int, food: int, move: str) -> None:
    assert event("payday", lord(creatures=creatures, evil=evil, food=food), RICH).default(0) == move


def test_s2_7_default_feeds_a_demon_the_first_not_yet_paid() -> None:
    scene = event("payday", lord(creatures="demon demon"), RICH)
    assert scene.default(0) == "keep demon feeding demon"


def test_s2_7_each_creature_is_settled_once_so_that_none_paid_is_fed() -> None:
    scene = event("payday", lord(creatures="demon troll goblin"), RICH).plays("0: keep troll")
    assert scene.legal(0) == ["keep goblin", "keep demon feeding goblin", "dismiss goblin", "dismiss demon"]
    assert scene.refusal("0: keep demon feeding troll") == ("already_settled", {"monster": "troll"})
    alone = event("payday", lord(creatures="demon goblin"), RICH).plays("0: keep goblin")
    assert kinds(alone.lord(0)) == ["goblin"]
    assert alone.lord(0).evil == 6


def test_s4_8_special_events_name_their_card() -> None:
    scene = event("special", RICH, RICH, special="town_fair")
    assert GAME.observe(scene.state, None).specials[0] == "town_fair"
    assert scene.asked() == [(0, "town_fair")]


def test_s4_8_witch_hunt() -> None:
    scene = event("special", lord(creatures="witch witch"), lord(evil=5), special="witch_hunt")
    assert scene.legal(0) == ["keep witch", "dismiss witch"]
    assert scene.code("0: keep goblin") == "witches_only"
    once = scene.plays("0: keep witch")
    assert (once.lord(0).evil, once.asked()) == (6, [(0, "witch_hunt")])
    after = once.plays("0: dismiss witch")
    assert (after.lord(0).evil, after.lord(0).creatures) == (6, (Creature("witch"),))
    assert after.lord(1).evil == 4


@pytest.mark.parametrize(("evil", "move"), [(8, "keep witch"), (9, "dismiss witch")])
def test_s4_8_witch_hunt_by_default(evil: int, move: str) -> None:
    assert event("special", lord(creatures="witch", evil=evil), RICH, special="witch_hunt").default(0) == move


def test_s4_8_imp_carnival() -> None:
    scene = event("special", lord(imps=4, food=1), lord(imps=7, food=9), special="imp_carnival")
    assert scene.legal(0) == ["pay 0", "pay 1"]
    assert scene.default(0) == "pay 1"
    assert scene.plays("0: pay 1").lord(0).imps == 3
    assert scene.plays("0: pay 0").lord(0).imps == 2
    assert scene.refusal("0: pay 2") == ("out_of_range", {"least": 0, "most": 1, "why": "food"})
    assert scene.plays("0: pay 1").legal(1) == ["pay 0", "pay 1", "pay 2", "pay 3"]
    assert event("special", lord(imps=4, food=0), RICH, special="imp_carnival").lord(0).imps == 2


def test_s4_8_imps_lost_to_the_carnival_may_be_busy_ones() -> None:
    """No other lord of these tests has lost more imps than he has free."""
    after = event("special", lord(imps=4, busy=4, food=1), RICH, special="imp_carnival").plays("0: pay 0").lord(0)
    assert (after.imps, after.busy) == (2, 2)


def test_s4_8_safety_inspection() -> None:
    hand = "pendulum trap_door cursed_ring"
    scene = event("special", lord(traps=hand, gold=1), lord(traps="pendulum"), special="safety_inspection")
    assert scene.legal(0) == ["pay 0", "pay 1"]
    paid = scene.plays("0: pay 1")
    assert paid.asked() == [(0, "give_trap")]
    after = paid.plays("0: give cursed_ring")
    assert after.lord(0).traps == ("pendulum", "trap_door")
    two = scene.plays("0: pay 0", "0: give pendulum", "0: give trap_door")
    assert (two.lord(0).traps, two.lord(0).gold) == (("cursed_ring",), 1)
    assert two.lord(1).traps == ("pendulum",)


def test_s4_8_permit_fees() -> None:
    rooms = "C1=workshop C2 C3=mint E3=hatchery!"
    scene = event("special", lord(tiles=rooms), RICH, special="permit_fees")
    assert scene.legal(0) == ["pay 0", "pay 1", "pay 2"]
    after = scene.plays("0: pay 0")
    assert (after.lord(0).evil, after.lord(0).gold) == (7, 3)
    assert [each.steps for each in after.of_kind(EvilChanged)] == [2]
    assert event("special", lord(tiles=rooms, gold=0, evil=14), RICH, special="permit_fees").lord(0).evil == 15


def test_s4_8_bumper_crop() -> None:
    scene = event("special", lord(evil=3), lord(evil=3), lord(evil=4), special="bumper_crop")
    assert [scene.lord(seat).food for seat in range(3)] == [5, 5, 4]


def test_s4_8_gold_seam() -> None:
    scene = event("special", lord(tiles="C1 C2 C3 D2 E2 E3 E4=mint"), lord(tiles="C1! C2 C3"), special="gold_seam")
    assert [scene.lord(seat).gold for seat in range(2)] == [5, 4]


def test_s4_8_town_fair() -> None:
    scene = event("special", lord(gold=5), lord(gold=1), special="town_fair")
    assert scene.legal(0) == ["pay 0", "pay 1", "pay 2"]
    assert scene.default(0) == "pay 0"
    after = scene.plays("0: pay 2")
    assert (after.lord(0).gold, after.lord(0).evil) == (3, 3)
    assert after.legal(1) == ["pay 0", "pay 1"]
    assert scene.refusal("0: pay 3") == ("out_of_range", {"least": 0, "most": 2, "why": "asked"})
    assert after.refusal("1: pay 2") == ("out_of_range", {"least": 0, "most": 1, "why": "gold"})


def test_s4_8_rumours() -> None:
    scene = event("special", lord(evil=9), lord(evil=3), lord(evil=9), lord(evil=5), special="rumours")
    assert [scene.lord(seat).evil for seat in range(4)] == [10, 2, 10, 5]
    assert [each.seat for each in scene.of_kind(PaladinMoved)] == [0]
    equal = event("special", lord(evil=9), lord(evil=9), special="rumours")
    assert [equal.lord(seat).evil for seat in range(2)] == [9, 9]
    assert [each.seat for each in equal.of_kind(EvilChanged)] == [0, 1, 0, 1]


def test_s4_8_rumours_run_in_play_order_and_the_paladin_looks_each_time() -> None:
    """Who rises and who falls first decides who has the paladin, so no other order leads to these moves."""
    scene = event(
        "special",
        lord(evil=10, party="paladin_1"),
        lord(evil=10),
        special="rumours",
        starter=Seat(1),
        paladin_at=Seat(0),
    )
    assert [(each.seat, each.before, each.after) for each in scene.of_kind(EvilChanged)] == [
        (1, 10, 11), (0, 10, 11), (1, 11, 10), (0, 11, 10),
    ]  # fmt: skip
    assert [each.seat for each in scene.of_kind(PaladinMoved)] == [1, 0]
    assert scene.state.paladin_at == 0


def test_s4_8_surprise_drill() -> None:
    scene = event("special", lord(traps="pendulum"), lord(), special="surprise_drill")
    assert scene.asked() == [(0, "give_trap")]
    drawn = scene.of_kind(SpecialSettled)[0]
    assert drawn.drawn == scene.lord(0).traps[1:]
    after = scene.plays("0: give pendulum")
    assert len(after.lord(0).traps) == 1
    assert after.lord(1).traps == ()
    assert len(after.state.trap_discard) == 2


def test_s4_8_the_lords_carry_it_out_in_play_order() -> None:
    scene = event("special", RICH, RICH, RICH, special="town_fair", starter=Seat(2))
    assert scene.asked() == [(2, "town_fair")]
    assert scene.plays("2: pay 0", "0: pay 0").asked() == [(1, "town_fair")]


def test_s4_8_imps_lost_at_the_carnival_are_no_busy_ones() -> None:
    scene = event("special", lord(imps=5, busy=5, food=1), lord(imps=0), special="imp_carnival")
    quote = scene.explained("0: pay 1")
    assert (quote.before.imps, quote.after.imps, quote.busy) == (5, 4, 0)
