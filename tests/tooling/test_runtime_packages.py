"""The bot starts with the packages of requirements.txt alone, as in the container.

The bot runs in a process that can import nothing else: neither the other packages that tests need nor the playground.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tooling.test_pins import pins

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 300
PROGRAM = """
import sys
from importlib.machinery import PathFinder
from importlib.metadata import packages_distributions

PINNED = set(sys.argv[1:])
INSTALLED = {
    name: {dist.lower().replace(".", "-").replace("_", "-") for dist in dists}
    for name, dists in packages_distributions().items()
}

class InContainer(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in {"playground", "tests"} or not INSTALLED.get(top, PINNED) & PINNED:
            return None
        return super().find_spec(name, path, target)

sys.meta_path = [InContainer if finder is PathFinder else finder for finder in sys.meta_path]

import discord

async def log_in(client, token):
    await client._async_setup_hook()
    await client.setup_hook()

async def sync(tree):
    return []

async def connect(client, reconnect=True):
    print("ready for the gateway")
    raise discord.LoginFailure

discord.Client.login = log_in
discord.AutoShardedClient.connect = connect
discord.app_commands.CommandTree.sync = sync

import bot

if __name__ == "__main__":
    raise SystemExit(bot.main([]))
"""
"""bot.py without the requests to Discord: everything is set up, then the gateway refuses the token."""


def start(folder: Path, **settings: str) -> "subprocess.CompletedProcess[str]":
    """Run the bot in such a process until it ends."""
    program = folder / "program.py"
    program.write_text(PROGRAM)
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH") if name in os.environ}
    database = {"SEALED_ORDERS_DATABASE": str(folder / "matches.sqlite3"), "SEALED_ORDERS_WORKERS": "1"}
    return subprocess.run(
        [sys.executable, str(program), *pins("requirements.txt")],
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT), **database, **settings},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )


def test_with_a_token_everything_is_set_up(tmp_path: Path) -> None:
    done = start(tmp_path, DISCORD_TOKEN="made.up.token")
    assert "ready for the gateway" in done.stdout, done.stderr
    assert "Discord does not accept this token" in done.stderr.splitlines()[-1]
    assert not [line for line in done.stderr.splitlines() if "Traceback" in line or " ERROR " in line], done.stderr


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "run make play, which installs the playground"), ("ru", "запустите make play: эта команда установит")],
)
def test_without_a_token_it_says_how_to_get_the_playground(tmp_path: Path, language: str, said: str) -> None:
    done = start(tmp_path, SEALED_ORDERS_LANGUAGE=language)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert said in done.stderr
    assert "DISCORD_TOKEN" in done.stderr
