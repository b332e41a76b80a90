"""Two worlds in which somebody is to be called: by a player, after a night or an excuse, by a silent table.

Only in the twin has the person who is called lined a move up and picked a choice, and all that the observer may not see
is different. When and where everybody is called, and what the observer is sent, is the same.
"""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

from games import registry
from games.kernel.ids import Observer, Seat
from play.rules.endings import ANSWER_SECONDS, QUIET_SECONDS
from tests.secrecy.bots import Stage, stage
from tests.secrecy.lined_up import to_the_turns
from tests.secrecy.transcripts import Happened
from tests.secrecy.worlds import Log, compare, no_receipts, outputs, swap

HOUR, DAY_MINUTES = 3_600, 1_440
NIGHT_HOURS = 9
Acts = AsyncIterator[tuple[str, Happened, int]]
Script = Callable[[Stage, Seat, bool], Acts]


async def check_bells(script: Script, number: int, folder: Path, *, is_player: bool) -> None:
    """Check that how somebody is called in a `script` tells the other player, or who only watches, nothing hidden."""
    said: list[Log] = []
    for is_twin in (False, True):
        place = folder / str(is_twin)
        place.mkdir(parents=True)
        pace = "none" if script is falling_silent else "daily"
        async with stage(place, "auction", 2, number, options="length=long", pace=pace) as made:
            await to_the_turns(made)
            asked = (await made.public()).awaited()[0].seat
            called = Seat(1 - asked) if script is calling else asked
            observer: Observer = Seat(1 - called) if is_player else None
            await swap(made, registry.find("auction"), observer, is_twin)
            person = (await made.who(observer)).id
            made.transcript.turn_over()
            acts = [each async for each in script(made, called, is_twin)]
            seen = _sent if script is falling_silent else outputs
            found = [(name, seen(done, person, 0 if who == person else who)) for name, done, who in acts]
            said.append(await no_receipts(made, found))
    compare(*said)


def _sent(done: Happened, person: int, actor: int) -> list[str]:
    """Return what a person is sent, and all calls in order; how often a match is loaded to show its end differs."""
    return [*done.visible_to(person), repr(done.trace(actor)[0])]


async def pinging(made: Stage, called: Seat, is_twin: bool) -> Acts:
    """Yield what followed from a reminder by the other player: at night, and in the morning when it is delivered."""
    pinger = await made.who(Seat(1 - called))
    await _falls_asleep(made, called)
    await _prepares(made, called, is_twin)
    await pinger.slash(made.table.channel, "match remind")
    yield "reminds", made.transcript.turn_over(), pinger.id
    await pinger.slash(made.table.channel, "match remind")
    yield "reminds again", made.transcript.turn_over(), pinger.id
    async for act in _hours_pass(made):
        yield act


async def calling(made: Stage, called: Seat, is_twin: bool) -> Acts:
    """Yield what followed from the turn of somebody who sleeps: the table calls in the morning."""
    mover = await made.who(Seat(1 - called))
    await _falls_asleep(made, called)
    await made.table.play(mover, "end")
    await _prepares(made, called, is_twin)
    await made.refresh()
    yield "moves", made.transcript.turn_over(), mover.id
    async for act in _hours_pass(made):
        yield act


async def being_excused(made: Stage, called: Seat, is_twin: bool) -> Acts:
    """Yield what followed when somebody says that they are away, and when they are excused no more."""
    who = await made.who(called)
    await _prepares(made, called, is_twin)
    await who.slash(made.world.games, "away until", date="tomorrow")
    yield "is excused", made.transcript.turn_over(), who.id
    await _prepares(made, called, is_twin)
    await made.world.env.advance_time(DAY_MINUTES * 60 + HOUR)
    with made.world.env._bot_scope():
        made.world.bot.clock.wake()
    await made.world.env.settle()
    assert "returned" in {entry.kind for entry in (await made.public()).log}
    yield "is back", made.transcript.turn_over(), 0


async def falling_silent(made: Stage, called: Seat, is_twin: bool) -> Acts:
    """Yield what followed from silence: the question at the table and by direct message, and the end."""
    await made.world.env.advance_time(QUIET_SECONDS // 2)
    made.transcript.turn_over()
    await _prepares(made, called, is_twin)
    await made.world.env.advance_time(QUIET_SECONDS // 2 + HOUR)
    yield "it asks", made.transcript.turn_over(), 0
    await _prepares(made, called, is_twin)
    await made.world.env.advance_time(ANSWER_SECONDS)
    assert is_twin or (await made.public()).log[-1].kind == "silent"
    yield "it ends", made.transcript.turn_over(), 0


async def _hours_pass(made: Stage) -> Acts:
    for hours in range(3, NIGHT_HOURS + 4, 3):
        await made.world.env.advance_time(3 * HOUR)
        with made.world.env._bot_scope():
            made.world.bot.clock.wake()  # it beats seldom in these worlds
        await made.world.env.settle()
        yield f"after {hours} hours", made.transcript.turn_over(), 0


async def _falls_asleep(made: Stage, seat: Seat) -> None:
    """Let it be night for the person at a seat since an hour ago, and be heard where they are called."""
    minute = made.world.bot.now() // 60
    sleeps_at, wakes_at = (minute - 60) % DAY_MINUTES, (minute + (NIGHT_HOURS - 1) * 60) % DAY_MINUTES
    who = await made.who(seat)
    change = made.services.people.change
    await change(who.id, time_zone="UTC", sleeps_at=sleeps_at, wakes_at=wakes_at, mentions="loud")
    made.transcript.turn_over()


async def _prepares(made: Stage, seat: Seat, is_twin: bool) -> None:
    """Let the person at a seat, in the twin, do everything that nobody else can see."""
    who = await made.who(seat)
    if is_twin:
        await made.services.plans.line_up(made.match, who.id, "polish", {})
        await made.services.reminders.picked(made.match, who.id)
    made.transcript.turn_over()
