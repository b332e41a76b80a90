"""Rows of leagues: themselves, their members and seasons, and who had which place in which division."""

from collections.abc import Sequence

import msgspec

from db import statements
from db.rows.shown import BehindRow, ShownCard
from db.rows.tournaments import TournamentRow
from db.statements import Connection, change, many, number, numbers, one, put, put_all


class LeagueRow(msgspec.Struct, frozen=True):
    """One league. Of its text `options` and `settings` are JSON, `secret` is hexadecimal. Times are unix seconds.

    `seats`: of a table; `size`: of a division. `status`: draft, open (before the first season), running or closed.
    `secret` and `commitment` are those of the season that comes next, `season` is the newest one, 0 before the first;
    `opens_at`: when the next one opens by itself. `reason`: why it was closed. `changes` counts what was stored of it;
    `message_id` is that of its message, which shows the league as it was after `shown_changes`.
    """

    id: int
    guild_id: int
    channel_id: int | None
    name: str
    game: str
    options: str
    seats: int
    size: int
    pace: str
    settings: str
    language: str
    status: str
    secret: str
    commitment: str
    created_by: int | None
    created_name: str
    created_at: int
    season: int = 0
    opens_at: int | None = None
    closed_at: int | None = None
    reason: str = ""
    changes: int = 0
    message_id: int | None = None
    shown_changes: int | None = None


class NameRow(msgspec.Struct, frozen=True):
    """What a league or a tournament is called."""

    id: int
    name: str


class MemberRow(msgspec.Struct, frozen=True):
    """Who is in a league, under a number from 1; `user_id` None: forgotten. Times are unix seconds.

    `status`: in, resting (sits the next season out), absent (did not come in a season, and is not back), left or
    removed; `reason`: why an organiser has removed them.
    """

    league_id: int
    member: int
    user_id: int | None
    name: str
    salt: str
    status: str
    joined_at: int
    left_at: int | None = None
    reason: str = ""


class SeasonRow(msgspec.Struct, frozen=True):
    """A season that has opened. `ends_at`: when what still runs is decided; `ended_at`: when places were final."""

    league_id: int
    season: int
    secret: str
    commitment: str
    opened_at: int
    ends_at: int
    ended_at: int | None = None


class PlaceRow(msgspec.Struct, frozen=True):
    """In which division a member plays a season, as which entrant of its tournament; `place` None: it is not over."""

    league_id: int
    season: int
    division: int
    entrant: int
    member: int
    place: int | None = None
    twelfths: int | None = None


def insert(connection: Connection, row: LeagueRow) -> None:
    """Store a new league; its id is one of `db.matches.next_id`."""
    put(connection, "insert_league", row)


def find(connection: Connection, league: int) -> LeagueRow | None:
    """Return the league, or None."""
    return one(connection, "find_league", LeagueRow, id=league)


def hold(connection: Connection, league: int) -> None:
    """Let nobody else change the league until the transaction ends."""
    statements.hold(connection, "hold_league", id=league)


def store(connection: Connection, row: LeagueRow) -> None:
    """Store what has changed of a league; where it is shown stays as it is."""
    put(connection, "put_league", row)


def place(connection: Connection, league: int, channel_id: int | None, changes: int) -> None:
    """Store where the league is to be shown, by no message yet, and of how many changes that shows all."""
    change(connection, "place_league", id=league, channel_id=channel_id, shown_changes=changes)


def show(connection: Connection, league: int, shown: ShownCard) -> bool:
    """Store which message shows the league as it was after so many changes; False if another one does by now."""
    return change(connection, "show_league", id=league, shown_changes=shown.changes, **shown.values()) == 1


def show_anew(connection: Connection, league: int) -> None:
    """Store that what shows the league is out of date although nothing was changed in it."""
    change(connection, "show_league_anew", id=league)


def behind(connection: Connection, most: int) -> tuple[BehindRow, ...]:
    """Return the leagues of which the message does not show all."""
    return many(connection, "leagues_to_show", BehindRow, most=most)


def of_guild(connection: Connection, guild_id: int, most: int) -> tuple[LeagueRow, ...]:
    """Return leagues of a server, the newest first."""
    return many(connection, "leagues_of_guild", LeagueRow, guild_id=guild_id, most=most)


def names_of_contests(connection: Connection, guild_id: int) -> tuple[NameRow, ...]:
    """Return what tournaments and leagues of a server are called that are planned or played, drafts among them.

    Divisions of leagues, which are called by their league, are not among them.
    """
    return (
        *many(connection, "names_of_tournaments", NameRow, guild_id=guild_id),
        *many(connection, "names_of_leagues", NameRow, guild_id=guild_id),
    )


def of_person(connection: Connection, user_id: int, most: int) -> tuple[LeagueRow, ...]:
    """Return leagues that a person is or was in, the newest first."""
    return many(connection, "leagues_of_person", LeagueRow, user_id=user_id, most=most)


def count_open(connection: Connection, guild_id: int) -> int:
    """Return how many leagues of a server are open or running."""
    return number(connection, "count_open_leagues", guild_id=guild_id) or 0


def count_open_of(connection: Connection, guild_id: int, user_id: int) -> int:
    """Return how many leagues that a person has made are open or running on a server."""
    return number(connection, "count_open_leagues_of", guild_id=guild_id, user_id=user_id) or 0


def drafted_since(connection: Connection, user_id: int, since: int) -> tuple[int, ...]:
    """Return the ids of the leagues that a person has made since a time (unix seconds)."""
    return numbers(connection, "leagues_drafted_since", user_id=user_id, since=since)


def made_by(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Return the ids of the leagues that a person has made."""
    return numbers(connection, "leagues_made_by", user_id=user_id)


def members(connection: Connection, league: int) -> tuple[MemberRow, ...]:
    """Return the members by number."""
    return many(connection, "find_league_members", MemberRow, league_id=league)


def put_members(connection: Connection, rows: Sequence[MemberRow]) -> None:
    """Store members, each in place of the one with its number."""
    put_all(connection, "put_league_members", rows)


def memberships(connection: Connection, user_id: int) -> tuple[MemberRow, ...]:
    """Return what a person is in all leagues."""
    return many(connection, "league_members_of_person", MemberRow, user_id=user_id)


def rename_member(connection: Connection, league: int, user_id: int, name: str) -> bool:
    """Store what a member is called; return whether that is new."""
    return change(connection, "rename_league_member", league_id=league, user_id=user_id, name=name) == 1


def seasons(connection: Connection, league: int) -> tuple[SeasonRow, ...]:
    """Return the seasons of a league, the first one first."""
    return many(connection, "find_league_seasons", SeasonRow, league_id=league)


def put_season(connection: Connection, row: SeasonRow) -> None:
    """Store a season, or when it ends and has ended."""
    put(connection, "put_league_season", row)


def places(connection: Connection, league: int, season: int) -> tuple[PlaceRow, ...]:
    """Return who plays a season in which division, by division and entrant."""
    return many(connection, "find_league_places", PlaceRow, league_id=league, season=season)


def put_places(connection: Connection, rows: Sequence[PlaceRow]) -> None:
    """Store who plays where, and with which place it ended for them."""
    put_all(connection, "put_league_places", rows)


def places_of_member(connection: Connection, league: int, member: int) -> tuple[PlaceRow, ...]:
    """Return what a member was in all seasons, the first one first."""
    return many(connection, "league_places_of_member", PlaceRow, league_id=league, member=member)


def winners(connection: Connection, league: int) -> tuple[PlaceRow, ...]:
    """Return who has won a division, of all seasons that are over, by season and division."""
    return many(connection, "league_winners", PlaceRow, league_id=league)


def divisions(connection: Connection, league: int, season: int) -> tuple[TournamentRow, ...]:
    """Return the tournaments of a season, the top division first."""
    return many(connection, "tournaments_of_season", TournamentRow, league_id=league, season=season)


def forget(connection: Connection, user_id: int) -> None:
    """Take a person out of all leagues: their numbers stay, without id and name."""
    for name in ("forget_league_maker", "forget_league_member"):
        change(connection, name, user_id=user_id)
