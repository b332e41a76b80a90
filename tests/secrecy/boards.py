"""Whole bots in which people look at ratings, boards and profiles: two worlds that differ in what a reader may not see.

What differs is what somebody has hidden in a running match, which then ends, or who has blocked somebody.
"""

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from db.rows import ratings
from db.rows.ratings import RatedOnRow, RatingRow
from db.statements import Connection
from games import registry
from games.kernel.ids import Observer, Seat
from tests.secrecy.bots import Stage, stage
from tests.secrecy.worlds import Log, compare, outputs, swap
from tests.whole.seen import answer

GAME: Final = "dungeon_twister"
SEATS: Final = 2
MOVES: Final = 24
"""After so many everybody has answered often enough to be rated."""

_COMMANDS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("rating", {}),
    ("leaderboard", {}),
    ("leaderboard", {"game": GAME}),
    ("leaderboard", {"servers": "all"}),
    ("profile", {}),
)
_OF_OTHERS: Final = ("rating", "profile")


@asynccontextmanager
async def rated_stage(folder: Path, number: int) -> AsyncIterator[Stage]:
    """Open a world with a running match of Ann and Boris, who are known on a board that their server shares."""
    folder.mkdir(parents=True)
    async with stage(folder, GAME, SEATS, number) as made:
        await made.play_on(MOVES, random.Random(number))
        match, now, guild_id = made.match, made.world.bot.now(), made.world.guild.id

        def stored(connection: Connection) -> None:
            for seat, user_id in enumerate((made.world.ann.id, made.world.boris.id)):
                person = ratings.number_for(connection, user_id)
                mu = 26.0 - seat
                ratings.store(connection, RatingRow(GAME, person, mu, 2.0, now, 9))
                ratings.store_rated_on(connection, RatedOnRow(guild_id, GAME, person, match, seat, now))

        await made.services._context.database.write(stored)
        await made.services.people.change_guild(guild_id, in_common=True)
        await made.world.env.settle()
        yield made


async def check_boards(number: int, observer: Observer, folder: Path) -> None:
    """Check that what is hidden in a match is on no board, rating or profile while it runs, nor once it has ended.

    It ends as Boris gives up, so that its hidden part makes no difference to who has won. `observer`: Ann, or Gleb, who
    watches. `number` selects the match.
    """
    said: list[Log] = []
    for is_twin in (False, True):
        async with rated_stage(folder / str(is_twin), number) as made:
            await swap(made, registry.find(GAME), observer, is_twin)
            found = {f"runs: {name}": done async for name, done in _looking(made, observer)}
            asked = answer(await made.world.boris.slash(made.table.channel, "match resign"))
            await made.world.boris.click(asked.message, label="Resign")
            lines = [line for line in made.table.now.text.splitlines() if line.startswith("Ratings")]
            assert len(lines) == 1, made.table.now.text
            assert "**Ann** 15" in lines[0], made.table.now.text
            found["the result"] = lines
            found |= {f"ended: {name}": done async for name, done in _looking(made, observer)}
            said.append(found)
    compare(*said)


Block = Callable[[Stage], Awaitable[None]]


async def check_blocks(folder: Path, block: Block) -> None:
    """Check that Ann is told the same in a world in which somebody has blocked somebody, as `block` does it."""
    said: list[Log] = []
    for is_other in (False, True):
        async with rated_stage(folder / str(is_other), 1) as made:
            if is_other:
                await block(made)
            said.append({name: done async for name, done in _looking(made, Seat(0))})
    compare(*said)


async def _looking(made: Stage, observer: Observer) -> AsyncIterator[tuple[str, list[str]]]:
    """Yield what somebody is answered who looks at all ratings, boards and profiles there are."""
    world, who = made.world, await made.who(observer)
    for name, options in _COMMANDS:
        made.transcript.turn_over()
        await who.slash(world.games, name, **options)
        yield f"/{name} {options}", outputs(made.transcript.turn_over(), who.id, 0)
    for other in (world.ann, world.boris, world.vera):
        for name in _OF_OTHERS:
            made.transcript.turn_over()
            await who.slash(world.games, name, player=other)
            yield f"/{name} {other.name}", outputs(made.transcript.turn_over(), who.id, 0)
