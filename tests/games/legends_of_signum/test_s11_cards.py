"""The data file against the tables of the rules (SPEC 1.5, 7, 8, 9, 10.2, 11, 12), and what it refuses."""

import json
from collections import Counter
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from games.legends_of_signum import components
from games.legends_of_signum.components import (
    BASIC,
    BUILDING_TYPES,
    CARD,
    CHARACTER,
    HALL,
    HERO,
    READY_DECK,
    RELIC,
    SPELL,
    TACTIC,
    TERRAIN,
    UNIQUE,
)
from games.legends_of_signum.vocabulary import KEYWORDS
from tests.games.legends_of_signum.spec_tables import TEXT, abilities, cost, rows

DATA: list[dict[str, Any]] = json.loads(files("games.legends_of_signum").joinpath("cards.json").read_bytes())


def changed(card: str, **fields: Any) -> bytes:
    return json.dumps([{**entry, **fields} if entry.get("id") == card else entry for entry in DATA]).encode()


def test_s1_5_basic_buildings() -> None:
    assert [row["Code"] for row in rows("1.5")] == [*BUILDING_TYPES, HALL]
    assert {BASIC[each].copies for each in BUILDING_TYPES} == {3}
    assert BASIC[HALL].copies == 0


def test_s9_2_unique_buildings() -> None:
    table = rows("9.2")
    assert [row["Id"] for row in table] == list(UNIQUE)
    for row in table:
        card = UNIQUE[row["Id"]]
        assert (card.faction, f"{card.price}P") == (row["Fac"], row["Price"])
        assert (card.needs, card.counts_as) == (row["Needs built"], row["Counts as"])
    named = {
        card.id: {field for field in card.__struct_fields__[5:] if getattr(card, field)} for card in UNIQUE.values()
    }
    assert named == {
        "uv1": {"income"},
        "uv2": {"discard_when_built"},
        "uv3": {"reclaim_spell_when_built"},
        "uv4": {"mercenary_discount"},
        "ue1": {"start_heal"},
        "ue2": {"first_deployed_ward"},
        "ue3": {"income"},
        "ue4": {"relic_discount", "hero_health"},
        "uw1": {"income"},
        "uw2": {"stables_discount"},
        "uw3": {"draw_on_death"},
        "uw4": {"first_deployed_rush"},
    }
    assert {value for card in UNIQUE.values() for value in msgspec.structs.astuple(card)[5:]} == {0, 1}


def test_s10_2_terrain() -> None:
    table = rows("10.2")
    assert [row["Id"] for row in table] == list(TERRAIN)
    for row in table:
        card = TERRAIN[row["Id"]]
        assert ("N" if row["Faction"] == "all" else row["Faction"]) == card.faction
        assert (str(card.cost), f"{card.diameter // 10} cm") == (row["Cost (T)"], row["Diameter"])
        assert ("area" if card.area else "obstacle", "yes" if card.unique else "no") == (row["Kind"], row["Unique"])
        effect = row["Effect"]
        assert card.cover == ("cover" in effect.lower())
        assert card.blocks == ("Blocks line of sight" in effect)
        assert card.slow == next((10 * int(n) for n in "123456789" if f"{n} cm less" in effect), 0)
    assert [card.id for card in TERRAIN.values() if card.ruins] == ["g3"]
    assert [card.id for card in TERRAIN.values() if card.deploys] == ["tv1"]
    numbers = {card.id: (card.market, card.zaps, card.heals, card.own_armour, card.own_strength, card.thorns)
               for card in TERRAIN.values() if card.unique}  # fmt: skip
    assert numbers == {
        "tv1": (0, 0, 0, 0, 0, 0),
        "tv2": (1, 0, 0, 0, 0, 0),
        "te1": (0, 1, 0, 0, 0, 0),
        "te2": (0, 0, 1, 1, 0, 0),
        "tw1": (0, 0, 0, 0, 1, 0),
        "tw2": (0, 0, 0, 0, 0, 1),
    }


def test_s11_1_heroes() -> None:
    table = rows("11.1")
    assert [row["Id"] for row in table] == list(HERO)
    for row in table:
        card = HERO[row["Id"]]
        assert (card.faction, str(card.strength), card.move) == (row["Faction"], row["Str"], row["Move"])
        assert (str(card.health), f"{card.base} mm") == (row["Health"], row["Base"])
        assert ", ".join(slot.title() for slot in card.relics) == row["Relic classes"]
        assert abilities(card) == set(row["Abilities"].split("; "))


@pytest.mark.parametrize(("section", "faction"), [("11.2", "V"), ("11.3", "E"), ("11.4", "W"), ("11.5", "N")])
def test_characters(section: str, faction: str) -> None:
    table = rows(section)
    assert [row["Id"] for row in table] == [card.id for card in CHARACTER.values() if card.faction == faction]
    for row in table:
        card = CHARACTER[row["Id"]]
        assert (cost(card.cost), str(card.cost.total)) == (row["Cost"], row["Tot"])
        assert (str(card.strength), card.move) == (row["Str"], row["Move"])
        assert (str(card.health), str(card.base)) == (row["Health"], row["Base"])
        assert abilities(card) == set(row["Abilities"].replace("; range", ", range").split("; "))


def test_s11_2_vallor() -> None:
    assert cost(CHARACTER["v01"].cost) == "MAG + 2 any + 1P"
    assert CHARACTER["v01"].cost.total == 4


def test_s11_3_empire() -> None:
    assert CHARACTER["e14"].cost.total == 7
    assert CHARACTER["e14"].radius == 30


def test_s11_4_wulfen() -> None:
    assert CHARACTER["w10"].keywords == {"slow": 1, "regeneration": 1}


def test_s11_5_mercenaries() -> None:
    assert sum(card.faction == "N" for card in CHARACTER.values()) == 10


def test_s11_6_ready_decks() -> None:
    table = rows("11.6")
    assert [row["Hero id"] for row in table] == list(READY_DECK) == list(HERO)
    for row in table:
        deck = Counter(READY_DECK[row["Hero id"]])
        support = dict(each.split("×") for each in row["18 support cards"].split())
        assert deck == Counter(row["18 characters (1 copy each)"].split()) + Counter(
            {card: int(number) for card, number in support.items()}
        )
        assert deck.total() == 36


def brief(effects: Iterable[Any]) -> str:
    """Return operations as `wound 2 magic, stun`: fields that are not at their default, in order."""
    return ", ".join(
        " ".join(
            [str(effect.__struct_config__.tag)]
            + [
                "magic" if value is True else str(value)
                for value in msgspec.structs.astuple(effect)
                if value is not False
            ]
        )
        for effect in effects
    )


def fields_of(card: Any) -> dict[str, Any]:
    """Return the fields of a relic beside id, faction, cost and class, as far as they are not at their default."""
    fields = {name: value for name, value in msgspec.to_builtins(card).items() if value}
    return {name: value for name, value in fields.items() if name not in {"kind", "id", "faction", "cost", "slot"}}


def test_s12_1_spells() -> None:
    table = rows("12.1")
    assert [row["Id"] for row in table] == list(SPELL)
    targets = {"friend_char": "friend_character", "friend_char_used": "friend_character_used",
               "enemy_char": "enemy_character"}  # fmt: skip
    for row in table:
        card = SPELL[row["Id"]]
        target, _, band = row["Target"].partition("@")
        assert (card.faction, cost(card.cost)) == (row["Fac"], row["Cost"])
        assert (card.target, card.range or "") == (targets.get(target, target), band)
    assert {card.id: brief(card.effects) for card in SPELL.values()} == {
        "s01": "wound 2 magic",
        "s02": "heal 3",
        "s03": "strength 2 turn",
        "s04": "move_bonus 50 turn",
        "vs1": "stun",
        "vs2": "grant agile 1 next, grant hidden 1 next",
        "vs3": "draw 2",
        "vs4": "strength 1 perm, grant poison 2 perm",
        "es1": "ward 2",
        "es2": "wound 3 magic",
        "es3": "reclaim 3",
        "es4": "strength 1 perm, health 1",
        "ws1": "strength_all 1 turn",
        "ws2": "slow_enemy 50 next",
        "ws3": "ready",
        "ws4": "health 2",
    }


def test_s12_2_relics() -> None:
    table = rows("12.2")
    assert [row["Id"] for row in table] == list(RELIC)
    for row in table:
        card = RELIC[row["Id"]]
        assert (card.faction, cost(card.cost), card.slot.title()) == (row["Fac"], row["Cost"], row["Class"])
    aura = {"armour": 0, "berserk": 0, "charge_die": 0, "strength": 0}
    assert {card.id: fields_of(card) for card in RELIC.values()} == {
        "r01": {"strength": 1},
        "r02": {"keywords": {"armour": 1}},
        "r03": {"health": 3},
        "r04": {"aura": aura | {"range": "L", "strength": 1}},
        "vr1": {"keywords": {"shooter": 2, "quick_shooter": 1}},
        "vr2": {"health": 1, "keywords": {"agile": 1, "cloaked": 1}},
        "vr3": {"insurance": 1},
        "er1": {"strength": 1, "keywords": {"lancer": 1}},
        "er2": {"keywords": {"armour": 1, "resist": 2}},
        "er3": {"start_heal": {"range": "M", "amount": 1}},
        "wr1": {"keywords": {"fierce": 1}},
        "wr2": {"health": 2, "keywords": {"regeneration": 1}},
        "wr3": {"aura": aura | {"range": "L", "berserk": 1}},
    }


def test_s12_3_tactics() -> None:
    table = rows("12.3")
    assert [row["Id"] for row in table] == list(TACTIC)
    for row in table:
        card = TACTIC[row["Id"]]
        assert (card.faction, cost(card.cost), f"`{card.trigger}`") == (row["Fac"], row["Cost"], row["Trigger id"])
    assert {card.id: card.subject for card in TACTIC.values() if card.subject} == {
        "et1": "character", "et2": "character", "et3": "character", "wt1": "character", "wt3": "hero",
    }  # fmt: skip
    assert {card.id: brief(card.effects) for card in TACTIC.values()} == {
        "t01": "dice 2",
        "t02": "cancel",
        "t03": "wound 2",
        "t04": "cancel, wound 1",
        "vt1": "wound 1, stun",
        "vt2": "steal 1, draw 1",
        "vt3": "cancel, wound 2",
        "et1": "survive",
        "et2": "prosperity 2, draw 1",
        "et3": "clash_armour 2",
        "wt1": "wound_killer 3",
        "wt2": "wound 2",
        "wt3": "strength_next_turn 1",
    }


def test_s7_every_keyword_is_described() -> None:
    described = TEXT.split("\n## 7. Keywords")[1].split("\n## ")[0]
    missing = [word for word in KEYWORDS if word.replace("_", " ").capitalize().lower() not in described.lower()]
    assert missing == []


def test_s8_1_every_operation_is_described_and_used() -> None:
    described = TEXT.split("\n### 8.1 ")[1].split("\n### ")[0]
    used = {effect["op"] for entry in DATA for effect in entry.get("effects", ())}
    used |= {effect["op"] for entry in DATA for effect in entry.get("on_deploy", ())}
    assert all(f"`{op}`" in described or f"`{op}` " in described or f"`{op}" in described for op in used)
    assert used == {
        "wound", "wound_killer", "heal", "strength", "strength_all", "strength_next_turn", "health", "grant", "ward",
        "stun", "prosperity", "steal", "draw", "reclaim", "ready", "move_bonus", "slow_enemy", "cancel", "dice",
        "clash_armour", "survive",
    }  # fmt: skip


def test_s8_2_every_target_is_used() -> None:
    assert {card.target for card in SPELL.values()} == {
        "none", "friend", "friend_character", "friend_character_used", "enemy_character", "enemy",
    }  # fmt: skip


def test_s8_3_the_data_file_is_read() -> None:
    assert len(components.ENTRIES) == len(DATA) == 138
    assert len(CARD) == 94


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("v02", {"keywords": {"invisible": 1}}),
        ("v02", {"keywords": {"parry": "much"}}),
        ("v02", {"courage": 3}),
        ("v02", {"base": 40}),
        ("v02", {"move": "XXL"}),
        ("v02", {"cost": {"named": ["INN"]}}),
        ("v02", {"kind": "wizard"}),
        ("s01", {"effects": [{"op": "explode", "amount": 2}]}),
        ("s01", {"effects": [{"op": "wound"}]}),
        ("s01", {"target": "everybody"}),
        ("t01", {"trigger": "enemy_sleeps"}),
        ("r01", {"slot": "boots"}),
    ],
)
def test_s8_3_an_unknown_word_is_an_error(card: str, fields: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        components.read(changed(card, **fields))


def test_s8_3_ids_that_do_not_fit_are_errors() -> None:
    with pytest.raises(ValueError, match="twice"):
        components.read(changed("v02", id="v03"))
    with pytest.raises(ValueError, match="unknown cards"):
        components.read(json.dumps([entry for entry in DATA if entry.get("id") != "v02"]).encode())
    with pytest.raises(ValueError, match="range"):
        components.read(changed("s01", range=None))
