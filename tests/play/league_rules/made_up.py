"""Leagues for tests of pure rules, which name only what matters."""

from typing import Any

import msgspec
from msgspec.structs import replace

from db.rows.leagues import LeagueRow, MemberRow, PlaceRow, SeasonRow
from db.rows.tournaments import TournamentRow
from play.formats.league_views import LeagueSettings
from play.league_rules.record import League

ROW = LeagueRow(
    id=1,
    guild_id=70,
    channel_id=700,
    name="Autumn League",
    game="auction",
    options="{}",
    seats=4,
    size=7,
    pace="daily",
    settings=msgspec.json.encode(LeagueSettings()).decode(),
    language="en",
    status="open",
    secret="5e" * 32,
    commitment="c0" * 32,
    created_by=9_000,
    created_name="Olga",
    created_at=1_000,
    opens_at=5_000,
    changes=1,
)


def member(number: int, status: str = "in") -> MemberRow:
    """Return a member."""
    return MemberRow(1, number, 1_000 + number, f"Player {number}", f"salt {number}", status, 1_000 + number)


def league(members: int = 7, **fields: Any) -> League:
    """Return an open league before its first season, with `fields` of its row changed."""
    rows = {number: member(number) for number in range(1, members + 1)}
    return League(replace(ROW, **fields), rows)


def in_season(members: int = 14, statuses: str = "running", **fields: Any) -> League:
    """Return a league in its first season, in which divisions have their members in the order of numbers."""
    before = league(members, **{"status": "running", "season": 1, "opens_at": 9_000, **fields})
    places = [PlaceRow(1, 1, (each - 1) // 7 + 1, (each - 1) % 7 + 1, each) for each in before.members]
    divisions = [_division(each, statuses) for each in sorted({row.division for row in places})]
    seasons = {1: SeasonRow(1, 1, "ab" * 32, "cd" * 32, 5_000, 8_000)}
    return replace(before, seasons=seasons, places=tuple(places), divisions=tuple(divisions))


def with_members(before: League, *rows: MemberRow) -> League:
    """Return a league with these members in place of those with their numbers."""
    return replace(before, members={**before.members, **{row.member: row for row in rows}})


def _division(number: int, status: str) -> TournamentRow:
    return TournamentRow(
        100 + number, 70, 700, "", "auction", "{}", "division", 4, "daily", "{}", "en", status, "", "", 9_000, 5_000,
        league_id=1, season=1, division=number,
    )  # fmt: skip
