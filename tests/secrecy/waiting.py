"""Two worlds in which time passes: reminders, stand-ins and votes hang on nothing that a person may not see.

Only in the twin has somebody picked a move without confirming it, and sealed another move than in the first world.
"""

import random
from collections.abc import AsyncIterator
from pathlib import Path

from db.rows import matches
from games.kernel.game import AnyGame
from games.kernel.ids import Observer
from games.kernel.observation import WhenLate
from tests.secrecy.acts import looks
from tests.secrecy.bots import Stage
from tests.secrecy.worlds import Log, compare, no_receipts, outputs, sealers, swap, to_seals, world_of

HOURS = 6
UNTIL_LATE = 4
"""So many times six hours are a day, which everybody has for an answer."""


async def check_waiting(game: AnyGame, number: int, observer: Observer, folder: Path, rule: WhenLate) -> None:
    """Check that what the bot does while time passes, and when it is up, tells a person nothing that is hidden.

    `number` selects the match; `rule`: what the table does when time is up.
    """
    said: list[Log] = []
    for is_twin in (False, True):
        async with world_of(folder / str(is_twin), game, number) as made:
            await made.services._context.database.write(matches.set_when_late, made.match, rule)
            await to_seals(made, random.Random(number))
            await swap(made, game, observer, is_twin)
            acts = [each async for each in _waiting(made, observer, rule, is_twin)]
            said.append(await no_receipts(made, acts))
    compare(*said)


async def _waiting(
    made: Stage, observer: Observer, rule: WhenLate, is_twin: bool
) -> AsyncIterator[tuple[str, list[str]]]:
    person = (await made.who(observer)).id
    seats = [seat async for seat in sealers(made, observer)]
    for seat in seats:
        who = await made.who(seat)
        await made.services.people.change(who.id, reminders="mention", mentions="loud")
        if is_twin:
            await made.services.reminders.picked(made.match, who.id)
    if len((await made.public()).awaited()) > 2:
        notations = [choice.notation for choice in (await made.of_seat(seats[0])).choices]
        await made.table.play(await made.who(seats[0]), notations[-1] if is_twin else notations[0])
    made.transcript.turn_over()
    before = len(await made.entries())
    for step in range(1, UNTIL_LATE):
        await made.world.env.advance_time(HOURS * 3600)
        yield f"after {step * HOURS} hours", outputs(made.transcript.turn_over(), person, 0)
    async for name, done in looks(made, observer, 0):
        yield name, outputs(done, person, 0)
    await made.world.env.advance_time((HOURS + 1) * 3600)
    happened = made.transcript.turn_over()
    if rule == "vote":
        yield "time is up", outputs(happened, person, 0)
        async for name, done in looks(made, observer, 1):
            yield name, outputs(done, person, 0)
    yield "when time was up", await _made_then(made, before)


async def _made_then(made: Stage, before: int) -> list[str]:
    """Return which entries were made since `before`, up to the one that opens what was sealed."""
    found = []
    for entry in (await made.entries())[before:]:
        found.append(f"{entry.kind} {entry.seat} {entry.decision}")
        if entry.opened:
            break
    return found
