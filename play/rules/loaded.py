"""One match as it is stored, with the game that knows its state. Pure."""

from functools import cached_property
from typing import Self

import msgspec

from db.rows.awaited import AwaitedRow
from db.rows.entries import EntryRow
from db.rows.matches import MatchRow
from db.rows.people import PersonRow
from db.rows.seats import InvitedRow, SeatRow
from games import registry
from games.kernel import codec
from games.kernel.chance import match_seed
from games.kernel.handicap import amounts, without
from games.kernel.ids import Seat
from play.rules.record import NO_STATE, Entry, PlayedGame, State, from_row, play_all

STORABLE = range(1 << 63)
"""The numbers that a database can hold; no match has another."""


EVERY_ENTRY = 1 << 62
"""More than a match can have."""

TAG_DIGITS = 6


class Loaded(msgspec.Struct, frozen=True, dict=True):
    """A match as it was loaded. What costs time is made when somebody asks for it, and only once.

    `invited` are known of open tables only. `stored` are its newest entries, oldest first, so far as they were loaded.
    `people` are the settings of those who sit there. `packed` are all entries of a match whose states were dropped.
    """

    row: MatchRow
    seats: tuple[SeatRow, ...]
    asked: tuple[AwaitedRow, ...] = ()
    invited: tuple[InvitedRow, ...] = ()
    stored: tuple[EntryRow, ...] = ()
    people: tuple[PersonRow, ...] = ()
    packed: tuple[EntryRow, ...] = ()

    @cached_property
    def game(self) -> PlayedGame:
        """The game with the rules of this match; refuses `unknown_rules` (`game`, `version`)."""
        return registry.find(self.row.game, self.row.rules_version)

    def check_rules(self) -> None:
        """Refuse a match that a newer program has begun, by rules that are not known here: `unknown_rules`."""
        registry.find(self.row.game, self.row.rules_version)

    @cached_property
    def state(self) -> State:
        """The state, `NO_STATE` before the start."""
        if self.row.snapshot is None:
            return self.replayed(self.packed) if self.packed else NO_STATE
        return codec.decode_state(self.game, self.row.snapshot)

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """The `stored` entries with the game's own values."""
        return tuple(from_row(self.game, row) for row in self.stored)

    def replayed(self, stored: tuple[EntryRow, ...]) -> State:
        """Return the state after `stored`, all entries from the start of the match up to one of them."""
        entries = self.entries if stored == self.stored else tuple(from_row(self.game, row) for row in stored)
        return play_all(self.game, self.seed(), self.setup(), len(self.seats), entries)

    def with_known(self, state: State, entries: tuple[Entry, ...] | None = None) -> Self:
        """Return this match with a `state`, or `entries` too, that need not be decoded."""
        known = msgspec.structs.replace(self)
        known.__dict__.update({"state": state} if entries is None else {"state": state, "entries": entries})
        return known

    @property
    def tag(self) -> str:
        """What distinguishes the match from every other with its number, and its pages from those of a lost future."""
        own = self.row.commitment[:TAG_DIGITS]
        return f"{own}-{self.row.epoch:x}" if self.row.epoch else own

    def secret(self) -> bytes:
        """Return the secret of the match."""
        return bytes.fromhex(self.row.secret)

    def seed(self) -> bytes:
        """Return the seed from which the rules draw."""
        return match_seed(self.secret(), (seat.salt for seat in self.seats))

    def setup(self) -> dict[str, str]:
        """Return with what the match is set up: the options of the table, and what seats have more at the start."""
        setup: dict[str, str] = codec.decode(self.row.options, dict[str, str])
        return setup

    def options(self) -> dict[str, str]:
        """Return the options of the table."""
        return without(self.setup())

    def ahead(self) -> tuple[int, ...]:
        """Return how much more each seat has at the start."""
        return amounts(self.setup(), len(self.seats))

    def seat_of(self, user_id: int | None) -> Seat | None:
        """Return the seat for which that person decides."""
        held = (Seat(row.seat) for row in self.seats if row.user_id == user_id and row.sitter == "person")
        return None if user_id is None else next(held, None)

    def person_of(self, user_id: int | None) -> PersonRow | None:
        """Return the settings of a person who sits here, so far as any are stored."""
        return next((row for row in self.people if row.user_id == user_id), None)

    def is_over(self) -> bool:
        """Return whether the match has ended, with an outcome or without."""
        return self.row.status in {"ended", "cancelled"}

    def awaited_names(self) -> tuple[str, ...]:
        """Return the names of those for whom the match waits, so far as they have one (computer players may not)."""
        owing = (self.seats[row.seat] for row in self.asked if row.is_owed)
        return tuple(seat.name for seat in owing if seat.name and not seat.is_away)

    def host_name(self) -> str:
        """Return the name of the host, or nothing if the host sits here no more."""
        return next((seat.name for seat in self.seats if seat.user_id == self.row.host_user_id is not None), "")
