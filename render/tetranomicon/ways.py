"""Roads, rivers and the routes on them. Pure; px on the map picture."""

from typing import Final

from games.tetranomicon.moves import LayRoute
from games.tetranomicon.quotes import BuildQuote, TrophyQuote
from render.drawing.lettering import GLANCE
from render.drawing.marks import LEGAL, brackets, chip, chip_width
from render.drawing.palette import GROUND, INK, MAP, RAISED, ROAD, WATER, mix
from render.drawing.scene import Point, Scene, Stroke, around
from render.tetranomicon.geography import Course, Geography
from render.tetranomicon.table import Table

PIECE: Final = 25.0
_LABEL: Final = 29


def draw_ways(scene: Scene, table: Table, world: Geography) -> None:
    """Draw all segments, then the routes as lines; their pieces come after the castles."""
    laid = table.laid
    # A route hides its segment: what would lie under it is not drawn, which saves a tenth of the time.
    free = [world.courses[segment] for segment in table.view.segments if segment not in laid]
    for course in free:
        if course.segment.kind == "river":
            _river(scene, course)
    for course in free:
        if course.segment.kind == "road":
            _road(scene, course)
    for segment, seat in sorted(laid.items()):
        table.livery.line(scene, seat, world.courses[segment].d)
    for segment in sorted(table.legal & world.courses.keys()):
        scene.path(world.courses[segment].d, stroke=LEGAL)
    _draw_proposal(scene, table, world)


def draw_pieces(scene: Scene, table: Table, world: Geography, top: float) -> None:
    """Draw what lies on the middle of segments: pieces of routes, names of legal ones, coins of the proposed way."""
    r = PIECE * world.scale
    for segment, seat in sorted(table.laid.items()):
        course = world.courses[segment]
        badge = (r * 1.3, 0.0) if _is_upright(course) else (0.0, -r * 1.3)
        table.livery.piece(scene, seat, _low(course.middle, top), r, piece_icon(course), badge=badge)
        if segment in table.fresh:
            brackets(scene, around(_low(course.middle, top), r + 8), 14)
    for segment in sorted(table.legal & world.courses.keys()):
        course = world.courses[segment]
        size = _LABEL * world.scale
        place = _low(course.middle, top)
        scene.rect(around(place, chip_width(segment, size) / 2 + 6, size * 0.68 + 6), GROUND, 13, LEGAL)
        chip(scene, place, segment, size, least=GLANCE)
    _draw_proposed_pieces(scene, table, world, top)


def piece_icon(course: Course) -> str:
    """Return the icon of a route: a boat or a wheel."""
    return "river" if course.segment.kind == "river" else "road"


def _is_upright(course: Course) -> bool:
    (x1, y1), (x2, y2) = course.points[0], course.points[-1]
    return abs(y2 - y1) > abs(x2 - x1)


def _low(point: Point, top: float) -> Point:
    return point[0], point[1] + top


def _river(scene: Scene, course: Course) -> None:
    scene.path(course.d, stroke=Stroke(MAP, 30))
    scene.path(course.d, stroke=Stroke(WATER, 20))


def _road(scene: Scene, course: Course) -> None:
    scene.path(course.d, stroke=Stroke(MAP, 17))
    scene.path(course.d, stroke=Stroke(mix(ROAD, INK, 0.25), 9, "18 15"))


def _draw_proposal(scene: Scene, table: Table, world: Geography) -> None:
    """Draw the proposed route at half strength, or a light along the ways that goods or army take."""
    if table.proposal is None or table.view.turn is None:
        return
    if isinstance(table.proposal.move, LayRoute):
        table.livery.line(scene, table.view.turn, world.courses[table.proposal.move.segment].d, proposed=True)
    for segment, _ in _travelled(table):
        scene.path(world.courses[segment].d, stroke=Stroke(GROUND, 13))
        scene.path(world.courses[segment].d, stroke=Stroke(INK, 7, "1 15"))


def _draw_proposed_pieces(scene: Scene, table: Table, world: Geography, top: float) -> None:
    if table.proposal is None or table.view.turn is None:
        return
    r = PIECE * world.scale
    if isinstance(table.proposal.move, LayRoute):
        course = world.courses[table.proposal.move.segment]
        table.livery.proposed(scene, table.view.turn, _low(course.middle, top), r, piece_icon(course))
    laid = table.laid
    for segment, coins in _travelled(table):
        if coins:
            x, y = _low(world.courses[segment].middle, top)
            clear = r + 26 if segment in laid else 0
            beside = (x + clear + 12 * bool(clear), y) if _is_upright(world.courses[segment]) else (x, y - clear)
            chip(scene, beside, f"+{coins}", 29, fill=RAISED, ink=INK, icon="coin", edge=GROUND)


def _travelled(table: Table) -> list[tuple[str, int]]:
    """Return the segments that the proposed move uses, with the coins each costs."""
    why = table.proposal.why if table.proposal else None
    if isinstance(why, BuildQuote):
        tolled = {route.segment for route in why.tolled}
        return [(route.segment, int(route.segment in tolled)) for route in why.ways]
    if isinstance(why, TrophyQuote):
        return [(step.segment, step.coins) for step in why.way]
    return []
