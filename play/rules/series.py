"""A match and its rematches: who has won how often, and who sits where in the next one. Pure.

Who alone came first has won, and so have all of a side that did; where others share the first place nobody has. A seat
that changed hands wins for nobody, be it that another person or a computer took it over.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import attrgetter

from db.rows.matches import PlayedRow
from db.rows.seats import SeatRow
from games.kernel import codec
from games.kernel.game import Outcome
from games.kernel.series import Score, Wins
from play.rules.loaded import Loaded

_FORGOTTEN, _CHANGED = "forgotten", "changed"


def score_of(rows: Sequence[PlayedRow], sides: Mapping[int, tuple[int, ...]]) -> Score:
    """Return the score after matches that have ended, of which `rows` are the seats, the newest match first.

    `sides`: of each match, who plays with whom, by seat.
    """
    counts: Counter[str] = Counter()
    wins: dict[str, Wins] = {}
    matches = draws = 0
    for match, found in groupby(rows, key=attrgetter("match_id")):
        seats, matches = tuple(found), matches + 1
        names = [_key(row) for row in seats]
        for row, name in zip(seats, names, strict=True):
            if name not in {_FORGOTTEN, _CHANGED}:
                wins.setdefault(name, Wins(row.name, 0, row.sitter == "ai"))
        places = codec.decode(seats[0].outcome, Outcome).places
        first = [seat for seat, place in enumerate(places) if place == 1]
        if len({sides[match][seat] for seat in first}) > 1:
            draws += 1
            continue
        own = {names[seat] for seat in first}
        # Of a side each person has won; nobody's wins are counted only where nobody else has won.
        counts.update(own - {_FORGOTTEN, _CHANGED} or own)
    ranked = sorted(wins, key=lambda name: -counts[name])
    return Score(
        matches,
        tuple(Wins(wins[name].name, counts[name], wins[name].is_computer) for name in ranked),
        draws,
        counts[_FORGOTTEN],
        counts[_CHANGED],
    )


def _key(row: PlayedRow) -> str:
    """Return what is one player in all matches; a computer is who is called so."""
    if row.taken_revision is not None or (row.sitter == "ai" and row.user_id is not None):
        return _CHANGED
    if row.user_id is not None:
        return f"person {row.user_id}"
    return f"computer {row.name}" if row.sitter == "ai" and row.name else _FORGOTTEN


def order_again(loaded: Loaded, old: Loaded) -> tuple[int, ...]:
    """Return the seats of an open rematch of `old` in the order in which they are to be.

    All move up by one, and who sat first sits last, so that two swap, and partners stay partners. Who did not play
    `old` sits behind them, in the order of joining.
    """
    before = {_sitter(row): (row.seat - 1) % len(old.seats) for row in reversed(old.seats)}
    last = len(old.seats)
    return tuple(sorted(range(len(loaded.seats)), key=lambda seat: before.get(_sitter(loaded.seats[seat]), last)))


def _sitter(row: SeatRow) -> tuple[int | None, str]:
    """Return what tells who sits there from all others at a table and its rematch."""
    return (row.user_id, "" if row.user_id is not None else row.name)
