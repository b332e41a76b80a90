"""What every entrant of a tournament has played so far: what standings are reckoned and rounds are paired from."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, Literal, TypeAlias

import msgspec

FULL: Final = 12
"""Points of a win, in twelfths."""

HALF: Final = FULL // 2

Kind: TypeAlias = Literal["played", "forfeit", "bye", "absence", "void"]
"""How a round was scored.

- `played`: by a match, or as one by an organiser; `forfeit`: by an opponent who was there or was not, without a match
- `bye`: nobody was left as an opponent; `absence`: the entrant did not want to play, had withdrawn, or came late
- `void`: the match was stopped, or its limit came; the entrant was there, and has had no opponent
"""


class Line(msgspec.Struct, frozen=True):
    """What one round was for one entrant.

    `opponents` is empty for a bye and for an absence; `seat` counts from 0 in the order of play, None without a match.
    """

    round: int
    twelfths: int
    kind: Kind = "played"
    opponents: tuple[int, ...] = ()
    seat: int | None = None

    @property
    def is_played(self) -> bool:
        """Return whether there was a match, or a result that counts as one."""
        return self.kind == "played"

    @property
    def is_unforced(self) -> bool:
        """Return whether the entrant is why there was no match (FIDE C.07, 16.2.5)."""
        return self.kind == "absence" or (self.kind == "forfeit" and self.twelfths == 0)


class Sheet(msgspec.Struct, frozen=True):
    """All lines of a tournament, by entrant and in order of rounds; a round whose result is open has none.

    `rounds`: how many there were for an entrant at most; `everybody_meets`: a round robin, in which a missing match is
    one that was not played rather than an opponent who was never drawn; `unfinished`: who plays a match just now.
    """

    rounds: int
    lines: Mapping[int, tuple[Line, ...]]
    everybody_meets: bool = False
    unfinished: frozenset[int] = frozenset()

    @property
    def entrants(self) -> tuple[int, ...]:
        """Return all entrants, by number."""
        return tuple(sorted(self.lines))

    def twelfths(self, entrant: int) -> int:
        """Return the points of an entrant, in twelfths."""
        return sum(line.twelfths for line in self.lines[entrant])


def sheet(
    lines: Mapping[int, Iterable[Line]],
    rounds: int,
    *,
    everybody_meets: bool = False,
    unfinished: Iterable[int] = (),
    pending: Mapping[int, Collection[int]] = {},
) -> Sheet:
    """Return the sheet of a tournament in rounds: who has no line in one of the first `rounds` was absent there.

    `pending`: by entrant the rounds whose results are open.
    """
    whole: dict[int, tuple[Line, ...]] = {}
    for entrant, found in lines.items():
        by_round = {line.round: line for line in found}
        whole[entrant] = tuple(
            by_round.get(number, Line(round=number, twelfths=0, kind="absence"))
            for number in range(1, rounds + 1)
            if number in by_round or number not in pending.get(entrant, ())
        )
    return Sheet(rounds, whole, everybody_meets, frozenset(unfinished))


def place_points(places: Iterable[int]) -> tuple[int, ...]:
    """Return the points of the seats of a match, in twelfths, from their places (1 is the best, the same: shared).

    The first has `FULL`, the last nothing, and the others equal steps between them; who shares places shares their
    points. With two to four seats, and five, all points are whole.
    """
    order = tuple(places)
    step = FULL // (len(order) - 1)
    shared: dict[int, int] = {}
    for place in set(order):
        ahead, equal = sum(one < place for one in order), order.count(place)
        of_all = sum(FULL - step * (ahead + behind) for behind in range(equal))
        shared[place] = of_all // equal
    return tuple(shared[place] for place in order)
