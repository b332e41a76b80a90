"""How matches that are over went: worked out in a process of its own when somebody first asks, then stored for good.

It follows from the match, so that it is the same whoever asks. First come the chances, which take a second; the moves
that cost most follow. What the bot has not finished when it ends is begun again when somebody asks again.
"""

import asyncio
import logging
from contextvars import Context as Variables
from typing import Final, Literal

import msgspec

from db.rows import stories
from db.rows.stories import StoryRow
from db.statements import Connection
from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.stories import Dear, Point, Story
from play.context import Context
from play.match.loading import START, load, state_at
from play.match.observations import as_it_was
from play.rules.loaded import EVERY_ENTRY, Loaded
from play.rules.orders import offered
from play.rules.record import UNDO_WINDOW, State
from play.rules.stories import (
    Cost,
    Course,
    StoryAnswer,
    StoryOrder,
    answer_to_story,
    check_over,
    course_of,
    persons_of,
    played,
    points_of,
    story_order,
    versions,
)
from play.rules.visible import drafted, log_of, observation_of
from play.thinking.story_process import replies
from play.worker_process import ProcessDied, WorkerProcess

MODULE: Final = "play.thinking.story_process"
PATIENCE_SECONDS: Final = 2.0
"""After so long a person is told that it is still worked out."""

LIMIT_SECONDS: Final = 600
"""A match takes half a minute of a processor that nobody else needs; after so long it is given up."""

MOST_WORKED_OUT: Final = 20
"""So many matches are worked out or wait for it: who asks for one more is told to ask again later."""

_log = logging.getLogger(__name__)


Wait = Literal["moment", "points", "all"]
"""For how long somebody waits: a moment, until the chances are known, or until all is."""


class _Work(msgspec.Struct, frozen=True, eq=False):
    """What is worked out about a match: the chances, and then all."""

    points: asyncio.Task[tuple[Loaded, Course]]
    all: asyncio.Task[None]


class StoryFailed(Exception):
    """How a match went could not be worked out."""


class Stories:
    """How matches went."""

    def __init__(self, context: Context, *, is_inline: bool = False) -> None:
        """Work on the database of `context`; `is_inline`: in a thread here, for tests."""
        self._context = context
        self._is_inline = is_inline
        self._process = WorkerProcess(MODULE)
        self._turn = asyncio.Lock()
        self._works: dict[MatchId, _Work] = {}
        self._patience: float | None = None

    def wait(self, pace: float = 1.0) -> None:
        """Let people wait so many times as long as usual before they see what is known; 0: until it all is."""
        self._patience = pace * PATIENCE_SECONDS or None

    async def story(self, match: MatchId, wait: Wait = "moment") -> Story | None:
        """Return how a match went, so far as that is known; None: nothing yet. What is not known is worked out.

        Raises:
            Refusal: `unknown_match` (`match`), what `check_over` refuses, `stories_busy` (too much is worked out),
                `story_failed`.
        """
        found, loaded = await self._context.database.read(_stored, match)
        check_over(loaded)
        if found is None or found.costs is None:
            work = self._work(match)
            patience = self._patience if wait == "moment" else None
            await asyncio.wait((work.points if wait == "points" else work.all,), timeout=patience)
            if any(task.done() and (task.cancelled() or task.exception()) for task in (work.points, work.all)):
                raise Refusal("story_failed")
            found, _ = await self._context.database.read(_stored, match)
        if found is None:
            return None
        return await asyncio.to_thread(_told, *await self._context.database.read(_whole, match), found)

    async def close(self) -> None:
        """Stop what is worked out."""
        tasks = [work.all for work in self._works.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._process.end()

    def _work(self, match: MatchId) -> _Work:
        """Return what works a match out, begun now unless it was.

        It goes on when nobody waits any more: the next who asks will not have to.
        """
        if match not in self._works:
            if len(self._works) >= MOST_WORKED_OUT:
                raise Refusal("stories_busy")
            points = asyncio.create_task(self._find_points(match), name="story", context=Variables())
            rest = asyncio.create_task(self._find_costs(match, points), name="story", context=Variables())
            rest.add_done_callback(lambda task: self._done(match, task))
            self._works[match] = _Work(points, rest)
        return self._works[match]

    def _done(self, match: MatchId, work: asyncio.Task[None]) -> None:
        self._works.pop(match, None)
        if not work.cancelled() and (fault := work.exception()) is not None:
            _log.error("match %s: how it went could not be worked out: %r", match, fault)

    async def _find_points(self, match: MatchId) -> tuple[Loaded, Course]:
        loaded, begun = await self._context.database.read(_whole, match)
        course = await asyncio.to_thread(course_of, loaded, begun)
        if await self._context.database.read(stories.find, match) is None:
            answer = await self._answer(story_order(loaded, course, is_weighing=False), match)
            points = codec.encode(points_of(loaded, course, answer)).decode()
            await self._context.database.write(stories.add, StoryRow(match, versions(loaded), points))
        return loaded, course

    async def _find_costs(self, match: MatchId, points: asyncio.Task[tuple[Loaded, Course]]) -> None:
        try:
            loaded, course = await points
        finally:
            points.cancel()
        answer = await self._answer(story_order(loaded, course, is_weighing=True), match)
        costs = codec.encode(answer.costs).decode()
        await self._context.database.write(stories.set_costs, match, costs)

    async def _answer(self, order: StoryOrder, match: MatchId) -> StoryAnswer:
        """Return the answer of the process; one that has died is replaced once."""
        if self._is_inline:
            return await asyncio.to_thread(answer_to_story, order)
        asked = msgspec.msgpack.encode(order)
        async with self._turn:
            try:
                reply = replies.decode(await self._process.ask(asked, LIMIT_SECONDS))
            except ProcessDied:
                reply = replies.decode(await self._process.ask(asked, LIMIT_SECONDS))
        if reply.answer is None:
            raise StoryFailed(f"match {match}: {reply.fault}")
        if reply.answer.left_out:
            _log.error("match %s: moves could not be weighed: %s", match, dict(reply.answer.left_out))
        return reply.answer


def _stored(connection: Connection, match: MatchId) -> tuple[StoryRow | None, Loaded]:
    return stories.find(connection, match), load(connection, match)


def _whole(connection: Connection, match: MatchId) -> tuple[Loaded, State]:
    loaded = load(connection, match, EVERY_ENTRY)
    return loaded, state_at(connection, loaded, START)


def _told(loaded: Loaded, begun: State, row: StoryRow) -> Story:
    """Return what is stored of a match with what pages need: who, in which words, how its seat saw it."""
    revisions = {entry.number: entry.revision for entry in loaded.entries}
    points = codec.decode(row.points, tuple[Point, ...])
    return Story(
        observation_of(loaded, None),
        log_of(loaded.game, loaded.secret(), loaded.entries, None, is_over=True),
        points,
        tuple(revisions[point.number] for point in points),
        None if row.costs is None else _dear(loaded, begun, codec.decode(row.costs, tuple[Cost, ...])),
        persons_of(loaded),
        str(offered(loaded.game, len(loaded.seats))[-1]),
    )


def _dear(loaded: Loaded, begun: State, costs: tuple[Cost, ...]) -> tuple[Dear, ...]:
    """Return the dear moves, each as its seat saw the match before it."""
    wanted = {cost.number: cost for cost in costs}
    found: dict[int, Dear] = {}
    for entry, before, _ in played(loaded, begun) if wanted else ():
        cost = wanted.get(entry.number)
        if cost is None or entry.move is None:
            continue
        last = entry.number - 1
        stored = tuple(row for row in loaded.stored if last - UNDO_WINDOW < row.revision <= last)
        then = as_it_was(loaded, entry.revision - 1, stored, last).with_known(before)
        moves = (codec.decode_move(loaded.game, cost.best), entry.move)
        seen = drafted(then, cost.seat, moves, is_replay=True)
        found[entry.number] = Dear(cost.seat, entry.revision, seen, cost.behind, cost.better)
    return tuple(found[cost.number] for cost in costs)
