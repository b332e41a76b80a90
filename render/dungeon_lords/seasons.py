"""The upper rim of the board: seasons with their events, combat cards, the Evilometer with the paladin. Pure."""

from typing import Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import SEASONS, SPELL
from games.dungeon_lords.parameters import COLOUR_EVIL, MOST_EVIL, PALADIN_EVIL
from render.drawing.bands import MARGIN
from render.drawing.lettering import BOLD, balanced, fit_lines
from render.drawing.marks import LEGAL, brackets, wax
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED, SEAL, SURFACE, mix
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords import terms
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import EVENT_ICON, draw_owner

SEASONS_HEIGHT: Final = 96
EVIL_HEIGHT: Final = 112
_TILE: Final = 106
_CARD: Final = 127
_CARDS_X: Final = WIDTH - MARGIN - 4 * _CARD - 3 * 6
_STEP: Final = (WIDTH - 2 * MARGIN - 12) / MOST_EVIL


def draw_seasons(scene: Scene, table: Table, y: float) -> None:
    """Draw the four seasons with their events, and the four combat cards."""
    for place, season in enumerate(SEASONS):
        _season(scene, table, season, Area(MARGIN + place * (_TILE + 6), y, _TILE, SEASONS_HEIGHT))
    for position in range(1, len(table.view.cards) + 1):
        area = Area(_CARDS_X + (position - 1) * (_CARD + 6), y, _CARD, SEASONS_HEIGHT)
        draw_card(scene, table, position, area)


def _season(scene: Scene, table: Table, season: str, area: Area) -> None:
    view, words = table.view, table.words
    now = season == view.season and not view.combat_round
    past = view.combat_round > 0 or SEASONS.index(view.season) > SEASONS.index(season)
    ink = INK if now else INK3 if past else INK2
    scene.rect(area, RAISED if now else SURFACE, 10, Stroke(INK, 3) if now else None)
    place = SEASONS.index(season) - 1
    if place < 0:
        scene.icon(season, area.middle, 46, ink)
        return
    scene.icon(season, (area.x + 30, area.y + 31), 40, ink)
    tile = view.event_tiles[place]
    if not tile:
        wax(scene, Area(area.right - 46, area.y + 10, 36, 44))
        return
    scene.icon(EVENT_ICON[tile], (area.right - 32, area.y + 31), 38, ink)
    special = view.specials[view.year - 1] if tile == "special" else ""
    name = words(f"dungeon_lords-special-{special}") if special else terms.event(words, tile)
    _title(scene, name, (area.middle[0], area.y + 71), area.w - 8, ink)
    if table.is_fresh("event", season):
        brackets(scene, area, 14)


def _title(scene: Scene, name: str, place: tuple[float, float], room: float, ink: str) -> None:
    """Write a name in one or two lines around `place`."""
    lines, size = fit_lines(name, room, 2, 18)
    lines = balanced(lines, size)
    for turn, line in enumerate(lines):
        y = place[1] + (turn - (len(lines) - 1) / 2) * 18 + 5
        scene.text((place[0], y), line, size, ink, anchor="middle")


def draw_card(scene: Scene, table: Table, position: int, area: Area) -> None:
    """Draw the combat card at `position`, with the marks of those who looked at it."""
    view = table.view
    card, is_open = view.cards[position - 1], position <= view.cards_open
    if card:
        _face(scene, table, position, area)
    else:
        wax(scene, area)
    spies = [seat for seat in table.seats if position in table.lord(seat).spied] if not is_open else []
    for place, seat in enumerate(spies):
        x = area.right - 18 - place * 27
        scene.circle((x, area.bottom - 8), 15, GROUND)
        draw_owner(scene, table, seat, (x, area.bottom - 8), 9)
    if spies:
        x = area.right - 18 - len(spies) * 27
        scene.circle((x, area.bottom - 8), 15, GROUND)
        scene.icon("spy", (x, area.bottom - 8), 24)
    asked = [choice.move for choice in table.choices if isinstance(choice.move, m.Spy)]
    if table.proposal is None and any(move.position == position for move in asked):
        scene.rect(area.grown(-2), radius=9, stroke=LEGAL)
    if table.proposal is not None and table.proposal.move == m.Spy(position):
        scene.rect(area.grown(-2), radius=9, stroke=Stroke(INK, 6, "12 9"))
    if table.is_fresh("card", position):
        brackets(scene, area, 14)


def _face(scene: Scene, table: Table, position: int, area: Area) -> None:
    view, words = table.view, table.words
    card = view.cards[position - 1]
    spell, is_open = SPELL[card], position <= view.cards_open
    now, past = position == view.combat_round, position < view.combat_round
    ink = INK3 if past else INK
    edge = Stroke(INK, 3) if now else Stroke(SEAL, 3, "5 4") if not is_open else None
    scene.rect(area, RAISED if now else SURFACE, 10, edge)
    _title(scene, terms.spell(words, card), (area.middle[0], area.y + 26), area.w - 4, ink)
    y = area.y + 62
    scene.icon("hourglass", (area.x + 20, y), 24, ink)
    scene.text((area.x + 34, y + 9), str(spell.fatigue), 24, ink, BOLD)
    scene.icon("bolt" if spell.fast else "clock", (area.right - 52, y), 26, ink)
    scene.text((area.right - 34, y + 9), terms.NUMERALS[position - 1], 20, ink, BOLD)


def draw_evil(scene: Scene, table: Table, y: float) -> None:
    """Draw the Evilometer: cells that warm up, counters, the paladin."""
    scene.rect(Area(MARGIN, y, WIDTH - 2 * MARGIN, EVIL_HEIGHT), SURFACE, 12)
    for value in range(1, MOST_EVIL + 1):
        area = Area(MARGIN + 6 + (value - 1) * _STEP + 2, y + 7, _STEP - 4, EVIL_HEIGHT - 14)
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
    here = [seat for seat in table.by_evil() if (COLOUR_EVIL if seat is None else table.lord(seat).evil) == value]
    here.sort(key=lambda seat: len(table.seats) if seat is None else seat)
    x, y = area.middle[0], area.y + 62
    few = len(here) == 1
    for place, seat in enumerate(here):
        row, column = divmod(place, 2)
        alone = place == len(here) - 1 and column == 0
        middle = (x + (0 if alone else (column - 0.5) * 30), y + (0 if len(here) < 3 else (row - 0.5) * 34))
        draw_owner(scene, table, seat, middle, 19 if few else 12)
        if seat is not None and table.is_fresh("evil", seat):
            brackets(scene, Area(area.x + 2, area.y + 27, area.w - 4, area.h - 29), 9)
