"""Suggested places for a Move, a Run or a Rush move (SPEC 18.5). Pure.

A place is an open choice; these lists are what is suggested. One position always gives one list.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal

import msgspec

from games.legends_of_signum.aiming import HEAL_RANGE, MISSILES, Missile, can_aim
from games.legends_of_signum.detours import Walk
from games.legends_of_signum.geometry import (
    DIRECTIONS,
    Disc,
    Point,
    direction,
    first_near,
    is_contact,
    is_on_field,
    is_within,
    leg_length,
    path_length,
    shifted,
    square,
)
from games.legends_of_signum.notation import cell_name
from games.legends_of_signum.parameters import CELL
from games.legends_of_signum.sides import (
    along_edge,
    depth,
    edge,
    enemies_of,
    field,
    friends_of,
    from_edge,
    hero_of,
    prey_of,
    split_edge,
)
from games.legends_of_signum.state import Table, Token, Unit
from games.legends_of_signum.values import allowance, has, may_have
from games.legends_of_signum.vocabulary import MILLIMETRES, Keyword
from games.legends_of_signum.walking import (
    BEFORE,
    Gait,
    contact_point,
    far,
    is_end,
    is_straight,
    neighbours,
    point_before,
    route,
    walk_of,
)

MOST_PLACES = 25
MOST_CONTACTS = 8
MOST_RUINS = 2
MOST_RANGES = 4
MOST_COVERS = 2
STEPS = (1, 2, 3, 5, 8, 12, 20, 30, 50)
"""How far from an illegal place a legal one is looked for (mm)."""

_STRIKING: Final[frozenset[Keyword]] = frozenset(word for word, _ in MISSILES.values())

SHORTEST = 5
"""The last distance that `far` tries."""

_SHORT_STEPS = tuple(shifted(Point(0, 0), towards, SHORTEST) for towards in DIRECTIONS)

Label = Literal[
    "contact", "before", "explore", "range", "half", "towards", "ahead", "home", "back", "cover", "own", "way", "cell",
    "catacombs", "scout", "near", "side", "lattice", "row", "middle",
]  # fmt: skip
"""Why a place is suggested."""

Route = tuple[Point, ...]


class Place(msgspec.Struct, frozen=True, gc=False):
    """A suggestion: `about` is the unit, terrain, direction or cell that the label speaks of; `path` leads to it."""

    label: Label
    about: str
    path: Route
    length: int = 0

    @property
    def at(self) -> Point:
        """Return where the path ends."""
        return self.path[-1]


def places(table: Table, unit: Unit, gait: Gait) -> tuple[Place, ...]:
    """Return the suggestions for a Move, Run or Rush move of `unit`, the most useful first."""
    walk = walk_of(table, unit, gait)
    found: dict[Point, Place] = {}
    for place in _candidates(table, unit, walk, gait):
        at = place.path[-1]
        if at != walk.start and at not in found:
            found[at] = place
            if len(found) == MOST_PLACES:
                break
    return tuple(found.values())


def named_places(table: Table, unit: Unit, gait: Gait) -> Iterator[Place]:
    """Yield every place that a label leads to, also where another one leads there too."""
    return _candidates(table, unit, walk_of(table, unit, gait), gait)


def ways(table: Table, unit: Unit, gaits: list[Gait]) -> list[Gait]:
    """Return how a creature may go such that `places` has anything."""
    things = neighbours(table, unit, SHORTEST + 1) if gaits else []
    return [gait for gait in gaits if _can_step(table, unit, gait, things) or _has_way(table, unit, gait)]


def _can_step(table: Table, unit: Unit, gait: Gait, things: list[Unit | Token]) -> bool:
    """Return whether a short step is certain to be legal, with these things near; False may be wrong.

    With nothing near it is, since the creature can step away from the edges of the field.
    """
    if allowance(table, unit, run=gait == "run") < SHORTEST:
        return False
    if not things:
        return True
    solid = [thing.disc for thing in things if isinstance(thing, Unit) or not thing.data.area]
    if any(isinstance(thing, Token) and thing.data.slow for thing in things) or (gait != "move" and solid):
        return False
    start, radius, corner = Point(unit.x, unit.y), unit.data.radius, field(table)
    ends = (Point(start.x + by_x, start.y + by_y) for by_x, by_y in _SHORT_STEPS)
    return any(is_on_field(end, radius, corner) and first_near(start, end, solid, radius) is None for end in ends)


def _has_way(table: Table, unit: Unit, gait: Gait) -> bool:
    """Return whether `places` has anything: a short step in some direction is enough, since `far` would find it."""
    if allowance(table, unit, run=gait == "run") >= SHORTEST:
        walk = walk_of(table, unit, gait, SHORTEST + 1)
        x, y = walk.start
        for by_x, by_y in _SHORT_STEPS:
            if is_straight(walk, Point(x + by_x, y + by_y)):
                return True
    return bool(places(table, unit, gait))


def _candidates(table: Table, unit: Unit, walk: Walk, gait: Gait) -> Iterator[Place]:
    """Yield every place in the order of 18.5; the caller leaves out what is there already."""
    prey = prey_of(table, unit)
    yield from _contacts(prey, unit, walk, gait)
    yield from _ruins(table, unit, walk)
    yield from _ranges(table, unit, walk)
    hero = _nearest(walk.start, [enemy for enemy in prey if enemy.is_hero])
    yield from _lines(table, unit, walk, hero, _nearest(walk.start, prey))
    yield from _covers(table, prey, walk)
    yield from _own_terrain(table, unit, walk)
    for number, towards in enumerate(DIRECTIONS):
        yield from _made("way", str(number), walk, far(walk, towards))
    yield from _cells(walk, hero)


def _made(label: Label, about: str, walk: Walk, path: Route | None) -> Iterator[Place]:
    if path is not None:
        yield Place(label, about, path, path_length(walk.start, path))


def _nearest_first(found: Iterable[Place], most: int) -> list[Place]:
    """Return the first few by length; equal ones stay in their order."""
    return sorted(found, key=lambda place: place.length)[:most]


def _contacts(prey: tuple[Unit, ...], unit: Unit, walk: Walk, gait: Gait) -> Iterator[Place]:
    heroes: list[Place] = []
    others: list[Place] = []
    x, y = walk.start
    reach = walk.allowance + walk.radius + BEFORE + 1
    near = [enemy for enemy in prey if (enemy.x - x) ** 2 + (enemy.y - y) ** 2 <= (enemy.disc.r + reach) ** 2]
    for enemy in sorted(near, key=_label_order):
        if is_contact(unit.disc, enemy.disc):
            continue
        towards = direction(Point(enemy.x, enemy.y), walk.start)
        path = contact_point(walk, enemy.disc, towards) if gait == "move" else point_before(walk, enemy.disc)
        (heroes if enemy.is_hero else others).extend(
            _made("contact" if gait == "move" else "before", enemy.id, walk, path)
        )
    ranked = [*_nearest_first(heroes, MOST_CONTACTS), *_nearest_first(others, MOST_CONTACTS)]
    yield from ranked[:MOST_CONTACTS]


def _label_order(unit: Unit) -> tuple[str, int]:
    return unit.id[0], int(unit.id[1:])


def _ruins(table: Table, unit: Unit, walk: Walk) -> Iterator[Place]:
    if unit.is_hero:
        return
    found: list[Place] = []
    for token in table.tokens:
        if token.data.ruins and not token.explored:
            disc = token.disc
            found += _made("explore", token.card, walk, contact_point(walk, disc, direction(disc.centre, walk.start)))
    yield from _nearest_first(found, MOST_RUINS)


def _ranges(table: Table, unit: Unit, walk: Walk) -> Iterator[Place]:
    """Yield the places from which the first ability of `unit` reaches who is too far now."""
    first = _first_ability(table, unit)
    if first is None:
        return
    distance, targets, can_reach = first
    found: list[Place] = []
    for target in targets:
        if is_within(unit.disc, target.disc, distance):
            continue
        away = leg_length(walk.start, Point(target.x, target.y)) - walk.radius - target.data.radius - distance + 1
        if away > walk.allowance + 1:
            continue
        path = route(walk, shifted(walk.start, direction(walk.start, Point(target.x, target.y)), away))
        if path is not None and can_reach(target, path[-1]):
            found += _made("range", target.id, walk, path)
    yield from _nearest_first(found, MOST_RANGES)


def _first_ability(table: Table, unit: Unit) -> tuple[int, list[Unit], Callable[[Unit, Point], bool]] | None:
    """Return range, possible targets and test of the first of Shooter, Mage, Thrower, Hex, Healer that `unit` has."""
    missiles: tuple[Missile, ...] = ("shoot", "magic", "throw")
    for missile in missiles:
        word, band = MISSILES[missile]
        if has(table, unit, word):
            seen = [enemy for enemy in enemies_of(table, unit) if not has(table, enemy, "hidden")]
            return MILLIMETRES[band], seen, lambda target, at, by=missile: can_aim(table, unit, target, by, at)
    if unit.data.hex is not None:
        distance = MILLIMETRES[unit.data.hex.range]
        targets = [enemy for enemy in enemies_of(table, unit) if not enemy.is_hero and not enemy.stunned]
    elif has(table, unit, "healer"):
        distance = MILLIMETRES[HEAL_RANGE]
        targets = [friend for friend in friends_of(table, unit) if friend.wounds]
    else:
        return None
    radius = unit.data.radius
    return distance, targets, lambda target, at: is_within(Disc(*at, radius), target.disc, distance)


def _nearest(start: Point, units: Iterable[Unit]) -> Unit | None:
    return min(units, key=lambda each: square(each.x, each.y, start.x, start.y), default=None)


def _lines(table: Table, unit: Unit, walk: Walk, hero: Unit | None, nearest: Unit | None) -> Iterator[Place]:
    """Yield `half`, then as far as possible towards and away from what matters, the nearest enemy hero first."""
    corner, side = field(table), edge(table, unit.side)
    along, _ = split_edge(side, corner, walk.start)
    if not unit.is_hero and from_edge(unit.disc, side, corner) < depth(side, corner) // 2:
        middle = along_edge(side, corner, along, depth(side, corner) // 2 + walk.radius)
        yield from _made("half", "", walk, route(walk, middle))
    for target in (hero, nearest):
        if target is not None:
            ahead = direction(walk.start, Point(target.x, target.y))
            yield from _made("towards", target.id, walk, far(walk, ahead))
    away = direction(along_edge(side, corner, 0, 0), along_edge(side, corner, 0, 1))
    back = Point(-away.x, -away.y)
    own = hero_of(table, unit.side)
    home = back if own is None or own.id == unit.id else direction(walk.start, Point(own.x, own.y))
    yield from _made("ahead", "", walk, far(walk, away))
    yield from _made("home", "", walk, far(walk, home))
    yield from _made("back", "", walk, far(walk, back))


def _covers(table: Table, prey: tuple[Unit, ...], walk: Walk) -> Iterator[Place]:
    """Yield places behind cover from the nearest enemy that strikes from afar."""
    x, y = walk.start
    reach = walk.allowance + walk.radius + 2
    tokens = [
        token
        for token in table.tokens
        if (token.data.cover or token.data.blocks)
        and (token.x - x) ** 2 + (token.y - y) ** 2 <= (token.data.radius + reach) ** 2
    ]
    if not tokens:
        return
    armed = [enemy for enemy in prey if may_have(enemy, _STRIKING)]
    armed.sort(key=lambda each: square(each.x, each.y, x, y))
    threat = next((enemy for enemy in armed if any(has(table, enemy, word) for word in _STRIKING)), None)
    if threat is None:
        return
    found: list[Place] = []
    for token in tokens:
        disc = token.disc
        behind = direction(Point(threat.x, threat.y), disc.centre)
        if token.data.area:
            found += _made("cover", token.card, walk, route(walk, disc.centre))
        elif behind != (0, 0):
            found += _made(
                "cover", token.card, walk, route(walk, shifted(disc.centre, behind, walk.radius + disc.r + 1))
            )
    yield from _nearest_first(found, MOST_COVERS)


def _own_terrain(table: Table, unit: Unit, walk: Walk) -> Iterator[Place]:
    for token in table.tokens:
        if token.seat != unit.side:
            continue
        disc = token.disc
        if token.data.market:
            yield from _made("own", token.card, walk, contact_point(walk, disc, direction(disc.centre, walk.start)))
        elif token.data.heals:
            yield from _made("own", token.card, walk, route(walk, disc.centre))


def _cells(walk: Walk, hero: Unit | None) -> Iterator[Place]:
    """Yield the centres of cells in reach, those nearest to the nearest enemy hero first."""
    goal = walk.start if hero is None else Point(hero.x, hero.y)
    most = walk.allowance
    half = CELL // 2
    (at_x, at_y), (goal_x, goal_y) = walk.start, goal
    columns, rows = (
        range(max(0, at - most) // CELL * CELL + half, min(end - 1, at + most) // CELL * CELL + CELL, CELL)
        for at, end in zip(walk.start, walk.corner, strict=True)
    )
    centres = [
        ((x - goal_x) ** 2 + (y - goal_y) ** 2, x, y)
        for x in columns
        for y in rows
        if (x - at_x) ** 2 + (y - at_y) ** 2 <= most * most
    ]
    for _, x, y in sorted(centres):
        centre = Point(x, y)
        path = route(walk, centre)
        if path is not None:
            yield Place("cell", cell_name(centre), path, path_length(walk.start, path))


def nearest_legal(table: Table, unit: Unit, wish: Point, gait: Gait) -> Place | None:
    """Return the legal place nearest to one that is not legal (18.8)."""
    walk = walk_of(table, unit, gait)
    if is_end(walk, wish) and leg_length(walk.start, wish) > walk.allowance:
        return next(_made("near", "", walk, far(walk, direction(walk.start, wish))), None)
    for distance in STEPS:
        for towards in DIRECTIONS:
            path = route(walk, shifted(wish, towards, distance))
            if path is not None:
                return Place("near", "", path, path_length(walk.start, path))
    return min(
        places(table, unit, gait), key=lambda place: square(place.at.x, place.at.y, wish.x, wish.y), default=None
    )
