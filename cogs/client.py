"""The bot as its parts know it: the way to the services, to Discord and to the people.

cogs/sealed_orders.py puts those parts together; nothing here depends on them.
"""

import abc
import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.calling import Caller
from cogs.ending import Ending
from cogs.gateway.connection import ShardedBot
from cogs.gateway.kept import Kept
from cogs.gateway.members import Members
from cogs.messages.asking import asking
from cogs.messages.component_ids import NO_ORIGIN, origin_of
from cogs.messages.door import Door
from cogs.messages.errands import Errands
from cogs.messages.faults import trace
from cogs.messages.posting import CannotShow, DirectPostbox, NotNow, Postbox
from cogs.messages.presenter import Painter, Presenter
from cogs.messages.private_pages import PrivatePages
from cogs.messages.requests import Ask
from config import Settings
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.formats.views import Member
from play.rules.moment import Moment
from play.services import Services
from render.page import Page
from text import Words, words

T = TypeVar("T")

AT_ONCE_SECONDS = 1.0
"""So long after a press the same one is taken for it: its page may not have changed yet for who presses."""

LONGEST_WAIT_SECONDS = 1.0
"""However many answers are under way, tables wait no longer than this for them."""

_log = logging.getLogger(__name__)


class PendingAnswers:
    """The answers under way. Tables, which want the same event loop, wait until nobody waits for an answer."""

    def __init__(self) -> None:
        """Begin with none."""
        self.longest_wait = LONGEST_WAIT_SECONDS
        self._tasks: list[asyncio.Task[Any]] = []
        self._none_left = asyncio.Event()

    @property
    def waiting(self) -> int:
        """How many people wait for an answer."""
        return len(self._tasks)

    @contextmanager
    def one_more(self) -> Iterator[None]:
        """Somebody waits for what is done in here."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.append(task)
        try:
            with asking(Ask.ANSWER):
                yield
        finally:
            self._tasks.remove(task)
            if not self._tasks:
                self._none_left.set()

    async def over(self, seconds: float | None = None) -> None:
        """Wait until nobody waits for an answer, but no longer than `seconds`, or the longest wait of tables."""
        try:
            async with asyncio.timeout(self.longest_wait if seconds is None else seconds):
                while self._tasks:
                    self._none_left.clear()
                    await self._none_left.wait()
        except TimeoutError:
            return

    async def finish(self, seconds: float) -> None:
        """Let the answers under way end; those that take longer than `seconds` are given up."""
        await self.over(seconds)
        late = set(self._tasks)
        if late:
            _log.warning("%d answers are given up", len(late))
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


class Once:
    """What a press does, once for all presses of the same button that come before whoever presses sees it change."""

    def __init__(self) -> None:
        """Begin with nothing done."""
        self._works: dict[Hashable, asyncio.Future[Any]] = {}
        self._ended: dict[Hashable, float] = {}

    async def do(self, press: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return what `work` returns, or has returned when the same `press` came just before; raise what it raises.

        What has failed is done anew by the next press.
        """
        now = asyncio.get_running_loop().time()
        for old in [each for each, at in self._ended.items() if now - at > AT_ONCE_SECONDS]:
            del self._works[old], self._ended[old]
        if press not in self._works:
            self._works[press] = asyncio.create_task(work())
            self._works[press].add_done_callback(lambda done: self._end(press, done))
        running: asyncio.Future[T] = self._works[press]
        return await asyncio.shield(running)

    def _end(self, press: Hashable, done: asyncio.Future[Any]) -> None:
        if done.cancelled() or done.exception() is not None:
            del self._works[press]
        else:
            self._ended[press] = done.get_loop().time()


class Client(ShardedBot, abc.ABC):
    """A connection to Discord, real or simulated, with what every part needs. Holds no match between two interactions.

    `ending`: when it ends, and why. `moving` is held while a lost match gets a new channel; `services` is there once
    the services are open. `import_lists`: by organiser and tournament, who is to be entered of a list that was shown.
    `half_filled`: by person, verb and argument, what was in a form that was refused. `first_messages`: of posts in
    forums that were made since the start; at Discord a first message has the id of its post.
    """

    services: Services

    def __init__(self, settings: Settings, painter: Painter) -> None:
        """Prepare everything that needs no connection and no database."""
        self.door = Door(settings.requests_a_second)
        super().__init__(
            settings.shards,
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            http_trace=self.door.watch(trace()),
            enable_debug_events=True,  # says when anything comes from Discord (`on_socket_raw_receive`)
        )
        self.ending = Ending(settings.stop_seconds)
        self.kept = Kept(self)
        self.settings = settings
        self.presenter = Presenter(painter)
        self.postbox = Postbox(self)
        self.direct_postbox = DirectPostbox(self)
        self.errands = Errands()
        self.members = Members(self, self.now)
        self.pending_answers = PendingAnswers()
        self.once = Once()
        self.private_pages = PrivatePages()
        self.caller = Caller()
        self.moving = asyncio.Lock()
        self.import_lists: dict[tuple[int, int], tuple[Member, ...]] = {}
        self.first_messages: dict[int, int] = {}
        self.half_filled: dict[tuple[int, str, str], tuple[str, ...]] = {}
        self._command_ids: dict[str, int] = {}
        self._under_way: set[asyncio.Task[Any]] = set()

    def _schedule_event(self, coro: Any, event_name: str, *args: Any, **kwargs: Any) -> asyncio.Task[Any]:
        """Begin what an event of Discord is for; it is known until it is done."""
        task: asyncio.Task[Any] = super()._schedule_event(coro, event_name, *args, **kwargs)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def end_events(self) -> None:
        """Give up what is under way because of events: it is found at the next start."""
        events = self._under_way - {asyncio.current_task()}
        for task in events:
            task.cancel()
        await asyncio.gather(*events, return_exceptions=True)

    @abc.abstractmethod
    def refresh(self, match: MatchId, moment: Moment | None = None) -> None:
        """Bring what Discord shows of `match` up to date soon; `moment` is what it is now, if that is known."""

    @abc.abstractmethod
    def nudge(self, match: MatchId) -> None:
        """Bring `match` up to date soon, unless that is under way or is tried again later."""

    @abc.abstractmethod
    def follow(self, match: MatchId) -> None:
        """Look soon whether computers have moved in `match`: a private page waits for that."""

    @abc.abstractmethod
    def refresh_card(self, tournament: int) -> None:
        """Bring the card of a tournament up to date soon."""

    @abc.abstractmethod
    def refresh_overview(self, guild_id: int) -> None:
        """Look soon whether the overview of a server shows what goes on there."""

    @abc.abstractmethod
    def server_changed(self, guild_id: int) -> None:
        """Do so if the server has an overview: what people see there may have changed."""

    @abc.abstractmethod
    async def look_after_overviews(self) -> None:
        """Look at all overviews now and then."""

    @abc.abstractmethod
    def refresh_league(self, league: int) -> None:
        """Bring the message of a league up to date soon."""

    @abc.abstractmethod
    async def move_league(self, league: int, channel_id: int) -> None:
        """Show the message of a league in another channel from now on."""

    @property
    def runs_beside_others(self) -> bool:
        """Return whether other processes may run on the same database."""
        return not self.is_alone

    @property
    @abc.abstractmethod
    def others_live(self) -> bool:
        """Return whether other processes of the bot live; without shards that is not asked."""

    @property
    def process_id(self) -> str:
        """Return what tells this process from others on the same database."""
        return self.services.processes.id

    @abc.abstractmethod
    def take_up_match(self, number: int) -> bool:
        """Show a match that another process has changed; False if it is being shown now anyway."""

    @abc.abstractmethod
    def was_not_taken_up(self, match: MatchId) -> None:
        """Take a match up once more as long as it is behind: the process that shows it may leave it to this one."""

    @abc.abstractmethod
    def look_at_shards(self) -> None:
        """Look at once at who has which shard: another process gives some away."""

    @abc.abstractmethod
    def take_up_tournament(self, number: int) -> bool:
        """Do so with a tournament."""

    @abc.abstractmethod
    def take_up_league(self, number: int) -> bool:
        """Do so with a league."""

    @abc.abstractmethod
    def try_cards_again(self) -> None:
        """Try cards and threads of tournaments again that could not be shown or opened."""

    @abc.abstractmethod
    def waits_for_thread(self, tournament: int | None) -> bool:
        """Return whether matches of a tournament cannot have threads now: they are played by direct message."""

    @abc.abstractmethod
    async def move_card(self, tournament: int, channel_id: int) -> None:
        """Show the card of a tournament in another channel from now on."""

    @abc.abstractmethod
    def wake_clock(self) -> None:
        """Let the clock look soon at what is due."""

    @abc.abstractmethod
    async def looked(self, own: Observation) -> None:
        """Note that a player has looked at what is theirs."""

    @abc.abstractmethod
    async def is_reachable(self) -> bool:
        """Return whether people can play: events from Discord arrive, and requests get through to it."""

    def get_channel(self, channel_id: int | None, /) -> Any:
        """Return what is in memory of a channel or thread; discord.py itself would look through all servers."""
        return self.kept.channel(channel_id)

    def now(self) -> int:
        """Return the time in unix seconds; simulated time in the simulated Discord."""
        return int(discord.utils.utcnow().timestamp())

    def shown_command(self, path: str) -> str:
        """Return a command, such as `match new`, as a mention that can be pressed."""
        command_id = self._command_ids.get(path.split(maxsplit=1)[0])
        return f"`/{path}`" if command_id is None else f"</{path}:{command_id}>"

    async def words_of(self, user_id: int, fallback: str) -> Words:
        """Return the words for a message to a person who has not just pressed or typed something."""
        return words((await self.services.people.settings(user_id)).reads(fallback))

    async def send_direct_message(
        self, user_id: int, page: Page, observation: Observation | None = None, *, silent: bool = False
    ) -> bool:
        """Send a direct message, `silent` or with a sound; False if the person's are closed.

        Raises:
            NotNow: Discord is out of order.
        """
        settings = await self.services.people.settings(user_id)
        origin = origin_of(observation) if observation else NO_ORIGIN
        layout = await self.presenter.present(page, origin, settings.text_only)
        try:
            await self.direct_postbox.send(await self.direct_postbox.channel(user_id), layout, silent=silent)
        except CannotShow:
            return False
        return True

    async def try_direct_message(
        self, user_id: int, page: Page, observation: Observation | None = None, *, silent: bool = False
    ) -> bool | None:
        """Send a direct message that need not come; False if they are closed, None if Discord is out of order."""
        try:
            return await self.send_direct_message(user_id, page, observation, silent=silent)
        except NotNow:
            return None
