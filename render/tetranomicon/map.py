"""The map of the table: the players' tracks, the land with ways, routes and cities, what buildings pay. Pure."""

from collections.abc import Iterator
from functools import partial
from math import ceil
from typing import Final

from games.kernel.ids import Seat
from games.tetranomicon.components import BUILDING_TYPES, DIRECTIONS, SEGMENT
from render.described import Description, Part
from render.drawing.bands import EDGE, GAP, HEAD, MARGIN, foot, panel
from render.drawing.lettering import BOLD, fit, width
from render.drawing.marks import chip
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED, SEATS
from render.drawing.scene import WIDTH, Area, Scene
from render.naming import Facts, Names
from render.tetranomicon.castle import draw_castle, draw_lair
from render.tetranomicon.coast import SEA
from render.tetranomicon.geography import geography
from render.tetranomicon.land import draw_land
from render.tetranomicon.names import DIRECTION_ICON
from render.tetranomicon.parts import city_text, described, head_part, marked_text, monsters_text, proposal_part
from render.tetranomicon.table import Table
from render.tetranomicon.ways import draw_pieces, draw_ways

_PANEL: Final = 160
_TOP: Final = HEAD + MARGIN + _PANEL + MARGIN
_FOOT: Final = 64


def describe_map(table: Table) -> Description:
    """Return the map as the reader of `table` sees it."""
    words = table.words
    return described(
        table,
        "map",
        head_part(table, "vp", words("tetranomicon-name"), words("tetranomicon-text-map")),
        _players(table),
        _board(table),
        proposal_part(table),
        _values(table),
        ground=SEA,
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

    return Part(partial(_draw_players, table), text, _PANEL + MARGIN, rank=3, brief=brief)


def _draw_players(table: Table, scene: Scene, y: float) -> None:
    """Draw a panel for each seat, side by side: name, first player token, tracks, income, who acts or has passed."""
    view, count = table.view, len(table.seats)
    wide = (WIDTH - 2 * MARGIN - GAP * (count - 1)) / count
    for seat in table.seats:
        area = Area(MARGIN + seat * (wide + GAP), y, wide, _PANEL)
        passed = view.passed[seat] and view.phase == "actions"
        panel(scene, area, chosen=view.turn == seat)
        table.livery.mark(scene, seat, (area.x + 31, area.y + 33), 18)
        holds = view.holder == seat
        name, size = fit(table.label(seat), area.w - (112 if holds else 74), 27, BOLD, least=20)
        scene.text((area.x + 60, area.y + 42), name, size, INK3 if passed else INK, BOLD)
        if holds:
            scene.icon("flag", (area.right - 26, area.y + 33), 27)
        _draw_tracks(scene, table, seat, area)
        low = area.y + 143
        scene.icon("vp", (area.x + 26, low), 23, INK2)
        scene.text((area.x + 43, low + 7), str(view.standings[seat].total_points), 22, INK2, BOLD)
        if view.phase != "ended":
            scene.icon("payday", (area.x + 86, low - 1), 25, INK2)
            scene.text((area.x + 103, low + 7), f"+{view.incomes[seat].gained}", 22, INK2, BOLD)
        right = (area.right - 12, low - 1)
        if view.turn == seat:
            chip(scene, right, table.words("tetranomicon-picture-acts"), 20, anchor="end")
        elif passed:
            chip(scene, right, table.words("tetranomicon-picture-passed"), 20, fill=RAISED, ink=INK2, anchor="end")


def _draw_tracks(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw the four directions: icon, value, and a bar that compares it with the table's best."""
    step = (area.w - 16) / len(DIRECTIONS)
    for place, direction in enumerate(DIRECTIONS):
        x = area.x + 8 + step * (place + 0.5)
        values = [standing.values[place] for standing in table.view.standings]
        best = max(1, *values)
        scene.icon(DIRECTION_ICON[direction], (x, area.y + 71), 25, INK2)
        scene.text((x, area.y + 111), str(values[seat]), 29, INK, BOLD, anchor="middle")
        long = min(step, 110) - 12
        scene.rect(Area(x - long / 2, area.y + 118, long, 5), RAISED, 2.5)
        if values[seat]:
            scene.rect(Area(x - long / 2, area.y + 118, max(5, long * values[seat] / best), 5), SEATS[seat].thin, 2.5)


def _values(table: Table) -> Part:
    """Return what a building of each type pays now, and how many cards and tokens are still hidden."""
    view = table.view
    values = tuple(zip(BUILDING_TYPES, view.values, strict=True))
    trophies = sum(view.bag)
    creatures, artifacts = view.creature_decks[view.era - 1], view.artifact_decks[view.era - 1]

    def draw(scene: Scene, y: float) -> None:
        foot(scene, y)
        y += _FOOT / 2
        x = EDGE + scene.text((EDGE, y + 9), table.words("tetranomicon-picture-values"), 23, INK2) + 34
        for building, value in values:
            scene.icon(building, (x, y), 33)
            scene.text((x + 22, y + 10), str(value), 28, INK, BOLD)
            x += 74
        x = float(WIDTH - EDGE)
        for icon, count in (("trophy", trophies), ("army", creatures), ("gem", artifacts)):
            scene.text((x, y + 9), str(count), 25, INK2, BOLD, anchor="end")
            x -= width(str(count), 25, BOLD) + 20
            scene.icon(icon, (x, y), 26, INK3)
            x -= 34
        scene.text((x, y + 9), table.words("tetranomicon-picture-hidden"), 23, INK3, anchor="end")

    def text(names: Names) -> Iterator[str]:
        paid = names.words.listed(f"{names('building', building)} {value}" for building, value in values)
        yield names.words(
            "tetranomicon-text-values", values=paid, artifacts=artifacts, creatures=creatures, trophies=trophies
        )

    return Part(draw, text, _FOOT, rank=0)
