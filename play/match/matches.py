"""The one door by which moves enter: people, computer players, undo, resignation and time running out."""

from collections.abc import Callable
from functools import partial

import msgspec

from db.statements import Connection
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import DRAFTS
from play.context import Context
from play.match.ledger import commit, count_moves
from play.match.lined_up import drafts_of
from play.match.loading import load, state_at
from play.rules import between_moves, clocks, steps
from play.rules.between_moves import with_consequences
from play.rules.excuses import is_excused
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.record import (
    UNDO_WINDOW,
    Entry,
    Move,
    fold,
    known_to,
    state_without,
    taken_back,
    why_not_undone,
)
from play.rules.seeds import default_move, is_current, order_of, short
from play.rules.turns import check_running, check_turn, choice_of, kind_when_late, level_at, not_asked, own_seat
from play.thinking.pool import Thinking, Thought

ATTEMPTS = 20
"""How often a change is computed anew because somebody else was faster, before `stale` is the answer."""


Changes = tuple[steps.Change, ...]


TWICE_SECONDS = 10
"""Within so long a second press of a button counts as the same one."""


class Submitted(msgspec.Struct, frozen=True):
    """What was stored: the notation of a move, the short receipt code of a sealed one (else empty), its revision.

    `moment`: the match after it, or as it is now where that is asked for later.
    """

    notation: str
    receipt: str
    revision: int
    moment: Moment


class Matches:
    """Moves of running matches."""

    def __init__(self, context: Context, thinking: Thinking) -> None:
        """Work on the database of `context`; `thinking` finds the moves of computers."""
        self._context = context
        self._thinking = thinking

    async def submit_choice(
        self,
        match: MatchId,
        user_id: int,
        revision: int,
        number: int,
        known: Moment | None = None,
        *,
        topic: int | None = None,
    ) -> Submitted:
        """Make the legal move with this `number` among those about a topic at `revision`, or the draft (`DRAFTS`).

        What is `known` of the match need not be loaded again.

        Raises:
            Refusal: `unknown_match` (`match`), `not_running` (`status`), `not_a_player`, `stale` (`revision`: the
                current one), `not_your_decision` (`awaited`: names, `count`: how many names), `no_such_choice`
                (`number`), `match_too_long`, `too_many_changes` (`most`).
            IllegalMove: what the game refuses, with the game's codes.
        """
        drafts = await self._context.database.read(drafts_of, match, user_id) if topic == DRAFTS else ()

        def meant(loaded: Loaded, seat: Seat) -> Move:
            return choice_of(loaded, seat, topic, number, drafts)

        return await self._change(match, lambda loaded: self._moved(loaded, user_id, revision, meant), known)

    async def made_already(
        self, match: MatchId, user_id: int, revision: int, number: int, topic: int | None
    ) -> Submitted | None:
        """Return what `submit_choice` has just returned for the same press, as the match is now; None if it did not.

        A button that is pressed twice in one instant is answered twice: one of them finds the move made.
        """

        def found(connection: Connection) -> Submitted | None:
            loaded = load(connection, match, UNDO_WINDOW)
            seat = loaded.seat_of(user_id)
            made = just_made(loaded, seat, revision, self._context.clock())
            if seat is None or topic == DRAFTS or len(made) != 1:
                return None
            (entry,) = made
            before = loaded.with_known(state_at(connection, loaded, entry.number - 1))
            try:
                is_same = choice_of(before, seat, topic, number, ()) == entry.move
            except Refusal:
                is_same = False
            return submitted(entry, Moment(loaded)) if is_same else None

        return await self._context.database.read(found)

    def _moved(
        self, loaded: Loaded, user_id: int, revision: int | None, meant: Callable[[Loaded, Seat], Move]
    ) -> Changes:
        """Return what the move that is `meant` makes of a match; whoever was away is back with it."""
        seat, now = own_seat(loaded, user_id), self._context.clock()
        back = between_moves.returned(loaded, seat, now, user_id)
        for change in back:
            loaded = steps.after(loaded, change)
        check_turn(loaded, seat, revision)
        change = steps.moved(loaded, seat, meant(loaded, seat), now=now, kind="move", user_id=user_id)
        self._context.limits.check_entry(loaded, change.entry)
        return (*back, change)

    async def check_turn(self, match: MatchId, user_id: int, revision: int, known: Moment | None = None) -> None:
        """Refuse what `submit_choice` would refuse of any choice that was looked at at `revision`."""
        loaded = await self._load(match) if known is None else known.loaded
        check_turn(loaded, own_seat(loaded, user_id), revision)

    async def undo(self, match: MatchId, user_id: int, revision: int, *, is_whole: bool = False) -> Submitted:
        """Take back the own last move; `is_whole`: with all of the plan that it was confirmed with.

        `Observation.undoable` and `undoable_plan` tell what is possible. What cannot be taken back of a plan stays,
        with all that was made before it.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`, `stale` (`revision`), `nothing_to_undo`,
                `undo_acted`, `undo_final`.
        """

        def taking_back(connection: Connection) -> tuple[Loaded, steps.Change]:
            loaded = load(connection, match, UNDO_WINDOW)
            seat = own_seat(loaded, user_id)
            if revision != loaded.row.revision:
                raise Refusal("stale", revision=loaded.row.revision)
            stands = fold(loaded.entries).kept
            taken = taken_back(stands, seat, is_whole=is_whole)
            if not taken:
                raise Refusal(why_not_undone(next(reversed(known_to(stands, seat)), None), seat))
            reader = partial(state_at, connection, loaded)
            before = state_without(loaded.game, loaded.seed(), loaded.entries, taken, reader)
            return loaded, steps.undone(loaded, taken, before, self._context.clock(), user_id)

        loaded, change = await self._context.database.read(taking_back)
        done = await self._stored(loaded, change)
        if done is None:
            raise Refusal("stale", revision=(await self._load(match)).row.revision)
        return done

    async def resign(self, match: MatchId, user_id: int) -> Submitted:
        """Give the seat up: it plays default moves from now on, unless the game lets it leave.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`.
        """

        def resignation(loaded: Loaded) -> Changes:
            return (between_moves.resigned(loaded, own_seat(loaded, user_id), self._context.clock(), user_id),)

        return await self._change(match, resignation)

    async def come_back(self, match: MatchId, user_id: int) -> Submitted:
        """Be there again who was away: what is asked from now on has its own time. What was decided meanwhile stays.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`, `not_away`.
        """

        def back(loaded: Loaded) -> Changes:
            changes = between_moves.returned(loaded, own_seat(loaded, user_id), self._context.clock(), user_id)
            if not changes:
                raise Refusal("not_away")
            return changes

        return await self._change(match, back)

    async def free(self, match: MatchId, by: int, user_id: int) -> Submitted:
        """Give the seat of `user_id` up for them, because they have left the server; `by` is who did it.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_at_table`.
        """

        def freed(loaded: Loaded) -> Changes:
            seat = loaded.seat_of(user_id)
            if seat is None:
                raise Refusal("not_at_table")
            return (between_moves.resigned(loaded, seat, self._context.clock(), by, "freed"),)

        return await self._change(match, freed)

    async def play_default(
        self, match: MatchId, seat: Seat, revision: int, known: Moment | None = None, thought: Thought | None = None
    ) -> Submitted:
        """Make the default move for `seat`, or that of a stand-in: its time is up, or it is absent or away.

        `thought`: what the stand-in has been asked, and its answer. After the second one in a row that came because
        time was up, the seat is away.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `stale` (`revision`), `not_your_decision` (`awaited`,
                `count`), `default_early` while the match is paused or the seat excused, or others who have time left
                owe an answer to the same question.
        """
        loaded = await self._load(match) if known is None else known.loaded
        self._check_default(loaded, seat, revision)
        if thought is None and kind_when_late(loaded, seat) == "stand_in":
            thought = await self._thought(loaded, seat)

        def default(loaded: Loaded) -> Changes:
            self._check_default(loaded, seat, revision)
            now = self._context.clock()
            if kind_when_late(loaded, seat) == "default":
                move = default_move(loaded, seat)
                return (steps.moved(loaded, seat, move, now=now, kind="default", user_id=None),)
            return (answered(loaded, thought, now, "stand_in"),)

        return await self._change(match, default, Moment(loaded))

    def _check_default(self, loaded: Loaded, seat: Seat, revision: int) -> None:
        check_running(loaded)
        check_turn(loaded, seat, revision)
        if not any(row.seat == seat and row.is_owed for row in loaded.asked):
            raise not_asked(loaded)
        now = self._context.clock()
        is_stopped = loaded.row.paused_at is not None or is_excused(loaded.seats[seat], now)
        if is_stopped or clocks.must_wait(loaded, seat, now):
            raise Refusal("default_early")

    async def play_computer(
        self, match: MatchId, seat: Seat, revision: int, known: Moment | None = None, thought: Thought | None = None
    ) -> Submitted:
        """Make the move of the computer player at `seat`; refuses what `submit_choice` refuses.

        `thought`: what it has been asked, and its answer.
        """
        if thought is None:
            loaded = await self._load(match) if known is None else known.loaded
            thought = await self._thought(loaded, seat)

        def answer(loaded: Loaded) -> Changes:
            if loaded.seats[seat].sitter != "ai":
                raise Refusal("not_a_player")
            # The answer was found for the entry after this very revision.
            if revision != loaded.row.revision:
                raise Refusal("stale", revision=loaded.row.revision)
            check_turn(loaded, seat, revision)
            return (answered(loaded, thought, self._context.clock(), "move"),)

        return await self._change(match, answer, known)

    async def _thought(self, loaded: Loaded, seat: Seat) -> Thought:
        order = order_of(loaded, seat, level_at(loaded, seat))
        return Thought(order, await self._thinking.answer(order, MatchId(loaded.row.id)))

    async def _change(
        self, match: MatchId, computed: Callable[[Loaded], Changes], known: Moment | None = None
    ) -> Submitted:
        """Compute changes of a running match, with all that follows from them, and store them.

        Look again when somebody else stored one meanwhile.
        """
        loaded = None if known is None else known.loaded
        for _ in range(ATTEMPTS):
            loaded = loaded or await self._load(match)
            check_running(loaded)
            done = await self._stored(loaded, *with_consequences(loaded, computed(loaded)))
            if done is not None:
                return done
            loaded = None
        raise Refusal("stale", revision=(await self._load(match)).row.revision)

    async def _stored(self, loaded: Loaded, *changes: steps.Change) -> Submitted | None:
        """Store changes and tell every listener; None if the match has moved on, and nothing was stored."""
        database, claim = self._context.database, self._context.claim(loaded.row.guild_id)
        messages = await database.write(commit, loaded, *changes, claim=claim)
        if messages is None:
            return None
        count_moves(changes)
        for change in changes:
            loaded = steps.after(loaded, change)
        moment = Moment(loaded, messages)
        self._context.notify(moment.match, moment)
        made = next((change for change in changes if change.entry.notation), changes[-1])
        return submitted(made.entry, moment)

    async def _load(self, match: MatchId) -> Loaded:
        return await self._context.database.read(load, match, UNDO_WINDOW)


def answered(loaded: Loaded, thought: Thought | None, now: int, kind: steps.PlayedKind) -> steps.Change:
    """Return what the move of a computer makes of a match; refuses one for another moment: `stale` (`revision`)."""
    if thought is None or not is_current(loaded, thought.order):
        raise Refusal("stale", revision=loaded.row.revision)
    answer = thought.answer
    move = codec.decode_move(loaded.game, answer.move)
    return steps.moved(loaded, thought.order.seat, move, now=now, kind=kind, user_id=None, level=answer.level)


def submitted(entry: Entry, moment: Moment) -> Submitted:
    """Return what the person who moved learns of an entry that is stored, with the match at `moment`."""
    return Submitted(entry.notation, short(entry.receipt), entry.revision, moment)


def just_made(loaded: Loaded, seat: Seat | None, revision: int, now: int) -> tuple[Entry, ...]:
    """Return the moves of `seat` since `revision`, if that is all it did and is so new that a second press means them.

    The newest entries are loaded with the match.
    """
    made = [entry for entry in fold(loaded.entries).kept if entry.seat == seat and entry.revision > revision]
    is_new = all(entry.kind == "move" and now - entry.made_at <= TWICE_SECONDS for entry in made)
    return tuple(made) if seat is not None and is_new else ()
