"""What matches give their tournament: results of those that have ended, ends of those that take too long.

Everything here is done within the caller's transaction. A match is held before its tournament, as it is where a move
ends it; what ends with it is marked there, so the tournament is loaded again before acts are stored.
"""

from collections.abc import Iterable, Sequence

from db.rows import entries, tournaments
from db.rows.tournaments import PairingRow
from db.statements import Connection
from games.kernel import codec
from games.kernel.game import Outcome
from games.kernel.ids import MatchId, Seat
from games.kernel.pace import DAY
from play.context import Context
from play.formats.cups import TWO
from play.formats.views import WouldEnd
from play.match import ledger
from play.match.loading import load as load_match
from play.rules import between_moves, coming
from play.rules.as_it_is import as_everybody_sees
from play.rules.between_moves import with_consequences
from play.rules.coming import Deeds
from play.rules.loaded import Loaded
from play.rules.record import UNDO_WINDOW
from play.rules.steps import Change
from play.tournament_rules import acts
from play.tournament_rules.acts import BOT, Act
from play.tournament_rules.record import Tournament
from play.tournament_rules.scoring import forfeited, nobody_came, scored, twelfths_of
from play.tournaments.at_tables import Changed
from play.tournaments.storing import load, settle, store

NOBODY_LEFT = frozenset({"abandoned", "silent"})
"""How a match ends in which nobody was there any more."""


def results(connection: Connection, tournament: Tournament, most: int) -> tuple[Act, ...]:
    """Return the results of matches that have ended, of so many at most."""
    over = [row for row in tournament.pairings.values() if row.over_at is not None and row.status == "running"]
    stopped: set[int] = set()
    found: list[Act] = []
    for row in over[:most]:
        for act in _result(connection, tournament, row):
            # Who was away in two matches is stopped once.
            if not isinstance(act, acts.Stopped) or act.entrant not in stopped:
                found.append(act)
            if isinstance(act, acts.Stopped):
                stopped.add(act.entrant)
    return tuple(found)


def _result(connection: Connection, tournament: Tournament, row: PairingRow) -> tuple[Act, ...]:
    assert row.match_id is not None
    loaded = load_match(connection, MatchId(row.match_id))
    known = deeds_of(connection, loaded)
    seats = tournament.seats[row.pairing]
    if loaded.row.outcome is None:
        if known.last not in NOBODY_LEFT:
            return (acts.Voided(row.pairing),)
        return (nobody_came(row.pairing, seats), *_stopped(tournament, row, range(len(seats))))
    missing = [
        Seat(each.seat)
        for each in loaded.seats
        if each.seat not in known.moved and (each.is_away or each.seat in known.not_there)
    ]
    outcome = codec.decode(loaded.row.outcome, Outcome)
    gone = _gone(tournament, row.pairing, loaded)
    return (scored(row.pairing, outcome, missing, gone=gone), *_stopped(tournament, row, missing))


def end_late(context: Context, connection: Connection, number: int, pairing: int) -> MatchId | None:
    """End a match at its limit, as the settings say; return it, None if there is nothing to end.

    Who has missed their first move, or owed it for a day, has not come.
    """
    loaded, tournament = _held(connection, number, pairing)
    row, now = tournament.pairings[pairing], context.clock()
    is_late = row.status == "running" and row.over_at is None and row.judged_at is not None and row.judged_at <= now
    if loaded is None or loaded.row.status != "running" or not is_late:
        settle(connection, tournament)
        return None
    match = MatchId(loaded.row.id)
    done, missing = _ended(connection, loaded, tournament, pairing, now)
    _store(connection, number, (pairing, missing), done, now)
    return match


def end_all(
    context: Context, connection: Connection, tournament: Tournament, rows: Iterable[PairingRow], by: int
) -> tuple[tuple[Act, ...], tuple[acts.Stopped, ...], Changed]:
    """End the running matches of pairings before their limit, as the settings say; `by`: the person who decides it.

    Return their results, which of their people are not paired until they are back, and the matches. The caller holds
    them and the tournament, and stores what is returned after it has loaded the tournament again.
    """
    now, done, stopped, matches = context.clock(), list[Act](), dict[int, acts.Stopped](), list[MatchId]()
    for row in rows:
        loaded = load_match(connection, MatchId(row.match_id or 0), UNDO_WINDOW, to_change=True)
        if loaded.row.status != "running":
            continue
        found, missing = _ended(connection, loaded, tournament, row.pairing, now, by=by)
        if not found:
            # It has ended with the seats that were given up, and is counted here too, so that a reason is with it.
            counted = _result(connection, tournament, row)
            found = [act for act in counted if not isinstance(act, acts.Stopped)]
        done += found
        stopped |= {act.entrant: act for act in _stopped(tournament, row, missing)}
        matches.append(MatchId(loaded.row.id))
    return tuple(done), tuple(stopped.values()), tuple(matches)


def would_end(connection: Connection, tournament: Tournament, row: PairingRow, now: int) -> WouldEnd:
    """Return what the settings would give the running match of a pairing now, as far as everybody may know it."""
    seats = len(tournament.seats[row.pairing])
    if tournament.settings.at_limit != "standing":
        return WouldEnd(row.pairing, "void", (None,) * seats)
    loaded = load_match(connection, MatchId(row.match_id or 0), UNDO_WINDOW)
    if loaded.row.status != "running":
        return WouldEnd(row.pairing, "over", (None,) * seats)
    missing = _never_moved(connection, loaded, now)
    if missing and seats == 2:
        return WouldEnd(row.pairing, "points", twelfths_of(forfeited(row.pairing, seats, missing)), missing)
    is_known, outcome = as_everybody_sees(loaded)
    if not is_known:
        return WouldEnd(row.pairing, "hidden", (None,) * seats, missing)
    if outcome is None:
        return WouldEnd(row.pairing, "void", (None,) * seats, missing)
    return WouldEnd(row.pairing, "points", twelfths_of(scored(row.pairing, outcome, missing)), missing)


def _gone(tournament: Tournament, pairing: int, loaded: Loaded) -> tuple[Seat, ...]:
    """Return who was no longer there when the match of a pairing ended, where only who has stayed can advance."""
    if tournament.stake(pairing) is None or len(loaded.seats) == TWO:
        return ()
    return tuple(
        Seat(each.seat) for each in loaded.seats if each.left_revision is not None or each.away_revision is not None
    )


def take_away_absent(context: Context, connection: Connection, number: int, pairing: int) -> MatchId | None:
    """Take the seats of those away who have not come to a match in time; return it, None if there is nobody such."""
    loaded, tournament = _held(connection, number, pairing)
    if loaded is None:
        return None
    match, now = MatchId(loaded.row.id), context.clock()
    late: Sequence[Seat] = ()
    if loaded.row.status == "running" and tournament.pairings[pairing].over_at is None:
        late = coming.late(loaded, deeds_of(connection, loaded), now)
    if not late:
        # Who has made moves and is away now is waited for as in every match.
        tournaments.set_absent(connection, match, None)
        settle(connection, load(connection, number))
        return None
    _taken_away(connection, loaded, late, now)
    _store(connection, number, (pairing, late), (), now)
    return match


def deeds_of(connection: Connection, loaded: Loaded) -> Deeds:
    """Return what the entries of a match say of its people."""
    return coming.deeds(entries.between(connection, loaded.row.id, 0, loaded.row.entries))


def _held(connection: Connection, number: int, pairing: int) -> tuple[Loaded | None, Tournament]:
    """Return the match of a pairing and the tournament, both so that nobody else changes them."""
    match = load(connection, number).pairings[pairing].match_id
    loaded = None if match is None else load_match(connection, MatchId(match), UNDO_WINDOW, to_change=True)
    return loaded, load(connection, number, to_change=True)


def _never_moved(connection: Connection, loaded: Loaded, now: int) -> tuple[Seat, ...]:
    """Return who has never made a move in a match, but missed one, or owed one for a day at least."""
    known = deeds_of(connection, loaded)
    owing = {row.seat for row in loaded.asked if row.is_owed and (row.owed_since or now) <= now - DAY}
    return tuple(
        Seat(each.seat)
        for each in loaded.seats
        if each.sitter == "person" and (each.misses or each.seat in owing) and each.seat not in known.moved
    )


def _taken_away(connection: Connection, loaded: Loaded, seats: Iterable[Seat], now: int) -> Loaded:
    """Give up seats of which the players have not come; return the match then, which may have ended with that."""
    for seat in seats:
        if loaded.row.status == "running":
            changes = with_consequences(loaded, (between_moves.not_there(loaded, seat, now),))
            loaded = ledger.store_all(connection, loaded, changes)
    return loaded


def _ended(
    connection: Connection, loaded: Loaded, tournament: Tournament, pairing: int, now: int, *, by: int | None = None
) -> tuple[list[Act], tuple[Seat, ...]]:
    """End a running match as the settings say; return its result, and the seats of who has never come.

    There is no result yet of a match that ended with the seats of those who have not come: it is counted as any other.
    """
    is_by_points = tournament.settings.at_limit == "standing"
    missing = _never_moved(connection, loaded, now) if is_by_points else ()
    loaded = _taken_away(connection, loaded, missing, now)
    if loaded.row.status != "running":
        return [], missing
    change = _adjudicated(loaded, now) if is_by_points else None
    ledger.store_all(connection, loaded, (change or between_moves.cancelled(loaded, now, by),))
    if change is None or change.row.outcome is None:
        return [acts.Voided(pairing)], missing
    gone = _gone(tournament, pairing, loaded)
    return [scored(pairing, codec.decode(change.row.outcome, Outcome), missing, "adjudicated", gone)], missing


def _store(connection: Connection, number: int, of: tuple[int, Iterable[Seat]], done: Iterable[Act], now: int) -> None:
    """Store acts of a tournament, and that those who have not come to seats of a pairing are not paired."""
    tournament, (pairing, missing) = load(connection, number), of
    stopped = _stopped(tournament, tournament.pairings[pairing], missing)
    store(connection, tournament, [(act, BOT) for act in (*done, *stopped)], now)


def _adjudicated(loaded: Loaded, now: int) -> Change | None:
    """Return a match that ends by the points as they are; None: no points tell."""
    try:
        return between_moves.adjudicated(loaded, now)
    except ValueError:
        return None


def _stopped(tournament: Tournament, row: PairingRow, seats: Iterable[int]) -> tuple[acts.Stopped, ...]:
    """Return that those in some seats of a pairing are not paired until they are back, so far as that is new."""
    entrants = (tournament.entrants[tournament.seats[row.pairing][seat].entrant] for seat in seats)
    return tuple(
        acts.Stopped(entrant.entrant)
        for entrant in entrants
        if entrant.status == "playing" and entrant.stopped_at is None
    )
