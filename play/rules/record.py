"""A match as its entries: what each one is, and what became of it. Pure; games/kernel/history.py handles undos."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NewType

import msgspec

from db.rows.entries import EntryRow
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import Game, Opened
from games.kernel.history import not_undone, state_after
from games.kernel.ids import Seat
from games.kernel.observation import AGREED, BY_STAFF, PRESENCE, EntryKind

UNDO_WINDOW = 60
"""How many of the newest entries are searched for the last one not undone: some thirty moves can be undone in a row."""


State = NewType("State", object)
NO_STATE = State(None)
"""In place of the state before the start, and of that of an entry that needs none."""

Move = NewType("Move", object)
View = NewType("View", object)
Event = NewType("Event", object)
PlayedGame = Game[State, Move, View, Event]
"""The game of a match. What its values are made of it alone knows; here they are kept, passed on and compared."""


class Entry(msgspec.Struct, frozen=True):
    """One entry with the game's own values; it never changes.

    `number`: its place in the match. `traceless`: nobody but its own seat can know of it. `counted`: the revision of
    the match after it, if that is another number because of entries without a trace.
    `decision`: the kind of decision answered, `clock`: the one it shared. `seal`: the label under which the move is
    secret. `final`: it cannot be taken back. `amended`: it changes an answer that was already given. `receipt` is
    whole. `opened` are the seals that become public with it, `dropped` those of its own seat that never will. `undoes`
    is the number of the first entry taken back, `plan` that of the first one of the plan with which it was confirmed,
    if that made several. `level`: that of the computer that made the move, "" if none did. `carried_by`: who of the
    server's staff carried a repair; that is stored as who made it, so that they can be forgotten. `former_name`: what
    the player was called whose seat was taken over; that is stored with who they are, for the same reason.
    """

    number: int
    kind: EntryKind
    seat: Seat | None
    made_at: int
    decision: str = ""
    seal: str | None = None
    move: Move | None = None
    notation: str = ""
    events: tuple[Event, ...] = ()
    final: bool = False
    amended: bool = False
    receipt: str = ""
    opened: tuple[Opened, ...] = ()
    dropped: tuple[str, ...] = ()
    undoes: int | None = None
    plan: int | None = None
    clock: str = ""
    traceless: bool = False
    counted: int | None = None
    level: str = ""
    carried_by: int | None = None
    former_name: str = ""

    @property
    def revision(self) -> int:
        """The revision of the match after it, as everybody counts."""
        return self.number if self.counted is None else self.counted


class _Written(msgspec.Struct, frozen=True):
    """An entry as it is stored, without its number, which is a column."""

    kind: EntryKind
    seat: Seat | None
    made_at: int
    decision: str
    seal: str | None
    move: msgspec.Raw
    notation: str
    events: msgspec.Raw
    final: bool
    amended: bool
    receipt: str
    opened: tuple[Opened, ...]
    dropped: tuple[str, ...]
    undoes: int | None
    plan: int | None = None
    clock: str = ""
    traceless: bool = False
    counted: int | None = None
    level: str = ""


class History(msgspec.Struct, frozen=True):
    """What became of a run of entries: which are not undone, and which sealed one was opened by which later one.

    `is_over`: the match has ended, so that all is open. `replaced`: sealed moves whose place a later one has taken.
    """

    kept: tuple[Entry, ...]
    undone: frozenset[int]
    opened: Mapping[int, int]
    is_over: bool = False
    replaced: frozenset[int] = frozenset()

    @property
    def last(self) -> Entry | None:
        """The newest entry that is not undone, if it is one of them."""
        return self.kept[-1] if self.kept else None


def from_row(game: PlayedGame, row: EntryRow) -> Entry:
    """Return the stored entry; raises `CorruptData` if it is no entry of `game`."""
    written: _Written = codec.decode(row.entry, _Written)
    fields = {name: getattr(written, name) for name in _Written.__struct_fields__}
    move, events = bytes(written.move), bytes(written.events)
    fields["move"] = None if move == b"null" else codec.decode_move(game, move)
    fields["events"] = _events(game, events)
    is_by_staff = written.kind == "repaired" and written.notation == BY_STAFF
    carried_by = row.user_id if is_by_staff else None
    return Entry(number=row.revision, carried_by=carried_by, former_name=row.former_name or "", **fields)


@lru_cache(maxsize=4096)
def _events(game: PlayedGame, stored: bytes) -> tuple[Event, ...]:
    """Return stored events; entries never change, and the newest of a match are read again and again."""
    return codec.decode_events(game, stored)


def to_row(entry: Entry, match_id: int, user_id: int | None) -> EntryRow:
    """Return `entry` as it is stored; `user_id` is the person who made it, if any."""
    fields = {name: getattr(entry, name) for name in _Written.__struct_fields__}
    if not entry.level:
        del fields["level"]
    return EntryRow(match_id, entry.number, user_id, codec.encode(fields).decode())


def fold(entries: Sequence[Entry], *, is_over: bool = False) -> History:
    """Return what became of `entries`, which follow each other, oldest first.

    Of several moves sealed under one label, the last one that is not undone is opened, and no other.
    """
    kept = not_undone(entries)
    opened: dict[int, int] = {}
    replaced: set[int] = set()
    sealed: dict[tuple[Seat | None, str], int] = {}
    for entry in kept:
        for label in entry.dropped:
            sealed.pop((entry.seat, label), None)
        if entry.seal is not None:
            before = sealed.get((entry.seat, entry.seal))
            if before is not None:
                replaced.add(before)
            sealed[entry.seat, entry.seal] = entry.number
        for each in entry.opened:
            number = sealed.pop((each.seat, each.label), None)
            if number is not None:
                opened[number] = entry.number
    undone = {entry.number for entry in entries if entry.undoes is None} - {entry.number for entry in kept}
    return History(kept, frozenset(undone), opened, is_over, frozenset(replaced))


def play_on(game: PlayedGame, seed: bytes, state: State, entries: Iterable[Entry]) -> State:
    """Return the state after `entries`, none of which is undone."""
    for entry in entries:
        state = state_after(game, Chance(seed, entry.revision), state, entry, entry.move)
    return state


def play_all(game: PlayedGame, seed: bytes, setup: Mapping[str, str], seats: int, entries: Sequence[Entry]) -> State:
    """Return the state after `entries`, from the start of a match on, with whatever was undone among them."""
    begun = game.new_match(seats, setup, Chance(seed, 1)).state
    return play_on(game, seed, begun, not_undone(entries))


def traceless_of(entries: Sequence[Entry], seat: Seat) -> int:
    """Return how many of the newest entries, all since the revision grew, are of `seat` and known to it alone."""
    newest = takewhile(lambda entry: entry.traceless, reversed(entries[-UNDO_WINDOW:]))
    return sum(entry.seat == seat for entry in newest)


def why_not_undone(entry: Entry | None, seat: Seat) -> str:
    """Return the code that refuses `seat` to take back `entry`, the newest not undone; empty if it may."""
    if entry is None or entry.seat is None:
        return "nothing_to_undo"
    if entry.seat != seat:
        return "undo_acted"
    if entry.kind != "move":
        return "nothing_to_undo"
    return "undo_final" if entry.final else ""


def taken_back(kept: Sequence[Entry], seat: Seat, *, is_whole: bool) -> tuple[Entry, ...]:
    """Return what `seat` would take back, oldest first, nothing if it may not.

    It is the newest entry, or if `is_whole` what was confirmed with it in one plan, down to what cannot be taken back.
    Entries of which the seat knows nothing are passed over, and stay.
    """
    taken: list[Entry] = []
    for entry in known_to(kept, seat)[::-1]:
        is_meant = not taken or (is_whole and entry.plan is not None and entry.plan == taken[-1].plan)
        if not is_meant or why_not_undone(entry, seat):
            break
        taken.append(entry)
    return tuple(reversed(taken))


def known_to(kept: Sequence[Entry], seat: Seat) -> tuple[Entry, ...]:
    """Return the entries that matter where `seat` takes something back: those of the play that it can know of."""
    beside = PRESENCE | AGREED
    return tuple(entry for entry in kept if (not entry.traceless or entry.seat == seat) and entry.kind not in beside)


def base_of(entries: Sequence[Entry], kept: Sequence[Entry], first: Entry) -> int:
    """Return up to which number what stood then is still `kept` once `first`, and maybe more, is taken back."""
    base = first.number - 1
    while gone := [each for each in not_undone(entry for entry in entries if entry.number <= base) if each not in kept]:
        base = gone[0].number - 1
    return base


def state_without(
    game: PlayedGame, seed: bytes, entries: Sequence[Entry], taken: Sequence[Entry], state_at: Callable[[int], State]
) -> State:
    """Return the state once `taken`, which stand among `entries`, are taken back; `state_at` gives that after one."""
    kept = [entry for entry in fold(entries).kept if entry not in taken]
    base = base_of(entries, kept, taken[0])
    return play_on(game, seed, state_at(base), [entry for entry in kept if entry.number > base])
