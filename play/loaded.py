"""One match as it is stored, with the game that knows its state; and looking back at earlier states."""

import zlib
from typing import Any

import msgspec

from db import awaited, entries, matches, seats
from db.awaited import AwaitedRow
from db.matches import MatchRow
from db.seats import SeatRow
from db.statements import Connection
from games import registry
from games.kernel import codec
from games.kernel.chance import match_seed
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.registry import AnyGame
from play.record import UNDO_WINDOW, Entry, from_row, play_on, way_back

STORABLE = range(1 << 63)
"""The numbers that a database can hold; no match has another."""


class Loaded(msgspec.Struct, frozen=True):
    """A match at its newest revision. `state` is None before the start."""

    row: MatchRow
    game: AnyGame
    state: Any
    seats: tuple[SeatRow, ...]
    asked: tuple[AwaitedRow, ...]

    def secret(self) -> bytes:
        """Return the secret of the match."""
        return bytes.fromhex(self.row.secret)

    def seed(self) -> bytes:
        """Return the seed from which the rules draw."""
        return match_seed(self.secret(), (seat.salt for seat in self.seats))

    def options(self) -> dict[str, str]:
        """Return the options of the table."""
        options: dict[str, str] = codec.decode(self.row.options, dict[str, str])
        return options

    def seat_of(self, user_id: int | None) -> Seat | None:
        """Return the seat for which that person decides."""
        for row in self.seats:
            if user_id is not None and row.user_id == user_id and row.sitter == "person":
                return Seat(row.seat)
        return None

    def awaited_names(self) -> tuple[str, ...]:
        """Return the names of those for whom the match waits, so far as they have one (computer players may not)."""
        return tuple(self.seats[row.seat].name for row in self.asked if row.is_owed and self.seats[row.seat].name)

    def host_name(self) -> str:
        """Return the name of the host, or nothing if the host sits here no more."""
        return next((seat.name for seat in self.seats if seat.user_id == self.row.host_user_id is not None), "")


def load(connection: Connection, match: MatchId) -> Loaded:
    """Return `match` as it is now.

    Raises:
        Refusal: `unknown_match` (`match`), `unknown_rules` (`game`, `version`).
    """
    row = matches.find(connection, match) if match in STORABLE else None
    if row is None:
        raise Refusal("unknown_match", match=match)
    game = registry.find(row.game, row.rules_version)
    state = None if row.snapshot is None else codec.decode_state(game, row.snapshot)
    return Loaded(row, game, state, seats.of_match(connection, match), awaited.of_match(connection, match))


def load_entries(connection: Connection, loaded: Loaded, after: int, until: int) -> tuple[Entry, ...]:
    """Return the entries of a match above `after` up to `until`, oldest first."""
    rows = entries.between(connection, loaded.row.id, after, until)
    return tuple(from_row(loaded.game, row) for row in rows)


def load_with_entries(
    connection: Connection, match: MatchId, after: int | None = None
) -> tuple[Loaded, tuple[Entry, ...]]:
    """Return `match` as it is now and its entries above `after`, oldest first; None: those that may be undone.

    Raises:
        Refusal: as `load`.
    """
    loaded = load(connection, match)
    newest = loaded.row.revision
    since = newest - UNDO_WINDOW if after is None else after
    return loaded, load_entries(connection, loaded, since, newest)


def state_at(connection: Connection, loaded: Loaded, revision: int) -> Any:
    """Return the state after `revision`, played on from the nearest checkpoints; None if there was none yet."""
    moves: tuple[Entry, ...] = ()
    while True:
        checkpoint = entries.checkpoint_at(connection, loaded.row.id, revision)
        if checkpoint is None:
            return None
        between = load_entries(connection, loaded, checkpoint.revision, revision)
        earlier, revision = way_back({entry.revision: entry for entry in between}, revision, checkpoint.revision)
        moves = earlier + moves
        if revision == checkpoint.revision:
            state = codec.decode_state(loaded.game, zlib.decompress(checkpoint.snapshot))
            return play_on(loaded.game, loaded.seed(), state, moves)


def packed(state: Any) -> bytes:
    """Return `state` as a checkpoint keeps it."""
    return zlib.compress(codec.encode(state))
