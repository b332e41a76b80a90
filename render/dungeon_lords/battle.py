"""The battle that is fought now, or what all lords plan for it. Pure.

Steps, combat cards, line of adventurers from the front, battleground with traps and fighters. Between the battles of a
round: each lord's party, his nearest tiles, and what may be known of his plan. Px on the picture.
"""

from typing import Final, NamedTuple

import msgspec

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import SPELL
from games.dungeon_lords.state import Adventurer, Battle, Fighter
from games.kernel.ids import Seat
from render.drawing.bands import GAP, HEAD, MARGIN, Head, head, panel, section
from render.drawing.lettering import BOLD, fit, fit_lines
from render.drawing.marks import LEGAL, brackets, chip, wax
from render.drawing.palette import EDGE, GAIN, GROUND, INK, INK2, INK3, LINE, LOSS, RAISED, SEAL, SURFACE
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke
from render.dungeon_lords import heads, spoken_battle, terms
from render.dungeon_lords.battle_cards import CARDS_HEIGHT, draw_cards
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import (
    MONSTER_TINT,
    TUNNEL_RIM,
    draw_amounts,
    draw_owner,
    figure_icon,
    room_sign,
    skills,
)
from render.page import Picture

_STEPS: Final = 84
_PERSON: Final = 150
_THING: Final = 136
_LORD: Final = 186
_SECTION: Final = 52
_STEP_ICON: Final = {
    "traps": "trap", "fast": "bolt", "attacks": "monster", "slow": "clock", "healing": "heal", "conquest": "flag",
    "poison": "poison",
}  # fmt: skip


class _Thing(NamedTuple):
    """A trap or a monster on the battleground, and what became of it."""

    kind: str
    name: str
    state: str


def battle_picture(table: Table) -> Picture:
    """Return the battle, or the planning of it, as the reader of `table` sees it."""
    alt, plain = spoken_battle.battle_alt(table), spoken_battle.battle_plain(table)
    return Picture(f"battle-{table.stem}", battle_scene(table).svg(), alt, plain)


def battle_scene(table: Table) -> Scene:
    """Draw the battle."""
    battle = table.view.battle
    return _planning(table) if battle is None else _fight(table, battle)


def _fight(table: Table, battle: Battle) -> Scene:
    seat, words = Seat(battle.seat), table.words
    party = table.lord(seat).party
    cards = HEAD + MARGIN + _STEPS + GAP
    people = cards + CARDS_HEIGHT
    ground = people + _SECTION + _rows(len(party), _columns(len(party))) * (_PERSON + GAP)
    things = 1 + len(battle.used) + bool(battle.trap) + table.view.battle_traps + len(battle.fighters)
    scene = Scene(ground + _SECTION + _rows(things, 3) * (_THING + GAP) + 4)
    name, _ = fit(table.label(seat), 170, 24)
    owner = words("dungeon_lords-picture-fought", name=name, cell=battle.cell, phase=heads.phase(table))
    head(scene, Head("", words("dungeon_lords-picture-battle"), owner, heads.awaited(table), heads.asked(table)))
    draw_owner(scene, table, seat, (50, 48), 25)
    _steps(scene, table, battle, HEAD + MARGIN)
    draw_cards(scene, table, cards)
    section(scene, people + 36, "arrow", words("dungeon_lords-picture-line"), _protection(table, battle))
    for turn, one in enumerate(party):
        area = _place(turn, _columns(len(party)), people + _SECTION, _PERSON)
        _person(scene, table, one, turn + 1, area)
    title = words("dungeon_lords-picture-ground")
    section(scene, ground + 36, "army", title, _conquest(table, battle))
    _ground(scene, table, battle, ground + _SECTION)
    return scene


def _rows(count: int, columns: int) -> int:
    return -(-count // columns)


def _columns(people: int) -> int:
    """Return how many adventurers stand side by side."""
    return 3 if people <= 3 else 4


def _place(turn: int, columns: int, top: float, high: float) -> Area:
    """Return the place of one of several panels that follow each other in rows."""
    row, column = divmod(turn, columns)
    wide = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    return Area(MARGIN + column * (wide + GAP), top + row * (high + GAP), wide, high)


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


def _person(scene: Scene, table: Table, one: Adventurer, place: int, area: Area) -> None:
    """Draw an adventurer: place in line, class, hit points left and lost, icons, what a trap or spell did to him."""
    battle, words, tile = table.view.battle, table.words, ADVENTURER[one.id]
    most = tile.hit_points + one.extra
    left = max(0, most - one.damage)
    legal = table.proposal is None and one.id in _named(table)
    scene.rect(area, SURFACE, 12, LEGAL if legal else Stroke(INK3, 2))
    scene.icon(figure_icon(one.id), (area.x + 48, area.y + 52), 68)
    room = area.w - 112
    name, size = fit(terms.class_of(words, one.id), room - 34, 24, BOLD)
    scene.text((area.x + 94, area.y + 34), name, size, INK, BOLD)
    scene.text((area.right - 14, area.y + 34), str(place), 22, INK3, BOLD, anchor="end")
    name, size = fit(words(f"dungeon_lords-adventurer-{one.id}.short"), room, 20)
    scene.text((area.x + 94, area.y + 59), name, size, INK2)
    _pips(scene, (area.x + 94, area.y + 83), left, most, room)
    low = area.bottom - 26
    scene.icon("heart", (area.x + 28, low), 28, LOSS if one.damage else INK)
    wide = scene.text((area.x + 46, low + 10), f"{left}/{most}", 26, INK, BOLD)
    wide += draw_amounts(scene, (area.x + 62 + wide, low), skills(tile), 26) + 62
    state = _state(table, battle, one)
    if state and area.w - wide > 70:
        said, size = fit(state, area.w - wide - 38, 18, BOLD)
        chip(scene, (area.right - 10, low), said, size, fill=LOSS, anchor="end")
    if table.proposal is not None and one.id in _values(table.proposal.move):
        scene.rect(area, radius=12, stroke=Stroke(INK, 6, "12 9"))
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


def _pips(scene: Scene, start: Point, left: int, most: int, room: float) -> None:
    """Draw a disc for each hit point left, a ring for each one lost."""
    step = min(24.0, room / max(1, most))
    for turn in range(most):
        middle = (start[0] + step * (turn + 0.5), start[1])
        r = step * 0.39
        if turn < left:
            scene.circle(middle, r, INK)
        else:
            scene.circle(middle, r - 1, stroke=Stroke(EDGE, 2))


def _values(move: object) -> set[object]:
    """Return everything that a move names."""
    values: set[object] = set()
    for value in msgspec.structs.astuple(move) if isinstance(move, msgspec.Struct) else ():
        values |= set(value) if isinstance(value, tuple) else {value}
    return values


def _named(table: Table) -> set[object]:
    """Return everything that the reader may choose now."""
    return {value for choice in table.choices for value in _values(choice.move)}


def _ground(scene: Scene, table: Table, battle: Battle, top: float) -> None:
    """Draw the tile, the traps used and still hidden, and the fighters."""
    words, turn = table.words, 1
    _tile(scene, table, battle, _place(0, 3, top, _THING))
    for trap in (*battle.used, *([battle.trap] if battle.trap else [])):
        area = _place(turn, 3, top, _THING)
        state = "waiting" if trap == battle.trap and turn > len(battle.used) else "used"
        _thing(scene, table, _Thing("trap", trap, state), area)
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
        _fighter(scene, table, fighter, _place(turn, 3, top, _THING))
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
        lines, size = fit_lines(terms.text(words, "room", room), area.w - 36, 2, 17)
        for turn, line in enumerate(lines):
            scene.text((area.x + 20, area.y + 108 + turn * 19), line, size, INK2)


def _fighter(scene: Scene, table: Table, fighter: Fighter, area: Area) -> None:
    state = "returns" if fighter.returns and fighter.state == "attacked" else fighter.state
    _thing(scene, table, _Thing("monster", fighter.kind, state), area)


def _thing(scene: Scene, table: Table, which: _Thing, area: Area) -> None:
    """Draw a trap or a monster with what it does, and a chip that says what became of it."""
    words, battle, (kind, thing, state) = table.words, table.view.battle, which
    over = state in {"used", "attacked", "idle", "withdrawn", "metamorphosed", "returns"}
    legal = table.proposal is None and not over and thing in _named(table)
    ink = INK3 if over else INK
    edge = LEGAL if legal else Stroke(SEAL, 3, "5 4") if state == "hidden" else Stroke(LINE, 2, "4 6" if over else "")
    scene.rect(area, SURFACE if over or kind == "trap" else MONSTER_TINT, 12, edge)
    scene.icon(thing if kind == "monster" else "trap", (area.x + 44, area.y + 46), 62, ink)
    said = terms.monster(words, thing) if kind == "monster" else terms.trap(words, thing)
    name, size = fit(said, area.w - 98, 24, BOLD)
    scene.text((area.x + 86, area.y + 32), name, size, ink, BOLD)
    text = _deeds(terms.text(words, kind, thing), kind)
    lines, size = fit_lines(text, area.w - 98, 3, 18)
    for turn, line in enumerate(lines):
        scene.text((area.x + 86, area.y + 55 + turn * 20), line, size, INK3 if over else INK2)
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
    if table.proposal is not None and thing in _values(table.proposal.move):
        scene.rect(area, radius=12, stroke=Stroke(INK, 6, "12 9"))
    if battle is not None and table.is_fresh(battle.seat, thing):
        brackets(scene, area, 18)


def _deeds(text: str, kind: str) -> str:
    """Return a monster's text without its price, which is told in its first sentence."""
    return text.partition(". ")[2] if kind == "monster" else text


def _planning(table: Table) -> Scene:
    """Draw every lord before his battle."""
    top = HEAD + MARGIN + (CARDS_HEIGHT if table.view.combat_round else 0)
    scene = Scene(top + len(table.seats) * (_LORD + GAP) + 4)
    head(scene, heads.titled_head(table, "army", table.words("dungeon_lords-picture-battle")))
    if table.view.combat_round:
        draw_cards(scene, table, HEAD + MARGIN)
    for turn, seat in enumerate(table.view.play_order):
        _lord(scene, table, seat, _place(turn, 1, top, _LORD))
    return scene


def _lord(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw a lord: how far his plan is, his party, and where the adventurers may go."""
    panel(scene, area, chosen=seat in table.awaited)
    draw_owner(scene, table, seat, (area.x + 40, area.y + 36), 22)
    stage, icon, fill = _stage(table, seat)
    said = table.words(f"dungeon_lords-picture-{stage}")
    wide = chip(
        scene,
        (area.right - 16, area.y + 34),
        said,
        22,
        fill=fill,
        ink=GROUND if fill == INK else INK,
        anchor="end",
        icon=icon,
    )
    name, size = fit(table.label(seat), area.w - wide - 110, 28, BOLD)
    scene.text((area.x + 76, area.y + 45), name, size, INK, BOLD)
    _few(scene, table, seat, Area(area.x + 16, area.y + 64, area.w - 32, 56))
    said, size = fit(spoken_battle.plan(table, seat), area.w - 78, 22)
    scene.icon("tunnel", (area.x + 34, area.bottom - 30), 34, INK2)
    scene.text((area.x + 60, area.bottom - 22), said, size, INK2)


def _stage(table: Table, seat: Seat) -> tuple[str, str, str]:
    """Return the word for how far a lord is, its icon, and the fill of its plate."""
    stage = spoken_battle.stage(table, seat)
    icon = {"planned": "sealed", "fought-out": "check", "planning": "clock", "waits": "hourglass"}.get(stage, "pass")
    return stage, icon, INK if stage == "planning" else RAISED


def _few(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw a party in one row, the front at the left."""
    party = table.lord(seat).party
    if not party:
        scene.text((area.x + 4, area.y + 38), table.words("dungeon_lords-picture-no-party"), 24, INK3)
        return
    wide = min(238.0, (area.w - 6 * (len(party) - 1)) / len(party))
    for turn, one in enumerate(party):
        place, tile = Area(area.x + turn * (wide + 6), area.y, wide, area.h), ADVENTURER[one.id]
        scene.rect(place, RAISED, 9)
        icon = 42 if wide > 170 else 30
        scene.icon(figure_icon(one.id), (place.x + icon / 2 + 6, place.middle[1]), icon)
        most = tile.hit_points + one.extra
        size = 26 if wide > 200 else 20 if wide > 150 else 17
        x = place.x + icon + 12
        scene.icon("heart", (x + size / 2, place.middle[1]), size, LOSS if one.damage else INK)
        x += size + 4
        x += scene.text((x, place.middle[1] + size * 0.36), f"{most - one.damage}/{most}", size, INK, BOLD) + 10
        draw_amounts(scene, (x, place.middle[1]), skills(tile), size)
        if table.is_fresh(seat, one.id):
            brackets(scene, place, 12)
