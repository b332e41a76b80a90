"""What players agree on while they play (play/rules/motions.py). Whoever is the first to agree proposes it.

Until a motion is carried each can take back that they agree. Who votes is there: nobody who does is away any more.
"""

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from typing import Final

import msgspec

from db.rows import matches, seats, shown
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Motion
from play.context import Context
from play.match import ledger, queue
from play.match.loading import load, load_entries, state_at
from play.rules import between_moves, judging, motions, repairs, votes
from play.rules.allows import allows_of, is_off
from play.rules.between_moves import with_consequences
from play.rules.clocks import reachable_at
from play.rules.due import is_due
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.record import UNDO_WINDOW, Entry, State
from play.rules.steps import Change
from play.rules.turns import own_seat

JUDGE: Final = "judge"
"""The motion that a match ends as a computer has judged it."""


class Objections(msgspec.Struct, frozen=True):
    """What the person `user_id` is to be told, who is away: the motions to which they can object, and `until` when."""

    user_id: int
    motions: tuple[Motion, ...]
    until: int


class Agreements:
    """Who agrees to what. It stays until it is taken back, is over, or would do another thing than it did."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def agree(self, match: MatchId, user_id: int, name: str, revision: int | None = None) -> Moment:
        """Agree to the motion called `name`; when all have, it is carried. Return the match as it is then.

        A result and a repair are agreed on as the match is at this very `revision`.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`, `no_such_motion`, what `motions.check`
                refuses, `not_judged` (no computer has judged the match as it is), for a repair `repair_too_far`,
                `no_such_move`, `repair_left`, `sealed_lay`; `own_motion` (it is about the person's own seat), `stale`
                (`revision`: the current one), `already_agreed`.
        """

        def agreed(connection: Connection, loaded: Loaded, seat: Seat) -> None:
            now = self._context.clock()
            if name.partition(".")[0] in motions.AS_IT_IS and revision is not None and revision != loaded.row.revision:
                raise Refusal("stale", revision=loaded.row.revision)
            loaded = _back(connection, loaded, seat, now, motions.find(loaded, name))
            loaded = _without_expired(connection, loaded, now)
            motion = motions.find(loaded, name)
            motions.check(loaded, motion, now)
            if motion.kind == "judge" and motion.judged is None:
                raise Refusal("not_judged")
            if seat == motion.about:
                raise Refusal("own_motion")
            before = None if motion.back_to is None else before_repair(connection, loaded, motion.back_to)
            is_waiting = seat in motion.agreed and motions.carried(loaded, now) is None
            if is_waiting:
                raise Refusal("already_agreed")
            if seat not in motion.agreed:
                agrees = votes.voted(loaded.seats[seat], motion.name, now)
                seats.store_agreed(connection, match, seat, agrees)
            loaded = load(connection, match)
            if before is not None and motions.is_carried(motions.find(loaded, name), now):
                first: Change | None = between_moves.repaired(loaded, *before, now, user_id)
            else:
                first = between_moves.agreed_by_all(loaded, now, user_id)
            if first is not None:
                ledger.store_all(connection, loaded, with_consequences(loaded, (first,)))

        return await self._changed(match, user_id, agreed)

    async def judge(self, match: MatchId, user_id: int, revision: int | None = None) -> Moment:
        """Let a computer judge the match as it is at `revision`, so that players can agree to end it so.

        Nobody agrees to anything by that. To ask again for the same position changes nothing.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`, what `motions.check` refuses, `stale`
                (`revision`: the current one).
        """
        loaded = await self._context.database.read(load, match, UNDO_WINDOW)
        if self._to_judge(loaded, user_id, revision).judged is not None:
            return Moment(loaded)
        order = await asyncio.to_thread(judging.order_of, loaded)
        found = await asyncio.to_thread(judging.judged, order)

        def judged(connection: Connection) -> Moment:
            loaded = load(connection, match, UNDO_WINDOW, to_change=True)
            known = self._to_judge(loaded, user_id, revision).judged
            if judging.order_of(loaded) != order:
                raise Refusal("stale", revision=loaded.row.revision)
            if known is None:
                matches.set_judged(connection, match, judging.stored(loaded, found, self._context.clock()))
                ledger.heard(connection, loaded, self._context.clock())
            return Moment(load(connection, match, UNDO_WINDOW))

        return await self._context.database.write(judged)

    def _to_judge(self, loaded: Loaded, user_id: int, revision: int | None) -> Motion:
        """Return the motion that a match ends as judged, if that person can let a computer judge it."""
        own_seat(loaded, user_id)
        motion = motions.find(loaded, JUDGE)
        motions.check(loaded, motion, self._context.clock())
        if revision is not None and revision != loaded.row.revision:
            raise Refusal("stale", revision=loaded.row.revision)
        return motion

    async def points(self, moment: Moment) -> tuple[int, ...]:
        """Return the revisions of the moves that can be taken back with all since, the newest first."""

        def found(connection: Connection) -> tuple[int, ...]:
            loaded = moment.loaded
            if is_off(allows_of(loaded.row), "repair"):
                return ()
            return repairs.points(loaded, _newest(connection, loaded), partial(state_at, connection, loaded))

        return await self._context.database.read(found) if moment.card.status == "running" else ()

    def possible(self, moment: Moment) -> tuple[Motion, ...]:
        """Return what can be agreed on in a match as it is at `moment`."""
        return motions.possible(moment.loaded, self._context.clock())

    def computers(self, moment: Moment) -> tuple[Motion, ...]:
        """Return every seat that players can give to a computer now, or to one of another level, with each level."""
        return motions.possible_computers(moment.loaded, self._context.clock())

    async def withdraw(self, match: MatchId, user_id: int, name: str) -> Moment:
        """Take back that the own seat agrees to something; return the match as it is then.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`, `not_agreed`.
        """

        def withdrawn(connection: Connection, loaded: Loaded, seat: Seat) -> None:
            known = next((each.name for each in motions.moved(loaded) if each.handle == name), name)
            if known not in votes.votes(loaded.seats[seat]):
                raise Refusal("not_agreed")
            seats.store_agreed(connection, match, seat, votes.voted(loaded.seats[seat], known, None))

        return await self._changed(match, user_id, withdrawn)

    async def oppose(self, match: MatchId, user_id: int, name: str) -> Moment:
        """Say that the own seat is against what another one has agreed to; return the match as it is then.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`, `no_such_motion` (nobody agrees to it).
        """

        def opposed(connection: Connection, loaded: Loaded, seat: Seat) -> None:
            motion = motions.find(loaded, name)
            loaded = _back(connection, loaded, seat, self._context.clock(), motion)
            motion = motions.find(loaded, name)
            if not set(motion.agreed) - {seat} or motion.kind == "away" or seat not in motion.voters:
                raise Refusal("no_such_motion")
            against = votes.voted(loaded.seats[seat], motion.name, -self._context.clock())
            seats.store_agreed(connection, match, seat, against)

        return await self._changed(match, user_id, opposed)

    async def drop_expired(self, match: MatchId, _: Seat) -> bool:
        """Drop the votes of a match that are over; return whether there were any."""
        has_dropped = await self._context.database.write_uncounted(_drop_expired, match, self._context.clock())
        if has_dropped:
            self._context.notify(match)
        return has_dropped

    async def carry(self, match: MatchId, _: Seat) -> bool:
        """Carry a motion to which all have agreed, now that nobody who is away can object; return whether one was."""
        has_carried = await self._context.database.write(_carry, match, self._context.clock())
        if has_carried:
            self._context.notify(match)
        return has_carried

    async def lapses(self, match: MatchId, seat: Seat) -> int | None:
        """Note that a person is told now that their votes have lapsed; return who. What falls into a night waits."""
        return await self._context.database.write_uncounted(_tell_of_lapses, match, seat, self._context.clock())

    async def objections(self, match: MatchId, seat: Seat) -> Objections | None:
        """Return of what a person who is away is to be told now; what falls into a night waits."""
        return await self._context.database.read(_objections, match, seat, self._context.clock())

    async def note_told(self, match: MatchId, seat: Seat, names: Collection[str]) -> None:
        """Note that a person who is away was told of motions, or cannot be: from now on they have time to object."""
        await self._context.database.write_uncounted(_note_told, match, seat, names, self._context.clock())
        self._context.notify(match)

    async def _changed(
        self, match: MatchId, user_id: int, change: Callable[[Connection, Loaded, Seat], None]
    ) -> Moment:
        def changed(connection: Connection, loaded: Loaded) -> None:
            change(connection, loaded, own_seat(loaded, user_id))
            ledger.heard(connection, loaded, self._context.clock())
            # What a move that is being computed makes of the votes is computed anew.
            matches.touch_clocks(connection, match)

        return await ledger.change_running(self._context, match, changed)


def _newest(connection: Connection, loaded: Loaded) -> tuple[Entry, ...]:
    return load_entries(connection, loaded, loaded.row.entries - repairs.WINDOW, loaded.row.entries)


def before_repair(connection: Connection, loaded: Loaded, revision: int) -> tuple[tuple[Entry, ...], State]:
    """Return the moves that are taken back with the one at `revision`, and the state before them."""
    entries = _newest(connection, loaded)
    moves = repairs.taken(entries, revision)
    reader = partial(state_at, connection, loaded)
    return moves, repairs.state_before(loaded.game, loaded.seed(), entries, moves, reader)


def _back(connection: Connection, loaded: Loaded, seat: Seat, now: int, motion: Motion) -> Loaded:
    """Return the match with the person of `seat` there, who votes on `motion`: that vote is not over because of it."""
    for change in between_moves.returned(loaded, seat, now, loaded.seats[seat].user_id, motion.name):
        ledger.store(connection, loaded, change)
        loaded = load(connection, MatchId(loaded.row.id))
    return loaded


def _carry(connection: Connection, match: MatchId, now: int) -> bool:
    loaded = load(connection, match, UNDO_WINDOW, to_change=True)
    if not is_due(loaded, "carry", now):
        return False
    first = between_moves.agreed_by_all(loaded, now, None)
    for repair in motions.moved(loaded) if first is None else ():
        if repair.back_to is None or not motions.is_carried(repair, now):
            continue
        try:
            motions.check(loaded, repair, now)
            first = between_moves.repaired(loaded, *before_repair(connection, loaded, repair.back_to), now, None)
            break
        except Refusal:
            # What cannot be taken back any more waits for nobody.
            for row in loaded.seats:
                seats.store_agreed(connection, match, row.seat, votes.with_lapsed(row, [repair.name], now).agrees)
    if first is not None:
        ledger.store_all(connection, loaded, with_consequences(loaded, (first,)))
    else:
        queue.settle_again(connection, match)
    shown.mark_changed(connection, match)
    return True


def _tell_of_lapses(connection: Connection, match: MatchId, seat: Seat, now: int) -> int | None:
    loaded = load(connection, match, to_change=True)
    if not is_due(loaded, "lapse", now, seat) or reachable_at(loaded, seat, now) > now:
        return None
    seats.store_agreed(connection, match, seat, votes.with_lapses_told(loaded.seats[seat]).agrees)
    queue.settle_anew(connection, match)
    return loaded.seats[seat].user_id


def _objections(connection: Connection, match: MatchId, seat: Seat, now: int) -> Objections | None:
    loaded = load(connection, match)
    row = loaded.seats[seat]
    if row.user_id is None or not is_due(loaded, "object", now, seat) or reachable_at(loaded, seat, now) > now:
        return None
    return Objections(row.user_id, motions.untold(loaded, seat), motions.objects_until(loaded, row, now))


def _note_told(connection: Connection, match: MatchId, seat: Seat, names: Collection[str], now: int) -> None:
    loaded = load(connection, match, to_change=True)
    if loaded.row.status == "running" and loaded.seats[seat].is_away:
        seats.store_agreed(connection, match, seat, votes.with_told(loaded.seats[seat], names, now).agrees)
        shown.mark_changed(connection, match)
        queue.settle_anew(connection, match)


def _drop_expired(connection: Connection, match: MatchId, now: int) -> bool:
    loaded = load(connection, match, to_change=True)
    if not is_due(loaded, "vote", now):
        return False
    queue.settle(connection, _without_expired(connection, loaded, now))
    shown.mark_changed(connection, match)
    return True


def _without_expired(connection: Connection, loaded: Loaded, now: int) -> Loaded:
    """Drop the votes of a match that are over, and return it as it is then; itself if there are none."""
    left, match = motions.without_expired(loaded, now), MatchId(loaded.row.id)
    for seat, agrees in left.items():
        seats.store_agreed(connection, match, seat, agrees)
    return load(connection, match) if left else loaded
