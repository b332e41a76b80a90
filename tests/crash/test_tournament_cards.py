"""The bot is killed between storing and showing of a tournament: one card in the end, and one thread for each match."""

from collections import Counter
from pathlib import Path

import pytest

from tests.crash.restarted_bot import RestartedBot, restarted_bot
from tests.loopback import Nursery, Person, until
from tests.whole.seen import Seen

PEOPLE = ("Ann", "Boris", "Vera", "Gleb")
CARD, THREAD = ("POST", "/channels/*/messages"), ("POST", "/channels/*/threads")


HURRIED = "tests.crash.hurried:hurry"


def cards(bot: RestartedBot) -> list[Seen]:
    """Return the cards in #games."""
    return [each for each in bot.discord.messages(bot.discord.games) if "Organise" in each.buttons]


def matches(bot: RestartedBot) -> dict[int, int | None]:
    """Return the matches of the tournament with the channels that they are bound to."""
    with bot.ledger.reading() as connection:
        return dict(connection.execute("SELECT id, channel_id FROM matches").fetchall())


def all_bound(bot: RestartedBot) -> bool:
    """Return whether matches have begun, each with a thread."""
    return bool(matches(bot)) and None not in matches(bot).values()


@pytest.mark.parametrize("acted", [False, True], ids=["not sent", "sent unnoticed"])
async def test_a_kill_before_a_card_or_a_thread_is_stored(nursery: Nursery, tmp_path: Path, acted: bool) -> None:
    """Catches a second card, a second message of a league, and a thread of a match beside another one of it."""
    async with restarted_bot(nursery, tmp_path, "cards", fault=HURRIED) as bot:
        ann, *others = (bot.discord.person(name) for name in PEOPLE)
        await bot.start().ready()
        made = await ann.command(bot.discord.games, "organise new", title="Autumn Cup", game="auction")
        assert await bot.killed_at(0, acted, quietly(ann, made.page, "Open"), CARD)
        await bot.recover()
        await until(lambda: len(cards(bot)) == 1, "one card")
        for person in (ann, *others):
            await person.command(bot.discord.games, "tournament join")
        asked = await ann.command(bot.discord.games, "organise start")
        assert await bot.killed_at(0, acted, started(bot, ann, asked.page), THREAD)
        await bot.recover()
        await until(lambda: all_bound(bot), "a thread for each match")
        await bot.recover()
        assert len(cards(bot)) == 1
        threads = bot.discord.threads()
        assert Counter(threads) == Counter(matches(bot).values())
        made = await ann.command(bot.discord.games, "league new", title="Little League", game="dungeon_twister")
        assert await bot.killed_at(0, acted, quietly(ann, made.page, "Let people join"), CARD)
        await bot.recover()
        await until(lambda: any("Little League" in each.text for each in cards(bot)), "the message of a league")
        assert len(cards(bot)) == 2
        await bot.recover_and_stop()


async def quietly(person: Person, page: Seen, label: str) -> None:
    """Press a button, and wait for its acknowledgement alone."""
    await person.press(page, label, quiet=True)


async def started(bot: RestartedBot, organiser: Person, page: Seen) -> None:
    """Start the tournament, and wait until its matches have threads."""
    await organiser.press(page, "Start with 3 matches each", quiet=True)
    await until(lambda: all_bound(bot), "a thread for each match")
