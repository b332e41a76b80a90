"""The rules of combat, sight, cover and reach once more: slow, obvious, with floats and shapely, sharing no code.

It reads the cards from the data file and the field from plain dictionaries. A comparison that hangs on less than MARGIN
millimetres raises `TooClose`: floats cannot decide it.
"""

import json
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any

from shapely import LineString, Point

CARDS: dict[str, dict[str, Any]] = {
    entry["id"]: entry
    for entry in json.loads(
        (Path(__file__).parents[3] / "games" / "legends_of_signum" / "cards.json").read_text(encoding="utf-8")
    )
    if "id" in entry
}
MARGIN = 1e-6
REACH = {"S": 80.0, "M": 100.0, "L": 150.0, "XL": 250.0}
RUNS = {"S": 100.0, "M": 150.0, "L": 250.0, "XL": 350.0}
Thing = dict[str, Any]


class TooClose(Exception):
    """Two numbers are too near each other for floats to compare them."""


def at_most(value: float, limit: float) -> bool:
    """Return whether `value` is not above `limit`."""
    if abs(value - limit) < MARGIN:
        raise TooClose
    return value < limit


def spot(thing: Thing) -> Point:
    return Point(thing["x"], thing["y"])


def radius(thing: Thing) -> float:
    card = CARDS[thing["card"]]
    return float(card["base"] if "base" in card else card["diameter"]) / 2


def apart(one: Thing, other: Thing) -> float:
    """Return the distance of two edges."""
    return float(spot(one).distance(spot(other))) - radius(one) - radius(other)


def touch(one: Thing, other: Thing) -> bool:
    return at_most(apart(one, other), 2)


class Opinion:
    """What a field of two players means."""

    def __init__(self, field: Thing) -> None:
        self.units: list[Thing] = field["units"]
        self.tokens: list[Thing] = field["tokens"]
        self.players: list[Thing] = field["players"]
        self.order: list[int] = field["order"]

    def is_hero(self, unit: Thing) -> bool:
        return bool(CARDS[unit["card"]]["kind"] == "hero")

    def relics(self, unit: Thing) -> list[Thing]:
        return [CARDS[card] for card in self.players[unit["seat"]]["relics"]] if self.is_hero(unit) else []

    def friends(self, unit: Thing) -> list[Thing]:
        return [other for other in self.units if other["seat"] == unit["seat"] and other["id"] != unit["id"]]

    def foes(self, unit: Thing) -> list[Thing]:
        return [other for other in self.units if other["seat"] != unit["seat"]]

    def aura(self, unit: Thing, what: str) -> int:
        if self.is_hero(unit):
            return 0
        given: dict[str, int] = {}
        for source in self.friends(unit):
            for card in (CARDS[source["card"]], *self.relics(source)):
                aura = card.get("aura")
                if aura and aura.get(what) and at_most(apart(unit, source), REACH[aura["range"]]):
                    given[card["id"]] = aura[what]
        return sum(given.values())

    def word(self, unit: Thing, name: str) -> int:
        printed = CARDS[unit["card"]].get("keywords", {}).get(name, 0)
        granted = [value for each in unit["modifiers"] for word, value in each["keywords"] if word == name]
        own: int = max([printed, *granted])
        extra: list[int] = [card.get("keywords", {}).get(name, 0) for card in self.relics(unit)]
        if name in {"armour", "berserk", "charge_die"}:
            extra.append(self.aura(unit, name))
        if name == "armour":
            extra += [1 for token in self.tokens if self.blesses(token, unit)]
        return max([own, *extra]) if name in {"armour", "resist"} else own + sum(extra)

    def blesses(self, token: Thing, unit: Thing) -> bool:
        if token["card"] != "te2" or token["seat"] != unit["seat"]:
            return False
        return at_most(spot(token).distance(spot(unit)), radius(token))

    def strength(self, unit: Thing) -> int:
        dice = CARDS[unit["card"]]["strength"] + sum(each["strength"] for each in unit["modifiers"])
        dice += sum(card.get("strength", 0) for card in self.relics(unit)) + self.aura(unit, "strength")
        for token in self.tokens:
            if token["card"] == "tw1" and token["seat"] == unit["seat"] and not self.is_hero(unit):
                dice += at_most(apart(token, unit), 80)
        return int(max(1, dice + (self.word(unit, "berserk") if unit["wounds"] else 0)))

    def clash(self, attacker: Thing, target: Thing, stance: str, charge: bool) -> tuple[int, int, int, int]:
        helpers = sum(touch(friend, target) for friend in self.friends(attacker))
        attack = self.strength(attacker) + min(2, helpers)
        if charge:
            attack += 2 + self.word(attacker, "lancer") + self.word(attacker, "charge_die")
        worn = 0 if self.word(target, "stalwart") else target["defended"]
        parries = [
            self.word(one, "parry") if how == "guard" else 0
            for one, how in ((attacker, stance), (target, target["stance"]))
        ]
        return attack, max(1, self.strength(target) - worn), parries[0], parries[1]

    def engaged(self, unit: Thing) -> bool:
        return any(touch(unit, foe) for foe in self.foes(unit))

    def may_fight(self, unit: Thing, target: Thing) -> bool:
        if target["seat"] == unit["seat"] or not touch(unit, target):
            return False
        taunts = [foe for foe in self.foes(unit) if touch(unit, foe) and self.word(foe, "taunt")]
        return not taunts or target in taunts

    def may_aim(self, unit: Thing, target: Thing, word: str, band: str) -> bool:
        if not self.word(unit, word) or target["seat"] == unit["seat"] or self.engaged(unit):
            return False
        if not at_most(apart(unit, target), REACH[band]) or self.word(target, "hidden"):
            return False
        sniper = word != "mage" and self.word(unit, "sniper") > 0
        if not sniper and any(touch(friend, target) for friend in self.friends(unit)):
            return False
        return self.sees(unit, target)

    def sees(self, unit: Thing, target: Thing) -> bool:
        line = LineString([spot(unit), spot(target)])
        bodies = [other for other in self.units if other["id"] not in {unit["id"], target["id"]}]
        walls = [token for token in self.tokens if CARDS[token["card"]].get("blocks")]
        return all(at_most(radius(thing), line.distance(spot(thing))) for thing in (*bodies, *walls))

    def covered(self, unit: Thing, target: Thing) -> bool:
        if self.word(target, "cloaked"):
            return True
        line = LineString([spot(unit), spot(target)])
        for token in self.tokens:
            card = CARDS[token["card"]]
            if not card.get("cover"):
                continue
            if card.get("area"):
                beside = at_most(spot(unit).distance(spot(token)), radius(token))
            else:
                beside = touch(unit, token)
            if not beside and at_most(line.distance(spot(token)), radius(token)):
                return True
        return False

    def may_go(self, unit: Thing, path: list[tuple[int, int]], run: bool) -> bool:
        """Return whether a path is legal: on the field, free, short enough, and for a run not into contact."""
        corners = [(unit["x"], unit["y"]), *path]
        body, flying = radius(unit), self.word(unit, "flight") > 0
        if not all(body <= value <= 600 - body for corner in path for value in corner):
            return False
        solid = [other for other in self.units if other["id"] != unit["id"]]
        solid += [token for token in self.tokens if not CARDS[token["card"]].get("area")]
        legs = [LineString([a, b]) if a != b else Point(a) for a, b in pairwise(corners)]
        tested = [Point(path[-1])] if flying else [*legs, Point(path[-1])]
        if not all(at_most(body + radius(thing), leg.distance(spot(thing))) for leg in tested for thing in solid):
            return False
        if run and any(at_most(Point(path[-1]).distance(spot(foe)) - body - radius(foe), 2) for foe in self.foes(unit)):
            return False
        band = CARDS[unit["card"]]["move"]
        allowance = (RUNS if run else REACH)[band] - (0 if flying else self.slow(unit, legs, corners))
        return sum(self.millimetres(leg.length) for leg in legs) <= max(0, allowance)

    def slow(self, unit: Thing, legs: list[Any], corners: list[tuple[int, int]]) -> float:
        if self.word(unit, "forester"):
            return 0
        found = [0.0]
        for token in self.tokens:
            card = CARDS[token["card"]]
            if not card.get("slow") or (card.get("unique") and token["seat"] == unit["seat"]):
                continue
            entered = any(at_most(leg.distance(spot(token)), radius(token)) for leg in legs)
            started = any(at_most(Point(corner).distance(spot(token)), radius(token)) for corner in corners[:-1])
            if entered or started:
                found.append(float(card["slow"]))
        return max(found)

    @staticmethod
    def millimetres(length: float) -> int:
        """Return a length rounded up; whole lengths stay."""
        if abs(length - round(length)) < MARGIN:
            return round(length)
        return ceil(length)


def wounds(attack: list[str], defence: list[str], stances: tuple[str, str], fierce: bool) -> tuple[int, int]:
    """Return the wounds of attacker and target; dice are faces, those of parry dice written as `parry:shield`."""

    def hits(dice: list[str], stance: str, fierce_too: bool) -> int:
        good = {"axe"} if stance == "guard" else {"axe", "shield"} | ({"bullseye"} if fierce_too else set())
        return sum(face in good for face in dice)

    def blocks(dice: list[str], stance: str) -> int:
        return sum(face in {"shield", "parry:shield"} for face in dice) if stance == "guard" else 0

    return (
        max(0, hits(defence, stances[1], False) - blocks(attack, stances[0])),
        max(0, hits(attack, stances[0], fierce) - blocks(defence, stances[1])),
    )
