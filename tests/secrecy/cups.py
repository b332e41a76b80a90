"""Whole bots in which a tournament runs: two worlds differ only in what one player of one of its matches has hidden."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import simcord

from cogs.projection import cards, tournament_threads
from games import registry
from games.kernel.ids import Observer
from play.tournament_rules.acts import Act
from play.tournament_rules.pairing import next_acts
from play.tournament_rules.record import Tournament
from play.tournaments.worker import Worker
from playground.simulator import channel_handle
from playground.world import World
from tests.secrecy.acts import presses
from tests.secrecy.bots import Stage, taken_down_world
from tests.secrecy.worlds import Log, compare, no_receipts, outputs, sealers, swap, to_seals
from tests.whole.forms import defaults
from tests.whole.seen import Seen, answer
from tests.whole.tables import Table

GAME = "auction"
ENTRANTS = ("Boris", "Vera", "Gleb", "Dora")
"""Ann organises and does not play."""

COMMANDS = ("show", "standings", "pairings", "why", "rules", "mine", "list", "export")
OF_ORGANISERS = ("organise show", "tournament next")
PRESSED = ("standings", "pairings", "rules")
"""The pages whose buttons change nothing."""


@asynccontextmanager
async def cup_stage(folder: Path, seed: int) -> AsyncIterator[Stage]:
    """Open a world with a tournament of four in its first round, and look at one of the two matches."""
    folder.mkdir(parents=True)
    with pytest.MonkeyPatch.context() as patch:
        # Nobody waits in real time, and what pairs answers at the same moment in both worlds.
        patch.setattr(cards, "BETWEEN_SECONDS", 0.0)
        patch.setattr(tournament_threads, "BETWEEN_SECONDS", 0.0)
        patch.setattr(Worker, "next_acts", _at_once)
        async with taken_down_world(folder, seed) as (world, transcript):
            number = await _started(world)
            view = await world.bot.services.contests.view(number)
            pairing = view.pairings[0]
            assert pairing.channel_id is not None and pairing.match is not None
            table = Table(world, channel_handle(world.guild, pairing.channel_id), pairing.match)
            yield Stage(table, transcript)


async def _at_once(_: Worker, tournament: Tournament, now: int) -> tuple[Act, ...]:
    return next_acts(tournament, now)


async def _started(world: World) -> int:
    """Let Ann open and start a Swiss of two rounds that the four enter, with salts of their own."""
    dora = world.env.create_user("dora", global_name="Dora")
    world.members["Dora"] = world.guild.add_member(dora)
    dora.dm_channel  # noqa: B018  (reading it creates it)
    made = answer(await world.ann.slash(world.games, "organise new", title="Autumn Cup", game=GAME))
    for label, filled in (
        ("Format…", {"list-0": ["format.swiss"], "field-1": "2"}),
        ("Dates, pace…", {"list-0": ["pace.none"]}),
    ):
        form = await world.ann.click(made.message, label=label)
        made = answer(await world.ann.submit_modal(form, {**defaults(form), **filled}))
    await world.ann.click(made.message, label="Open")
    await world.env.settle()
    for name in ENTRANTS:
        await world.members[name].slash(world.games, "tournament join", salt=name)
        await world.env.settle()
    await world.ann.slash(world.games, "organise start")
    await world.env.settle()
    return (await world.bot.services.contests.of_guild(world.guild.id, 1))[0].tournament


async def check_cup(number: int, observer: Observer, folder: Path) -> None:
    """Check that hidden things and sealed moves of a match tell the others nothing, on no page of its tournament.

    `observer`: a player of that match, else Ann, who organises. `number` selects the match.
    """
    game = registry.find(GAME)
    said: list[Log] = []
    for is_twin in (False, True):
        async with cup_stage(folder / str(is_twin), number) as made:
            await to_seals(made, random.Random(number))
            await swap(made, game, observer, is_twin)
            who = made.world.ann if observer is None else await made.who(observer)
            found = [each async for each in _sealing(made, observer, who, is_twin)]
            found += [each async for each in _looking(made, who)]
            said.append(await no_receipts(made, found))
    compare(*said)


async def _sealing(
    made: Stage, observer: Observer, who: simcord.MemberActor, is_twin: bool
) -> AsyncIterator[tuple[str, list[str]]]:
    """Yield what followed when the players who have a choice seal one thing in one world, another in the other."""
    seats = [seat async for seat in sealers(made, observer)]
    assert seats
    for seat in seats:
        player = await made.who(seat)
        await made.table.press(player, "Hand")
        notations = [choice.notation for choice in (await made.of_seat(seat)).choices]
        made.transcript.turn_over()
        await made.table.play(player, notations[-1 if is_twin else 0])
        await made.world.env.settle()
        yield f"{seat} seals", outputs(made.transcript.turn_over(), who.id, player.id)


async def _looking(made: Stage, who: simcord.MemberActor) -> AsyncIterator[tuple[str, list[str]]]:
    """Yield what a person is answered who looks at everything about the tournament, and what the card is then."""
    world = made.world
    with world.env._bot_scope():  # so that simcord waits for what begins here
        world.bot.refresh_card((await made.services.contests.of_guild(world.guild.id, 1))[0].tournament)
    await world.env.settle()
    yield "the card is shown anew", outputs(made.transcript.turn_over(), who.id, 0)
    own = OF_ORGANISERS if who.id == world.ann.id else ()
    for command in (*(f"tournament {each}" for each in COMMANDS), *own):

        async def reach(command: str = command) -> Seen:
            return answer(await who.slash(world.games, command))

        await reach()
        yield f"/{command}", outputs(made.transcript.turn_over(), who.id, 0)
        if command.removeprefix("tournament ") in PRESSED:
            async for name, done in presses(made, who, reach, f"/{command}", 1):
                yield name, outputs(done, who.id, 0)
