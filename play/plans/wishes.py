"""Wishes of seats for questions to come: a queue that survives a restart and is nobody else's to see.

Whenever the seat is asked, the first wish for that question that can be made is; those for it before that are dropped.
What became of wishes is kept until its person was told on a page. The game says for which kind of question a wish is
and how long it holds (`Game.wish_kind`, `wish_time`); wishes whose time is over are forgotten.
"""

import logging
from collections.abc import Callable, Sequence
from hashlib import sha256

import msgspec

from db.rows import plans, seats
from db.rows.plans import PlanRow
from db.statements import Connection
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.game import Decision
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Choice, Observation, Wished, WishNotes
from games.kernel.plans import next_wish
from play.context import Context, StorageFault
from play.match import ledger
from play.match.lined_up import MOST_MOVES, Kind, Lined, lined, stored, stored_anew
from play.match.loading import load
from play.rules import steps
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.record import UNDO_WINDOW, Move
from play.rules.turns import own_seat
from play.rules.visible import observation_of

NOTES: tuple[Kind, ...] = ("made", "dropped", "changed")
_log = logging.getLogger(__name__)


class Wishes:
    """Wishes of seats in running matches."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def look(self, match: MatchId, user_id: int) -> Wished:
        """Return the wishes of the seat of `user_id`.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`.
        """

        def looked(connection: Connection) -> Wished:
            loaded = load(connection, match, UNDO_WINDOW)
            return _wished(connection, loaded, own_seat(loaded, user_id))

        return await self._context.database.read(looked)

    async def notes(self, moment: Moment, user_id: int) -> WishNotes | None:
        """Return what became of wishes of the seat of `user_id` that it was not told yet, None if that is nothing."""
        seat = moment.loaded.seat_of(user_id)
        if seat is None or not moment.loaded.seats[seat].has_notes:
            return None
        found = await self._context.database.read(_notes, moment.match, seat)
        return noted(moment.loaded, seat, found) if found else None

    async def forget_notes(self, match: MatchId, user_id: int, notes: WishNotes) -> None:
        """Forget what became of wishes, once their seat was told; what has been added meanwhile is kept.

        What cannot be forgotten costs nobody anything but to be told again: it stops nothing.
        """

        def forgotten(connection: Connection) -> None:
            loaded = load(connection, match, to_change=True)
            seat = loaded.seat_of(user_id)
            if seat is None or noted(loaded, seat, _notes(connection, match, seat)).moves() != notes.moves():
                return
            for kind in NOTES:
                plans.drop(connection, match, seat, kind)
            seats.set_has_notes(connection, match, seat, bool(stored(connection, loaded, seat, "queue")))

        try:
            await self._context.database.write(forgotten)
        except StorageFault as fault:
            _log.error("match %s: it could not be noted that somebody was told: %s", match, fault)

    async def add(self, match: MatchId, user_id: int, revision: int, version: int, number: int) -> Wished:
        """Add one of the possible wishes, which were looked at at `revision`, to a queue with this `version`.

        A second press of the same control finds it added, and adds nothing.

        Raises:
            Refusal: as `look`; `stale` (`revision`), `plan_changed`, `no_such_choice` (`number`), `plan_full` (`most`).
        """

        def added(connection: Connection, loaded: Loaded, seat: Seat) -> None:
            if revision != loaded.row.revision:
                raise Refusal("stale", revision=loaded.row.revision)
            possible = loaded.game.wishes(loaded.game.observe(loaded.state, seat))
            if number not in range(len(possible)):
                raise Refusal("no_such_choice", number=number)
            queue = lined(connection, loaded, seat, "queue")
            if queue.was_added(possible[number], version):
                return
            _check_version(connection, loaded, seat, version)
            _store_queue(connection, loaded, seat, (*queue.moves, possible[number]))

        listed = await self._change(match, user_id, added)
        self._context.notify(match)
        return listed

    async def lay(self, match: MatchId, user_id: int, moves: Sequence[Move]) -> Wished:
        """Wish for `moves` and nothing else, in an order that tells others nothing about what they are.

        Raises:
            Refusal: as `look`; `no_such_wish` if one of them is not possible, `plan_full` (`most`).
        """

        def laid(connection: Connection, loaded: Loaded, seat: Seat) -> None:
            possible = loaded.game.wishes(loaded.game.observe(loaded.state, seat))
            if any(move not in possible for move in moves):
                raise Refusal("no_such_wish")
            version, secret = lined(connection, loaded, seat, "queue").version, loaded.secret()

            def drawn(move: Move) -> bytes:
                return sha256(secret + f"{seat} {version} {loaded.game.print_move(move)}".encode()).digest()

            _store_queue(connection, loaded, seat, tuple(sorted(moves, key=drawn)))

        listed = await self._change(match, user_id, laid)
        self._context.notify(match)
        return listed

    async def drop(self, match: MatchId, user_id: int, version: int | None = None, number: int | None = None) -> Wished:
        """Drop the wish with this `number` of a queue with this `version`, or all.

        Raises:
            Refusal: as `look`; `plan_changed`, `no_such_choice` (`number`).
        """

        def dropped(connection: Connection, loaded: Loaded, seat: Seat) -> None:
            _check_version(connection, loaded, seat, version)
            queue = stored(connection, loaded, seat, "queue")
            if number is not None and number not in range(len(queue)):
                raise Refusal("no_such_choice", number=number)
            left = () if number is None else (*queue[:number], *queue[number + 1 :])
            stored_anew(connection, loaded, seat, "queue", left)

        return await self._change(match, user_id, dropped)

    async def _change(self, match: MatchId, user_id: int, change: Callable[[Connection, Loaded, Seat], None]) -> Wished:
        """Change what the seat of `user_id` wishes for, and return it."""

        def changed(connection: Connection) -> Wished:
            loaded = load(connection, match, UNDO_WINDOW, to_change=True)
            seat = own_seat(loaded, user_id)
            change(connection, loaded, seat)
            return _wished(connection, loaded, seat)

        return await self._context.database.write(changed)

    async def play(self, match: MatchId) -> int:
        """Make the wishes of all seats that are asked what they wished for; return how many moves that were."""
        made = 0
        while made < MOST_MOVES and (change := await self._context.database.write(self._play_one, match)) is not None:
            ledger.count_moves((change,))
            self._context.notify(match)
            made += 1
        return made

    def _play_one(self, connection: Connection, match: MatchId) -> steps.Change | None:
        """Make one wish of a seat that is asked; None if there was none. Wishes of other seats are not looked at."""
        if not plans.of_asked(connection, match, "queue"):
            return None
        loaded = load(connection, match, to_change=True)
        rows = plans.of_asked(connection, match, "queue")
        if loaded.row.status != "running":
            return None
        asked = {decision.seat: decision for decision in loaded.game.decisions(loaded.state) if decision.owed}
        for row in rows:
            seat = Seat(row.seat)
            if seat not in asked or not asked[seat].takes("queue") or loaded.seats[seat].sitter != "person":
                continue
            queue = stored(connection, loaded, seat, "queue")
            if not queue:
                continue
            granted = next_wish(loaded.game, loaded.state, seat, queue)
            if granted.left != queue:
                stored_anew(connection, loaded, seat, "queue", granted.left)
            if granted.dropped:
                _keep(connection, loaded, asked[seat], "dropped", granted.dropped)
            if granted.move is not None and granted.wish is not None:
                is_changed = granted.move != granted.wish and isinstance(granted.move, type(granted.wish))
                kept = ("changed", (granted.wish, granted.move)) if is_changed else ("made", (granted.wish,))
                _keep(connection, loaded, asked[seat], *kept)
                user_id = loaded.seats[seat].user_id
                change = steps.moved(
                    loaded, seat, granted.move, now=self._context.clock(), kind="move", user_id=user_id
                )
                return None if ledger.store(connection, loaded, change) is None else change
        return None


def has_queues(loaded: Loaded) -> bool:
    """Return whether a seat that owes an answer may have wished for one."""
    if loaded.row.status != "running":
        return False
    asked = (each for each in loaded.game.decisions(loaded.state) if each.owed and each.takes("queue"))
    return any(loaded.seats[each.seat].has_notes for each in asked)


def wished(loaded: Loaded, seat: Seat, queue: Lined) -> Wished:
    """Return the wishes of `seat` as it may see them, as if it were asked what wishes are for."""
    look = observation_of(loaded, seat)
    kind = next((each.kind for each in look.decisions if each.takes("queue")), "")
    possible = loaded.game.wishes(look.view)
    return Wished(_listed(loaded, look, kind, queue.moves), _listed(loaded, look, kind, possible), queue.version)


def noted(loaded: Loaded, seat: Seat, notes: Sequence[PlanRow]) -> WishNotes:
    """Return what became of wishes of `seat`, as it may see it."""
    look = observation_of(loaded, seat)
    listed = {row.kind: _listed(loaded, look, row.asked, codec.decode_moves(loaded.game, row.moves)) for row in notes}
    none = _listed(loaded, look, "", ())
    made, dropped, changed = (listed.get(kind, none) for kind in NOTES)
    return WishNotes(made, dropped, changed)


def _listed(loaded: Loaded, look: Observation, kind: str, moves: Sequence[Move]) -> Observation:
    """Return moves as choices; what a wish will cost and do is not known before it can be made."""
    assert look.observer is not None
    choices = tuple(Choice(number, loaded.game.print_move(move), move) for number, move in enumerate(moves))
    decisions = (Decision(look.observer, kind, plan="queue"),) if kind else look.decisions
    return msgspec.structs.replace(look, decisions=decisions, choices=choices)


def _wished(connection: Connection, loaded: Loaded, seat: Seat) -> Wished:
    return wished(loaded, seat, lined(connection, loaded, seat, "queue"))


def _notes(connection: Connection, match: MatchId, seat: Seat) -> tuple[PlanRow, ...]:
    found = (plans.find(connection, match, seat, kind) for kind in NOTES)
    return tuple(row for row in found if row is not None)


def _store_queue(connection: Connection, loaded: Loaded, seat: Seat, queue: tuple[Move, ...]) -> None:
    """Store wishes, and with the seat that it has some, so that they are looked for."""
    stored_anew(connection, loaded, seat, "queue", queue)
    seats.set_has_notes(connection, loaded.row.id, seat, True)


def _keep(connection: Connection, loaded: Loaded, decision: Decision, kind: Kind, moves: tuple[Move, ...]) -> None:
    """Keep what became of wishes until the seat was told."""
    kept = (*stored(connection, loaded, decision.seat, kind), *moves)[-MOST_MOVES:]
    stored_anew(connection, loaded, decision.seat, kind, kept, asked=decision.kind)
    seats.set_has_notes(connection, loaded.row.id, decision.seat, True)


def _check_version(connection: Connection, loaded: Loaded, seat: Seat, version: int | None) -> None:
    if version is not None and lined(connection, loaded, seat, "queue").version != version:
        raise Refusal("plan_changed")
