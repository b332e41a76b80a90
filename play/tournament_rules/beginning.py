"""Which pairings that are shown begin as matches, and what becomes of those of which somebody has left. Pure."""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from db.rows.tournaments import PairingRow
from games import registry
from games.kernel.pace import DAY
from play.formats.pairs import Reasons
from play.formats.settings import CIRCLES, FLOWS, PAIRED_AT_START
from play.formats.sheets import FULL, HALF
from play.formats.tables import SMALL
from play.rules.due import AT_ONCE
from play.tournament_rules import acts
from play.tournament_rules.acts import Act, NewPairing, SeatResult
from play.tournament_rules.cup_rounds import shrunk
from play.tournament_rules.flowing import BACK_DAYS
from play.tournament_rules.record import GONE, Tournament
from play.tournament_rules.results import FIRST
from play.tournament_rules.rounds import bye


def beginning(tournament: Tournament, now: int) -> tuple[PairingRow, ...]:
    """Return the pairings that are to begin or to be forfeited now, in order.

    Where everybody meets everybody, each entrant plays so many matches at once as was agreed on, and who did not come
    to one is waited for as long as others play, and for some days; in a division for these days alone.
    """
    if begin_at(tournament) is None:
        return ()
    if _is_season_over(tournament, now):
        return _waiting(tournament)
    return tuple(row for row in _next(tournament) if begins_at(tournament, row) <= now)


def begin_at(tournament: Tournament) -> int | None:
    """Return when the next pairing begins or is forfeited; None: nothing has been paired, or matches have to end."""
    if tournament.row.status not in {"running", "paused"}:
        return None
    times = [begins_at(tournament, row) for row in _next(tournament)]
    if tournament.settings.season_ends_at is not None and _waiting(tournament):
        times.append(tournament.settings.season_ends_at)
    return min(times, default=None)


def judged_at(tournament: Tournament, now: int) -> int | None:
    """Return when a match that begins `now` is adjudicated, if it still runs; None: never."""
    limit, ends_at = tournament.settings.limit_days, tournament.settings.season_ends_at
    times = [now + limit * DAY] if limit else []
    return min(times if ends_at is None else [*times, ends_at], default=None)


def begins_at(tournament: Tournament, row: PairingRow) -> int:
    """Return when a pairing is shown, or given up since somebody in it does not come back."""
    shown_at = row.published_at or AT_ONCE
    stopped = [tournament.entrants[seat.entrant].stopped_at for seat in tournament.seats[row.pairing]]
    if not _is_of_all(tournament, row) or not any(stopped) or _gone(tournament, row):
        return shown_at
    return max(shown_at, *(at + BACK_DAYS * DAY for at in stopped if at is not None))


def without_match(tournament: Tournament, row: PairingRow, now: int, number: int) -> tuple[Act, ...]:
    """Return what becomes of a pairing to which somebody cannot come; nothing if its match can begin.

    `number`: of the next pairing. Of two the other one wins. At a table the others play, or have a bye if too few are
    left; in a circle of half a point, since that is what a table gives its people in the mean. What has not begun by
    the end of the season is void.
    """
    if _is_season_over(tournament, now):
        return (acts.Voided(row.pairing),)
    seats = [seat.entrant for seat in tournament.seats[row.pairing]]
    gone = _gone(tournament, row) or _given_up(tournament, row)
    if not gone:
        return ()
    is_circle = tournament.row.format in CIRCLES and row.stage == FIRST
    if len(seats) == 2 and not (is_circle and tournament.row.seats > 2):
        results = tuple(
            SeatResult(2, 0, "forfeit") if entrant in gone else SeatResult(1, FULL, "forfeit") for entrant in seats
        )
        return (acts.Scored(row.pairing, results),)
    rest = tuple(entrant for entrant in seats if entrant not in gone)
    if tournament.row.format in FLOWS and row.stage == FIRST:
        return _without_in_flow(tournament, row, now, NewPairing(number, rest))
    twelfths, why = (HALF, _in_place_of(row)) if is_circle else (FULL, Reasons())
    if len(rest) >= SMALL or (is_circle and _can_play(tournament, len(rest))):
        new = [NewPairing(number, rest, why)]
    else:
        byes = (bye(number + at, one, twelfths) for at, one in enumerate(rest))
        new = [msgspec.structs.replace(each, why=why) for each in byes]
    voided = acts.Voided(row.pairing)
    if tournament.stake(row.pairing) is not None:
        left = shrunk(tournament, row, number)
        again = (acts.Paired(row.stage, row.round, row.published_at or now, left),) if left else ()
        return (voided, *again)
    return (voided, acts.Paired(row.stage, row.round, row.published_at or now, tuple(new))) if new else (voided,)


def _in_place_of(row: PairingRow) -> Reasons:
    """Return why others meet in place of a table, in the same group if there are groups."""
    return Reasons(instead=_place(row), group=msgspec.json.decode(row.why, type=Reasons).group)


def _without_in_flow(tournament: Tournament, row: PairingRow, now: int, new: NewPairing) -> tuple[Act, ...]:
    """Return what becomes of a table of a flow that somebody has left: the others play, or are free again."""
    voided = acts.Voided(row.pairing)
    if len(new.entrants) < SMALL or row.only_for not in {None, *new.entrants}:
        return (voided,)
    why = msgspec.json.decode(row.why, type=Reasons)
    new = msgspec.structs.replace(new, why=why, only_for=row.only_for)
    return voided, acts.Paired(row.stage, row.round, row.published_at or now, (new,))


def _next(tournament: Tournament) -> tuple[PairingRow, ...]:
    """Return the pairings without a match that wait for nothing but their time."""
    waiting = _waiting(tournament)
    if not any(_is_of_all(tournament, row) for row in waiting):
        return waiting
    playing = Counter(
        seat.entrant
        for row in tournament.pairings.values()
        if row.status == "running"
        for seat in tournament.seats[row.pairing]
    )
    found: list[PairingRow] = []
    late: list[PairingRow] = []
    for row in waiting:
        entrants = [seat.entrant for seat in tournament.seats[row.pairing]]
        if _gone(tournament, row):
            found.append(row)
        elif any(tournament.entrants[entrant].stopped_at is not None for entrant in entrants):
            late.append(row)
        elif all(playing[entrant] < tournament.settings.at_once for entrant in entrants):
            found.append(row)
            playing.update(entrants)
    if tournament.row.format == "division":
        return (*found, *_without_those_who_stopped(tournament, late, playing))
    return tuple(found) or (() if playing else tuple(late))


def _without_those_who_stopped(
    tournament: Tournament, late: Iterable[PairingRow], playing: Counter[int]
) -> Iterator[PairingRow]:
    """Yield the tables at which the others wait for nobody else: a season ends, so they do not wait for its last days.

    `playing`: how many matches each plays by then.
    """
    for row in late:
        entrants = [seat.entrant for seat in tournament.seats[row.pairing]]
        others = [each for each in entrants if tournament.entrants[each].stopped_at is None]
        if all(playing[each] < tournament.settings.at_once for each in others):
            playing.update(others)
            yield row


def _waiting(tournament: Tournament) -> tuple[PairingRow, ...]:
    return tuple(row for row in tournament.pairings.values() if row.status == "due")


def _is_season_over(tournament: Tournament, now: int) -> bool:
    ends_at = tournament.settings.season_ends_at
    return ends_at is not None and ends_at <= now


def _place(row: PairingRow) -> int:
    """Return the pairing in place of which a pairing is played, which can be itself."""
    return msgspec.json.decode(row.why, type=Reasons).instead or row.pairing


def _can_play(tournament: Tournament, count: int) -> bool:
    """Return whether the game can be played by so many, with the options of the tournament."""
    options = msgspec.json.decode(tournament.row.options, type=dict[str, str])
    return count in registry.find(tournament.row.game).seat_counts_for(options)


def _is_of_all(tournament: Tournament, row: PairingRow) -> bool:
    """Return whether a pairing was made at the start, since everybody meets everybody."""
    return tournament.row.format in PAIRED_AT_START and row.stage == FIRST


def _gone(tournament: Tournament, row: PairingRow) -> frozenset[int]:
    """Return who of a pairing is out of the tournament."""
    seats = tournament.seats[row.pairing]
    return frozenset(seat.entrant for seat in seats if tournament.entrants[seat.entrant].status in GONE)


def _given_up(tournament: Tournament, row: PairingRow) -> frozenset[int]:
    """Return who of a pairing where everybody meets everybody is not waited for any longer."""
    if not _is_of_all(tournament, row):
        return frozenset()
    seats = tournament.seats[row.pairing]
    return frozenset(seat.entrant for seat in seats if tournament.entrants[seat.entrant].stopped_at is not None)
