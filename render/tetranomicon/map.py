"""The map of the table: the players' tracks, the land with ways, routes and cities, what buildings pay. Pure."""

from collections.abc import Iterator
from functools import partial
from math import ceil
from typing import Final

from games.kernel.ids import Seat
from games.tetranomicon.components import BUILDING_TYPES, DIRECTIONS, SEGMENT
from render.described import Description, Part
from render.drawing.bands import EDGE, MARGIN, foot
from render.drawing.legend import Sign, draw_legend, legend_height, marks
from render.drawing.lettering import BOLD, GLANCE
from render.drawing.palette import GROUND, INK, INK2, MAP
from render.drawing.scene import WIDTH, Area, Scene
from render.drawing.standings import Column, Row, Standings, draw_standings, standings_height
from render.naming import Facts, Names
from render.tetranomicon.geography import geography
from render.tetranomicon.land import draw_land
from render.tetranomicon.names import DIRECTION_ICON
from render.tetranomicon.parts import city_text, head_part, marked_text, monsters_text, proposal_part
from render.tetranomicon.pieces import draw_castle, draw_lair
from render.tetranomicon.table import Table
from render.tetranomicon.ways import draw_pieces, draw_ways

_NAMES: Final = 354
_FOOT: Final = 72


def describe_map(table: Table) -> Description:
    """Return the map as the reader of `table` sees it."""
    words = table.words
    return table.described(
        "map",
        head_part(table, "vp", words("tetranomicon-name"), words("tetranomicon-text-map")),
        _players(table),
        _board(table),
        proposal_part(table),
        _values(table),
        ground=MAP,
    )


def _board(table: Table) -> Part:
    world, view = geography(table.view.seats), table.view
    towers = (building.tower for building in view.buildings)
    things = {*towers, *view.segments, *view.cities, *table.legal} - table.pool

    def draw(scene: Scene, y: float) -> None:
        with scene.placed((0, y)):
            draw_land(scene, view.seats)
            draw_ways(scene, table, world)
        for city in view.cities:
            draw_castle(scene, table, world, city, y)
        for lair in view.lairs:
            draw_lair(scene, table, world, lair, y)
        draw_pieces(scene, table, world, y)
        scene.rect(Area(0, 0, WIDTH, y), GROUND)

    def text(names: Names) -> Iterator[str]:
        for city in view.cities:
            said = city_text(table, city, names)
            yield f"{said} {monsters_text(table.lairs[city], names)}" if city in table.lairs else said
        for kind in ("road", "river"):
            free = table.words("tetranomicon-picture-free")
            segments = (segment for segment in view.segments if SEGMENT[segment].kind == kind)
            owners = (
                f"{segment} {names.player(table.laid[segment]) if segment in table.laid else free}"
                for segment in segments
            )
            yield table.words(f"tetranomicon-text-{kind}s", list="; ".join(owners))
        yield from marked_text(table, things)

    def brief(_: Names) -> Iterator[str]:
        lairs = table.words.listed(f"{lair.city} {lair.strength}" for lair in view.lairs if lair.level)
        if lairs:
            yield table.words("tetranomicon-text-lairs", lairs=lairs)
        yield from marked_text(table, things)

    return Part(draw, text, ceil(world.height), rank=4, brief=brief, under=True)


def _players(table: Table) -> Part:
    view = table.view

    def facts(seat: Seat, names: Names) -> Facts:
        values = zip(DIRECTIONS, view.standings[seat].values, strict=True)
        return {"name": names.player(seat), **dict(values)}

    def text(names: Names) -> Iterator[str]:
        for seat in table.seats:
            passed = "passed" if view.passed[seat] else "in"
            yield names.words(
                "tetranomicon-text-player",
                **facts(seat, names),
                income=view.incomes[seat].gained,
                points=view.standings[seat].total_points,
                holder=view.holder == seat,
                state="turn" if view.turn == seat else passed,
            )

    def brief(names: Names) -> Iterator[str]:
        for seat in table.seats:
            yield names.words(
                "tetranomicon-text-player-short",
                **facts(seat, names),
                buildings=sum(building.seat == seat for building in view.buildings),
                routes=sum(route.seat == seat for route in view.routes),
            )

    return Part(partial(_draw_players, table), text, standings_height(len(table.seats)) + MARGIN, rank=3, brief=brief)


def _draw_players(table: Table, scene: Scene, y: float) -> None:
    """Draw a row for each seat: who acts or has passed, first player token, the four tracks, points, income."""
    view, words = table.view, table.words
    rows = [
        Row(
            table.label(seat),
            signs=(("flag", INK),) if view.holder == seat else (),
            note=_note(table, seat),
            chosen=view.turn == seat,
            past=view.passed[seat] and view.phase == "actions",
        )
        for seat in table.seats
    ]
    columns = [
        Column(DIRECTION_ICON[direction], table.names("direction", direction), tuple(map(str, values)))
        for direction, values in zip(DIRECTIONS, zip(*(one.values for one in view.standings), strict=True), strict=True)
    ]
    points = tuple(str(standing.total_points) for standing in view.standings)
    columns.append(Column("vp", words("tetranomicon-picture-column-points"), points))
    if view.phase != "ended":
        incomes = tuple(f"+{income.gained}" for income in view.incomes)
        columns.append(Column("payday", words("tetranomicon-picture-column-income"), incomes))
    draw_standings(scene, Standings(table.livery, rows, columns, _NAMES), y)


def _note(table: Table, seat: Seat) -> str:
    """Return that a seat acts or has passed."""
    if table.view.turn == seat:
        return table.words("tetranomicon-picture-acts")
    passed = table.view.passed[seat] and table.view.phase == "actions"
    return table.words("tetranomicon-picture-passed") if passed else ""


def _values(table: Table) -> Part:
    """Return what a building of each type pays now, and what the marks on the map mean."""
    view, words, signs = table.view, table.words, _legend(table)
    values = tuple(zip(BUILDING_TYPES, view.values, strict=True))

    def draw(scene: Scene, y: float) -> None:
        foot(scene, y)
        middle = y + _FOOT / 2
        x = EDGE + scene.text((EDGE, middle + 10), words("tetranomicon-picture-values"), 28, INK2) + 38
        for building, value in values:
            scene.icon(building, (x, middle), 42)
            scene.text((x + 26, middle + 13), str(value), 38, INK, BOLD, least=GLANCE)
            x += 84
        said = words("tetranomicon-picture-sign-lair")
        x = (
            WIDTH
            - EDGE
            - scene.fitted((WIDTH - EDGE, middle + 9), said, WIDTH - 2 * EDGE - x - 10, 28, INK2, anchor="end")
        )
        scene.icon("lair", (x - 26, middle), 38, INK2)
        draw_legend(scene, y + _FOOT - 4, signs)

    def text(names: Names) -> Iterator[str]:
        paid = names.words.listed(f"{names('building', building)} {value}" for building, value in values)
        yield names.words("tetranomicon-text-values", values=paid)

    return Part(draw, text, _FOOT + legend_height(signs), rank=0)


def _legend(table: Table) -> list[Sign]:
    """Return what the marks on the map mean, as far as there are any."""
    things = {*table.view.cities, *table.built, *table.view.segments}
    return marks(table.words, new=bool(things & table.fresh), legal=bool(table.legal - table.pool))
