"""From the pairings of a tournament to the sheet that play/formats/ reckons with, and to the standings."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

import msgspec

from db.rows.tournaments import EntrantRow, PairingRow, PairingSeatRow
from play.formats.groups import in_groups
from play.formats.pairs import Reasons
from play.formats.settings import BY_MATCH, CIRCLES, FLOWS, GROUPED, PAIRED_AT_START, TEAMS
from play.formats.sheets import FULL, Kind, Line, Sheet, sheet
from play.formats.standings import Row, standings
from play.formats.views import CupPlace
from play.tournament_rules.cup_results import is_in_rounds, places
from play.tournament_rules.record import GONE, Tournament
from play.tournament_rules.secrets import lots_of

FIRST: Final = 1
"""The stage that all play; the next one is the knock-out."""

_OF_ENTRANTS: Final = BY_MATCH | {"knock_out"}
"""Where a round is one of an entrant, and not common to all."""

_Counted: TypeAlias = tuple[PairingRow, tuple[PairingSeatRow, ...], frozenset[int]]

_KINDS: Final[Mapping[str, Kind]] = {
    "played": "played", "adjudicated": "played", "corrected": "played", "gone": "played",
    "forfeit": "forfeit",
}  # fmt: skip


def sheet_of(tournament: Tournament, now: int) -> Sheet:
    """Return what the entrants have played in the first stage, of what everybody may see `now`.

    Who is in no pairing of a round was absent there. In flow and in a knock-out the n-th pairing of an entrant is their
    round n, so that two who meet may do so in different rounds; one that is void leaves no trace, as another is played
    in its place. In flow only who has left, or at the end has played less than others, was absent. In a division the
    n-th is one's round n too, also if it is void, unless it is played in a smaller circle.
    """
    lines: dict[int, list[Line]] = {row.entrant: [] for row in ranked(tournament)}
    pending: dict[int, set[int]] = {entrant: set() for entrant in lines}
    is_loose = tournament.row.format in _OF_ENTRANTS
    for row, seats, numbers in _numbered(tournament, now):
        for seat in seats:
            number = numbers.get(seat.entrant)
            if seat.entrant not in lines or number is None:
                continue
            if row.status in {"due", "running"}:
                pending[seat.entrant].add(number)
            elif row.status == "ended":
                lines[seat.entrant].append(_line(seat, seats, number, is_loose=is_loose))
            else:
                lines[seat.entrant].append(Line(number, 0, "void"))
    rounds = max((number for entrant in lines for number in _numbers(lines[entrant], pending[entrant])), default=0)
    open_rounds = {entrant: _open(tournament, entrant, pending[entrant], rounds) for entrant in lines}
    return sheet(
        lines,
        rounds,
        everybody_meets=tournament.row.format in PAIRED_AT_START,
        unfinished=[entrant for entrant, numbers in pending.items() if numbers],
        pending=open_rounds,
    )


class Reckoned(msgspec.Struct, frozen=True):
    """What is shown of the results of a tournament: its sheet, who is ahead, and the order in the knock-out.

    `cup`: empty where the knock-out has not begun, or is a bracket for two.
    """

    sheet: Sheet
    rows: tuple[Row, ...]
    cup: tuple[CupPlace, ...] = ()


def reckoned(tournament: Tournament, now: int) -> Reckoned:
    """Return the sheet and the standings of the first stage as they are shown `now`."""
    found = sheet_of(tournament, now)
    by, lots, scores = tournament.settings.tie_breaks, lots_of(tournament.row), scores_of(tournament, now)
    cup = cup_of(tournament, now)
    if cup and tournament.row.format == "knock_out":
        nothing = (None,) * len(by)
        of_cup = [each for each in cup if each.entrant in found.lines]
        rows = tuple(Row(each.entrant, each.place, found.twelfths(each.entrant), nothing) for each in of_cup)
        return Reckoned(found, rows, cup)
    if tournament.row.format in GROUPED:
        return Reckoned(found, in_groups(found, groups_of(tournament, now), by, lots, scores), cup)
    if tournament.row.format == TEAMS:
        # Who moves up for somebody plays at another board than their own, and counts where they were put.
        boards = {row.entrant: row.board or 0 for row in tournament.entrants.values()}
        return Reckoned(found, standings(found, by, lots, scores, boards), cup)
    return Reckoned(found, standings(found, by, lots, scores), cup)


def cup_of(tournament: Tournament, now: int) -> tuple[CupPlace, ...]:
    """Return the order in a knock-out in rounds, of what everybody may see `now`; alone it holds all who are in."""
    if not is_in_rounds(tournament):
        return ()
    is_alone = tournament.row.format == "knock_out"
    stage = FIRST if is_alone else FIRST + 1
    rows = [row for row in tournament.shown(now) if row.stage == stage]
    everybody = [row.entrant for row in ranked(tournament)] if is_alone else []
    return places(tournament, rows, everybody) if rows or everybody else ()


def standings_of(tournament: Tournament, now: int) -> tuple[Row, ...]:
    """Return who is ahead `now`: of the first stage."""
    return reckoned(tournament, now).rows


def groups_of(tournament: Tournament, now: int) -> Mapping[int, int]:
    """Return the group of each entrant, from 1, as it is shown `now`: it follows from the pairings."""
    return {
        seat.entrant: group
        for row, seats in _shown(tournament, now)
        if (group := msgspec.json.decode(row.why, type=Reasons).group)
        for seat in seats
    }


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
    for row, seats, numbers in _numbered(tournament, now):
        scores = [seat.score for seat in seats if seat.score is not None]
        if row.status == "ended" and scores:
            found |= {
                (seat.entrant, numbers[seat.entrant]): (seat.score, max(scores))
                for seat in seats
                if seat.score is not None and seat.entrant in numbers
            }
    return found


def _has_played(tournament: Tournament, entrant: int) -> bool:
    return any(seat.entrant == entrant for seats in tournament.seats.values() for seat in seats)


def _shown(tournament: Tournament, now: int) -> Iterator[tuple[PairingRow, tuple[PairingSeatRow, ...]]]:
    for row in tournament.shown(now):
        if row.stage == FIRST:
            yield row, tournament.seats[row.pairing]


def _numbered(
    tournament: Tournament, now: int
) -> Iterator[tuple[PairingRow, tuple[PairingSeatRow, ...], Mapping[int, int]]]:
    """Yield what is shown with the round that it is for each of its entrants for whom it counts."""
    if tournament.row.format not in _OF_ENTRANTS:
        for row, seats in _shown(tournament, now):
            yield row, seats, {seat.entrant: row.round for seat in seats if row.only_for in {None, seat.entrant}}
        return
    is_circle = tournament.row.format in CIRCLES
    begun: Counter[int] = Counter()
    for row, seats, gone in _in_place(tournament, now) if is_circle else _as_shown(tournament, now):
        counted = [seat.entrant for seat in seats if row.only_for in {None, seat.entrant} and seat.entrant not in gone]
        if row.status == "void" and not is_circle:
            counted = []
        begun.update(counted)
        yield row, seats, {entrant: begun[entrant] for entrant in counted}


def _as_shown(tournament: Tournament, now: int) -> Iterator[_Counted]:
    """Yield what is shown; it counts for everybody in it."""
    yield from ((row, seats, frozenset()) for row, seats in _shown(tournament, now))


def _in_place(tournament: Tournament, now: int) -> Iterator[_Counted]:
    """Yield the tables of a division, one that is played in place of another where that would be.

    With each the entrants for whom it does not count, as they play another one in its place.
    """
    shown = tuple(_shown(tournament, now))
    places = {row.pairing: msgspec.json.decode(row.why, type=Reasons).instead or row.pairing for row, _ in shown}
    last = {(places[row.pairing], seat.entrant): row.pairing for row, seats in shown for seat in seats}
    for row, seats in sorted(shown, key=lambda each: (places[each[0].pairing], each[0].pairing)):
        of = places[row.pairing]
        yield row, seats, frozenset(seat.entrant for seat in seats if last[of, seat.entrant] > row.pairing)


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
    if tournament.row.format in {TEAMS, *GROUPED}:
        # Groups have as many rounds as they need, in odd ones everybody is free for one, and substitutes for many.
        return range(1, rounds + 1)
    if tournament.row.format not in FLOWS or is_through:
        return pending
    return range(1, rounds + 1)
