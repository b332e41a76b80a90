"""Two worlds that differ only in what a person may not see: the whole bot behaves the same to that person in both.

What is sent to the person and to everybody is compared word for word and file for file. Of everything else only the
trace is compared: which calls in which order, how many SQL statements, how many log lines.
"""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import takewhile
from pathlib import Path

from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.ids import Observer, Seat
from play.rules.seeds import short
from tests.contract.moments import played
from tests.secrecy.acts import looks
from tests.secrecy.bots import Stage, people_of, stage
from tests.secrecy.transcripts import Happened

Log = dict[str, list[str]]


def has_seals(game: AnyGame) -> bool:
    """Return whether `game` ever seals anything."""
    return any(decision.sealed for turn in played(game, people_of(game), (), 0).turns for decision in turn.decisions)


@asynccontextmanager
async def world_of(folder: Path, game: AnyGame, seed: int) -> AsyncIterator[Stage]:
    """Open a world with a match of `game`; equal seeds make equal worlds."""
    folder.mkdir(parents=True)
    async with stage(folder, game.id, people_of(game), seed) as made:
        yield made


async def swap(made: Stage, game: AnyGame, observer: Observer, is_twin: bool) -> None:
    """Replace the state by one that `observer` cannot distinguish from it, or, in the same way, by itself.

    The others then get direct messages with the secrets of that state.
    """
    state = (await made.loaded()).state
    twin = game.sample(game.observe(state, observer), Chance(b"twin" * 8, 1))
    await made.put(twin if is_twin else state)
    await made.send_direct_messages()


async def check_looks(game: AnyGame, number: int, observer: Observer, folder: Path) -> None:
    """Check that a person who looks everywhere sees the same in both worlds; `number` selects match and moment."""
    said: list[Log] = []
    for is_twin in (False, True):
        rng = random.Random(f"{number} {observer}")
        async with world_of(folder / str(is_twin), game, number) as made:
            await made.play_on(rng.randrange(4, 12), rng)
            await swap(made, game, observer, is_twin)
            person = (await made.who(observer)).id
            said.append({name: outputs(done, person, 0) async for name, done in looks(made, observer)})
    compare(*said)


async def check_seals(game: AnyGame, number: int, observer: Observer, folder: Path, *, closed: bool) -> None:
    """Check that sealed moves of others make no difference: sealing one or another, changing it or not, undoing it.

    `number` selects the match; `closed`: nobody accepts direct messages.
    """
    said: list[Log] = []
    for is_twin in (False, True):
        async with world_of(folder / str(is_twin), game, number) as made:
            if closed:
                for member in made.world.members.values():
                    made.world.close_dms(member)
            await to_seals(made, random.Random(number))
            await swap(made, game, observer, is_twin)
            person = (await made.who(observer)).id
            said.append(await no_receipts(made, [each async for each in seals(made, observer, person, is_twin)]))
    compare(*said)


async def to_seals(made: Stage, rng: random.Random) -> None:
    """Play on until somebody has to seal a move and has more than one to choose from."""
    for _ in range(100):
        if [seat async for seat in sealers(made, None)]:
            return
        await made.play_on(1, rng)
    raise AssertionError("nothing is sealed here")


async def sealers(made: Stage, observer: Observer) -> AsyncIterator[Seat]:
    """Yield the seats other than `observer` that have a choice of moves to seal, but one if `observer` owes nothing.

    So somebody is still awaited, and what they seal stays sealed.
    """
    owed = [decision.seat for decision in (await made.public()).awaited() if decision.sealed]
    others = [seat for seat in owed if seat != observer]
    for seat in others if observer in owed else others[:-1]:
        if len((await made.of_seat(seat)).choices) > 1:
            yield seat


async def seals(made: Stage, observer: Observer, person: int, is_twin: bool) -> AsyncIterator[tuple[str, list[str]]]:
    """Yield what followed from each act of others: the first or last choice sealed, sealed again, and undone."""
    seats = [seat async for seat in sealers(made, observer)]
    assert seats
    for seat in seats:
        who = await made.who(seat)
        await made.table.press(who, "Hand")
        notations = [choice.notation for choice in (await made.of_seat(seat)).choices]
        first, again = (notations[-1], notations[0]) if is_twin else (notations[0], notations[0])
        for name, line in (("seals", first), ("seals again", again)):
            made.transcript.turn_over()
            await made.table.play(who, line)
            yield f"{seat} {name}", outputs(made.transcript.turn_over(), person, who.id)
        await who.slash(made.table.channel, "undo")
        yield f"{seat} undoes", outputs(made.transcript.turn_over(), person, who.id)
    async for name, done in looks(made, observer):
        yield name, outputs(done, person, 0)


def outputs(done: Happened, person: int, actor: int) -> list[str]:
    """Return all that a person can see of what happened, and its trace without the private part of `actor`."""
    return [*done.visible_to(person), *done.own_log(), repr(done.trace(actor))]


async def no_receipts(made: Stage, acts: list[tuple[str, list[str]]]) -> Log:
    """Return the outputs with receipts replaced by names; tests/secrecy/test_receipts.py shows that this is right."""
    names = await made.receipts()
    found: Log = {}
    for act, lines in acts:
        found[act] = lines
        for receipt, name in names.items():
            found[act] = [each.replace(receipt, name).replace(short(receipt), name) for each in found[act]]
    return found


def compare(truth: Log, twin: Log) -> None:
    """Raise AssertionError with the first act that was answered differently."""
    assert truth.keys() == twin.keys()
    for name in truth:
        assert truth[name] == twin[name], f"{name}: {_difference(truth[name], twin[name])}"


def _difference(truth: list[str], twin: list[str]) -> str:
    """Return the places where the two outputs begin to differ."""
    for one, other in zip(truth, twin, strict=False):
        if one != other:
            at = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
            return f"…{one[max(0, at - 80) : at + 160]} … and …{other[max(0, at - 80) : at + 160]}"
    return f"{len(truth)} and {len(twin)} messages"
