"""Short ways to a tournament over the services."""

from typing import Any, Final

from games.kernel.ids import MatchId
from play.formats.settings import Settings
from play.seats.lobby import Person
from play.seats.seating import SeatedTable, Sitting, open_seated
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.acts import BOT, Act, NewPairing
from play.tournament_rules.record import Tournament
from play.tournaments.organising import NewTournament
from play.tournaments.storing import change, load
from tests.play.matches import PEOPLE

CHIEF: Final = Person(2_001, "Chief")
OTHER: Final = Person(2_002, "Other")


async def drafted(services: Services, by: Person = CHIEF, of: str = "swiss", **settings: Any) -> int:
    """Return a draft of a tournament of auctions for two."""
    new = NewTournament(70, "Autumn Cup", "auction", "en", format=of, settings=Settings(**settings))
    return await services.organising.draft(new, by)


async def opened(services: Services, of: str = "swiss", **settings: Any) -> int:
    """Return an open tournament that Ann, Boris, Vera and Gleb have entered, in this order."""
    number = await drafted(services, of=of, **settings)
    await services.organising.open(number, CHIEF, is_staff=True)
    for person in PEOPLE:
        await services.entering.join(number, person, "pear")
    return number


async def running(
    services: Services, *reserves: Person, of: str = "swiss", **settings: Any
) -> tuple[int, tuple[MatchId, MatchId]]:
    """Return a tournament in which Ann meets Boris, and Vera Gleb."""
    number = await opened(services, of, **{"rounds": 2, **settings})
    for person in reserves:
        await services.entering.join(number, person, "pear")
    await services.organising.start(number, CHIEF)
    first, second = [await seated(services, number, f"1/1/{at + 1}", *PEOPLE[2 * at : 2 * at + 2]) for at in range(2)]
    pairs = (NewPairing(1, (1, 2)), NewPairing(2, (3, 4)))
    now = services._context.clock()
    begun = (acts.Begun(1, first, now + 1_000), acts.Begun(2, second, now + 1_000))
    await done(services, number, acts.Paired(1, 1, now, pairs), *begun)
    return number, (first, second)


async def seated(services: Services, number: int, path: str, *people: Person) -> MatchId:
    """Return a match of a tournament that runs."""
    sitting = tuple(Sitting(person.user_id, person.name, "pear") for person in people)
    table = SeatedTable("auction", sitting, b"s" * 32, "Autumn Cup", number, path, "en", 70)
    return await services._context.database.write(lambda connection: open_seated(services._context, connection, table))


async def done(services: Services, number: int, *by_bot: Act) -> None:
    """Store what the bot does in a tournament."""
    await change(services._context, number, lambda _, __: [(act, BOT) for act in by_bot])


async def record(services: Services, number: int) -> Tournament:
    """Return a tournament as it is stored."""
    return await services._context.database.read(load, number)
