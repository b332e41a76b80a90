"""An order that leaves no trace: the whole bot sends nobody else anything, and changes no message that others see."""

from pathlib import Path

import pytest

from games.kernel.ids import Seat
from games.kernel.observation import Choice
from tests.play.shortcuts import submit_line
from tests.secrecy.bots import Stage, stage


async def choices(made: Stage, seat: Seat) -> list[Choice]:
    """Return all that the seat may choose now."""
    moment = await made.services.observations.moment(made.match)
    user = moment.public().faces[seat].user_id
    assert user is not None
    return [choice for each in await made.services.observations.every_choice(moment, user) for choice in each.choices]


async def say(made: Stage, seat: Seat, line: str) -> None:
    """Make a move without Discord."""
    user = (await made.public()).faces[seat].user_id
    assert user is not None
    await submit_line(made.services, made.match, user, line)


async def with_a_guard(made: Stage) -> Seat:
    """Play, without Discord, until a seat has laid a guard and ended its turn, and show it; return the seat."""
    listeners, made.services._context.listeners[:] = made.services._context.listeners[:], []
    while (await made.public()).view.phase != "pledging":
        seat = (await made.public()).awaited()[0].seat
        await say(made, seat, (await choices(made, seat))[0].notation)
    seat = (await made.public()).awaited()[0].seat
    guard = next(each.notation for each in await choices(made, seat) if each.notation.startswith("guard"))
    await say(made, seat, guard)
    await say(made, seat, "end")
    made.services._context.listeners[:] = listeners
    await made.refresh()
    return seat


@pytest.mark.parametrize("closed", [False, True], ids=["direct messages", "closed"])
async def test_an_order_is_shown_to_its_own_player_alone(closed: bool, tmp_path: Path) -> None:
    async with stage(tmp_path, "auction", 2, 3, options="length=long") as made:
        if closed:
            for member in made.world.members.values():
                made.world.close_dms(member)
        seat = await with_a_guard(made)
        owner = await made.who(seat)
        await owner.slash(made.table.channel, "hand")  # what waited for its player behind closed messages waits no more
        await made.refresh()
        before = await made.public()
        made.transcript.turn_over()
        await made.table.play(owner, "auto 5")
        await made.table.play(owner, "hold")
        await owner.slash(made.table.channel, "undo")
        await made.refresh()
        happened = made.transcript.turn_over()
        assert [(each.addressee, each.shape) for each in happened.sent if each.addressee != owner.id] == []
        assert happened.sent, "its own player is answered"
        assert await made.public() == before
