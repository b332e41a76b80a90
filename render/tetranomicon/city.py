"""One city drawn large: towers three times the size, what may be built for how much, segments, monsters. Pure."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.kernel.observation import Choice
from games.tetranomicon.components import CITY, TOWER_TERRAIN
from games.tetranomicon.moves import Build, LayRoute, Move
from games.tetranomicon.quotes import BuildQuote
from games.tetranomicon.view import Lair
from render.described import Description, Part
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, GLANCE, READ, fit_lines
from render.drawing.livery import TRIANGLE
from render.drawing.marks import LEGAL, brackets, chip
from render.drawing.palette import GAIN, GROUND, INK, INK2, INK3, LOSS, NEUTRAL, RAISED, SEATS, SURFACE, mix
from render.drawing.scene import WIDTH, Area, Point, Scene, around
from render.naming import Names
from render.tetranomicon.geography import geography
from render.tetranomicon.land import TERRAIN_COLOUR
from render.tetranomicon.names import TERRAIN_ICON
from render.tetranomicon.parts import city_text, head_part, marked_text, monsters_text
from render.tetranomicon.pieces import PIECE, strength_label, tower_outline
from render.tetranomicon.table import Table
from render.tetranomicon.ways import piece_icon

_LARGE: Final = 2.5
_TOWER: Final = 290
"""Height of a tower with its id and terrain (px), before what may be built there."""

_OFFER: Final = 62
_WAYS: Final = 30
"""Height of an offer to build, and of each line of routes that feed it (px)."""

_SEGMENT: Final = 66
_MONSTERS: Final = 156
_NO_MONSTERS: Final = 76


def describe_city(table: Table, city: str) -> Description:
    """Return the close-up of `city`."""
    name = table.names("city", city)
    title = table.words("tetranomicon-picture-city", letter=city, city=name)
    lair = table.lairs.get(city)
    return table.described(
        f"city-{city}",
        head_part(table, "tower", title, title),
        _towers(table, city),
        _segments(table, city),
        *([_monsters(table, lair)] if lair is not None else []),
        _margin(table, city, bare=lair is None),
    )


def _margin(table: Table, city: str, *, bare: bool) -> Part:
    """Return the lower rim, and in words which things of the city are new."""
    built = (building.tower for building in table.view.buildings if building.tower[0] == city)
    things = (*(segment for segment in table.view.segments if city in segment.split("-")), city, *built)
    high = MARGIN - GAP if bare else MARGIN
    return Part(lambda scene, y: None, lambda _: marked_text(table, things, choices=False), high)


def _towers(table: Table, city: str) -> Part:
    towers = CITY[city].towers()
    builds = {
        tower: [one for one in table.choices if isinstance(one.move, Build) and one.move.tower == tower]
        for tower in towers
    }
    wide = (WIDTH - 2 * MARGIN - GAP * (len(towers) - 1)) / len(towers)
    # All offers are as high as the longest list of routes needs.
    lines = max((len(_feeding(one, wide)[0]) for offers in builds.values() for one in offers), default=0)
    step, most = _OFFER + _WAYS * lines + GAP, max(map(len, builds.values()))
    high = _TOWER + (most * step + 6 if most else 58)

    def draw(scene: Scene, y: float) -> None:
        for place, tower in enumerate(towers):
            area = Area(MARGIN + place * (wide + GAP), y, wide, high)
            _draw_tower(scene, table, tower, area, legal=bool(builds[tower]))
            for turn, choice in enumerate(builds[tower]):
                _draw_offer(scene, table, choice, Area(area.x + 8, y + _TOWER + turn * step, wide - 16, step - GAP))

    def text(names: Names) -> Iterator[str]:
        yield city_text(table, city, names)
        for choice in (one for offers in builds.values() for one in offers):
            if isinstance(choice.why, BuildQuote):
                facts = names.facts(choice.why)
                ways = names.words.listed(route.segment for route in choice.why.ways)
                yield names.words("tetranomicon-text-offer", **facts | {"count": len(choice.why.ways), "ways": ways})

    return Part(draw, text, high + GAP)


def _feeding(choice: Choice[Move], wide: float) -> tuple[list[str], int]:
    """Return the routes that feed a building, in lines, and their size."""
    if not isinstance(choice.why, BuildQuote) or not choice.why.ways:
        return [], READ
    return fit_lines(", ".join(route.segment for route in choice.why.ways), wide - 34, 3, 27)


def _draw_tower(scene: Scene, table: Table, tower: str, area: Area, *, legal: bool) -> None:
    panel(scene, area)
    middle = area.x + area.w / 2
    _draw_silhouette(scene, table, tower, (middle, area.y + 100), legal=legal)
    scene.text((middle, area.y + 234), tower, 46, INK, BOLD, anchor="middle", least=GLANCE)
    terrain = table.names("terrain", TOWER_TERRAIN[tower])
    scene.text((middle, area.y + 272), terrain, 30, INK2, anchor="middle")
    building = table.built.get(tower)
    if building is not None:
        owner, at = table.label(building.seat), (area.x + 64, area.y + 327)
        scene.fitted(at, owner, area.w - 72, 32, face=BOLD, least=GLANCE, cut=True)
        table.livery.mark(scene, building.seat, (area.x + 34, area.y + (318 if building.seat == TRIANGLE else 316)), 20)
    elif not legal:
        scene.text((middle, area.y + 326), table.words("tetranomicon-picture-free"), 30, INK3, anchor="middle")


def _draw_silhouette(scene: Scene, table: Table, tower: str, place: Point, *, legal: bool) -> None:
    building = table.built.get(tower)
    land = TERRAIN_COLOUR[TOWER_TERRAIN[tower]]
    with scene.placed(place, _LARGE):
        if building is not None:
            scene.path(tower_outline((0, 0)), mix(SEATS[building.seat].fill, SURFACE, 0.72))
            table.livery.piece(scene, building.seat, (0, 3), PIECE, building.type)
        else:
            scene.path(tower_outline((0, 0)), mix(land, GROUND, 0.42 if legal else 0.55))
            scene.icon(TERRAIN_ICON[TOWER_TERRAIN[tower]], (0, 2), 36, mix(land, INK, 0.4))
    if legal:
        scene.rect(around(place, 96, 88), radius=16, stroke=LEGAL)
    if tower in table.fresh:
        brackets(scene, around(place, 102, 92), 22)


def _draw_offer(scene: Scene, table: Table, choice: Choice[Move], area: Area) -> None:
    """Write what may be built, its price, the routes that feed it and the owners of those that cost a toll."""
    scene.rect(area, RAISED, 9)
    quote = choice.why
    if not isinstance(quote, BuildQuote):
        return
    scene.icon(quote.building, (area.x + 32, area.y + 31), 46)
    price = (area.right - 12, area.y + 45)
    wide = scene.text(price, str(quote.total), 40, INK, BOLD, anchor="end", least=GLANCE)
    scene.icon("coin", (area.right - wide - 34, area.y + 31), 34, INK2)
    step = 34 if table.livery.strong else 28
    for turn, route in enumerate(quote.tolled[: int(100 / step)]):
        table.livery.mark(scene, route.seat, (area.x + 78 + turn * step, area.y + 31), 11)
    lines, size = _feeding(choice, area.w + 16)
    for turn, line in enumerate(lines):
        scene.text((area.x + 12, area.y + _OFFER + 16 + turn * _WAYS), line, size, INK2)


def _segments(table: Table, city: str) -> Part:
    """Return the segments of the city: kind, id, where each leads, whose route it carries or what one would cost."""
    segments = [segment for segment in table.view.segments if city in segment.split("-")]
    prices = {
        one.move.segment: one.why.total
        for one in table.choices
        if isinstance(one.move, LayRoute) and one.why is not None
    }

    def draw(scene: Scene, y: float) -> None:
        half = (WIDTH - 2 * MARGIN - GAP) / 2
        for place, segment in enumerate(segments):
            row, column = divmod(place, 2)
            area = Area(MARGIN + column * (half + GAP), y + row * (_SEGMENT + GAP), half, _SEGMENT)
            _draw_segment(scene, table, segment, (segment.replace(city, "").strip("-"), prices.get(segment)), area)

    def text(names: Names) -> Iterator[str]:
        said = (
            names.words(
                "tetranomicon-text-segment",
                segment=segment,
                city=names("city", segment.replace(city, "").strip("-")),
                name=names.player(table.laid[segment])
                if segment in table.laid
                else names.words("tetranomicon-picture-free"),
                price=prices.get(segment, 0),
            )
            for segment in segments
        )
        yield names.words("tetranomicon-text-segments", list="; ".join(said))

    return Part(draw, text, -(-len(segments) // 2) * (_SEGMENT + GAP))


def _draw_segment(scene: Scene, table: Table, segment: str, leads: tuple[str, int | None], area: Area) -> None:
    """Draw a segment that leads to a city; a route on it may have a price."""
    end, price = leads
    panel(scene, area)
    y = area.y + area.h / 2
    owner = table.laid.get(segment)
    icon = piece_icon(geography(table.view.seats).courses[segment])
    if owner is None:
        scene.icon(icon, (area.x + 34, y), 40, INK3)
    else:
        table.livery.piece(scene, owner, (area.x + 34, y), 23, icon)
    x = area.x + 70 + scene.text((area.x + 70, y + 12), segment, 34, INK, BOLD, least=GLANCE) + 14
    right = area.right - 14
    if price is not None:
        right -= chip(scene, (right, y), str(price), 34, anchor="end", icon="coin") + 10
    else:
        said = table.words("tetranomicon-picture-free") if owner is None else table.label(owner)
        ink = INK3 if owner is None else INK
        right -= scene.fitted((right, y + 10), said, 150, 30, ink, anchor="end", cut=owner is not None) + 12
    scene.fitted((x, y + 11), table.names("city", end), right - x, 30, INK2)
    if segment in table.fresh:
        brackets(scene, area.grown(-2), 14)


def _monsters(table: Table, lair: Lair) -> Part:
    """Return the strength of the monsters and how every seat stands to it."""

    def text(names: Names) -> Iterator[str]:
        yield monsters_text(lair, names)
        for seat in table.seats if lair.level else ():
            quote, army = lair.campaigns[seat], table.view.campaign_strength[seat]
            yield names.words(
                "tetranomicon-text-campaign",
                name=names.player(seat),
                army=army,
                enough=quote is not None and army >= quote.strength,
                price=quote.total if quote is not None else 0,
            )

    return Part(partial(_draw_monsters, table, lair), text, _MONSTERS if lair.level else _NO_MONSTERS)


def _draw_monsters(table: Table, lair: Lair, scene: Scene, y: float) -> None:
    area = Area(MARGIN, y, WIDTH - 2 * MARGIN, _MONSTERS if lair.level else _NO_MONSTERS)
    panel(scene, area)
    if not lair.level:
        scene.icon("lair", (area.x + 40, area.y + area.h / 2), 48, INK3)
        settled = any(building.tower[0] == lair.city for building in table.view.buildings)
        said = table.words(f"tetranomicon-picture-lair-{'settled' if settled else 'free'}")
        scene.fitted((area.x + 78, area.y + area.h / 2 + 10), said, area.w - 92, 30, INK2)
        return
    strength = strength_label(lair) + (f" = {lair.strength}" if lair.support else "")
    chip(scene, (area.x + 16, area.y + 44), strength, 44, fill=NEUTRAL, anchor="start", icon="lair")
    said = table.words("tetranomicon-picture-supporters", cities=table.words.listed(lair.supporters))
    if lair.supporters:
        scene.block((area.x + 18, area.y + 106), said, 262, 2, 28, colour=INK2)
    step = 690 / table.view.seats
    for seat in table.seats:
        x = area.x + 292 + step * (seat + 0.5)
        table.livery.mark(scene, seat, (x - 52, y + 48), 21)
        quote, army = lair.campaigns[seat], table.view.campaign_strength[seat]
        scene.icon("army", (x, y + 48), 36, INK2)
        scene.text((x + 24, y + 61), str(army), 38, INK, BOLD, least=GLANCE)
        if quote is not None:
            enough = army >= quote.strength
            scene.icon("check" if enough else "cross", (x - 52, y + 112), 34, GAIN if enough else LOSS)
            scene.icon("coin", (x, y + 112), 36, INK2)
            scene.text((x + 24, y + 125), str(quote.total), 38, INK if enough else INK3, BOLD)
