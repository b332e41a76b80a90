"""Every lord before his battle: party, tiles, what may be known of his plan, and how a plan is rehearsed. Pure."""

from collections.abc import Iterator
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.moves import PlanTraps, Send
from games.kernel.ids import Seat
from render.described import Part
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import brackets, chip
from render.drawing.palette import GAIN, GROUND, INK, INK2, INK3, LOSS, RAISED
from render.drawing.scene import WIDTH, Area, Scene
from render.dungeon_lords import prospects
from render.dungeon_lords.parts import party_text
from render.dungeon_lords.table import Table, hit_points
from render.dungeon_lords.tokens import draw_amounts, draw_owner, figure_icon, skills
from render.naming import Names

_LORD: Final = 186
_AFTER: Final = 24
"""What chips below the party add to a panel (px)."""

_VERDICT: Final = 38
_VERDICT_ICON: Final = {"falls": ("flag", LOSS), "holds": ("shield", GAIN), "open": ("hidden", INK2)}


def lord_part(table: Table, seat: Seat) -> Part:
    """Return a lord before his battle: how far his plan is, his party, and where the adventurers may go."""

    def draw(scene: Scene, y: float) -> None:
        _draw_lord(scene, table, seat, Area(MARGIN, y, WIDTH - 2 * MARGIN, high))

    def text(names: Names) -> Iterator[str]:
        state = names.words(f"dungeon_lords-picture-{_stage(table, seat)}")
        yield names.words("dungeon_lords-text-planner", name=names.player(seat), state=state, plan=_plan(table, seat))
        yield party_text(table, seat, names)
        if seat == table.view.observer:
            yield from prospects.prospects_text(table)

    high = _LORD + _rehearsed(table, seat)
    return Part(draw, text, high + GAP)


def _stage(table: Table, seat: Seat) -> str:
    """Return how far a lord is: planning, planned, fought, waits, or idle for one who has nothing to plan."""
    view, own = table.view, table.view.plans[seat] if seat < len(table.view.plans) else None
    if seat in view.fought:
        return "fought-out"
    if own is None:
        return "idle"
    if own.stage != "ready":
        return "planning"
    return "planned" if view.phase == "planning" else "waits"


def _plan(table: Table, seat: Seat) -> str:
    """Return what may be known of a lord's plan, or the tiles that the adventurers may go to."""
    words, view = table.words, table.view
    known = view.plans[seat] if seat < len(view.plans) else None
    if known is not None and known.known and known.cell:
        traps, sent = known.kinds, known.sent
        move = table.proposal.move if table.proposal is not None and seat == view.observer else None
        if isinstance(move, PlanTraps):
            traps = move.traps
        elif isinstance(move, Send):
            sent = move.monsters
        hidden = str(known.traps) if not isinstance(move, PlanTraps) else words("dungeon_lords-picture-no-traps")
        return words(
            "dungeon_lords-picture-plan",
            cell=known.cell,
            sent=table.names.listed("monster", sent) or words("dungeon_lords-picture-nobody"),
            traps=table.names.listed("trap", traps) or hidden,
        )
    cells = words.listed(table.lord(seat).nearest)
    return words("dungeon_lords-picture-nearest", cells=cells or words("dungeon_lords-picture-nothing"))


def _rehearsed(table: Table, seat: Seat) -> float:
    """Return what the rehearsal of the reader's own plan adds to his panel."""
    if seat != table.view.observer or not prospects.verdict(table):
        return 0
    return _VERDICT + (_AFTER if prospects.outcomes(table) else 0)


def _draw_lord(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw a lord: how far his plan is, his party, and where the adventurers may go."""
    panel(scene, area, chosen=seat in table.called and not table.places)
    draw_owner(scene, table, seat, (area.x + 40, area.y + 36), 22)
    stage = _stage(table, seat)
    icon = {"planned": "sealed", "fought-out": "check", "planning": "clock", "waits": "hourglass"}.get(stage, "pass")
    fill = INK if stage == "planning" else RAISED
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
    low = area.bottom - 30
    if _rehearsed(table, seat):
        _verdict(scene, table, Area(area.x + 16, low - 18, area.w - 32, 36))
        low -= _VERDICT
    said, size = fit(_plan(table, seat), area.w - 78, 22)
    scene.icon("tunnel", (area.x + 34, low), 34, INK2)
    scene.text((area.x + 60, low + 8), said, size, INK2)


def _verdict(scene: Scene, table: Table, area: Area) -> None:
    """Write how the rehearsal of the proposed plan ends."""
    kind = prospects.verdict(table)
    icon, colour = _VERDICT_ICON[kind]
    scene.icon(icon, (area.x + 18, area.middle[1]), 28, colour)
    said, size = fit(table.words(f"dungeon_lords-picture-verdict-{kind}"), area.w - 50, 24, BOLD)
    scene.text((area.x + 44, area.middle[1] + 8), said, size, INK, BOLD)


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
        size = 26 if wide > 200 else 20 if wide > 150 else 17
        x = place.x + icon + 12
        scene.icon("heart", (x + size / 2, place.middle[1]), size, LOSS if one.damage else INK)
        x += size + 4
        x += scene.text((x, place.middle[1] + size * 0.36), "/".join(map(str, hit_points(one))), size, INK, BOLD) + 10
        draw_amounts(scene, (x, place.middle[1]), skills(tile), size)
        after = prospects.outcomes(table).get(one.id, ()) if seat == table.view.observer else ()
        if after:
            prospects.draw_after(scene, (place.middle[0], place.bottom + 8), after)
        if table.is_fresh(seat, one.id):
            brackets(scene, place, 12)
