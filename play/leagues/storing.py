"""Loads a league, and stores what has changed of it with what is due then: in one transaction, or nothing."""

from collections.abc import Iterable

from msgspec.structs import replace

from db.rows import due, leagues
from db.rows.leagues import LeagueRow, MemberRow
from db.statements import Connection
from games.kernel.errors import Refusal
from play.league_rules.due import due_in
from play.league_rules.record import League
from play.rules.due import differing


def load(connection: Connection, number: int, *, to_change: bool = False) -> League:
    """Return a league; `to_change`: nobody else changes it until the transaction ends.

    Raises:
        Refusal: `unknown_league` (`league`).
    """
    if to_change:
        leagues.hold(connection, number)
    row = leagues.find(connection, number)
    if row is None:
        raise Refusal("unknown_league", league=number)
    return League(
        row,
        {each.member: each for each in leagues.members(connection, number)},
        {each.season: each for each in leagues.seasons(connection, number)},
        leagues.places(connection, number, row.season),
        leagues.divisions(connection, number, row.season),
    )


def store(connection: Connection, before: League, row: LeagueRow, members: Iterable[MemberRow] = ()) -> None:
    """Store what has changed of a league and of its members, and what is due then.

    The caller has loaded `before` to change it; seasons and places it has stored.
    """
    leagues.store(connection, replace(row, changes=before.row.changes + 1))
    leagues.put_members(connection, tuple(members))
    settle_again(connection, row.id)


def settle_again(connection: Connection, number: int) -> None:
    """Store what is due in a league as it is stored now."""
    rows = due_in(load(connection, number, to_change=True))
    due.put(connection, differing(due.of_match(connection, number), rows))
