"""Each repository stores what it is given and returns it; what the tables forbid is refused by them."""

import sqlite3

import msgspec
import psycopg
import pytest

from db.rows import awaited, entries, matches, people, seats, shown
from db.rows.entries import CheckpointRow
from db.rows.people import GuildRow, PersonRow
from db.rows.seats import InvitedRow
from db.rows.shown import DirectMessage, LossReport, Messages, OldMessage, TableMessage
from db.statements import Connection
from tests.db import rows

ON_BOTH = True
BROKEN = (sqlite3.IntegrityError, psycopg.IntegrityError)
RUNNING = rows.match(id=3, status="running", revision=4, channel_id=3, snapshot="{}", deadline_at=9, started_at=2)


def test_matches(connection: Connection) -> None:
    assert [matches.next_id(connection) for _ in range(3)] == [1, 2, 3]
    for row in (rows.match(), rows.match(id=2, channel_id=2, guild_id=71), RUNNING):
        matches.insert(connection, row)
    assert matches.find(connection, 3) == RUNNING
    assert matches.find(connection, 4) is None
    assert matches.active_in_channel(connection, 3) == 3
    assert matches.active_in_channel(connection, 4) is None
    assert [row.id for row in matches.of_guild(connection, 70, ("open", "running"), 9, before=9)] == [3, 1]
    assert [row.id for row in matches.of_guild(connection, 70, ("running",), 9, before=9)] == [3]
    assert [row.id for row in matches.of_guild(connection, 70, ("open", "running"), 1, before=9)] == [3]
    assert [row.id for row in matches.of_guild(connection, 70, ("open", "running"), 9, before=3)] == [1]
    matches.bind(connection, 1, 55, 77, 66)
    matches.set_host(connection, 1, None)
    moved = matches.find(connection, 1)
    assert moved == rows.match(channel_id=55, guild_id=77, parent_id=66, host_user_id=None)
    assert matches.hosted_by(connection, 1001) == (2, 3)


def test_a_match_advances_only_from_where_it_is(connection: Connection) -> None:
    after = rows.match(status="running", revision=1, snapshot="[1]", deadline_at=5, started_at=4)
    ended = msgspec.structs.replace(after, status="ended", revision=2, ended_at=7, outcome="{}", deadline_at=None)
    matches.insert(connection, rows.match())
    assert matches.advance(connection, rows.match(), after)
    assert not matches.advance(connection, rows.match(), after)
    assert not matches.advance(connection, msgspec.structs.replace(after, status="open"), ended)
    assert matches.find(connection, 1) == after
    assert matches.advance(connection, after, ended)
    assert matches.find(connection, 1) == ended


def test_one_active_match_in_a_channel(connection: Connection) -> None:
    matches.insert(connection, rows.match(status="ended"))
    matches.insert(connection, rows.match(id=2))
    for status in ("open", "running"):
        with pytest.raises(BROKEN):
            matches.insert(connection, rows.match(id=3, status=status))
    matches.insert(connection, rows.match(id=3, channel_id=None))
    matches.insert(connection, rows.match(id=4, channel_id=None))


def test_rematches(connection: Connection) -> None:
    matches.insert(connection, rows.match(status="ended"))
    assert matches.rematch_of(connection, 1) is None
    matches.insert(connection, rows.match(id=2, rematch_of=1, status="cancelled"))
    assert matches.rematch_of(connection, 1) is None
    matches.insert(connection, rows.match(id=3, rematch_of=1))
    assert matches.rematch_of(connection, 1) == 3


def test_seats(connection: Connection) -> None:
    ann, boris = rows.seat(), rows.seat(seat=1, user_id=1002, name="Boris")
    robot = rows.seat(seat=2, user_id=None, name="", sitter="ai", level="random", salt="")
    matches.insert(connection, rows.match())
    for row in (ann, boris, robot):
        seats.insert(connection, row)
    assert seats.of_match(connection, 1) == (ann, boris, robot)
    seats.replace_all(connection, 1, (boris, robot))
    moved = tuple(msgspec.structs.replace(row, seat=place) for place, row in enumerate((boris, robot)))
    assert seats.of_match(connection, 1) == moved
    seats.store_presence(connection, msgspec.structs.replace(moved[0], sitter="absent", left_revision=12))
    seats.mark_seen(connection, 1, 1002, 7)
    seats.mark_seen(connection, 1, 1002, 5)
    left = msgspec.structs.replace(moved[0], sitter="absent", left_revision=12, seen_revision=7)
    assert seats.of_person(connection, 1002) == (left,)
    assert [row.id for row in matches.of_player(connection, 1002, ("open",), 9)] == []
    seats.forget(connection, 1002, "")
    assert seats.of_person(connection, 1002) == ()
    assert (seats.of_match(connection, 1))[0] == msgspec.structs.replace(left, user_id=None, name="")


def test_nobody_sits_twice_at_a_table(connection: Connection) -> None:
    matches.insert(connection, rows.match())
    seats.insert(connection, rows.seat())
    with pytest.raises(BROKEN):
        seats.insert(connection, rows.seat(seat=1))
    with pytest.raises(BROKEN):
        seats.insert(connection, rows.seat(match_id=99))


def test_invitations(connection: Connection) -> None:
    matches.insert(connection, rows.match())
    seats.put_invited(connection, InvitedRow(1, 1002, is_barred=False))
    seats.put_invited(connection, InvitedRow(1, 1002, is_barred=True))
    seats.put_invited(connection, InvitedRow(1, 1003, is_barred=False))
    assert seats.invited(connection, 1) == (
        InvitedRow(1, 1002, is_barred=True),
        InvitedRow(1, 1003, is_barred=False),
    )
    seats.forget_invited(connection, 1003)
    assert seats.invited_person(connection, 1003) == ()


def test_entries(connection: Connection) -> None:
    bid = rows.entry(entry='{"notation":"bid c1"}')
    again, start = rows.entry(revision=2), rows.entry(revision=3, user_id=None)
    matches.insert(connection, rows.match())
    for row in (bid, again, start):
        entries.insert(connection, row)
    assert entries.between(connection, 1, 0, 9) == (bid, again, start)
    assert entries.between(connection, 1, 1, 2) == (again,)
    assert entries.of_person(connection, 1001) == (bid, again)
    entries.forget(connection, 1001)
    assert entries.of_person(connection, 1001) == ()
    assert entries.between(connection, 1, 0, 1) == (msgspec.structs.replace(bid, user_id=None),)
    with pytest.raises(BROKEN):
        entries.insert(connection, bid)


def test_checkpoints(connection: Connection) -> None:
    matches.insert(connection, rows.match())
    kept = {1: b"\x00one", 50: b"fifty"}
    entries.insert(connection, *(rows.entry(revision=number) for number in (1, 2, 49, 50, 51)), kept=kept)
    assert entries.checkpoint_at(connection, 1, 49) == CheckpointRow(1, 1, b"\x00one")
    assert entries.checkpoint_at(connection, 1, 50) == CheckpointRow(1, 50, b"fifty")
    assert entries.checkpoint_at(connection, 1, 0) is None
    assert entries.checkpoint_at(connection, 2, 50) is None


def test_awaited(connection: Connection) -> None:
    ann = rows.awaited(match_id=3, deadline_at=100)
    boris = rows.awaited(match_id=3, seat=1, user_id=1002, is_owed=False)
    robot = rows.awaited(match_id=3, seat=2, user_id=None)
    matches.insert(connection, RUNNING)
    gone, other = rows.awaited(match_id=3, seat=5), msgspec.structs.replace(ann, kind="pledge", is_owed=False)
    awaited.replace(connection, 3, (), (gone, other, robot))
    assert awaited.of_match(connection, 3) == (other, robot, gone)
    awaited.replace(connection, 3, (gone, other, robot), (ann, boris, robot))
    assert awaited.of_match(connection, 3) == (ann, boris, robot)
    awaited.replace(connection, 3, (ann, boris, robot), (boris,))
    assert awaited.of_match(connection, 3) == (boris,)
    awaited.replace(connection, 3, (boris,), ())
    assert connection.execute("SELECT * FROM awaited").fetchall() == []
    awaited.replace(connection, 3, (), (ann, boris, robot))
    assert [(row.id, row.seat) for row in matches.waiting_for(connection, 1001, 9)] == [(3, 0)]
    assert matches.waiting_for(connection, 1002, 9) == ()


def test_people_and_guilds(connection: Connection) -> None:
    person = PersonRow(1001, "ru", "dm", "loud", text_only=True, safe_palette=False)
    assert people.find(connection, 1001) is None
    people.store(connection, person)
    changed = msgspec.structs.replace(person, language=None, text_only=False)
    people.store(connection, changed)
    assert people.find(connection, 1001) == changed
    people.forget(connection, 1001)
    assert people.find(connection, 1001) is None
    people.store_guild(connection, GuildRow(70, None, "[]", "daily"))
    people.store_guild(connection, GuildRow(70, "en", "[5]", "none"))
    assert people.find_guild(connection, 70) == GuildRow(70, "en", "[5]", "none")
    assert people.find_guild(connection, 71) is None


def test_seats_with_settings(connection: Connection) -> None:
    person = PersonRow(1001, "ru", "dm", "loud", text_only=True, safe_palette=False, discord_locale="en")
    ann, boris, robot = rows.seat(), rows.seat(seat=1, user_id=1002), rows.seat(seat=2, user_id=None, sitter="ai")
    matches.insert(connection, rows.match())
    for row in (ann, boris, robot):
        seats.insert(connection, row)
    people.store(connection, person)
    asked = rows.awaited(match_id=1, seat=1, user_id=None, is_owed=False)
    awaited.replace(connection, 1, (), (asked,))
    found = seats.with_people_and_questions(connection, 1)
    assert found == ((ann, person, None), (boris, None, asked), (robot, None, None))


def test_each_direct_message_is_compared_with_what_is_stored(connection: Connection) -> None:
    matches.insert(connection, rows.match())
    nothing = [DirectMessage(1, seat) for seat in range(3)]
    sent = [DirectMessage(1, seat, 800 + seat, 9_000 + seat, 4, "aa") for seat in range(3)]
    assert shown.store(connection, list(zip(sent, nothing, strict=True))) == (False, False, False)
    anew = [msgspec.structs.replace(each, announced=f"new {each.seat}") for each in sent]
    planned = list(zip(anew, (sent[0], nothing[1], sent[2]), strict=True))
    assert shown.announce(connection, planned) == (True, False, True)
    assert shown.announce(connection, planned[:1]) == (False,), "it is announced already"
    assert [each.announced for each in shown.direct(connection, 1)] == ["new 0", None, "new 2"]
    found = [msgspec.structs.replace(each, message_id=9_100 + each.seat, page="bb") for each in anew]
    pairs = list(zip(found, (sent[0], sent[1], nothing[2]), strict=True))
    assert shown.store(connection, pairs) == (False, False, None)
    stored = [msgspec.structs.replace(each, announced=None) for each in found[:2]]
    assert list(shown.direct(connection, 1)) == [*stored, anew[2]]


def test_shown(connection: Connection) -> None:
    new = TableMessage(1)
    for number, channel in ((1, 700), (2, None)):
        matches.insert(connection, rows.match(id=number, channel_id=channel))
        shown.add(connection, number)
    assert [row.number for row in shown.behind(connection)] == [1]
    table = TableMessage(1, 700, 9_001, 3, "aa", 2, "[1001]", shown_changes=1)
    hand = DirectMessage(1, 0, 800, 9_002, 0, "bb")
    assert shown.store(connection, [(table, new), (hand, DirectMessage(1, 0))]) == (False, False)
    assert shown.store(connection, [(table, new)]) == (None,), "something else is there"
    old, report = OldMessage(1, 9_003, 700, None, 3), LossReport(1, 0, None, None, 700, "channel")
    shown.put_others(connection, [old, report])
    assert shown.of_match(connection, 1) == Messages(table, (hand,), (old,), (report,))
    assert [row.number for row in shown.behind(connection)] == [1]
    shown.drop(connection, OldMessage, 1, 9_003)
    shown.drop(connection, LossReport, 1, 0)
    assert [row.number for row in shown.behind(connection)] == []
    marked = shown.mark_changed(connection, 1)
    assert marked == msgspec.structs.replace(table, changes=2)
    assert [row.number for row in shown.behind(connection)] == [1]
    lost = msgspec.structs.replace(marked, message_id=None, lost="channel", shown_changes=2)
    assert shown.store(connection, [(lost, table)]) == (False,)
    shown.mark_changed(connection, 1)
    assert [row.number for row in shown.behind(connection)] == []
    assert [row.match_id for row in shown.lost(connection)] == [1]
    shown.forget_table(connection, 1)
    assert [row.number for row in shown.behind(connection)] == [1]
    assert shown.store(connection, [(table, lost)]) == (True,), "it has changed since"
