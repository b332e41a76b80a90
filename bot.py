"""The bot: settings, services, commands and components put together; start, health and a clean stop.

`python bot.py` connects to Discord, or opens the local playground when there is no token. `python bot.py --health` says
by its exit status whether a bot is running on the database.
"""

import asyncio
import contextlib
import logging
import secrets
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from cogs import command_tree, logs, reception
from cogs.answers import opening
from cogs.clock import Clock
from cogs.component_ids import NO_MATCH, Reference
from cogs.controls import Control
from cogs.members import Members
from cogs.patience import trace
from cogs.posting import CannotShow, Postbox
from cogs.precedence import Precedence
from cogs.presenter import Painter, Presenter
from cogs.projection import Projection
from config import Settings, SettingsFault, read_settings
from db.errors import DatabaseFault
from games import registry
from games.kernel.ids import MatchId
from games.kernel.sight import Sight
from play.house import House
from render.page import Page
from render.pages.notices import welcome_page
from render.studio import Studio
from text import Words, forgive, words

SYNC_AGAIN_SECONDS = 300
HEARTBEAT_SECONDS = 15
STALE_HEARTBEAT_SECONDS = 60
CLOSING_SECONDS = 5.0
CANNOT_START = 1
BAD_SETTINGS = 2
Entropy = Callable[[int], bytes]

_log = logging.getLogger(__name__)


class SealedOrders(commands.Bot):
    """The program as it lives on Discord, real or simulated. Holds no match between two interactions."""

    house: House

    def __init__(self, settings: Settings, painter: Painter, entropy: Entropy = secrets.token_bytes) -> None:
        """Prepare everything that needs no connection and no database; `entropy` gives the secrets of matches."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            http_trace=trace(),
        )
        self.settings = settings
        self.painter = painter
        self._entropy = entropy
        self.presenter = Presenter(painter)
        self.postbox = Postbox(self)
        self.members = Members(self)
        self.precedence = Precedence()
        self.projection = Projection(self)
        self.clock = Clock(self)
        self._command_ids: dict[str, int] = {}
        self._is_open = False
        self._is_closing = False
        self._syncing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the services, make commands and components known; called once, before the connection."""
        self.house = await House.open(self.settings.database, self.now, self._entropy)
        self._is_open = True
        await self.presenter.warm()
        self.house.listen(self._match_changed)
        await command_tree.load(self)
        self.add_dynamic_items(Control)
        if not await self._sync():
            self._syncing = self._sync_again.start()

    async def _sync(self) -> bool:
        """Make the commands known to Discord; False if it is out of order."""
        ids = await command_tree.make_known(self)
        self._command_ids = ids or self._command_ids
        return ids is not None

    @tasks.loop(seconds=SYNC_AGAIN_SECONDS)
    async def _sync_again(self) -> None:
        """Try it until it is done; meanwhile people use the commands that Discord knows."""
        if self._sync_again.current_loop and await self._sync():
            self._sync_again.stop()

    async def on_ready(self) -> None:
        """Bring up to date what lags behind; also after a lost connection."""
        repaired = await self.projection.repair()
        _log.info("ready; %d matches to look after", repaired)
        self.clock.wake()

    async def on_interaction(self, interaction: "discord.Interaction[SealedOrders]") -> None:
        """Answer modals, and presses that discord.py cannot hand on; it does so with all others, and with commands."""
        if interaction.type is discord.InteractionType.modal_submit:
            await reception.receive_modal(interaction)
        elif interaction.type is discord.InteractionType.component:
            await reception.receive_unreadable(interaction)

    async def receive(
        self, interaction: "discord.Interaction[SealedOrders]", reference: Reference, values: tuple[str, ...]
    ) -> None:
        """Answer a press."""
        await reception.receive(interaction, reference, values)

    async def close(self) -> None:
        """Stop within seconds: what is not shown yet is shown after the next start."""
        if self._is_closing:
            return
        self._is_closing = True
        self._sync_again.cancel()
        await _within("background work", asyncio.gather(self.projection.close(), self.clock.close()))
        await _within("connection", super().close())
        await _within("pictures", self.painter.close())
        if self._is_open:
            await _within("database", self.house.close())

    def now(self) -> int:
        """Return the time in unix seconds; simulated time in the simulated Discord."""
        return int(discord.utils.utcnow().timestamp())

    def shown_command(self, path: str) -> str:
        """Return a command, such as `match new`, as a mention that can be pressed."""
        command_id = self._command_ids.get(path.split(maxsplit=1)[0])
        return f"`/{path}`" if command_id is None else f"</{path}:{command_id}>"

    async def words_of(self, user_id: int, fallback: str) -> Words:
        """Return the words for a message to a person who has not just spoken to the bot."""
        return words((await self.house.people.settings(user_id)).reads(fallback))

    async def tell(self, user_id: int, page: Page, sight: Sight | None = None) -> bool:
        """Send a direct message; False if the person's are closed.

        Raises:
            NotNow: Discord is out of order.
        """
        settings = await self.house.people.settings(user_id)
        match, revision = (sight.match, sight.revision) if sight else (NO_MATCH, 0)
        layout = await self.presenter.present(page, match, revision, settings.text_only)
        try:
            await self.postbox.send(await self.postbox.dm_channel(user_id), layout)
        except CannotShow:
            return False
        return True

    async def welcome(self, channel: discord.abc.Messageable) -> None:
        """Say in a channel what this is and what to press."""
        page = welcome_page(registry.game_ids(), words(self.settings.language), self.shown_command)
        layout = await self.presenter.present(page, NO_MATCH, 0)
        await channel.send(view=layout.view, files=layout.files(), allowed_mentions=layout.allowed_mentions)

    async def rebind_lost_matches(self, channel_id: int) -> int:
        """Give every active match of a server whose channel is gone a new thread under `channel_id`; return how many.

        For a server that was made anew: of what was shown before, nothing is there any more.
        """
        return await opening.rebind(self, channel_id)

    def _match_changed(self, match: MatchId) -> None:
        self.projection.refresh(match)
        self.clock.wake()


def create_bot(
    settings: Settings, painter: Painter | None = None, entropy: Entropy = secrets.token_bytes
) -> SealedOrders:
    """Return a bot that is ready to be started; `painter` draws instead of worker processes."""
    return SealedOrders(settings, painter or Studio(settings.workers), entropy)


async def connect(settings: Settings) -> None:
    """Run the bot on Discord until SIGTERM or Ctrl-C.

    Raises:
        discord.LoginFailure: the token is wrong.
        DatabaseFault: the database cannot be used.
    """
    bot = create_bot(settings)
    running = asyncio.ensure_future(bot.start(settings.token.reveal()))
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        _log.info("asked to stop")
    finally:
        await bot.close()


@tasks.loop(seconds=HEARTBEAT_SECONDS)
async def beat(file: Path) -> None:
    """Touch the file that `--health` looks at; a disk that is full for a while does not end the beating."""
    try:
        await asyncio.to_thread(file.touch)
    except OSError as fault:
        _log.warning("no sign of life can be given: %s", fault)


def heartbeat_file(settings: Settings) -> Path:
    """Return the file beside the database that a running bot touches."""
    return settings.database.with_name(f"{settings.database.name}.alive")


def is_healthy(settings: Settings) -> bool:
    """Say whether a bot on this database has shown a sign of life within the last minute."""
    file = heartbeat_file(settings)
    return file.is_file() and time.time() - file.stat().st_mtime < STALE_HEARTBEAT_SECONDS


def main(arguments: list[str]) -> int:
    """Run what the command line and the settings ask for; return the exit status."""
    try:
        settings = read_settings()
    except SettingsFault as fault:
        print(fault, file=sys.stderr)
        return BAD_SETTINGS
    if arguments == ["--health"]:
        return 0 if is_healthy(settings) else CANNOT_START
    logs.set_up(settings.log_level, settings.token.reveal())
    forgive()
    said = words(settings.language)
    try:
        asyncio.run(_run(settings))
    except discord.LoginFailure:
        print(said("start-bad-token"), file=sys.stderr)
    except DatabaseFault as fault:
        print(said("start-failed", fault=said(f"database-{fault.code}", **fault.facts)), file=sys.stderr)
    except (OSError, discord.HTTPException, discord.GatewayNotFound) as fault:
        print(said("start-failed", fault=str(fault)), file=sys.stderr)
    else:
        return 0
    return CANNOT_START


async def _run(settings: Settings) -> None:
    beating = beat.start(heartbeat_file(settings))
    try:
        if settings.token:
            await connect(settings)
        else:
            from playground import serve

            await serve(create_bot, settings)
    finally:
        beating.cancel()
        with contextlib.suppress(OSError):
            heartbeat_file(settings).unlink(missing_ok=True)


async def _within(what: str, work: Awaitable[Any]) -> None:
    """Wait for a part to close, but not for ever; a part that fails to does not keep the others open."""
    try:
        await asyncio.wait_for(work, CLOSING_SECONDS)
    except TimeoutError:
        _log.warning("%s did not close in time", what)
    except Exception:
        _log.exception("%s did not close well", what)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
