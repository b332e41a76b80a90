"""What the rooms of the second year do, as rows of icons where there is no room for words. Pure.

Whom a battle there makes stronger, whose owner gets points at the end, how many traps and monsters a labyrinth takes.
"""

from typing import Final

from games.dungeon_lords.components import ANTIMAGIC_ROOM, HALL_OF_FAME, LABYRINTH, ROOM
from games.dungeon_lords.parameters import LABYRINTH_MONSTERS, LABYRINTH_TRAPS
from render.drawing.scene import Point, Scene
from render.dungeon_lords.tokens import Amount, Trade, draw_trade, fitting_size, trade_width

_BETTER: Final = Amount(1, "sword", signed=True)
_ROWS: Final[dict[str, tuple[tuple[Amount, ...], ...]]] = {
    LABYRINTH: ((Amount(LABYRINTH_TRAPS, "trap"),), (Amount(LABYRINTH_MONSTERS, "monster"),)),
    ANTIMAGIC_ROOM: ((Amount(0, "spell"), Amount(0, "cross")),),
    HALL_OF_FAME: ((Amount(0, "crown"), Amount(0, "vp")),),
}


def room_marks(room: str) -> tuple[tuple[Amount, ...], ...]:
    """Return one or two rows of icons for a room of the second year, () for one of the first."""
    plan = ROOM[room]
    for creatures, effect in ((plan.raises, _BETTER), (plan.counts, Amount(plan.points, "vp", signed=True))):
        if creatures:
            return tuple(Amount(0, creature) for creature in creatures), (effect,)
    return _ROWS.get(room, ())


def draw_room_marks(scene: Scene, middle: Point, room: str, wide: float, size: int) -> None:
    """Draw the icons of a room around `middle`, at most `wide` px wide."""
    rows: list[Trade] = [((), row) for row in room_marks(room)]
    x, y = middle
    for turn, row in enumerate(rows):
        fitted = fitting_size(row, wide, size)
        low = y + (turn - (len(rows) - 1) / 2) * size * 1.2
        draw_trade(scene, (x - trade_width(row, fitted) / 2, low), row, fitted)
