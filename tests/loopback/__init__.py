"""A Discord on sockets of this machine, for the real bot in a process of its own.

simcord's world (server, channels, people, permissions, every REST route) is served over HTTP and a gateway websocket on
127.0.0.1. So all of discord.py 2.7.1 takes part: rate limits, retries, RESUME, broken connections. The server runs in
the event loop of the test. The bot is another process, which may be killed at any instant. `Nursery` starts it by
forking (hundredths of a second), `start_fresh` as a new Python, as people do. A test reads::

    @pytest.fixture(scope="module")
    def nursery():
        with Nursery() as started:
            yield started

    async def test_a_table(nursery, tmp_path):
        async with open_discord() as discord:
            bot = nursery.start(discord, tmp_path / "matches.sqlite3", preparations=[AUCTION, BLANK_PICTURES])
            await bot.ready()                                   # it has identified; its commands are known
            ann, boris = discord.people["Ann"], discord.person("Zoe")       # four exist, others when first named
            answer = await ann.command(discord.games, "match new", game="auction")   # waits for the page: answer.page
            table = await discord.showing(discord.threads()[-1], "Join")    # a Seen: text, buttons, options, ...
            await boris.press(table, "Join")                    # waits for the private answer
            await ann.press(table, "Start", quiet=True)         # for presses that are acknowledged without a page
            await until(lambda: len(boris.direct_messages()) > 0, "a direct message")   # for what comes unasked
            bot.kill()                                          # SIGKILL
            bot = await nursery.start(discord, tmp_path / "matches.sqlite3").ready()
            assert discord.wrong == []                          # requests that Discord would have refused
            assert await bot.stop() == 0 and bot.errors() == []

`discord.faults` (faults.py) makes requests fail: `answer` (a status and code), `limit` (429), `delay`, `hang_up`, and
`hold` for requests or, with `acted=True`, for their answers. The gateway has `cut(code, resumable=...)`,
`ask_to_reconnect`, and `hold_back` with `let_go`. The world can be changed behind the bot's back: `remove_server`,
`remove_channel`, `remove_member`, `remove_message`, `archive`, `world.close_dms(person.member)`. `discord.log` keeps
the newest thousand requests with times, and counts of all; `log.wait_for("POST", "/channels/*")` waits for one.
tables.py opens and begins matches as people do.

Measurements use `open_discord(is_strict=False)`, which does not check bodies. The bot must answer an interaction within
`discord.acknowledge_seconds` (120; Discord gives three), or it gets 10062.
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
