"""Matches for tests, and short ways to play them."""

from collections.abc import Awaitable
from typing import Any

import msgspec

from db.rows import tournaments
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Choice, Observation
from play.match.matches import Submitted
from play.seats.lobby import NewTable, Person
from play.seats.seating import SeatedTable, Sitting, open_seated
from play.services import Services
from tests.play import tally
from tests.play.shortcuts import run_computers, submit_line
from tests.play.tournaments.in_memory import drafted

ANN, BORIS, VERA, GLEB = PEOPLE = (
    Person(1001, "Ann"),
    Person(1002, "Boris"),
    Person(1003, "Vera"),
    Person(1004, "Gleb"),
)
TALLY = tally.Tally.id


class Clock:
    """Unix seconds that change only when a test changes them."""

    def __init__(self) -> None:
        self.now = 1_800_000_000

    def __call__(self) -> int:
        return self.now


async def refused(attempt: Awaitable[Any]) -> Refusal:
    """Return the refusal that `attempt` ends with."""
    try:
        result = await attempt
    except Refusal as refusal:
        return refusal
    raise AssertionError(f"not refused: {result}")


async def opened(services: Services, game: str = "auction", *people: Person, **fields: Any) -> MatchId:
    """Open a table of `game`, hosted by the first of `people` (Ann and Boris), where the others join."""
    host, *others = people or (ANN, BORIS)
    observation = await services.lobby.open_table(NewTable(game, host, f"salt {host.user_id % 1_000}", "en", **fields))
    for person in others:
        await services.lobby.join(observation.match, person, f"salt {person.user_id % 1_000}")
    return observation.match


async def started(
    services: Services, game: str = "auction", *people: Person, computers: int = 0, **fields: Any
) -> MatchId:
    """Start a match of `game` for `people` (Ann and Boris) and computer players."""
    match = await opened(services, game, *people, **fields)
    host = (people or PEOPLE)[0].user_id
    for _ in range(computers):
        await services.lobby.add_computer(match, host, "")
    await services.lobby.start(match, host)
    return match


async def say(services: Services, match: MatchId, person: Person, *lines: str) -> Submitted:
    """Make the moves that `person` types one after the other; return the last."""
    done = None
    for line in lines:
        done = await submit_line(services, match, person.user_id, line)
    assert done is not None
    return done


async def to_bids(services: Services, match: MatchId, *people: Person) -> int:
    """Play an auction from the opening to the bids, nobody pledging anything; return the revision."""
    seats = people or (ANN, BORIS)
    for _ in range(1 + len(seats)):
        observation = await services.observations.public(match)
        decision = observation.decisions[0]
        await say(services, match, seats[decision.seat], "open" if decision.kind == "open" else "pledge 0")
    return (await services.observations.public(match)).revision


async def choices_of(services: Services, match: MatchId, person: Person) -> tuple[tuple[int | None, Choice], ...]:
    """Return all that a person may choose, with the topic of each choice."""
    moment = await services.observations.moment(match)
    every = await services.observations.every_choice(moment, person.user_id)
    return tuple((observation.topic, choice) for observation in every for choice in observation.choices)


async def owed(services: Services, match: MatchId) -> tuple[Seat, ...]:
    """Return the seats with a required decision."""
    return tuple(decision.seat for decision in (await services.observations.public(match)).awaited())


async def finish(services: Services, match: MatchId, *people: Person) -> Observation:
    """Play a match to its end: people choose their last move, computer and absent seats play."""
    seats = people or (ANN, BORIS)
    for _ in range(1_000):
        await run_computers(services, match)
        observation = await services.observations.public(match)
        if observation.status != "running":
            return observation
        person = next(
            seats[decision.seat]
            for decision in observation.awaited()
            if observation.face(decision.seat).sitter == "person"
        )
        topic, last = (await choices_of(services, match, person))[-1]
        await services.matches.submit_choice(match, person.user_id, observation.revision, last.number, topic=topic)
    raise AssertionError("the match does not end")


def seated_table(*people: Person, **fields: Any) -> SeatedTable:
    """Return a table of a tournament between `people` (Ann and Boris), on a server and without a thread."""
    players = people or (ANN, BORIS)
    return SeatedTable(
        **{
            "game": "auction",
            "seats": tuple(Sitting(each.user_id, each.name, "5a" * 32) for each in players),
            "secret": bytes(range(32)),
            "title": "Autumn Cup, round 3: " + " and ".join(each.name for each in players),
            "tournament_id": 7,
            "path": "1/3/12",
            "language": "en",
            "guild_id": 70,
            **fields,
        }
    )


async def seated(services: Services, *people: Person, **fields: Any) -> MatchId:
    """Start the match of such a table. Its tournament is stored, a draft, but without this pairing."""
    context, table = services._context, seated_table(*people, **fields)

    def stored(connection: Connection) -> MatchId:
        if tournaments.find(connection, table.tournament_id) is None:
            tournaments.insert(connection, msgspec.structs.replace(drafted().row, id=table.tournament_id))
        return open_seated(context, connection, table)

    match = await context.database.write(stored)
    context.notify(match)
    return match
