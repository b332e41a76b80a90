"""How strong the members of a league are, where its settings ask for that."""

from db import ratings
from db.statements import Connection
from play.league_rules.record import League
from play.rules.rated_matches import ladder_of


def ratings_of(connection: Connection, league: League) -> dict[int, float]:
    """Return by number the ratings of members who play next and have one; nothing where the settings ask for lots."""
    if league.settings.first != "rating":
        return {}
    ladder, found = ladder_of(league.row.game, league.row.seats), dict[int, float]()
    for member in league.of_status("in"):
        person = None if member.user_id is None else ratings.number_of(connection, member.user_id)
        row = None if person is None else ratings.find(connection, ladder, person)
        if row is not None:
            found[member.member] = row.mu
    return found
