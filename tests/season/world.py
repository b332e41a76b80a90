"""A simulated Discord with the real bot for a whole season, outside of pytest: what tests get as fixtures.

Pictures are blank, nobody waits in real time, and everything that goes wrong in the log is kept.
"""

import logging
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord

from cogs.messages.requests import REQUESTS
from cogs.projection import cards, tournament_threads
from cogs.sealed_orders import SealedOrders, create_bot
from config import read_settings
from play.tournament_rules.acts import Act
from play.tournament_rules.pairing import next_acts
from play.tournament_rules.record import Tournament
from play.tournaments.worker import Worker
from playground.world import World, build_world
from tests.whole import api
from tests.whole.painters import Forgetful

BEAT_SECONDS = 6 * 3600
"""Virtual days pass quickly where the bot beats seldom."""

SETTLE_SECONDS = 240.0
"""So long a busy machine has for whatever a simulated day brings.

simcord takes what is due in a shorter time than that for work under way; nothing in the bot sleeps for less when it has
nothing to do, and who packs matches says again after 300 seconds that they do.
"""

_ROUTES = {
    re.compile(re.escape(route).replace(r"\{\}", "[^/]+")): (ask.name, route)
    for ask, row in REQUESTS.items()
    for route in row.routes
}


class Asked:
    """The requests of a season by their routes; simcord's own list of them is emptied from time to time."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.routes = Counter[str]()
        self.faults: list[str] = []
        self._checked = set[tuple[str, str, str]]()

    def take(self) -> None:
        """Count the requests since the last time, and check each against Discord's description of its API."""
        for each in self.env.http_requests:
            asked = f"{each.method} {each.path.partition('?')[0]}"
            route = next((route for form, (_, route) in _ROUTES.items() if form.fullmatch(asked)), None)
            self.routes[route or asked] += 1
            if route is None:
                self.faults.append(f"cogs/messages/requests.py has no such route: {asked}")
            key = (each.method, each.path, repr(each.json))
            if each.method != "GET" and key not in self._checked:
                self.faults += api.faults(each.method, each.path, each.json)
            if each.method == "PUT":
                self._checked.add(key)
        backend = self.env.backend
        backend.http_requests.clear()
        backend.transcript.clear()


class Season:
    """The world of a season: what was asked of Discord in it, and what the bot logged as an error."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.asked = Asked(world.env)
        self.errors: list[str] = []

    def member(self, user_id: int) -> simcord.MemberActor:
        """Return who has that id."""
        return next(each for each in self.world.members.values() if each.id == user_id)

    def people(self, names: Iterable[str]) -> list[simcord.MemberActor]:
        """Let people come to the server."""
        found = []
        for name in names:
            person = self.world.env.create_user(re.sub(r"\W", "", name).lower(), global_name=name)
            self.world.members[name] = self.world.guild.add_member(person)
            person.dm_channel  # noqa: B018  (reading it creates it)
            found.append(self.world.members[name])
        return found


@asynccontextmanager
async def season_world(database: Path, seed: int) -> AsyncIterator[Season]:
    """Open the world with a bot on a new `database`; equal seeds give equal secrets."""
    many = dict.fromkeys(("TABLES", "TABLES_A_DAY", "INVITATIONS_A_DAY", "SEATS"), "1000")
    # Computers get seats here without an entry (matches.py), so that such matches do not verify: none is packed.
    given = {"DATABASE": str(database), "REQUESTS_A_SECOND": "100000", "PACK_DAYS": "never", **many}
    settings = read_settings({f"SEALED_ORDERS_{name}": value for name, value in given.items()}, database.parent / "no")
    entropy = random.Random(seed).randbytes
    bots: list[SealedOrders] = []

    def make_bot() -> SealedOrders:
        bots.append(create_bot(settings, Forgetful(), entropy, BEAT_SECONDS))
        return bots[-1]

    async def at_once(_: Worker, tournament: Tournament, now: int) -> tuple[Act, ...]:
        return next_acts(tournament, now)

    env = simcord.Env(make_bot(), settle_timeout=SETTLE_SECONDS)
    _be_patient(env)
    season = Season(build_world(env))
    season.world.restarts_with(make_bot)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SealedOrders, "now", lambda _: int(env.now().timestamp()))
        # The simulated Discord waits in real time, and the process that pairs is none that it knows.
        patch.setattr(cards, "BETWEEN_SECONDS", 0.0)
        patch.setattr(tournament_threads, "BETWEEN_SECONDS", 0.0)
        patch.setattr(Worker, "next_acts", at_once)
        handler = logging.Handler(logging.ERROR)
        line = logging.Formatter("%(name)s: %(message)s")
        handler.emit = lambda record: season.errors.append(line.format(record))  # type: ignore[method-assign]  # one line
        logging.getLogger().addHandler(handler)
        await env.start()
        try:
            with env.time_context():
                yield season
        finally:
            logging.getLogger().removeHandler(handler)
            await season.world.bot.close()
            await env.shutdown()
            for bot in bots:
                if not bot.is_closed():
                    await bot.services.close()
    env._raise_errors_since(env._errors_acknowledged)


def _be_patient(env: simcord.Env) -> None:
    """Give the bot time to become quiet also after a restart, for which simcord has five seconds and no setting."""
    settle = env._settle_internal

    async def settle_patiently(**options: Any) -> None:
        await settle(**{**options, "timeout": SETTLE_SECONDS})

    env._settle_internal = settle_patiently  # type: ignore[method-assign]  # see above
