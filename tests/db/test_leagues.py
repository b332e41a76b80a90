"""What is stored of leagues comes back; what the tables forbid is refused by them."""

import sqlite3

import psycopg
import pytest
from msgspec.structs import replace

from db.rows import leagues, tournaments
from db.rows.leagues import LeagueRow, MemberRow, PlaceRow, SeasonRow
from db.rows.shown import ShownCard
from db.rows.tournaments import TournamentRow
from db.statements import Connection

ON_BOTH = True
BROKEN = (sqlite3.IntegrityError, psycopg.IntegrityError)
LEAGUE = LeagueRow(
    id=1,
    guild_id=70,
    channel_id=700,
    name="Autumn League",
    game="auction",
    options="{}",
    seats=4,
    size=7,
    pace="daily",
    settings="{}",
    language="en",
    status="open",
    secret="5e" * 32,
    commitment="c0" * 32,
    created_by=1001,
    created_name="Ann",
    created_at=1_000,
)
BORIS = MemberRow(1, 1, 1002, "Boris", "pear", "in", 1_000)


def _division(number: int, division: int, season: int = 1) -> TournamentRow:
    return TournamentRow(
        number, 70, 700, "", "auction", "{}", "tables", 4, "daily", "{}", "en", "running", "", "", 1001, 1_000,
        league_id=1, season=season, division=division,
    )  # fmt: skip


def test_leagues(connection: Connection) -> None:
    """Each field has its column, and where a league is shown is not changed with it."""
    leagues.insert(connection, LEAGUE)
    leagues.insert(connection, replace(LEAGUE, id=2, status="draft", created_by=1002))
    assert leagues.find(connection, 1) == LEAGUE
    assert leagues.find(connection, 3) is None
    assert [row.id for row in leagues.of_guild(connection, 70, 9)] == [2, 1]
    assert (leagues.count_open(connection, 70), leagues.count_open_of(connection, 70, 1002)) == (1, 0)
    assert leagues.drafted_since(connection, 1001, 999) == (1,) == leagues.made_by(connection, 1001)
    assert [row.number for row in leagues.behind(connection, 9)] == [1]
    leagues.place(connection, 1, 701, 0)
    assert [row.number for row in leagues.behind(connection, 9)] == []
    for shown, is_stored in (
        (ShownCard(700, 4, None, 0), False),
        (ShownCard(701, 4, None, 0), True),
        (ShownCard(701, 6, None, 0), False),
        (ShownCard(701, 5, 4, 0), True),
    ):
        assert leagues.show(connection, 1, shown) is is_stored, "another message shows it, or it is to be elsewhere"
    changed = replace(LEAGUE, status="closed", season=3, opens_at=7, closed_at=9, reason="all left", changes=4)
    leagues.store(connection, changed)
    assert leagues.find(connection, 1) == replace(changed, channel_id=701, message_id=5, shown_changes=0)
    assert [row.number for row in leagues.behind(connection, 9)] == [1]


def test_members(connection: Connection) -> None:
    leagues.insert(connection, LEAGUE)
    leagues.put_members(connection, [BORIS])
    left = replace(BORIS, status="left", left_at=2_000)
    leagues.put_members(connection, [left, replace(BORIS, member=2, user_id=1003, name="Vera")])
    assert leagues.members(connection, 1)[0] == left
    assert leagues.memberships(connection, 1002) == (left,)
    assert [row.id for row in leagues.of_person(connection, 1003, 9)] == [1]
    assert leagues.rename_member(connection, 1, 1003, "Vera V.")
    assert not leagues.rename_member(connection, 1, 1003, "Vera V.")
    with pytest.raises(BROKEN):
        leagues.put_members(connection, [replace(BORIS, member=3)])


def test_who_is_forgotten_leaves_a_number(connection: Connection) -> None:
    leagues.insert(connection, LEAGUE)
    leagues.put_members(connection, [BORIS, replace(BORIS, member=2, user_id=1001, reason="rude")])
    leagues.forget(connection, 1001)
    assert leagues.members(connection, 1) == (BORIS, replace(BORIS, member=2, user_id=None, name=""))
    found = leagues.find(connection, 1)
    assert found == replace(LEAGUE, created_by=None, created_name="", changes=1)


def test_seasons_and_places(connection: Connection) -> None:
    leagues.insert(connection, LEAGUE)
    season = SeasonRow(1, 1, "ab" * 32, "cd" * 32, 1_000, 5_000)
    leagues.put_season(connection, season)
    leagues.put_season(connection, replace(season, ended_at=5_100))
    assert leagues.seasons(connection, 1) == (replace(season, ended_at=5_100),)
    playing = [PlaceRow(1, 1, 1, 1, 4), PlaceRow(1, 1, 2, 1, 9)]
    leagues.put_places(connection, playing)
    assert leagues.places(connection, 1, 1) == tuple(playing)
    assert leagues.winners(connection, 1) == ()
    won = replace(playing[1], place=1, twelfths=40)
    leagues.put_places(connection, [won])
    assert leagues.winners(connection, 1) == (won,) == leagues.places_of_member(connection, 1, 9)
    with pytest.raises(BROKEN):
        leagues.put_places(connection, [PlaceRow(1, 1, 2, 2, 4)])


def test_a_division_is_a_tournament_of_its_own_kind(connection: Connection) -> None:
    """No season has a division twice, and divisions count for no limit of tournaments."""
    leagues.insert(connection, LEAGUE)
    for row in (_division(3, 2), _division(4, 1), _division(5, 1, season=2)):
        tournaments.insert(connection, row)
    assert leagues.divisions(connection, 1, 1) == (_division(4, 1), _division(3, 2))
    assert tournaments.count_open(connection, 70) == 0 == tournaments.count_open_of(connection, 70, 1001)
    assert tournaments.drafted_since(connection, 1001, 0) == ()
    with pytest.raises(BROKEN):
        tournaments.insert(connection, _division(6, 1))
