"""The battle that is fought now, or what all lords plan for it. Pure.

Steps, combat cards, line of adventurers from the front, battleground with traps and fighters. Px on the picture.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import SPELL
from games.dungeon_lords.parameters import SPELL_NEEDS_PER_ROUND
from games.dungeon_lords.state import Battle
from games.kernel.ids import Seat
from render.described import Description, Part
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, TITLE, balanced, fit, fit_lines
from render.drawing.marks import brackets, wax
from render.drawing.palette import GAIN, GROUND, INK, INK2, INK3, LINE, RAISED, SEAL, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.ground import ground_part, people_part
from render.dungeon_lords.parts import described, head_part, phase
from render.dungeon_lords.plans import lord_part
from render.dungeon_lords.seasons import cards_text
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import draw_owner
from render.naming import Names
from render.phrases import numeral

_STEPS: Final = 84
_STEP_ICON: Final = {
    "traps": "trap", "fast": "bolt", "attacks": "monster", "slow": "clock", "healing": "heal", "conquest": "flag",
    "poison": "poison",
}  # fmt: skip
_CARDS: Final = 190
"""Height of the combat cards with their captions (px)."""

_CARD: Final = 146


def describe_battle(table: Table) -> Description:
    """Return the battle, or the planning of it, as the reader of `table` sees it."""
    battle, words, title = table.view.battle, table.words, table.words("dungeon_lords-picture-battle")
    if battle is None:
        return described(
            table,
            "battle",
            head_part(table, "army", title, lambda _: words("dungeon_lords-text-planning")),
            *([_cards_part(table)] if table.view.combat_round else []),
            *(lord_part(table, seat) for seat in table.view.play_order),
            Part(lambda scene, y: None, lambda _: (), 4),
        )
    seat = Seat(battle.seat)
    name, _ = fit(table.label(seat), 170, 24)
    now = phase(table.view, table.names)
    below = words("dungeon_lords-picture-fought", name=name, cell=battle.cell, phase=now)
    step = table.names("step", battle.step)

    def says(names: Names) -> str:
        return words("dungeon_lords-text-battle", name=names.player(seat), cell=battle.cell, step=step)

    return described(
        table,
        "battle",
        head_part(table, "", title, says, below=below, mark=lambda scene: draw_owner(scene, table, seat, (50, 48), 25)),
        Part(partial(_draw_steps, table, battle), lambda _: (f"{step}.",), _STEPS + GAP, rank=0),
        _cards_part(table),
        people_part(table, battle),
        ground_part(table, battle),
    )


def _draw_steps(table: Table, battle: Battle, scene: Scene, y: float) -> None:
    """Draw the steps of the battle as arrows: done ones with a check, the present one bright."""
    order = list(_STEP_ICON)
    now = order.index(battle.step) if battle.step in order else -1
    shown = [step for step in order if _happens(table, battle, step)]
    wide = (WIDTH - 2 * MARGIN) / len(shown)
    for turn, step in enumerate(shown):
        at = order.index(step)
        _step(scene, table, step, Area(MARGIN + turn * wide, y, wide, _STEPS), (at > now) - (at < now))


def _happens(table: Table, battle: Battle, step: str) -> bool:
    """Say whether a step is part of this battle: of the two spells the one on the card, poison if there is any."""
    card = table.view.cards[table.view.combat_round - 1]
    if step in {"fast", "slow"} and card:
        return step == battle.step or SPELL[card].fast == (step == "fast")
    return step != "poison" or bool(battle.poisoned) or battle.step == "poison"


def _step(scene: Scene, table: Table, step: str, area: Area, when: int) -> None:
    """Draw a step that was before (-1), is now (0), or comes later (1)."""
    x, y, w, h = area
    fill, ink = (INK, GROUND) if when == 0 else (RAISED if when > 0 else SURFACE, INK2 if when > 0 else INK3)
    corners = [(x, y), (x + w - 20, y), (x + w - 4, y + h / 2), (x + w - 20, y + h), (x, y + h), (x + 16, y + h / 2)]
    scene.path("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + "Z", fill)
    icon, colour = ("check", GAIN) if when < 0 else (_STEP_ICON[step], ink)
    scene.icon(icon, (x + 38, y + h / 2), 30, colour)
    said = table.names("step", step)
    lines, size = fit_lines(said, w - 80, 2, 22, BOLD)
    for turn, line in enumerate(lines):
        low = y + h / 2 + size * 0.35 + (turn - (len(lines) - 1) / 2) * (size + 3)
        scene.text((x + 58, low), line, size, ink, BOLD)


def _cards_part(table: Table) -> Part:
    """Return the four combat cards of the year, and what the one of this round says."""
    view, words = table.view, table.words
    card = view.cards[view.combat_round - 1]

    def draw(scene: Scene, y: float) -> None:
        for turn in range(len(view.cards)):
            area = Area(MARGIN + turn * (_CARD + GAP), y, _CARD, _CARDS - 36)
            _card(scene, table, turn + 1, area)
            now = turn + 1 == view.combat_round
            said = words("dungeon_lords-picture-round", round=numeral(turn + 1))
            said, size = fit(said, _CARD, 20, BOLD)
            scene.text((area.middle[0], area.bottom + 24), said, size, INK if now else INK3, BOLD, anchor="middle")
        left = MARGIN + len(view.cards) * (_CARD + GAP) + 4
        _spell(scene, table, Area(left, y, WIDTH - MARGIN - left, _CARDS - 8))

    def brief(names: Names) -> Iterator[str]:
        if card:
            yield f"{names('spell', card)}: {names('spell', card, 'text')}"
        yield f"{' · '.join(filter(None, (_cast(table), _fatigue(table))))}."

    def text(names: Names) -> Iterator[str]:
        yield from brief(names)
        yield cards_text(table, names)

    return Part(draw, text, _CARDS, rank=2, brief=brief)


def _cast(table: Table) -> str:
    """Return whether the spell of this round is cast, or how much magic it needs."""
    view, words, battle = table.view, table.words, table.view.battle
    needed = view.combat_round * SPELL_NEEDS_PER_ROUND
    if battle is None:
        return words("dungeon_lords-picture-needs", needed=needed)
    magic = sum(ADVENTURER[one.id].magic for one in table.lord(Seat(battle.seat)).party)
    state = "open" if battle.spell_cast is None else "yes" if battle.spell_cast else "no"
    return words("dungeon_lords-picture-cast", state=state, needed=needed, magic=magic)


def _fatigue(table: Table) -> str:
    """Return the fatigue of this round, empty while its card is not known."""
    view = table.view
    card = view.cards[view.combat_round - 1]
    return table.words("dungeon_lords-picture-fatigue", count=SPELL[card].fatigue) if card else ""


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
    lines, size = fit_lines(table.names("spell", card), area.w - 10, 3, 20, BOLD)
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
    title = table.names("spell", card) if card else words("dungeon_lords-picture-face-down")
    name, size = fit(title, area.w - 40, 30, TITLE)
    scene.text((area.x + 20, area.y + 38), name, size, face=TITLE)
    text = table.names("spell", card, "text") if card else words("dungeon_lords-picture-face-down-text")
    lines, size = fit_lines(text, area.w - 40, 3, 20)
    for turn, line in enumerate(lines):
        scene.text((area.x + 20, area.y + 66 + turn * 23), line, size, INK2)
    facts = (("spell", _cast(table)), ("hourglass", _fatigue(table)))
    for turn, (icon, fact) in enumerate(facts):
        if fact:
            low = area.bottom - 42 + turn * 28
            said, size = fit(fact, area.w - 64, 20, BOLD)
            scene.icon(icon, (area.x + 32, low - 7), 24)
            scene.text((area.x + 52, low), said, size, INK, BOLD)
