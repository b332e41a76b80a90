"""What becomes of ratings when two accounts are found to be one person's. Nobody else's numbers change by it."""

from functools import reduce

from msgspec.structs import replace

from db.rows import people, ratings
from db.rows.people import PersonRow
from db.rows.ratings import ChangeRow
from db.statements import Connection
from play.match.rating import merged_rating
from play.rules.rating import Rating, combined, grown


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


def changes_of(connection: Connection, person: int, ladder: str) -> tuple[ChangeRow, ...]:
    """Return what matches did to the rating of a person on a ladder, oldest first, whichever of their accounts played.

    Before two accounts became one each had a rating of its own: after each match of one of them there is what both make
    together, as when they became one.
    """
    numbers = ratings.numbers_of(connection, person)
    if len(numbers) < 2:
        return ratings.changes_of(connection, person, ladder)
    parted_until = {row.person: row.after_change for row in ratings.merges(connection) if row.person in numbers}
    rows = [row for each in numbers for row in ratings.changes_of(connection, each, ladder)]
    latest: dict[int, ChangeRow] = {}
    found: list[ChangeRow] = []
    for row in sorted(rows, key=lambda each: each.number):
        latest[row.person] = row
        latest = {each: last for each, last in latest.items() if parted_until.get(each, row.number) >= row.number}
        known = [grown(Rating(last.mu, last.sigma), row.ended_at - last.ended_at) for last in latest.values()]
        rating = reduce(combined, known)
        found.append(replace(row, mu=rating.mu, sigma=rating.sigma))
    return tuple(found)


def _stay_unlisted(connection: Connection, user_id: int, into: int) -> None:
    """Let who wanted nobody else to see their rating be unlisted under the other account too."""
    row = people.find(connection, user_id)
    if row is None or not row.is_unlisted:
        return
    known = people.find(connection, into) or PersonRow(into, None, "dm", "loud", text_only=False, safe_palette=False)
    people.store(connection, replace(known, is_unlisted=True))
