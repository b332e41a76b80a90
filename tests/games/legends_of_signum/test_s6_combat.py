"""The arithmetic of combat (SPEC 1.7, 6), with the worked examples that concern it."""

from games.legends_of_signum import aiming, combat
from games.legends_of_signum.combat import FACES, Dice, Prevented, Roll, prevented
from games.legends_of_signum.state import Player
from games.legends_of_signum.vocabulary import Face
from tests.games.legends_of_signum.scenes import of, table, token, unit

NAMES: dict[str, Face] = {"Ax": "axe", "Sh": "shield", "Bu": "bullseye"}


def dice(text: str) -> Dice:
    return tuple(NAMES[word] for word in text.split())


def test_s1_7_two_faces_of_each_kind() -> None:
    assert FACES == ("axe", "axe", "shield", "shield", "bullseye", "bullseye")


def test_s6_3_what_faces_mean() -> None:
    rolled = dice("Ax Sh Bu")
    assert (Roll("assault", rolled).hits, Roll("assault", rolled).blocks) == (2, 0)
    assert (Roll("assault", rolled, fierce=True).hits, Roll("guard", rolled, fierce=True).hits) == (3, 1)
    assert (Roll("guard", rolled).hits, Roll("guard", rolled).blocks) == (1, 1)
    assert Roll("guard", rolled, parry=dice("Sh Ax Bu Sh")).blocks == 3
    assert Roll("guard", rolled, parry=dice("Ax")).hits == 1
    assert Roll("assault", rolled, parry=dice("Sh")).blocks == 0


def test_s6_4_both_sides_at_once() -> None:
    attack, defence = Roll("assault", dice("Ax Ax Bu")), Roll("assault", dice("Sh Sh Sh"))
    assert combat.clash_wounds(attack, defence) == (3, 2)
    assert combat.clash_wounds(Roll("guard", dice("Sh Sh")), Roll("guard", dice("Ax Sh"))) == (0, 0)


def test_s19_example_16_charge() -> None:
    field = table(unit("A1", "e12", 300, 300), unit("B1", "v06", 330, 300))
    rolled = combat.clash_dice(field, of(field, "A1"), of(field, "B1"), "assault", charge=True)
    assert (rolled.attack, rolled.defence, rolled.attack_parry, rolled.defence_parry) == (6, 3, 0, 0)
    attack = Roll("assault", dice("Ax Ax Sh Bu Bu Sh"), fierce=True)
    defence = Roll("guard", dice("Sh Sh Ax"))
    assert (attack.hits, defence.blocks, defence.hits) == (6, 2, 1)
    assert combat.clash_wounds(attack, defence) == (1, 4)


def test_s19_example_17_numbers_and_weariness() -> None:
    field = table(
        unit("A1", "e12", 300, 300), unit("A2", "e03", 360, 300), unit("B1", "v06", 330, 300, wounds=4, defended=1)
    )
    rolled = combat.clash_dice(field, of(field, "A2"), of(field, "B1"), "assault", charge=False)
    assert (rolled.attack, rolled.defence, rolled.attack_parry) == (4, 2, 0)
    assert combat.clash_wounds(Roll("assault", dice("Ax Bu Sh Ax")), Roll("guard", dice("Sh Ax"))) == (1, 2)


def test_s19_example_18_parry() -> None:
    field = table(unit("A1", "m05", 300, 300), unit("B1", "v02", 330, 300))
    rolled = combat.clash_dice(field, of(field, "A1"), of(field, "B1"), "assault", charge=True)
    assert (rolled.attack, rolled.defence, rolled.defence_parry) == (5, 2, 1)
    defence = Roll("guard", dice("Sh Bu"), parry=dice("Sh"))
    assert combat.clash_wounds(Roll("assault", dice("Ax Ax Sh Bu Bu")), defence) == (0, 1)


def test_s6_2_dice() -> None:
    """Numbers at most 2 and without the attacker; Lancer and charge dice only in a charge; Stalwart does not tire."""
    friends = [unit(f"A{n}", "m07", x, y) for n, (x, y) in enumerate(((300, 330), (300, 270), (330, 300)), start=2)]
    field = table(unit("A1", "w04", 259, 300), unit("B1", "w14", 300, 300, defended=3), *friends)
    rider, champion = of(field, "A1"), of(field, "B1")
    assert combat.attack_dice(field, rider, champion, charge=False) == 3 + 2
    assert combat.attack_dice(field, rider, champion, charge=True) == 3 + 2 + 2 + 1
    assert combat.defence_dice(field, champion) == 4
    ylva = table(unit("B1", "w04", 300, 400), unit("A1", "e02", 340, 400), heroes=("he1", "hw2"))
    assert combat.attack_dice(ylva, of(ylva, "B1"), of(ylva, "A1"), charge=True) == 3 + 2 + 1 + 1
    tired = table(unit("B1", "v06", 300, 300, defended=5, stunned=True), unit("A1", "e02", 330, 300))
    assert combat.defence_dice(tired, of(tired, "B1")) == 1
    assert combat.clash_dice(tired, of(tired, "A1"), of(tired, "B1"), "guard", charge=False, more=2).defence == 3


def test_s6_2_the_attackers_own_parry_counts_in_guard() -> None:
    field = table(unit("A1", "e03", 300, 300), unit("B1", "v02", 330, 300, stance="assault"))
    rolled = combat.clash_dice(field, of(field, "A1"), of(field, "B1"), "guard", charge=False)
    assert (rolled.attack_parry, rolled.defence_parry) == (1, 0)


def test_s6_5_backstab() -> None:
    assert combat.backstab_wounds(dice("Ax Bu Sh")) == 2
    assert combat.backstab_wounds(dice("Ax Sh Bu Ax")) == 3


def test_s19_example_19_armour_then_ward() -> None:
    assert prevented(4, armour=1, ward=2) == Prevented(1, 0, 2, 1)
    assert prevented(2) == Prevented(0, 0, 0, 2)


def test_s6_8_order_of_prevention() -> None:
    assert prevented(5, armour=1, tactic=2, ward=1) == Prevented(1, 2, 1, 1)
    assert prevented(2, armour=1, tactic=2, ward=3) == Prevented(1, 1, 0, 0)
    assert prevented(0, armour=1, tactic=2, ward=3) == Prevented(0, 0, 0, 0)


def test_s6_6_defence_against_a_shot() -> None:
    assert combat.shot_defence_dice(2, cover=True, sniper=False, piercing=False) == 3
    assert combat.shot_defence_dice(2, cover=True, sniper=True, piercing=False) == 2
    assert combat.shot_defence_dice(2, cover=False, sniper=False, piercing=False) == 2
    assert combat.shot_defence_dice(2, cover=True, sniper=False, piercing=True) == 0
    assert combat.shot_defence_dice(0, cover=True, sniper=False, piercing=False) == 0
    assert combat.shot_wounds(1, dice("Sh Sh")) == 0


def test_s19_example_20_shot_with_cover() -> None:
    field = table(unit("A1", "v05", 300, 150), unit("B1", "w02", 300, 400), tokens=[token("g1", 300, 300)])
    shooter, target = of(field, "A1"), of(field, "B1")
    assert aiming.objection_to_missile(field, shooter, target, "shoot") is None
    assert aiming.has_cover(field, shooter, target)
    hits = combat.shot_hits(dice("Bu Ax Bu"))
    assert combat.shot_defence_dice(hits, cover=True, sniper=False, piercing=False) == 3
    assert combat.shot_wounds(hits, dice("Sh Ax Bu")) == 1


def test_s6_7_magic_wounds_are_resisted() -> None:
    """Example 23."""
    field = table(unit("A1", "m08", 300, 400), heroes=("he1", "he1"))
    assert aiming.missile_dice(field, of(field, "A1"), "magic") == 2
    assert prevented(combat.shot_hits(dice("Bu Bu")), armour=1).wounds == 1


def test_s19_example_27_relics_count_at_once() -> None:
    lance = (Player("he1", relics=("er1",)), Player("hw1"))
    field = table(unit("A0", "he1", 300, 100), unit("B1", "e02", 330, 100), players=lance)
    assert combat.attack_dice(field, of(field, "A0"), of(field, "B1"), charge=False) == 5
    assert combat.attack_dice(field, of(field, "A0"), of(field, "B1"), charge=True) == 8
