"""The battleground: the tile, traps used and still hidden, fighters and what became of them. Pure."""

from typing import Final, NamedTuple

from games.dungeon_lords.state import Battle, Fighter
from games.kernel.ids import Seat
from render.drawing.bands import GAP, MARGIN
from render.drawing.lettering import BOLD, ELLIPSIS, fit, fit_lines
from render.drawing.marks import LEGAL, brackets, chip, wax
from render.drawing.palette import GROUND, INK, INK2, INK3, LINE, RAISED, SEAL, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords import terms
from render.dungeon_lords.battle.prospects import named, values
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import MONSTER_TINT, TUNNEL_RIM, room_sign

THING: Final = 160
"""Height of a trap or a monster (px)."""


_SMALL: Final = 18
"""Texts that would be smaller than this get another line, as long as there is room (px)."""

_LINES: Final = (3, 4, 5)


class _Thing(NamedTuple):
    """A trap or a monster on the battleground, and what became of it."""

    kind: str
    name: str
    state: str


def place(turn: int, columns: int, top: float, high: float) -> Area:
    """Return the place of one of several panels that follow each other in rows."""
    row, column = divmod(turn, columns)
    wide = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    return Area(MARGIN + column * (wide + GAP), top + row * (high + GAP), wide, high)


def draw_ground(scene: Scene, table: Table, battle: Battle, top: float) -> None:
    """Draw the tile, the traps used and still hidden, and the fighters."""
    words, turn = table.words, 1
    _tile(scene, table, battle, place(0, 3, top, THING))
    for trap in battle.used:
        # The one that waits for its target is the last of those used.
        state = "waiting" if battle.trap and turn == len(battle.used) else "used"
        _thing(scene, table, _Thing("trap", trap, state), place(turn, 3, top, THING))
        turn += 1
    kinds = table.view.battle_kinds
    for number in range(table.view.battle_traps):
        area = place(turn, 3, top, THING)
        if number < len(kinds):
            _thing(scene, table, _Thing("trap", kinds[number], "hidden"), area)
        else:
            wax(scene, Area(area.x, area.y, 112, area.h))
            lines, size = fit_lines(words("dungeon_lords-picture-trap-down"), area.w - 136, 3, 22, BOLD)
            for line, said in enumerate(lines):
                scene.text((area.x + 126, area.y + 62 + line * 27), said, size, INK2, BOLD)
        turn += 1
    for fighter in battle.fighters:
        _fighter(scene, table, fighter, place(turn, 3, top, THING))
        turn += 1


def _tile(scene: Scene, table: Table, battle: Battle, area: Area) -> None:
    """Draw the battleground: its cell, and the room on it."""
    words = table.words
    room = next((each.room for each in table.lord(Seat(battle.seat)).tiles if each.cell == battle.cell), "")
    scene.rect(area, TUNNEL_RIM, 12, Stroke(INK, 4))
    scene.text((area.x + 20, area.y + 50), battle.cell, 44, INK, BOLD)
    scene.icon(room_sign(room) if room else "tunnel", (area.right - 46, area.y + 44), 60)
    said = terms.room(words, room) if room else words("dungeon_lords-picture-tunnel")
    name, size = fit(said, area.w - 36, 24, BOLD)
    scene.text((area.x + 20, area.y + 86), name, size, INK, BOLD)
    if room:
        lines, size = fit_lines(terms.text(words, "room", room), area.w - 36, 2, 20)
        for turn, line in enumerate(lines):
            scene.text((area.x + 20, area.y + 112 + turn * (size + 2)), line, size, INK2)


def _fighter(scene: Scene, table: Table, fighter: Fighter, area: Area) -> None:
    state = "returns" if fighter.returns and fighter.state == "attacked" else fighter.state
    _thing(scene, table, _Thing("monster", fighter.kind, state), area)


def _thing(scene: Scene, table: Table, which: _Thing, area: Area) -> None:
    """Draw a trap or a monster with what it does, and a chip that says what became of it."""
    words, battle, (kind, thing, state) = table.words, table.view.battle, which
    over = state in {"used", "attacked", "idle", "withdrawn", "metamorphosed", "returns"}
    legal = table.proposal is None and not over and thing in named(table)
    ink = INK3 if over else INK
    edge = LEGAL if legal else Stroke(SEAL, 3, "5 4") if state == "hidden" else Stroke(LINE, 2, "4 6" if over else "")
    scene.rect(area, SURFACE if over or kind == "trap" else MONSTER_TINT, 12, edge)
    scene.icon(thing if kind == "monster" else "trap", (area.x + 44, area.y + 46), 62, ink)
    said = terms.monster(words, thing) if kind == "monster" else terms.trap(words, thing)
    name, size = fit(said, area.w - 98, 24, BOLD)
    scene.text((area.x + 86, area.y + 32), name, size, ink, BOLD)
    text = _deeds(terms.text(words, kind, thing), kind)
    lines, size = _fitted(text, area.w - 98)
    for turn, line in enumerate(lines):
        scene.text((area.x + 86, area.y + 58 + turn * (size + 2)), line, size, INK3 if over else INK2)
    bright = state == "waiting"
    said, size = fit(words(f"dungeon_lords-picture-{kind}-{state}"), area.w - 60, 18, BOLD)
    chip(
        scene,
        (area.right - 12, area.bottom - 18),
        said,
        size,
        fill=INK if bright else RAISED,
        ink=GROUND if bright else INK,
        anchor="end",
        icon="" if bright or state == "hidden" else "check" if state in {"used", "attacked"} else "arrow",
    )
    if table.proposal is not None and thing in values(table.proposal.move):
        scene.rect(area, radius=12, stroke=Stroke(INK, 6, "12 9"))
    if battle is not None and table.is_fresh(battle.seat, thing):
        brackets(scene, area, 18)


def _fitted(text: str, room: float) -> tuple[list[str], int]:
    """Return the lines of a text and their size: three lines, more only where the words would be too small."""
    fitted: tuple[list[str], int] = ([], 0)
    for most in _LINES:
        fitted = fit_lines(text, room, most, 20 if most == _LINES[0] else _SMALL - 1)
        lines, size = fitted
        if size >= _SMALL or (most > _LINES[0] and not lines[-1].endswith(ELLIPSIS)):
            break
    return fitted


def _deeds(text: str, kind: str) -> str:
    """Return a monster's text without its price, which is told in its first sentence."""
    return text.partition(". ")[2] if kind == "monster" else text
