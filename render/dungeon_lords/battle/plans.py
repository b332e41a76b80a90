"""Every lord before his battle: party, tiles, what may be known of his plan, and how a plan is rehearsed. Pure."""

from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.kernel.ids import Seat
from render.drawing.bands import GAP, HEAD, MARGIN, head, panel
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import brackets, chip
from render.drawing.palette import GAIN, GROUND, INK, INK2, INK3, LOSS, RAISED
from render.drawing.scene import WIDTH, Area, Scene
from render.dungeon_lords import heads
from render.dungeon_lords.battle import prospects
from render.dungeon_lords.battle.cards import CARDS_HEIGHT, draw_cards
from render.dungeon_lords.spoken import battle as spoken_battle
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import draw_amounts, draw_owner, figure_icon, skills

_LORD: Final = 186
_AFTER: Final = 24
"""What chips below the party add to a panel (px)."""

_VERDICT: Final = 38
_VERDICT_ICON: Final = {"falls": ("flag", LOSS), "holds": ("shield", GAIN), "open": ("hidden", INK2)}


def planning_scene(table: Table) -> Scene:
    """Draw every lord before his battle."""
    top: float = HEAD + MARGIN + (CARDS_HEIGHT if table.view.combat_round else 0)
    heights = [_LORD + _rehearsed(table, seat) for seat in table.view.play_order]
    scene = Scene(top + sum(heights) + len(heights) * GAP + 4)
    head(scene, heads.titled_head(table, "army", table.words("dungeon_lords-picture-battle")))
    if table.view.combat_round:
        draw_cards(scene, table, HEAD + MARGIN)
    for seat, high in zip(table.view.play_order, heights, strict=True):
        _lord(scene, table, seat, Area(MARGIN, top, WIDTH - 2 * MARGIN, high))
        top += high + GAP
    return scene


def _rehearsed(table: Table, seat: Seat) -> float:
    """Return what the rehearsal of the reader's own plan adds to his panel."""
    if seat != table.view.observer or not prospects.verdict(table):
        return 0
    return _VERDICT + (_AFTER if prospects.outcomes(table) else 0)


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
    low = area.bottom - 30
    if _rehearsed(table, seat):
        _verdict(scene, table, Area(area.x + 16, low - 18, area.w - 32, 36))
        low -= _VERDICT
    said, size = fit(spoken_battle.plan(table, seat), area.w - 78, 22)
    scene.icon("tunnel", (area.x + 34, low), 34, INK2)
    scene.text((area.x + 60, low + 8), said, size, INK2)


def _verdict(scene: Scene, table: Table, area: Area) -> None:
    """Write how the rehearsal of the proposed plan ends."""
    kind = prospects.verdict(table)
    icon, colour = _VERDICT_ICON[kind]
    scene.icon(icon, (area.x + 18, area.middle[1]), 28, colour)
    said, size = fit(table.words(f"dungeon_lords-picture-verdict-{kind}"), area.w - 50, 24, BOLD)
    scene.text((area.x + 44, area.middle[1] + 8), said, size, INK, BOLD)


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
        after = prospects.outcomes(table).get(one.id, ()) if seat == table.view.observer else ()
        if after:
            prospects.draw_after(scene, (place.middle[0], place.bottom + 8), after)
        if table.is_fresh(seat, one.id):
            brackets(scene, place, 12)
