"""Tournaments that services run: people enter, the clock does what is due, and matches of the tally are played."""

from typing import Any, Final, TypeVar

from msgspec.structs import replace

from db.rows import tournaments
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.seats.lobby import Person
from play.services import Services
from play.tournament_rules import acts, agreed
from play.tournament_rules.record import Tournament
from play.tournaments.going_on import GoingOn
from play.tournaments.organising import NewTournament
from play.tournaments.storing import load, settle_again
from play.tournaments.worker import Worker
from tests.play.matches import TALLY, Clock
from tests.play.shortcuts import run_computers, submit_line

A = TypeVar("A")
ORGANISER: Final = Person(9_000, "Olga")
PACE: Final = "day"


def person(entrant: int) -> Person:
    """Return the person who enters as that number."""
    return Person(1_000 + entrant, f"Player {entrant}")


def inline(services: Services) -> Services:
    """Let services pair in this process, which tests of pairing itself do not."""
    services.going_on = GoingOn(services._context, Worker(is_inline=True))
    services.due.add_others(services.going_on.handlers(), settle_again)
    return services


class Cup:
    """A tournament, and what is done in it by its number."""

    def __init__(self, services: Services, clock: Clock, number: int) -> None:
        self.services, self.clock, self.number = services, clock, number

    async def now(self) -> Tournament:
        """Return it as it is stored."""
        return await self.services._context.database.read(load, self.number)

    async def acts(self) -> tuple[acts.Act, ...]:
        """Return all acts."""
        rows = await self.services._context.database.read(tournaments.acts, self.number)
        return tuple(acts.decoder.decode(row.facts) for row in rows)

    async def acts_of(self, kind: type[A]) -> tuple[A, ...]:
        """Return the acts of a kind."""
        return tuple(act for act in await self.acts() if isinstance(act, kind))

    async def look(self) -> list[str]:
        """Do all that is due now, as the clock does; return the kinds of what was done."""
        done: list[str] = []
        while rows := await self.services.due.claim():
            for row in rows:
                try:
                    if await self.services.due.do(row):
                        done.append(row.kind)
                except Refusal:
                    done.append(f"not {row.kind}")
        return done

    async def wait(self, seconds: int, steps: int = 1) -> list[str]:
        """Let time pass, and do what is due."""
        done: list[str] = []
        for _ in range(steps):
            self.clock.now += seconds // steps
            done += await self.look()
        return done

    async def running(self) -> dict[int, MatchId]:
        """Return the matches that run, by pairing."""
        rows = (await self.now()).pairings.values()
        return {row.pairing: MatchId(row.match_id) for row in rows if row.status == "running" and row.match_id}

    async def seen(self, match: MatchId) -> Observation:
        """Return a match as everybody sees it, once the moves of those who are away are made."""
        await run_computers(self.services, match)
        return await self.services.observations.public(match)

    async def play(self, pairing: int, winner: int = 0) -> None:
        """Play a match of the tally to its end: the seat `winner` adds most."""
        tournament = await self.now()
        match = MatchId(tournament.pairings[pairing].match_id or 0)
        seats = [tournament.entrants[seat.entrant] for seat in tournament.seats[pairing]]
        while (seen := await self.seen(match)).status == "running":
            seat = seen.awaited()[0].seat
            user_id = seats[seat].user_id or 0
            if seat == winner:
                await submit_line(self.services, match, user_id, "add 3")
            await submit_line(self.services, match, user_id, "end")

    async def play_all(self) -> None:
        """Play all matches that run: the lower number wins."""
        for pairing in await self.running():
            seats = (await self.now()).seats[pairing]
            await self.play(pairing, min(range(len(seats)), key=lambda seat: seats[seat].entrant))

    async def to_the_end(self, most: int = 60) -> Tournament:
        """Play all to the end, day by day."""
        for _ in range(most):
            await self.look()
            if (tournament := await self.now()).is_over:
                return tournament
            await self.play_all()
            await self.wait(86_400 // 4)
        raise AssertionError("it does not end")


async def drafted(services: Services, clock: Clock, format_: str = "swiss", **settings: Any) -> Cup:
    """Draft a tournament of the tally."""
    pace, starts_at = settings.pop("pace", PACE), settings.pop("starts_at", None)
    usual = agreed.usual_settings(format_)
    chosen = replace(usual, **{"rounds": 3, "most": 64, **settings})
    times = {"pace": pace, "starts_at": starts_at}
    new = NewTournament(70, "Autumn Cup", TALLY, "en", format_, channel_id=700, settings=chosen, **times)
    return Cup(services, clock, await services.organising.draft(new, ORGANISER))


async def entered(services: Services, clock: Clock, entrants: int, format_: str = "swiss", **settings: Any) -> Cup:
    """Open a tournament that people enter."""
    cup = await drafted(services, clock, format_, **settings)
    await services.organising.open(cup.number, ORGANISER)
    for entrant in range(1, entrants + 1):
        await services.entering.join(cup.number, person(entrant), f"salt {entrant}")
    return cup


async def started(services: Services, clock: Clock, entrants: int, format_: str = "swiss", **settings: Any) -> Cup:
    """Start a tournament, and do what is due then."""
    cup = await entered(services, clock, entrants, format_, **settings)
    await services.organising.start(cup.number, ORGANISER, is_confirmed=True)
    await cup.look()
    return cup
