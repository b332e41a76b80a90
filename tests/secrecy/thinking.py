"""Two worlds in which a computer thinks for longer or shorter, as its hand makes it."""

import asyncio
from pathlib import Path

from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.ids import MatchId, Seat
from play.rules.orders import Answer, Order
from play.thinking.pool import Rank
from tests.play.shortcuts import submit_line
from tests.secrecy.bots import Stage, stage
from tests.secrecy.worlds import Log, compare, no_receipts, outputs

HUGO = Seat(2)
LINES = {"open": "open", "pledge": "pledge 0"}
"""What everybody says before the first sealed bid."""

THOUGHT_SECONDS = 4.0
PACE = 2.0
"""Times the usual wait: every answer is found by the end of it, as nearly all are at the usual pace."""


async def check_thinking(game: AnyGame, folder: Path, pace: float = PACE) -> None:
    """Check that nobody sees how long a computer has thought: stored times, requests, and their order are the same."""
    said: list[Log] = []
    views = set[bytes]()
    for is_twin in (False, True):
        async with stage(folder / str(is_twin), game.id, 2, 1, computers=1) as made:
            views.add(await _thinks(made, game, pace, THOUGHT_SECONDS if is_twin else 0.0, is_twin=is_twin))
            person = made.world.ann.id
            sent = outputs(made.transcript.turn_over(), person, 0)
            when = [f"{entry.kind} {entry.seat} {entry.made_at}" for entry in await made.entries()]
            said.append(await no_receipts(made, [("a computer has thought", sent), ("when", when)]))
    assert len(views) == 2, "its hand is not the same"
    compare(*said)


async def _thinks(made: Stage, game: AnyGame, pace: float, seconds: float, *, is_twin: bool) -> bytes:
    """Let Hugo think about a sealed bid for so long, with another hand in the twin world; return what he has seen.

    Ann and Boris are still to bid, so that his stays sealed.
    """
    asked: list[Order] = []

    async def answer(order: Order, _match: MatchId, _rank: Rank = Rank.REST) -> Answer:
        asked.append(order)
        await asyncio.sleep(seconds)
        return Answer(codec.encode(game.legal_moves((await made.loaded()).state, HUGO)[0]), order.level)

    services = made.services
    listeners, services._context.listeners[:] = services._context.listeners[:], []
    while (decision := (await made.public()).awaited()[0]).kind != "bid":
        user_id = (await made.public()).faces[decision.seat].user_id
        if user_id is None:
            await services.computers.settled(made.match)
        else:
            await submit_line(services, made.match, user_id, LINES[decision.kind])
    services._context.listeners[:] = listeners
    state = (await made.loaded()).state
    if is_twin:
        state = game.sample(game.observe(state, Seat(0)), Chance(b"twin" * 8, 1))
    await made.put(state)
    made.transcript.turn_over()
    vars(services._thinking)["answer"] = answer
    services.computers.wait(pace)
    await made.refresh()
    await made.world.env.settle()
    assert [decision.seat for decision in (await made.public()).awaited()] == [0, 1]
    return asked[0].view
