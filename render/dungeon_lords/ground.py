"""The line of adventurers in a battle and the ground: tile, traps, fighters, and what became of each. Pure."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.state import Adventurer, Battle, Fighter
from games.kernel.ids import Seat
from render.described import Part
from render.drawing.bands import GAP, MARGIN, section
from render.drawing.lettering import BOLD, ELLIPSIS, fit, fit_lines
from render.drawing.marks import LEGAL, brackets, chip, wax
from render.drawing.palette import EDGE, GROUND, INK, INK2, INK3, LINE, LOSS, RAISED, SEAL, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords import prospects
from render.dungeon_lords.parts import listed, party_text
from render.dungeon_lords.prospects import named, values
from render.dungeon_lords.table import Table, hit_points
from render.dungeon_lords.tokens import MONSTER_TINT, TUNNEL_RIM, draw_amounts, figure_icon, room_sign, skills
from render.naming import Names
from render.phrases import capital

_SECTION: Final = 52
_PERSON: Final = 150
_AFTER: Final = 20
"""What the chips below a row of adventurers add (px)."""

_THING: Final = 160
"""Height of a trap or a monster (px)."""

_SMALL: Final = 18
"""Texts that would be smaller than this get another line, as long as there is room (px)."""

_LINES: Final = (3, 4, 5)


class _Thing(NamedTuple):
    """A trap or a monster on the battleground, and what became of it."""

    kind: str
    name: str
    state: str


def _place(turn: int, columns: int, top: float, high: float) -> Area:
    """Return the place of one of several panels that follow each other in rows."""
    row, column = divmod(turn, columns)
    wide = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    return Area(MARGIN + column * (wide + GAP), top + row * (high + GAP), wide, high)


def people_part(table: Table, battle: Battle) -> Part:
    """Return the line of adventurers, from the front, with what still protects them."""
    party = table.lord(Seat(battle.seat)).party
    columns = 3 if len(party) <= 3 else 4
    high = _PERSON + (_AFTER if prospects.outcomes(table) else 0)
    kinds = (("pool", battle.pool), ("shield", battle.shield))
    protection = [table.words(f"dungeon_lords-picture-{kind}", count=count) for kind, count in kinds if count]

    def draw(scene: Scene, y: float) -> None:
        section(scene, y + 36, "arrow", table.words("dungeon_lords-picture-line"), " · ".join(protection))
        for turn, one in enumerate(party):
            area = _place(turn, columns, y + _SECTION, high)
            _draw_person(scene, table, one, turn + 1, Area(area.x, area.y, area.w, _PERSON))

    def text(names: Names) -> Iterator[str]:
        yield party_text(table, Seat(battle.seat), names)
        yield from prospects.prospects_text(table)
        for kind, marked in (("poisoned", battle.poisoned), ("invisible", battle.invisible)):
            yield listed(names, kind, (names("adventurer", one) for one in dict.fromkeys(marked)))
        yield from (f"{capital(said)}." for said in protection)

    return Part(draw, text, _SECTION + -(-len(party) // columns) * (high + GAP), rank=3)


def ground_part(table: Table, battle: Battle) -> Part:
    """Return the tile that is fought for, the traps used and still hidden, the fighters."""
    words, view = table.words, table.view
    kept = words("dungeon_lords-picture-no-conquest") if battle.no_conquest and not battle.courage else ""
    room = next((tile.room for tile in table.lord(Seat(battle.seat)).tiles if tile.cell == battle.cell), "")

    def text(names: Names) -> Iterator[str]:
        if kept:
            yield f"{capital(kept)}."
        yield listed(names, "fighters", (_fighter_text(names, each) for each in battle.fighters))
        if view.battle_traps:
            yield words("dungeon_lords-text-traps-set", count=view.battle_traps)
        yield listed(names, "traps-own", (names("trap", trap) for trap in view.battle_kinds))
        yield listed(names, "traps-used", (names("trap", trap) for trap in battle.used))
        if room:
            does = names("room", room, "text")
            yield words("dungeon_lords-text-room", cell=battle.cell, room=names("room", room), text=does)

    things = 1 + len(battle.used) + view.battle_traps + len(battle.fighters)
    high = _SECTION + -(-things // 3) * (_THING + GAP) + 4
    return Part(partial(_draw_ground, table, battle, kept), text, high, rank=4)


def _fighter_text(names: Names, fighter: Fighter) -> str:
    said = names.words(f"dungeon_lords-picture-monster-{_state_of(fighter)}")
    return f"{names('monster', fighter.kind)} ({said})"


def _state_of(fighter: Fighter) -> str:
    return "returns" if fighter.returns and fighter.state == "attacked" else fighter.state


def _draw_ground(table: Table, battle: Battle, kept: str, scene: Scene, top: float) -> None:
    section(scene, top + 36, "army", table.words("dungeon_lords-picture-ground"), kept)
    top += _SECTION
    words, turn = table.words, 1
    _tile(scene, table, battle, _place(0, 3, top, _THING))
    for trap in battle.used:
        # The one that waits for its target is the last of those used.
        state = "waiting" if battle.trap and turn == len(battle.used) else "used"
        _thing(scene, table, _Thing("trap", trap, state), _place(turn, 3, top, _THING))
        turn += 1
    kinds = table.view.battle_kinds
    for number in range(table.view.battle_traps):
        area = _place(turn, 3, top, _THING)
        if number < len(kinds):
            _thing(scene, table, _Thing("trap", kinds[number], "hidden"), area)
        else:
            wax(scene, Area(area.x, area.y, 112, area.h))
            lines, size = fit_lines(words("dungeon_lords-picture-trap-down"), area.w - 136, 3, 22, BOLD)
            for line, said in enumerate(lines):
                scene.text((area.x + 126, area.y + 62 + line * 27), said, size, INK2, BOLD)
        turn += 1
    for fighter in battle.fighters:
        _thing(scene, table, _Thing("monster", fighter.kind, _state_of(fighter)), _place(turn, 3, top, _THING))
        turn += 1


def _tile(scene: Scene, table: Table, battle: Battle, area: Area) -> None:
    """Draw the battleground: its cell, and the room on it."""
    words = table.words
    room = next((each.room for each in table.lord(Seat(battle.seat)).tiles if each.cell == battle.cell), "")
    scene.rect(area, TUNNEL_RIM, 12, Stroke(INK, 4))
    scene.text((area.x + 20, area.y + 50), battle.cell, 44, INK, BOLD)
    scene.icon(room_sign(room) if room else "tunnel", (area.right - 46, area.y + 44), 60)
    said = table.names("room", room) if room else words("dungeon_lords-picture-tunnel")
    name, size = fit(said, area.w - 36, 24, BOLD)
    scene.text((area.x + 20, area.y + 86), name, size, INK, BOLD)
    if room:
        lines, size = fit_lines(table.names("room", room, "text"), area.w - 36, 2, 20)
        for turn, line in enumerate(lines):
            scene.text((area.x + 20, area.y + 112 + turn * (size + 2)), line, size, INK2)


def _thing(scene: Scene, table: Table, which: _Thing, area: Area) -> None:
    """Draw a trap or a monster with what it does, and a chip that says what became of it."""
    words, battle, (kind, thing, state) = table.words, table.view.battle, which
    over = state in {"used", "attacked", "idle", "withdrawn", "metamorphosed", "returns"}
    legal = table.proposal is None and not over and thing in named(table)
    ink = INK3 if over else INK
    edge = LEGAL if legal else Stroke(SEAL, 3, "5 4") if state == "hidden" else Stroke(LINE, 2, "4 6" if over else "")
    scene.rect(area, SURFACE if over or kind == "trap" else MONSTER_TINT, 12, edge)
    scene.icon(thing if kind == "monster" else "trap", (area.x + 44, area.y + 46), 62, ink)
    said = table.names("monster", thing) if kind == "monster" else table.names("trap", thing)
    name, size = fit(said, area.w - 98, 24, BOLD)
    scene.text((area.x + 86, area.y + 32), name, size, ink, BOLD)
    text = table.names(kind, thing, "text")
    if kind == "monster":
        text = text.partition(". ")[2]  # its price, which its first sentence tells, is paid
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


def _draw_person(scene: Scene, table: Table, one: Adventurer, place: int, area: Area) -> None:
    """Draw an adventurer: place in line, class, hit points left and lost, icons, what a trap or spell did to him."""
    battle, tile = table.view.battle, ADVENTURER[one.id]
    left, most = hit_points(one)
    legal = table.proposal is None and one.id in prospects.named(table)
    scene.rect(area, SURFACE, 12, LEGAL if legal else Stroke(INK3, 2))
    scene.icon(figure_icon(one.id), (area.x + 48, area.y + 52), 68)
    room = area.w - 112
    name, size = fit(table.names("class", tile.kind), room - 34, 24, BOLD)
    scene.text((area.x + 94, area.y + 34), name, size, INK, BOLD)
    scene.text((area.right - 14, area.y + 34), str(place), 22, INK3, BOLD, anchor="end")
    name, size = fit(table.names("adventurer", one.id, "short"), room, 20)
    scene.text((area.x + 94, area.y + 59), name, size, INK2)
    after = prospects.outcomes(table).get(one.id, ())
    kept = left if table.proposal is None or not after else after[0]
    _pips(scene, Area(area.x + 94, area.y + 71, room, 24), kept, left, most)
    low = area.bottom - 26
    scene.icon("heart", (area.x + 28, low), 28, LOSS if one.damage else INK)
    wide = scene.text((area.x + 46, low + 10), f"{left}/{most}", 26, INK, BOLD)
    wide += draw_amounts(scene, (area.x + 62 + wide, low), skills(tile), 26) + 62
    state = _state(table, battle, one)
    if state and area.w - wide > 70:
        said, size = fit(state, area.w - wide - 38, 18, BOLD)
        chip(scene, (area.right - 10, low), said, size, fill=LOSS, anchor="end")
    if table.proposal is not None and one.id in prospects.values(table.proposal.move):
        scene.rect(area, radius=12, stroke=Stroke(INK, 6, "12 9"))
    if after:
        prospects.draw_after(scene, (area.middle[0], area.bottom + 7), after)
    if battle is not None and table.is_fresh(battle.seat, one.id):
        brackets(scene, area, 18)


def _state(table: Table, battle: Battle | None, one: Adventurer) -> str:
    """Return what lies on an adventurer: poison, invisibility, or the damage done to him."""
    words = table.words
    if battle is not None and one.id in battle.poisoned:
        return words("dungeon_lords-picture-poisoned")
    if battle is not None and one.id in battle.invisible:
        return words("dungeon_lords-picture-invisible")
    return f"−{one.damage}" if one.damage else ""


def _pips(scene: Scene, area: Area, kept: int, left: int, most: int) -> None:
    """Draw a disc for each hit point, a pink ring for one that would be lost, a grey one for each that is."""
    step = min(24.0, area.w / max(1, most))
    for turn in range(most):
        middle = (area.x + step * (turn + 0.5), area.middle[1])
        r = step * 0.39
        if turn < kept:
            scene.circle(middle, r, INK)
        else:
            scene.circle(middle, r - 1, stroke=Stroke(LOSS, 3) if turn < left else Stroke(EDGE, 2))
