"""What somebody may know of a match: the only way out of this layer for anything about a match's inside.

An Observation is made with the observer's own `observe` and `observe_event`; a state never leaves this layer.
"""

import asyncio
import logging
from typing import Literal

import msgspec

from db.rows import entries, seats
from db.rows.entries import EntryRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Observer, Seat
from games.kernel.observation import DRAFTS, LogEntry, Observation
from play.context import Context, StorageFault
from play.match.lined_up import stored
from play.match.loading import load, load_entries, state_at
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.record import UNDO_WINDOW
from play.rules.visible import drafted, log_of, observation_of

_log = logging.getLogger(__name__)


class Observations:
    """Matches as seats and the public see them."""

    def __init__(self, context: Context) -> None:
        """Read from the database of `context`."""
        self._context = context

    async def moment(self, match: MatchId) -> Moment:
        """Return `match` as it is now, loaded once for all that is made of it; refuses `unknown_match` (`match`)."""
        return Moment(await self._context.database.read(load, match, UNDO_WINDOW))

    async def public(self, match: MatchId) -> Observation:
        """Return `match` as everybody may see it; refuses `unknown_match` (`match`)."""
        return (await self.moment(match)).public()

    async def choosing(self, moment: Moment, user_id: int, topic: int | None = None) -> Observation:
        """Return the match as the seat of `user_id` sees it, with what it may choose about the topic at that place.

        Without a place that is about the only topic, or nothing where there are several. `DRAFTS`: the typed moves
        that it may confirm.
        """
        seat = moment.loaded.seat_of(user_id)
        if topic == DRAFTS and seat is not None:
            return await self._context.database.read(_with_drafts, moment.loaded, seat)
        return await asyncio.to_thread(moment.choosing, seat, topic)

    async def every_choice(self, moment: Moment, user_id: int) -> tuple[Observation, ...]:
        """Return the match as the seat of `user_id` sees it once for each topic, with the choices about it."""
        return await asyncio.to_thread(moment.every_choice, moment.loaded.seat_of(user_id))

    async def at(
        self, match: MatchId, user_id: int | None, revision: int, through: Observer | Literal["own"] = "own"
    ) -> Observation:
        """Return `match` as it was after `revision`, without choices. After the end `through` may be any seat or None.

        Raises:
            Refusal: `unknown_match` (`match`), `no_such_revision` (`revision`, `most`), `not_over` (another observer
                while it runs), `no_such_seat`.
        """

        def looked_back(connection: Connection) -> tuple[Loaded, Observer]:
            loaded = load(connection, match)
            if not 1 <= revision <= loaded.row.revision:
                raise Refusal("no_such_revision", revision=revision, most=loaded.row.revision)
            observer = _viewer(loaded, user_id, through)
            number = _number_at(connection, loaded, revision)
            stored = entries.between(connection, match, number - UNDO_WINDOW, number)
            then = as_it_was(loaded, revision, stored, number)
            return then.with_known(state_at(connection, loaded, number)), observer

        return observation_of(*await self._context.database.read(looked_back), is_replay=True)

    async def history(
        self, match: MatchId, user_id: int | None, since: int = 0, through: Observer | Literal["own"] = "own"
    ) -> tuple[LogEntry, ...]:
        """Return every entry after `since`, oldest first, as that person, or `through` as in `at`, may know it now.

        Raises:
            Refusal: `unknown_match` (`match`), `not_over`, `no_such_seat`.
        """

        def newer(connection: Connection) -> tuple[LogEntry, ...]:
            loaded = load(connection, match)
            observer = _viewer(loaded, user_id, through)
            stored = load_entries(connection, loaded, _number_at(connection, loaded, since), loaded.row.entries)
            return log_of(loaded.game, loaded.secret(), stored, observer, is_over=loaded.is_over())

        return await self._context.database.read(newer)

    async def mark_seen(self, match: MatchId, user_id: int, revision: int, *, is_log: bool = False) -> None:
        """Remember that the person has looked at `revision`; never goes back; nothing for people without a seat.

        `is_log`: they have read the log; the board alone does not tell what has happened.

        A look that cannot be stored costs nobody anything but to be shown the same entries again: it stops nothing.
        """
        try:
            mark = seats.mark_read if is_log else seats.mark_seen
            await self._context.database.write(mark, match, user_id, revision)
        except StorageFault as fault:
            _log.error("match %s: a look could not be noted: %s", match, fault)


def _with_drafts(connection: Connection, loaded: Loaded, seat: Seat) -> Observation:
    return drafted(loaded, seat, stored(connection, loaded, seat, "draft"))


def _viewer(loaded: Loaded, user_id: int | None, through: Observer | Literal["own"]) -> Observer:
    own = loaded.seat_of(user_id)
    if through == "own":
        return own
    if through is None or through == own:
        return through
    if through not in range(len(loaded.seats)):
        raise Refusal("no_such_seat")
    if not loaded.is_over():
        raise Refusal("not_over")
    return Seat(through)


def _number_at(connection: Connection, loaded: Loaded, revision: int) -> int:
    """Return the number of the last entry at `revision`, which is less if entries before it left no trace."""
    if revision >= loaded.row.revision:
        return loaded.row.entries
    if loaded.row.entries == loaded.row.revision:
        return revision
    every = load_entries(connection, loaded, 0, loaded.row.entries)
    return max((entry.number for entry in every if entry.revision <= revision), default=0)


def as_it_was(loaded: Loaded, revision: int, stored: tuple[EntryRow, ...], number: int | None = None) -> Loaded:
    """Return the facts of `loaded` at an earlier revision; nothing of what came later is left in them."""
    if revision == loaded.row.revision:
        return msgspec.structs.replace(loaded, stored=stored)
    row = msgspec.structs.replace(
        loaded.row,
        revision=revision,
        entries=revision if number is None else number,
        status="running",
        outcome=None,
        ended_at=None,
        deadline_at=None,
    )
    return Loaded(row, loaded.seats, stored=stored)
