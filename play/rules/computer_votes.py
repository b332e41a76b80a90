"""Which seats of a running match its players can give to a computer, and at which levels it then plays. Pure.

A computer plays on at a seat without a player: at the best level of the game, unless the one who proposes it chooses
another, but never worse than the stand-in that moves there already. Or a computer goes on at another level, or all
stand-ins of the table do at a better one: matches from before there were levels have some that move at random.
"""

from collections.abc import Iterator

from db.rows.seats import SeatRow
from games.ai import levels
from games.ai.levels import Level
from games.kernel.ids import Seat
from games.kernel.observation import Motion
from play.rules.loaded import Loaded
from play.rules.orders import to_choose
from play.rules.presence import is_free
from play.rules.turns import kind_when_late
from play.rules.votes import lapsed, votes

_NAME = "computer."
STAND_INS = "all"
"""In place of a seat: those who move for players who are late or away."""


def proposed(loaded: Loaded) -> Iterator[Motion]:
    """Yield for each seat without a player that the best computer plays on there."""
    for row in loaded.seats:
        if is_free(row):
            yield _motion(row, _levels(loaded)[-1])


def every(loaded: Loaded) -> Iterator[Motion]:
    """Yield all that can be agreed on, each with a level: seats without a player, computers, and stand-ins."""
    for row in loaded.seats:
        for level in _levels(loaded):
            if (is_free(row) and not _is_worse(loaded, row, level)) or _is_another(row, level):
                yield _motion(row, level)
    for level in _levels(loaded) if loaded.row.when_late == "stand_in" else ():
        if _rank(level) > _rank(levels.read(loaded.row.stand_in_level)):
            yield Motion("computer", f"{_NAME}{STAND_INS}.{level.name}", level=str(level))


def moved(loaded: Loaded) -> Iterator[Motion]:
    """Yield what is named in votes, also in those that have lapsed, and can be agreed on."""
    named = {name for row in loaded.seats for name in (*votes(row), *lapsed(row)) if name.startswith(_NAME)}
    return (each for each in every(loaded) if each.name in named) if named else iter(())


def named(loaded: Loaded, name: str) -> Motion | None:
    """Return the motion called `name`; None if it is about something else, or cannot be agreed on."""
    return next((each for each in every(loaded) if each.name == name), None) if name.startswith(_NAME) else None


def _levels(loaded: Loaded) -> tuple[Level, ...]:
    return tuple(map(levels.read, to_choose(loaded.game, len(loaded.seats))))


def _motion(row: SeatRow, level: Level) -> Motion:
    return Motion("computer", f"{_NAME}{row.seat}.{level.name}", Seat(row.seat), level=str(level))


def _is_worse(loaded: Loaded, row: SeatRow, level: Level) -> bool:
    """Return whether a level is lower than that of the stand-in which moves at a seat: nobody is to gain by that."""
    if kind_when_late(loaded, Seat(row.seat)) == "default":
        return False
    return _rank(level) < _rank(levels.read(loaded.row.stand_in_level))


def _rank(level: Level) -> int:
    return levels.NAMES.index(level.name)


def _is_another(row: SeatRow, level: Level) -> bool:
    return row.sitter == "ai" and levels.read(row.level).name != level.name
