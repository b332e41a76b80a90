"""The line of adventurers in a battle: hit points left and lost, icons, what choices would leave. Pure."""

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.state import Adventurer, Battle
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import LEGAL, brackets, chip
from render.drawing.palette import EDGE, INK, INK2, INK3, LOSS, SURFACE
from render.drawing.scene import Area, Scene, Stroke
from render.dungeon_lords import terms
from render.dungeon_lords.battle import prospects
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import draw_amounts, figure_icon, skills


def draw_person(scene: Scene, table: Table, one: Adventurer, place: int, area: Area) -> None:
    """Draw an adventurer: place in line, class, hit points left and lost, icons, what a trap or spell did to him."""
    battle, words, tile = table.view.battle, table.words, ADVENTURER[one.id]
    most = tile.hit_points + one.extra
    left = max(0, most - one.damage)
    legal = table.proposal is None and one.id in prospects.named(table)
    scene.rect(area, SURFACE, 12, LEGAL if legal else Stroke(INK3, 2))
    scene.icon(figure_icon(one.id), (area.x + 48, area.y + 52), 68)
    room = area.w - 112
    name, size = fit(terms.class_of(words, one.id), room - 34, 24, BOLD)
    scene.text((area.x + 94, area.y + 34), name, size, INK, BOLD)
    scene.text((area.right - 14, area.y + 34), str(place), 22, INK3, BOLD, anchor="end")
    name, size = fit(words(f"dungeon_lords-adventurer-{one.id}.short"), room, 20)
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
