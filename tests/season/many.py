"""What twenty tournaments at once cost the whole bot, idle and when a round is due: `python -m tests.season.many`."""

import asyncio
import tempfile
import time
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from games.kernel.ids import MatchId
from play.seats.lobby import Person
from play.tournament_rules import agreed
from play.tournaments.organising import NewTournament
from tests import quick_simcord
from tests.db.watched import watched
from tests.season.names import names
from tests.season.world import Season, season_world

TOURNAMENTS: Final = 20
ENTRANTS: Final = 16
LOOKS_A_MINUTE: Final = 4
"""The clock looks every fifteen seconds (cogs/clock.py)."""


async def started(season: Season) -> list[int]:
    """Start tournaments of the same people: Swiss rounds of Dungeon Twister."""
    services, world = season.world.bot.services, season.world
    organisers = [Person(each.id, each.name) for each in (world.ann, world.boris)]  # ten a day each
    people = [Person(each.id, each.name) for each in season.people(names("Many", ENTRANTS))]
    settings = replace(agreed.usual_settings("swiss"), rounds=5, most=ENTRANTS)
    numbers = []
    for number in range(TOURNAMENTS):
        place, organiser = world.games.id, organisers[number % 2]
        new = NewTournament(
            world.guild.id, f"Cup {number}", "dungeon_twister", "en", "swiss", channel_id=place, settings=settings
        )
        with world.env._bot_scope():  # so that simcord waits for what begins here
            tournament = await services.organising.draft(new, organiser)
            await services.organising.open(tournament, organiser)
            for person in people:
                await services.entering.join(tournament, person, f"salt {person.user_id}", set())
            await services.organising.start(tournament, organiser, is_confirmed=True)
        await world.env.settle()
        numbers.append(tournament)
    return numbers


async def end_round(season: Season, tournament: int) -> None:
    """Let one of the two give up in every match that runs."""
    services = season.world.bot.services
    view = await services.contests.view(tournament)
    for each in view.pairings:
        if each.status == "running" and each.match is not None:
            loser = view.entrants[each.seats[0].entrant].user_id or 0
            await services.matches.resign(MatchId(each.match), loser)


async def main(folder: Path) -> None:
    """Print statements and seconds of processor time."""
    quick_simcord.install()
    seen: list[str] = []
    async with season_world(folder / "many.sqlite3", 1) as season:
        with pytest.MonkeyPatch.context() as patch:
            nothing = await _measured(season, seen)
            numbers = await started(season)
            idle = await _measured(season, seen)
            print(f"a minute, idle: {nothing} before there were any; {idle} with {TOURNAMENTS}")
            watched(patch, seen.append)
            seen.clear()
            began = time.process_time()
            with season.world.env._bot_scope():
                for each in numbers:
                    await end_round(season, each)
            await season.world.env.settle()
            await season.world.env.advance_time(120)
            views = [await season.world.bot.services.contests.view(each) for each in numbers]
            print(f"a round: {len(seen)} statements, {time.process_time() - began:.1f} s for", end=" ")
            print(f"{TOURNAMENTS * ENTRANTS // 2} results, pairs, matches begun and shown in Discord")
            assert {view.newest_round(1) for view in views} == {2}
            assert season.errors == []


async def _measured(season: Season, seen: list[str]) -> str:
    """Return what a minute costs in which nothing happens."""
    await season.world.env.settle()
    with pytest.MonkeyPatch.context() as own:
        watched(own, seen.append)
        seen.clear()
        began = time.process_time()
        for _ in range(LOOKS_A_MINUTE):
            await season.world.bot.clock._look()
        spent = time.process_time() - began
    return f"{len([each for each in seen if not each.startswith('BEGIN')])} statements, {1000 * spent:.0f} ms"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        asyncio.run(main(Path(made)))
