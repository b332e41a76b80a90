"""What follows from the secret of a tournament and from the salts of its entrants (play/rules/chain.py).

A salt is given with a number. Who takes a number over brings a salt of their own for the matches to come; matches that
have begun keep what they began with.
"""

from collections.abc import Iterable

from db.rows.tournaments import TournamentRow
from play.rules.chain import lots_seed, match_secret, seat_salt
from play.tournament_rules.acts import Replaced
from play.tournament_rules.record import Tournament


def lots_of(row: TournamentRow) -> bytes:
    """Return the seed of the lots of pairing and standings, which is secret until the end."""
    return lots_seed(bytes.fromhex(row.secret))


def secret_of(tournament: Tournament, pairing: int) -> bytes:
    """Return the secret with which the match of a pairing begins."""
    return match_secret(bytes.fromhex(tournament.row.secret), tournament.path(pairing))


def salts_of(tournament: Tournament, pairing: int) -> tuple[str, ...]:
    """Return the salts with which the seats of the match of a pairing begin now, in order."""
    path = tournament.path(pairing)
    return tuple(seat_salt(tournament.entrants[seat.entrant].salt, path) for seat in tournament.seats[pairing])


def given_salt(tournament: Tournament, entrant: int, path: str, salt: str) -> str:
    """Return from which salt that of a seat was derived, which may be that of who had the number of `entrant` then.

    After others have taken numbers over all salts are still there, under the numbers that this left.
    """
    own = tournament.entrants[entrant].salt
    every = (own, *(row.salt for row in tournament.entrants.values()))
    return next((each for each in every if seat_salt(each, path) == salt), own)


def earlier_salts(tournament: Tournament, replaced: Iterable[Replaced]) -> dict[int, tuple[str, ...]]:
    """Return for each number that changed hands the salts that belonged to it before, the newest first.

    `replaced`: how numbers were taken over, in order.
    """
    then = {number: row.salt for number, row in tournament.entrants.items()}
    earlier: dict[int, tuple[str, ...]] = {}
    for act in reversed(tuple(replaced)):
        then[act.entrant], then[act.reserve] = then[act.reserve], then[act.entrant]
        for number in (act.entrant, act.reserve):
            earlier[number] = (*earlier.get(number, ()), then[number])
    return earlier
