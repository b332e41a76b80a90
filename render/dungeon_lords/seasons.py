"""The upper rim of the board: seasons with their events, combat cards, the Evilometer with the paladin. Pure."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import SEASONS, SPELL
from games.dungeon_lords.parameters import COLOUR_EVIL, MOST_EVIL, PALADIN_EVIL
from games.kernel.ids import Seat
from render.described import Part, Text
from render.drawing.bands import GAP, MARGIN, across, places
from render.drawing.lettering import BOLD
from render.drawing.marks import frame, wax
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED, SEAL, SURFACE, mix
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke
from render.dungeon_lords.names import speed
from render.dungeon_lords.parts import listed
from render.dungeon_lords.pieces import EVENT_ICON, draw_owner
from render.dungeon_lords.table import Table
from render.naming import Names
from render.phrases import numeral

_ROW: Final = 66
_BACK: Final = 60
_FACE: Final = 98
EYES: Final = 42
"""Height of the combat cards: all face down, or some known; and of the marks of those who looked at them (px)."""

_WINTER: Final = 72
_EVIL: Final = 112
_STEP: Final = (WIDTH - 2 * MARGIN - 12) / MOST_EVIL
_SPY: Final = 18
"""Radius of the marks of those who looked at a card (px)."""


def events_part(table: Table) -> Part:
    """Return the four seasons with their events."""

    def draw(scene: Scene, y: float) -> None:
        rest = Area(MARGIN + _WINTER + 6, y, WIDTH - 2 * MARGIN - _WINTER - 6, _ROW)
        spots = (Area(MARGIN, y, _WINTER, _ROW), *places(rest, len(SEASONS) - 1, gap=6))
        for season, area in zip(SEASONS, spots, strict=True):
            _season(scene, table, season, area)

    return Part(draw, lambda names: (events_text(table, names),), _ROW + GAP, rank=4)


def cards_part(table: Table) -> Part:
    """Return the four combat cards of the year."""
    return Part(
        lambda scene, y: draw_cards(scene, table, y),
        lambda names: (cards_text(table, names),),
        cards_height(table) + GAP,
    )


def events_text(table: Table, names: Names) -> str:
    """Return the events of the seasons as far as they are turned up."""
    words, said = table.words, []
    for place, season in enumerate(SEASONS[1:]):
        event = _event(table, place) or words("dungeon_lords-text-down")
        said.append(words("dungeon_lords-text-event", season=names("season", season), event=event))
    return listed(names, "events", said)


def _event(table: Table, place: int) -> str:
    """Return the name of the event that was turned up for a season after winter, "" for one that lies face down."""
    tile, specials = table.view.event_tiles[place], table.view.specials
    if tile == "special" and not specials:
        return table.words("dungeon_lords-text-no-event")
    if tile == "special" and specials[table.view.year - 1]:
        return table.names("special", specials[table.view.year - 1])
    return table.names("event", tile) if tile else ""


def cards_text(table: Table, names: Names) -> str:
    """Return the combat cards as far as the reader knows them, and who looked at those that lie face down."""
    words, said = table.words, []
    for position, card in enumerate(table.view.cards, start=1):
        name = words("dungeon_lords-text-down")
        if card:
            fatigue = words("dungeon_lords-picture-fatigue", count=SPELL[card].fatigue)
            name = f"{names('spell', card)} ({speed(names, card)}, {fatigue})"
        spies = names.seated(seat for seat in table.seats if position in table.lord(seat).spied)
        name = f"{numeral(position)}. {name}"
        said.append(words("dungeon_lords-text-card-spied", card=name, names=spies) if spies else name)
    return words("dungeon_lords-text-cards", list="; ".join(said))


def _season(scene: Scene, table: Table, season: str, area: Area) -> None:
    """Draw a season with the name of its event, which may lie face down."""
    view = table.view
    now = season == view.season and not view.combat_round
    past = view.combat_round > 0 or SEASONS.index(view.season) > SEASONS.index(season)
    ink = INK if now else INK3 if past else INK2
    scene.rect(area, RAISED if now else SURFACE, 10, Stroke(INK, 3) if now else None)
    place, y = SEASONS.index(season) - 1, area.middle[1]
    scene.icon(season, (area.x + 36, y), 48, ink)
    if place < 0:
        return
    tile = view.event_tiles[place]
    if not tile:
        wax(scene, Area(area.x + 72, area.y + 8, 76, area.h - 16))
        return
    scene.icon(EVENT_ICON[tile], (area.x + 88, y), 44, ink)
    scene.block((area.x + 116, y), _event(table, place), area.w - 122, 2, 30, colour=ink, face=BOLD, centred=True)
    table.mark_new(scene, area, 14, "event", season)


def cards_height(table: Table) -> float:
    """Return how high the combat cards are, with the marks of those who looked at them."""
    return (_FACE if any(table.view.cards) else _BACK) + (EYES if any(spies_of(table)) else 0)


def spies_of(table: Table) -> list[list[Seat]]:
    """Return who has looked at each card that is not open."""
    return [
        [seat for seat in table.seats if position in table.lord(seat).spied and position > table.view.cards_open]
        for position in range(1, len(table.view.cards) + 1)
    ]


def draw_cards(scene: Scene, table: Table, y: float) -> None:
    """Draw the four combat cards of the year side by side, below them the marks of those who looked at them."""
    view, spying = table.view, {choice.move for choice in table.open_choices}
    high = _FACE if any(view.cards) else _BACK
    for position, area in enumerate(places(across(y, high), len(view.cards), gap=6), start=1):
        if view.cards[position - 1]:
            _face(scene, table, position, area)
        else:
            wax(scene, area, (area.x + 104, area.middle[1]))
            scene.circle((area.x + 34, area.middle[1]), 24, GROUND)
            scene.text((area.x + 34, area.middle[1] + 10), numeral(position), 28, INK, BOLD, anchor="middle")
            if position == view.combat_round:
                scene.rect(area, radius=8, stroke=Stroke(INK, 6))
        draw_spies(scene, table, spies_of(table)[position - 1], (area.middle[0], area.bottom + EYES / 2))
        move, proposed = m.Spy(position), table.proposed_move
        frame(scene, area.grown(-2), legal=move in spying, proposed=move == proposed, radius=9)
        table.mark_new(scene, area, 16, "card", position)


def draw_spies(scene: Scene, table: Table, spies: Sequence[Seat], middle: Point) -> None:
    """Draw an eye and the marks of those who looked at a card."""
    if not spies:
        return
    step = 2 * _SPY + 6
    x, y = middle[0] - (len(spies) * step + 40) / 2, middle[1]
    scene.icon("spy", (x + 18, y), 40)
    for place, seat in enumerate(spies):
        draw_owner(scene, table, seat, (x + 42 + (place + 0.5) * step, y), _SPY)


def _face(scene: Scene, table: Table, position: int, area: Area) -> None:
    """Draw a card that lies open, or that the reader has looked at: numeral, name, fatigue, fast or slow."""
    view = table.view
    card = view.cards[position - 1]
    spell, right = SPELL[card], area.right
    now, past = position == view.combat_round, position < view.combat_round
    ink = INK3 if past else INK
    edge = Stroke(INK, 5) if now else Stroke(SEAL, 4, "8 6") if position > view.cards_open else None
    scene.rect(area, RAISED if now else SURFACE, 10, edge)
    scene.text((area.x + 12, area.y + 36), numeral(position), 30, ink, BOLD)
    wide = scene.text((right - 12, area.y + 36), str(spell.fatigue), 30, ink, BOLD, anchor="end")
    scene.icon("hourglass", (right - wide - 30, area.y + 26), 28, ink)
    scene.icon("bolt" if spell.fast else "clock", (right - wide - 66, area.y + 26), 32, ink)
    scene.block(
        (area.x + 12, area.y + 69), table.names("spell", card), area.w - 20, 2, 26, colour=ink, face=BOLD, centred=True
    )


def evil_text_of(table: Table) -> Text:
    """Return what says how evil everybody is, and where the paladin is."""

    def text(names: Names) -> Iterator[str]:
        counted = (
            f"{table.words('dungeon_lords-text-counter')} {COLOUR_EVIL}"
            if seat is None
            else f"{names.player(seat)} {table.lord(seat).evil}"
            for seat in table.view.arrival_order
        )
        yield listed(names, "evil", counted)
        yield names.sentence("dungeon_lords-text-paladin", table.view)

    return text


def evil_part(table: Table) -> Part:
    """Return the Evilometer: cells that warm up, counters, the paladin."""
    return Part(partial(_draw_evil, table), evil_text_of(table), _EVIL + GAP, rank=3)


def _draw_evil(table: Table, scene: Scene, y: float) -> None:
    scene.rect(across(y, _EVIL), SURFACE, 12)
    for value in range(1, MOST_EVIL + 1):
        area = Area(MARGIN + 6 + (value - 1) * _STEP + 2, y + 7, _STEP - 4, _EVIL - 14)
        warm = mix(RAISED, SEAL, max(0, (value - 4) / 14))
        scene.rect(area, warm, 8, Stroke(INK, 2) if value == PALADIN_EVIL else None)
        scene.text((area.x + 5, area.y + 26), str(value), 26, INK, BOLD)
        icon = _sign(table, value)
        if icon:
            scene.icon(icon, (area.right - 15, area.y + 16), 28)
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
    x, y = area.middle[0], area.y + 65
    few = len(here) == 1
    for place, seat in enumerate(here):
        row, column = divmod(place, 2)
        alone = place == len(here) - 1 and column == 0
        middle = (x + (0 if alone else (column - 0.5) * 30), y + (0 if len(here) < 3 else (row - 0.5) * 34))
        draw_owner(scene, table, seat, middle, 22 if few else 14)
        table.mark_new(scene, Area(area.x + 2, area.y + 32, area.w - 4, area.h - 34), 9, "evil", seat)
