"""What organisers and those who leave change at the tables of a tournament, within the caller's transaction.

The caller holds the tournament, tells the listeners of these matches after the commit, and loads the tournament again
before it stores anything: a match that ends marks its pairing.
"""

from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from play.context import Context
from play.match import ledger, queue
from play.match.loading import load
from play.rules import between_moves
from play.rules.between_moves import with_consequences
from play.seats.lobby import Person
from play.tournament_rules.record import Tournament


def give_up(
    context: Context, connection: Connection, tournament: Tournament, entrant: int, by: int
) -> tuple[MatchId, ...]:
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
) -> tuple[MatchId, ...]:
    """Give every seat of an entrant in a running match to a person; return these matches."""
    raise NotImplementedError


def stop(context: Context, connection: Connection, match: MatchId, by: int) -> tuple[MatchId, ...]:
    """End a running match that an organiser has decided; return it, nothing if it is over."""
    loaded = load(connection, match, to_change=True)
    if loaded.row.status != "running":
        return ()
    ledger.store(connection, loaded, between_moves.cancelled(loaded, context.clock(), by))
    return (match,)


def running_seats(tournament: Tournament, entrant: int) -> tuple[tuple[MatchId, Seat], ...]:
    """Return the matches without a result in which an entrant has a seat, with that seat."""
    return tuple(
        (MatchId(row.match_id), Seat(seat.seat))
        for row in tournament.pairings.values()
        if row.status == "running" and row.match_id is not None
        for seat in tournament.seats[row.pairing]
        if seat.entrant == entrant
    )
