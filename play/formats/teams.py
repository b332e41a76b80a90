"""Teams for games of two: board against board, in order; points of boards add up.

A team plays with the first of its members who are there, in the order of its boards, so that a substitute comes in at
the last board and others move up. Who begins changes from board to board.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import zip_longest

import msgspec

from play.formats.lots import lot
from play.formats.sheets import FULL, HALF, Line, Sheet

LEAST_BOARDS = 3
MOST_BOARDS = 5


class Board(msgspec.Struct, frozen=True):
    """A board of two teams that meet: who plays in which seat, None where a team has nobody for it."""

    board: int
    seats: tuple[int | None, int | None]


class Result(msgspec.Struct, frozen=True):
    """What a team had in a round: points of its boards and of the others', in twelfths, and by board.

    `opponent`: 0 for a bye; `is_open`: a board is not over yet; `seat`: which of two its first board had.
    """

    round: int
    opponent: int
    twelfths: int
    others: int
    boards: Mapping[int, int] = {}
    is_open: bool = False
    seat: int = 0

    @property
    def match_points(self) -> int:
        """Return what the match gave a team as one: 12 for a win, 6 for a draw; nothing while a board is not over."""
        if self.is_open:
            return 0
        return FULL if self.twelfths > self.others else HALF if self.twelfths == self.others else 0


class TeamRow(msgspec.Struct, frozen=True):
    """A team in the standings: `twelfths` of its boards, `match_points` of its matches, `boards`: points of each."""

    team: int
    place: int
    twelfths: int
    match_points: int
    boards: tuple[int, ...]
    results: tuple[Result, ...] = ()


def line_up(
    members: Sequence[int], there: Collection[int], boards: int, resting: Collection[int] = ()
) -> tuple[int, ...]:
    """Return who plays at the boards of a team: of its members, in order, the first who are there.

    Who is `resting` plays only if a board would be empty.
    """
    found = [entrant for entrant in members if entrant in there]
    rested = [entrant for entrant in found if entrant not in resting]
    needed = [entrant for entrant in found if entrant in resting][: max(0, boards - len(rested))]
    return tuple(entrant for entrant in found if entrant in rested or entrant in needed)[:boards]


def boards_of(first: Sequence[int], second: Sequence[int]) -> tuple[Board, ...]:
    """Return the boards of two line-ups; the first team begins at the odd ones."""
    return tuple(
        Board(number, (one, other) if number % 2 else (other, one))
        for number, (one, other) in enumerate(zip_longest(first, second), 1)
    )


def sheet_of(results: Mapping[int, Sequence[Result]], rounds: int) -> Sheet:
    """Return what Swiss pairing goes by: a team is an entrant, and its points those of its boards."""
    lines = {
        team: tuple(
            Line(
                each.round, each.twelfths, "played" if each.opponent else "bye",
                (each.opponent,) if each.opponent else (), each.seat if each.opponent else None,
            )
            for each in found
        )
        for team, found in results.items()
    }  # fmt: skip
    return Sheet(rounds, lines)


def ranked(results: Mapping[int, Sequence[Result]], boards: int, seed: bytes) -> tuple[TeamRow, ...]:
    """Return all teams, the best first: points of boards, then matches won, then board 1, board 2 and so on, then lots.

    Who has begun no match shares the last place.
    """
    keys: dict[int, tuple[int, ...]] = {}
    for team, found in results.items():
        by_board = [sum(each.boards.get(board, 0) for each in found) for board in range(1, boards + 1)]
        keys[team] = (sum(each.twelfths for each in found), sum(each.match_points for each in found), *by_board)
    has_begun = any(results.values())
    order = sorted(keys, key=lambda team: (keys[team], lot(seed, "teams", team)), reverse=True)
    return tuple(
        TeamRow(team, place if has_begun else 1, keys[team][0], keys[team][1], keys[team][2:], tuple(results[team]))
        for place, team in enumerate(order, 1)
    )
