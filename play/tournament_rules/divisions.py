"""A division of a league: all its tables at once, in an order by lot. Pure."""

from play.formats.divisions import LEAST, schedule
from play.formats.lots import lot
from play.tournament_rules.acts import NewPairing
from play.tournament_rules.record import Tournament
from play.tournament_rules.rounds import next_number, present
from play.tournament_rules.secrets import lots_of


def all_tables(tournament: Tournament) -> tuple[tuple[NewPairing, ...], ...]:
    """Return all tables of a division by rounds; nothing if so many have left already that it cannot be played.

    By lot is who has which number in the schedule.
    """
    seed = lots_of(tournament.row)
    order = sorted(present(tournament), key=lambda entrant: lot(seed, "division", entrant))
    if len(order) < LEAST[tournament.row.seats]:
        return ()
    found: list[tuple[NewPairing, ...]] = []
    number = next_number(tournament)
    for tables in schedule(len(order), tournament.row.seats):
        found.append(
            tuple(NewPairing(number + at, tuple(order[one] for one in each)) for at, each in enumerate(tables))
        )
        number += len(tables)
    return tuple(found)
