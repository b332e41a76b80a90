"""Moves that a seat lines up, tries out or wishes for. They survive a restart and are nobody else's to see.

`turn`: moves lined up for one question, made together when they are confirmed. `draft`: typed moves beyond the listed
ones, each to be confirmed like a choice about the topic `DRAFTS`. Both are gone with their question.
`queue`: wishes for questions to come; whenever the seat is asked, the first wish that is legal is made.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from db import plans
from db.statements import Connection
from games.kernel.chance import Chance
from games.kernel.errors import Refusal
from games.kernel.game import Aliases
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Observation
from games.kernel.plans import AfterDice, Ending, carry_out, foresee, next_wish
from play import ledger, steps
from play.context import Context
from play.lined_up import MOST_MOVES, stored, stored_anew
from play.loaded import Loaded, load
from play.matches import Submitted, check_turn, own_seat, submitted, typed
from play.moment import Moment
from play.record import UNDO_WINDOW
from play.visible import drafted


class Planned(msgspec.Struct, frozen=True):
    """A plan as its seat may see it: the moves, what the seat would see after each, and why not after more."""

    moves: tuple[str, ...]
    views: tuple[Any, ...]
    ends: Ending


class CarriedOut(msgspec.Struct, frozen=True):
    """A confirmed plan: the moves that were made, and the notation of those that were not."""

    made: tuple[Submitted, ...]
    left: tuple[str, ...]


class Plans:
    """Plans of seats in running matches."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def draft(self, match: MatchId, user_id: int, text: str, aliases: Aliases) -> tuple[Observation, int]:
        """Return the match with the typed move among its choices, and the number to confirm it by.

        Raises:
            NotationError: `not_a_move`, `unknown_id` (`word`), `ambiguous` (`options`).
            Refusal: as `Matches.submit`; `plan_full` (`most`).
        """

        def meant(loaded: Loaded, seat: Seat) -> Any:
            return typed(loaded, seat, text, aliases)

        return await self._drafted(match, user_id, meant)

    async def _drafted(
        self, match: MatchId, user_id: int, meant: Callable[[Loaded, Seat], Any]
    ) -> tuple[Observation, int]:
        """Return the match with the move that is meant among its choices, kept as a draft if it is not listed."""

        def listed(connection: Connection) -> tuple[Observation | None, int]:
            loaded = load(connection, match, UNDO_WINDOW)
            seat = _asked_seat(loaded, user_id)
            move = meant(loaded, seat)
            for observation in Moment(loaded).every_choice(seat):
                for choice in observation.choices:
                    if choice.move == move:
                        return observation, choice.number
            return None, 0

        def kept(connection: Connection) -> tuple[Observation, int]:
            loaded = load(connection, match, UNDO_WINDOW)
            seat = _asked_seat(loaded, user_id)
            move = meant(loaded, seat)
            steps.moved(loaded, seat, move, now=self._context.clock(), kind="move", user_id=user_id)
            drafts = stored(connection, loaded, seat, "draft")
            if move not in drafts:
                drafts = stored_anew(connection, loaded, seat, "draft", (*drafts, move))
            return drafted(loaded, seat, drafts), drafts.index(move)

        observation, number = await self._context.database.read(listed)
        return await self._context.database.write(kept) if observation is None else (observation, number)

    async def look(self, match: MatchId, user_id: int) -> Planned:
        """Return what the seat of `user_id` has lined up; refuses as `Matches.submit`."""

        def looked(connection: Connection) -> Planned:
            loaded = load(connection, match)
            seat = _asked_seat(loaded, user_id)
            return _planned(loaded, seat, stored(connection, loaded, seat, "turn"))

        return await self._context.database.read(looked)

    async def line_up(self, match: MatchId, user_id: int, text: str, aliases: Aliases) -> Planned:
        """Add a typed move to what is lined up; return it all. Whether it is legal shows when it is foreseen.

        Raises:
            NotationError: `not_a_move`, `unknown_id` (`word`), `ambiguous` (`options`).
            Refusal: as `Matches.submit`; `no_plans`, `plan_full` (`most`).
        """

        def changed(connection: Connection, loaded: Loaded, seat: Seat) -> tuple[Any, ...]:
            return (*stored(connection, loaded, seat, "turn"), typed(loaded, seat, text, aliases))

        return await self._change(match, user_id, changed)

    async def drop(self, match: MatchId, user_id: int, *, is_whole: bool) -> Planned:
        """Take back the last move lined up, or all of them; refuses as `line_up`."""

        def changed(connection: Connection, loaded: Loaded, seat: Seat) -> tuple[Any, ...]:
            return () if is_whole else stored(connection, loaded, seat, "turn")[:-1]

        return await self._change(match, user_id, changed)

    async def confirm(
        self, match: MatchId, user_id: int, revision: int, *, after_dice: AfterDice = "stop"
    ) -> CarriedOut:
        """Make what is lined up, one entry each, in one transaction, as far as it goes as foreseen.

        Raises:
            Refusal: as `Matches.submit`; `no_plans` if nothing is lined up.
            IllegalMove: what the game refuses of the first move.
        """

        def confirmed(connection: Connection) -> CarriedOut:
            loaded = load(connection, match, UNDO_WINDOW)
            seat = own_seat(loaded, user_id)
            check_turn(loaded, seat, revision)
            moves = stored(connection, loaded, seat, "turn")
            if not moves:
                raise Refusal("no_plans")
            game, first = loaded.game, loaded.row.revision + 1
            foreseen = foresee(game, game.observe(loaded.state, seat), seat, moves)
            chances = (Chance(loaded.seed(), first + number) for number in range(len(moves)))
            count = len(carry_out(game, loaded.state, seat, foreseen, chances, after_dice=after_dice))
            made: list[Submitted] = []
            plan, now = first if count > 1 else None, self._context.clock()
            for move in moves[:count]:
                change = steps.moved(loaded, seat, move, now=now, kind="move", user_id=user_id, plan=plan)
                if ledger.store(connection, loaded, change) is None:
                    raise Refusal("stale", revision=loaded.row.revision)
                made.append(submitted(loaded, change))
                loaded = made[-1].moment.loaded
            plans.drop(connection, match, seat, "turn")
            return CarriedOut(tuple(made), tuple(game.print_move(move) for move in moves[count:]))

        done = await self._context.database.write(confirmed)
        self._context.tell(match, done.made[-1].moment if done.made else None)
        return done

    async def wish(self, match: MatchId, user_id: int, text: str, aliases: Aliases) -> tuple[str, ...]:
        """Add a typed move to the queue of wishes; return the queue.

        Raises:
            NotationError: `not_a_move`, `unknown_id` (`word`), `ambiguous` (`options`).
            Refusal: `unknown_match`, `not_running`, `not_a_player`, `no_such_wish`, `plan_full` (`most`).
        """

        def wished(connection: Connection) -> tuple[str, ...]:
            loaded = load(connection, match)
            seat = own_seat(loaded, user_id)
            move = typed(loaded, seat, text, aliases)
            if move not in loaded.game.wishes(loaded.game.observe(loaded.state, seat)):
                raise Refusal("no_such_wish")
            queue = (*stored(connection, loaded, seat, "queue"), move)
            return tuple(map(loaded.game.print_move, stored_anew(connection, loaded, seat, "queue", queue)))

        return await self._context.database.write(wished)

    async def forget_wishes(self, match: MatchId, user_id: int) -> None:
        """Empty the queue of wishes; refuses `unknown_match`, `not_running`, `not_a_player`."""

        def forgotten(connection: Connection) -> None:
            plans.drop(connection, match, own_seat(load(connection, match), user_id), "queue")

        await self._context.database.write(forgotten)

    async def play_wishes(self, match: MatchId) -> int:
        """Make the wishes of all seats that are asked what they wished for; return how many moves that were."""
        made = 0
        while made < MOST_MOVES and await self._context.database.write(self._play_wish, match):
            self._context.tell(match)
            made += 1
        return made

    def _play_wish(self, connection: Connection, match: MatchId) -> bool:
        """Make one wish of a seat that is asked; say whether there was one."""
        rows = plans.of_match(connection, match, "queue")
        loaded = load(connection, match) if rows else None
        if loaded is None or loaded.row.status != "running":
            return False
        asked = {decision.seat: decision for decision in loaded.game.decisions(loaded.state) if decision.owed}
        for row in rows:
            seat = Seat(row.seat)
            if seat not in asked or asked[seat].plan != "queue" or loaded.seats[seat].sitter != "person":
                continue
            move, rest = next_wish(loaded.game, loaded.state, seat, stored(connection, loaded, seat, "queue"))
            stored_anew(connection, loaded, seat, "queue", rest)
            if move is not None:
                user_id = loaded.seats[seat].user_id
                change = steps.moved(loaded, seat, move, now=self._context.clock(), kind="move", user_id=user_id)
                return ledger.store(connection, loaded, change) is not None
        return False

    async def _change(
        self, match: MatchId, user_id: int, changed: Callable[[Connection, Loaded, Seat], tuple[Any, ...]]
    ) -> Planned:
        def written(connection: Connection) -> Planned:
            loaded = load(connection, match)
            seat = _asked_seat(loaded, user_id)
            decision = steps.decision_of(loaded.game, loaded.state, seat)
            if decision is None or decision.plan == "none":
                raise Refusal("no_plans")
            return _planned(
                loaded, seat, stored_anew(connection, loaded, seat, "turn", changed(connection, loaded, seat))
            )

        return await self._context.database.write(written)


def has_queues(loaded: Loaded) -> bool:
    """Return whether a seat that owes an answer may have wished for one."""
    if loaded.row.status != "running":
        return False
    return any(each.owed and each.plan == "queue" for each in loaded.game.decisions(loaded.state))


def _asked_seat(loaded: Loaded, user_id: int) -> Seat:
    seat = own_seat(loaded, user_id)
    check_turn(loaded, seat, None)
    return seat


def _planned(loaded: Loaded, seat: Seat, moves: tuple[Any, ...]) -> Planned:
    foreseen = foresee(loaded.game, loaded.game.observe(loaded.state, seat), seat, moves)
    return Planned(tuple(map(loaded.game.print_move, moves)), foreseen.views, foreseen.ends)
