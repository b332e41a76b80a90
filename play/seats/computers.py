"""Computer players, and seats that were given up or whose player is away: they answer through the same door as people.

What an absent seat owes is answered at once, by its default, but only while somebody present plays on and the match is
not paused. A computer is told what its seat sees and nothing else (play/rules/orders.py) and thinks in a process of its
own. Its answer is stored when its wait is over (play/thinking/waits.py), so that the time tells nothing of its hand:
then the match is looked at again. Where people play quickly, what is asked after it is thought about meanwhile.
"""

import asyncio
import logging
from contextvars import Context as Variables

import msgspec

from games.kernel.errors import IllegalMove, Refusal
from games.kernel.ids import MatchId, Seat
from play.context import Context
from play.match.matches import Matches, Submitted, answered
from play.match.observations import Observations
from play.plans.wishes import Wishes, has_queues
from play.rules import clocks
from play.rules.between_moves import with_consequences
from play.rules.due import is_due
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.orders import Answer, Order, at_level, lower
from play.rules.seeds import default_move, order_of
from play.rules.steps import after, moved
from play.rules.turns import kind_when_late, level_at
from play.seats.ahead import Ahead
from play.thinking.pool import Rank, Thinking, Thought
from play.thinking.waits import AGAIN_SECONDS, allowed, is_quick, wait_of

MOST_MOVES = 500
"""Moves in one call of `settled`, so that it always returns."""

MOST_SEATS = 12
"""As often as this a stand-in begins anew."""

OVERTAKEN = {"stale", "not_running", "not_your_decision", "not_a_player", "default_early"}
"""Refusals that say that another process runs the same match, or that it ended meanwhile."""

_log = logging.getLogger(__name__)


class _Search(msgspec.Struct, eq=False):
    """What is being thought about a match. `due_at`: when the answer may be stored, by the clock of the event loop."""

    order: Order
    answer: asyncio.Task[Answer]
    due_at: float


class Computers:
    """Makes the moves of seats that no person plays."""

    def __init__(
        self, context: Context, matches: Matches, observations: Observations, wishes: Wishes, thinking: Thinking
    ) -> None:
        """Act through `matches` and `wishes` on what `observations` shows, with what `thinking` finds.

        Answers are stored as soon as they are found until `wait` says otherwise.
        """
        self._context = context
        self._matches = matches
        self._observations = observations
        self._wishes = wishes
        self._thinking = thinking
        self._pace = 0.0
        self._searches: dict[tuple[MatchId, Seat | None], _Search] = {}
        self._alarms: dict[MatchId, asyncio.Task[None]] = {}
        self._late: dict[tuple[MatchId, Seat], asyncio.Task[None]] = {}
        self._ahead: dict[MatchId, Ahead] = {}

    def wait(self, pace: float = 1.0) -> None:
        """Let answers wait so many times as long as public facts say (play/thinking/waits.py); 0: not at all."""
        self._pace = pace

    async def settled(self, match: MatchId, known: Moment | None = None) -> Moment:
        """Make what computer and absent seats owe and people have wished for, until people are awaited or one thinks.

        Return the match as it is then, after some 500 moves at most. `known` is the match as it was a moment ago; it
        need not be loaded again.

        Raises:
            Refusal: `unknown_match` (`match`).
        """
        moment = known or await self._observations.moment(match)
        for _ in range(MOST_MOVES):
            if has_queues(moment.loaded) and await self._wishes.play(match):
                moment = await self._observations.moment(match)
            seat = self._next(moment.loaded)
            if seat is None:
                self._forget(match)
                self._drop_ahead(match)
                break
            try:
                done = await self._answer(moment, seat)
            except Refusal as refusal:
                if refusal.code not in OVERTAKEN:
                    raise
                moment = await self._observations.moment(match)
            else:
                if done is None:
                    break
                moment = done.moment
        return moment

    async def play_due(self, match: MatchId, seat: Seat) -> bool:
        """Make the move that is due for `seat`; return whether it was, and refuse what `play_default` does.

        A stand-in begins to think, and its move follows.
        """
        moment = await self._observations.moment(match)
        loaded = moment.loaded
        if not is_due(loaded, "default", self._context.clock(), seat):
            return False
        if self._wait(loaded, seat) == 0:
            await self._matches.play_default(match, seat, loaded.row.revision, moment)
        elif (match, seat) not in self._late:
            # The clock does not wait for it. If this process ends before, the claim ends too, and another one does it.
            task = asyncio.create_task(self._stand_in(moment, seat), name="stand-in", context=Variables())
            self._late[match, seat] = task
            task.add_done_callback(lambda _: self._late.pop((match, seat), None))
        return True

    async def close(self) -> None:
        """Stop; who is to answer is found again at the next start."""
        tasks = [*self._alarms.values(), *self._late.values(), *(each.answer for each in self._searches.values())]
        for task in tasks:
            task.cancel()
        foreseen = [task for ahead in self._ahead.values() for task in ahead.cancel()]
        await asyncio.gather(*tasks, *foreseen, return_exceptions=True)

    def _next(self, loaded: Loaded) -> Seat | None:
        """Return which of the seats without a person answers next, if one can answer now."""
        owed = [Seat(row.seat) for row in loaded.asked if row.is_owed and self._is_due(loaded, Seat(row.seat))]
        return min(owed, key=lambda seat: self._wait(loaded, seat), default=None)

    def _is_due(self, loaded: Loaded, seat: Seat) -> bool:
        """Return whether a seat without a person can answer now; the default of an absent one may have to wait."""
        row = loaded.seats[seat]
        if row.sitter == "ai" or row.is_present:
            return row.sitter == "ai"
        is_played = loaded.row.paused_at is None and any(each.is_present for each in loaded.seats)
        return is_played and not clocks.must_wait(loaded, seat, self._context.clock())

    def _wait(self, loaded: Loaded, seat: Seat) -> float:
        """Return how many seconds an answer waits; a default, which is not thought about, does not."""
        if self._pace == 0 or not _thinks(loaded, seat):
            return 0.0
        return self._pace * wait_of(loaded, seat, level_at(loaded, seat))

    async def _answer(self, moment: Moment, seat: Seat) -> Submitted | None:
        """Answer for a seat; None: its computer thinks, and the match is looked at again."""
        match, loaded = moment.match, moment.loaded
        thought = None
        if _thinks(loaded, seat):
            search = self._search(loaded, seat)
            if self._pace and not self._is_found(match, search):
                return None
            thought = await _thought(search)
            self._forget(match)
        done = await self._play(moment, seat, thought)
        if match in self._ahead:
            self._ahead[match].entries = done.moment.loaded.row.entries
        return done

    async def _play(self, moment: Moment, seat: Seat, thought: Thought | None) -> Submitted:
        """Make a move; one that the rules refuse is a fault of its level, and the next lower one answers."""
        is_computer = moment.loaded.seats[seat].sitter == "ai"
        play = self._matches.play_computer if is_computer else self._matches.play_default
        while True:
            try:
                return await play(moment.match, seat, moment.loaded.row.revision, moment, thought)
            except IllegalMove as fault:
                below = "" if thought is None else lower(at_level(thought.order, thought.answer.level))
                if thought is None or not below:
                    raise
                _log.error("match %s: a computer has chosen what is not allowed: %s", moment.match, fault.code)
                order = at_level(thought.order, below)
                thought = Thought(order, await self._thinking.answer(order, moment.match))

    def _search(self, loaded: Loaded, seat: Seat, late: Seat | None = None) -> _Search:
        """Return what is being thought for a seat, and begin with it; what was thought about before is dropped.

        `late`: the seat, if its time is up while its person is there; that is thought about beside all else.
        """
        key = (MatchId(loaded.row.id), late)
        order = order_of(loaded, seat, level_at(loaded, seat))
        known = self._searches.get(key)
        if known is not None and known.order == order and not _has_failed(known):
            return known
        if known is not None:
            known.answer.cancel()
        wait = self._wait(loaded, seat)
        ahead = self._ahead.get(key[0]) if late is None else None
        if ahead is not None and ahead.entries == loaded.row.entries:
            task = asyncio.create_task(self._foreseen(ahead, loaded, order), name="search", context=Variables())
        else:
            task, wait = self._begin(loaded, order), max(wait, self._pace * allowed(order.level))
            if late is None:
                self._look_ahead(loaded, order, task)
        self._searches[key] = _Search(order, task, asyncio.get_running_loop().time() + wait)
        return self._searches[key]

    def _begin(self, loaded: Loaded, order: Order) -> asyncio.Task[Answer]:
        """Begin to think about an order."""
        finding = self._thinking.answer(order, MatchId(loaded.row.id), _rank(loaded))
        return asyncio.create_task(finding, name="search", context=Variables())

    def _look_ahead(self, loaded: Loaded, order: Order, answer: asyncio.Task[Answer]) -> None:
        """Think about what follows from an answer, where people wait once for all."""
        match = MatchId(loaded.row.id)
        self._drop_ahead(match)
        if self._pace and is_quick(loaded):
            self._ahead[match] = Ahead(self._foresee, self._begin)
            self._ahead[match].after(loaded, order, answer)

    async def _foreseen(self, ahead: Ahead, loaded: Loaded, order: Order) -> Answer:
        """Return an answer that was thought about ahead, or else is thought about now."""
        known = await ahead.take(order)
        return await self._begin(loaded, order) if known is None else known

    def _foresee(self, loaded: Loaded, thought: Thought) -> tuple[Loaded, Order] | None:
        """Return a match as an answer will leave it, and what a computer is asked then; None if none is."""
        now, seat = self._context.clock(), thought.order.seat
        is_computer = loaded.seats[seat].sitter == "ai"
        change = answered(loaded, thought, now, "move" if is_computer else "stand_in")
        for _ in range(MOST_SEATS):
            for each in with_consequences(loaded, (change,)):
                loaded = after(loaded, each)
            then = None if loaded.is_over() else self._next(loaded)
            if then is None:
                return None
            if _thinks(loaded, then):
                return loaded, order_of(loaded, then, level_at(loaded, then))
            move = default_move(loaded, then)
            change = moved(loaded, then, move, now=now, kind="default", user_id=None)
        return None

    def _is_found(self, match: MatchId, search: _Search) -> bool:
        """Return whether the wait of an answer is over and it is there; else the match is looked at again then."""
        left = self._left(search)
        if left <= 0:
            return True
        before = self._alarms.pop(match, None)
        if before is not None:
            before.cancel()
        alarm = asyncio.create_task(self._look_again(match, left), name="computer", context=Variables())
        self._alarms[match] = alarm
        return False

    def _left(self, search: _Search) -> float:
        """Return for how many seconds an answer is to wait; what is not found in time waits as long once more."""
        now = asyncio.get_running_loop().time()
        if now >= search.due_at and search.answer.done():
            return 0.0
        while search.due_at <= now:
            search.due_at += self._pace * AGAIN_SECONDS
        return search.due_at - now

    async def _look_again(self, match: MatchId, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._alarms.pop(match, None)
        self._context.notify(match)

    async def _stand_in(self, moment: Moment, seat: Seat) -> None:
        """Make the move of a stand-in whose player is there but late, when its wait is over.

        Where another one was faster, as several may be late with one question, it thinks anew.
        """
        match = moment.match
        try:
            for _ in range(MOST_SEATS):
                search = self._search(moment.loaded, seat, late=seat)
                while (left := self._left(search)) > 0:  # noqa: ASYNC110 - it waits for a time, too
                    await asyncio.sleep(left)
                try:
                    await self._play(moment, seat, await _thought(search))
                    return
                except Refusal as refusal:
                    if refusal.code not in OVERTAKEN:
                        raise
                moment = await self._observations.moment(match)
                if not is_due(moment.loaded, "default", self._context.clock(), seat):
                    return
        except Exception:
            # What is due is claimed again when the claim has ended.
            _log.exception("match %s, seat %s: no stand-in moves", match, seat)
        finally:
            self._drop((match, seat))

    def _forget(self, match: MatchId) -> None:
        """Drop what is thought about a match: it was answered, or nobody is asked any more."""
        self._drop((match, None))

    def _drop_ahead(self, match: MatchId) -> None:
        """Drop what is thought ahead about a match: something else has happened than was foreseen."""
        ahead = self._ahead.pop(match, None)
        if ahead is not None:
            ahead.cancel()

    def _drop(self, key: tuple[MatchId, Seat | None]) -> None:
        search = self._searches.pop(key, None)
        if search is not None:
            search.answer.cancel()


async def _thought(search: _Search) -> Thought:
    """Return what was found; refuses what was dropped meanwhile, since the match has moved on: `stale` (`revision`)."""
    try:
        return Thought(search.order, await search.answer)
    except asyncio.CancelledError:
        waiting = asyncio.current_task()
        if not search.answer.cancelled() or (waiting is not None and waiting.cancelling()):
            raise
        raise Refusal("stale", revision=search.order.revision) from None


def _thinks(loaded: Loaded, seat: Seat) -> bool:
    """Return whether the next move of a seat is found by a computer; defaults are drawn at once."""
    return loaded.seats[seat].sitter == "ai" or kind_when_late(loaded, seat) == "stand_in"


def _has_failed(search: _Search) -> bool:
    return search.answer.done() and (search.answer.cancelled() or search.answer.exception() is not None)


def _rank(loaded: Loaded) -> Rank:
    """Return how soon an answer is needed: people wait for it unless they are still to answer themselves."""
    present = [row for row in loaded.seats if row.is_present]
    is_asked = any(row.is_owed and loaded.seats[row.seat].is_present for row in loaded.asked)
    return Rank.WAITED_FOR if present and not is_asked else Rank.REST
