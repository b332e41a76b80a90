"""Commands of somebody who has installed the bot for themselves, on a server and in messages where the bot is not."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.messages.channels import is_bot_here
from playground.world import World
from tests.whole.seen import Seen, answer
from tests.whole.tables import started
from text import words

EN = words("en")
NOT_HERE = EN("refusal-bot_not_here", server=True)
COMMANDS: dict[str, dict[str, str]] = {
    "rules": {},
    "rules ": {"query": "coins"},
    "card": {"name": "thief"},
    "help": {},
    "away until": {"date": "in 3 days"},
    "away back": {},
    "privacy": {},
    "settings me": {},
    "settings hours": {},
    "mine": {},
}


@contextmanager
def without_the_bot(world: World) -> Iterator[None]:
    """Let the bot know nothing of the server, as of one that has not let it in."""
    state = world.bot._connection
    guild = state._guilds.pop(world.bot.guilds[0].id)
    try:
        yield
    finally:
        state._guilds[guild.id] = guild


def all_of(found: Seen) -> str:
    """Return all that a page shows and carries."""
    return str(found.parts)


async def test_they_answer_privately_where_the_bot_is_not(world: World) -> None:
    with without_the_bot(world):
        for path, options in COMMANDS.items():
            result = await world.ann.slash(world.games, path.strip(), **options)
            assert answer(result).text not in ("", NOT_HERE), path
            assert answer(result).message.flags.ephemeral, path


async def test_what_needs_the_place_is_refused_there(world: World) -> None:
    """Else a table would be opened where the bot can show nothing, and settings stored of a server without it."""
    with without_the_bot(world):
        help_page = answer(await world.ann.slash(world.games, "help"))
        server = answer(await world.ann.slash(world.games, "settings server"))
        doors = answer(await world.ann.slash(world.games, "mine"))
        asked = answer(await world.ann.click(doors.message, label=EN("button-new")))
        opened = answer(await world.ann.click(asked.message, label=EN("auction-name")))
        board = answer(await world.ann.click(help_page.message, label=EN("button-tournaments")))
        new = answer(await world.ann.click(board.message, label=EN("button-cup-new")))
    assert [NOT_HERE in page.text for page in (server, opened, new)] == [True] * 3
    assert world.games.threads == []


async def test_they_tell_nothing_there_of_a_match_elsewhere(world: World) -> None:
    """Beside the match `/rules` shows the paragraph of its phase, and `Make a move`."""
    table = await started(world)
    assert "so|1." in all_of(answer(await world.ann.slash(table.channel, "rules")))
    with without_the_bot(world):
        for path in ("rules", "card", "help", "privacy", "settings me"):
            found = answer(await world.ann.slash(world.games, path, **COMMANDS[path]))
            assert "#1" not in all_of(found) and "so|1." not in all_of(found), path


@pytest.mark.parametrize(("is_private", "is_there"), [(True, False), (False, True)])
def test_messages_between_others_are_no_place_of_the_bot(is_private: bool, is_there: bool) -> None:
    context = discord.app_commands.AppCommandContext(dm_channel=not is_private, private_channel=is_private)
    asked: Any = SimpleNamespace(guild_id=None, context=context)
    assert is_bot_here(asked) is is_there
