"""Reads a match from the database: as it is now, its entries, and earlier states."""

import zlib

from db.rows import entries, matches, seats
from db.rows.packs import PACKED
from db.statements import Connection
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.history import not_undone
from games.kernel.ids import MatchId, Seat
from play.rules.loaded import STORABLE, Loaded
from play.rules.record import NO_STATE, UNDO_WINDOW, Entry, State, from_row, play_on
from play.rules.turns import check_turn, own_seat

START = 1
"""The number of the first entry, whose state is always kept."""


def load(connection: Connection, match: MatchId, newest: int = 0, *, to_change: bool = False) -> Loaded:
    """Return `match` as it is now, with its `newest` entries; `to_change`: it stays so until the transaction ends.

    Raises:
        Refusal: `unknown_match` (`match`).
    """
    find = matches.find_to_change if to_change else matches.find
    row = find(connection, match) if match in STORABLE else None
    if row is None:
        raise Refusal("unknown_match", match=match)
    number, taken = row.entries, seats.with_people_and_questions(connection, match)
    packed = entries.between(connection, match, 0, number) if row.kept == PACKED else ()
    stored = packed[max(number - newest, 0) :]
    if newest and number and not packed:
        stored = entries.between(connection, match, number - newest, number)
    return Loaded(
        row,
        tuple(seat for seat, _, _ in taken),
        tuple(asked for _, _, asked in taken if asked is not None) if row.status == "running" else (),
        seats.invited(connection, match) if row.status == "open" else (),
        stored,
        tuple(person for _, person, _ in taken if person is not None),
        packed,
    )


def load_asked(
    connection: Connection, match: MatchId, user_id: int, revision: int | None = None, *, to_change: bool = False
) -> tuple[Loaded, Seat]:
    """Return `match` with its newest entries, and the seat of that person, who is asked what they saw at `revision`.

    `to_change`: as `load`.

    Raises:
        Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`, `stale` (`revision`), `not_your_decision`
            (`awaited`, `count`).
    """
    loaded = load(connection, match, UNDO_WINDOW, to_change=to_change)
    seat = own_seat(loaded, user_id)
    check_turn(loaded, seat, revision)
    return loaded, seat


def load_entries(connection: Connection, loaded: Loaded, after: int, until: int) -> tuple[Entry, ...]:
    """Return the entries of a match with numbers above `after` up to `until`, oldest first."""
    rows = entries.between(connection, loaded.row.id, after, until)
    return tuple(from_row(loaded.game, row) for row in rows)


def state_at(connection: Connection, loaded: Loaded, number: int) -> State:
    """Return the state after the entry `number`, played on from the nearest checkpoint; `NO_STATE` if none.

    A match that was packed has none, and is played from its start.
    """
    if loaded.packed:
        return loaded.replayed(loaded.packed[:number]) if number else NO_STATE
    checkpoint = entries.checkpoint_at(connection, loaded.row.id, number)
    if checkpoint is None:
        return NO_STATE
    newer = load_entries(connection, loaded, checkpoint.revision, number)
    if any(entry.undoes is not None for entry in newer):
        # An undo has a checkpoint of its own, but for those that were stored before there was this rule.
        checkpoint = entries.checkpoint_at(connection, loaded.row.id, START)
        newer = load_entries(connection, loaded, START, number)
    if checkpoint is None:
        return NO_STATE
    state = codec.decode_state(loaded.game, zlib.decompress(checkpoint.snapshot))
    return play_on(loaded.game, loaded.seed(), state, not_undone(newer))


def packed(state: State) -> bytes:
    """Return `state` as a checkpoint keeps it."""
    return zlib.compress(codec.encode(state))
