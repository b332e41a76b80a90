"""What counts in a match of Legends of Signum, and how much of it each seat has. Pure, integers only.

One prosperity is worth 35 points. Only what is cheap to find is counted: no paths, no lines of sight, no auras. What a
creature and its place are worth is found once for each.
"""

from collections import Counter
from functools import lru_cache
from math import isqrt
from typing import Final

from games.kernel.ids import Seat
from games.legends_of_signum.components import CARD, CREATURE, HERO, MARKET, RELIC, UNIQUE, Character, counts_as
from games.legends_of_signum.geometry import Disc, Point, is_contact, is_within
from games.legends_of_signum.parameters import FIELDS, SEATED, VICTORY, Edge, L
from games.legends_of_signum.sides import depth, from_edge
from games.legends_of_signum.state import Player, State, Table, Unit
from games.legends_of_signum.vocabulary import MILLIMETRES

TERMS: Final = (
    "prosperity", "goal", "health", "danger", "band", "beyond", "advance", "assault", "city", "income", "hand",
    "plans", "relics", "tactics", "terrain", "exposed",
)  # fmt: skip
(
    PROSPERITY, GOAL, HEALTH, DANGER, BAND, BEYOND, ADVANCE, ASSAULT, CITY, INCOME, HAND, PLANS, RELICS, TACTICS, LAND,
    EXPOSED,
) = range(len(TERMS))  # fmt: skip
SCALE: Final = 1040

LOST: Final = 8
"""Danger of a player who has left the match; a hero without health left has 3."""

_LASTS: Final = {"standard": 12, "short": 9}
"""The round in which most matches between computers end."""

_KEPT: Final = 8192
"""So much is remembered of each kind: more than one decision asks for."""

_LOW: Final = 3
_FAR: Final = 900
_CONTACT: Final = 80
_FARTHEST: Final = 330 * 330
# 90 n^0.8, where buildings after the seventh count four tenths; as numbers, since powers differ between machines.
_CITY: Final = (
    0, 90, 157, 217, 273, 326, 377, 427, 446, 465, 484, 503, 522, 540, 559, 577, 595, 613, 631, 648, 666, 683, 700,
    718, 735, 752, 769, 785, 802, 819, 835, 852, 868, 884, 901, 917, 933, 949, 965, 981,
)  # fmt: skip


def weights(table: Table) -> tuple[int, ...]:
    """Return what one of each of `TERMS` is worth; income less, the fewer rounds it may still come."""
    return _weights(max(1, _LASTS["short" if table.short else "standard"] - table.round))


@lru_cache(maxsize=64)
def _weights(left: int) -> tuple[int, ...]:
    worth = {
        "prosperity": 35, "goal": 18, "health": 100, "danger": -250, "band": 1, "beyond": 150, "advance": 6,
        "assault": 1, "city": 1, "income": max(100, 28 * left), "hand": 35, "plans": 1, "relics": 100, "tactics": 60,
        "terrain": 30, "exposed": -6,
    }  # fmt: skip
    return tuple([worth[term] for term in TERMS])


def facts(state: State) -> tuple[tuple[int, ...], ...]:
    """Return for each seat how much it has of each of `TERMS`."""
    table = state.table
    found = [_possessions(table, state.secrets[seat].hand, player) for seat, player in enumerate(table.players)]
    heroes: list[Unit | None] = [None] * len(found)
    for unit in table.units:
        if unit.is_hero:
            heroes[unit.seat] = unit
    mates = _teams(table)
    corner = FIELDS[table.mode]
    sides = SEATED[table.mode]
    edges = {seat: sides[place] for place, seat in enumerate(table.order)}
    for unit in table.units:
        own = found[unit.seat]
        if unit.is_hero:
            left = _hero_health(table, unit)
            own[HEALTH] = left
            own[DANGER] = max(0, _LOW - left)
            continue
        own[BAND] += _worth(unit)
        is_beyond, advanced = _place(edges[unit.seat], corner, unit.x, unit.y, unit.data.radius)
        own[BEYOND] += is_beyond
        own[ADVANCE] += advanced
        most = 0
        for hero in heroes:
            if hero is not None and mates[hero.seat] != mates[unit.seat]:
                most = max(most, _pressure(unit.card, unit.x - hero.x, unit.y - hero.y))
        own[ASSAULT] += most
    _land(table, found)
    _exposed(table, mates, found)
    return tuple([tuple(each) for each in found])


def _teams(table: Table) -> tuple[int, ...]:
    """Return what the seats that play together have in common."""
    if table.mode != "teams":
        return tuple(range(len(table.players)))
    return teams_of(table.order)


@lru_cache(maxsize=64)
def teams_of(order: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return the team of each seat in a match of two against two (17.3)."""
    return tuple(order.index(Seat(seat)) % 2 for seat in range(len(order)))


def _possessions(table: Table, hand: tuple[str, ...], player: Player) -> list[int]:
    """Return what a player has beside creatures."""
    found = [0] * len(TERMS)
    if player.gone:
        found[DANGER] = LOST
        found[PROSPERITY] = player.prosperity if table.mode == "teams" else 0
        return found
    found[PROSPERITY] = player.prosperity
    goal = VICTORY["short" if table.short else "standard"]
    found[GOAL] = max(0, player.prosperity - goal * 3 // 5)
    city = tuple([built.id for built in player.city])
    found[CITY], found[INCOME] = _city(city)
    found[HAND] = min(7, len(hand))
    found[PLANS] = _plans(hand, city)
    found[RELICS] = len(player.relics)
    found[TACTICS] = len(player.tactics)
    return found


@lru_cache(maxsize=_KEPT)
def _city(city: tuple[str, ...]) -> tuple[int, int]:
    """Return what a City is worth by its size, and its income (3.1.3)."""
    income = min(2, city.count(MARKET)) + sum(UNIQUE[each].income for each in city if each in UNIQUE)
    return _CITY[len(city)], income


@lru_cache(maxsize=_KEPT)
def _plans(hand: tuple[str, ...], city: tuple[str, ...]) -> int:
    """Return how well a City fits the cards of a hand: 50 for each that it can pay, less for others."""
    types = Counter(map(counts_as, city))
    total = 0
    for card in hand:
        cost = CARD[card].cost
        missing = sum((Counter[str](cost.named) - types).values())
        total += (50 if cost.total <= len(city) + 1 else 25) // (1 + 2 * missing)
    return total


def _hero_health(table: Table, unit: Unit) -> int:
    """Return the health left of a hero, with relics and buildings (1.4)."""
    player = table.players[unit.seat]
    value = CREATURE[unit.card].health - unit.wounds
    for modifier in unit.modifiers:
        value += modifier.health
    for relic in player.relics:
        value += RELIC[relic].health
    for built in player.city:
        if built.id in UNIQUE:
            value += UNIQUE[built.id].hero_health
    return value


def _worth(unit: Unit) -> int:
    """Return what a character is worth: by its cost, and by how much of its health is left."""
    bonus, strength = 0, 0
    for modifier in unit.modifiers:
        bonus += modifier.health
        if modifier.until == "perm":
            strength += modifier.strength
    worth = _worth_of(unit.card, bonus, unit.wounds, strength)
    return worth - 30 * min(unit.poison, 2) - 20 * unit.stunned - 10 * unit.rooted + 15 * unit.ward


@lru_cache(maxsize=_KEPT)
def _worth_of(card: str, bonus: int, wounds: int, strength: int) -> int:
    data = CREATURE[card]
    cost = data.cost.total if isinstance(data, Character) else 0
    health = max(1, data.health + bonus)
    whole = 90 + 45 * cost + 40 * strength + 20 * bonus
    return whole * (35 * health + 65 * max(0, health - wounds)) // (100 * health)


@lru_cache(maxsize=_KEPT)
def _place(side: Edge, corner: Point, x: int, y: int, radius: int) -> tuple[int, int]:
    """Return 1 for a creature that lies wholly beyond the middle, and how far it has come, in tenths of that (3.1)."""
    ahead, middle = from_edge(Disc(x, y, radius), side, corner), depth(side, corner) // 2
    return int(ahead >= middle), min(10, 10 * ahead // middle)


@lru_cache(maxsize=_KEPT)
def _pressure(card: str, dx: int, dy: int) -> int:
    """Return how much a character presses on an enemy hero: much within a move of it, else little."""
    data = CREATURE[card]
    reach = MILLIMETRES[data.move] + _CONTACT
    square = dx * dx + dy * dy
    if square < reach * reach:
        return 15 * min(4, data.strength)
    return 5 - min(5, 5 * isqrt(square) // _FAR)


def _land(table: Table, found: list[list[int]]) -> None:
    """Count what terrain does for its owner, and Ruins that a character can explore (10.2, 10.3)."""
    for token in table.tokens:
        data = token.data
        if data.ruins and not token.explored:
            near = {unit.seat for unit in table.units if not unit.is_hero and is_within(unit.disc, token.disc, L)}
            for seat in sorted(near):
                found[seat][LAND] += 1
        elif token.seat is not None and data.unique:
            found[token.seat][LAND] += 1 + data.zaps
            if data.market:
                found[token.seat][LAND] += 2 * any(
                    is_contact(unit.disc, token.disc)
                    for unit in table.units
                    if unit.seat == token.seat and not unit.is_hero
                )


_Target = tuple[Unit, int, int, int]
"""A creature, its place and the health that it has left."""


def _exposed(table: Table, mates: tuple[int, ...], found: list[list[int]]) -> None:
    """Count what creatures of the active side may lose next: each enemy strikes where it hurts most.

    The creature whose activation is open threatens in the same way the enemies that it is in contact with.
    """
    side = mates[table.active]
    acting = table.by_label.get(table.acting) if table.acting else None
    own: list[_Target] = []
    foes: list[_Target] = []
    for unit in table.units:
        (own if mates[unit.seat] == side else foes).append((unit, unit.x, unit.y, _left(table, unit)))
    if acting is not None:
        touched = [foe for foe in foes if is_contact(foe[0].disc, acting.disc)]
        _strike(acting, touched, found)
    for enemy, _, _, _ in foes:
        if not enemy.stunned:
            _strike(enemy, own, found)


def _strike(striker: Unit, targets: list[_Target], found: list[list[int]]) -> None:
    """Count the most that `striker` may take from one of the targets."""
    most, seat = 0, striker.seat
    card, at_x, at_y = striker.card, striker.x, striker.y
    for unit, x, y, left in targets:
        dx, dy = x - at_x, y - at_y
        if dx * dx + dy * dy <= _FARTHEST:
            loss = _loss(card, unit.card, dx * dx + dy * dy, left)
            if loss > most:
                most, seat = loss, unit.seat
    found[seat][EXPOSED] += most


def _left(table: Table, unit: Unit) -> int:
    """Return the health left of a creature."""
    if unit.is_hero:
        return _hero_health(table, unit)
    return unit.data.health + sum(each.health for each in unit.modifiers) - unit.wounds


@lru_cache(maxsize=_KEPT)
def _loss(attacker: str, target: str, square: int, left: int) -> int:
    """Return what an attacker may take from a target at the root of `square` millimetres, in tens of points."""
    one, other = CREATURE[attacker], CREATURE[target]
    words = one.keywords
    armour = other.keywords.get("armour", 0)
    tenths = 0
    if square <= (MILLIMETRES[one.move] + one.radius + other.radius) ** 2:
        dice = one.strength + 2 + words.get("lancer", 0)
        hits = 10 * dice if "fierce" in words else 20 * dice // 3
        tenths = hits - 10 * (other.strength + words.get("parry", 0)) // 3 - 10 * armour
    for word, reach, share in (("shooter", 250, 2), ("mage", 150, 3), ("thrower", 200, 2)):
        if word in words and square <= (reach + one.radius + other.radius) ** 2:
            tenths = max(tenths, 10 * words[word] * share // 9 - 5 * armour)
    if tenths <= 0 or left <= 0:
        return 0
    if target in HERO:
        return min(tenths, 10 * left)
    whole = 13 + (9 * other.cost.total) // 2 if isinstance(other, Character) else 0
    return whole * min(10 * left, tenths) // (10 * left)
