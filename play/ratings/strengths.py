"""A stored rating as it is shown, and whether it is shown at all."""

from db.rows import people, ratings
from db.rows.ratings import RatingRow
from db.statements import Connection
from games.kernel.ratings import Strength
from play.match.rating import at
from play.rules.rated_matches import usual_seats
from play.rules.rating import MU, SIGMA, Rating, matches_to_number


def strength_of(row: RatingRow, now: int) -> Strength:
    """Return a stored rating as it is shown `now` (unix seconds)."""
    rating = at(row, now)
    missing = max(1, matches_to_number(round(rating.sigma, 2), usual_seats(row.ladder))) if rating.is_new else 0
    were_known = rating.is_new and not Rating(row.mu, row.sigma).is_new
    return Strength(row.ladder, rating.points, rating.spread, row.matches, missing, were_known)


def is_unlisted(connection: Connection, user_id: int) -> bool:
    """Return whether somebody wants nobody else to see how strong they are."""
    row = people.find(connection, user_id)
    return row is not None and row.is_unlisted


def strength_on(connection: Connection, user_id: int, ladder: str, now: int) -> Strength:
    """Return the rating of a person on a ladder as it is `now`, also of who was never rated there."""
    person = ratings.number_of(connection, user_id)
    row = None if person is None else ratings.find(connection, ladder, person)
    return strength_of(row or RatingRow(ladder, 0, MU, SIGMA, now, 0), now)
