"""What becomes of ratings when two accounts are found to be one person's. Nobody else's numbers change by it."""

from db import ratings
from db.statements import Connection
from play.match.rating import merged_rating


def merge_ratings(connection: Connection, user_id: int, into: int, now: int) -> None:
    """Let what a person was rated be part of what `into` is; matches that were rated before stay as they were rated."""
    person = ratings.number_of(connection, user_id)
    if person is None:
        return
    # Before anything is read: a match that ends meanwhile is rated before or after.
    ratings.hold(connection)
    known = ratings.number_of(connection, into)
    if known is None:
        # Only the account is another one.
        ratings.give(connection, person, into)
        return
    ratings.merge(connection, person, known, now)
    for row in ratings.of_person(connection, person):
        rating = merged_rating(row.ladder, known, ratings.find(connection, row.ladder, known), row, now)
        if rating is not None:
            ratings.store(connection, rating)
    ratings.take_servers(connection, person, known)
    ratings.give(connection, person, None)
