"""Which pictures a match of Dungeon Lords has, and which come first. Pure."""

from collections.abc import Callable, Iterator

from games.dungeon_lords import moves as m
from games.kernel.ids import Seat
from render.described import Description
from render.dungeon_lords.battle import describe_battle
from render.dungeon_lords.board import describe_board, describe_small_board
from render.dungeon_lords.dungeon import describe_dungeon
from render.dungeon_lords.lords import describe_lords
from render.dungeon_lords.result import describe_result
from render.dungeon_lords.table import Table
from render.game_pages import Lens

BATTLE = "battle"
BOARD = "board"
LORDS = "lords"
SMALL = "small"
POINTS = "points"
_PICTURE = "dungeon_lords-picture-"
_PICTURES: dict[str, tuple[str, Callable[[Table], Description]]] = {
    BATTLE: (f"{_PICTURE}battle", describe_battle),
    BOARD: (f"{_PICTURE}board", describe_board),
    SMALL: (f"{_PICTURE}board", describe_small_board),
    LORDS: (f"{_PICTURE}lords", describe_lords),
    POINTS: ("dungeon_lords-extra-points", describe_result),
}
"""Key of the name, and who describes it; a dungeon is that of a lord."""

_OF_DUNGEONS = (m.Dig, m.Build, m.Produce, m.Battleground, m.PlanTraps, m.Send, m.Replan, m.PayMonster, m.Dismiss)
"""Choices that are looked at in one's own dungeon."""

_REHEARSED = (m.PlanTraps, m.Send)
"""Choices that are looked at in the battle once they are proposed: there their rehearsal is drawn."""


def described(table: Table, lens: Lens) -> Iterator[Description]:
    """Yield the pictures of the table, what matters most first; or the one part that is looked at."""
    parts = [lens.close_up] if lens.close_up else _parts(table)
    if lens.is_small and not lens.close_up:
        parts = [SMALL if part == BOARD else part for part in parts]
    return (_described(part, table) for part in parts)


def close_ups(table: Table) -> tuple[tuple[str, str], ...]:
    """Return (id, name) of the parts that can be drawn large, first what the picture of the table does not show."""
    seats, battle = _own_first(table), table.view.battle
    if battle is None:
        parts = [LORDS, *map(_dungeon, seats), *([BATTLE] if _in_combat(table) else [])]
    else:
        # The table shows the battle itself: beside it the dungeon is wanted in which it is fought.
        parts = [*map(_dungeon, sorted(seats, key=lambda seat: seat != battle.seat)), LORDS, BATTLE]
    named = {part: table.words(key) for part, (key, _) in _PICTURES.items()}
    named |= {_dungeon(seat): table.words(f"{_PICTURE}dungeon-of", name=table.names.player(seat)) for seat in seats}
    return tuple((part, named[part]) for part in (*parts, BOARD, POINTS))


def _parts(table: Table) -> list[str]:
    """Return the parts shown on the page of the board, the most important first."""
    dungeons = [_dungeon(seat) for seat in _own_first(table)]
    if table.view.battle is not None:
        return [BATTLE, LORDS, *dungeons]
    asked = table.choices[0].move if table.proposal is None and table.choices else None
    looked_at = table.proposal.move if table.proposal is not None else asked
    own = table.view.observer is not None and isinstance(looked_at, _OF_DUNGEONS)
    if table.proposal is not None and isinstance(looked_at, _REHEARSED):
        own = False
    board = BATTLE if _in_combat(table) else LORDS if table.view.phase == "over" else BOARD
    return [dungeons[0], board, *dungeons[1:]] if own else [board, *dungeons]


def _in_combat(table: Table) -> bool:
    """Say whether lords plan battles or fight them."""
    return table.view.combat_round > 0 and table.view.phase != "over"


def _own_first(table: Table) -> list[Seat]:
    """Return all lords, the reader first."""
    own = table.view.observer
    return sorted(table.seats, key=lambda seat: (seat != own, seat))


def _dungeon(seat: Seat) -> str:
    return f"dungeon-{seat}"


def _described(part: str, table: Table) -> Description:
    """Return the description of a part; an unknown one is the board."""
    for seat in table.seats:
        if part == _dungeon(seat):
            return describe_dungeon(table, seat)
    _, describe = _PICTURES.get(part, _PICTURES[BOARD])
    return describe(table)
