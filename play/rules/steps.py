"""What one act makes of a match: the entry, the new state, who is asked now, and the end. Pure.

Everything here is computed before anything is stored. `play/verify.py` uses the same functions to check a match.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from db.awaited import AwaitedRow
from db.matches import MatchRow
from db.seats import SeatRow
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.errors import Refusal
from games.kernel.game import Decision, Outcome, Step
from games.kernel.ids import Seat
from games.kernel.observation import EXCUSES, GIVEN_UP, PRESENCE
from games.kernel.pace import pace_of
from play.rules import clocks, endings
from play.rules.loaded import Loaded
from play.rules.presence import seats_after
from play.rules.record import NO_STATE, UNDO_WINDOW, Entry, Event, Move, PlayedGame, State, fold, to_row
from play.rules.seeds import receipt_of, salt_of
from play.rules.visible import without_traceless

CHECKPOINT_EVERY = 50
"""Entries between two checkpoints: looking back plays at most so many moves again, for a snapshot in so many."""


PlayedKind = Literal["move", "default", "stand_in"]


class Change(msgspec.Struct, frozen=True):
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
    game: PlayedGame,
    secret: bytes,
    seed: bytes,
    state: State,
    *,
    seat: Seat,
    move: Move,
    number: int,
    revision: int,
    made_at: int,
    kind: PlayedKind,
    seats: int,
) -> tuple[Entry, Step[State, Event], bool]:
    """Return the entry and the step of `move`, and whether it drew from chance or opened a seal.

    `revision`: that of the match after it, unless it is without a trace.

    Raises:
        Refusal: `not_your_decision` (`awaited`, `count`: nobody named).
        IllegalMove: what the game refuses.
    """
    decision = decision_of(game, state, seat)
    if decision is None:
        raise Refusal("not_your_decision", awaited=(), count=0)
    chance = Chance(seed, revision)
    step = game.apply(state, seat, move, chance)
    notation = game.print_move(move)
    entry = Entry(
        number=number,
        kind=kind,
        seat=seat,
        made_at=made_at,
        decision=decision.kind,
        clock=decision.clock,
        seal=step.seal,
        move=move,
        notation=notation,
        events=tuple(step.events),
        final=step.stays(chance.draws),
        amended=not decision.owed,
        receipt="" if step.seal is None else receipt_of(salt_of(secret, number, seat), notation),
        opened=tuple(step.opened),
        dropped=tuple(step.dropped),
    )
    has_shown = chance.draws > 0 or bool(step.opened)
    traceless = not has_shown and leaves_no_trace(game, (entry,), state, step.state, seats)
    return msgspec.structs.replace(entry, traceless=traceless), step, has_shown


def started(loaded: Loaded, now: int) -> Change:
    """Return the start of an open table with the seats it has."""
    step = loaded.game.new_match(len(loaded.seats), loaded.options(), Chance(loaded.seed(), 1))
    entry = Entry(number=1, kind="start", seat=None, made_at=now, events=tuple(step.events), final=True)
    begun = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, started_at=now))
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
) -> Change:
    """Return what `move` of `seat` makes of a running match; raises what `entered` raises.

    `plan`: the first revision of the plan with which the move is confirmed, if there are several.
    """
    entry, step, has_shown = entered(
        loaded.game,
        loaded.secret(),
        loaded.seed(),
        loaded.state,
        seat=seat,
        move=move,
        number=loaded.row.entries + 1,
        revision=loaded.row.revision + 1,
        made_at=now,
        kind=kind,
        seats=len(loaded.seats),
    )
    entry = msgspec.structs.replace(entry, plan=plan)
    return msgspec.structs.replace(change_of(loaded, entry, step.state, has_shown=has_shown), user_id=user_id)


def undo_of(
    game: PlayedGame, taken: Sequence[Entry], before: State, after: State, *, number: int, made_at: int, seats: int
) -> Entry:
    """Return the entry by which a seat takes back its newest ones; it leads from one state to the other."""
    return Entry(
        number=number,
        kind="undo",
        seat=taken[-1].seat,
        made_at=made_at,
        decision=taken[-1].decision,
        undoes=taken[0].number,
        traceless=leaves_no_trace(game, taken, before, after, seats),
    )


def undone(loaded: Loaded, taken: Sequence[Entry], state: State, now: int, user_id: int) -> Change:
    """Return what a running match is when a seat has `taken` back its newest entries; `state` is the one before."""
    number, seats = loaded.row.entries + 1, len(loaded.seats)
    entry = undo_of(loaded.game, taken, loaded.state, state, number=number, made_at=now, seats=seats)
    change = change_of(loaded, entry, state)
    # A change to a message would tell others of an order that leaves no trace.
    since = None if entry.traceless else taken[0].revision
    return msgspec.structs.replace(change, user_id=user_id, undone_since=since)


def after(loaded: Loaded, change: Change) -> Loaded:
    """Return the match as `change` of `loaded` leaves it."""
    stored = (*loaded.stored, to_row(change.entry, change.row.id, change.user_id))[-UNDO_WINDOW:]
    known = Loaded(change.row, change.seats, change.asked, stored=stored, people=loaded.people)
    return known if change.state is NO_STATE else known.with_known(change.state)


def outcome_of(game: PlayedGame, options: Mapping[str, str], state: State, seats: Sequence[SeatRow]) -> Outcome | None:
    """Return how a match in `state` ended, by the rules or because people left.

    None while it runs, and where nobody is left whom it could be awarded to, be it that the rules would.
    """
    outcome = game.outcome(state)
    if all(seat.left_revision is None and seat.away_revision is None for seat in seats):
        return outcome
    sides = game.sides(options, len(seats))
    if endings.is_abandoned(seats, sides):
        return None
    if outcome is not None:
        return endings.behind_the_stayers(outcome, seats, sides)
    return endings.resigned(seats, sides) if endings.is_deserted(seats, sides) else None


def leaves_no_trace(game: PlayedGame, entries: Sequence[Entry], before: State, after: State, seats: int) -> bool:
    """Say whether nobody but their own seat can know anything of `entries`, which lead from one state to the other.

    Entries of others, and undos, are of one seat. They have drawn nothing from chance and opened nothing.
    """
    if any(entry.seal is None for entry in entries) or game.decisions(before) != game.decisions(after):
        return False
    others = [None, *(Seat(seat) for seat in range(seats) if seat != entries[0].seat)]
    return all(
        not without_traceless(game, entries, other, fold(entries))
        and game.observe(before, other) == game.observe(after, other)
        for other in others
    )


def counted(row: MatchRow, entry: Entry) -> tuple[MatchRow, Entry]:
    """Return `row` with one more entry, and that entry as the revision counts it."""
    revision = row.revision + (not entry.traceless)
    if revision != entry.number:
        entry = msgspec.structs.replace(entry, counted=revision)
    return msgspec.structs.replace(row, entries=entry.number, revision=revision), entry


def change_of(
    loaded: Loaded, entry: Entry, state: State, *, has_shown: bool = False, agreed: Outcome | None = None
) -> Change:
    """Return `entry` of `loaded`, which leads to `state`, and all that follows from it."""
    game = loaded.game
    advanced, entry = counted(loaded.row, entry)
    loaded = msgspec.structs.replace(loaded, seats=seats_after(loaded.seats, entry)).with_known(loaded.state)
    outcome = agreed or outcome_of(game, loaded.options(), state, loaded.seats)
    before = {} if loaded.state is NO_STATE else {decision.seat: decision for decision in game.decisions(loaded.state)}
    after = {} if outcome else {decision.seat: decision for decision in game.decisions(state)}
    asked = _asked_after(loaded, entry, state, before, after, has_shown=has_shown)
    closes_at, asks_at = _ends_by_itself(loaded, entry)
    row = msgspec.structs.replace(
        advanced,
        status="running",
        snapshot=codec.encode(state).decode(),
        deadline_at=None if advanced.paused_at is not None else clocks.soonest(asked),
        clocks=codec.encode(clocks.stopped(loaded, entry, before, after)).decode(),
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


def _ends_by_itself(loaded: Loaded, entry: Entry) -> tuple[int | None, int | None]:
    """Return when a running match ends by itself after `entry`, and when it asks whether anybody still plays.

    What leaves no trace for others changes neither: they would learn from it that there is such an entry.
    """
    if entry.traceless:
        return loaded.row.closes_at, loaded.row.asks_at
    if endings.is_resting(loaded.seats):
        return entry.made_at + endings.REST_SECONDS, None
    has_limit = pace_of(loaded.row.pace).seconds is not None
    return None, None if has_limit else entry.made_at + endings.QUIET_SECONDS


def _asked_after(
    loaded: Loaded, entry: Entry, state: State, before: clocks.Decisions, after: clocks.Decisions, *, has_shown: bool
) -> tuple[AwaitedRow, ...]:
    """Return what is asked in `state` after `entry`; `has_shown`: it drew from chance or opened a seal.

    A question stays the same, with its `asked_revision`, when another seat made the entry or it only says who is there,
    nothing was drawn or opened, and the decision and its legal moves are what they were; a steady one stays the same
    while only others act.
    """
    game, rows = loaded.game, []
    old = {row.seat: row for row in loaded.asked}
    for seat, decision in after.items():
        known = old.get(seat)
        is_same = (
            known is not None
            and (seat != entry.seat or entry.kind in PRESENCE)
            and entry.kind != "repaired"
            and before.get(seat) == decision
            and (
                decision.steady
                or (not has_shown and game.legal_moves(loaded.state, seat) == game.legal_moves(state, seat))
            )
        )
        has_person = loaded.seats[seat].is_present and loaded.seats[seat].user_id is not None
        period = clocks.Period(entry.made_at, None)
        if has_person:
            period = clocks.period_of(loaded, entry, decision, before.get(seat), known)
        has_been_owed = known is not None and known.is_owed and (seat != entry.seat or entry.kind in EXCUSES)
        begins_at = clocks.begins_at(loaded, seat, entry.made_at)
        rows.append(
            AwaitedRow(
                match_id=loaded.row.id,
                seat=seat,
                user_id=loaded.seats[seat].user_id if has_person else None,
                kind=decision.kind,
                is_owed=decision.owed,
                asked_revision=known.asked_revision if known is not None and is_same else entry.revision,
                **msgspec.structs.asdict(period),
                owed_since=(known.owed_since if known is not None and has_been_owed else begins_at)
                if decision.owed
                else None,
            )
        )
    return tuple(rows)
