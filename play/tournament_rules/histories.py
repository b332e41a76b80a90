"""What each entrant has behind them in the first stage, counted in one pass over all pairings. Pure."""

from collections import Counter

import msgspec

from db.rows.tournaments import PairingRow, PairingSeatRow
from play.formats.pairs import Turns
from play.formats.sheets import FULL, HALF
from play.formats.tables import LARGE, SMALL
from play.tournament_rules.record import Tournament
from play.tournament_rules.results import FIRST

OPEN = frozenset({"due", "running"})
"""The status of a pairing that has no result yet."""


class History(msgspec.Struct):
    """What an entrant has behind them; a pairing that is void does not count.

    `twelfths`: points; `done` and `started`: pairings with a result and all, those of a helper left out; `open`: those
    without a result, `playing`: of these the matches that run; `met`: how often whom; `seats`: where they sat, in
    order; `byes`: of a whole point; `small`: tables of three; `helped`: matches that counted for somebody else.
    """

    twelfths: int = 0
    done: int = 0
    started: int = 0
    open: int = 0
    playing: int = 0
    met: Counter[int] = msgspec.field(default_factory=Counter)
    seats: tuple[int, ...] = ()
    byes: int = 0
    small: int = 0
    helped: int = 0

    @property
    def plus(self) -> int:
        """Return the twelfths above half of what their pairings could have given."""
        return self.twelfths - HALF * self.done

    @property
    def turns(self) -> Turns:
        """Return in which of two seats they sat."""
        return Turns(self.seats.count(0) - self.seats.count(1), self.seats)

    @property
    def places(self) -> tuple[int, ...]:
        """Return how often they sat in each seat of a table."""
        return tuple(self.seats.count(seat) for seat in range(LARGE))


def histories(tournament: Tournament) -> dict[int, History]:
    """Return the history of each entrant."""
    found = {entrant: History() for entrant in tournament.entrants}
    for row in tournament.pairings.values():
        if row.stage == FIRST and row.status != "void":
            seats = tournament.seats[row.pairing]
            for seat in seats:
                _count(found[seat.entrant], row, seat, seats)
    return found


def _count(history: History, row: PairingRow, seat: PairingSeatRow, seats: tuple[PairingSeatRow, ...]) -> None:
    is_own, is_bye = row.only_for in {None, seat.entrant}, len(seats) == 1
    history.open += row.status in OPEN
    history.playing += row.status == "running"
    history.met.update(other.entrant for other in seats if other.entrant != seat.entrant)
    if not is_bye:
        history.seats += (seat.seat,)
    history.small += len(seats) == SMALL
    if not is_own:
        history.helped += 1
        return
    history.started += 1
    history.byes += is_bye and seat.twelfths == FULL
    if row.status == "ended":
        history.done += 1
        history.twelfths += seat.twelfths or 0
