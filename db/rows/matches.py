"""Rows of `matches`: one for each table or match, with its newest state."""

from collections.abc import Collection

import msgspec

from db import statements
from db.statements import Connection, change, many, number, numbers, one, put


class MatchRow(msgspec.Struct, frozen=True):
    """One match. Of its text `options`, `snapshot`, `clocks` and `outcome` are JSON, `secret` is hexadecimal.

    Times are unix seconds. `entries` counts all that are stored, `revision` those that leave a trace for everybody.
    `closes_at`: when it ends by itself unless something happens. `quiet_since`: since when an open table waits for its
    host. `when_late`: what it does when the time of a seat is up. `clock_changes` counts changes of deadlines without
    an entry. `restored_entries` is how many entries there were when a copy of the database was put back. `epoch` is the
    database's (db/keeping/lineage.py), not the match's own. `paused_at`: since when its time does not run by consent.
    Until `live_until` all play live by consent; then `calm_pace` is the pace again. `asks_at`: when a running match
    without a time limit asks whether anybody still plays; None once it has asked, and then `closes_at` is set.
    `excused_days`: for how many days each person can be excused; None: as many as usual at its pace. `first_pace`: the
    pace with which it began. `repairs`: how often it went back; `is_practice`: against computers, too, without limit.
    `pauses`: how often it was paused. `stand_in_level`: how well a computer plays in place of who is late. `has_hints`:
    its players can ask what a computer would do, unless it is a tournament's. `is_unrated`: it changes no rating.
    `judged`: what a computer has said last of how it would end, JSON; "": nothing. A table of the tournament
    `tournament_id` has no host; `tournament_path` is its place there ("stage/round/pairing"). `title`: what it is
    called; "": by its game and number. `allows`: what can be agreed on at it, JSON; "": everything. `series`: the first
    match of which it is a rematch, itself included; None: there is no rematch.
    `rates_decks`: it changes ratings also if somebody plays a deck of their own. `kept`: "whole"; "packed", and then it
    has no `snapshot` any more (db/rows/packs.py); else what was found wrong with it when it was over.

    Stored elsewhere: `calls_at`, as in `TableMessage`; `told_revision`, up to which the host's address was told of it;
    `organiser_role`, that of its server; `organised_by`, who made its tournament; `wanted`, who can join.
    """

    id: int
    game: str
    rules_version: int
    status: str
    options: str
    language: str
    pace: str
    seat_limit: int
    guild_id: int | None
    channel_id: int | None
    parent_id: int | None
    host_user_id: int | None
    secret: str
    commitment: str
    revision: int
    created_at: int
    snapshot: str | None = None
    deadline_at: int | None = None
    started_at: int | None = None
    ended_at: int | None = None
    outcome: str | None = None
    rematch_of: int | None = None
    clocks: str = "[]"
    entries: int = 0
    clock_changes: int = 0
    closes_at: int | None = None
    quiet_since: int = 0
    when_late: str = "default"
    restored_entries: int | None = None
    epoch: int = 0
    paused_at: int | None = None
    live_until: int | None = None
    calm_pace: str | None = None
    asks_at: int | None = None
    excused_days: int | None = None
    first_pace: str | None = None
    repairs: int = 0
    is_practice: bool = False
    tournament_id: int | None = None
    tournament_path: str = ""
    title: str = ""
    allows: str = ""
    pauses: int = 0
    stand_in_level: str = "random"
    has_hints: bool = True
    is_unrated: bool = False
    judged: str = ""
    series: int | None = None
    rates_decks: bool = True
    kept: str = "whole"
    organiser_role: int | None = None
    organised_by: int | None = None
    calls_at: int | None = None
    told_revision: int | None = None
    wanted: str | None = None


class LineRow(msgspec.Struct, frozen=True):
    """A match in a list; `seat` is that of the player asked for, if any. The rest: as in `MatchRow`."""

    id: int
    game: str
    status: str
    guild_id: int | None
    channel_id: int | None
    parent_id: int | None
    deadline_at: int | None
    title: str
    pace: str
    language: str
    seat_limit: int
    commitment: str
    paused_at: int | None
    ended_at: int | None
    outcome: str | None
    seat: int | None


class BandRow(msgspec.Struct, frozen=True):
    """Which ratings can join a table, 0 for no such end, and whether those without a number can."""

    match_id: int
    least: int
    most: int
    has_newcomers: bool


class PlayedRow(msgspec.Struct, frozen=True):
    """A seat of a match that has ended: who has it, and the `outcome` of the match, JSON."""

    match_id: int
    outcome: str
    seat: int
    user_id: int | None
    name: str
    sitter: str
    taken_revision: int | None


class _Rule(msgspec.Struct, frozen=True):
    rule: str


def next_id(connection: Connection) -> int:
    """Return an id that no match has had."""
    given = number(connection, "next_match_id")
    if given is None:
        raise LookupError("the counter of matches is missing")
    return given


def insert(connection: Connection, row: MatchRow) -> None:
    """Store a new match."""
    put(connection, "insert_match", row)


def find(connection: Connection, match_id: int) -> MatchRow | None:
    """Return the match, or None."""
    return one(connection, "find_match", MatchRow, id=match_id)


def find_to_change(connection: Connection, match_id: int) -> MatchRow | None:
    """Return the match, or None; until the transaction ends nobody else changes it."""
    hold(connection, match_id)
    return find(connection, match_id)


def hold(connection: Connection, *ids: int) -> None:
    """Let nobody else change matches until the transaction ends.

    They are held in the order of their numbers, and before anything else, so that two who hold several never wait for
    each other.
    """
    for each in sorted({*ids}):
        statements.hold(connection, "hold_match", id=each)


def hold_channels(connection: Connection) -> None:
    """Let nobody else open a table, or bind one to a channel, until the transaction ends; `next_id` does so, too."""
    change(connection, "hold_channels")


def advance(connection: Connection, before: MatchRow, after: MatchRow) -> bool:
    """Store what a step changed; False if the match no longer has the entries, status and deadlines of `before`."""
    guard = {
        "from_entries": before.entries,
        "from_status": before.status,
        "from_clock_changes": before.clock_changes,
    }
    return change(connection, "advance_match", **msgspec.structs.asdict(after), **guard) == 1


def touch_clocks(connection: Connection, match_id: int) -> None:
    """Let every move that is being computed be computed anew."""
    change(connection, "touch_clocks", id=match_id)


def change_clocks(connection: Connection, match_id: int, deadline_at: int | None) -> None:
    """Store the soonest deadline of a match after a change that is no entry."""
    change(connection, "change_clocks", id=match_id, deadline_at=deadline_at)


def bind(connection: Connection, match_id: int, channel_id: int, guild_id: int | None, parent_id: int | None) -> None:
    """Store where the match is shown."""
    where = {"channel_id": channel_id, "guild_id": guild_id, "parent_id": parent_id}
    change(connection, "bind_match", id=match_id, **where)


def set_host(connection: Connection, match_id: int, user_id: int | None) -> None:
    """Store who is the host."""
    change(connection, "host_match", id=match_id, host_user_id=user_id)


def set_title(connection: Connection, match_id: int, title: str) -> None:
    """Store what a match is called."""
    change(connection, "set_title", id=match_id, title=title)


def prolong(connection: Connection, match_id: int, closes_at: int) -> None:
    """Store when a match closes by itself."""
    change(connection, "prolong_match", id=match_id, closes_at=closes_at)


def ask(connection: Connection, match_id: int, closes_at: int) -> None:
    """Store that a match has asked whether anybody still plays, and when it ends if nobody answers."""
    change(connection, "ask_match", id=match_id, closes_at=closes_at)


def hear(connection: Connection, match_id: int, asks_at: int) -> None:
    """Store that somebody plays in a match without a time limit, and when it asks next."""
    change(connection, "hear_match", id=match_id, asks_at=asks_at)


def delay_closing(connection: Connection, seconds: int) -> None:
    """Let every match that closes by itself, or asks whether anybody still plays, do so so many seconds later."""
    change(connection, "delay_closing", seconds=seconds)


def set_when_late(connection: Connection, match_id: int, when_late: str) -> None:
    """Store what a table does when the time of a seat is up."""
    change(connection, "set_when_late", id=match_id, when_late=when_late)


def set_options(connection: Connection, match_id: int, options: str) -> None:
    """Store with what an open table will be set up, JSON."""
    change(connection, "set_options", id=match_id, options=options)


def set_practice(connection: Connection, match_id: int, is_practice: bool) -> None:
    """Store whether a table was opened for practice."""
    change(connection, "set_practice", id=match_id, is_practice=is_practice)


def set_unrated(connection: Connection, match_id: int, is_unrated: bool) -> None:
    """Store whether a match changes no rating."""
    change(connection, "set_unrated", id=match_id, is_unrated=is_unrated)


def set_has_hints(connection: Connection, match_id: int, has_hints: bool) -> None:
    """Store whether the players of a match can ask for hints."""
    change(connection, "set_has_hints", id=match_id, has_hints=has_hints)


def set_judged(connection: Connection, match_id: int, judged: str) -> None:
    """Store what a computer says of how a match would end."""
    change(connection, "set_judged", id=match_id, judged=judged)


def set_excused_days(connection: Connection, match_id: int, days: int) -> None:
    """Store for how many days each person can be excused."""
    change(connection, "set_excused_days", id=match_id, excused_days=days)


def wanted(connection: Connection, match_id: int) -> str | None:
    """Return how reliable people must be who join an open table, if it has a rule."""
    found = one(connection, "find_wanted", _Rule, match_id=match_id)
    return None if found is None else found.rule


def set_wanted(connection: Connection, match_id: int, rule: str) -> None:
    """Store how reliable people must be who join an open table."""
    change(connection, "put_wanted", match_id=match_id, rule=rule)


def band_of(connection: Connection, match_id: int) -> BandRow | None:
    """Return which ratings can join a table, if it has agreed on that."""
    return one(connection, "find_band", BandRow, match_id=match_id)


def put_band(connection: Connection, row: BandRow) -> None:
    """Store which ratings can join a table."""
    put(connection, "put_band", row)


def hear_of_host(connection: Connection, match_id: int, user_id: int | None, now: int) -> None:
    """Store who is the host of an open table, for whom it waits from now on."""
    change(connection, "hear_of_host", id=match_id, host_user_id=user_id, quiet_since=now)


def active_in_channel(connection: Connection, channel_id: int) -> int | None:
    """Return the id of the open or running match of a channel."""
    return number(connection, "active_in_channel", channel_id=channel_id)


def last_in_channel(connection: Connection, channel_id: int) -> int | None:
    """Return the id of the newest match of a channel, whatever became of it."""
    return number(connection, "last_in_channel", channel_id=channel_id)


def active(connection: Connection) -> tuple[int, ...]:
    """Return the ids of all open and running matches."""
    return numbers(connection, "active_matches")


def newest_at(connection: Connection) -> int:
    """Return when the newest match was opened (unix seconds); 0 if there is none."""
    return number(connection, "newest_match") or 0


def mark_restored(connection: Connection) -> None:
    """Store that all active matches are again as they were in a copy."""
    change(connection, "mark_restored")


def active_of_guild(connection: Connection, guild_id: int) -> tuple[int, ...]:
    """Return the ids of the open and running matches of a server."""
    return numbers(connection, "active_of_guild", guild_id=guild_id)


def active_guilds(connection: Connection) -> tuple[int, ...]:
    """Return the ids of the servers that have open or running matches."""
    return numbers(connection, "active_guilds")


def active_below_channel(connection: Connection, channel_id: int) -> tuple[int, ...]:
    """Return the ids of the open and running matches in the threads of a channel."""
    return numbers(connection, "active_below_channel", parent_id=channel_id)


def homeless(connection: Connection, before: int) -> tuple[int, ...]:
    """Return the ids of open tables that were made before `before` (unix seconds) and have no channel."""
    return numbers(connection, "homeless_matches", before=before)


def rematch_of(connection: Connection, match_id: int) -> int | None:
    """Return the id of the rematch that was opened after a match and not cancelled."""
    return number(connection, "rematch_of", rematch_of=match_id)


def keep_deck_rule(connection: Connection, match_id: int) -> None:
    """Store whether a match that begins is rated with decks of players' own: as its server has it now."""
    change(connection, "keep_deck_rule", id=match_id)


def put_into_series(connection: Connection, match_id: int, series: int) -> None:
    """Store with which match the rematches began to which a match belongs."""
    change(connection, "put_into_series", id=match_id, series=series)


def ended_of_series(connection: Connection, series: int, until: int) -> tuple[PlayedRow, ...]:
    """Return the seats of all that have ended of a match and its rematches, up to the one with number `until`.

    The newest match comes first.
    """
    return many(connection, "ended_of_series", PlayedRow, series=series, until=until)


def of_player(connection: Connection, user_id: int, statuses: Collection[str], most: int) -> tuple[LineRow, ...]:
    """Return matches in which a person sits, newest first."""
    named = _statuses(statuses)
    return many(connection, "matches_of_player", LineRow, user_id=user_id, most=most, **named)


def of_guild(
    connection: Connection, guild_id: int, statuses: Collection[str], most: int, before: int
) -> tuple[LineRow, ...]:
    """Return matches of a server with numbers less than `before`, newest first."""
    named = _statuses(statuses)
    return many(connection, "matches_of_guild", LineRow, guild_id=guild_id, most=most, before=before, **named)


def newest_ended(connection: Connection, guild_id: int, most: int) -> tuple[LineRow, ...]:
    """Return the matches of a server that have ended last, the newest first."""
    return many(connection, "newest_ended", LineRow, guild_id=guild_id, most=most)


def line(connection: Connection, match_id: int) -> LineRow | None:
    """Return one match as lists show it, or None."""
    return one(connection, "match_line", LineRow, id=match_id)


def in_order_of_waiting(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Return the ids of the matches that wait for that person, the one that has waited longest first."""
    return numbers(connection, "matches_in_order_of_waiting", user_id=user_id)


def waiting_for(connection: Connection, user_id: int, most: int) -> tuple[LineRow, ...]:
    """Return matches that wait for a person, the soonest deadline first."""
    return many(connection, "matches_waiting_for", LineRow, user_id=user_id, most=most)


def took(connection: Connection, guild_id: int, game: str, pace: str, most: int) -> tuple[int, ...]:
    """Return how many seconds the newest ended matches of a game at a pace took on a server."""
    return numbers(connection, "seconds_taken", guild_id=guild_id, game=game, pace=pace, most=most)


def hosted_by(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Return the ids of the matches whose host a person is."""
    return numbers(connection, "hosted_matches", user_id=user_id)


def count_active_of_host(connection: Connection, user_id: int) -> int:
    """Return how many open and running matches a person hosts."""
    return number(connection, "count_active_of_host", user_id=user_id) or 0


def count_active_of_player(connection: Connection, user_id: int) -> int:
    """Return in how many open and running matches a person has a seat."""
    return number(connection, "count_active_of_player", user_id=user_id) or 0


def count_active_of_guild(connection: Connection, guild_id: int) -> int:
    """Return how many open and running matches a server has, besides those of tournaments."""
    return number(connection, "count_active_of_guild", guild_id=guild_id) or 0


def count_seated_of_guild(connection: Connection, guild_id: int) -> int:
    """Return how many matches of tournaments run on a server."""
    return number(connection, "count_seated_of_guild", guild_id=guild_id) or 0


def opened_since(connection: Connection, user_id: int, since: int) -> tuple[int, ...]:
    """Return the tables that a person has opened since `since` (unix seconds), whatever became of them."""
    return numbers(connection, "opened_since", user_id=user_id, since=since)


def count_opened_since(connection: Connection, user_id: int, since: int) -> int:
    """Return how many tables a person has opened since `since` (unix seconds), whatever became of them."""
    return number(connection, "count_opened_since", user_id=user_id, since=since) or 0


def _statuses(statuses: Collection[str]) -> dict[str, str]:
    """Return four values for an IN list, filled up with what no match has."""
    padded = [*sorted(set(statuses)), "", "", "", ""]
    return {f"status_{number}": padded[number - 1] for number in range(1, 5)}
