"""What several pictures of Dungeon Twister share: the head and the plates of the players. Pure."""

from collections.abc import Iterator

from games.dungeon_twister.components import ACTION_CARDS, COMBAT_CARDS
from games.dungeon_twister.view import View
from games.kernel.ids import Seat
from render.described import Part
from render.drawing.bands import HEAD, MARGIN, Head, across, head, panel, places
from render.drawing.lettering import BOLD, GLANCE
from render.drawing.marks import chip
from render.drawing.palette import EDGE, GROUND, INK, INK2, LINE
from render.drawing.scene import Area, Scene, Stroke
from render.dungeon_twister.table import Table
from render.naming import Facts, Names

PLATE = 112
_CARD = (54, 74)


def headline(table: Table, names: Names) -> str:
    """Return turn and phase."""
    return names.words(f"dungeon_twister-headline-{table.view.phase}", **view_facts(table.view, names))


def view_facts(view: View, _names: Names) -> Facts:
    """Return what sentences about the view need."""
    public = view.public
    bonus = sum(piece.bonus for piece in public.pieces)
    return {
        "number": public.turns + 1,
        "points": public.points_left + bonus,
        "slot": public.placing.slot if public.placing else "",
    }


def head_part(table: Table, title: str, icon: str = "gear", below: str = "") -> Part:
    """Return the head: title, phase or what is `below`, who is awaited for what, or who has won."""
    is_over, words = table.view.phase == "over", table.words

    def draw(scene: Scene, _: float) -> None:
        who = words.listed(map(table.label, table.called))
        key = f"dungeon_twister-picture-{'won' if is_over else 'awaited'}"
        strong = words(key, count=len(table.called), names=who) if who else ""
        asked = words(f"dungeon_twister-decision-{table.awaited[0].kind}") if table.awaited else ""
        phase = below or headline(table, table.names)
        head(scene, Head(icon, title, phase, strong, asked, named=bool(below)))

    def text(names: Names) -> Iterator[str]:
        yield f"{title}."
        said = headline(table, names)
        if not table.called:
            yield f"{said}."
            return
        key = f"dungeon_twister-text-{'won' if is_over else 'awaited'}"
        yield words(key, phase=said, names=names.seated(table.called), count=len(table.called))

    return Part(draw, text, HEAD + MARGIN, rank=1)


def plate_part(table: Table, seat: Seat) -> Part:
    """Return the plate of a seat: points, action cards, how many combat and jump cards are left, points to spend."""
    public = table.view.public
    combat = len(COMBAT_CARDS) - len(public.used[seat])
    is_active = public.turn == seat and public.phase in ("action", "put", "combat")
    points = public.points_left + sum(piece.bonus for piece in public.pieces)

    def draw(scene: Scene, y: float) -> None:
        area = across(y, PLATE - 12)
        middle = area.y + area.h / 2
        panel(scene, area, chosen=seat in table.called)
        table.livery.mark(scene, seat, (56, middle), 28)
        scene.fitted((98, middle + 12), table.label(seat), 208, 34, face=BOLD, least=GLANCE, cut=True)
        scene.icon("star", (338, middle), 42)
        scene.text((364, middle + 14), f"{public.scores[seat]}/{public.rules.victory_points}", 40, INK, BOLD)
        row = Area(436, middle - _CARD[1] / 2, 4 * _CARD[0] + 24, _CARD[1])
        for value, card in zip(ACTION_CARDS, places(row, len(ACTION_CARDS)), strict=True):
            _draw_card(scene, card, value, is_held=value in public.hands[seat], is_top=public.piles[seat] == value)
        scene.icon("army", (712, middle), 38, INK2)
        scene.text((736, middle + 12), str(combat), 36, INK, BOLD)
        scene.icon("jump", (798, middle), 38, INK2)
        scene.text((822, middle + 12), str(public.jumps[seat]), 36, INK, BOLD)
        if is_active and points:
            chip(scene, (976, middle), str(points), 40, anchor="end", icon="bolt")

    def text(names: Names) -> Iterator[str]:
        yield names.words(
            "dungeon_twister-text-plate",
            player=names.player(seat),
            score=public.scores[seat],
            goal=public.rules.victory_points,
            cards=names.words.listed(map(str, public.hands[seat])) or "–",
            combat=combat,
            jumps=public.jumps[seat],
        )
        if is_active and points:
            yield names.words("dungeon_twister-text-points", player=names.player(seat), points=points)

    return Part(draw, text, PLATE, rank=2)


def _draw_card(scene: Scene, area: Area, value: int, *, is_held: bool, is_top: bool) -> None:
    """Draw an action card: ivory in hand, dark when played, the last one played with an ivory rim."""
    rim = Stroke(INK if is_held or is_top else LINE, 3)
    scene.rect(area, INK if is_held else "none", 8, rim)
    x, y = area.middle
    scene.text((x, y + 13), str(value), 38, GROUND if is_held else INK if is_top else EDGE, BOLD, anchor="middle")
