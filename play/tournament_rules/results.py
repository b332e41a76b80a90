"""From the pairings of a tournament to the sheet that play/formats/ reckons with, and to the standings."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

import msgspec

from db.tournaments import EntrantRow, PairingRow, PairingSeatRow
from play.formats.sheets import FULL, Kind, Line, Sheet, sheet
from play.formats.standings import Row, standings
from play.tournament_rules.record import GONE, Tournament
from play.tournament_rules.secrets import lots_of

FIRST: Final = 1
"""The stage that all play; the next one is the knock-out."""

_KINDS: Final[Mapping[str, Kind]] = {
    "played": "played", "adjudicated": "played", "corrected": "played", "forfeit": "forfeit",
}  # fmt: skip


def sheet_of(tournament: Tournament, now: int) -> Sheet:
    """Return what the entrants have played in the first stage, of what everybody may see `now`.

    Who is in no pairing of a round was absent there. In flow and in a knock-out the n-th pairing of an entrant is their
    round n, so that two who meet may do so in different rounds; one that is void leaves no trace, as another is played
    in its place. In flow only who has left, or at the end has played less than others, was absent.
    """
    lines: dict[int, list[Line]] = {row.entrant: [] for row in ranked(tournament)}
    pending: dict[int, set[int]] = {entrant: set() for entrant in lines}
    is_loose = tournament.row.format in {"flow", "knock_out"}
    for row, seats in _shown(tournament, now):
        for seat in seats:
            if seat.entrant not in lines or row.only_for not in {None, seat.entrant}:
                continue
            begun = len(lines[seat.entrant]) + len(pending[seat.entrant])
            number = begun + 1 if is_loose else row.round
            if row.status in {"due", "running"}:
                pending[seat.entrant].add(number)
            elif row.status == "ended":
                lines[seat.entrant].append(_line(seat, seats, number, is_loose=is_loose))
            elif not is_loose:
                lines[seat.entrant].append(Line(number, 0, "void"))
    rounds = max((number for entrant in lines for number in _numbers(lines[entrant], pending[entrant])), default=0)
    open_rounds = {entrant: _open(tournament, entrant, pending[entrant], rounds) for entrant in lines}
    return sheet(
        lines,
        rounds,
        everybody_meets=tournament.row.format == "round_robin",
        unfinished=[entrant for entrant, numbers in pending.items() if numbers],
        pending=open_rounds,
    )


class Reckoned(msgspec.Struct, frozen=True):
    """What is shown of the results of a tournament: its sheet, and who is ahead."""

    sheet: Sheet
    rows: tuple[Row, ...]


def reckoned(tournament: Tournament, now: int) -> Reckoned:
    """Return the sheet and the standings of the first stage as they are shown `now`."""
    found = sheet_of(tournament, now)
    rows = standings(found, tournament.settings.tie_breaks, lots_of(tournament.row), scores_of(tournament, now))
    return Reckoned(found, rows)


def standings_of(tournament: Tournament, now: int) -> tuple[Row, ...]:
    """Return who is ahead `now`: of the first stage."""
    return reckoned(tournament, now).rows


def ranked(tournament: Tournament) -> tuple[EntrantRow, ...]:
    """Return the entrants who are in the standings: all but reserves, and who left before the start."""
    return tuple(
        row
        for row in tournament.entrants.values()
        if row.status in {"entered", "playing"}
        or (row.left_at is not None and tournament.row.started_at is not None and _has_played(tournament, row.entrant))
    )


def scores_of(tournament: Tournament, now: int) -> dict[tuple[int, int], tuple[int, int]]:
    """Return by entrant and round the score at the table and the best there, of tables that have scores."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for row, seats in _shown(tournament, now):
        scores = [seat.score for seat in seats if seat.score is not None]
        if row.status == "ended" and scores:
            found |= {(seat.entrant, row.round): (seat.score, max(scores)) for seat in seats if seat.score is not None}
    return found


def _has_played(tournament: Tournament, entrant: int) -> bool:
    return any(seat.entrant == entrant for seats in tournament.seats.values() for seat in seats)


def _shown(tournament: Tournament, now: int) -> Iterator[tuple[PairingRow, tuple[PairingSeatRow, ...]]]:
    for row in tournament.shown(now):
        if row.stage == FIRST:
            yield row, tournament.seats[row.pairing]


def _line(seat: PairingSeatRow, seats: tuple[PairingSeatRow, ...], number: int, *, is_loose: bool) -> Line:
    opponents = tuple(other.entrant for other in seats if other.entrant != seat.entrant)
    twelfths = seat.twelfths or 0
    if opponents:
        return Line(number, twelfths, _KINDS[seat.kind or "played"], opponents, seat.seat)
    # In rounds half a point is what one has for a round that one missed, such as the first one of who comes late.
    return Line(number, twelfths, "bye" if is_loose or twelfths == FULL else "absence")


def _numbers(lines: Iterable[Line], pending: Iterable[int]) -> Iterator[int]:
    yield from (line.round for line in lines)
    yield from pending


def _open(tournament: Tournament, entrant: int, pending: Collection[int], rounds: int) -> Collection[int]:
    """Return of the rounds in which an entrant has no line those that are still to come."""
    is_through = tournament.is_over or tournament.entrants[entrant].status in GONE
    if tournament.row.format != "flow" or is_through:
        return pending
    return range(1, rounds + 1)
