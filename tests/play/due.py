"""What is due, as it is stored: it must be what the rules of each match derive from it."""

import msgspec

from db.rows import due, seats
from db.rows.due import DueRow
from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Observation
from play.match import queue
from play.match.loading import load
from play.reminders.pings import Ping
from play.reminders.reminders import Reminder
from play.reminders.webhooks import Webhook
from play.rules.due import Kind, differing, due_in
from play.rules.votes import with_told
from play.services import Services
from tests.play.matches import Clock

LATEST = 1 << 40
OVERDUE = """
SELECT d.about, d.seat, m.revision, CASE WHEN d.claimed_until > d.at THEN d.claimed_until ELSE d.at END AS due_at
FROM due AS d INNER JOIN matches AS m ON m.id = d.about
WHERE d.kind = 'default' AND d.at <= :at AND d.claimed_until <= :at
"""


def not_as_derived(connection: Connection) -> tuple[DueRow, ...]:
    """Return what deriving the rows of all matches anew would change: nothing, if each change has stored its own."""
    return tuple(row for match in _known(connection) for row in _differing(connection, match))


def _known(connection: Connection) -> tuple[MatchId, ...]:
    """Return every match, also those that are over: they may call somebody in the morning."""
    return tuple(MatchId(row["id"]) for row in connection.execute("SELECT id FROM matches"))


def _differing(connection: Connection, match: MatchId) -> tuple[DueRow, ...]:
    stored = tuple(row for row in due.of_match(connection, match) if row.at is not None)
    return differing(stored, due_in(load(connection, match)))


async def told(services: Services, match: MatchId, name: str, seat: int = 1) -> int:
    """Note that the person at a seat was told of a motion, as the bot does; return until when they can object."""
    moment = await services.observations.moment(match)
    row = with_told(moment.loaded.seats[seat], [name], services._context.clock())
    await services._context.database.write(seats.store_agreed, match, seat, row.agrees)
    await services._context.database.write(queue.settle_again, match)
    found = next(each for each in (await services.observations.public(match)).motions if each.name == name)
    assert found.carries_at is not None
    return found.carries_at


async def carried_unopposed(services: Services, clock: Clock, match: MatchId, name: str, seat: int = 1) -> Observation:
    """Let the person at a seat be told of a motion and not object; return the match when it is carried."""
    clock.now = await told(services, match, name, seat)
    assert await done(services, "carry") == (match,)
    return await services.observations.public(match)


class Overdue(msgspec.Struct, frozen=True):
    """A seat whose default is due at `due_at`; `revision` is what `play_default` takes."""

    match: MatchId
    seat: Seat
    revision: int
    due_at: int


async def done(services: Services, kind: Kind) -> tuple[MatchId, ...]:
    """Claim what is due of a kind and do it; return the matches in which anything was done."""
    rows = await services.due.claim(kind)
    return tuple([MatchId(row.about) for row in rows if await services.due.do(row)])


async def reminders(services: Services) -> tuple[Reminder, ...]:
    """Claim who is to be reminded now; what was put off to now is claimed anew."""
    found = list[Reminder | None]()
    while rows := await services.due.claim("remind"):
        found += [await services.reminders.due(MatchId(row.about), Seat(row.seat)) for row in rows]
    return tuple(each for each in found if each is not None)


async def pings(services: Services) -> tuple[Ping, ...]:
    """Claim the pings of which somebody is told now."""
    found = [await services.pings.told(MatchId(row.about), Seat(row.seat)) for row in await services.due.claim("ping")]
    return tuple(each for each in found if each is not None)


async def digests(services: Services) -> tuple[int, ...]:
    """Claim the digests that are sent now; return whose."""
    rows = await services.due.claim("digest")
    found = [await services.digests.told(MatchId(row.about), Seat(row.seat)) for row in rows]
    return tuple(each for each in found if each is not None)


async def questions(services: Services) -> tuple[int, ...]:
    """Claim the questions whether anybody still plays that are sent now; return to whom."""
    rows = await services.due.claim("question")
    found = [await services.silence.asked(MatchId(row.about), Seat(row.seat)) for row in rows]
    return tuple(each for each in found if each is not None)


async def addresses(services: Services) -> tuple[Webhook, ...]:
    """Claim the addresses that are told now what has happened in their matches."""
    rows = await services.due.claim("tell")
    found = [await services.webhooks.claim_match(MatchId(row.about)) for row in rows]
    return tuple(each for each in found if each is not None)


async def overdue(services: Services, at: int) -> tuple[Overdue, ...]:
    """Return the seats whose default is due `at` that time, the oldest first; a claimed one is when its claim ends."""
    return await services._context.database.read(_overdue, at)


async def claim_overdue(services: Services, most: int = 100) -> tuple[Overdue, ...]:
    """Claim seats whose time is up."""
    rows = await services.due.claim("default", most=most)
    found = await services._context.database.read(_overdue, LATEST)
    claimed = {(row.about, row.seat): row.at for row in rows}
    return tuple(each for each in found if (each.match, each.seat) in claimed)


def _overdue(connection: Connection, at: int) -> tuple[Overdue, ...]:
    rows = connection.execute(OVERDUE.replace(":at", str(at))).fetchall()
    found = [Overdue(row["about"], row["seat"], row["revision"], row["due_at"]) for row in rows]
    return tuple(sorted(found, key=lambda each: (each.due_at, each.match, each.seat)))
