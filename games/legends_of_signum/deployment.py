"""Where a character, or a hero at the start, may be placed (SPEC 2, 4.3, 18.6). Pure.

Sides are turned so that everything is said in `along` (from the west or south end of the own side) and `away` from it.
"""

from collections.abc import Iterator
from math import isqrt

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.legends_of_signum.components import CREATURE
from games.legends_of_signum.geometry import (
    CONTACT,
    DIRECTIONS,
    Disc,
    Point,
    first_overlap,
    gap,
    is_apart,
    is_contact,
    is_on_field,
    is_overlap,
    shifted,
    square,
)
from games.legends_of_signum.notation import cell_name
from games.legends_of_signum.parameters import CELL, L, S
from games.legends_of_signum.places import MOST_PLACES, Label, Place
from games.legends_of_signum.rows import Spans, allowed, nearest, shadow
from games.legends_of_signum.sides import (
    along_edge,
    are_enemies,
    characters_of,
    edge,
    edge_length,
    field,
    from_edge,
    hero_of,
    split_edge,
)
from games.legends_of_signum.state import Table, Token, Unit
from games.legends_of_signum.values import strength
from games.legends_of_signum.walking import solids

MOST_SCOUT = 10
MOST_CATACOMBS = 5


def enemies(table: Table, seat: Seat) -> tuple[Unit, ...]:
    """Return the creatures that are enemies of `seat`, in order."""
    return tuple(unit for unit in table.units if are_enemies(table, seat, unit.side))


def side_spans(table: Table, seat: Seat, radius: int, away: int) -> Spans:
    """Return where along the own side a base may stand with its centre `away` from it, S from every enemy (4.3.1)."""
    corner, side = field(table), edge(table, seat)
    forbidden = []
    hostile = {enemy.id for enemy in enemies(table, seat)}
    for disc, name in solids(table, None).items():
        along, off = split_edge(side, corner, disc.centre)
        reach = shadow(radius + disc.r + (S if name in hostile else 0), off - away)
        if reach is not None:
            forbidden.append((along - reach, along + reach))
    return allowed(radius, edge_length(side, corner) - radius, forbidden)


def is_crowded(table: Table, seat: Seat, radius: int) -> bool:
    """Return whether no whole-millimetre place on the own side keeps S from every enemy, so that 4.3.2 holds."""
    return not side_spans(table, seat, radius, radius)


def objection_to_place(table: Table, seat: Seat, card: str, at: Point) -> IllegalMove | None:
    """Return the first thing that forbids a deployment at a place, or None (4.3).

    `off_field` (`x`, `y`), `not_free` (`by`), `not_at_side` (`distance`, `most`), `too_near` (`unit`, `distance`,
    `least`), `not_in_contact_place`.
    """
    data, corner = CREATURE[card], field(table)
    if not is_on_field(at, data.radius, corner):
        return IllegalMove("off_field", x=at.x, y=at.y)
    names, disc = solids(table, None), Disc(*at, data.radius)
    occupied = first_overlap(at, data.radius, names)
    if occupied is not None:
        return IllegalMove("not_free", by=names[occupied])
    near = next((enemy for enemy in enemies(table, seat) if not is_apart(disc, enemy.disc, S)), None)
    distance = from_edge(disc, edge(table, seat), corner)
    scout = data.keywords.get("scout", 0) > 0
    is_scouting = scout and distance + data.radius <= L
    if distance and not is_scouting and not _at_catacombs(table, seat, disc):
        return IllegalMove("not_at_side", distance=distance, most=L - data.radius if scout else 0)
    if near is None:
        return None
    if not distance and is_crowded(table, seat, data.radius):
        return None if contacts(table, seat, disc) else IllegalMove("not_in_contact_place")
    return IllegalMove("too_near", unit=near.id, distance=gap(disc, near.disc), least=S)


def contacts(table: Table, seat: Seat, disc: Disc) -> tuple[Unit, ...]:
    """Return the enemies that a base deployed among them touches, if a character is one of them (4.3.2)."""
    touched = tuple(enemy for enemy in enemies(table, seat) if is_contact(disc, enemy.disc))
    return touched if any(not enemy.is_hero for enemy in touched) else ()


def strikers(table: Table, seat: Seat, card: str, at: Point) -> tuple[Unit, ...]:
    """Return who makes a backstab against a character that is deployed at a legal place: nobody but in case 4.3.2."""
    disc = Disc(*at, CREATURE[card].radius)
    if from_edge(disc, edge(table, seat), field(table)) or not is_crowded(table, seat, disc.r):
        return ()
    return contacts(table, seat, disc)


def _at_catacombs(table: Table, seat: Seat, disc: Disc) -> bool:
    """Return whether a base is in contact with own Sinister Catacombs, where it may be deployed anywhere (4.3.4)."""
    return any(is_contact(disc, token.disc) for token in _catacombs(table, seat))


def _catacombs(table: Table, seat: Seat) -> Iterator[Token]:
    return (token for token in table.tokens if token.seat == seat and token.data.deploys)


def deployment_places(table: Table, seat: Seat, card: str) -> tuple[Place, ...]:
    """Return the suggestions for a deployment, the most useful first; empty if there is no legal place (18.6)."""
    found: dict[Point, Place] = {}
    for place in _candidates(table, seat, card):
        if place.at not in found:
            found[place.at] = place
            if len(found) == MOST_PLACES:
                break
    return tuple(found.values())


def hero_places(table: Table, seat: Seat, middle: int) -> tuple[Place, ...]:
    """Return the suggestions for the hero at the set-up: `middle`, then the cells along the side (2.7, 18.6)."""
    hero = table.players[seat].hero
    radius, corner, side = CREATURE[hero].radius, field(table), edge(table, seat)
    taken = solids(table, None)
    points = [
        along_edge(side, corner, along, radius) for along in (middle, *_from_the_middle(edge_length(side, corner)))
    ]
    free = [point for point in dict.fromkeys(points) if first_overlap(point, radius, taken) is None]
    return tuple(Place("middle" if point == points[0] else "side", cell_name(point), (point,)) for point in free)


def _candidates(table: Table, seat: Seat, card: str) -> Iterator[Place]:
    radius = CREATURE[card].radius
    yield from _beside_catacombs(table, seat, radius)
    wishes = tuple(_wishes(table, seat))
    corner, side = field(table), edge(table, seat)
    if CREATURE[card].keywords.get("scout"):
        spans = side_spans(table, seat, radius, L)
        yield from _near(table, seat, wishes, spans, away=L, label="scout", most=MOST_SCOUT)
    spans = side_spans(table, seat, radius, radius)
    if spans:
        yield from _near(table, seat, wishes, spans, away=radius, label="near", most=MOST_PLACES)
        return
    found = []
    for enemy in enemies(table, seat):
        if not enemy.is_hero:
            for along in _touching(table, seat, enemy, radius):
                point = along_edge(side, corner, along, radius)
                touched = contacts(table, seat, Disc(*point, radius))
                found.append((len(touched), sum(strength(table, each) for each in touched), along, enemy.id, point))
    for *_, about, point in sorted(found):
        yield Place("contact", about, (point,))


def _near(
    table: Table, seat: Seat, wishes: tuple[tuple[str, int], ...], spans: Spans, *, away: int, label: Label, most: int
) -> Iterator[Place]:
    """Yield the legal places of a row nearest to what is wished, each once."""
    corner, side = field(table), edge(table, seat)
    seen: set[int] = set()
    for about, wish in wishes:
        along = nearest(spans, wish)
        if along is not None and along not in seen and len(seen) < most:
            seen.add(along)
            yield Place(label, about, (along_edge(side, corner, along, away),))


def _wishes(table: Table, seat: Seat) -> Iterator[tuple[str, int]]:
    """Yield what a deployment may want to be near, as far along the own side (18.6)."""
    corner, side = field(table), edge(table, seat)

    def along(thing: Unit | Token) -> int:
        return split_edge(side, corner, Point(thing.x, thing.y))[0]

    hostile = enemies(table, seat)
    own = hero_of(table, seat)
    first = min(hostile, key=lambda each: from_edge(each.disc, side, corner), default=None)
    home = Point(own.x, own.y) if own else along_edge(side, corner, edge_length(side, corner) // 2, 0)
    heroes = (each for each in hostile if each.is_hero)
    hero = min(heroes, key=lambda each: square(each.x, each.y, home.x, home.y), default=None)
    for unit in (first, own, hero, *characters_of(table, seat)):
        if unit is not None:
            yield unit.id, along(unit)
    for token in table.tokens:
        if (token.data.ruins and not token.explored) or (token.data.unique and token.seat == seat):
            yield token.card, along(token)
    for wish in _from_the_middle(edge_length(side, corner)):
        yield cell_name(along_edge(side, corner, wish, 1)), wish


def _from_the_middle(length: int) -> Iterator[int]:
    """Yield the middles of the cells along a side, from the middle outwards, west before east."""
    for step in range(length // CELL // 2):
        yield length // 2 - CELL // 2 - step * CELL
        yield length // 2 + CELL // 2 + step * CELL


def _beside_catacombs(table: Table, seat: Seat, radius: int) -> Iterator[Place]:
    """Yield the places around the own Catacombs, nearest to the enemy hero first."""
    for token in _catacombs(table, seat):
        heroes = [enemy for enemy in enemies(table, seat) if enemy.is_hero]
        goal = min(heroes, key=lambda each: square(each.x, each.y, token.x, token.y), default=None)
        points = [shifted(Point(token.x, token.y), towards, token.data.radius + radius + 1) for towards in DIRECTIONS]
        if goal is not None:
            points.sort(key=lambda point: square(point.x, point.y, goal.x, goal.y))
        legal = [point for point in points if _keeps_away(table, seat, point, radius)]
        yield from (Place("catacombs", token.card, (point,)) for point in legal[:MOST_CATACOMBS])


def _keeps_away(table: Table, seat: Seat, point: Point, radius: int) -> bool:
    disc = Disc(*point, radius)
    return (
        is_on_field(point, radius, field(table))
        and first_overlap(point, radius, solids(table, None)) is None
        and all(is_apart(disc, enemy.disc, S) for enemy in enemies(table, seat))
    )


def _touching(table: Table, seat: Seat, enemy: Unit, radius: int) -> Iterator[int]:
    """Yield the nearest legal points on the own side, left and right, in contact with an enemy without overlap."""
    corner, side = field(table), edge(table, seat)
    middle, off = split_edge(side, corner, Point(enemy.x, enemy.y))
    sums = radius + enemy.data.radius
    outer = (sums + CONTACT) ** 2 - (off - radius) ** 2
    if outer < 0:
        return
    inner = sums**2 - (off - radius) ** 2
    first = isqrt(inner - 1) + 1 if inner > 0 else 0
    taken = [disc for disc in solids(table, None) if disc != enemy.disc]
    for sense in (-1, 1):
        for distance in range(first, isqrt(outer) + 1):
            along = middle + sense * distance
            disc = Disc(*along_edge(side, corner, along, radius), radius)
            if is_on_field(disc.centre, radius, corner) and not any(is_overlap(disc, other) for other in taken):
                yield along
                break
