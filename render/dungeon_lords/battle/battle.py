"""The battle that is fought now, or what all lords plan for it. Pure.

Steps, combat cards, line of adventurers from the front, battleground with traps and fighters. Between the battles of a
round: each lord's party, his nearest tiles, and what may be known of his plan. Px on the picture.
"""

from typing import Final

from games.dungeon_lords.components import SPELL
from games.dungeon_lords.state import Battle
from games.kernel.ids import Seat
from render.drawing.bands import GAP, HEAD, MARGIN, Head, head, section
from render.drawing.lettering import BOLD, fit, fit_lines
from render.drawing.palette import GAIN, GROUND, INK, INK2, INK3, RAISED, SURFACE
from render.drawing.scene import WIDTH, Area, Scene
from render.dungeon_lords import heads
from render.dungeon_lords.battle import prospects
from render.dungeon_lords.battle.cards import CARDS_HEIGHT, draw_cards
from render.dungeon_lords.battle.ground import THING, draw_ground, place
from render.dungeon_lords.battle.people import draw_person
from render.dungeon_lords.battle.plans import planning_scene
from render.dungeon_lords.spoken import battle as spoken_battle
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import draw_owner
from render.page import Picture

_STEPS: Final = 84
_PERSON: Final = 150
_AFTER: Final = 20
"""What the chips below a row of adventurers add (px)."""

_SECTION: Final = 52
_STEP_ICON: Final = {
    "traps": "trap", "fast": "bolt", "attacks": "monster", "slow": "clock", "healing": "heal", "conquest": "flag",
    "poison": "poison",
}  # fmt: skip


def battle_picture(table: Table) -> Picture:
    """Return the battle, or the planning of it, as the reader of `table` sees it."""
    alt, plain = spoken_battle.battle_alt(table), spoken_battle.battle_plain(table)
    return Picture(f"battle-{table.stem}", battle_scene(table).svg(), alt, plain)


def battle_scene(table: Table) -> Scene:
    """Draw the battle."""
    battle = table.view.battle
    return planning_scene(table) if battle is None else _fight(table, battle)


def _fight(table: Table, battle: Battle) -> Scene:
    seat, words = Seat(battle.seat), table.words
    party = table.lord(seat).party
    cards = HEAD + MARGIN + _STEPS + GAP
    people = cards + CARDS_HEIGHT
    high = _PERSON + (_AFTER if prospects.outcomes(table) else 0)
    ground = people + _SECTION + _rows(len(party), _columns(len(party))) * (high + GAP)
    things = 1 + len(battle.used) + table.view.battle_traps + len(battle.fighters)
    scene = Scene(ground + _SECTION + _rows(things, 3) * (THING + GAP) + 4)
    name, _ = fit(table.label(seat), 170, 24)
    owner = words("dungeon_lords-picture-fought", name=name, cell=battle.cell, phase=heads.phase(table))
    head(scene, Head("", words("dungeon_lords-picture-battle"), owner, heads.awaited(table), heads.asked(table)))
    draw_owner(scene, table, seat, (50, 48), 25)
    _steps(scene, table, battle, HEAD + MARGIN)
    draw_cards(scene, table, cards)
    section(scene, people + 36, "arrow", words("dungeon_lords-picture-line"), _protection(table, battle))
    for turn, one in enumerate(party):
        area = place(turn, _columns(len(party)), people + _SECTION, high)
        draw_person(scene, table, one, turn + 1, Area(area.x, area.y, area.w, _PERSON))
    title = words("dungeon_lords-picture-ground")
    section(scene, ground + 36, "army", title, _conquest(table, battle))
    draw_ground(scene, table, battle, ground + _SECTION)
    return scene


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)


def _columns(people: int) -> int:
    """Return how many adventurers stand side by side."""
    return 3 if people <= 3 else 4


def _steps(scene: Scene, table: Table, battle: Battle, y: float) -> None:
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
    said = table.words(f"dungeon_lords-step-{step}")
    lines, size = fit_lines(said, w - 80, 2, 22, BOLD)
    for turn, line in enumerate(lines):
        low = y + h / 2 + size * 0.35 + (turn - (len(lines) - 1) / 2) * (size + 3)
        scene.text((x + 58, low), line, size, ink, BOLD)


def _protection(table: Table, battle: Battle) -> str:
    """Return how much damage of traps and others the party still takes away."""
    kinds = (("pool", battle.pool), ("shield", battle.shield))
    said = [table.words(f"dungeon_lords-picture-{kind}", count=count) for kind, count in kinds if count]
    return " · ".join(said)


def _conquest(table: Table, battle: Battle) -> str:
    """Return what a lord has done against the conquest."""
    kept = battle.no_conquest and not battle.courage
    return table.words("dungeon_lords-picture-no-conquest") if kept else ""
