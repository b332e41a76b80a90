"""The bot: services, commands and components put together; how it starts, receives events and stops."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from discord.ext import tasks

from cogs import command_tree, draining
from cogs.client import Client
from cogs.clock import BEAT_SECONDS, Clock
from cogs.gateway.kept import settle
from cogs.interactions import dispatch
from cogs.match import moving
from cogs.messages.presenter import Painter
from cogs.messages.requests import MOST_TRIES
from cogs.projection.league_messages import LeagueMessages
from cogs.projection.overviews import Overviews
from cogs.projection.projection import Projection
from cogs.projection.tournament_cards import TournamentCards
from cogs.projection.tournament_threads import TournamentThreads
from cogs.server import servers
from cogs.shards.commands import made_known
from cogs.shards.leasing import Leasing
from cogs.shards.request_share import RequestShare
from cogs.shards.waking import Waking
from config import Settings
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.context import StorageFault
from play.limits import Limits
from play.rules.moment import Moment
from play.rules.titles import DivisionName, MatchTitle
from play.services import Services
from render.studio import Studio
from render.tournaments import match_title
from text import words

SYNC_AGAIN_SECONDS = 300
GATEWAY_PATIENCE_SECONDS = 2 * BEAT_SECONDS
"""Discord ends connections now and then; so long without one the bot is not healthy."""

GATEWAY_BEAT_SECONDS = 41.25
"""So often Discord answers on an idle connection, unless it says otherwise (docs: Gateway, "Sending Heartbeats")."""

_HELLO = re.compile(r'"heartbeat_interval":\s*(\d+)')
_BEGINNING = 300
"""Characters of a message of the gateway in which a HELLO says its interval."""

Entropy = Callable[[int], bytes]


class Opponents(NamedTuple):
    """In how many processes computers think, and how many times the usual time their answers wait."""

    thinkers: int
    pace: float


AT_ONCE = Opponents(0, 0.0)

_log = logging.getLogger(__name__)


class SealedOrders(Client):
    """The program as it lives on Discord.

    `is_open`: its database is. `is_opening`: it is being opened, and maybe brought up to date, which can take minutes.
    `not_opened`: the code of the fault for which that has failed last, "" if it never has.
    """

    def __init__(
        self,
        settings: Settings,
        painter: Painter,
        entropy: Entropy = secrets.token_bytes,
        beat_seconds: int = BEAT_SECONDS,
        opponents: Opponents | None = None,
    ) -> None:
        """Prepare everything that needs no connection and no database; `entropy` gives the secrets of matches."""
        super().__init__(settings, painter)
        self.add_listener(dispatch.receive, "on_interaction")
        self._entropy = entropy
        self._opponents = opponents or AT_ONCE
        self.projection = Projection(self)
        self.cards = TournamentCards(self)
        self.league_messages = LeagueMessages(self)
        self.threads = TournamentThreads(self)
        self.overviews = Overviews(self)
        self.clock = Clock(self, beat_seconds)
        self.request_share = RequestShare(self)
        self.leasing = Leasing(self)
        self.waking = Waking(self)
        self.is_open = self.is_opening = False
        self.not_opened = ""
        self._heard_at: float | None = None
        self._gateway_beat = GATEWAY_BEAT_SECONDS
        self._is_closing = False
        self._lacks_repair = False
        self._repairing = asyncio.Lock()
        self._gone_since: float | None = time.monotonic()
        self._syncing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the services, make commands and components known; called once, before the connection."""
        self.door.guard(self)
        self.is_opening = True
        try:
            self.services = await self._opened()
        except StorageFault as fault:
            self.not_opened = fault.code
            raise
        finally:
            self.is_opening = False
        self.services.computers.wait(self._opponents.pace)
        self.services.hints.wait(self._opponents.pace)
        self.is_open = True
        await self.leasing.begin()
        await self.request_share.begin()
        await self.presenter.warm()
        self.services.listen(self._match_changed)
        self.services.watch(self._tournament_changed)
        self.services.watch_leagues(self._league_changed)
        self.services.due.add(self.clock.handlers())
        self.services.due.add_others(
            self.clock.handlers_of_servers(), self.services.table_wishes.settle, of_servers=True
        )
        await self.clock.beat()
        await command_tree.load(self)
        if not await self._sync():
            self._syncing = self._sync_again.start()

    async def _opened(self) -> Services:
        return await Services.open(
            self.settings.database,
            self.now,
            self._entropy,
            Limits(**self.settings.limits),
            titles=_titled,
            division_names=_division_named,
            thinkers=self._opponents.thinkers,
            pack_days=self.settings.pack_days,
            speaks_to=self._shows,
        )

    async def _sync(self) -> bool:
        """Make the commands known to Discord; False if it is out of order."""
        ids = await made_known(self)
        self._command_ids = ids or self._command_ids
        return ids is not None

    @tasks.loop(seconds=SYNC_AGAIN_SECONDS, count=MOST_TRIES)
    async def _sync_again(self) -> None:
        """Try it until it is done or given up; meanwhile people use the commands that Discord knows."""
        if self._sync_again.current_loop and await self._sync():
            self._sync_again.stop()

    async def launch_shards(self) -> None:
        """Connect; where there are several shards, those that this process has."""
        await super().launch_shards()
        self.leasing.start()
        self.waking.start()

    async def on_ready(self) -> None:
        """Bring up to date what lags behind; also after a lost connection."""
        settle(len(self.guilds))
        if self.is_alone:
            await self._repair()

    async def on_shard_ready(self, shard: int) -> None:
        """Do so for the servers of a shard, all of which have come; the only shard is ready with the bot."""
        self.note_connected(shard, is_whole=True)
        self._note_lines()
        if not self.is_alone:
            _log.info("shard %d is ready", shard)
            await self._repair()

    async def _repair(self) -> None:
        """Look at everything once; shards that are ready while this is done are looked at together, once more."""
        self._lacks_repair = True
        while self._lacks_repair and not self._repairing.locked():
            async with self._repairing:
                self._lacks_repair = False
                await self._repair_all()

    async def _repair_all(self) -> None:
        repaired = await self.projection.repair()
        await self.cards.repair()
        await self.league_messages.repair()
        await self.threads.repair()
        await self.overviews.repair()
        _log.info("ready; %d matches to look after", repaired)
        self.clock.wake()

    async def on_connect(self) -> None:
        """Note that Discord is there."""
        if self.is_alone:
            self._gone_since = None

    async def on_shard_connect(self, shard: int) -> None:
        """Note that it is there for the servers of a shard, which are still to come."""
        self.note_connected(shard, is_whole=False)
        self._note_lines()

    async def on_resumed(self) -> None:
        """Note that Discord is there again."""
        if self.is_alone:
            self._gone_since = None
        self.clock.wake()

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that it is there again for a shard."""
        self.note_connected(shard)
        self._note_lines()

    async def on_disconnect(self) -> None:
        """Note since when Discord is gone; discord.py reports every attempt that fails."""
        self._gone_since = self._gone_since or time.monotonic()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that it is gone for a shard."""
        self.note_disconnected(shard)

    def expect_shards(self, shards: frozenset[int]) -> None:
        """Note which shards this process has, connected or not."""
        super().expect_shards(shards)
        self._note_lines()

    def _note_lines(self) -> None:
        """Note that Discord is there if it is for all shards of this process."""
        if not self.is_alone and all(self.connections().values()):
            self._gone_since = None

    async def on_socket_raw_receive(self, message: str) -> None:
        """Note that something came from Discord; its HELLO says how often something will."""
        self._heard_at = time.monotonic()
        hello = _HELLO.search(message[:_BEGINNING])
        if hello is not None:
            self._gateway_beat = int(hello[1]) / 1000

    async def is_reachable(self) -> bool:
        """Return whether people can play: events from Discord arrive, and requests get through to it."""
        is_there = self._gone_since is None or (not self.is_alone and any(self.connections().values()))
        return is_there and await self.postbox.gets_through()

    def silence(self) -> float:
        """Return for how many seconds Discord has been gone, or silent for more than two of its beats; 0 if neither."""
        now = time.monotonic()
        if self._gone_since is not None:
            return now - self._gone_since
        quiet = 0.0 if self._heard_at is None else now - self._heard_at
        return quiet if quiet > 2 * self._gateway_beat else 0.0

    @property
    def is_draining(self) -> bool:
        """Whether the bot is about to end: it takes up nothing new."""
        return self._is_closing or self.ending.is_asked

    def _shows(self, guild_id: int | None) -> bool:
        """Return whether this process takes up what is to be shown on a server."""
        return not self.is_draining and self.speaks_to(guild_id)

    def shard_states(self) -> dict[int, bool]:
        """Return of each shard of this process whether it is connected and its servers are known."""
        if self.is_alone:
            return {0: self._gone_since is None and self.is_ready()}
        ready = self.ready_shards()
        return {shard: is_connected and shard in ready for shard, is_connected in self.connections().items()}

    def trouble_of_storage(self) -> str:
        """Return what is wrong with the file of the database; empty if nothing is."""
        return self.services.trouble() if self.is_open else ""

    def trouble(self) -> str:
        """Return why this bot is not well; empty if it is."""
        if self.silence() > GATEWAY_PATIENCE_SECONDS:
            return "the connection to Discord is gone, or nothing comes from it"
        return self.trouble_of_storage()

    async def drain(self) -> None:
        """Take up nothing new, and let others take the shards; presses that still arrive are answered."""
        await draining.drain(self, self.leasing, self._beside())

    async def close(self) -> None:
        """Stop within seconds: who waits for an answer gets it; what is not shown yet is shown after the next start."""
        if self._is_closing:
            return
        self._is_closing = True
        self.ending.begin()
        self._sync_again.cancel()
        await draining.within(self, "shards", self.leasing.close())
        await draining.answer_the_last(self)
        await draining.within(self, "errands", self.errands.close())
        await draining.close_all(self, self._beside())
        await draining.within(self, "private pages", self.private_pages.close())
        # What is looked up in the database for an event would find it closed.
        await draining.within(self, "events", self.end_events())
        await draining.within(self, "connection", super().close())
        await draining.within(self, "pictures", self.presenter.close())
        await draining.within(self, "the share of requests", self.request_share.close())
        if self.is_open:
            await draining.within(self, "shards", self.leasing.end())
            await draining.within(self, "database", self.services.close())

    def refresh(self, match: MatchId, moment: Moment | None = None) -> None:
        """Bring what Discord shows of `match` up to date soon; `moment` is what it is now, if that is known."""
        self.projection.refresh(match, moment)

    def refresh_card(self, tournament: int) -> None:
        """Bring the card of a tournament up to date soon."""
        self.cards.refresh(tournament)

    def refresh_overview(self, guild_id: int) -> None:
        """Look soon whether the overview of a server shows what goes on there."""
        self.overviews.look(guild_id)

    def server_changed(self, guild_id: int) -> None:
        """Do so if the server has an overview: what people see there may have changed."""
        self.overviews.changed(guild_id)

    async def look_after_overviews(self) -> None:
        """Look at all overviews now and then."""
        await self.overviews.look_after()

    def refresh_league(self, league: int) -> None:
        """Bring the message of a league up to date soon."""
        self.league_messages.refresh(league)

    async def move_league(self, league: int, channel_id: int) -> None:
        """Show the message of a league in another channel from now on; threads open there too."""
        await self.league_messages.move(league, channel_id)
        for each in (await self.services.leagues.view(league)).divisions:
            self.threads.look(each.tournament)

    @property
    def others_live(self) -> bool:
        """Return whether other processes of the bot live; without shards that is not asked."""
        return self.leasing.others_live

    def take_up_match(self, number: int) -> bool:
        """Show a match that another process has changed; False if it is being shown now anyway."""
        match = MatchId(number)
        if self.projection.is_at(match):
            return False
        self.refresh(match)
        self.overviews.match_changed(match, None)
        return True

    def was_not_taken_up(self, match: MatchId) -> None:
        """Take a match up once more as long as it is behind."""
        self.waking.forget("match", match)

    def take_up_tournament(self, number: int) -> bool:
        """Do so with a tournament."""
        if self.cards.is_at(number):
            return False
        self.cards.refresh(number)
        self.threads.look(number)
        self.overviews.tournament_changed(number)
        return True

    def take_up_league(self, number: int) -> bool:
        """Do so with a league."""
        if self.league_messages.is_at(number):
            return False
        self.league_messages.refresh(number)
        return True

    def look_at_shards(self) -> None:
        """Look at once at who has which shard: another process gives some away."""
        self.leasing.hurry()

    def try_cards_again(self) -> None:
        """Try messages of tournaments and leagues again, and threads, that could not be shown or opened."""
        self.cards.try_again()
        self.league_messages.try_again()
        self.threads.try_again()

    def waits_for_thread(self, tournament: int | None) -> bool:
        """Return whether matches of a tournament cannot have threads now: they are played by direct message."""
        return tournament is not None and self.threads.waits(tournament)

    async def move_card(self, tournament: int, channel_id: int) -> None:
        """Show the card of a tournament in another channel from now on."""
        await self.cards.move(tournament, channel_id)
        self.threads.look(tournament)

    def nudge(self, match: MatchId) -> None:
        """Bring `match` up to date soon, unless that is under way or is tried again later."""
        self.projection.nudge(match)

    def follow(self, match: MatchId) -> None:
        """Look soon whether computers have moved in `match`: a private page waits for that."""
        self.projection.follow(match)

    def wake_clock(self) -> None:
        """Let the clock look soon at what is due."""
        self.clock.wake()

    async def looked(self, own: Observation) -> None:
        """Note that a player has looked at what is theirs."""
        await self.projection.looked(own)

    async def welcome(self, channel_id: int) -> None:
        """Say in a channel what this is and what to press."""
        await servers.welcome(self, channel_id, self.settings.language)

    async def rebind_lost_matches(self, channel_id: int) -> int:
        """Give every active match of a server whose channel is gone a new thread under `channel_id`; return how many.

        For a server that was made anew: of what was shown before, nothing is there any more.
        """
        return await moving.rebind(self, channel_id)

    def _beside(self) -> tuple[draining.Part, ...]:
        shown = (self.projection, self.cards, self.league_messages, self.threads, self.overviews)
        return (*shown, self.clock, self.waking)

    def _league_changed(self, league: int) -> None:
        self.league_messages.refresh(league)
        self.clock.wake()

    def _tournament_changed(self, tournament: int) -> None:
        self.cards.refresh(tournament)
        self.threads.look(tournament)
        self.overviews.tournament_changed(tournament)
        self.clock.wake()

    def _match_changed(self, match: MatchId, moment: Moment | None) -> None:
        if moment is None or self._shows(moment.card.guild_id) or self.private_pages.are_waiting(moment, self.now()):
            self.refresh(match, moment)
            self.overviews.match_changed(match, moment)
        else:
            self.waking.tell()
        # A result of a tournament's match is due to be counted, which nothing of the match itself tells.
        if moment is None or (moment.card.tournament_id is not None and moment.card.status not in ("open", "running")):
            self.clock.wake()
        else:
            self.clock.expect(self.services.due.next_in(moment))


def _titled(of: MatchTitle) -> str:
    """Return what the match of a tournament is called, in its language."""
    people = zip(of.entrants, of.names, strict=True)
    return match_title(of.tournament, of.format, people, (of.stage, of.round), words(of.language))


def _division_named(of: DivisionName) -> str:
    """Return what a division of a league is called, in its language."""
    return words(of.language)("league-division-name", name=of.league, season=of.season, division=of.division)


def create_bot(
    settings: Settings,
    painter: Painter | None = None,
    entropy: Entropy = secrets.token_bytes,
    beat_seconds: int = BEAT_SECONDS,
    opponents: Opponents | None = None,
) -> SealedOrders:
    """Return a bot that is ready to be started.

    `painter` draws instead of worker processes. `opponents`: how computers think; without that in the bot and at once.
    """
    return SealedOrders(settings, painter or Studio(settings.workers), entropy, beat_seconds, opponents)
