"""A Discord on sockets of this machine, for the real bot in a process of its own.

simcord's world (server, channels, people, permissions, every REST route) stands behind HTTP and a gateway websocket on
127.0.0.1, so that all of discord.py 2.7.1 is at work: rate limits, retries, RESUME, broken connections. The server
lives in the event loop of the test; the bot is another process, started by `Nursery` (forked, hundredths of a second)
or `start_fresh` (a new Python, as people start it), and may be killed at any instant. A test reads::

    @pytest.fixture(scope="module")
    def nursery():
        with Nursery() as started:
            yield started

    async def test_a_table(nursery, tmp_path):
        async with open_discord() as discord:
            bot = nursery.start(discord, tmp_path / "matches.sqlite3", preparations=[AUCTION, BLANK_PICTURES])
            await bot.ready()                                   # it has identified; commands are known by then
            ann, boris = discord.people["Ann"], discord.person("Zoe")       # four are there, others come when named
            answer = await ann.command(discord.games, "match new", game="auction")   # waits for the page: answer.page
            table = await discord.showing(discord.threads()[-1], "Join")    # a Seen: text, buttons, options, ...
            await boris.press(table, "Join")                    # waits for the private answer
            await ann.press(table, "Start", quiet=True)         # presses without a page of their own: acknowledged
            await until(lambda: len(boris.letters()) > 0, "a letter")       # what comes without being asked for
            bot.kill()                                          # SIGKILL
            bot = await nursery.start(discord, tmp_path / "matches.sqlite3").ready()
            assert discord.wrong == []                          # nothing that Discord would not have taken
            assert await bot.stop() == 0 and bot.errors() == []

Faults (`discord.faults`, see faults.py): `answer` a status and code, `limit` (429), `delay`, `hang_up`, `hold` requests
or (`acted=True`) their answers. Gateway: `cut(code, resumable=...)`, `ask_to_reconnect`, `hold_back`/`let_go`.
World: `remove_server`, `_channel`, `_member`, `_message`, `archive`; `world.close_dms(person.member)`.
`discord.log` has the newest thousand requests with times, and counts of all, and `log.wait_for("POST", "/channels/*")`.
tables.py opens and begins matches as people do.

For measurements `open_discord(is_strict=False)` leaves out the check of bodies. Answers of the bot must come within
`discord.acknowledge_seconds` (120; Discord gives three), or they get 10062.
"""

from tests.loopback.bots import BotProcess, Nursery, start_fresh
from tests.loopback.faults import Fault, Faults, Hold
from tests.loopback.people import Answer, NoAnswer, Person
from tests.loopback.preparations import AUCTION, BLANK_PICTURES
from tests.loopback.request_log import LoggedRequest
from tests.loopback.server import Discord, open_discord
from tests.loopback.waiting import until, within

__all__ = [
    "AUCTION",
    "BLANK_PICTURES",
    "Answer",
    "BotProcess",
    "Discord",
    "Fault",
    "Faults",
    "Hold",
    "LoggedRequest",
    "NoAnswer",
    "Nursery",
    "Person",
    "open_discord",
    "start_fresh",
    "until",
    "within",
]
