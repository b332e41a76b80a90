"""Rows of accounts that are one person's: who hands over to whom, who did, what staff say of accounts that are gone.

And the statements by which what is stored of one account becomes another's.
"""

from typing import Final

import msgspec

from db.statements import Connection, change, many, number, numbers, one, put


class HandoverRow(msgspec.Struct, frozen=True):
    """Somebody wants everything of theirs to be that of another account; asked at `asked_at` (unix seconds)."""

    user_id: int
    to_user_id: int
    asked_at: int


class MergedRow(msgspec.Struct, frozen=True):
    """An account that has handed everything over (unix seconds)."""

    user_id: int
    into_user_id: int
    merged_at: int


class MoveRow(msgspec.Struct, frozen=True):
    """What staff of a server say: that `user_id`, who is gone, is now `to_user_id`. Times are unix seconds.

    `by_user_id`: who of the staff said it; None: they were forgotten. `stopped_at`: when its person objected,
    `done_at`: when the other account took over.
    """

    guild_id: int
    user_id: int
    to_user_id: int
    by_user_id: int | None
    asked_at: int
    stopped_at: int | None = None
    done_at: int | None = None


class HeldRow(msgspec.Struct, frozen=True):
    """A seat of a match."""

    match_id: int
    seat: int


MOVED: Final = (
    "seats", "offers", "barred", "invited", "declined", "former_players", "entries", "entry_makers", "decks", "blocked",
    "blocking", "remembered", "tournament_makers", "entrants", "organisers", "league_makers", "league_members",
    "overviews", "calls", "table_wishes",
)  # fmt: skip
"""What becomes another account's, in this order, each by a statement `give_<name>` in queries/accounts.sql."""


def ask(connection: Connection, row: HandoverRow) -> None:
    """Store that an account wants to hand over, in place of what it wanted before."""
    put(connection, "put_handover", row)


def asked(connection: Connection, user_id: int) -> HandoverRow | None:
    """Return to whom an account wants to hand over."""
    return one(connection, "find_handover", HandoverRow, user_id=user_id)


def drop(connection: Connection, user_id: int) -> None:
    """Forget that an account wanted to hand over."""
    change(connection, "drop_handover", user_id=user_id)


def merged(connection: Connection, user_id: int) -> MergedRow | None:
    """Return into which account another one was merged."""
    return one(connection, "find_merged", MergedRow, user_id=user_id)


def put_merged(connection: Connection, row: MergedRow) -> None:
    """Store that an account has handed everything over."""
    put(connection, "put_merged", row)


def put_move(connection: Connection, row: MoveRow) -> None:
    """Store what staff say of an account, and what came of it."""
    put(connection, "put_account_move", row)


def move(connection: Connection, guild_id: int, user_id: int) -> MoveRow | None:
    """Return what staff of a server have said of an account."""
    return one(connection, "find_account_move", MoveRow, guild_id=guild_id, user_id=user_id)


def moves_of(connection: Connection, user_id: int) -> tuple[MoveRow, ...]:
    """Return what the staff of all servers have said of an account."""
    return many(connection, "account_moves_of", MoveRow, user_id=user_id)


def moves_on(connection: Connection, guild_id: int, most: int) -> tuple[MoveRow, ...]:
    """Return the newest that the staff of a server have said."""
    return many(connection, "account_moves_on", MoveRow, guild_id=guild_id, most=most)


def about(connection: Connection, user_id: int) -> tuple[HandoverRow | MergedRow | MoveRow, ...]:
    """Return all that is stored of a person's accounts."""
    rows: list[HandoverRow | MergedRow | MoveRow] = [
        *many(connection, "handovers_with", HandoverRow, user_id=user_id),
        *many(connection, "merged_with", MergedRow, user_id=user_id),
        *many(connection, "account_moves_with", MoveRow, user_id=user_id),
    ]
    return tuple(rows)


def forget(connection: Connection, user_id: int) -> None:
    """Take a person out of all that is stored of accounts."""
    for name in ("forget_handovers", "forget_merged", "forget_account_moves", "forget_account_mover"):
        change(connection, name, user_id=user_id)


def close(connection: Connection, user_id: int, into: int) -> None:
    """Drop what was said of an account that has handed everything over; what it took over itself is another's."""
    change(connection, "forget_handovers", user_id=user_id)
    change(connection, "give_merged", user_id=user_id, to_user_id=into)
    change(connection, "forget_account_moves", user_id=user_id)


def give_all(connection: Connection, user_id: int, to: int) -> None:
    """Let what is stored of one account be another's, besides ratings, hosts and settings.

    What both have part in stays as it was, such as a match that is over in which both sat.
    """
    for name in MOVED:
        change(connection, f"give_{name}", user_id=user_id, to_user_id=to)


def give_seat(connection: Connection, match_id: int, seat: int, to: int) -> None:
    """Let a question of a match be asked of another account."""
    change(connection, "give_awaited", match_id=match_id, seat=seat, to_user_id=to)


def give_on(connection: Connection, guild_id: int, user_id: int, to: int) -> None:
    """Let what is over on a server be another account's: seats, and places in tournaments and leagues."""
    for name in ("give_seats_on", "give_entrants_on", "give_league_members_on"):
        change(connection, name, guild_id=guild_id, user_id=user_id, to_user_id=to)


def held(connection: Connection, user_id: int) -> tuple[HeldRow, ...]:
    """Return the seats that an account has, or had, in open and running matches."""
    return tuple(
        row
        for name in ("active_seats_of", "active_former_seats_of")
        for row in many(connection, name, HeldRow, user_id=user_id)
    )


def tournaments_of_both(connection: Connection, user_id: int, other: int) -> tuple[int, ...]:
    """Return the tournaments that are not over and were entered by both."""
    return numbers(connection, "tournaments_of_both", user_id=user_id, other=other)


def leagues_of_both(connection: Connection, user_id: int, other: int) -> tuple[int, ...]:
    """Return the leagues of which both are members."""
    return numbers(connection, "leagues_of_both", user_id=user_id, other=other)


def active_on(connection: Connection, guild_id: int, user_id: int) -> tuple[int, ...]:
    """Return the open and running matches of an account on a server."""
    return numbers(connection, "active_matches_on", guild_id=guild_id, user_id=user_id)


def played_on(connection: Connection, guild_id: int, user_id: int) -> bool:
    """Return whether an account has a seat in a match of a server that is over, or a place in a tournament there."""
    return (number(connection, "count_played_on", guild_id=guild_id, user_id=user_id) or 0) > 0


def entered_on(connection: Connection, guild_id: int, user_id: int) -> tuple[int, ...]:
    """Return the tournaments of a server that are not over and were entered by an account."""
    return numbers(connection, "running_tournaments_on", guild_id=guild_id, user_id=user_id)
