"""What creatures are worth: Strength, keywords, auras, allowance (SPEC 5.5, 5.6, 6.1, 7)."""

from games.legends_of_signum import values
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.state import Built, Marks, Modifier, Player
from tests.games.legends_of_signum.scenes import A, B, C, of, table, token, unit


def test_s6_1_strength_is_never_below_one() -> None:
    weak = unit("A1", "m07", 300, 100, modifiers=(Modifier("s03", A, "turn", strength=-5),))
    assert values.strength(table(weak), weak) == 1


def test_s6_1_strength_adds_up() -> None:
    """Different spells and the same spell twice add up; Berserk asks for a wound; the Barrow for S."""
    fury = Modifier("s03", A, "turn", strength=2)
    warrior = unit("B1", "w02", 300, 300, wounds=1, modifiers=(fury, fury, Modifier("es4", B, "perm", strength=1)))
    barrow = token("tw1", 300, 435, seat=1)
    assert values.strength(table(warrior), warrior) == 3 + 5 + 1
    assert values.strength(table(warrior, tokens=[barrow]), warrior) == 3 + 5 + 1 + 1
    far = unit("B1", "w02", 300, 299, wounds=0)
    assert values.strength(table(far, tokens=[barrow]), far) == 3
    hero = unit("B0", "hw1", 300, 350)
    assert values.strength(table(hero, tokens=[barrow]), hero) == 4
    theirs = token("tw1", 300, 435, seat=0)
    assert values.strength(table(warrior, tokens=[theirs]), warrior) == 9


def test_s1_4_spells_add_to_health() -> None:
    """Those of characters: the health of heroes comes from relics and buildings."""
    vigour = Modifier("ws4", A, "perm", health=2)
    strong = unit("A1", "m05", 300, 100, wounds=1, modifiers=(vigour, vigour))
    bare = unit("A1", "m05", 300, 100)
    assert values.health(table(strong), strong) == values.health(table(bare), bare) + 4
    assert values.health_left(table(strong), strong) == values.health_left(table(bare), bare) + 3


def test_s7_relics_add_but_the_higher_armour_counts() -> None:
    brissa = Player("hv1", relics=("vr1", "r02", "r03"), city=(Built("ue4"),))
    field = table(heroes=("hv1", "he2"), players=(brissa, Player("he2", relics=("er2",))))
    hero = of(field, "A0")
    assert values.keyword(field, hero, "shooter") == 5
    assert values.keyword(field, hero, "quick_shooter") > 0
    assert values.keyword(field, hero, "armour") == 1
    assert values.health(field, hero) == 8 + 3 + 1
    assert values.keyword(field, of(field, "B0"), "resist") == 2


def test_s7_of_printed_and_granted_the_higher_counts() -> None:
    mirel = unit("A1", "v04", 300, 100, modifiers=(Modifier("vs4", A, "perm", 1, 0, (("poison", 2),)),))
    chemist = unit("A2", "v08", 200, 100, modifiers=(Modifier("vs4", A, "perm", 1, 0, (("poison", 2),)),))
    field = table(mirel, chemist)
    assert values.keyword(field, mirel, "poison") == 2
    assert values.keyword(field, chemist, "poison") == 2
    assert values.strength(field, chemist) == 2


def test_s19_example_4_aura_works_at_once_for_characters_only() -> None:
    """Also 16.1; the standing characters do not change when the source leaves."""
    field = table(
        unit("A0", "he1", 230, 15),
        unit("A1", "e03", 300, 100),
        unit("A2", "e02", 390, 15),
        unit("A3", "e04", 300, 15),
    )
    assert values.strength(field, of(field, "A1")) == 4
    assert values.strength(field, of(field, "A2")) == 3
    assert values.strength(field, of(field, "A0")) == 4
    assert values.strength(field, of(field, "A3")) == 2
    farther = unit("A2", "e02", 411, 15)
    assert values.strength(table(farther, unit("A3", "e04", 300, 15)), farther) == 2


def test_s7_2_sources_with_one_name_count_once() -> None:
    recruit = unit("A1", "e02", 300, 100)
    bearers = (unit("A2", "e04", 250, 100), unit("A3", "e04", 350, 100))
    assert values.strength(table(recruit, *bearers), recruit) == 3
    standard = (Player("he1", relics=("r04",)), Player("hw1"))
    assert values.strength(table(recruit, *bearers, players=standard), recruit) == 4
    assert values.strength(table(unit("B1", "w02", 300, 200), *bearers), unit("B1", "w02", 300, 200)) == 3


def test_s7_2_auras_give_armour_berserk_and_charge_dice() -> None:
    chaplain, knight = unit("A1", "e13", 250, 100), unit("A2", "e06", 300, 100)
    field = table(chaplain, knight)
    assert values.keyword(field, knight, "armour") == 1
    assert values.keyword(field, chaplain, "armour") == 0
    wolves = (Player("he1"), Player("hw2", relics=("wr3",)))
    berserker = unit("B1", "w07", 300, 450)
    pack = table(berserker, heroes=("he1", "hw2"), players=wolves)
    assert values.keyword(pack, berserker, "berserk") == 2 + 1
    assert values.keyword(pack, berserker, "charge_die") == 1


def test_s7_2_partners_share_auras() -> None:
    field = table(
        unit("A1", "e02", 300, 100),
        unit("C1", "e04", 350, 100),
        unit("A2", "e04", 250, 100),
        unit("B1", "e02", 300, 150),
        heroes=("he1", "hw1", "he2", "hw2"),
        mode="teams",
    )
    assert values.strength(field, of(field, "A1")) == 3
    assert values.strength(field, of(field, "B1")) == 2


def test_s7_1_a_controlled_character_counts_as_its_controllers() -> None:
    held = unit("B1", "e12", 300, 300, controller=A)
    field = table(held, unit("A1", "e04", 350, 300), unit("B2", "e04", 250, 300), unit("B3", "e02", 300, 331))
    assert values.strength(field, held) == 5
    assert [each.id for each in values.touching_enemies(field, held)] == ["B3"]
    assert values.touching_enemies(field, of(field, "B3")) == (held,)


def test_s10_2_hallowed_ground_armours_own_creatures_inside() -> None:
    ground = token("te2", 300, 200)
    field = table(
        unit("A1", "e02", 300, 260), unit("A2", "e02", 300, 139), unit("B1", "e02", 340, 200), tokens=[ground]
    )
    assert [values.keyword(field, each, "armour") for each in field.units[2:]] == [1, 0, 0]
    hero = unit("A0", "he1", 300, 200)
    assert values.keyword(table(hero, tokens=[ground]), hero, "armour") == 1


def test_s5_5_engaged() -> None:
    field = table(unit("A1", "e02", 300, 300), unit("B1", "e02", 332, 300), unit("B2", "e02", 267, 300))
    assert [each.id for each in values.touching_enemies(field, of(field, "A1"))] == ["B1"]


def test_s5_6_allowance() -> None:
    """Forced March and Blizzard do not add up with themselves; a run takes the next band."""
    walker = unit("A1", "m05", 300, 300)
    march, storm = Player("he1", marks=Marks(march=50)), Player("hw1", blizzard=50)
    assert values.allowance(table(walker), walker, run=False) == 100
    assert values.allowance(table(walker), walker, run=True) == 150
    assert values.allowance(table(walker, players=(march, Player("hw1"))), walker, run=False) == 150
    assert values.allowance(table(walker, players=(march, storm)), walker, run=False) == 100
    assert (
        values.allowance(table(walker, players=(Player("he1", blizzard=50), Player("hw1"))), walker, run=False) == 100
    )
    bands = [values.allowance(table(each), each, run=True) for each in (unit("A1", c, 9, 9) for c in ("e11", "w01"))]
    assert bands == [100, 250]


def test_s5_6_unique_terrain_leaves_its_owner_alone() -> None:
    mine, theirs = unit("A1", "m05", 300, 300), unit("B1", "m05", 200, 300)
    thicket, swamp = token("tw2", 300, 200), token("g4", 100, 100)
    field = table(mine, theirs, unit("A2", "w06", 300, 400), unit("A3", "e10", 400, 400), tokens=[thicket, swamp])
    assert values.slowing(field, mine) == (swamp,)
    assert values.slowing(field, theirs) == (thicket, swamp)
    assert values.slowing(field, of(field, "A2")) == values.slowing(field, of(field, "A3")) == ()
    assert values.slow_of((thicket, swamp), Point(300, 300), [Point(300, 100), Point(100, 100)]) == 50
    assert values.slow_of((thicket,), Point(300, 300), [Point(300, 200)]) == 30
    left = table(mine, tokens=[token("tw2", 300, 200, seat=None)])
    assert len(values.slowing(left, mine)) == 1


def test_s13_2_a_hero_counts_as_99() -> None:
    assert values.total_cost(unit("A0", "he1", 0, 0)) == 99
    assert values.total_cost(unit("A1", "v01", 0, 0)) == 4


def test_s17_2_everybody_else_is_an_enemy() -> None:
    field = table(unit("A1", "e02", 450, 450), unit("C1", "e02", 480, 450), heroes=("he1", "hw1", "hv1"), mode="free")
    assert [each.side for each in values.touching_enemies(field, of(field, "A1"))] == [C]
