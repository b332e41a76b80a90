"""The parts of a turn, cards, deaths, tactics and the end (SPEC 1, 3, 4, 5.10, 6.9, 7.4, 9.1, 13, 14, 17.1, 20)."""

import re

import pytest

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.legends_of_signum import moves
from games.legends_of_signum.components import CARD, CHARACTER
from games.legends_of_signum.events import Backstabbed, Died, Discarded, Gained, Moved, TacticFired, Wounded
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.notation import point_text
from games.legends_of_signum.sides import letter
from games.legends_of_signum.state import Order
from games.legends_of_signum.values import health, health_left
from tests.games.legends_of_signum.matches import GAME, A, B, Match, player, tactics
from tests.games.legends_of_signum.scenes import SPEC, table, token, unit

GAME_CHANCE = Chance(b"a match", 2)


def test_s1_1_hands_and_decks_are_known_by_number() -> None:
    match = Match(hand=["e02", "e03"], theirs={"hand": ("w01",), "deck": ("w02", "w03")} | tactics("t01"))
    seen = GAME.observe(match.state, A)
    assert (seen.hands, seen.decks) == ((2, 1), (3, 2))
    assert seen.own is not None and seen.own.hand == ("e02", "e03")
    assert GAME.observe(match.state, None).own is None
    assert "w01" not in str(seen.own)


def test_s1_2_prosperity_never_falls_below_zero() -> None:
    """Tax Collector takes 0 from 0 and draws (16.27)."""
    match = Match(phase="construction", theirs=tactics("vt2"))
    match.play("build MKT")
    assert (match.player(A).prosperity, match.player(B).prosperity, len(match.hand(B))) == (0, 0, 1)


def test_s1_3_buildings_open_in_the_own_start_phase() -> None:
    match = Match(a=player("he1", "HALL-"), b=player("hw1", "HALL-"))
    match.play("end")
    assert [[built.closed for built in each.city] for each in match.table.players] == [[True], [False]]


def test_s1_4_health_left() -> None:
    hurt = unit("A0", "he1", 300, 15, wounds=4)
    field = table(hurt, players=(player("he1", "ue4", relics=("r03",)), player("hw1")))
    assert (health(field, hurt), health_left(field, hurt)) == (9 + 1 + 3, 9)


def test_s1_6_discounts_do_not_change_the_total_cost() -> None:
    """Counterspell that asks for 2 still sees the printed cost; a mercenary with Great Harbour costs 1 less."""
    match = Match(a=player("hv1", "uv4", "TAV"), hand=["m05"])
    match.play("deploy m05 at 20 1.5")
    assert sum(built.closed for built in match.player(A).city) == 1
    assert CARD["m05"].cost.total == 2


def test_s1_8_effects_of_the_turn_end_with_it() -> None:
    match = Match(unit("A1", "e02", 300, 300), a=player("he1", "HALL", "BAR", "TEM"), hand=["s03", "es4"])
    match.play("cast s03 on A1 pay HALL")
    match.play("cast es4 on A1 pay TEM BAR")
    assert match.player(A).graveyard == ("s03",)
    match.play("end")
    assert [each.card for each in match.unit("A1").modifiers] == ["es4"]


def test_s1_8_an_attached_spell_dies_with_its_creature() -> None:
    match = Match(
        unit("A1", "e02", 300, 270), unit("B1", "e12", 300, 300), a=player("he1", "TEM", "HALL"), hand=["es4"]
    )  # fmt: skip
    match.play("cast es4 on A1")
    assert match.refused("cast es4 on A1")[0] == "not_in_hand"
    match.play("fight A1 B1 assault", "Bu Bu Bu", "Ax Ax Ax Ax")
    assert match.player(A).graveyard == ("e02", "es4")


def test_s1_9_and_18_2_labels_count_in_order_of_entering() -> None:
    match = Match(a=player("he1", "HALL", "BAR", "TAV", units=0), hand=["e02", "m07"])
    match.play("deploy e02 at 20 1.5")
    match.play("deploy m07 at 10 1.5")
    assert [each.id for each in match.table.units] == ["A0", "B0", "A1", "A2"]


def test_s18_2_labels_begin_with_the_turn_order() -> None:
    field = table(order=(1, 0))
    assert (letter(field, B), letter(field, A)) == ("A", "B")


def test_s3_3_while_a_creature_acts_nothing_else_may_be_done() -> None:
    match = Match(unit("A1", "m05", 300, 200), unit("A2", "e02", 100, 200), unit("B1", "e02", 300, 300))
    match.play("move A1 to 30 27")
    assert match.refused("move A2 to 10 25") == ("busy", {"unit": "A1"})
    with pytest.raises(IllegalMove, match="busy"):
        GAME.apply(match.state, A, moves.End(), GAME_CHANCE)
    match.play("stance A2 assault")
    match.play("end")
    assert match.asked() == [(A, "activation")] and match.unit("A1").activated, "a typed end means what is done"
    match.play("move A2 to 10 25")
    assert match.refused("move A1 to 30 20") == ("activated", {"unit": "A1"})


def test_s3_4_insurance_pays_its_wearer() -> None:
    match = Match(
        unit("A1", "e12", 300, 270), unit("B1", "m02", 300, 300, wounds=3), b=player("hv1", relics=("vr3",))
    )  # fmt: skip
    match.play("fight A1 B1 assault", "Ax Ax Ax Ax", "Bu Bu")
    assert match.player(B).prosperity == 0
    match.play("end")
    assert match.player(B).prosperity == 1


def test_s3_5_who_is_asked() -> None:
    match = Match(theirs=tactics("t01"))
    assert GAME.decisions(match.state) == (
        Decision(A, "activation", free=True),
        Decision(B, "orders", owed=False, sealed=True),
    )
    match.play("end")
    assert match.asked() == [(B, "construction")]


def test_s4_2_the_first_of_a_turn_gets_ward_or_rush() -> None:
    academy = Match(a=player("he1", "ue2", "HALL", "BAR"), hand=["e02", "e03"])
    academy.play("deploy e02 at 20 1.5")
    academy.play("deploy e03 at 10 1.5")
    assert [(each.ward, each.ward_by) for each in academy.table.units[2:]] == [(1, A), (0, None)]
    camp = Match(a=player("hw1", "uw4", "HALL"), hand=["w01"])
    camp.play("deploy w01 at 20 1.5")
    camp.play("move A10 to 20 10")
    assert camp.refused("move A10 to 20 12") == ("deployed", {"unit": "A10"})


def test_s4_2_an_envoy_brings_prosperity_and_a_seer_a_card() -> None:
    match = Match(a=player("hv1", "MKT"), hand=["v09"])
    match.play("deploy v09 at 20 1.5")
    assert match.player(A).prosperity == 1
    seer = Match(a=player("hw1", "TEM"), hand=["w12"])
    seer.play("deploy w12 at 20 1.5")
    assert seer.hand() == ("e02",)


def test_s4_4_targets_of_spells() -> None:
    match = Match(
        unit("A1", "e02", 300, 300, wounds=1),
        unit("B1", "e02", 300, 481),
        a=player("he1", "MAG", "TEM", "HALL", "BAR"),
        hand=["s01", "s02", "es3"],
    )
    assert match.refused("cast s01 on B1") == ("too_far", {"unit": "B1", "distance": 151, "most": 150})
    assert match.refused("cast s01 on A1") == ("own_unit", {"unit": "A1"})
    assert match.refused("cast s02 on A0") == ("not_wounded", {"unit": "A0"})
    assert match.refused("cast es3") == ("take_what", {"cards": ()})
    match.play("cast s02 on A1")
    assert match.unit("A1").wounds == 0


def test_s4_4_call_to_arms_brings_a_character_back() -> None:
    own = player("he1", "BAR", graveyard=("e01", "e03", "s01"))
    match = Match(a=own, hand=["es3"])
    assert match.refused("cast es3 take e01") == ("take_what", {"cards": ("e03",)})
    match.play("cast es3 take e03")
    assert match.hand() == ("e03",) and match.player(A).graveyard == ("e01", "s01", "es3")


def test_s4_5_only_relics_of_the_heros_classes() -> None:
    match = Match(a=player("hv1", "BAR", "HALL"), hand=["r04"])
    assert match.refused("wear r04") == ("wrong_class", {"slot": "standard"})


def test_s4_7_terrain_is_paid_with_buildings_and_prosperity() -> None:
    match = Match(a=player("hv1", "HALL", "MKT", prosperity=2))
    match.play("terrain tv1 at 30 20 pay HALL 2")
    assert match.player(A).prosperity == 0
    assert [built.closed for built in match.player(A).city] == [True, False]
    assert match.refused("terrain te1 at 10 30")[0] == "terrain_played"
    other = Match(a=player("hv1", "HALL", prosperity=5))
    assert other.refused("terrain te1 at 30 30") == ("not_your_faction", {"card": "te1"})
    assert other.refused("terrain g3 at 30 30 pay HALL 5")[0] == "wrong_coins"


def test_s4_8_muster_needs_three_open_buildings() -> None:
    match = Match(a=player("hv1", "HALL", "MKT"))
    assert match.refused("muster")[0] == "few_buildings"
    assert Match(a=player("hv1", "HALL", "MKT", "TAV"), deck=()).refused("muster") == ("empty_deck", {})


def test_s4_9_the_power_of_a_hero() -> None:
    far, near = unit("B1", "e02", 300, 300), unit("B2", "e02", 300, 180)
    match = Match(near, far, a=player("hv2", prosperity=2))
    assert match.refused("power B1") == ("too_far", {"unit": "B1", "distance": 255, "most": 150})
    assert match.refused("power B0")[0] == "no_character"
    match.play("power B2")
    assert match.unit("B2").stunned and match.player(A).prosperity == 1
    assert match.refused("power B2") == ("once_a_turn", {})
    match.play("end")
    match.play("levy")
    assert match.refused("move B2 to 30 20") == ("is_stunned", {"unit": "B2"})
    match.play("end")
    assert not match.unit("B2").stunned


def test_s4_11_stances_are_the_owners() -> None:
    match = Match(unit("A1", "e02", 300, 200), unit("B1", "e02", 300, 300))
    step = match.play("stance A1 assault")
    assert match.unit("A1").stance == "assault" and not step.final
    assert match.refused("stance B1 assault") == ("not_your_unit", {"unit": "B1"})
    assert match.refused("stance A1 assault") == ("no_change", {})
    building = Match(unit("A1", "e02", 300, 200), phase="construction")
    assert building.refused("stance A1 assault")[0] == "wrong_phase"


def test_s5_1_points_are_shown_in_centimetres() -> None:
    assert point_text(Point(235, 410)) == "23.5 41"


def test_s5_10_every_enemy_that_is_left_strikes_in_order() -> None:
    match = Match(
        unit("A1", "e03", 300, 300), unit("B1", "e02", 330, 300, stunned=True), unit("B2", "e02", 270, 300)
    )  # fmt: skip
    match.play("move A1 to 30 35", "Ax Bu", "Sh Bu")
    assert [each.unit for each in match.of_kind(Backstabbed)] == ["B1", "B2"]
    assert match.unit("A1").wounds == 2
    along = Match(unit("A1", "e03", 300, 300), unit("B1", "e02", 330, 300))
    along.play("move A1 to 29.9 30.3")
    assert along.of_kind(Backstabbed) == []


def test_s4_3_nobody_strikes_who_has_died_of_the_strike_before() -> None:
    """Of several enemies whom a character is deployed beside."""
    match = Match(
        unit("A0", "he1", 300, 150), unit("B1", "e02", 100, 40), unit("B2", "w02", 283, 40), unit("B3", "e02", 500, 40),
        unit("B4", "w02", 317, 40), a=player("he1", "HALL", "BAR"), hand=["e02"],
    )  # fmt: skip
    match.play("deploy e02 at 30 1.5 pay HALL", "Ax Ax Ax")
    assert [each.unit for each in match.of_kind(Backstabbed)] == ["B2"]
    assert match.player(A).graveyard == ("e02",)


def test_s5_11_thorns_come_after_the_way() -> None:
    thicket = token("tw2", 300, 300, seat=1)
    match = Match(unit("A1", "m05", 300, 230), tokens=[thicket])
    match.play("move A1 to 30 28")
    assert [type(event) for event in match.events] == [Moved, Wounded]
    assert match.unit("A1").wounds == 1
    staying = Match(unit("A1", "m05", 300, 300), tokens=[thicket])
    staying.play("move A1 to 30 30")
    assert staying.unit("A1").wounds == 1


def test_s6_9_deaths_in_order_with_bounty_and_loot() -> None:
    match = Match(unit("A1", "w13", 300, 270), unit("B1", "e02", 300, 300, wounds=2), a=player("hw1"))
    match.play("fight A1 B1 guard", "Ax Bu Bu", "Bu Bu")
    assert [(event.amount, event.source) for event in match.of_kind(Gained)] == [(1, "bounty"), (2, "w13")]
    assert match.of_kind(Died) == [Died("B1", "e02", "A1")]
    both = Match(unit("A1", "w13", 300, 270, wounds=3), unit("B1", "e02", 300, 300, wounds=2), a=player("hw1"))
    both.play("fight A1 B1 assault", "Ax Bu Bu", "Ax Bu")
    assert [event.unit for event in both.of_kind(Died)] == ["A1", "B1"]
    assert (both.player(A).prosperity, both.player(B).prosperity) == (1, 1)


def test_s6_9_the_saved_one_is_the_killer_of_the_other() -> None:
    """16.37; Death Throes strikes the killer that lives."""
    match = Match(
        unit("A1", "e12", 300, 270),
        unit("B1", "w01", 300, 300, wounds=2),
        theirs=tactics("wt1"),
    )
    match.play("fight A1 B1 assault", "Ax Bu Bu Bu", "Bu Bu")
    assert [event.trigger for event in match.of_kind(TacticFired)] == ["own_died_melee"]
    assert not match.is_there("A1")
    assert (match.player(A).prosperity, match.player(B).prosperity) == (1, 1)


def test_s6_10_a_wounded_hero_is_avenged_in_opponents_turns_only() -> None:
    match = Match(unit("B0", "hw1", 300, 575, poison=1), theirs=tactics("wt3"))
    match.play("end")
    assert match.unit("B0").wounds == 1 and match.player(B).vengeance == 0


def test_s7_4_ward_replaces_a_smaller_one() -> None:
    match = Match(
        unit("A1", "e02", 300, 300, ward=1, ward_by=A), unit("A2", "e02", 200, 300, ward=3, ward_by=A),
        a=player("he1", "TEM", "TEM"), hand=["es1", "es1"],
    )  # fmt: skip
    match.play("cast es1 on A1")
    match.play("cast es1 on A2")
    assert (match.unit("A1").ward, match.unit("A2").ward) == (2, 3)
    match.play("end")
    match.play("levy")
    match.play("end")
    assert match.unit("A1").ward == 0


def test_s9_1_only_basic_markets_pay() -> None:
    match = Match(b=player("he1", "HALL", "ue3", "MKT"))
    match.play("end")
    assert match.player(B).prosperity == 2


def test_s13_1_tactics_fire_in_an_opponents_turn_only() -> None:
    match = Match(unit("B1", "e02", 300, 270), unit("A1", "e02", 300, 300), active=B, theirs=tactics("t01"))
    match.play("fight B1 A1 guard", "Bu Bu", "Bu Bu")
    assert match.of_kind(TacticFired) == []


@pytest.mark.parametrize(
    ("order", "fires"),
    [(Order(), True), (Order("hold"), False), (Order(subject="hero"), False), (Order(min_cost=4), False)],
)
def test_s13_2_filters_of_standing_orders(order: Order, fires: bool) -> None:
    match = Match(unit("A1", "e12", 300, 270), unit("B1", "m05", 300, 300), theirs=tactics(("t01", order)))
    match.play("fight A1 B1 guard", "Bu Bu Bu Bu", "Bu Bu Bu" + (" Bu Bu" if fires else ""))
    assert bool(match.of_kind(TacticFired)) == fires


def test_s13_3_the_oldest_that_matches_fires() -> None:
    match = Match(unit("A1", "e12", 300, 270), unit("B1", "m05", 300, 300), theirs=tactics("et3", "t01"))
    match.play("fight A1 B1 guard", "Ax Ax Ax Bu", "Bu Bu Bu")
    assert [event.card for event in match.of_kind(TacticFired)] == ["et3"]
    assert match.unit("B1").wounds == 1
    assert [each.number for each in match.player(B).tactics] == [2]


def test_s13_4_a_cancelled_attack_has_used_the_activation() -> None:
    match = Match(unit("A1", "v05", 300, 150), unit("B1", "e02", 300, 300), theirs=tactics("t04"))
    match.play("shoot A1 B1")
    assert match.unit("A1").wounds == 1 and match.unit("A1").activated
    healing = Match(
        unit("A1", "e07", 300, 150), unit("A2", "e02", 300, 200, wounds=2), theirs=tactics("vt3")
    )  # fmt: skip
    healing.play("heal A1 A2")
    assert not healing.is_there("A2")


def test_s13_5_a_tactic_that_stays_down_shows_nothing() -> None:
    """Whether and which tactic lies there: others see the same move, the same events, the same choices."""
    seen = []
    for held in (tactics("t02"), tactics("wt2"), tactics(("t01", Order("hold")))):
        match = Match(unit("A1", "e12", 300, 240), unit("B1", "m05", 300, 300), theirs=held)
        before = (GAME.observe(match.state, A), match.lines())
        match.play("move A1 to 30 27")
        match.play("fight A1 B1 guard", "Ax Bu Bu Bu Bu Bu", "Bu Bu Bu")
        seen.append((before, GAME.observe(match.state, A), match.events, match.lines()))
    assert seen[0] == seen[1] == seen[2]


def test_s14_1_prosperity_wins_at_any_moment() -> None:
    match = Match(a=player("he1", prosperity=50), phase="construction")
    match.play("levy")
    assert match.winners() == (A,)


def test_s14_2_the_round_limit_compares_heroes_and_characters() -> None:
    def winner(*units: object) -> object:
        match = Match(*units, round=20, active=B)  # type: ignore[arg-type]
        match.play("end")
        return match.winners()

    assert winner(unit("A1", "e02", 300, 200), unit("A0", "he1", 300, 15, wounds=1)) == (A,)
    assert winner(unit("A0", "he1", 300, 15, wounds=1)) == (A, B)
    assert winner(unit("A0", "he1", 300, 15, wounds=2)) == (B,)


def test_s14_conceding_loses() -> None:
    match = Match()
    step = GAME.leave(match.state, A, GAME_CHANCE)
    assert step is not None
    outcome = GAME.outcome(step.state)
    assert outcome is not None and (outcome.places, outcome.reason) == ((2, 1), "left")


def test_s17_1_a_short_match() -> None:
    match = Match(a=player("he1", prosperity=35), phase="construction", short=True)
    match.play("levy")
    assert match.winners() == (A,)
    limit = Match(round=14, active=B, short=True)
    limit.play("end")
    assert limit.winners() is not None


def test_s3_4_the_default_discard_is_drawn_by_chance() -> None:
    match = Match(hand=[f"e{number:02}" for number in range(1, 10)])
    match.play("end")
    move = GAME.default_move(match.state, A, GAME_CHANCE)
    match.play(GAME.print_move(move))
    assert len(match.of_kind(Discarded)) == 1


def test_s20_every_ruling_is_cited_where_it_holds() -> None:
    text = SPEC.read_text(encoding="utf-8")
    rulings = re.findall(r"^\| (D\d+) \| ([\d.]+) \|", text, flags=re.MULTILINE)
    assert rulings
    for number, section in rulings:
        part = re.split(rf"\n#+ {re.escape(section)}\.? ", text)[1].split("\n## ")[0]
        assert f"[{number}]" in part, number
    assert len(CHARACTER) == 52
