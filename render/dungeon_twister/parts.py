"""What several pictures of Dungeon Twister share: the head and the plates of the players. Pure."""

from collections.abc import Iterator
from functools import partial
from typing import Literal

from games.dungeon_twister.components import ACTION_CARDS, COMBAT_CARDS, HIDDEN_CARD
from games.dungeon_twister.moves import Rotate
from games.kernel.ids import Seat
from render import heads
from render.described import Part
from render.drawing.bands import across, panel, places
from render.drawing.lettering import BOLD, GLANCE
from render.drawing.marks import chip
from render.drawing.palette import EDGE, GROUND, INK, INK2, LINE
from render.drawing.scene import Area, Scene, Stroke
from render.dungeon_twister.table import Table
from render.naming import Names

PLATE = 112
_CARD = (54, 74)
CardLook = Literal["held", "top", "played"]


def headline(table: Table, names: Names) -> str:
    """Return turn and phase, or what a picture of a proposed turn of a room shows."""
    match table.proposed_move:
        case Rotate(slot=slot):
            return names.words("dungeon_twister-headline-turned", slot=slot)
    return names.sentence(f"dungeon_twister-headline-{table.view.phase}", table.view)


def head_part(table: Table, title: str, icon: str = "gear", below: str = "") -> Part:
    """Return the head of a picture."""
    return heads.head_part(table, icon, title, lambda _: f"{title}.", partial(headline, table), below=below)


def side_name(seat: Seat, names: Names) -> str:
    """Return the side of the board at which a seat begins (SPEC 1.2)."""
    return names.words("dungeon_twister-picture-side", side=int(seat))


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
        scene.fitted((98, middle - 2), table.label(seat), 208, 34, face=BOLD, least=GLANCE, cut=True)
        scene.text((98, middle + 33), side_name(seat, table.names), 28, INK2)
        scene.icon("star", (338, middle), 42)
        scene.text((364, middle + 14), f"{public.scores[seat]}/{public.rules.victory_points}", 40, INK, BOLD)
        row = Area(436, middle - _CARD[1] / 2, 4 * _CARD[0] + 24, _CARD[1])
        for (value, look), card in zip(_cards(table, seat), places(row, len(ACTION_CARDS)), strict=False):
            _draw_card(scene, card, value, look)
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
            side=side_name(seat, names),
            score=public.scores[seat],
            goal=public.rules.victory_points,
            cards=_cards_text(table, seat, names),
            combat=combat,
            jumps=public.jumps[seat],
        )
        if is_active and points:
            yield names.words("dungeon_twister-text-points", player=names.player(seat), points=points)

    return Part(draw, text, PLATE, rank=2)


def _cards(table: Table, seat: Seat) -> Iterator[tuple[str, CardLook]]:
    """Yield the action cards of a seat: each at its place, or those that one sees, the hand first, then the pile."""
    public = table.view.public
    hand, top = public.hands[seat], public.piles[seat]
    if HIDDEN_CARD in hand:
        yield from (("?", "held") for _ in hand)
        yield str(top), "top"
        return
    for value in ACTION_CARDS:
        yield str(value), "held" if value in hand else "top" if value == top else "played"


def _cards_text(table: Table, seat: Seat, names: Names) -> str:
    """Return the action cards of a seat in words."""
    hand = table.view.public.hands[seat]
    if HIDDEN_CARD not in hand:
        return names.words.listed(map(str, hand)) or "–"
    return names.words("dungeon_twister-text-cards", count=len(hand), last=table.view.public.piles[seat])


def _draw_card(scene: Scene, area: Area, value: str, look: CardLook) -> None:
    """Draw an action card: ivory in hand, dark when played, the last one played with an ivory rim."""
    is_held, rim = look == "held", Stroke(LINE if look == "played" else INK, 3)
    scene.rect(area, INK if is_held else "none", 8, rim)
    x, y = area.middle
    ink = GROUND if is_held else INK if look == "top" else EDGE
    scene.text((x, y + 13), value, 38, ink, BOLD, anchor="middle")
