"""One city drawn large: towers three times the size, what may be built for how much, segments, monsters. Pure."""

from typing import Final

from games.kernel.ids import Seat, seats_of
from games.kernel.observation import Choice
from games.tetranomicon.components import CITY, TOWER_TERRAIN
from games.tetranomicon.moves import Build, LayRoute
from games.tetranomicon.quotes import BuildQuote
from games.tetranomicon.view import Lair
from render.drawing.bands import GAP, HEAD, MARGIN, head, panel
from render.drawing.lettering import BOLD, SMALLEST, fit, fit_lines, wrap
from render.drawing.livery import TRIANGLE
from render.drawing.marks import LEGAL, brackets, chip
from render.drawing.palette import GAIN, GROUND, INK, INK2, INK3, LOSS, NEUTRAL, RAISED, SEATS, SURFACE, mix
from render.drawing.scene import WIDTH, Area, Point, Scene, around
from render.page import Picture
from render.tetranomicon import terms
from render.tetranomicon.castle import PIECE, strength_label, tower_outline
from render.tetranomicon.geography import geography
from render.tetranomicon.heads import city_head
from render.tetranomicon.signs import TERRAIN_COLOUR
from render.tetranomicon.spoken_city import city_alt, city_plain
from render.tetranomicon.table import Table
from render.tetranomicon.ways import piece_icon

_LARGE: Final = 3.0
_TOWER: Final = 300
"""Height of a tower with its id and terrain (px), before what may be built there."""

_OFFER: Final = 54
_WAYS: Final = 24
"""Height of an offer to build, and of each line of routes that feed it (px)."""

_SEGMENT: Final = 58
_MONSTERS: Final = 128
_NO_MONSTERS: Final = 64


def city_picture(table: Table, city: str) -> Picture:
    """Return the close-up of `city`."""
    drawn = table.drawn(lambda seen: city_scene(seen, city))
    return Picture(f"city-{city}-{table.stem}", drawn, city_alt(table, city), city_plain(table, city))


def city_scene(table: Table, city: str) -> Scene:
    """Draw the close-up of `city`."""
    segments = [segment for segment in table.view.segments if city in segment.split("-")]
    lair = next((lair for lair in table.view.lairs if lair.city == city), None)
    top, half = HEAD + MARGIN, (WIDTH - 2 * MARGIN - GAP) / 2
    rows = top + _towers_height(table, city) + GAP
    monsters = rows + -(-len(segments) // 2) * (_SEGMENT + GAP)
    guarded = (_MONSTERS if lair.level else _NO_MONSTERS) if lair else -GAP
    scene = Scene(monsters + guarded + MARGIN)
    head(scene, city_head(table, city))
    for tower, area in zip(CITY[city].towers(), _columns(table, city, top), strict=True):
        _tower(scene, table, tower, area)
    for place, segment in enumerate(segments):
        row, column = divmod(place, 2)
        area = Area(MARGIN + column * (half + GAP), rows + row * (_SEGMENT + GAP), half, _SEGMENT)
        _segment(scene, table, city, segment, area)
    if lair is not None:
        _monsters(scene, table, lair, Area(MARGIN, monsters, WIDTH - 2 * MARGIN, guarded))
    return scene


def _columns(table: Table, city: str, top: float) -> list[Area]:
    """Return the areas of the towers, side by side."""
    count = len(CITY[city].terrains)
    wide = (WIDTH - 2 * MARGIN - GAP * (count - 1)) / count
    high = _towers_height(table, city)
    return [Area(MARGIN + place * (wide + GAP), top, wide, high) for place in range(count)]


def _towers_height(table: Table, city: str) -> float:
    most = max(len(_builds(table, tower)) for tower in CITY[city].towers())
    return _TOWER + (most * _offer_height(table, city) + 6 if most else 48)


def _offer_height(table: Table, city: str) -> float:
    """Return the height of an offer in this city: all are as high as the longest list of routes needs."""
    offers = [choice for tower in CITY[city].towers() for choice in _builds(table, tower)]
    lines = (len(_ways(choice, len(CITY[city].terrains))[0]) for choice in offers)
    return _OFFER + _WAYS * max(lines, default=0) + GAP


def _ways(choice: Choice, towers: int) -> tuple[list[str], int]:
    """Return the routes that feed a building, in lines, and their size."""
    if not isinstance(choice.why, BuildQuote) or not choice.why.ways:
        return [], SMALLEST
    room = (WIDTH - 2 * MARGIN - GAP * (towers - 1)) / towers - 40
    return fit_lines(", ".join(route.segment for route in choice.why.ways), room, 2, 20)


def _builds(table: Table, tower: str) -> list[Choice]:
    """Return the reader's choices to build on `tower`."""
    return [choice for choice in table.choices if isinstance(choice.move, Build) and choice.move.tower == tower]


def _tower(scene: Scene, table: Table, tower: str, area: Area) -> None:
    offers = _builds(table, tower)
    panel(scene, area)
    middle = area.x + area.w / 2
    _silhouette(scene, table, tower, (middle, area.y + 108), legal=bool(offers))
    terrain = terms.terrain(table.words, TOWER_TERRAIN[tower])
    scene.text((middle, area.y + 244), tower, 36, INK, BOLD, anchor="middle")
    scene.text((middle, area.y + 276), terrain, 23, INK2, anchor="middle")
    building = table.built.get(tower)
    if building is not None:
        owner, size = fit(table.label(building.seat), area.w - 76, 24, BOLD)
        scene.text((area.x + 62, area.y + 328), owner, size, INK, BOLD)
        table.livery.mark(scene, building.seat, (area.x + 34, area.y + (322 if building.seat == TRIANGLE else 320)), 15)
    elif not offers:
        scene.text((middle, area.y + 328), table.words("tetranomicon-picture-free"), 23, INK3, anchor="middle")
    high = _offer_height(table, tower[0])
    for place, choice in enumerate(offers):
        _offer(scene, table, choice, Area(area.x + 8, area.y + _TOWER + place * high, area.w - 16, high - GAP))


def _silhouette(scene: Scene, table: Table, tower: str, place: Point, *, legal: bool) -> None:
    building = table.built.get(tower)
    land = TERRAIN_COLOUR[TOWER_TERRAIN[tower]]
    with scene.placed(place, _LARGE):
        if building is not None:
            scene.path(tower_outline((0, 0)), mix(SEATS[building.seat].fill, SURFACE, 0.72))
            table.livery.piece(scene, building.seat, (0, 3), PIECE, building.type)
        else:
            scene.path(tower_outline((0, 0)), mix(land, GROUND, 0.42 if legal else 0.55))
            scene.icon(terms.TERRAIN_ICON[TOWER_TERRAIN[tower]], (0, 2), 36, mix(land, INK, 0.4))
    if legal:
        scene.rect(around(place, 96, 98), radius=16, stroke=LEGAL)
    if tower in table.fresh:
        brackets(scene, around(place, 102, 102), 22)


def _offer(scene: Scene, table: Table, choice: Choice, area: Area) -> None:
    """Write what may be built, its price, the routes that feed it and the owners of those that cost a toll."""
    scene.rect(area, RAISED, 9)
    scene.icon(choice.move.building, (area.x + 28, area.y + 27), 34)
    quote = choice.why
    if not isinstance(quote, BuildQuote):
        return
    wide = scene.text((area.right - 12, area.y + 37), str(quote.total), 30, INK, BOLD, anchor="end")
    scene.icon("coin", (area.right - wide - 30, area.y + 27), 26, INK2)
    step = 34 if table.livery.strong else 22
    for turn, route in enumerate(quote.tolled[: int(112 / step)]):
        table.livery.mark(scene, route.seat, (area.x + 68 + turn * step, area.y + 28), 8)
    lines, size = _ways(choice, len(CITY[quote.tower[0]].terrains))
    for turn, line in enumerate(lines):
        scene.text((area.x + 12, area.y + _OFFER + 12 + turn * _WAYS), line, size, INK2)


def _segment(scene: Scene, table: Table, city: str, segment: str, area: Area) -> None:
    """Draw one segment of the city: kind, id, where it leads, whose route it carries or what one would cost."""
    panel(scene, area)
    y = area.y + area.h / 2
    other = segment.replace(city, "").strip("-")
    owner = table.laid.get(segment)
    icon = piece_icon(geography(table.view.seats).courses[segment])
    if owner is None:
        scene.icon(icon, (area.x + 32, y), 32, INK3)
    else:
        table.livery.piece(scene, owner, (area.x + 32, y), 19, icon)
    x = area.x + 66 + scene.text((area.x + 66, y + 9), segment, 27, INK, BOLD) + 14
    price = next((one.why.total for one in table.choices if _lays(one, segment)), None)
    said = table.words("tetranomicon-picture-free") if owner is None else table.label(owner)
    right = area.right - 14
    if price is not None:
        right -= chip(scene, (right, y), str(price), 24, anchor="end", icon="coin") + 10
    else:
        words, size = fit(said, 170, 22)
        right -= scene.text((right, y + 8), words, size, INK3 if owner is None else INK, anchor="end") + 12
    name, size = fit(terms.city(table.words, other), right - x, 24)
    scene.text((x, y + 9), name, size, INK2)
    if segment in table.fresh:
        brackets(scene, area.grown(-2), 14)


def _lays(choice: Choice, segment: str) -> bool:
    return isinstance(choice.move, LayRoute) and choice.move.segment == segment and choice.why is not None


def _monsters(scene: Scene, table: Table, lair: Lair, area: Area) -> None:
    """Draw the strength of the monsters and how every seat stands to it."""
    panel(scene, area)
    if not lair.level:
        scene.icon("lair", (area.x + 40, area.y + area.h / 2), 42, INK3)
        words = table.words(f"tetranomicon-picture-lair-{'settled' if _is_settled(table, lair.city) else 'free'}")
        scene.text((area.x + 78, area.y + area.h / 2 + 8), words, 24, INK2)
        return
    strength = strength_label(lair) + (f" = {lair.strength}" if lair.support else "")
    chip(scene, (area.x + 16, area.y + 44), strength, 38, fill=NEUTRAL, anchor="start", icon="lair")
    said = table.words("tetranomicon-picture-supporters", cities=table.words.listed(lair.supporters))
    lines = wrap(said, 250, 20) if lair.supporters else []
    for turn, line in enumerate(lines[:2]):
        scene.text((area.x + 18, area.y + 96 + turn * 24), line, 20, INK2)
    step = 700 / table.view.seats
    for seat in seats_of(table.view.seats):
        _campaign(scene, table, lair, seat, (area.x + 280 + step * (seat + 0.5), area.y))


def _is_settled(table: Table, city: str) -> bool:
    return any(building.tower[0] == city for building in table.view.buildings)


def _campaign(scene: Scene, table: Table, lair: Lair, seat: Seat, place: Point) -> None:
    """Draw a seat's army against the monsters, and what the campaign would cost."""
    x, y = place
    table.livery.mark(scene, seat, (x - 44, y + 40), 17)
    quote = lair.campaigns[seat]
    army = table.view.campaign_strength[seat]
    enough = quote is not None and army >= quote.strength
    scene.icon("army", (x - 4, y + 40), 26, INK2)
    scene.text((x + 14, y + 50), str(army), 28, INK, BOLD)
    if quote is None:
        return
    scene.icon("check" if enough else "cross", (x - 44, y + 92), 24, GAIN if enough else LOSS)
    scene.icon("coin", (x - 4, y + 92), 26, INK2)
    scene.text((x + 14, y + 102), str(quote.total), 28, INK if enough else INK3, BOLD)
