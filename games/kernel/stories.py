"""How a match that is over went: how likely each seat was to win, where that turned, and which moves were dear."""

from collections.abc import Sequence
from typing import Final, Generic

import msgspec

from games.kernel.game import E, M, V
from games.kernel.ids import Seat
from games.kernel.observation import LogEntry, Observation

MOST_TURNS: Final = 2
MOST_DEAR: Final = 3
"""So many turning points, and dear moves of each seat, are told."""

LEAST_TURN: Final = 50
"""Where fewer thousandths of a match change for good, nothing has turned."""

_BESIDE: Final = 3
"""So many points before and after a move tell whether what it changed has lasted."""

_APART: Final = 12
"""Turning points are no nearer to each other than this part of the match."""


class Point(msgspec.Struct, frozen=True):
    """In how many of 1,000 matches each seat would win after the entry `number`, as an onlooker sees it."""

    number: int
    shares: tuple[int, ...]


class Turn(msgspec.Struct, frozen=True):
    """A turning point: its place among the points, and the seat whose share changed most with it."""

    place: int
    seat: Seat


class Dear(msgspec.Struct, Generic[V, M, E], frozen=True):
    """A move that cost its player so many thousandths of a match.

    The choices of `observation`, which is how its seat saw the match then, are the best move and the one made.
    `better`: the terms in which the best move is ahead most.
    """

    seat: Seat
    revision: int
    observation: Observation[V, M, E]
    behind: int
    better: tuple[str, ...]


class Story(msgspec.Struct, Generic[V, M, E], frozen=True):
    """How a match went. `observation` is of the public, as the match is now; `log`: all entries, all of them open.

    `revisions`: of each point. `dear`: the dearest first, of each seat that a person had; None: still worked out.
    `persons`: the seats whose moves were looked at. `level`: which computer they were compared with, as it is stored.
    """

    observation: Observation[V, M, E]
    log: tuple[LogEntry[E], ...]
    points: tuple[Point, ...]
    revisions: tuple[int, ...]
    dear: tuple[Dear[V, M, E], ...] | None
    persons: tuple[Seat, ...]
    level: str

    @property
    def shares(self) -> tuple[tuple[int, ...], ...]:
        """The chances after each point without those that lasted one move alone, as while a fight is settled."""
        return smoothed([each.shares for each in self.points])

    def turns(self) -> tuple[Turn, ...]:
        """Return the turning points, in the order of the match."""
        return turning_points(self.shares)


def smoothed(shares: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Return for each point and seat the middle of its chance and those before and after; first and last as they are.

    So a step stays where it is.
    """
    inner = (
        tuple(map(_middle, zip(*shares[place - 1 : place + 2], strict=True))) for place in range(1, len(shares) - 1)
    )
    return (*shares[:1], *inner, *shares[1:][-1:])


def turning_points(shares: Sequence[Sequence[int]]) -> tuple[Turn, ...]:
    """Return the two moves at most that changed most for good, in order; the seat is that of the greatest change.

    That the last move makes sure of what was likely is no turning point.
    """
    found = sorted(
        (_turn(shares, place) for place in range(1, len(shares))), key=lambda each: (-each[0], each[1].place)
    )
    kept: list[Turn] = []
    for size, turn in found:
        is_apart = all(abs(turn.place - each.place) * _APART >= len(shares) for each in kept)
        if size >= LEAST_TURN and is_apart and len(kept) < MOST_TURNS:
            kept.append(turn)
    return tuple(sorted(kept, key=lambda each: each.place))


def _turn(shares: Sequence[Sequence[int]], place: int) -> tuple[int, Turn]:
    """Return how much the move at `place` changed for good, and for which seat most."""
    before, after = shares[max(0, place - _BESIDE) : place], shares[place : place + _BESIDE]
    best, most = Seat(0), 0
    for seat in range(len(shares[0])):
        at_once = shares[place][seat] - shares[place - 1][seat]
        lasting = _middle([each[seat] for each in after]) - _middle([each[seat] for each in before])
        size = min(abs(at_once), abs(lasting)) if at_once * lasting > 0 else 0
        if size > most:
            best, most = Seat(seat), size
    is_end = place == len(shares) - 1
    is_sealed = is_end and _leader(shares[place]) == _leader(shares[place - 1])
    return 0 if is_sealed else most, Turn(place, best)


def _middle(numbers: Sequence[int]) -> int:
    """Return the number that as many are above as below; the larger of two."""
    return sorted(numbers)[len(numbers) // 2]


def _leader(shares: Sequence[int]) -> int:
    return max(range(len(shares)), key=lambda seat: shares[seat])
