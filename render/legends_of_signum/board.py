"""The pictures of Legends of Signum: the field, a quarter of it, what one creature reaches, hand and Cities. Pure."""

from collections.abc import Iterator
from typing import Final

from games.legends_of_signum import looks
from games.legends_of_signum.components import CARD, RELIC
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.state import Unit
from render.described import Description, Part
from render.drawing.bands import EDGE, MARGIN, across, panel, places
from render.drawing.cards import Face, draw_card
from render.drawing.lettering import BOLD, GLANCE
from render.drawing.marks import wax
from render.drawing.palette import ARTIFACT_TINT, CREATURE_TINT, GROUND, INK, INK2, RAISED, SURFACE, mix
from render.drawing.scene import Area, Scene, Stroke
from render.legends_of_signum.abilities import cost_of, text_of, values
from render.legends_of_signum.field import draw_terrain_card, field_part
from render.legends_of_signum.names import GAME, card, far, icon_of, kind_of, token_place
from render.legends_of_signum.own import card_line
from render.legends_of_signum.parts import city_words, head_part, legend_part, plate_part, terrain_of
from render.legends_of_signum.table import Table
from render.legends_of_signum.told import brief_text, field_text, sight_text, unit_text
from render.legends_of_signum.window import Window, around, quarter, whole
from render.naming import Names
from render.phrases import capital

QUARTERS: Final = ("nw", "ne", "sw", "se")
_SPARE: Final = 45
"""What a close-up shows beyond the reach of a creature (mm)."""

_HAND_CARD: Final = 190
_BUILDING: Final = 96
_COLUMNS: Final = 3


def describe_board(table: Table) -> Description:
    """Return the whole field between the plates of the players."""
    return table.described("field", *_parts(table, table.words(f"{GAME}-name"), whole(table.field)))


def describe_quarter(table: Table, name: str) -> Description:
    """Return a quarter of the field, larger."""
    title = table.words(f"{GAME}-picture-quarter", quarter=name)
    return table.described(f"quarter-{name}", *_parts(table, title, quarter(table.field, name), plates=False))


def _parts(table: Table, title: str, window: Window, *, plates: bool = True) -> Iterator[Part]:
    yield head_part(table, title)
    yield from (plate_part(table, seat) for seat in table.above if plates)
    yield field_part(table, window, lambda names: field_text(table, names), lambda names: brief_text(table, names))
    yield from (plate_part(table, seat) for seat in table.below if plates)
    yield legend_part(table, window)


def describe_reach(table: Table, unit: Unit) -> Description:
    """Return what is around a creature: how far it moves and strikes, whom it can hit, what can be chosen."""
    outlook, field = looks.outlook(table.field, unit), table.field
    reach = max([outlook.run if table.is_run else outlook.move, *(looks.reach_of(band) for _, band in outlook.ranges)])
    reach = max([reach, *(max(abs(point.x - unit.x), abs(point.y - unit.y)) for point in table.legal)])
    window = around(field, Point(unit.x, unit.y), reach + unit.data.radius + _SPARE)
    title = card(table.names, unit.card)

    def text(names: Names) -> Iterator[str]:
        yield unit_text(table, unit, names)
        yield from sight_text(table, unit, names)
        yield from field_text(table, names)

    shown = field_part(table, window, text, of=unit)
    return table.described(
        f"reach-{unit.id}", head_part(table, title, icon_of(unit.card)), shown, _reach_note(table, unit)
    )


def _reach_note(table: Table, unit: Unit) -> Part:
    """Return what the rings and lines mean, in a line or two below the field."""
    words, outlook, names = table.words, looks.outlook(table.field, unit), table.names
    ranges = words.listed(
        words(f"{GAME}-reach-{kind}", far=far(names, looks.reach_of(band))) for kind, band in outlook.ranges
    )
    lines = [words(f"{GAME}-picture-reach-move", move=far(names, outlook.move), run=far(names, outlook.run))]
    if table.is_run:
        lines[0] = words(f"{GAME}-picture-reach-run", run=far(names, outlook.run))
    elif ranges:
        lines[0] = words(
            f"{GAME}-picture-reach", move=far(names, outlook.move), ranges=ranges, count=len(outlook.ranges)
        )
    if outlook.targets:
        lines.append(words(f"{GAME}-picture-lines"))

    def draw(scene: Scene, y: float) -> None:
        for place, line in enumerate(lines):
            scene.fitted((EDGE, y + 36 + place * 42), line, 1000 - 2 * EDGE, 30, INK2)

    return Part(draw, lambda _: (), 42 * len(lines) + 16)


def describe_hand(table: Table) -> Description:
    """Return the reader's hand as cards, and the own tactics that are face down."""
    words, own = table.words, table.view.own
    shown = (*(laid.card for laid in own.tactics), *own.hand) if own else ()
    count = len(own.tactics) if own else 0
    rows = max(1, len(shown))

    def draw(scene: Scene, y: float) -> None:
        area = across(y + 8, rows * _HAND_CARD - 8)
        for place, (thing, spot) in enumerate(zip(shown, places(area, len(shown) or 1, 1), strict=False)):
            draw_card(scene, spot, _face(table, thing))
            if place < count:
                wax(scene, Area(spot.x + 16, spot.bottom - 74, 44, 60), share=0.7)
        if not shown:
            scene.text((EDGE, y + 60), words(f"{GAME}-picture-empty"), GLANCE, INK2)

    def text(names: Names) -> Iterator[str]:
        yield from (card_line(names, thing) for thing in shown)

    part = Part(draw, text, rows * _HAND_CARD + MARGIN, rank=2)
    return table.described("hand", head_part(table, words(f"{GAME}-picture-hand"), "card"), part)


def _face(table: Table, thing: str) -> Face:
    """Return a card of the deck as it is drawn."""
    names, data = table.names, CARD[thing]
    is_creature = kind_of(thing) == "character"
    kind = (
        table.words(f"{GAME}-slot-{RELIC[thing].slot}")
        if thing in RELIC
        else table.words(f"{GAME}-component-{kind_of(thing)}")
    )
    said = values(names, thing) if is_creature else kind
    body = ". ".join(filter(None, (cost_of(names, thing), capital(said), text_of(names, thing))))
    tint = CREATURE_TINT if is_creature else ARTIFACT_TINT
    return Face(card(names, thing), body, icon_of(thing), tint, data.cost.total)


def describe_cities(table: Table) -> Description:
    """Return the City of each player with what is closed, relics, tactics and terrain."""
    parts = (_city_part(table, place) for place in range(len(table.field.order)))
    return table.described("cities", head_part(table, table.words(f"{GAME}-picture-cities"), "hall"), *parts)


def _city_part(table: Table, place: int) -> Part:
    seat = table.field.order[place]
    player = table.field.players[seat]
    things = [(built.id, built.closed) for built in player.city] + [(relic, False) for relic in player.relics]
    terrain, laid = terrain_of(table, seat), len(things) + len(player.tactics)
    rows = -(-max(1, laid + len(terrain)) // _COLUMNS)
    high = 78 + rows * _BUILDING

    def draw(scene: Scene, y: float) -> None:
        panel(scene, across(y + 6, high - 10), chosen=seat in table.called)
        table.livery.mark(scene, seat, (50, y + 42), 24)
        scene.fitted((86, y + 54), table.label(seat), 600, 34, face=BOLD, least=GLANCE, cut=True)
        scene.icon("coin", (860, y + 42), 40)
        scene.text((886, y + 56), str(player.prosperity), 40, INK, BOLD, least=GLANCE)
        spots = places(Area(EDGE, y + 74, 1000 - 2 * EDGE, rows * _BUILDING - 12), rows * _COLUMNS, _COLUMNS)
        for (thing, closed), spot in zip(things, spots, strict=False):
            _draw_building(scene, table, thing, spot, closed=closed)
        for spot in spots[len(things) : laid]:
            wax(scene, spot)
        for token, spot in zip(terrain, spots[laid:], strict=False):
            draw_terrain_card(scene, spot, token, token_place(token, table.names))

    return Part(draw, lambda names: city_words(table, seat, names), high, rank=2)


def _draw_building(scene: Scene, table: Table, thing: str, area: Area, *, closed: bool) -> None:
    """Draw a building; a closed one is dark, and crossed by a line."""
    ink = mix(INK2, SURFACE, 0.45) if closed else INK
    scene.rect(area, GROUND if closed else RAISED, 10, Stroke(mix(INK, SURFACE, 0.75), 2))
    scene.icon(icon_of(thing), (area.x + 42, area.middle[1]), 56, ink)
    scene.block(
        (area.x + 80, area.middle[1]), card(table.names, thing), area.w - 90, 2, GLANCE, colour=ink, centred=True
    )  # fmt: skip
    if closed:
        scene.line((area.x + 6, area.bottom - 6), (area.x + 74, area.y + 6), Stroke(ink, 4))
