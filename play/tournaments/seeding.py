"""The order of strength of those who enter, as it is noted when a tournament starts."""

from msgspec.structs import replace

from db.rows import ratings
from db.statements import Connection
from play.formats.settings import GROUPED
from play.match.rating import at
from play.ratings.strengths import is_unlisted
from play.rules.rated_matches import ladder_of
from play.tournament_rules import acts
from play.tournament_rules.record import IN_PLAY, Tournament


def seeded(connection: Connection, tournament: Tournament, now: int) -> tuple[acts.Edited, ...]:
    """Return how the order of strength is noted before a start, if the draw is by rating; nothing if it is not.

    Who has no number yet, was never rated or is unlisted is not in it.
    """
    if tournament.row.format not in GROUPED or tournament.settings.seeding != "rating":
        return ()
    ladder = ladder_of(tournament.row.game, tournament.row.seats)
    found: list[tuple[float, int]] = []
    for row in tournament.of_status(*IN_PLAY, "reserve"):
        # The order is for everybody to read: who keeps their rating to themselves is in no place of it.
        is_known = row.user_id is not None and not is_unlisted(connection, row.user_id)
        person = ratings.number_of(connection, row.user_id or 0) if is_known else None
        stored = None if person is None else ratings.find(connection, ladder, person)
        rating = at(stored, now)
        if stored is not None and not rating.is_new:
            found.append((-rating.mu, row.entrant))
    seeds = tuple(entrant for _, entrant in sorted(found))
    return (acts.Edited(settings=replace(tournament.settings, seeds=seeds)),) if seeds else ()
