"""What is due is stored with every change; a database that knew nothing of it gets all of it at its first start.

That every change stores its own is what `services` of tests/play checks after each test (tests/play/conftest.py).
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from db.rows import due, matches
from db.rows.due import DueRow
from games.kernel.ids import MatchId
from games.kernel.pace import DAY, HOUR
from play.match.loading import load
from play.reminders.pings import Ping
from play.rules.due import NO_SEAT, changes, due_in
from play.services import Services
from tests.play.due import not_as_derived, pings, questions
from tests.play.matches import ANN, BORIS, Clock, opened, started

OLD = Path(__file__).parents[1] / "db" / "old" / "0047.sql"
OLD_NOW = 1_802_700_000
"""When the old program was stopped (tests/db/old/README.md)."""

ASKED, RESTING, DAILY, PAUSED, LIVE, VOTED, LATE, TOGETHER, SILENT, OPEN, ENDED = map(MatchId, range(1, 12))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file with a database of the program that looked for each kind of thing in a table of its own."""
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(OLD.read_text())
    return path


async def test_all_that_is_due_in_an_old_database_is_stored_at_the_first_start(old: Path) -> None:
    services = await Services.open(old, lambda: OLD_NOW)
    database = services._context.database
    assert await database.read(not_as_derived) == ()
    found = {match: await database.read(due.of_match, match) for match in range(ASKED, ENDED + 1)}
    await services.close()
    kinds = {match: {row.kind for row in rows} for match, rows in found.items()}
    assert kinds == {
        ASKED: {"close", "question"},
        RESTING: {"close"},
        DAILY: {"default", "remind", "ping", "call"},
        PAUSED: {"resume"},
        LIVE: {"slow", "default"},
        VOTED: {"vote", "default", "remind", "digest"},
        LATE: {"default", "remind", "digest"},
        TOGETHER: {"default", "excuse", "remind", "digest"},
        SILENT: {"ask"},
        OPEN: {"close"},
        ENDED: set(),
    }
    (late,) = (row for row in found[LATE] if row.kind == "default")
    assert late.at == 1_802_822_400 + 3 * DAY, "the others may vote"
    defaults = {row.at for row in found[TOGETHER] if row.kind == "default"}
    assert len(defaults) == 1 and min(at or 0 for at in defaults) > OLD_NOW + 5 * DAY, "Vera has time, so all wait"


async def test_what_an_old_database_was_to_tell_is_told(old: Path) -> None:
    """Its tables for that are gone: who is asked, and who was reminded by whom, is kept with seats and questions."""
    clock = Clock()
    clock.now = OLD_NOW
    services = await Services.open(old, clock)
    told = [await questions(services), await pings(services)]
    clock.now += 9 * HOUR
    told.append(await questions(services))
    await services.close()
    assert told == [(ANN.user_id,), (Ping(DAILY, ANN.user_id, BORIS.name),), (BORIS.user_id,)]


async def test_an_old_database_is_played_on(old: Path) -> None:
    """The next change moves what the first start has derived, and a second start derives nothing again."""
    services = await Services.open(old, lambda: OLD_NOW)
    await services.agreements.agree(PAUSED, ANN.user_id, "resume")
    await services.agreements.agree(PAUSED, BORIS.user_id, "resume")
    await services.close()
    again = await Services.open(old, lambda: OLD_NOW + HOUR)
    database = again._context.database
    assert await database.read(not_as_derived) == ()
    stored = await database.read(due.of_match, PAUSED)
    await again.close()
    going = {"resume": True, "vote": True, "default": False, "remind": False, "digest": False}
    assert {row.kind: row.at is None for row in stored} == going


async def test_who_derives_is_one_process(old: Path) -> None:
    """What another one has derived before is left as it is."""
    first = await Services.open(old, lambda: OLD_NOW)
    row = DueRow("ask", SILENT, NO_SEAT, 1)
    await first._context.database.write(due.put, [row])
    second = await Services.open(old, lambda: OLD_NOW)
    assert row in await second._context.database.read(due.of_match, SILENT)
    await first.close()
    await second.close()


async def test_a_claim_is_of_one_question(services: Services) -> None:
    """The default of the next question is due at the same second where its clock is used up: it is claimed anew."""
    match = await started(services, "auction", pace="daily")
    loaded = await services._context.database.read(load, match)
    (row,) = loaded.asked
    other = replace(loaded, asked=(replace(row, asked_revision=row.asked_revision + 1),))
    assert due_in(other) == due_in(loaded) and changes(loaded, loaded) == ()
    assert [each.kind for each in changes(loaded, other)] == ["default"]


async def test_a_claim_is_of_one_process_and_ends(services: Services, clock: Clock) -> None:
    database = services._context.database
    table = await opened(services)
    (row,) = await database.read(due.of_match, table)
    assert row.at is not None and await database.read(due.next_at, clock.now) == row.at
    assert await database.read(due.find, row.at - 1, 10) == ()
    assert await database.read(due.find, row.at, 10) == (row,)
    assert await database.write(due.claim, (row,), row.at, row.at + 30) == (row,)
    assert await database.write(due.claim, (row,), row.at, row.at + 30) == ()
    assert await database.read(due.find, row.at, 10) == ()
    assert await database.read(due.next_at, row.at) == row.at + 30
    assert await database.read(due.find, row.at + 30, 10) == (row,)


async def test_after_an_outage_tables_close_later(services: Services, clock: Clock) -> None:
    """As one statement for all of them, which derives nothing."""
    await services.deadlines.beat(15)
    table = await opened(services)
    (before,) = await services._context.database.read(due.of_match, table)
    clock.now += DAY
    assert await services.deadlines.beat(15) == DAY
    (after,) = await services._context.database.read(due.of_match, table)
    row = await services._context.database.read(matches.find, table)
    assert row is not None and after.at == row.closes_at == (before.at or 0) + DAY
