"""The worked examples that need a whole match (SPEC 19); those of geometry and arithmetic stand beside their rules."""

from games.legends_of_signum.events import Backstabbed, Clashed, Income, TacticFired, Wounded
from games.legends_of_signum.state import Modifier, Order
from tests.games.legends_of_signum.matches import GAME, A, B, Match, player, tactics
from tests.games.legends_of_signum.scenes import token, unit


def closed(match: Match, seat: int = 0) -> list[str]:
    return [built.id for built in match.table.players[seat].city if built.closed]


def test_s19_example_1_paying_for_rowena() -> None:
    match = Match(a=player("hv1", "HALL", "MAG", "MKT", "BAR", prosperity=3), hand=["v01", "v02"])
    match.play("deploy v01 at 20 1.5 pay MAG HALL BAR")
    assert closed(match) == ["HALL", "MAG", "BAR"]
    assert match.player(A).prosperity == 2
    assert match.unit("A10").activated and match.hand() == ("v02",)
    assert match.refused("move A10 to 20 5") == ("deployed", {"unit": "A10"})


def test_s19_example_2_nothing_left() -> None:
    match = Match(a=player("he1", "HALL-", "BAR-"), hand=["e02"])
    assert match.refused("deploy e02 at 20 1.5")[0] == "nothing_left"


def test_s19_example_3_built_this_turn() -> None:
    match = Match(a=player("hv1", "HALL", "MKT"), hand=["v04"], phase="construction")
    match.play("build GLD")
    match.play("deploy v04 at 20 1.5 pay GLD MKT")
    assert closed(match) == ["MKT", "GLD"]


def test_s19_example_6_one_terrain_a_turn_unique_once() -> None:
    match = Match(a=player("hv1", "HALL", "MKT", "TAV", "BAR", "GLD"), tokens=[token("tv1", 100, 200)])
    match.play("terrain g3 at 30 20")
    assert match.refused("terrain g1 at 45 40") == ("terrain_played", {})
    match.play("end")
    match.play("levy")
    match.play("end")
    match.play("levy")
    assert match.refused("terrain tv1 at 45 20") == ("unique_used", {"card": "tv1"})
    match.play("terrain g3 at 45 40")


def test_s19_example_7_ruins() -> None:
    ruins = token("g3", 300, 300)
    delver, other = unit("A1", "v12", 300, 357, wounds=1), unit("A2", "v12", 355, 300)
    match = Match(delver, other, unit("A0", "hv1", 245, 300), a=player("hv1", prosperity=4), tokens=[ruins])
    assert match.refused("explore A0") == ("no_character", {"unit": "A0"})
    match.play("explore A1", "2 5")
    assert (match.unit("A1").wounds, match.player(A).prosperity) == (0, 5)
    assert match.table.tokens[0].explored and match.unit("A1").activated
    assert match.refused("explore A2") == ("no_ruins", {})


def test_s19_example_9_deployed_in_contact_backstab() -> None:
    enemies = [unit("B1", "w01", 100, 40), unit("B2", "w02", 300, 40), unit("B3", "w01", 500, 40)]
    match = Match(unit("A0", "he1", 300, 200), *enemies, a=player("he1", "HALL", "BAR"), hand=["m05"])
    match.play("deploy m05 at 31.7 1.5", "Ax Bu Sh")
    assert match.of_kind(Backstabbed)[0].unit == "B2"
    assert match.unit("A10").wounds == 2 and match.unit("A10").activated


def test_s19_example_10_seven_characters() -> None:
    own = [unit(f"A{number}", "e02", 60 * number, 200) for number in range(1, 8)]
    match = Match(*own, unit("B1", "e12", 60, 231), a=player("he1", "HALL", "BAR"), hand=["e03"])
    assert match.refused("deploy e03 at 20 1.5") == ("seven_characters", {})
    match.play("move A1 to 6 15", "Ax Sh Bu Ax")
    assert not match.is_there("A1")
    match.play("deploy e03 at 20 1.5")


def test_s19_example_14_wolf_pit_after_a_run() -> None:
    match = Match(unit("A1", "m05", 300, 100), theirs=tactics("wt2"))
    match.play("run A1 to 30 25")
    assert match.unit("A1").wounds == 2
    assert match.player(B).graveyard == ("wt2",)


def test_s19_example_15_leaving_contact() -> None:
    executioner = unit("B1", "e12", 330, 200)
    match = Match(unit("A1", "e02", 300, 200), executioner)
    match.play("move A1 to 25 20", "Ax Sh Bu Ax")
    assert not match.is_there("A1")
    assert match.player(A).graveyard == ("e02",) and match.player(B).prosperity == 1
    agile = Match(unit("A1", "v10", 300, 200), executioner)
    agile.play("move A1 to 25 20")
    assert agile.unit("A1").x == 250


def test_s19_example_16_a_charge_in_a_match() -> None:
    match = Match(unit("A1", "e12", 300, 240), unit("B1", "v06", 300, 300))
    match.play("move A1 to 30 27")
    assert match.asked() == [(A, "follow_up")]
    match.play("fight A1 B1 assault", "Ax Ax Sh Bu Bu Sh", "Sh Sh Ax")
    assert match.of_kind(Clashed)[0].charge
    assert (match.unit("B1").wounds, match.unit("A1").wounds, match.unit("B1").defended) == (4, 1, 1)


def test_s19_example_17_the_second_attack_kills() -> None:
    match = Match(
        unit("A1", "e12", 300, 270, activated=True),
        unit("A2", "e03", 300, 330),
        unit("B1", "v06", 300, 300, wounds=4, defended=1),
    )
    match.play("fight A2 B1 assault", "Ax Bu Sh Ax", "Sh Ax")
    assert not match.is_there("B1") and match.unit("A2").wounds == 1
    assert match.player(A).prosperity == 1


def test_s19_example_18_parry_in_a_match() -> None:
    match = Match(unit("A1", "m05", 300, 240), unit("B1", "v02", 300, 300))
    match.play("move A1 to 30 27")
    match.play("fight A1 B1 assault", "Ax Ax Sh Bu Bu", "Sh Bu", "Sh")
    assert (match.unit("A1").wounds, match.unit("B1").wounds) == (0, 1)


def test_s19_example_19_armour_ward_and_ambushers() -> None:
    match = Match(unit("A1", "e12", 300, 260), unit("B1", "v14", 300, 300, ward=2, ward_by=B, defended=3))
    match.play("fight A1 B1 assault", "Ax Ax Sh Bu", "Bu")
    assert match.of_kind(Wounded)[0] == Wounded("B1", 1, 1, 0, 2, "clash")
    deployed = Match(
        a=player("hv1", "MAG", "HALL", "MKT", "BAR", "RNG"), hand=["v14"], theirs=tactics("t03")
    )  # fmt: skip
    deployed.play("deploy v14 at 20 2.5")
    assert deployed.unit("A10").wounds == 2


def test_s19_example_20_a_shot_with_cover_in_a_match() -> None:
    match = Match(unit("A1", "v05", 300, 150), unit("B1", "w02", 300, 400), tokens=[token("g1", 300, 300)])
    match.play("shoot A1 B1", "Bu Ax Bu", "Sh Ax Bu")
    assert match.unit("B1").wounds == 1


def test_s19_example_23_magic_at_a_hero() -> None:
    roland = unit("B0", "he1", 300, 300)
    cast = player("he2", "MAG", "HALL", "MAG")
    match = Match(unit("A1", "m08", 300, 420), roland, a=cast, b=player("he1"), hand=["s01", "es2"])
    match.play("magic A1 B0", "Bu Bu")
    assert match.unit("B0").wounds == 1
    match.play("cast s01 on B0")
    assert match.unit("B0").wounds == 2
    near = Match(unit("A1", "m08", 300, 420), roland, a=cast, b=player("he1"), hand=["es2"])
    near.play("cast es2 on B0")
    assert near.unit("B0").wounds == 2
    safe = Match(unit("A1", "m08", 300, 420), unit("B1", "e05", 200, 420), a=cast, hand=["s01"])
    safe.play("cast s01 on B1")
    assert safe.unit("B1").wounds == 0


def test_s19_example_24_a_tactic_fires_by_itself() -> None:
    held = tactics(("t01", Order(min_cost=3)))
    match = Match(
        unit("A1", "e02", 300, 270), unit("A2", "e12", 300, 330), unit("B1", "m05", 300, 300), theirs=held
    )  # fmt: skip
    match.play("fight A1 B1 assault", "Bu Bu Bu", "Bu Bu Bu")
    assert match.of_kind(TacticFired) == []
    match.play("fight A2 B1 assault", "Bu Bu Bu Bu Bu", "Sh Sh Sh Sh")
    assert match.of_kind(TacticFired) == [TacticFired(B, 1, "t01", "enemy_melee")]
    assert match.player(B).graveyard == ("t01",) and match.player(B).tactics == ()


def test_s19_example_25_counterspell() -> None:
    match = Match(
        unit("B1", "e02", 300, 100), a=player("he1", "MAG", "HALL"), hand=["s01"], theirs=tactics("t02")
    )  # fmt: skip
    step = match.play("cast s01 on B1")
    assert match.unit("B1").wounds == 0
    assert (match.player(A).graveyard, match.player(B).graveyard) == (("s01",), ("t02",))
    assert closed(match) == ["MAG"]
    assert [(opened.seat, opened.label) for opened in step.opened] == [(B, "tactic 1")]


def test_s19_example_26_salvation_before_oversight() -> None:
    match = Match(
        unit("A1", "v05", 300, 150),
        unit("A2", "v05", 350, 150),
        unit("B1", "e03", 300, 300, wounds=3),
        b=player("he1"),
        theirs=tactics("et1", "et2") | {"hand": ()},
    )
    match.play("shoot A1 B1", "Bu Bu Bu", "Ax Ax Ax")
    assert match.unit("B1").wounds == 3 and match.player(A).prosperity == 0
    match.play("shoot A2 B1", "Bu Ax Ax", "Ax")
    assert not match.is_there("B1")
    assert (match.player(A).prosperity, match.player(B).prosperity, len(match.hand(B))) == (1, 2, 1)


def test_s19_example_27_relic_replaced() -> None:
    match = Match(a=player("he1", "FRG", relics=("r01",)), hand=["er1"])
    match.play("wear er1")
    assert (match.player(A).relics, match.player(A).graveyard) == (("er1",), ("r01",))


def test_s19_example_28_income_and_tribute() -> None:
    beyond = [unit(f"A{number}", "e02", 100 * number, y) for number, y in enumerate((315, 400, 420, 440), start=1)]
    own = player("hv1", "HALL", "MKT", "MKT", "MKT", "uv1", prosperity=20)
    match = Match(*beyond, a=own, active=B, phase="activation")
    match.play("end")
    assert match.of_kind(Income) == [Income(A, 2, 1, 3)]
    assert match.player(A).prosperity == 26
    short = Match(unit("A1", "e02", 300, 314), active=B)
    short.play("end")
    assert short.of_kind(Income) == []


def test_s19_example_29_muster() -> None:
    city = player("he1", "HALL", "MKT", "TAV", "BAR", "GLD")
    match = Match(a=city, hand=["e02"] * 6)
    match.play("muster")
    assert len(match.hand()) == 7 and len(closed(match)) == 3
    assert match.refused("muster") == ("once_a_turn", {})
    assert Match(a=city, hand=["e02"] * 7).refused("muster") == ("full_hand", {"most": 7})


def test_s19_example_30_control() -> None:
    match = Match(
        unit("A1", "v01", 300, 300),
        unit("B1", "e12", 300, 470),
        unit("B0", "he1", 300, 500),
        a=player("hv1"),
        b=player("he1"),
    )
    match.play("hex A1 B1", "Bu")
    assert match.asked() == [(A, "control")]
    match.play("fight B1 B0 assault", "Ax Sh Bu Bu", "Sh Ax Bu Bu")
    assert (match.unit("B0").wounds, match.unit("B1").wounds, match.unit("B0").defended) == (3, 1, 1)
    assert match.unit("B1").controller is None and not match.unit("B1").activated
    assert match.asked() == [(A, "activation")]
    missed = Match(unit("A1", "v01", 300, 300), unit("B1", "e12", 300, 470))
    missed.play("hex A1 B1", "Ax")
    assert missed.asked() == [(A, "activation")]


def test_s19_example_31_poison_and_regeneration() -> None:
    match = Match(unit("B1", "w10", 300, 300, wounds=3, poison=2))
    match.play("end")
    assert (match.unit("B1").wounds, match.unit("B1").poison) == (3, 1)


def test_s19_example_32_trapdoor_stops_a_charge() -> None:
    match = Match(
        unit("A1", "m05", 300, 500), b=player("hv1"), theirs=tactics("vt1")
    )  # fmt: skip
    match.play("move A1 to 30 55")
    assert match.unit("A1").wounds == 1 and match.unit("A1").stunned
    assert match.asked() == [(A, "activation")]
    match.play("end")
    assert not match.unit("A1").stunned


def test_s19_example_33_knockback() -> None:
    match = Match(unit("A1", "w11", 300, 300), unit("B1", "e02", 341, 300), tokens=[token("g2", 421, 300)])
    match.play("fight A1 B1 assault", "Ax Bu Bu Bu", "Bu Bu")
    assert (match.unit("B1").x, match.unit("B1").y, match.unit("B1").wounds) == (366, 300, 1)


def test_s19_example_35_prosperity_in_mid_turn() -> None:
    match = Match(a=player("hv1", "MKT", prosperity=50), hand=["v09"], theirs=tactics("t03"))
    match.play("deploy v09 at 20 1.5")
    assert match.winners() == (A,) and match.player(B).graveyard == ()
    assert match.asked() == []
    outcome = GAME.outcome(match.state)
    assert outcome is not None and outcome.places == (1, 2)


def test_s19_example_36_both_heroes_fall() -> None:
    def fight(own: int, theirs: int) -> Match:
        match = Match(
            unit("A0", "he1", 300, 270, wounds=8),
            unit("B0", "hw1", 300, 310, wounds=7, stance="assault"),
            a=player("he1", prosperity=own),
            b=player("hw1", prosperity=theirs),
        )
        match.play("fight A0 B0 assault", "Ax Bu Bu Bu", "Ax Bu Bu Bu Bu")
        return match

    assert fight(28, 31).winners() == (B,)
    assert fight(30, 30).winners() == (A, B)


def test_s19_example_37_round_limit() -> None:
    match = Match(
        unit("A0", "he1", 300, 15, wounds=4),
        unit("B0", "hw1", 300, 575, wounds=2),
        a=player("he1", prosperity=44),
        b=player("hw1", prosperity=44),
        round=20,
        active=B,
    )
    match.play("end")
    assert match.winners() == (B,)


def test_s19_example_38_hand_limit() -> None:
    match = Match(hand=["e02", "e03", "e04", "e05", "e06", "e07", "e08", "e09", "e10"])
    match.play("end")
    assert match.asked() == [(A, "discard")]
    match.play("discard e05")
    match.play("discard e02")
    assert match.player(A).graveyard == ("e05", "e02") and len(match.hand()) == 7
    assert match.asked() == [(B, "construction")]


def test_s19_example_39_empty_deck() -> None:
    match = Match(unit("B0", "hw1", 300, 575, wounds=7), theirs={"deck": ()})
    match.play("end")
    assert match.winners() == (A,)


def test_s19_example_40_feral_leap() -> None:
    rider = unit("A1", "w04", 300, 300, activated=True, moved=True)
    match = Match(
        rider, unit("A2", "w01", 100, 300, activated=True, deployed=True), unit("B1", "e02", 340, 300),
        a=player("hw1", "STB", "HALL"), hand=["ws3"],
    )  # fmt: skip
    assert match.refused("cast ws3 on A2") == ("deployed", {"unit": "A2"})
    match.play("cast ws3 on A1")
    match.play("fight A1 B1 guard", "Bu Bu Bu", "Bu Bu")
    assert not match.of_kind(Clashed)[0].charge


def test_s8_1_a_spell_until_the_next_start_phase() -> None:
    """Smoke Bomb: Agile and Hidden until the owner's next Start phase."""
    match = Match(unit("A1", "e02", 300, 300), a=player("hv1", "GLD"), hand=["vs2"])
    match.play("cast vs2 on A1")
    assert match.player(A).graveyard == ("vs2",)
    match.play("end")
    assert len(match.unit("A1").modifiers) == 2
    match.play("levy")
    match.play("end")
    assert match.unit("A1").modifiers == ()


def test_s16_31_a_free_card_needs_something_open() -> None:
    match = Match(a=player("hv1", "uv4-", "TAV-"), hand=["m07"])
    assert match.refused("deploy m07 at 20 1.5")[0] == "nothing_left"
    match = Match(a=player("hv1", "uv4-", "TAV"), hand=["m07"])
    match.play("deploy m07 at 20 1.5")
    assert closed(match) == ["uv4"]


def test_s16_39_a_relic_taken_off_may_kill() -> None:
    own = player("hv1", "MKT", "HALL", relics=("r03",))
    match = Match(unit("A0", "hv1", 300, 15, wounds=9), a=own, hand=["vr3"])
    match.play("wear vr3")
    assert match.winners() == (B,)


def test_s16_4_a_controlled_creature_kills_its_own_hero() -> None:
    match = Match(
        unit("A1", "v01", 300, 300),
        unit("B1", "e12", 300, 470),
        unit("B0", "he1", 300, 500, wounds=8),
        a=player("hv1"),
        b=player("he1"),
    )
    match.play("hex A1 B1", "Bu")
    match.play("fight B1 B0 assault", "Ax Ax Ax Ax", "Bu Bu Bu Bu")
    assert match.winners() == (A,)


def test_s16_38_a_controlled_character_that_dies_is_not_saved() -> None:
    match = Match(
        unit("A1", "v01", 300, 300),
        unit("B1", "e12", 300, 470, wounds=2),
        unit("B2", "e03", 300, 500),
        a=player("hv1"),
        b=player("he1"),
        theirs=tactics("et1"),
    )
    match.play("hex A1 B1", "Bu")
    match.play("fight B1 B2 guard", "Bu Bu Bu Bu", "Ax Ax Ax", "Bu")
    assert match.player(B).graveyard == ("e12",) and match.player(A).prosperity == 1
    assert match.asked() == [(A, "activation"), (B, "orders")]


def test_s3_1_pack_vengeance_gives_strength_next_turn() -> None:
    match = Match(
        unit("A1", "m08", 300, 450), unit("B1", "w01", 100, 300), b=player("hw1"), theirs=tactics("wt3")
    )  # fmt: skip
    match.play("magic A1 B0", "Bu Bu")
    assert match.of_kind(TacticFired) == [TacticFired(B, 1, "wt3", "hero_wounded")]
    match.play("end")
    assert match.unit("B1").modifiers == (Modifier("wt3", B, "turn", 1),)


def test_s13_5_a_changed_order_leaves_no_trace() -> None:
    match = Match(theirs=tactics("t01"))
    before = GAME.observe(match.state, A)
    step = match.play("order 1 hold", seat=B)
    assert GAME.observe(match.state, A) == before
    assert [GAME.observe_event(event, A) for event in step.events] == [None]
    assert (step.seal, step.final) == ("order", False)
    assert match.state.secrets[B].tactics[0].order == Order("hold")


def test_s4_6_a_tactic_is_laid_face_down() -> None:
    match = Match(a=player("he1", "HALL", "BAR"), hand=["t01", "t01", "et3"])
    step = match.play("lay t01")
    assert step.seal == "tactic 1"
    seen = GAME.observe_move(GAME.parse_move("lay t01 pay BAR", GAME.observe(match.state, A), {}), A, B, opened=False)
    assert seen is not None and GAME.print_move(seen) == "lay ? pay BAR"
    assert match.refused("lay t01 pay HALL") == ("same_tactic", {"card": "t01"})
    assert match.player(A).tactics[0].paid == ("HALL",)
