"""The upper rim of the board: seasons with their events, combat cards, the Evilometer with the paladin. Pure."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import SEASONS, SPELL
from games.dungeon_lords.parameters import COLOUR_EVIL, MOST_EVIL, PALADIN_EVIL
from render.described import Part
from render.drawing.bands import GAP, MARGIN, across, places
from render.drawing.lettering import BOLD
from render.drawing.marks import brackets, frame, wax
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED, SEAL, SURFACE, mix
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke
from render.dungeon_lords.parts import listed
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import EVENT_ICON, draw_owner
from render.naming import Names
from render.phrases import numeral

_ROW: Final = 60
CARDS: Final = _ROW
"""Height of the combat cards (px)."""

_WINTER: Final = 68
_EVIL: Final = 100
_STEP: Final = (WIDTH - 2 * MARGIN - 12) / MOST_EVIL
_SPY: Final = 12
"""Radius of the marks of those who looked at a card (px)."""


def seasons_part(table: Table) -> Part:
    """Return the four seasons with their events, below them the four combat cards."""

    def draw(scene: Scene, y: float) -> None:
        rest = Area(MARGIN + _WINTER + 6, y, WIDTH - 2 * MARGIN - _WINTER - 6, _ROW)
        spots = (Area(MARGIN, y, _WINTER, _ROW), *places(rest, len(SEASONS) - 1, gap=6))
        for season, area in zip(SEASONS, spots, strict=True):
            draw_season(scene, table, season, area)
        draw_cards(scene, table, y + _ROW + 6)

    def text(names: Names) -> Iterator[str]:
        yield events_text(table, names)
        yield cards_text(table, names)

    return Part(draw, text, 2 * _ROW + 6 + GAP, rank=4, brief=lambda names: (events_text(table, names),), rest=True)


def events_text(table: Table, names: Names) -> str:
    """Return the events of the seasons as far as they are turned up."""
    words, said = table.words, []
    for place, season in enumerate(SEASONS[1:]):
        event = _event(table, place) or words("dungeon_lords-text-down")
        said.append(words("dungeon_lords-text-event", season=names("season", season), event=event))
    return listed(names, "events", said)


def _event(table: Table, place: int) -> str:
    """Return the name of the event that was turned up for a season after winter, "" for one that lies face down."""
    tile, special = table.view.event_tiles[place], table.view.specials[table.view.year - 1]
    if tile == "special" and special:
        return table.names("special", special)
    return table.names("event", tile) if tile else ""


def cards_text(table: Table, names: Names) -> str:
    """Return the combat cards as far as the reader knows them, and who looked at those that lie face down."""
    words, said = table.words, []
    for position, card in enumerate(table.view.cards, start=1):
        name = words("dungeon_lords-text-down")
        if card:
            spell = SPELL[card]
            speed = words(f"dungeon_lords-speed-{'fast' if spell.fast else 'slow'}")
            fatigue = words("dungeon_lords-picture-fatigue", count=spell.fatigue)
            name = words("dungeon_lords-text-card-open", card=names("spell", card), speed=speed, fatigue=fatigue)
        spies = names.seated(seat for seat in table.seats if position in table.lord(seat).spied)
        key = "dungeon_lords-text-card-spied" if spies else "dungeon_lords-text-card"
        said.append(words(key, position=numeral(position), card=name, names=spies))
    return words("dungeon_lords-text-cards", list="; ".join(said))


def draw_season(scene: Scene, table: Table, season: str, area: Area) -> None:
    """Draw a season with the name of its event, which may lie face down."""
    view = table.view
    now = season == view.season and not view.combat_round
    past = view.combat_round > 0 or SEASONS.index(view.season) > SEASONS.index(season)
    ink = INK if now else INK3 if past else INK2
    scene.rect(area, RAISED if now else SURFACE, 10, Stroke(INK, 3) if now else None)
    place, y = SEASONS.index(season) - 1, area.middle[1]
    scene.icon(season, (area.x + 34, y), 40, ink)
    if place < 0:
        return
    tile = view.event_tiles[place]
    if not tile:
        wax(scene, Area(area.x + 66, area.y + 8, 64, area.h - 16))
        return
    scene.icon(EVENT_ICON[tile], (area.x + 84, y), 36, ink)
    scene.block((area.x + 110, y), _event(table, place), area.w - 118, 2, 23, colour=ink, centred=True)
    if table.is_fresh("event", season):
        brackets(scene, area, 14)


def draw_cards(scene: Scene, table: Table, y: float) -> None:
    """Draw the four combat cards of the year side by side, with the marks of those who looked at them."""
    spying = {choice.move for choice in table.open_choices}
    for position, area in enumerate(places(across(y, CARDS), len(table.view.cards), gap=6), start=1):
        if table.view.cards[position - 1]:
            _face(scene, table, position, area)
        else:
            wax(scene, area, (area.x + 66, area.middle[1]))
            scene.circle((area.x + 24, area.middle[1]), 16, GROUND)
            scene.text((area.x + 24, area.middle[1] + 7), numeral(position), 20, INK, BOLD, anchor="middle")
            _spies(scene, table, position, (area.right - 22, area.middle[1]))
            if position == table.view.combat_round:
                scene.rect(area, radius=8, stroke=Stroke(INK, 4))
        move, proposed = m.Spy(position), table.proposal.move if table.proposal is not None else None
        frame(scene, area.grown(-2), legal=move in spying, proposed=move == proposed, radius=9)
        if table.is_fresh("card", position):
            brackets(scene, area, 14)


def _spies(scene: Scene, table: Table, position: int, end: Point) -> None:
    """Draw an eye and the marks of those who looked at a card, on a dark plate that ends at `end`."""
    spies = [seat for seat in table.seats if position in table.lord(seat).spied]
    if not spies:
        return
    x, y = end
    step = 2 * _SPY + 3
    scene.rect(Area(x - len(spies) * step - 15, y - 17, len(spies) * step + 30, 34), GROUND, 17)
    for place, seat in enumerate(reversed(spies)):
        draw_owner(scene, table, seat, (x - place * step, y), _SPY)
    scene.icon("spy", (x - len(spies) * step, y), 24)


def _face(scene: Scene, table: Table, position: int, area: Area) -> None:
    """Draw a card that lies open, or that the reader has looked at: numeral, name, fatigue, fast or slow."""
    view = table.view
    card = view.cards[position - 1]
    spell, is_open, (x, y) = SPELL[card], position <= view.cards_open, (area.right, area.middle[1])
    now, past = position == view.combat_round, position < view.combat_round
    ink = INK3 if past else INK
    edge = Stroke(INK, 3) if now else Stroke(SEAL, 3, "5 4") if not is_open else None
    scene.rect(area, RAISED if now else SURFACE, 10, edge)
    scene.text((area.x + 9, y + 7), numeral(position), 20, ink, BOLD)
    scene.block((area.x + 34, y), table.names("spell", card), area.w - 34 - 54, 2, 22, colour=ink, centred=True)
    scene.text((x - 34, y - 6), str(spell.fatigue), 22, ink, BOLD, anchor="end")
    scene.icon("hourglass", (x - 19, y - 14), 22, ink)
    scene.icon("bolt" if spell.fast else "clock", (x - 19, y + 15), 24, ink)


def evil_part(table: Table) -> Part:
    """Return the Evilometer: cells that warm up, counters, the paladin."""

    def counters(names: Names) -> str:
        counted = (
            f"{table.words('dungeon_lords-text-counter')} {COLOUR_EVIL}"
            if seat is None
            else f"{names.player(seat)} {table.lord(seat).evil}"
            for seat in table.view.arrival_order
        )
        return listed(names, "evil", counted)

    def text(names: Names) -> Iterator[str]:
        yield counters(names)
        yield names.sentence("dungeon_lords-text-paladin", table.view)

    return Part(
        partial(_draw_evil, table), text, _EVIL + GAP, rank=3, brief=lambda names: (counters(names),), rest=True
    )


def _draw_evil(table: Table, scene: Scene, y: float) -> None:
    scene.rect(across(y, _EVIL), SURFACE, 12)
    for value in range(1, MOST_EVIL + 1):
        area = Area(MARGIN + 6 + (value - 1) * _STEP + 2, y + 7, _STEP - 4, _EVIL - 14)
        warm = mix(RAISED, SEAL, max(0, (value - 4) / 14))
        scene.rect(area, warm, 8, Stroke(INK, 2) if value == PALADIN_EVIL else None)
        scene.text((area.x + 7, area.y + 21), str(value), 20, INK, BOLD)
        icon = _sign(table, value)
        if icon:
            scene.icon(icon, (area.right - 14, area.y + 14), 24)
        _counters(scene, table, value, area)


def _sign(table: Table, value: int) -> str:
    """Return the icon in the corner of a cell: the paladin where he stands, good and evil at the ends."""
    view = table.view
    if view.paladin:
        stands = PALADIN_EVIL if view.paladin_at is None else table.lord(view.paladin_at).evil
        if value == stands:
            return "paladin"
    return {1: "good", MOST_EVIL: "evil"}.get(value, "")


def _counters(scene: Scene, table: Table, value: int, area: Area) -> None:
    here = [
        seat for seat in table.view.arrival_order if (COLOUR_EVIL if seat is None else table.lord(seat).evil) == value
    ]
    here.sort(key=lambda seat: len(table.seats) if seat is None else seat)
    x, y = area.middle[0], area.y + 56
    few = len(here) == 1
    for place, seat in enumerate(here):
        row, column = divmod(place, 2)
        alone = place == len(here) - 1 and column == 0
        middle = (x + (0 if alone else (column - 0.5) * 30), y + (0 if len(here) < 3 else (row - 0.5) * 32))
        draw_owner(scene, table, seat, middle, 19 if few else 12)
        if seat is not None and table.is_fresh("evil", seat):
            brackets(scene, Area(area.x + 2, area.y + 27, area.w - 4, area.h - 29), 9)
