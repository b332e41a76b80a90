"""Matches as tests need them, and what to do with them in few words."""

from collections.abc import Awaitable
from typing import Any

from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.sight import Sight
from play.house import House
from play.lobby import NewTable, Person
from play.matches import Submitted
from tests.play import tally

ANN, BORIS, VERA, GLEB = PEOPLE = (
    Person(1001, "Ann"),
    Person(1002, "Boris"),
    Person(1003, "Vera"),
    Person(1004, "Gleb"),
)
TALLY = tally.Tally.id


class Clock:
    """Unix seconds that go on only when told to."""

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


async def opened(house: House, game: str = "auction", *people: Person, **fields: Any) -> MatchId:
    """Open a table of `game`, hosted by the first of `people` (Ann and Boris), where the others join."""
    host, *others = people or (ANN, BORIS)
    sight = await house.lobby.open_table(NewTable(game, host, f"salt {host.user_id % 1_000}", "en", **fields))
    for person in others:
        await house.lobby.join(sight.match, person, f"salt {person.user_id % 1_000}")
    return sight.match


async def started(house: House, game: str = "auction", *people: Person, computers: int = 0, **fields: Any) -> MatchId:
    """Start a match of `game` for `people` (Ann and Boris) and computer players."""
    match = await opened(house, game, *people, **fields)
    host = (people or PEOPLE)[0].user_id
    for _ in range(computers):
        await house.lobby.add_computer(match, host, "")
    await house.lobby.start(match, host)
    return match


async def say(house: House, match: MatchId, person: Person, *lines: str) -> Submitted:
    """Make the moves that `person` types one after the other; return the last."""
    done = None
    for line in lines:
        done = await house.matches.submit_line(match, person.user_id, line, {})
    assert done is not None
    return done


async def to_bids(house: House, match: MatchId, *people: Person) -> int:
    """Play an auction from the opening to the bids, nobody pledging anything; return the revision."""
    seats = people or (ANN, BORIS)
    for _ in range(1 + len(seats)):
        sight = await house.sights.public(match)
        decision = sight.decisions[0]
        await say(house, match, seats[decision.seat], "open" if decision.kind == "open" else "pledge 0")
    return (await house.sights.public(match)).revision


async def owed(house: House, match: MatchId) -> tuple[Seat, ...]:
    """Return the seats that the match waits for."""
    return tuple(decision.seat for decision in (await house.sights.public(match)).awaited())


async def finish(house: House, match: MatchId, *people: Person) -> Sight:
    """Play a match to its end: people choose their last move, computer and absent seats play."""
    seats = people or (ANN, BORIS)
    for _ in range(1_000):
        await house.computers.run(match)
        sight = await house.sights.public(match)
        if sight.status != "running":
            return sight
        person = seats[sight.awaited()[0].seat]
        last = (await house.sights.private(match, person.user_id)).choices[-1].number
        await house.matches.submit_choice(match, person.user_id, sight.revision, last)
    raise AssertionError("the match does not end")
