"""The legal move nearest to one whose place is not legal (SPEC 18.8). Pure."""

from collections.abc import Callable, Iterable
from functools import partial

from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.activating import gait_of, objection_to_going
from games.legends_of_signum.components import CHARACTER, HERO
from games.legends_of_signum.deployment import deployment_places, hero_places, objection_to_place, side_spans
from games.legends_of_signum.geometry import DIRECTIONS, Point, shifted, square
from games.legends_of_signum.landscape import objection_to_terrain, terrain_places
from games.legends_of_signum.places import STEPS, nearest_legal
from games.legends_of_signum.playing import objection_to_terrain_card
from games.legends_of_signum.rows import nearest as nearest_in_row
from games.legends_of_signum.setup import middle, objection_to_hero_place
from games.legends_of_signum.sides import along_edge, edge, field, split_edge, unit_of
from games.legends_of_signum.state import State, Table

Objection = Callable[[Point], IllegalMove | None]


def nearest(state: State, seat: Seat, move: moves.Move) -> moves.Move | None:
    """Return the same move to the nearest legal place, None where the place is not what is wrong with it."""
    table = state.table
    match move:
        case moves.PlaceHero(at):
            wrong: Objection = partial(objection_to_hero_place, table, seat)
            radius = HERO[table.players[seat].hero].radius
            listed = (place.at for place in hero_places(table, seat, middle(table, seat)))
            found = _nearest(at, wrong, (_at_side(table, seat, at, radius), *listed))
        case moves.Deploy(card, at) if at is not None and card in CHARACTER:
            wrong = partial(objection_to_place, table, seat, card)
            radius = CHARACTER[card].radius
            listed = (place.at for place in deployment_places(table, seat, card))
            found = _nearest(at, wrong, (*_in_row(table, seat, at, radius), *listed))
        case moves.Terrain(card, at) if at is not None and objection_to_terrain_card(table, seat, card) is None:
            wrong = partial(objection_to_terrain, table, seat, card)
            found = _nearest(at, wrong, (place.at for place in terrain_places(table, seat, card)))
        case moves.Go() | moves.Run():
            return _going(table, seat, move)
        case _:
            return None
    return None if found is None else replace(move, at=found)


def _going(table: Table, seat: Seat, move: moves.Go | moves.Run) -> moves.Move | None:
    unit = unit_of(table, move.unit)
    if unit is None or not move.path:
        return None
    gait = gait_of(unit, move)
    if objection_to_going(table, seat, unit, move.unit, gait) is not None:
        return None
    place = nearest_legal(table, unit, move.path[-1], gait)
    return None if place is None else replace(move, path=place.path)


def _nearest(wish: Point, wrong: Objection, listed: Iterable[Point]) -> Point | None:
    """Return the first legal point around `wish`, or the nearest of those that are legal anyway, if that is nearer."""
    around = (shifted(wish, towards, distance) for distance in STEPS for towards in DIRECTIONS)
    first = next((point for point in around if wrong(point) is None), None)
    found = [point for point in listed if wrong(point) is None]
    found += [] if first is None else [first]
    return min(found, key=lambda point: square(point.x, point.y, wish.x, wish.y), default=None)


def _at_side(table: Table, seat: Seat, wish: Point, radius: int) -> Point:
    side, corner = edge(table, seat), field(table)
    return along_edge(side, corner, split_edge(side, corner, wish)[0], radius)


def _in_row(table: Table, seat: Seat, wish: Point, radius: int) -> tuple[Point, ...]:
    """Return the nearest place that touches the own side, if there is one."""
    side, corner = edge(table, seat), field(table)
    along = nearest_in_row(side_spans(table, seat, radius, radius), split_edge(side, corner, wish)[0])
    return () if along is None else (along_edge(side, corner, along, radius),)
