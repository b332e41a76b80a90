"""What organisers and those who leave change at the tables of a tournament, within the caller's transaction.

Matches are held before their tournament (`hold`), as they are where a move ends one. The caller tells the listeners of
what is returned after the commit, and loads the tournament again before it stores anything: a match that ends marks its
pairing.
"""

from collections.abc import Callable, Iterable

from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from play.context import Context
from play.match import ledger, queue
from play.match.loading import load
from play.rules import between_moves
from play.rules.between_moves import with_consequences
from play.seats.lobby import Person
from play.seats.replacing import put_in
from play.tournament_rules.record import Tournament
from play.tournaments.storing import load as load_tournament

Changed = tuple[MatchId, ...]
"""The matches that were changed."""


def hold(connection: Connection, number: int, about: Callable[[Tournament], Iterable[MatchId]]) -> Tournament:
    """Return a tournament so that nobody else changes it, nor its matches `about` which somebody decides."""
    for match in sorted(about(load_tournament(connection, number))):
        load(connection, match, to_change=True)
    return load_tournament(connection, number, to_change=True)


def give_up(context: Context, connection: Connection, tournament: Tournament, entrant: int, by: int) -> Changed:
    """Give up every seat that an entrant has in a running match; return these matches. `by`: whose act it is."""
    changed = []
    for match, seat in running_seats(tournament, entrant):
        loaded = load(connection, match, to_change=True)
        if loaded.row.status != "running" or loaded.seats[seat].sitter != "person" or loaded.seats[seat].is_out:
            continue
        first = between_moves.resigned(loaded, seat, context.clock(), by)
        ledger.store_all(connection, loaded, with_consequences(loaded, (first,)))
        queue.settle_again(connection, match)
        changed.append(match)
    return tuple(changed)


def hand_over(
    context: Context, connection: Connection, tournament: Tournament, entrant: int, person: Person
) -> Changed:
    """Give every seat of an entrant in a running match to a person; return these matches.

    Raises:
        Refusal: what `put_in` refuses, such as `had_a_seat`: nobody comes to know the secrets of two seats.
    """
    changed = []
    for match, seat in running_seats(tournament, entrant):
        loaded = load(connection, match, to_change=True)
        if loaded.row.status == "running" and not loaded.seats[seat].is_out:
            put_in(context, connection, match, seat, person)
            changed.append(match)
    return tuple(changed)


def stop(context: Context, connection: Connection, tournament: Tournament, pairing: int, by: int) -> Changed:
    """End the running match of a pairing that an organiser has decided; return it, nothing if it is over."""
    for match in match_of(tournament, pairing):
        loaded = load(connection, match, to_change=True)
        if loaded.row.status != "running":
            return ()
        ledger.store(connection, loaded, between_moves.cancelled(loaded, context.clock(), by))
        return (match,)
    return ()


def match_of(tournament: Tournament, pairing: int) -> Changed:
    """Return the match of a pairing, if there is such a pairing and it has one."""
    row = tournament.pairings.get(pairing)
    return () if row is None or row.match_id is None else (MatchId(row.match_id),)


def matches_of(tournament: Tournament, entrant: int) -> Changed:
    """Return the matches without a result in which an entrant has a seat."""
    return tuple(match for match, _ in running_seats(tournament, entrant))


def running_seats(tournament: Tournament, entrant: int) -> tuple[tuple[MatchId, Seat], ...]:
    """Return the matches without a result in which an entrant has a seat, with that seat."""
    return tuple(
        (MatchId(row.match_id), Seat(seat.seat))
        for row in tournament.pairings.values()
        if row.status == "running" and row.match_id is not None
        for seat in tournament.seats[row.pairing]
        if seat.entrant == entrant
    )
