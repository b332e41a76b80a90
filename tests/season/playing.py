"""A tournament of a real game in a world of its own, in which days pass and people play, leave and do not come."""

import random
from collections import Counter
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from db.statements import Connection
from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.seats.lobby import Person
from play.services import Services
from play.tournament_rules import agreed
from play.tournament_rules.record import Tournament
from play.tournaments.organising import NewTournament
from tests.play.matches import Clock
from tests.play.tournaments.played import ORGANISER, Cup, person

__all__ = ["DAY", "Season", "lords", "twister"]

LOOKS_A_DAY: Final = 4
MOST_DAYS: Final = 400
LONGEST: Final = 5
"""Days that a match takes at most."""

RESERVE: Final = Person(2_000, "Reserve")


class Season:
    """A tournament that runs day by day."""

    def __init__(self, cup: Cup, path: Path, seed: int, absent: frozenset[int], leaving: tuple[int, ...]) -> None:
        self.cup, self.path = cup, path
        self.drawn = random.Random(seed)
        self.absent, self.leaving = absent, list(leaving)
        self.ends: dict[MatchId, int] = {}
        self.days = self.restarts = self.moves = 0
        self.is_corrected = self.is_replaced = False

    async def play(self) -> Tournament:
        """Play to the end; each week the bot is another process."""
        for self.days in range(1, MOST_DAYS):
            for _ in range(LOOKS_A_DAY):
                await self.cup.wait(DAY // LOOKS_A_DAY)
            tournament = await self.cup.now()
            if tournament.is_over:
                return tournament
            await self._act(tournament)
            await self._play_due(tournament)
            if self.days % 7 == 0:
                await self._restart()
        raise AssertionError(f"it does not end: {self.told(await self.cup.now())}")

    def told(self, tournament: Tournament) -> dict[str, Any]:
        """Return how it went, in figures."""
        kinds = Counter(seat.kind for seats in tournament.seats.values() for seat in seats)
        met = Counter(
            frozenset(seat.entrant for seat in seats)
            for number, seats in tournament.seats.items()
            if len(seats) > 1 and tournament.pairings[number].stage == 1
        )
        return {
            "status": tournament.row.status,
            "days": self.days,
            "pairings": Counter(row.status for row in tournament.pairings.values()),
            "seats": kinds,
            "rematches of two": sum(times - 1 for pair, times in met.items() if len(pair) > 0),
            "restarts": self.restarts,
            "acts": tournament.row.acts,
        }

    async def _act(self, tournament: Tournament) -> None:
        """Let people leave, and the organiser do what organisers do."""
        services, number = self.cup.services, self.cup.number
        if self.days % 6 == 0 and self.leaving:
            leaving = self.leaving.pop()
            await services.entering.withdraw(number, tournament.entrants[leaving].user_id or 0)
        gone = tournament.of_status("withdrawn")
        reserves = tournament.of_status("reserve")
        if gone and reserves and not self.is_replaced:
            await services.organising.replace(number, ORGANISER, gone[0].entrant, reserves[0].entrant, "moved abroad")
            self.is_replaced = True
        ended = [row for row in tournament.pairings.values() if row.status == "ended" and row.match_id is not None]
        if ended and self.days > 20 and not self.is_corrected:
            row = ended[0]
            points = [seat.twelfths or 0 for seat in tournament.seats[row.pairing]]
            await services.organising.correct(number, ORGANISER, row.pairing, points[::-1], "the seats were swapped")
            self.is_corrected = True

    async def _play_due(self, tournament: Tournament) -> None:
        """Play the matches whose day has come to their end."""
        for row in tournament.pairings.values():
            if row.status != "running" or row.match_id is None or row.over_at is not None:
                continue
            match = MatchId(row.match_id)
            here = [seat for seat in tournament.seats[row.pairing] if seat.entrant not in self.absent]
            until = self.ends.setdefault(match, self.days + self.drawn.randint(1, LONGEST) - 1)
            if len(here) == len(tournament.seats[row.pairing]) and until <= self.days:
                await self._finish(match)

    async def _finish(self, match: MatchId) -> None:
        """Let computer players play a match to its end in place of its people."""
        services = self.cup.services
        await services._context.database.write(_by_computers, match)
        for _ in range(20):
            moment = await services.computers.settled(match)
            if moment.loaded.is_over():
                return
        raise AssertionError(f"match {match} does not end")

    async def _restart(self) -> None:
        """Go on in services of their own over the same database."""
        await self.cup.services.close()
        self.cup = Cup(await Services.open(self.path, self.cup.clock), self.cup.clock, self.cup.number)
        self.restarts += 1


def _by_computers(connection: Connection, match: MatchId) -> None:
    """Seat computer players for everybody who is still there; the names stay."""
    connection.execute(
        "UPDATE seats SET sitter = 'ai', level = 'random' WHERE match_id = ? AND left_revision IS NULL", (int(match),)
    )


async def twister(path: Path, entrants: int = 64, rounds: int = 7) -> Season:
    """Return the flow of Dungeon Twister, started."""
    changes = {"rounds": rounds, "at_once": 2, "final": 8 if entrants >= 8 else 0, "most": entrants}
    cup = await _started(path, "dungeon_twister", "flow", entrants, changes)
    absent = frozenset((7, 19, 40)) & frozenset(range(1, entrants + 1))
    return Season(cup, path, 1, absent, tuple(each for each in (12, 23, 31, 44, 58) if each <= entrants))


async def lords(path: Path, entrants: int = 30, rounds: int = 5) -> Season:
    """Return the rounds at tables of Dungeon Lords, started."""
    cup = await _started(path, "dungeon_lords", "tables", entrants, {"rounds": rounds, "most": entrants})
    return Season(cup, path, 2, frozenset(), ())


async def _started(path: Path, game: str, format_: str, entrants: int, changes: dict[str, Any]) -> Cup:
    """Open a tournament that so many people and a reserve enter, and start it."""
    clock = Clock()
    services = await Services.open(path, clock)
    settings = replace(agreed.usual_settings(format_), limit_days=30, **changes)
    new = NewTournament(70, "Autumn Cup", game, "en", format_, channel_id=700, settings=settings, pace="weekly")
    number = await services.organising.draft(new, ORGANISER)
    await services.organising.open(number, ORGANISER)
    for entrant in range(1, entrants + 1):
        await services.entering.join(number, person(entrant), f"salt {entrant}")
    await services.entering.join(number, RESERVE, "spare")
    await services.organising.start(number, ORGANISER, is_confirmed=True)
    return Cup(services, clock, number)
