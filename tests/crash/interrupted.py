"""One move of somebody at a table, interrupted by a kill at one request after the other until it is stored."""

from collections.abc import Callable, Coroutine
from typing import Any

from games.kernel import codec
from games.kernel.game import AnyGame
from tests.crash.players import Found, Table
from tests.crash.restarted_bot import RestartedBot
from tests.loopback import Person

REQUESTS = 5
"""So many instants are tried at most; the first two requests after a press only acknowledge it."""


def stored(table: Table, game: AnyGame) -> Any:
    """Return the state of the match that is stored, of a type of the game's."""
    found = running(table)
    with table.ledger.reading() as connection:
        (snapshot,) = connection.execute("SELECT snapshot FROM matches WHERE id = ?", (found.match,)).fetchone()
    return codec.decode_state(game, snapshot.encode())


def running(table: Table) -> Found:
    """Return the match at a table at which one runs."""
    found = table.now()
    assert found is not None and found.status == "running", table.described()
    return found


def said(table: Table) -> str:
    """Return all that everybody can read in the channel of the match."""
    return "\n".join(page.text for page in table.discord.messages(running(table).channel_id))


async def confirm(table: Table, person: Person, line: str) -> None:
    """Type a line and confirm it."""
    found = running(table)
    answer = await person.command(found.channel_id, "play", line=line)
    attempt = table.ledger.begin(found.match, person.id)
    await person.press(answer.page, "Confirm")
    table.ledger.saw(attempt, "accepted")


async def killed_until(
    bot: RestartedBot, act: Callable[[], Coroutine[Any, Any, None]], is_stored: Callable[[], bool], first: int = 2
) -> None:
    """Do something with a kill at one request after the other, from the `first` on, until it is stored."""
    for number in range(first, first + REQUESTS):
        if not await bot.killed_at(number, number % 2 == 1, act()):
            bot.kill()
        await bot.recover()
        if is_stored():
            return
    raise AssertionError("never stored")
