"""The lists of monsters, rooms, adventurers, traps, spells and events, figure by figure (SPEC 4)."""

import pytest

from games.dungeon_lords.adventurers import ADVENTURER, ADVENTURERS, adventurers_of
from games.dungeon_lords.components import MONSTER, MONSTERS, ROOM, ROOMS, SPELL, SPELLS, TRAP, TRAPS, Cost, Line

COSTS = {
    "goblin": Cost(food=1), "slime": Cost(food=1), "ghost": Cost(evil=1), "troll": Cost(food=2),
    "witch": Cost(food=1, evil=1), "vampire": Cost(evil=2), "golem": Cost(gold=1, traps=1),
    "dragon": Cost(food=2, evil=2), "demon": Cost(evil=1, monsters=1),
}  # fmt: skip


def test_s4_1_costs() -> None:
    assert {monster.id: monster.cost for monster in MONSTERS} == COSTS


def test_s4_1_tiles_by_year() -> None:
    assert {monster.id: monster.tiles for monster in MONSTERS} == {
        "goblin": (2, 1), "slime": (2, 1), "ghost": (2, 1), "troll": (2, 1), "witch": (2, 1), "vampire": (2, 1),
        "golem": (0, 2), "dragon": (0, 2), "demon": (0, 2),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("monster", "lines"),
    [
        ("goblin", (Line("standard", 2, second=1),)),
        ("slime", (Line("all", 1), Line("none", no_conquest=True))),
        ("ghost", (Line("target", 2),)),
        ("troll", (Line("standard", 3), Line("standard", 4, food=1))),
        ("witch", (Line("standard", 4), Line("target", 1, second=1))),
        ("vampire", (Line("target", 3), Line("target", 2, returns=True))),
        ("golem", (Line("standard", 4, returns=True),)),
        ("dragon", (Line("all", 2, no_healing=True),)),
        ("demon", (Line("target", 7, no_conquest=True),)),
    ],
)
def test_s4_1_attacks(monster: str, lines: tuple[Line, ...]) -> None:
    assert MONSTER[monster].lines == lines


def test_s4_1_who_is_spared_and_what_is_a_ghost() -> None:
    assert [monster.id for monster in MONSTERS if monster.is_ghost] == ["ghost"]
    assert [monster.id for monster in MONSTERS if monster.spares_first] == ["ghost"]
    assert [monster.id for monster in MONSTERS if monster.spares_priests] == ["vampire"]
    assert [monster.id for monster in MONSTERS if monster.trolls] == ["troll"]


def test_s4_2_first_year_rooms() -> None:
    assert {room.id: (room.zone, room.imps, room.food, room.gives) for room in ROOMS if room.year == 1} == {
        "hatchery": ("upper", 3, 0, "food"),
        "mushroom_bed": ("lower", 3, 0, "food"),
        "souvenir_shop": ("upper", 3, 0, "gold"),
        "mint": ("lower", 3, 0, "gold"),
        "workshop": ("outer", 4, 0, "trap"),
        "tool_shed": ("outer", 2, 0, "tunnel"),
        "printing_press": ("inner", 3, 0, "reputation"),
        "magic_room": ("inner", 2, 1, "imp"),
    }


def test_s4_2_second_year_rooms() -> None:
    second = [room for room in ROOMS if room.year == 2]
    assert all(room.zone == "any" and not room.gives for room in second)
    assert ROOM["training_room"].raises == ("goblin", "troll")
    assert ROOM["dark_room"].raises == ("witch", "vampire")
    assert {room.id: (room.counts, room.points) for room in second if room.counts} == {
        "cafeteria": (("goblin", "troll", "slime", "witch"), 1),
        "chapel": (("ghost", "vampire"), 2),
        "pandemonium": (("golem", "dragon", "demon"), 2),
    }
    assert {room.id for room in second} >= {"labyrinth", "antimagic_room", "hall_of_fame"}


def figures(year: int, kind: str) -> list[tuple[int, int, int]]:
    """Return rank, hit points and icons of the four tiles of a class."""
    return [
        (tile.rank, tile.hit_points, tile.antitrap + tile.magic + tile.healing)
        for tile in ADVENTURERS
        if tile.year == year and tile.kind == kind
    ]


@pytest.mark.parametrize("kind", ["thief", "priest", "wizard"])
def test_s4_3_thieves_priests_and_wizards(kind: str) -> None:
    assert figures(1, kind) == [(1, 3, 1), (2, 3, 2), (2, 4, 1), (3, 4, 2)]
    assert figures(2, kind) == [(1, 4, 2), (2, 5, 2), (3, 5, 3), (4, 6, 3)]


def test_s4_3_warriors_and_whose_icons() -> None:
    assert figures(1, "warrior") == [(1, 3, 0), (2, 4, 0), (2, 4, 0), (3, 5, 0)]
    assert figures(2, "warrior") == [(1, 5, 0), (2, 6, 0), (3, 7, 0), (4, 8, 0)]
    assert ADVENTURER["thief_1_2"].antitrap == 2
    assert ADVENTURER["priest_1_2"].healing == 2
    assert ADVENTURER["wizard_1_2"].magic == 2
    assert len(set(adventurers_of(1))) == len(set(adventurers_of(2))) == 16


@pytest.mark.parametrize(("name", "points", "icons"), [("paladin_1", 5, 2), ("paladin_2", 8, 3)])
def test_s4_4_paladins(name: str, points: int, icons: int) -> None:
    tile = ADVENTURER[name]
    assert (tile.kind, tile.hit_points) == ("paladin", points)
    assert (tile.antitrap, tile.magic, tile.healing) == (icons, icons, icons)


def test_s4_5_traps() -> None:
    assert {trap.id: (trap.gold, trap.imps, trap.food) for trap in TRAPS if trap.gold or trap.imps or trap.food} == {
        "cursed_ring": (1, 0, 0), "kamikaze_imp": (0, 1, 0), "poisoned_meal": (0, 0, 1),
    }  # fmt: skip
    assert {trap.id: (trap.first, trap.second, trap.each, trap.last, trap.named) for trap in TRAPS} == {
        "rolling_stone": (3, 0, 0, 0, 0),
        "pendulum": (0, 3, 0, 0, 0),
        "wall_of_fire": (0, 0, 1, 1, 0),
        "trap_door": (2, 0, 0, 0, 0),
        "poisoned_dart": (0, 0, 0, 0, 1),
        "antimagic_dart": (0, 0, 0, 0, 1),
        "cursed_ring": (0, 0, 1, 0, 0),
        "kamikaze_imp": (2, 0, 1, 0, 0),
        "poisoned_meal": (0, 0, 0, 0, 0),
    }
    assert {trap.id for trap in TRAPS if trap.no_conquest} == {"trap_door", "cursed_ring"}
    assert TRAP["poisoned_dart"].poison == 2
    assert TRAP["antimagic_dart"].antimagic
    assert TRAP["poisoned_meal"].meal


def spells(year: int) -> dict[str, tuple[str, int]]:
    return {spell.id: ("fast" if spell.fast else "slow", spell.fatigue) for spell in SPELLS if spell.year == year}


def test_s4_6_combat_cards_of_the_first_year() -> None:
    assert spells(1) == {
        "word_of_peace": ("fast", 2), "suggestion": ("fast", 2), "magic_shield": ("fast", 1),
        "invisibility": ("fast", 2), "detect_evil": ("slow", 2), "fist_of_justice": ("slow", 1),
        "detect_treasure": ("slow", 1), "graffiti": ("slow", 1), "fireball": ("slow", 1),
    }  # fmt: skip


def test_s4_7_combat_cards_of_the_second_year() -> None:
    assert spells(2) == {
        "aura_of_fear": ("fast", 3), "metamorphosis": ("fast", 3), "blind_rage": ("fast", 2),
        "create_food": ("fast", 2), "illusion": ("fast", 3), "song_of_courage": ("slow", 2),
        "regeneration": ("slow", 2), "magic_key": ("slow", 2), "dimensional_gate": ("slow", 3),
    }  # fmt: skip
    assert len(SPELL) == 18
