"""The line of adventurers in a battle and the ground: tile, traps, fighters, what becomes of each (SPEC 5). Pure."""

from collections.abc import Iterator
from typing import Final

import msgspec

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.quotes import PlanQuote, StrikeQuote
from games.dungeon_lords.state import Adventurer, Battle, Fighter, Tile
from games.kernel.ids import Seat
from render.described import Part
from render.drawing.bands import GAP, across, places, section
from render.drawing.lettering import BOLD, width
from render.drawing.marks import LEGAL, chip, frame, wax
from render.drawing.palette import EDGE, GROUND, INK, INK2, INK3, LINE, LOSS, RAISED, SEAL, SURFACE
from render.drawing.scene import Area, Point, Scene, Stroke
from render.dungeon_lords.parts import listed, party_text
from render.dungeon_lords.pieces import MONSTER_TINT, TUNNEL_RIM, draw_amounts, figure_icon, room_sign, skills
from render.dungeon_lords.table import Table, hit_points
from render.naming import Names
from render.phrases import capital

_SECTION: Final = 56
_PERSON: Final = 158
_AFTER: Final = 30
"""What the chips below a row of adventurers add (px)."""

_THING: Final = 176
"""Height of a trap or a monster (px)."""

_PAST: Final = {"used", "attacked", "idle", "withdrawn", "metamorphosed", "returns"}
"""What has become of traps and monsters that do nothing any more in this battle."""

_COLUMNS: Final = 2

_SIZE: Final = 32
_HIGH: Final = 42
_ICON: Final = 30
_PART: Final = 7
_ENDS: Final = 3

Outcomes = dict[str, tuple[int, ...]]
"""Hit points that may be left, the most first, of each adventurer whom a choice would change; 0 is imprisoned."""


def people_part(table: Table, battle: Battle) -> Part:
    """Return the line of adventurers, from the front, with what still protects them."""
    party = table.lord(Seat(battle.seat)).party
    columns = 2
    high = _PERSON + (_AFTER if outcomes(table) else 0)
    kinds = (("pool", battle.pool), ("shield", battle.shield))
    protection = [table.words(f"dungeon_lords-picture-{kind}", count=count) for kind, count in kinds if count]

    def draw(scene: Scene, y: float) -> None:
        section(scene, y + 40, "arrow", table.words("dungeon_lords-picture-line"), " · ".join(protection))
        spots = places(across(y + _SECTION, 0), len(party), columns, high=high)
        for place, (one, area) in enumerate(zip(party, spots, strict=True), start=1):
            _person(scene, table, battle, one, Area(area.x, area.y, area.w, _PERSON))
            scene.text((area.right - 14, area.y + 38), str(place), 30, INK3, BOLD, anchor="end")

    def text(names: Names) -> Iterator[str]:
        yield party_text(table, Seat(battle.seat), names)
        yield from prospects_text(table)
        yield listed(names, "poisoned", dict.fromkeys(battle.poisoned), "adventurer")
        yield listed(names, "invisible", dict.fromkeys(battle.invisible), "adventurer")
        yield from (f"{capital(said)}." for said in protection)

    return Part(draw, text, _SECTION + -(-len(party) // columns) * (high + GAP), rank=3)


def _person(scene: Scene, table: Table, battle: Battle, one: Adventurer, area: Area) -> None:
    """Draw an adventurer: class, hit points left and lost, icons, what a trap or spell did to him."""
    tile, proposal, room = ADVENTURER[one.id], table.proposal, area.w - 132
    left, most = hit_points(one)
    scene.rect(area, SURFACE, 12, LEGAL if proposal is None and one.id in named(table) else Stroke(INK3, 2))
    scene.icon(figure_icon(one.id), (area.x + 56, area.y + 56), 84)
    said = f"{table.names('class', tile.kind)} · {table.names('adventurer', one.id, 'short')}"
    scene.fitted((area.x + 112, area.y + 42), said, room - 26, 32, face=BOLD)
    after = outcomes(table).get(one.id, ())
    kept = left if proposal is None or not after else after[0]
    _pips(scene, Area(area.x + 112, area.y + 58, room, 30), kept, left, most)
    low = area.bottom - 32
    scene.icon("heart", (area.x + 32, low), 38, LOSS if one.damage else INK)
    wide = scene.text((area.x + 56, low + 13), f"{left}/{most}", 36, INK, BOLD)
    wide += draw_amounts(scene, (area.x + 76 + wide, low), skills(tile), 34) + 76
    state = f"−{one.damage}" if one.damage else ""
    if one.id in battle.poisoned:
        state = table.names("source", "poison")
    elif one.id in battle.invisible:
        state = table.words("dungeon_lords-picture-invisible")
    if state and area.w - wide > 80:
        chip(scene, (area.right - 10, low), state, 28, fill=LOSS, anchor="end", room=area.w - wide - 42)
    frame(scene, area, proposed=one.id in values(table.proposed_move))
    if after:
        draw_after(scene, (area.middle[0], area.bottom + 8), after)
    table.mark_new(scene, area, 18, battle.seat, one.id)


def _pips(scene: Scene, area: Area, kept: int, left: int, most: int) -> None:
    """Draw a disc for each hit point, a pink ring for one that would be lost, a grey one for each that is."""
    step = min(32.0, area.w / max(1, most))
    for turn in range(most):
        middle = (area.x + step * (turn + 0.5), area.middle[1])
        r = step * 0.39
        if turn < kept:
            scene.circle(middle, r, INK)
        else:
            scene.circle(middle, r - 1, stroke=Stroke(LOSS, 3) if turn < left else Stroke(EDGE, 2))


def ground_part(table: Table, battle: Battle) -> Part:
    """Return the tile that is fought for, the traps used and still hidden, the fighters."""
    words, view = table.words, table.view
    kept = words("dungeon_lords-picture-no-conquest") if battle.no_conquest and not battle.courage else ""
    tile = next((tile for tile in table.lord(Seat(battle.seat)).tiles if tile.cell == battle.cell), Tile(battle.cell))

    def text(names: Names) -> Iterator[str]:
        if kept:
            yield f"{capital(kept)}."
        states = [names.words(f"dungeon_lords-picture-monster-{_state_of(each)}") for each in battle.fighters]
        fighters = zip(battle.fighters, states, strict=True)
        yield listed(names, "fighters", (f"{names('monster', each.kind)} ({said})" for each, said in fighters))
        if view.battle_traps:
            yield words("dungeon_lords-text-traps-set", count=view.battle_traps)
        yield listed(names, "traps-own", view.battle_kinds, "trap")
        yield listed(names, "traps-used", battle.used, "trap")
        if tile.room:
            yield names.sentence("dungeon_lords-text-room", tile)

    things = 1 + len(battle.used) + view.battle_traps + len(battle.fighters)

    def draw(scene: Scene, y: float) -> None:
        section(scene, y + 40, "army", words("dungeon_lords-picture-ground"), kept)
        _draw_ground(scene, table, battle, tile, places(across(y + _SECTION, 0), things, _COLUMNS, high=_THING))

    return Part(draw, text, _SECTION + -(-things // _COLUMNS) * (_THING + GAP) + 4, rank=4)


def _state_of(fighter: Fighter) -> str:
    return "returns" if fighter.returns and fighter.state == "attacked" else fighter.state


def _draw_ground(scene: Scene, table: Table, battle: Battle, tile: Tile, spots: list[Area]) -> None:
    _tile(scene, table, tile, spots[0])
    view, used = table.view, len(battle.used)
    things = [("trap", trap, "used") for trap in battle.used]
    if battle.trap and used:
        things[-1] = ("trap", battle.used[-1], "waiting")
    hidden = (*view.battle_kinds, *[""] * view.battle_traps)[: view.battle_traps]
    things += [("trap", kind, "hidden") for kind in hidden]
    things += [("monster", fighter.kind, _state_of(fighter)) for fighter in battle.fighters]
    for which, area in zip(things, spots[1:], strict=True):
        if which[1]:
            _thing(scene, table, which, area)
        else:
            wax(scene, Area(area.x, area.y, 112, area.h))
            said = table.words("dungeon_lords-picture-trap-down")
            scene.block((area.x + 126, area.middle[1]), said, area.w - 132, 3, 30, colour=INK2, face=BOLD, centred=True)


def _tile(scene: Scene, table: Table, tile: Tile, area: Area) -> None:
    """Draw the battleground: its cell, and the room on it."""
    scene.rect(area, TUNNEL_RIM, 12, Stroke(INK, 4))
    scene.text((area.x + 20, area.y + 56), tile.cell, 54, INK, BOLD)
    scene.icon(room_sign(tile.room) if tile.room else "tunnel", (area.right - 50, area.y + 46), 70)
    said = table.names("room", tile.room) if tile.room else table.words("dungeon_lords-picture-tunnel")
    scene.fitted((area.x + 20, area.y + 96), said, area.w - 32, 32, face=BOLD)
    if tile.room:
        scene.block(
            (area.x + 20, area.y + 126), table.names("room", tile.room, "text"), area.w - 32, 2, 26, colour=INK2
        )


def _thing(scene: Scene, table: Table, which: tuple[str, str, str], area: Area) -> None:
    """Draw a trap or a monster with what it does, and a chip that says what became of it: kind, id and state."""
    kind, thing, state = which
    is_past, proposal, is_monster = state in _PAST, table.proposal, kind == "monster"
    edge = Stroke(SEAL, 3, "5 4") if state == "hidden" else Stroke(LINE, 2, "4 6" if is_past else "")
    if proposal is None and not is_past and thing in named(table):
        edge = LEGAL
    scene.rect(area, MONSTER_TINT if is_monster and not is_past else SURFACE, 12, edge)
    ink = INK3 if is_past else INK
    scene.icon(thing if is_monster else "trap", (area.x + 50, area.y + 54), 80, ink)
    scene.fitted((area.x + 102, area.y + 40), table.names(kind, thing), area.w - 112, 32, ink, face=BOLD)
    text = table.names(kind, thing, "text")
    if is_monster:
        text = text.partition(". ")[2]  # its price, which its first sentence tells, is paid
    scene.block((area.x + 102, area.y + 72), text, area.w - 112, 3, 26, colour=INK3 if is_past else INK2)
    bright = state == "waiting"
    chip(
        scene,
        (area.right - 10, area.bottom - 22),
        table.words(f"dungeon_lords-picture-{kind}-{state}"),
        24,
        fill=INK if bright else RAISED,
        ink=GROUND if bright else INK,
        anchor="end",
        icon="" if bright or state == "hidden" else "check" if state in {"used", "attacked"} else "arrow",
        room=area.w - 70,
    )
    frame(scene, area, proposed=thing in values(table.proposed_move))
    table.mark_new(scene, area, 18, "" if table.view.battle is None else table.view.battle.seat, thing)


def outcomes(table: Table) -> Outcomes:
    """Return what the proposed choice would leave of each adventurer; without one, what each of the choices would."""
    asked = table.choices if table.proposal is None else (table.proposal,)
    found: dict[str, set[int]] = {}
    for choice in asked:
        quote = choice.why
        if isinstance(quote, StrikeQuote) or (isinstance(quote, PlanQuote) and table.proposal is not None):
            for each in quote.line:
                if each.left != each.before:
                    found.setdefault(each.adventurer, set()).add(each.left)
    return {adventurer: tuple(sorted(left, reverse=True)) for adventurer, left in found.items()}


def verdict(table: Table) -> str:
    """Return how the rehearsal of the proposed plan ends: falls, holds, or open without a known card; else ""."""
    quote = None if table.proposal is None else table.proposal.why
    if not isinstance(quote, PlanQuote):
        return ""
    if not quote.tires:
        return "open"
    return "falls" if quote.conquered else "holds"


def prospects_text(table: Table) -> Iterator[str]:
    """Yield what the chips under the adventurers say, and how the rehearsal ends."""
    words, found = table.words, outcomes(table)
    said = []
    for one, ends in found.items():
        left = " / ".join(str(points) if points else words("dungeon_lords-text-imprisoned") for points in ends)
        said.append(f"{table.names('adventurer', one, 'short')} {left}")
    yield listed(table.names, "outcomes" if table.proposal is None else "rehearsed", said)
    if verdict(table):
        yield f"{words(f'dungeon_lords-picture-verdict-{verdict(table)}')}."


def named(table: Table) -> set[object]:
    """Return everything that the reader may choose now."""
    return {value for choice in table.choices for value in values(choice.move)}


def values(move: object) -> set[object]:
    """Return everything that a move names."""
    found: set[object] = set()
    for value in msgspec.structs.astuple(move) if isinstance(move, msgspec.Struct) else ():
        found |= set(value) if isinstance(value, tuple) else {value}
    return found


def draw_after(scene: Scene, middle: Point, left: tuple[int, ...]) -> None:
    """Draw an ivory chip: an arrow, and the hit points that may be left; bars for an imprisoned one.

    More than three different ends are drawn as a range.
    """
    x, y = middle
    between = "/" if len(left) <= _ENDS else "–"
    left = left if len(left) <= _ENDS else (left[0], left[-1])
    figures = sum(width(str(points), _SIZE, BOLD) + 4 for points in left if points)
    slashes = (len(left) - 1) * (width("–", _SIZE, BOLD) + _PART)
    wide = 35 + _PART + figures + slashes + len(left) * (_ICON + _PART)
    scene.rect(Area(x - wide / 2, y - _HIGH / 2, wide, _HIGH), INK, 9)
    x += 12 - wide / 2
    scene.icon("arrow", (x + 9, y), 26, GROUND)
    x += 18 + _PART
    for turn, points in enumerate(left):
        if turn:
            x += scene.text((x, y + 11), between, _SIZE, INK3, BOLD) + _PART
        if points:
            x += scene.text((x, y + 11.5), str(points), _SIZE, GROUND, BOLD) + 4
        scene.icon("heart" if points else "prison", (x + _ICON / 2, y), _ICON, GROUND)
        x += _ICON + _PART
