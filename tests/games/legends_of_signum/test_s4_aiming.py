"""Who may attack, shoot, heal, hex and explore (SPEC 4.10, 5.12, 5.13, 6.2, 6.6, 6.7, 7, 10.3)."""

from typing import Any

from hypothesis import given

from games.legends_of_signum import aiming
from games.legends_of_signum.aiming import Missile, Objection
from games.legends_of_signum.geometry import gap
from games.legends_of_signum.state import Modifier, Player, Table
from tests.games.legends_of_signum.random_scenes import scenes
from tests.games.legends_of_signum.scenes import A, of, table, token, unit


def code(objection: Objection) -> str:
    return "" if objection is None else objection.code


def facts(objection: Objection) -> dict[str, Any]:
    assert objection is not None
    return dict(objection.facts)


def missile(field: Table, shooter: str, target: str, kind: Missile = "shoot") -> Objection:
    return aiming.objection_to_missile(field, of(field, shooter), of(field, target), kind)


def test_s19_example_34_taunt() -> None:
    field = table(unit("A1", "e03", 300, 300), unit("B1", "v14", 341, 300), unit("B2", "v01", 300, 330))
    attacker = of(field, "A1")
    refused = aiming.objection_to_fight(field, attacker, of(field, "B2"))
    assert (code(refused), facts(refused)) == ("taunt", {"units": ("B1",)})
    assert aiming.objection_to_fight(field, attacker, of(field, "B1")) is None


def test_s6_2_a_clash_needs_an_enemy_in_contact() -> None:
    field = table(unit("A1", "e03", 300, 300), unit("A2", "e02", 330, 300), unit("B1", "v01", 300, 333))
    attacker = of(field, "A1")
    assert code(aiming.objection_to_fight(field, attacker, of(field, "A2"))) == "own_unit"
    refused = aiming.objection_to_fight(field, attacker, of(field, "B1"))
    assert (code(refused), facts(refused)) == ("not_in_contact", {"unit": "B1", "distance": 3})


def test_s7_1_a_controlled_character_strikes_its_owners_creatures() -> None:
    held = unit("B1", "e12", 300, 300, controller=A)
    field = table(held, unit("B2", "e02", 330, 300), unit("A1", "e02", 300, 330))
    assert aiming.objection_to_fight(field, held, of(field, "B2")) is None
    assert code(aiming.objection_to_fight(field, held, of(field, "A1"))) == "own_unit"


def test_s6_6_range_of_shots_and_throws() -> None:
    field = table(unit("A1", "v05", 100, 100), unit("A2", "w03", 100, 200), unit("B1", "e02", 380, 100))
    assert missile(field, "A1", "B1") is None
    far = table(unit("A1", "v05", 100, 100), unit("B1", "e02", 381, 100))
    assert facts(missile(far, "A1", "B1")) == {"unit": "B1", "distance": 251, "most": 250}
    assert code(missile(field, "A2", "B1", "throw")) == "too_far"
    near = table(unit("A2", "w03", 100, 200, moved=True), unit("B1", "e02", 230, 200))
    assert missile(near, "A2", "B1", "throw") is None


def test_s4_10_who_may_strike_from_afar_after_a_move() -> None:
    for card, kind, allowed in (
        ("v05", "shoot", False), ("w08", "shoot", True), ("m08", "magic", False), ("e09", "magic", True),
        ("m04", "throw", True),
    ):  # fmt: skip
        field = table(unit("A1", card, 100, 100, moved=True), unit("B1", "e02", 180, 100))
        assert (code(missile(field, "A1", "B1", kind)) == "has_moved") == (not allowed)  # type: ignore[arg-type]


def test_s4_10_engaged_creatures_do_not_shoot() -> None:
    field = table(unit("A1", "v05", 100, 100), unit("B1", "e02", 132, 100), unit("B2", "e02", 100, 250))
    assert facts(missile(field, "A1", "B2")) == {"units": ("B1",)}
    assert code(missile(field, "B1", "A1")) == "cannot"


def test_s6_6_hidden_creatures_are_no_targets() -> None:
    smoke = Modifier("vs2", A, "next", 0, 0, (("agile", 1), ("hidden", 1)))
    field = table(unit("A1", "v05", 100, 100), unit("B1", "e02", 200, 100, modifiers=(smoke,)))
    assert code(missile(field, "A1", "B1")) == "hidden"
    assert code(missile(field, "A1", "A0")) == "own_unit"


def test_s19_example_22_shooting_into_melee() -> None:
    friend = unit("A3", "e03", 330, 300)
    field = table(unit("A1", "v05", 300, 100), unit("A2", "v13", 350, 100), unit("B1", "e02", 300, 300), friend)
    assert facts(missile(field, "A1", "B1")) == {"unit": "B1", "units": ("A3",)}
    assert missile(field, "A2", "B1") is None


def test_s6_7_magic_has_the_targets_of_a_shot() -> None:
    """16.29; the range is L."""
    field = table(unit("A1", "m08", 300, 150), unit("B1", "e02", 300, 330), unit("A2", "e02", 330, 330))
    assert code(missile(field, "A1", "B1", "magic")) == "in_melee"
    alone = table(unit("A1", "m08", 300, 150), unit("B1", "e02", 300, 330), unit("B2", "e02", 300, 331 + 50))
    assert missile(alone, "A1", "B1", "magic") is None
    assert code(missile(alone, "A1", "B2", "magic")) == "too_far"


def test_s19_example_21_line_of_sight_through_bodies() -> None:
    for y, blocked in ((114, True), (115, False)):
        field = table(unit("A1", "v05", 100, 100), unit("A2", "e02", 200, y), unit("B1", "e02", 300, 100))
        assert aiming.is_seen(field, of(field, "A1"), of(field, "B1")) == (not blocked)
        assert code(missile(field, "A1", "B1")) == ("no_sight" if blocked else "")
    field = table(unit("A1", "v05", 100, 100), unit("A2", "e02", 200, 110), unit("B1", "e02", 300, 100))
    assert facts(missile(field, "A1", "B1")) == {"unit": "B1", "blocker": "A2"}


def test_s5_12_terrain_that_blocks() -> None:
    for card, blocks in (("g2", True), ("te1", True), ("tw1", True), ("g1", False), ("g3", False), ("tv1", False)):
        field = table(unit("A1", "v05", 100, 100), unit("B1", "e02", 300, 100), tokens=[token(card, 200, 120)])
        assert aiming.is_seen(field, of(field, "A1"), of(field, "B1")) == (not blocks)
        assert aiming.sight_blocker(field, of(field, "A1"), of(field, "B1")) == (card if blocks else None)


def test_s5_13_terrain_that_covers() -> None:
    for card, covers in (("g1", True), ("g3", True), ("tv1", True), ("tv2", True), ("tw2", True), ("g4", False)):
        field = table(unit("A1", "v05", 100, 100), unit("B1", "e02", 300, 100), tokens=[token(card, 200, 120)])
        assert aiming.has_cover(field, of(field, "A1"), of(field, "B1")) == covers
    cloak = (Player("he1"), Player("hw1", relics=("vr2",)))
    cloaked = table(unit("A1", "v05", 300, 400), players=cloak)
    assert aiming.has_cover(cloaked, of(cloaked, "A1"), of(cloaked, "B0"))


def test_s7_healer_needs_a_wounded_friend_within_s() -> None:
    """No line of sight, also while engaged."""
    field = table(
        unit("A1", "e07", 300, 100),
        unit("A2", "e02", 410, 100, wounds=1),
        unit("A3", "e02", 300, 211, wounds=1),
        unit("A4", "e02", 250, 100),
        unit("B1", "e02", 300, 131, wounds=1),
    )
    healer = of(field, "A1")
    assert [code(aiming.objection_to_heal(field, healer, each)) for each in field.units[2:]] == [
        "itself", "", "too_far", "not_wounded", "enemy_unit",
    ]  # fmt: skip
    assert code(aiming.objection_to_heal(field, of(field, "A2"), healer)) == "cannot"


def test_s7_3_hex_is_for_enemy_characters_that_are_not_stunned() -> None:
    field = table(
        unit("A1", "v01", 300, 420),
        unit("B1", "e02", 480, 420),
        unit("B2", "e02", 481, 420),
        unit("B3", "e02", 300, 331, stunned=True),
        unit("A2", "e02", 331, 420),
    )
    witch = of(field, "A1")
    assert code(aiming.objection_to_hex(field, witch, of(field, "B0"))) == "no_character"
    assert [code(aiming.objection_to_hex(field, witch, each)) for each in field.units[3:]] == [
        "", "too_far", "is_stunned", "own_unit",
    ]  # fmt: skip


def test_s10_3_ruins_are_explored_by_characters_in_contact() -> None:
    ruins = token("g3", 300, 300)
    field = table(unit("A1", "v12", 300, 357), unit("A2", "v12", 300, 242), tokens=[ruins])
    assert aiming.objection_to_explore(field, of(field, "A1")) is None
    assert code(aiming.objection_to_explore(field, of(field, "A2"))) == "no_ruins"
    hero = unit("A0", "he1", 355, 300)
    assert code(aiming.objection_to_explore(table(hero, tokens=[ruins]), hero)) == "no_character"
    done = table(unit("A1", "v12", 300, 357), tokens=[token("g3", 300, 300, explored=True)])
    assert code(aiming.objection_to_explore(done, of(done, "A1"))) == "no_ruins"


@given(scenes())
def test_s5_12_all_at_once_is_the_same_as_one_by_one(field: Table) -> None:
    for looking in field.units:
        others = [other for other in field.units if other.id != looking.id]
        assert aiming.sights(field, looking) == tuple(
            aiming.Sight(
                other.id,
                aiming.is_seen(field, looking, other),
                aiming.has_cover(field, looking, other),
                gap(looking.disc, other.disc),
            )
            for other in others
        )
