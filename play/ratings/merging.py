"""What becomes of ratings when two accounts are found to be one person's. Nobody else's numbers change by it."""

from msgspec.structs import replace

from db import people, ratings
from db.people import PersonRow
from db.statements import Connection
from play.match.rating import merged_rating


def merge_ratings(connection: Connection, user_id: int, into: int, now: int) -> None:
    """Let what a person was rated be part of what `into` is; matches that were rated before stay as they were rated."""
    _stay_unlisted(connection, user_id, into)
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
    ratings.put_into(connection, person, known)


def _stay_unlisted(connection: Connection, user_id: int, into: int) -> None:
    """Let who wanted nobody else to see their rating be unlisted under the other account too."""
    row = people.find(connection, user_id)
    if row is None or not row.is_unlisted:
        return
    known = people.find(connection, into) or PersonRow(into, None, "dm", "loud", text_only=False, safe_palette=False)
    people.store(connection, replace(known, is_unlisted=True))
