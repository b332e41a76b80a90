"""A small bot with one of everything that the page must handle, to test the playground without the games.

`python -m tests.playground.small_bot` serves it; `close` writes "closed" to the file named by SMALL_BOT_CLOSED.
"""

from __future__ import annotations

import asyncio
import io
import os
import sys
import time
from pathlib import Path
from typing import Any

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands, tasks
from PIL import Image, ImageDraw

import playground
from playground import world

TOO_LONG_SECONDS = 3.5
"""Discord waits three seconds for an answer."""

MOVES = ("farm in Kaira", "farm in Orso", "tower in Kaira")
LONG = " ".join(["ЩЩЩЩЩЩЩЩЩЩЩ"] * 8)
"""So long that the second of several choices is below the buttons with which they are applied."""

Interaction = discord.Interaction[commands.Bot]


class SmallSettings(msgspec.Struct, frozen=True):
    """What the playground reads of settings."""

    language: str = "en"
    playground_port: int = 0
    database: Path = Path("nowhere.sqlite3")


class Table(ui.LayoutView):
    """A table message: text, a tall picture, buttons, a select, and one for several long choices."""

    def __init__(self, awaited: int = 0) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=0xFFDB57)
        box.add_item(ui.TextDisplay(f"## Round 1\nWaiting for <@{awaited}>"))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.webp", description="A map")))
        row: ui.ActionRow[Any] = ui.ActionRow()
        for label in ("Hand", "Rules", "Fail", "Later", "Slow"):
            button: ui.Button[Any] = ui.Button(label=label, custom_id=f"table:{label}")
            button.callback = getattr(self, label.lower())  # type: ignore[method-assign] # one class for five buttons
            row.add_item(button)
        box.add_item(row)
        self.add_item(box)
        choices: ui.ActionRow[Any] = ui.ActionRow()
        options = [discord.SelectOption(label=move, description="3 coins") for move in MOVES]
        select: ui.Select[Any] = ui.Select(custom_id="table:move", placeholder="Choose a move", options=options)
        select.callback = self.choose  # type: ignore[method-assign, assignment] # its interaction knows the bot
        choices.add_item(select)
        self.add_item(choices)
        several: ui.ActionRow[Any] = ui.ActionRow()
        options = [discord.SelectOption(label=MOVES[0], description=LONG), *options[1:]]
        cards: ui.Select[Any] = ui.Select(
            custom_id="table:cards", placeholder="Choose cards", options=options, max_values=len(MOVES)
        )
        cards.callback = self.choose  # type: ignore[method-assign, assignment] # its interaction knows the bot
        several.add_item(cards)
        self.add_item(several)

    async def hand(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"Your hand ({interaction.locale}): 7 coins", ephemeral=True)
        await interaction.user.send("A secret message")

    async def rules(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(Search())

    async def fail(self, interaction: Interaction) -> None:
        raise ValueError("a fault of the bot")

    async def later(self, interaction: Interaction) -> None:
        assert isinstance(interaction.client, SmallBot)
        interaction.client.tell_later = interaction.channel
        await interaction.response.send_message("Wait for it", ephemeral=True)

    async def slow(self, interaction: Interaction) -> None:
        """Answer the first press of this process too late."""
        assert isinstance(interaction.client, SmallBot)
        if not interaction.client.was_slow:
            interaction.client.was_slow = True
            time.sleep(TOO_LONG_SECONDS)  # noqa: ASYNC251  # as a busy machine does
        await interaction.response.send_message("In time", ephemeral=True)

    async def choose(self, interaction: Interaction) -> None:
        assert interaction.data is not None
        values = interaction.data.get("values")
        assert isinstance(values, list)
        await interaction.response.send_message(f"You chose {' and '.join(values)}", ephemeral=True)


class Search(ui.Modal, title="Search the rules"):
    """One question."""

    words: ui.Label[Any] = ui.Label(text="Words", component=ui.TextInput(custom_id="words"))

    async def on_submit(self, interaction: Interaction) -> None:  # type: ignore[override]  # its interaction knows the bot
        assert isinstance(self.words.component, ui.TextInput)
        await interaction.response.send_message(f"Nothing about {self.words.component.value}", ephemeral=True)


class Matches(commands.GroupCog, name="match"):
    """/match new and /match play."""

    @app_commands.command(name="new", description="Open a table")
    @app_commands.choices(game=[app_commands.Choice(name="Tetranomicon", value="tetranomicon")])
    async def new(self, interaction: Interaction, game: str, secret: bool = False) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        kind = discord.ChannelType.private_thread if secret else discord.ChannelType.public_thread
        await interaction.response.send_message(f"A table of {game}", ephemeral=True)
        thread = await channel.create_thread(name=f"Table 1 · {interaction.user.display_name}", type=kind)
        await thread.add_user(interaction.user)
        await thread.send(view=Table(interaction.user.id), file=board())

    @app_commands.command(name="play", description="Play a move")
    async def play(self, interaction: Interaction, move: str) -> None:
        await interaction.response.send_message(f"Played {move}")

    @play.autocomplete("move")
    async def moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=move, value=move) for move in MOVES if typed.strip() in move]


class SmallBot(commands.Bot):
    """The bot; `ticks` counts runs of an interval, `tell_later` is the channel for the message of the next run."""

    def __init__(self, settings: SmallSettings | None = None) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.settings = settings or SmallSettings()
        self.ticks = 0
        self.tell_later: Any = None
        self.is_put_away = False
        self.was_slow = False
        self.happened: list[str] = []

    async def setup_hook(self) -> None:
        await self.add_cog(Matches())
        self.add_view(Table())
        await self.tree.sync()
        _ = self.tick.start()

    @tasks.loop(seconds=1)
    async def tick(self) -> None:
        self.ticks += 1
        if self.tell_later is not None:
            place, self.tell_later = self.tell_later, None
            await place.send("Here it is")

    async def welcome(self, channel_id: int) -> None:
        await self.get_partial_messageable(channel_id).send(f"Welcome: type /match new ({', '.join(self.happened)})")

    async def rebind_lost_matches(self, channel_id: int) -> int:
        assert self.get_channel(channel_id) is not None
        self.happened.append("rebound")
        return 2

    async def on_ready(self) -> None:
        self.happened.append("ready")

    async def close(self) -> None:
        self.is_put_away = True
        if file := os.environ.get("SMALL_BOT_CLOSED"):
            await asyncio.to_thread(Path(file).write_text, "closed", encoding="utf-8")
        await super().close()


def board() -> discord.File:
    """A tall picture, as boards are."""
    picture = Image.new("RGB", (1000, 1300), "#161D22")
    pen = ImageDraw.Draw(picture)
    for index in range(16):
        left, top = 60 + 230 * (index % 4), 80 + 300 * (index // 4)
        pen.ellipse((left, top, left + 120, top + 120), fill="#8F8453")
    out = io.BytesIO()
    picture.save(out, "WEBP", lossless=True)
    return discord.File(io.BytesIO(out.getvalue()), "board.webp")


if __name__ == "__main__":
    # This bot opens private threads, which ours does not.
    world.INVITED = discord.Permissions(world.INVITED.value, create_private_threads=True)  # type: ignore[attr-defined]  # imported
    asyncio.run(playground.serve(SmallBot, SmallSettings(language=sys.argv[1] if len(sys.argv) > 1 else "en")))
