"""The model of an exported match, which play/proofs/export.py writes, and the states that its entries lead to. Pure.

The file of a match that was still running has no secret and no state, and of each move what its reader may know.
"""

from typing import Any, Literal

import msgspec

from games.kernel.chance import Chance, match_seed
from games.kernel.codec import CorruptData, decode_move
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame, Outcome
from games.kernel.history import not_undone, state_after
from games.kernel.observation import PLAYED, EntryKind, Sitter, Status
from games.kernel.play_out import FIRST_REVISION

FORMAT: Literal["sealed-orders-match"] = "sealed-orders-match"
VERSION = 1


class ExportedSeat(msgspec.Struct, frozen=True):
    """One seat: who decides there, and what was added to chance."""

    seat: int
    name: str
    sitter: Sitter
    level: str
    salt: str
    left_revision: int | None


class ExportedEntry(msgspec.Struct, frozen=True):
    """One entry. `move` and `notation` are as the observer may know them; `final` and `salt` go with the whole move.

    `decision` is the label of a sealed move. Where the match is over, `revision`, `undoes` and
    `opened_revision` are numbers of entries. `traceless`: nobody but its seat knew of it; the revision stayed. `level`:
    that of the computer that made the move, in files since computers have several; else "".
    """

    revision: int
    kind: EntryKind
    seat: int | None
    decision: str
    move: msgspec.Raw
    notation: str
    events: msgspec.Raw
    final: bool = msgspec.field(name="barrier")
    sealed: bool
    amended: bool
    receipt: str
    salt: str
    opened_revision: int | None
    undoes: int | None
    made_at: int
    traceless: bool = False
    level: str = ""

    @property
    def number(self) -> int:
        """Its place in a match that is over."""
        return self.revision


class ExportedEntrant(msgspec.Struct, frozen=True):
    """Which entrant of a tournament a seat was made for, and the salt that the entrant gave."""

    seat: int
    entrant: int
    salt: str


class TournamentProof(msgspec.Struct, frozen=True):
    """Of which tournament a match is, and what its chance follows from (play/rules/chain.py).

    `id`: the number of the tournament; `path`: "stage/round/pairing"; `secret`: hexadecimal, None while it is kept.
    `entrants`: one for each seat, in order.
    """

    id: str
    name: str
    path: str
    commitment: str
    secret: str | None
    entrants: tuple[ExportedEntrant, ...]


class Export(msgspec.Struct, frozen=True):
    """The whole file. `is_complete`: with the secret and every move, and the last state instead of a view of it.

    `tournament`: None for a match of no tournament. `title`: what the match is called, "" if by its game and number.
    `stand_in_level`: how well a computer plays in place of a player whose time is up.
    """

    format: Literal["sealed-orders-match"]
    version: int
    is_complete: bool
    match: int
    game: str
    rules_version: int
    status: Status
    options: dict[str, str]
    language: str
    pace: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    commitment: str
    secret: str
    observer: int | None
    seats: tuple[ExportedSeat, ...]
    entries: tuple[ExportedEntry, ...]
    outcome: Outcome | None
    snapshot: msgspec.Raw
    view: msgspec.Raw
    tournament: TournamentProof | None = None
    title: str = ""
    stand_in_level: str = "random"

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
    for place, entry in enumerate(export.entries[:revision]):
        if entry.revision != place + FIRST_REVISION:
            raise Refusal("position_wrong_value", path=f"entries[{place}]")
    state: Any = None
    hidden = 0
    revisions = {entry.number: entry.number - (hidden := hidden + entry.traceless) for entry in export.entries}
    for entry in not_undone(export.entries[:revision]):
        try:
            state = _after(export, game, Chance(seed, revisions[entry.number]), state, entry)
        except (CorruptData, LookupError, TypeError, ValueError) as fault:
            raise Refusal("position_wrong_value", path=f"entries[{entry.revision - FIRST_REVISION}]") from fault
    return state


def _after(export: Export, game: AnyGame, chance: Chance, state: Any, entry: ExportedEntry) -> Any:
    """Return the state after `entry`; LookupError if it fits nowhere, CorruptData if its move is none."""
    if entry.kind == "start":
        if len(export.seats) not in game.seat_counts_for(export.options):
            raise LookupError(len(export.seats))
        return game.new_match(len(export.seats), export.options, chance).state
    if entry.seat is not None and (state is None or entry.seat not in range(len(export.seats))):
        raise LookupError(entry.seat)
    move = decode_move(game, bytes(entry.move)) if entry.kind in PLAYED else None
    return state_after(game, chance, state, entry, move)
