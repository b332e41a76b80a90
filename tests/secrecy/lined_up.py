"""Two worlds of a long auction: only in the twin does another seat line moves up, or wish for something.

Whatever the observer is sent and does, and what the bot does for that, is the same in both. Only a wish that is made is
a move like any other: there the worlds wish for different cards in the same box, which the observer cannot see.
"""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from games.kernel.ids import Seat
from games.kernel.observation import Choice
from tests.play.shortcuts import submit_line
from tests.secrecy.acts import Act, looks
from tests.secrecy.bots import Stage, stage
from tests.secrecy.transcripts import Happened
from tests.secrecy.worlds import Log, compare, no_receipts
from tests.whole.seen import answer


async def check_wishes(number: int, folder: Path, *, is_player: bool) -> None:
    """Check that wishes of a seat make no difference to the other player, or to somebody who only watches."""
    said: list[Log] = []
    for is_twin in (False, True):
        async with _world(folder, number, is_twin) as made:
            asked = (await made.public()).awaited()[0].seat
            person = (await made.who(asked if is_player else None)).id
            acts = [each async for each in _wishing(made, asked, asked if is_player else None, is_twin)]
            said.append(await no_receipts(made, [(name, _outputs(done, person, who)) for name, done, who in acts]))
    compare(*said)


async def check_plans(number: int, folder: Path, *, is_player: bool) -> None:
    """Check that what a seat lines up makes no difference to the other player, or to somebody who only watches."""
    said: list[Log] = []
    for is_twin in (False, True):
        async with _world(folder, number, is_twin) as made:
            await to_the_turns(made)
            asked = (await made.public()).awaited()[0].seat
            observer = Seat(1 - asked) if is_player else None
            person = (await made.who(observer)).id
            acts = [each async for each in _planning(made, asked, observer, is_twin)]
            said.append(await no_receipts(made, [(name, _outputs(done, person, who)) for name, done, who in acts]))
    compare(*said)


async def _wishing(
    made: Stage, asked: Seat, observer: Seat | None, is_twin: bool
) -> AsyncIterator[tuple[str, Happened, int]]:
    """Yield what followed from wishes of the seat that is asked later, and from looks; then the wish is made."""
    wisher = await made.who(Seat(1 - asked))
    possible = (await made.services.wishes.look(made.match, wisher.id)).possible.choices
    box = possible[0].move.box
    cards = {each.move.card: each.number for each in possible if each.move.box == box}
    made.transcript.turn_over()
    page = answer(await wisher.slash(made.table.channel, "wishes"))
    if is_twin:
        page = answer(await wisher.select(page.message, ["0"], custom_id=page.list_id("wish")))
    yield "wishes", made.transcript.turn_over(), wisher.id
    async for each in _after(made, observer, "wishes"):
        yield *each, 0
    if is_twin:
        page = answer(await wisher.click(page.message, label="Remove all answers"))
    yield "drops", made.transcript.turn_over(), wisher.id
    number = max(cards.values()) if is_twin else min(cards.values())
    await wisher.select(page.message, [str(number)], custom_id=page.list_id("wish"))
    yield "wishes again", made.transcript.turn_over(), wisher.id
    line = (await _choices(made, asked))[0].notation
    await made.table.play(await made.who(asked), line)
    assert (await made.public()).awaited()[0].seat == asked, "the wish was made"
    yield "the wish is made", made.transcript.turn_over(), wisher.id
    async for each in _after(made, observer, "the wish was made"):
        yield *each, 0


async def _planning(
    made: Stage, asked: Seat, observer: Seat | None, is_twin: bool
) -> AsyncIterator[tuple[str, Happened, int]]:
    """Yield what followed from moves lined up by the seat that is asked, from looks, and from one of the moves."""
    planner = await made.who(asked)
    made.transcript.turn_over()
    if is_twin:
        await planner.slash(made.table.channel, "play", line="polish, pledge 1")
    else:
        await planner.slash(made.table.channel, "moves")
    yield "plans", made.transcript.turn_over(), planner.id
    async for each in _after(made, observer, "plans"):
        yield *each, 0
    # Without listeners, so that it is shown in one round, however long the move takes.
    listeners, made.services._context.listeners[:] = made.services._context.listeners[:], []
    await submit_line(made.services, made.match, planner.id, "polish")
    made.services._context.listeners[:] = listeners
    await made.refresh()
    yield "moves", made.transcript.turn_over(), planner.id
    async for each in _after(made, observer, "moves"):
        yield *each, 0


async def _after(made: Stage, observer: Seat | None, name: str) -> AsyncIterator[Act]:
    """Yield what followed from showing the match once more, and from looks of the observer."""
    made.transcript.turn_over()
    await made.refresh()
    yield f"{name} > shown", made.transcript.turn_over()
    async for act, done in looks(made, observer, depth=1):
        yield f"{name} > {act}", done


def _world(folder: Path, number: int, is_twin: bool) -> AbstractAsyncContextManager[Stage]:
    place = folder / str(is_twin)
    place.mkdir(parents=True)
    return stage(place, "auction", 2, number, options="length=long")


def _outputs(done: Happened, person: int, actor: int) -> list[str]:
    """Return all that the person could notice; of what somebody else does for themself, only what others are sent."""
    calls, statements, lines = done.trace(actor)
    seen = [*done.visible_to(person), repr(calls)]
    return seen if actor else [*seen, *done.own_log(), repr((statements, lines))]


async def to_the_turns(made: Stage) -> None:
    """Play, without Discord, until the turns begin, and show it."""
    listeners, made.services._context.listeners[:] = made.services._context.listeners[:], []
    while (await made.public()).view.phase != "pledging":
        seat = (await made.public()).awaited()[0].seat
        line = (await _choices(made, seat))[0].notation
        await submit_line(made.services, made.match, (await made.who(seat)).id, line)
    made.services._context.listeners[:] = listeners
    await made.refresh()


async def _choices(made: Stage, seat: Seat) -> list[Choice]:
    """Return all that the seat may choose now."""
    moment = await made.services.observations.moment(made.match)
    every = await made.services.observations.every_choice(moment, (await made.who(seat)).id)
    return [choice for each in every for choice in each.choices]
