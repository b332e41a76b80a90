"""What one act makes of a match: the entry, the new state, who is asked now, and the end. Pure.

Everything here is computed before anything is stored. `play/verify.py` uses the same functions to check a match.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Literal

import msgspec

from db.rows.awaited import AwaitedRow
from db.rows.entries import EntryRow
from db.rows.matches import MatchRow
from db.rows.seats import SeatRow
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.errors import Refusal
from games.kernel.game import Decision, Outcome, Step
from games.kernel.ids import Seat
from games.kernel.observation import GIVEN_UP
from play.rules import motions
from play.rules.clocks import Asking, soonest
from play.rules.endings import ends_by_itself, outcome_of
from play.rules.loaded import Loaded
from play.rules.orders import renewed
from play.rules.presence import misses_count, seats_after
from play.rules.record import NO_STATE, UNDO_WINDOW, Entry, Event, Move, PlayedGame, State, fold, to_row
from play.rules.seeds import receipt_of, salt_of
from play.rules.visible import without_traceless
from play.rules.votes import with_lapsed

CHECKPOINT_EVERY = 50
"""Entries between two checkpoints: looking back plays at most so many moves again, for a snapshot in so many."""


PlayedKind = Literal["move", "default", "stand_in"]


class Change(msgspec.Struct, frozen=True, dict=True):
    """All that is stored for one entry. `seats`: as they are after it. `user_id`: the person who made it.

    `undone_since`: the first revision that it takes back, if anybody else has seen it.
    """

    row: MatchRow
    entry: Entry
    state: State
    asked: tuple[AwaitedRow, ...]
    seats: tuple[SeatRow, ...]
    user_id: int | None = None
    undone_since: int | None = None

    @cached_property
    def stored(self) -> EntryRow:
        """The entry as it is stored."""
        return to_row(self.entry, self.row.id, self.user_id)

    @property
    def left(self) -> Seat | None:
        """The seat that was given up with this entry."""
        return self.entry.seat if self.entry.kind in GIVEN_UP else None

    def is_checkpoint(self) -> bool:
        """Return whether the state after this entry is kept."""
        is_due = self.entry.kind in {"start", "undo", "repaired"} or self.entry.number % CHECKPOINT_EVERY == 0
        return self.state is not NO_STATE and is_due


def decision_of(game: PlayedGame, state: State, seat: Seat) -> Decision | None:
    """Return what is asked of `seat`."""
    return next((decision for decision in game.decisions(state) if decision.seat == seat), None)


def entered(
    loaded: Loaded, seat: Seat, move: Move, *, now: int, kind: PlayedKind, level: str = ""
) -> tuple[Entry, Step[State, Event], bool]:
    """Return the entry and the step of `move`, and whether it drew from chance or opened a seal.

    `level`: that of the computer that makes it, "" if none does.

    Raises:
        Refusal: `not_your_decision` (`awaited`, `count`: nobody named).
        IllegalMove: what the game refuses.
    """
    game, number, revision = loaded.game, loaded.row.entries + 1, loaded.row.revision + 1
    decision = decision_of(game, loaded.state, seat)
    if decision is None:
        raise Refusal("not_your_decision", awaited=(), count=0)
    chance = Chance(loaded.seed(), revision)
    step = game.apply(loaded.state, seat, move, chance)
    notation = game.print_move(move)
    entry = Entry(
        number=number,
        kind=kind,
        seat=seat,
        made_at=now,
        decision=decision.kind,
        clock=decision.clock,
        seal=step.seal,
        move=move,
        notation=notation,
        events=tuple(step.events),
        final=step.stays(chance.draws),
        amended=not decision.owed,
        receipt="" if step.seal is None else receipt_of(salt_of(loaded.secret(), number, seat), notation),
        opened=tuple(step.opened),
        dropped=tuple(step.dropped),
        level=level,
    )
    has_shown = chance.draws > 0 or bool(step.opened)
    traceless = not has_shown and leaves_no_trace(loaded, (entry,), step.state)
    return msgspec.structs.replace(entry, traceless=traceless), step, has_shown


def started(loaded: Loaded, now: int) -> Change:
    """Return the start of an open table with the seats it has.

    What is not offered at that number of seats is lowered: the levels of computers, and that of stand-ins.
    """
    count = len(loaded.seats)
    step = loaded.game.new_match(len(loaded.seats), loaded.setup(), Chance(loaded.seed(), 1))
    entry = Entry(number=1, kind="start", seat=None, made_at=now, events=tuple(step.events), final=True)
    seats = tuple(
        msgspec.structs.replace(row, level=renewed(loaded.game, row.level, count)) if row.sitter == "ai" else row
        for row in loaded.seats
    )
    row = msgspec.structs.replace(
        loaded.row,
        started_at=now,
        first_pace=loaded.row.pace,
        stand_in_level=renewed(loaded.game, loaded.row.stand_in_level, count),
    )
    begun = msgspec.structs.replace(loaded, row=row, seats=seats)
    return change_of(begun.with_known(NO_STATE), entry, step.state)


def moved(
    loaded: Loaded,
    seat: Seat,
    move: Move,
    *,
    now: int,
    kind: PlayedKind,
    user_id: int | None,
    plan: int | None = None,
    level: str = "",
) -> Change:
    """Return what `move` of `seat` makes of a running match; raises what `entered` raises.

    `plan`: the first revision of the plan with which the move is confirmed, if there are several. `level`: that of the
    computer that makes it.
    """
    entry, step, has_shown = entered(loaded, seat, move, now=now, kind=kind, level=level)
    entry = msgspec.structs.replace(entry, plan=plan)
    return msgspec.structs.replace(change_of(loaded, entry, step.state, has_shown=has_shown), user_id=user_id)


def undo_of(loaded: Loaded, taken: Sequence[Entry], state: State, now: int) -> Entry:
    """Return the entry by which a seat takes back its newest ones; it leads to `state`."""
    return Entry(
        number=loaded.row.entries + 1,
        kind="undo",
        seat=taken[-1].seat,
        made_at=now,
        decision=taken[-1].decision,
        undoes=taken[0].number,
        traceless=leaves_no_trace(loaded, taken, state),
    )


def undone(loaded: Loaded, taken: Sequence[Entry], state: State, now: int, user_id: int) -> Change:
    """Return what a running match is when a seat has `taken` back its newest entries; `state` is the one before."""
    entry = undo_of(loaded, taken, state, now)
    change = change_of(loaded, entry, state)
    # A change to a message would tell others of an order that leaves no trace.
    since = None if entry.traceless else taken[0].revision
    return msgspec.structs.replace(change, user_id=user_id, undone_since=since)


def after(loaded: Loaded, change: Change) -> Loaded:
    """Return the match as `change` of `loaded` leaves it."""
    stored = (*loaded.stored, change.stored)[-UNDO_WINDOW:]
    known = Loaded(change.row, change.seats, change.asked, stored=stored, people=loaded.people)
    return known if change.state is NO_STATE else known.with_known(change.state)


def leaves_no_trace(loaded: Loaded, entries: Sequence[Entry], state: State) -> bool:
    """Say whether nobody but their own seat can know anything of `entries`, which lead from a match to `state`.

    Entries of others, and undos, are of one seat. They have drawn nothing from chance and opened nothing.
    """
    game, before = loaded.game, loaded.state
    if any(entry.seal is None for entry in entries) or game.decisions(before) != game.decisions(state):
        return False
    others = [None, *(Seat(row.seat) for row in loaded.seats if row.seat != entries[0].seat)]
    return all(
        not without_traceless(game, entries, other, fold(entries))
        and game.observe(before, other) == game.observe(state, other)
        for other in others
    )


def counted(row: MatchRow, entry: Entry) -> tuple[MatchRow, Entry]:
    """Return `row` with one more entry, and that entry as the revision counts it."""
    revision = row.revision + (not entry.traceless)
    entry = msgspec.structs.replace(entry, counted=None if revision == entry.number else revision)
    return msgspec.structs.replace(row, entries=entry.number, revision=revision), entry


def change_of(
    loaded: Loaded, entry: Entry, state: State, *, has_shown: bool = False, agreed: Outcome | None = None
) -> Change:
    """Return `entry` of `loaded`, which leads to `state`, and all that follows from it."""
    row, entry = counted(loaded.row, entry)
    present = seats_after(loaded.seats, entry, counted=misses_count(loaded.row))
    then = msgspec.structs.replace(loaded, seats=present).with_known(state)
    outlived = motions.outlived(loaded, then, entry)
    seats = tuple(with_lapsed(each, outlived, entry.made_at) for each in present) if outlived else present
    loaded = msgspec.structs.replace(loaded, seats=seats).with_known(loaded.state)
    outcome = agreed or outcome_of(loaded, state)
    closes_at, asks_at = ends_by_itself(loaded, entry)
    asking = Asking(loaded, entry, state, is_over=outcome is not None)
    asked = asking.asked(has_shown=has_shown)
    row = msgspec.structs.replace(
        row,
        status="running",
        snapshot=codec.encode(state).decode(),
        deadline_at=None if row.paused_at is not None else soonest(asked),
        clocks=codec.encode(asking.stopped()).decode(),
        closes_at=closes_at,
        asks_at=asks_at,
    )
    if outcome:
        row = msgspec.structs.replace(over(row, "ended", entry.made_at), outcome=codec.encode(outcome).decode())
    return Change(row, entry, state, asked, loaded.seats)


def over(row: MatchRow, status: Literal["ended", "cancelled"], now: int) -> MatchRow:
    """Return the row of a match that ends now: nothing is due in it any more, and its pace is the one agreed on."""
    return msgspec.structs.replace(
        row,
        status=status,
        ended_at=now,
        deadline_at=None,
        closes_at=None,
        asks_at=None,
        paused_at=None,
        pace=row.calm_pace or row.pace,
        live_until=None,
        calm_pace=None,
    )
