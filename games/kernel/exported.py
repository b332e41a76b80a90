"""What a position needs of an exported match (play/export.py writes the whole file). Pure.

Used are `game`, `rules_version`, `options`, `secret` and the salts of the seats, which make the seed, and of each entry
`revision`, `kind`, `seat`, `move` and `undoes`. The file of a match that was still running has no secret and no state.
"""

from typing import Any

import msgspec

from games.kernel.chance import Chance, match_seed
from games.kernel.codec import CorruptData, decode_move
from games.kernel.errors import Refusal
from games.kernel.ids import Seat
from games.kernel.play_out import FIRST_REVISION, AnyGame

FORMAT = "sealed-orders-match"


class ExportedSeat(msgspec.Struct, frozen=True):
    """What the player of a seat added to chance."""

    salt: str


class ExportedEntry(msgspec.Struct, frozen=True):
    """One entry: a start, a move (also a `default` one), an undo of the entry `undoes`, or what changes no state."""

    revision: int
    kind: str
    seat: int | None = None
    move: msgspec.Raw = msgspec.Raw(b"null")
    undoes: int | None = None


class Export(msgspec.Struct, frozen=True):
    """The part of an exported match that leads to its states; `secret` is hexadecimal."""

    game: str
    rules_version: int
    is_complete: bool
    options: dict[str, str]
    secret: str
    seats: tuple[ExportedSeat, ...]
    entries: tuple[ExportedEntry, ...]

    def seed(self) -> bytes:
        """Return the seed of the match; ValueError if the secret is no hexadecimal number."""
        return match_seed(bytes.fromhex(self.secret), (seat.salt for seat in self.seats))

    def last_revision(self) -> int:
        """Return the revision of the last entry, 0 if there is none; entries are numbered from 1."""
        return len(self.entries)


def state_at(export: Export, game: AnyGame, revision: int) -> Any:
    """Return the state after the entry `revision`, played again from the start.

    Raises:
        Refusal: `position_running` if the match had not ended when it was exported; `position_no_revision`
            (`revision`); `position_wrong_value` (`path`) if the secret or an entry cannot be read.
        IllegalMove: if the rules do not allow an entry.
    """
    if not export.is_complete:
        raise Refusal("position_running")
    if not FIRST_REVISION <= revision <= export.last_revision():
        raise Refusal("position_no_revision", revision=revision)
    try:
        seed = export.seed()
    except ValueError as fault:
        raise Refusal("position_wrong_value", path="secret") from fault
    states: dict[int, Any] = {FIRST_REVISION - 1: None}
    for place, entry in enumerate(export.entries[:revision]):
        try:
            if entry.revision != place + FIRST_REVISION:
                raise LookupError(entry.revision)
            states[entry.revision] = _after(export, game, entry, Chance(seed, entry.revision), states)
        except (CorruptData, LookupError, TypeError, ValueError) as fault:
            raise Refusal("position_wrong_value", path=f"entries[{place}]") from fault
    return states[revision]


def _after(export: Export, game: AnyGame, entry: ExportedEntry, chance: Chance, states: dict[int, Any]) -> Any:
    """Return the state after `entry`; LookupError if it fits nowhere, CorruptData if its move is none."""
    if entry.kind == "start":
        if len(export.seats) not in game.seat_counts_for(export.options):
            raise LookupError(len(export.seats))
        return game.new_match(len(export.seats), export.options, chance).state
    if entry.undoes is not None:
        return states[entry.undoes - 1]
    state = states[entry.revision - 1]
    if entry.kind in {"move", "default", "resign"} and entry.seat is not None:
        if state is None or entry.seat not in range(len(export.seats)):
            raise LookupError(entry.seat)
        if entry.kind == "resign":
            step = game.leave(state, Seat(entry.seat), chance)
            return state if step is None else step.state
        return game.apply(state, Seat(entry.seat), decode_move(game, bytes(entry.move)), chance).state
    return state
