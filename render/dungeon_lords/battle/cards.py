"""The four combat cards of a year, and what the one of this round says. Pure."""

from typing import Final

from games.dungeon_lords.components import SPELL
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, TITLE, balanced, fit, fit_lines
from render.drawing.marks import brackets, wax
from render.drawing.palette import INK, INK2, INK3, LINE, RAISED, SEAL, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords import terms
from render.dungeon_lords.spoken import battle as spoken_battle
from render.dungeon_lords.table import Table
from render.phrases import numeral

CARDS_HEIGHT: Final = 190
"""Height of the cards with their captions (px)."""

_CARD: Final = 146


def draw_cards(scene: Scene, table: Table, y: float) -> None:
    """Draw the four combat cards, and what the one of this round says."""
    view, words = table.view, table.words
    for turn in range(len(view.cards)):
        area = Area(MARGIN + turn * (_CARD + GAP), y, _CARD, CARDS_HEIGHT - 36)
        _card(scene, table, turn + 1, area)
        now = turn + 1 == view.combat_round
        said = words("dungeon_lords-picture-round", round=numeral(turn + 1))
        said, size = fit(said, _CARD, 20, BOLD)
        scene.text((area.middle[0], area.bottom + 24), said, size, INK if now else INK3, BOLD, anchor="middle")
    left = MARGIN + len(view.cards) * (_CARD + GAP) + 4
    _spell(scene, table, Area(left, y, WIDTH - MARGIN - left, CARDS_HEIGHT - 8))


def _card(scene: Scene, table: Table, position: int, area: Area) -> None:
    view, words = table.view, table.words
    card, now = view.cards[position - 1], position == view.combat_round
    if not card:
        wax(scene, area)
        if now:
            scene.rect(area, radius=8, stroke=Stroke(INK, 4))
        return
    past, is_open = position < view.combat_round, position <= view.cards_open
    ink = INK3 if past else INK
    edge = Stroke(INK, 4) if now else Stroke(SEAL, 3, "5 4") if not is_open else Stroke(LINE, 2)
    scene.rect(area, RAISED if now else SURFACE, 10, edge)
    spell, y = SPELL[card], area.y + 30
    scene.icon("hourglass", (area.x + 24, y), 28, ink)
    scene.text((area.x + 42, y + 10), str(spell.fatigue), 28, ink, BOLD)
    sign = "check" if past else "bolt" if spell.fast else "clock"
    scene.icon(sign if is_open else "spy", (area.right - 24, y), 28, ink)
    lines, size = fit_lines(terms.spell(words, card), area.w - 10, 3, 20, BOLD)
    for turn, line in enumerate(balanced(lines, size, BOLD)):
        low = area.y + 86 + (turn - (len(lines) - 1) / 2) * (size + 3)
        scene.text((area.middle[0], low), line, size, ink, BOLD, anchor="middle")
    speed = words(f"dungeon_lords-speed-{'fast' if spell.fast else 'slow'}")
    scene.text((area.middle[0], area.bottom - 12), fit(speed, area.w - 12, 18)[0], 18, INK3, anchor="middle")
    if table.is_fresh("card", position):
        brackets(scene, area, 14)


def _spell(scene: Scene, table: Table, area: Area) -> None:
    """Write what the card of this round says, and whether it is cast."""
    panel(scene, area)
    words, card = table.words, table.view.cards[table.view.combat_round - 1]
    title = terms.spell(words, card) if card else words("dungeon_lords-picture-face-down")
    name, size = fit(title, area.w - 40, 30, TITLE)
    scene.text((area.x + 20, area.y + 38), name, size, face=TITLE)
    text = terms.text(words, "spell", card) if card else words("dungeon_lords-picture-face-down-text")
    lines, size = fit_lines(text, area.w - 40, 3, 20)
    for turn, line in enumerate(lines):
        scene.text((area.x + 20, area.y + 66 + turn * 23), line, size, INK2)
    facts = (("spell", spoken_battle.cast(table)), ("hourglass", spoken_battle.fatigue(table)))
    for turn, (icon, fact) in enumerate(facts):
        if fact:
            low = area.bottom - 42 + turn * 28
            said, size = fit(fact, area.w - 64, 20, BOLD)
            scene.icon(icon, (area.x + 32, low - 7), 24)
            scene.text((area.x + 52, low), said, size, INK, BOLD)
