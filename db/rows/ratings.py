"""Rows of ratings: people under numbers of their own, their ratings, and what each match changed in them."""

from collections.abc import Sequence

import msgspec

from db.statements import Connection, change, many, number, numbers, one, put


class RatingRow(msgspec.Struct, frozen=True):
    """The rating of a person on a ladder as it was after their newest rated match, at `rated_at` (unix seconds)."""

    ladder: str
    person: int
    mu: float
    sigma: float
    rated_at: int
    matches: int


class ChangeRow(msgspec.Struct, frozen=True):
    """What a match did to the rating of one person. Numbers have the order in which matches ended.

    `side`: who shares it played together; `place` is that of the side among those that are rated. `mu_before` and
    `sigma_before` are grown to `ended_at`. `gone_at`: when the person went away. `rule`: which rule decided what
    counts, `model`: which model made the numbers. Times are unix seconds.
    """

    number: int
    match_id: int
    seat: int
    person: int
    ladder: str
    guild_id: int | None
    side: int
    place: int
    gone_at: int | None
    ended_at: int
    rule: int
    mu_before: float = 0.0
    sigma_before: float = 0.0
    mu: float = 0.0
    sigma: float = 0.0
    model: str = ""


class BoardRow(msgspec.Struct, frozen=True):
    """What places a person on the board of a server: as in `RatingRow`."""

    person: int
    mu: float
    sigma: float
    rated_at: int


class RatedOnRow(msgspec.Struct, frozen=True):
    """The newest rated match of a person on a server, and their seat in it."""

    guild_id: int
    ladder: str
    person: int
    match_id: int
    seat: int
    rated_at: int


class ResultsRow(msgspec.Struct, frozen=True):
    """Of so many rated matches of a person on a server somebody came first in `won`, and `drawn` had no last place."""

    ladder: str
    matches: int
    won: int
    drawn: int


class MergeRow(msgspec.Struct, frozen=True):
    """That the ratings of `person` became part of those of `into_person`, at `merged_at` (unix seconds).

    That was after the change with the number `after_change`.
    """

    number: int
    person: int
    into_person: int
    merged_at: int
    after_change: int


class MetRow(msgspec.Struct, frozen=True):
    """How often two people have met in rated matches on a server, and in how many the first came before the other."""

    person: int
    other: int
    matches: int
    won: int
    lost: int


class LinkRow(msgspec.Struct, frozen=True):
    """A match and where its table is."""

    id: int
    channel_id: int | None


class _NameRow(msgspec.Struct, frozen=True):
    name: str


class _LadderRow(msgspec.Struct, frozen=True):
    ladder: str


def number_of(connection: Connection, user_id: int) -> int | None:
    """Return the number of a person; None: they were never rated."""
    return number(connection, "find_rated_person", user_id=user_id)


def number_for(connection: Connection, user_id: int) -> int:
    """Return the number of a person, a new one if they had none."""
    known = number_of(connection, user_id)
    if known is not None:
        return known
    new = number(connection, "next_rated_person") or 0
    change(connection, "insert_rated_person", number=new, user_id=user_id)
    return new


def forget(connection: Connection, user_id: int) -> None:
    """Leave the number of a person without the person; the ratings of others stay as they are."""
    change(connection, "forget_rated_person", user_id=user_id)


def find(connection: Connection, ladder: str, person: int) -> RatingRow | None:
    """Return the rating of a person on a ladder, if they have one."""
    return one(connection, "find_rating", RatingRow, ladder=ladder, person=person)


def of_person(connection: Connection, person: int) -> tuple[RatingRow, ...]:
    """Return the ratings of a person, by ladder."""
    return many(connection, "ratings_of_person", RatingRow, person=person)


def store(connection: Connection, row: RatingRow) -> None:
    """Store a rating in place of the one before."""
    put(connection, "put_rating", row)


def hold(connection: Connection) -> int:
    """Keep everybody else from changing ratings until the transaction is over; return the newest change's number."""
    return number(connection, "hold_rating_changes") or 0


def next_number(connection: Connection) -> int:
    """Return a number for a new change."""
    return number(connection, "next_rating_change") or 0


def add(connection: Connection, row: ChangeRow) -> None:
    """Store a change."""
    put(connection, "insert_rating_change", row)


def after(connection: Connection, number: int, most: int) -> tuple[ChangeRow, ...]:
    """Return the oldest changes after the one with this number."""
    return many(connection, "rating_changes_after", ChangeRow, number=number, most=most)


def of_match(connection: Connection, match_id: int) -> tuple[ChangeRow, ...]:
    """Return what a match changed, by seat."""
    return many(connection, "rating_changes_of_match", ChangeRow, match_id=match_id)


def unlisted_in(connection: Connection, match_id: int) -> tuple[int, ...]:
    """Return the seats of who was rated for a match and is unlisted, or forgotten."""
    return numbers(connection, "unlisted_in_match", match_id=match_id)


def matches_since(connection: Connection, user_id: int, since: int) -> tuple[int, ...]:
    """Return the matches for which a person was rated that ended since (unix seconds)."""
    return numbers(connection, "rated_matches_since", user_id=user_id, since=since)


def changes_of(connection: Connection, person: int, ladder: str) -> tuple[ChangeRow, ...]:
    """Return all changes of a person's rating on a ladder, oldest first."""
    return many(connection, "rating_changes_of_person", ChangeRow, person=person, ladder=ladder)


def gone_between(connection: Connection, person: int, since: int, until: int) -> int:
    """Return from how many rated matches a person went away between two times (unix seconds)."""
    return number(connection, "gone_between", person=person, since=since, until=until) or 0


def store_rated_on(connection: Connection, row: RatedOnRow) -> None:
    """Store which match of a person was their newest on a server."""
    put(connection, "put_rated_on", row)


def on_guild(connection: Connection, guild_id: int, ladder: str, since: int) -> tuple[BoardRow, ...]:
    """Return who has played rated matches on a server, and any rated match since (unix seconds); in no order.

    Who is unlisted or forgotten is left out.
    """
    return many(connection, "rated_on_guild", BoardRow, guild_id=guild_id, ladder=ladder, since=since)


def in_common(connection: Connection, ladder: str, since: int) -> tuple[BoardRow, ...]:
    """Return whom `on_guild` finds on the servers that share their boards, each person once."""
    return many(connection, "rated_in_common", BoardRow, ladder=ladder, since=since)


def name_on(connection: Connection, guild_id: int, ladder: str, person: int) -> str:
    """Return the name that a person had in their newest rated match on a server."""
    found = one(connection, "name_on_guild", _NameRow, guild_id=guild_id, ladder=ladder, person=person)
    return "" if found is None else found.name


def of_person_on_guild(connection: Connection, guild_id: int, person: int) -> tuple[RatingRow, ...]:
    """Return the ratings of a person on the ladders that they have played on a server, by ladder."""
    return many(connection, "ratings_on_guild", RatingRow, guild_id=guild_id, person=person)


def of_person_in_common(connection: Connection, person: int) -> tuple[RatingRow, ...]:
    """Return the ratings of a person on the ladders that they have played on servers that share theirs, by ladder."""
    return many(connection, "ratings_in_common", RatingRow, person=person)


def results_on(connection: Connection, guild_id: int, person: int) -> tuple[ResultsRow, ...]:
    """Return the results of a person in the rated matches of a server, by ladder."""
    return many(connection, "results_on_guild", ResultsRow, guild_id=guild_id, person=person)


def ladders_in_common(connection: Connection) -> tuple[str, ...]:
    """Return the ladders on which somebody was rated on servers that share theirs, that of the most people first."""
    found = many(connection, "ladders_in_common", _LadderRow)
    return tuple(row.ladder for row in found)


def ladders_on(connection: Connection, guild_id: int) -> tuple[str, ...]:
    """Return the ladders on which somebody was rated on a server, that of the most people first."""
    found = many(connection, "ladders_on_guild", _LadderRow, guild_id=guild_id)
    return tuple(row.ladder for row in found)


def merge(connection: Connection, person: int, into_person: int, now: int) -> MergeRow:
    """Store that the ratings of one person are another's from now on; the caller holds the changes."""
    newest = number(connection, "hold_rating_changes") or 0
    row = MergeRow(number(connection, "next_rating_merge") or 0, person, into_person, now, newest)
    put(connection, "insert_rating_merge", row)
    return row


def merges(connection: Connection) -> tuple[MergeRow, ...]:
    """Return all merges, the oldest first."""
    return many(connection, "rating_merges_after", MergeRow, number=0)


def numbers_of(connection: Connection, person: int) -> tuple[int, ...]:
    """Return the number of a person, and those that became part of it."""
    return numbers(connection, "numbers_of_person", person=person)


def put_into(connection: Connection, person: int, into_person: int) -> None:
    """Store that a number, with those that were part of it, is part of another one."""
    change(connection, "put_rated_person_into", person=person, into_person=into_person)


def give(connection: Connection, person: int, user_id: int) -> None:
    """Store whose a number is."""
    change(connection, "give_rated_person", number=person, user_id=user_id)


def take_servers(connection: Connection, person: int, into_person: int) -> None:
    """Store that what one person has played on servers is another's, who has the newer name there."""
    for row in many(connection, "rated_on_of_person", RatedOnRow, person=person):
        store_rated_on(connection, msgspec.structs.replace(row, person=into_person))
    change(connection, "drop_rated_on_of_person", person=person)


def servers_of(connection: Connection, person: int) -> tuple[RatedOnRow, ...]:
    """Return the newest rated match of a person on each server and ladder."""
    return many(connection, "rated_on_of_person", RatedOnRow, person=person)


def count_met(connection: Connection, person: int, other: int) -> int:
    """Return in how many rated matches two people have met."""
    return number(connection, "count_met", person=person, other=other) or 0


def count_without_server(connection: Connection, person: int) -> int:
    """Return how many rated matches a person has played in direct messages."""
    return number(connection, "count_rated_without_server", person=person) or 0


def met_on(connection: Connection, guild_id: int, least: int) -> tuple[MetRow, ...]:
    """Return who has met at least so often in rated matches on a server, but for the forgotten; in no order."""
    return many(connection, "met_on_guild", MetRow, guild_id=guild_id, least=least)


def count_on(connection: Connection, guild_id: int, person: int) -> int:
    """Return how many rated matches a person has played on a server."""
    return number(connection, "rated_matches_on_guild", guild_id=guild_id, person=person) or 0


def newest_name_on(connection: Connection, guild_id: int, person: int) -> str:
    """Return what a person was called in their newest rated match on a server."""
    found = one(connection, "newest_name_on_guild", _NameRow, guild_id=guild_id, person=person)
    return "" if found is None else found.name


def matches_of_pair(connection: Connection, guild_id: int, person: int, other: int, most: int) -> tuple[LinkRow, ...]:
    """Return the newest rated matches on a server in which two people met."""
    found = {"guild_id": guild_id, "person": person, "other": other, "most": most}
    return many(connection, "matches_of_pair", LinkRow, **found)


def unrated(connection: Connection, after: int, most: int) -> tuple[int, ...]:
    """Return the first matches with greater numbers that have ended and have changed no rating."""
    return numbers(connection, "unrated_matches", id=after, most=most)


def replace_all(
    connection: Connection, changes: Sequence[ChangeRow], rows: Sequence[RatingRow], merges: Sequence[MergeRow] = ()
) -> None:
    """Store these `changes`, numbered from 1 on, and the ratings that they come to, in place of all others.

    `merges`: all, with their places among these changes.
    """
    change(connection, "clear_rating_changes")
    change(connection, "clear_ratings")
    for row in changes:
        put(connection, "insert_rating_change", row)
    for each in rows:
        put(connection, "put_rating", each)
    change(connection, "set_rating_change_number", number=len(changes))
    for merged in merges:
        change(connection, "place_rating_merge", number=merged.number, after_change=merged.after_change)
