"""Each repository stores what it is given and gives it back; what the tables forbid is refused by them."""

import sqlite3

import msgspec
import pytest

from db import awaited, entries, guilds, matches, people, seats, shown
from db.awaited import OverdueRow
from db.database import Database
from db.entries import CheckpointRow
from db.guilds import GuildRow
from db.people import PersonRow
from db.seats import InvitedRow
from db.shown import ShownRow
from tests.db import rows

RUNNING = rows.match(id=3, status="running", revision=4, channel_id=3, snapshot="{}", deadline_at=9, started_at=2)


async def test_matches(database: Database) -> None:
    async with database.write() as connection:
        assert [await matches.next_id(connection) for _ in range(3)] == [1, 2, 3]
        for row in (rows.match(), rows.match(id=2, channel_id=2, guild_id=71), RUNNING):
            await matches.insert(connection, row)
        assert await matches.find(connection, 3) == RUNNING
        assert await matches.find(connection, 4) is None
        assert await matches.active_in_channel(connection, 3) == 3
        assert await matches.active_in_channel(connection, 4) is None
        assert [row.id for row in await matches.of_guild(connection, 70, ("open", "running"), 9)] == [3, 1]
        assert [row.id for row in await matches.of_guild(connection, 70, ("running",), 9)] == [3]
        assert [row.id for row in await matches.of_guild(connection, 70, ("open", "running"), 1)] == [3]
        await matches.place(connection, 1, 55, 77, 66)
        await matches.set_host(connection, 1, None)
        moved = await matches.find(connection, 1)
        assert moved == rows.match(channel_id=55, guild_id=77, parent_id=66, host_user_id=None)
        assert await matches.hosted_by(connection, 1001) == (2, 3)


async def test_a_match_advances_only_from_where_it_is(database: Database) -> None:
    after = rows.match(status="running", revision=1, snapshot="[1]", deadline_at=5, started_at=4)
    ended = msgspec.structs.replace(after, status="ended", revision=2, ended_at=7, outcome="{}", deadline_at=None)
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
        assert await matches.advance(connection, rows.match(), after)
        assert not await matches.advance(connection, rows.match(), after)
        assert not await matches.advance(connection, msgspec.structs.replace(after, status="open"), ended)
        assert await matches.find(connection, 1) == after
        assert await matches.advance(connection, after, ended)
        assert await matches.find(connection, 1) == ended


async def test_one_active_match_in_a_channel(database: Database) -> None:
    async with database.write() as connection:
        await matches.insert(connection, rows.match(status="ended"))
        await matches.insert(connection, rows.match(id=2))
    for status in ("open", "running"):
        with pytest.raises(sqlite3.IntegrityError):
            async with database.write() as connection:
                await matches.insert(connection, rows.match(id=3, status=status))
    async with database.write() as connection:
        await matches.insert(connection, rows.match(id=3, channel_id=None))
        await matches.insert(connection, rows.match(id=4, channel_id=None))


async def test_rematches(database: Database) -> None:
    async with database.write() as connection:
        await matches.insert(connection, rows.match(status="ended"))
        assert await matches.rematch_of(connection, 1) is None
        await matches.insert(connection, rows.match(id=2, rematch_of=1, status="cancelled"))
        assert await matches.rematch_of(connection, 1) is None
        await matches.insert(connection, rows.match(id=3, rematch_of=1))
        assert await matches.rematch_of(connection, 1) == 3


async def test_seats(database: Database) -> None:
    ann, boris = rows.seat(), rows.seat(seat=1, user_id=1002, name="Boris")
    robot = rows.seat(seat=2, user_id=None, name="", sitter="ai", level="random", salt="")
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
        for row in (ann, boris, robot):
            await seats.insert(connection, row)
        assert await seats.of_match(connection, 1) == (ann, boris, robot)
        await seats.replace_all(connection, 1, (boris, robot))
        moved = tuple(msgspec.structs.replace(row, seat=place) for place, row in enumerate((boris, robot)))
        assert await seats.of_match(connection, 1) == moved
        await seats.give_up(connection, 1, 0, 12)
        await seats.mark_seen(connection, 1, 1002, 7)
        await seats.mark_seen(connection, 1, 1002, 5)
        left = msgspec.structs.replace(moved[0], sitter="absent", left_revision=12, seen_revision=7)
        assert await seats.of_person(connection, 1002) == (left,)
        assert [row.id for row in await matches.of_player(connection, 1002, ("open",), 9)] == []
        await seats.forget(connection, 1002, "")
        assert await seats.of_person(connection, 1002) == ()
        assert (await seats.of_match(connection, 1))[0] == msgspec.structs.replace(left, user_id=None, name="")


async def test_nobody_sits_twice_at_a_table(database: Database) -> None:
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
        await seats.insert(connection, rows.seat())
    with pytest.raises(sqlite3.IntegrityError):
        async with database.write() as connection:
            await seats.insert(connection, rows.seat(seat=1))
    with pytest.raises(sqlite3.IntegrityError):
        async with database.write() as connection:
            await seats.insert(connection, rows.seat(match_id=99))


async def test_invitations(database: Database) -> None:
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
        await seats.put_invited(connection, InvitedRow(1, 1002, is_barred=False))
        await seats.put_invited(connection, InvitedRow(1, 1002, is_barred=True))
        await seats.put_invited(connection, InvitedRow(1, 1003, is_barred=False))
        assert await seats.invited(connection, 1) == (
            InvitedRow(1, 1002, is_barred=True),
            InvitedRow(1, 1003, is_barred=False),
        )
        await seats.forget_invited(connection, 1003)
        assert await seats.invited_person(connection, 1003) == ()


async def test_entries(database: Database) -> None:
    bid = rows.entry(decision="bid", move='{"card":"c1"}', notation="bid c1", events='[{"a":1}]', is_sealed=True)
    again = msgspec.structs.replace(bid, revision=2, is_amended=True, receipt="ab", is_barrier=True)
    undo = rows.entry(revision=3, kind="undo", undoes=2)
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
        for row in (bid, again):
            await entries.insert(connection, row)
        assert await entries.between(connection, 1, 0, 9) == (bid, again)
        assert await entries.between(connection, 1, 1, 2) == (again,)
        assert await entries.closed(connection, 1, 0, "bid") == (bid, again)
        assert await entries.closed(connection, 1, 0, "veto") == ()
        await entries.insert(connection, undo)
        assert await entries.closed(connection, 1, 0, "bid") == (bid,)
        await entries.mark_opened(connection, 1, 1, 3)
        await entries.mark_replaced(connection, 1, 2)
        assert await entries.closed(connection, 1, 0, "bid") == ()
        stored = await entries.of_person(connection, 1001)
        assert (stored[0].opened_revision, stored[1].is_replaced, stored[2].undoes) == (3, True, 2)
        await entries.forget(connection, 1001)
        assert await entries.of_person(connection, 1001) == ()
    with pytest.raises(sqlite3.IntegrityError):
        async with database.write() as connection:
            await entries.insert(connection, bid)


async def test_checkpoints(database: Database) -> None:
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
        await entries.insert_checkpoint(connection, CheckpointRow(1, 1, b"\x00one"))
        await entries.insert_checkpoint(connection, CheckpointRow(1, 50, b"fifty"))
        assert await entries.checkpoint_at(connection, 1, 49) == CheckpointRow(1, 1, b"\x00one")
        assert await entries.checkpoint_at(connection, 1, 50) == CheckpointRow(1, 50, b"fifty")
        assert await entries.checkpoint_at(connection, 1, 0) is None
        assert await entries.checkpoint_at(connection, 2, 50) is None


async def test_awaited(database: Database) -> None:
    ann = rows.awaited(match_id=3, deadline_at=100)
    boris = rows.awaited(match_id=3, seat=1, user_id=1002, is_owed=False)
    robot = rows.awaited(match_id=3, seat=2, user_id=None)
    async with database.write() as connection:
        await matches.insert(connection, RUNNING)
        await awaited.replace_all(connection, 3, (rows.awaited(match_id=3, seat=5),))
        await awaited.replace_all(connection, 3, (ann, boris, robot))
        assert await awaited.of_match(connection, 3) == (ann, boris, robot)
        assert await awaited.overdue(connection, 99, 9) == ()
        assert await awaited.overdue(connection, 100, 9) == (OverdueRow(3, 0, 4, 100),)
        assert [(row.id, row.seat) for row in await matches.waiting_for(connection, 1001, 9)] == [(3, 0)]
        assert await matches.waiting_for(connection, 1002, 9) == ()


async def test_people_and_guilds(database: Database) -> None:
    person = PersonRow(1001, "ru", "dm", "loud", text_only=True, safe_palette=False)
    async with database.write() as connection:
        assert await people.find(connection, 1001) is None
        await people.store(connection, person)
        changed = msgspec.structs.replace(person, language=None, text_only=False)
        await people.store(connection, changed)
        assert await people.find(connection, 1001) == changed
        await people.forget(connection, 1001)
        assert await people.find(connection, 1001) is None
        await guilds.store(connection, GuildRow(70, None, "[]", "daily"))
        await guilds.store(connection, GuildRow(70, "en", "[5]", "none"))
        assert await guilds.find(connection, 70) == GuildRow(70, "en", "[5]", "none")
        assert await guilds.find(connection, 71) is None


async def test_shown(database: Database) -> None:
    table = ShownRow(1, "table", 700, 9_001, 0, "aa", "shown", is_behind=False)
    hand = ShownRow(1, "seat:0", 800, 9_002, 0, "bb", "shown", is_behind=False)
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
        await matches.insert(connection, rows.match(id=2, channel_id=None))
        assert await shown.behind(connection) == (1,)
        assert await shown.open_tables(connection) == (1,)
        for row in (table, hand):
            await shown.store(connection, row)
        assert await shown.of_match(connection, 1) == (hand, table)
        assert await shown.behind(connection) == ()
        await shown.mark_behind(connection, 1)
        assert await shown.behind(connection) == (1,)
        await shown.store(connection, msgspec.structs.replace(table, state="gone"))
        await shown.mark_behind(connection, 1)
        assert await shown.behind(connection) == ()
        assert await shown.open_tables(connection) == ()
        await shown.drop(connection, 1, "table")
        assert await shown.behind(connection) == (1,)
