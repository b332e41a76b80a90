"""Moves that a seat lines up for one question, to be made together when they are confirmed.

A plan survives a restart, is gone with its question, and is nobody else's to see. Its version grows with each change,
so that a press on a page which shows another version is refused.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import msgspec

from db.statements import Connection
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.errors import NotationError, Refusal
from games.kernel.game import Aliases
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import DRAFTS, Observation, Planned
from games.kernel.plans import UNFORESEEN, AfterDice, Ending, carry_out, foresee, suppose
from play.context import Context
from play.match import ledger
from play.match.lined_up import (
    MOST_MOVES,
    Lined,
    last_confirmed,
    lined,
    may_plan,
    store_confirmed,
    stored,
    stored_anew,
)
from play.match.loading import load, load_asked, state_at
from play.match.matches import Submitted, just_made, submitted
from play.rules import between_moves, steps
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.record import UNDO_WINDOW, Entry, Move
from play.rules.turns import check_turn, choice_of, own_seat
from play.rules.visible import choices_of, choosing, observation_of

Changed = Callable[[Connection, Loaded, Seat, Lined], Lined]
"""Returns what a plan becomes."""


class CarriedOut(msgspec.Struct, frozen=True):
    """A confirmed plan: the moves that were made, and what was `planned`, of which some may be left.

    `why` says what ended it: as in `Planned.ends`, or `surprise`: the seat saw something else than foreseen.
    """

    made: tuple[Submitted, ...]
    planned: Planned
    why: Ending | Literal["surprise"]


class Plans:
    """Plans of seats in running matches."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def find(self, moment: Moment, user_id: int, topic: int | None = None) -> Planned | None:
        """Return what the seat of `user_id` has lined up at `moment`, None if that is nothing."""
        seat = moment.loaded.seat_of(user_id)
        if seat is None:
            return None
        plan = await self._context.database.read(lined, moment.loaded, seat, "turn")
        return await asyncio.to_thread(planned, moment.loaded, seat, plan, topic) if plan.moves else None

    async def every_choice(self, match: MatchId, user_id: int, lines: Sequence[str]) -> tuple[Observation, ...]:
        """Return what can be added after what is lined up and these `lines` of notation, once for each topic.

        Raises:
            Refusal: as `Matches.submit_choice`.
        """

        def looked(connection: Connection) -> tuple[Loaded, Seat, Lined]:
            loaded, seat = load_asked(connection, match, user_id)
            plan = lined(connection, loaded, seat, "turn")
            moves = (*plan.moves, *_typed(loaded, seat, plan, "\n".join(lines), {}))
            return loaded, seat, msgspec.structs.replace(plan, moves=moves)

        def every(loaded: Loaded, seat: Seat, plan: Lined) -> tuple[Observation, ...]:
            first = planned(loaded, seat, plan).after
            if len(first.topics) < 2:
                return (first,)
            return tuple(planned(loaded, seat, plan, topic).after for topic in range(len(first.topics)))

        return await asyncio.to_thread(every, *await self._context.database.read(looked))

    async def add(
        self, match: MatchId, user_id: int, revision: int, version: int, number: int, *, topic: int | None = None
    ) -> Planned:
        """Add a choice that there is at the end of what is foreseen, or a draft, to a plan with this `version`.

        A second press of the same control finds it added, and adds nothing.

        Raises:
            Refusal: as `Matches.submit_choice`; `no_plans`, `plan_changed`, `plan_full` (`most`).
        """

        def meant(connection: Connection, loaded: Loaded, seat: Seat, plan: Lined) -> Move:
            if topic == DRAFTS:
                return choice_of(loaded, seat, topic, number, stored(connection, loaded, seat, "draft"))
            choices = planned(loaded, seat, plan, topic).after.choices
            if number not in range(len(choices)):
                raise Refusal("no_such_choice", number=number)
            move: Move = choices[number].move
            return move

        def added(connection: Connection, loaded: Loaded, seat: Seat, plan: Lined) -> Lined:
            if plan.moves and plan.version == version + 1:
                before = msgspec.structs.replace(plan, moves=plan.moves[:-1])
                if plan.was_added(meant(connection, loaded, seat, before), version):
                    return plan
            _check_version(plan, version)
            move = meant(connection, loaded, seat, plan)
            return msgspec.structs.replace(plan, moves=(*plan.moves, move))

        return await self._change(match, user_id, revision, None, added)

    async def line_up(self, match: MatchId, user_id: int, text: str, aliases: Aliases) -> Planned:
        """Add typed moves to what is lined up; return it all. Whether they are legal shows when they are foreseen.

        Several moves are parted by new lines, or by commas where what follows is a move.

        Raises:
            NotationError: `not_a_move`, `unknown_id` (`word`), `incomplete` (`field`), `ambiguous` (`options`).
            Refusal: as `Matches.submit_choice`; `no_plans`, `plan_full` (`most`).
        """

        def added(connection: Connection, loaded: Loaded, seat: Seat, plan: Lined) -> Lined:
            return msgspec.structs.replace(plan, moves=(*plan.moves, *_typed(loaded, seat, plan, text, aliases)))

        return await self._change(match, user_id, None, None, added)

    async def drop(
        self, match: MatchId, user_id: int, revision: int | None, version: int | None, *, is_whole: bool
    ) -> Planned:
        """Take back the last move lined up, or all of them; refuses as `add`."""

        def dropped(connection: Connection, loaded: Loaded, seat: Seat, plan: Lined) -> Lined:
            return msgspec.structs.replace(plan, moves=() if is_whole else plan.moves[:-1])

        return await self._change(match, user_id, revision, version, dropped)

    async def go_on(self, match: MatchId, user_id: int, revision: int, version: int, *, goes_on: bool) -> Planned:
        """Set whether a plan goes on after dice; refuses as `add`."""

        def said(connection: Connection, loaded: Loaded, seat: Seat, plan: Lined) -> Lined:
            return msgspec.structs.replace(plan, goes_on=goes_on)

        return await self._change(match, user_id, revision, version, said)

    async def confirm(self, match: MatchId, user_id: int, revision: int, version: int | None = None) -> CarriedOut:
        """Make what is lined up, one entry each, in one transaction, as far as it goes as foreseen.

        Raises:
            Refusal: as `Matches.check_turn`; `no_plans` if nothing is lined up, `plan_changed` for another `version`.
            IllegalMove: what the game refuses of the first move.
        """

        def confirmed(connection: Connection) -> tuple[CarriedOut, list[steps.Change]]:
            loaded = load(connection, match, UNDO_WINDOW, to_change=True)
            seat, now = own_seat(loaded, user_id), self._context.clock()
            for back in between_moves.returned(loaded, seat, now, user_id):
                loaded = _stored(connection, loaded, back).moment.loaded
            check_turn(loaded, seat, revision)
            plan = lined(connection, loaded, seat, "turn")
            _check_version(plan, version)
            if not plan.moves:
                raise Refusal("no_plans")
            before, count = planned(loaded, seat, plan), _length(loaded, seat, plan)
            made, changes = list[Submitted](), list[steps.Change]()
            first = loaded.row.entries + 1 if count > 1 else None
            for move in plan.moves[:count]:
                change = steps.moved(loaded, seat, move, now=now, kind="move", user_id=user_id, plan=first)
                self._context.limits.check_entry(loaded, change.entry)
                made.append(_stored(connection, loaded, change))
                changes.append(change)
                loaded = made[-1].moment.loaded
            store_confirmed(connection, loaded, seat, plan, revision)
            return CarriedOut(tuple(made), before, _why(loaded, seat, before, count)), changes

        done, changes = await self._context.database.write(confirmed)
        ledger.count_moves(changes)
        self._context.notify(match, done.made[-1].moment if done.made else None)
        return done

    async def made_already(self, match: MatchId, user_id: int, revision: int, version: int) -> CarriedOut | None:
        """Return what `confirm` has just returned for the same press; None if it did not.

        As `Matches.made_already`: whoever presses twice in one instant is answered twice with what they did.
        """

        def found(connection: Connection) -> CarriedOut | None:
            loaded = load(connection, match, UNDO_WINDOW)
            seat = loaded.seat_of(user_id)
            made = just_made(loaded, seat, revision, self._context.clock())
            plan = None if seat is None else last_confirmed(connection, loaded, seat, revision, version)
            if seat is None or plan is None or not made or _moves_of(made) != plan.moves[: len(made)]:
                return None
            was = loaded.with_known(state_at(connection, loaded, made[0].number - 1))
            then = loaded.with_known(state_at(connection, loaded, made[-1].number))
            before, moment = planned(was, seat, plan), Moment(loaded)
            return CarriedOut(
                tuple(submitted(entry, moment) for entry in made), before, _why(then, seat, before, len(made))
            )

        return await self._context.database.read(found)

    async def _change(
        self, match: MatchId, user_id: int, revision: int | None, version: int | None, changed: Changed
    ) -> Planned:
        """Change what is lined up by a seat, which it saw at `revision` in this `version`, and return it."""

        def written(connection: Connection) -> tuple[Loaded, Seat, Lined]:
            loaded, seat = load_asked(connection, match, user_id, revision, to_change=True)
            if not may_plan(loaded, seat):
                raise Refusal("no_plans")
            before = lined(connection, loaded, seat, "turn")
            _check_version(before, version)
            plan = changed(connection, loaded, seat, before)
            if plan is before:
                return loaded, seat, plan
            return loaded, seat, stored_anew(connection, loaded, seat, "turn", plan.moves, goes_on=plan.goes_on)

        return await asyncio.to_thread(planned, *await self._context.database.write(written))


def _stored(connection: Connection, loaded: Loaded, change: steps.Change) -> Submitted:
    """Store `change` of `loaded`; refuses `stale` (`revision`) if the match has moved on."""
    if ledger.store(connection, loaded, change) is None:
        raise Refusal("stale", revision=loaded.row.revision)
    return submitted(change.entry, Moment(steps.after(loaded, change)))


def _moves_of(made: Sequence[Entry]) -> tuple[Move | None, ...]:
    return tuple(entry.move for entry in made)


def planned(loaded: Loaded, seat: Seat, plan: Lined, topic: int | None = None) -> Planned:
    """Return `plan` as its seat may see it, with what can be added about the topic at that place."""
    game, look = loaded.game, observation_of(loaded, seat)
    foreseen = foresee(game, look.view, seat, plan.moves)
    views = (look.view, *foreseen.views)
    states = [suppose(game, view) for view in views]
    seen = [
        msgspec.structs.replace(
            look, view=view, decisions=game.decisions(state), outcome=game.outcome(state), plan=plan.version
        )
        for view, state in zip(views, states, strict=True)
    ]
    known = plan.moves[: len(foreseen.views) + (foreseen.ends in UNFORESEEN)]
    before = tuple(
        msgspec.structs.replace(each, choices=choices_of(game, state, seat, (move,)))
        for each, state, move in zip(seen, states, known, strict=False)
    )
    after = seen[-1]
    if foreseen.ends == "all" and may_plan(loaded, seat):
        after = choosing(after, game, states[-1], topic)
    moves = tuple(map(game.print_move, plan.moves))
    return Planned(moves, before, after, foreseen.ends, plan.version, plan.goes_on)


def _length(loaded: Loaded, seat: Seat, plan: Lined) -> int:
    """Return how many of the moves are made."""
    game, first = loaded.game, loaded.row.revision + 1
    foreseen = foresee(game, game.observe(loaded.state, seat), seat, plan.moves)
    chances = (Chance(loaded.seed(), first + number) for number in range(len(plan.moves)))
    after_dice: AfterDice = "go_on" if plan.goes_on else "stop"
    return len(carry_out(game, loaded.state, seat, foreseen, chances, after_dice=after_dice))


def _why(loaded: Loaded, seat: Seat, before: Planned, made: int) -> Ending | Literal["surprise"]:
    """Return what ended the plan that was foreseen as `before`; `loaded` is the match after so many of its moves."""
    if made == len(before.moves):
        return "all"
    if loaded.row.status != "running":
        return "over"
    if steps.decision_of(loaded.game, loaded.state, seat) is None:
        return "others"
    if made > before.foreseen:
        return "refused" if before.goes_on and before.ends == "chance" else before.ends
    foreseen = (*before.steps, before.after)[made].view
    is_as_foreseen = codec.encode(loaded.game.observe(loaded.state, seat)) == codec.encode(foreseen)
    return "refused" if is_as_foreseen else "surprise"


def _check_version(plan: Lined, version: int | None) -> None:
    if version is not None and plan.version != version:
        raise Refusal("plan_changed")


def _typed(loaded: Loaded, seat: Seat, plan: Lined, text: str, aliases: Aliases) -> Iterator[Move]:
    """Yield the moves of a text: each has as few of its parts as make a move.

    What a line leaves open is filled in as the seat will see the match then, as far as that can be foreseen.

    Raises:
        Refusal: `plan_full` (`most`), before more is foreseen than can be kept.
    """
    game, view, moves = loaded.game, loaded.game.observe(loaded.state, seat), plan.moves
    room = MOST_MOVES - len(plan.moves)
    for line in filter(str.strip, text.splitlines()):
        parts = line.split(", ")
        while parts:
            if not room:
                raise Refusal("plan_full", most=MOST_MOVES)
            foreseen = foresee(game, view, seat, moves)
            if foreseen.views:
                view, moves = foreseen.views[-1], foreseen.moves[len(foreseen.views) :]
            for count in range(1, len(parts) + 1):
                try:
                    move = game.parse_move(", ".join(parts[:count]), view, aliases)
                except NotationError:
                    continue
                break
            else:
                count, move = 1, game.parse_move(parts[0], view, aliases)
            parts = parts[count:]
            moves, room = (*moves, move), room - 1
            yield move
