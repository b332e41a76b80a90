"""A league that services run: people join, the clock does what is due, and matches of the tally are played."""

from typing import Any, Final

from db.rows import tournaments
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.formats.league_views import LeagueSettings, LeagueView
from play.league_rules.record import League
from play.leagues.organising import NewLeague
from play.leagues.storing import load, settle_again
from play.seats.lobby import Person
from play.services import Services
from play.tournaments.storing import load as load_tournament
from tests.play.matches import TALLY, Clock
from tests.play.shortcuts import submit_line
from tests.play.tournaments.played import ORGANISER, Cup, inline, person

DAY: Final = 86_400


class Season:
    """A league, and what is done in it by its number."""

    def __init__(self, services: Services, clock: Clock, number: int) -> None:
        self.services, self.clock, self.number = services, clock, number

    async def now(self) -> League:
        """Return it as it is stored."""
        return await self.services._context.database.read(load, self.number)

    async def seen(self) -> LeagueView:
        """Return it as everybody sees it."""
        return await self.services.leagues.view(self.number)

    async def settle(self) -> None:
        """Store what is due in it anew."""
        await self.services._context.database.write(settle_again, self.number)

    async def cups(self) -> tuple[Cup, ...]:
        """Return the divisions of its newest season."""
        return tuple(Cup(self.services, self.clock, row.id) for row in (await self.now()).divisions)

    async def look(self) -> list[str]:
        """Do all that is due now, as the clock does; return the kinds of what was done."""
        return await Cup(self.services, self.clock, 0).look()

    async def wait_until(self, at: int) -> list[str]:
        """Let time pass, and do what is due; those who are away are looked for on the way."""
        done: list[str] = []
        while self.clock.now < at:
            self.clock.now = min(at, self.clock.now + DAY)
            done += await self.look()
        return done

    async def play(self, cup: Cup, absent: tuple[int, ...] = ()) -> None:
        """Play all matches of a division to the end, in which the lower entrant wins; `absent` never move."""
        while True:
            tournament = await cup.now()
            seats = {number: tournament.seats[number] for number in await cup.running()}
            playing = [each for each, of in seats.items() if not {seat.entrant for seat in of} & set(absent)]
            for each in playing:
                await cup.play(each, min(range(len(seats[each])), key=lambda seat: seats[each][seat].entrant))
            for each in seats.keys() - set(playing):
                await self._wait_for(cup, each, absent)
            await self.look()
            if not playing:
                return

    async def _wait_for(self, cup: Cup, pairing: int, absent: tuple[int, ...]) -> None:
        """Let those who are there move in a match until it waits for somebody who is not."""
        tournament = await cup.now()
        match, seats = MatchId(tournament.pairings[pairing].match_id or 0), tournament.seats[pairing]
        while (seen := await cup.seen(match)).status == "running":
            entrant = seats[seen.awaited()[0].seat].entrant
            if entrant in absent:
                return
            await submit_line(self.services, match, tournament.entrants[entrant].user_id or 0, "end")

    async def play_all(self) -> None:
        """Play the newest season to its end, and wait for the next."""
        for cup in await self.cups():
            await self.play(cup)
        await self.wait_until((await self.now()).row.opens_at or 0)

    async def matches(self) -> tuple[MatchId, ...]:
        """Return all matches of the newest season."""
        found: list[int] = []
        for row in (await self.now()).divisions:
            found += await self.services._context.database.read(tournaments.matches_of, row.id)
        return tuple(map(MatchId, found))

    async def names(self) -> list[list[str]]:
        """Return what the entrants of each division are called."""
        loaded = [
            await self.services._context.database.read(load_tournament, row.id) for row in (await self.now()).divisions
        ]
        return [[each.name for each in tournament.entrants.values()] for tournament in loaded]


async def drafted(services: Services, clock: Clock, size: int = 4, seats: int = 2, **settings: Any) -> Season:
    """Draft a league of the tally."""
    inline(services)
    pace = settings.pop("pace", "day")
    chosen = LeagueSettings(**{"moving": 1, "at_once": 3, **settings})
    new = NewLeague(70, "Autumn League", TALLY, "en", pace, seats=seats, size=size, channel_id=700, settings=chosen)
    return Season(services, clock, await services.organising_leagues.draft(new, ORGANISER))


async def joined(services: Services, clock: Clock, members: int, **settings: Any) -> Season:
    """Return a league that people have joined."""
    league = await drafted(services, clock, **settings)
    await services.organising_leagues.let_join(league.number, ORGANISER)
    for number in range(1, members + 1):
        await services.taking_part.join(league.number, person(number), f"salt {number}")
    return league


async def started(services: Services, clock: Clock, members: int, **settings: Any) -> Season:
    """Return a league in its first season."""
    league = await joined(services, clock, members, **settings)
    await services.organising_leagues.start(league.number)
    await league.look()
    return league


async def refused_by(attempt: Any) -> str:
    """Return the code of the refusal that `attempt` ends with."""
    try:
        await attempt
    except Refusal as refusal:
        return refusal.code
    raise AssertionError("not refused")


__all__ = ["ORGANISER", "Person", "Season", "drafted", "joined", "person", "refused_by", "started"]
