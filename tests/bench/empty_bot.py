"""The smallest possible bot, the measure for the real one: discord.py with one command that answers one word.

Run as `python -m tests.bench.empty_bot` with the address of a loopback Discord in the environment.
"""

import os
import subprocess
import sys
from pathlib import Path

import discord
from discord import app_commands

from tests.loopback import BotProcess, Discord
from tests.loopback.bots import ROOT, FreshParent
from tests.loopback.launch import SITE_VARIABLE, point_at

COMMAND = "ping"


class EmptyBot(discord.Client):
    """Answers `/ping`."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name=COMMAND, description="Answer", callback=ping))

    async def setup_hook(self) -> None:
        """Make the command known."""
        await self.tree.sync()


async def ping(interaction: discord.Interaction[EmptyBot]) -> None:
    """Answer with one word that only the person sees."""
    await interaction.response.send_message("pong", ephemeral=True)


def start(loopback: Discord, folder: Path) -> BotProcess:
    """Start it as a process of its own with a log in `folder`; the caller kills it."""
    log = folder / "empty.log"
    own = {"DISCORD_TOKEN": loopback.token, SITE_VARIABLE: loopback.url, "PYTHONPATH": str(ROOT)}
    with log.open("ab") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.empty_bot"],
            cwd=folder,
            env={**os.environ, **own},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    return BotProcess(process.pid, log, FreshParent(process), loopback)


if __name__ == "__main__":
    point_at(os.environ[SITE_VARIABLE])
    EmptyBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
