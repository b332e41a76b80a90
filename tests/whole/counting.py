"""What one press of `Confirm` costs in the database until the table is shown."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
import simcord

from games.kernel import codec
from tests.db.watched import watched
from tests.play.shortcuts import private
from tests.whole.seen import answer
from tests.whole.tables import Table, awaited_member


class Cost(msgspec.Struct):
    """Transactions, the statements in them (BEGIN counts too), and decodings of a state."""

    transactions: int = 0
    statements: int = 0
    decodings: int = 0

    def most(self, other: "Cost") -> "Cost":
        """Return the higher of each number."""
        pairs = zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        return Cost(*(max(pair) for pair in pairs))


@contextmanager
def counting() -> Iterator[Cost]:
    """Count the cost of everything in this context."""
    cost = Cost()
    decode = codec.decode_state

    def seen(sql: str) -> None:
        cost.statements += 1
        cost.transactions += sql.startswith("BEGIN")

    def decoded(*args: Any) -> Any:
        cost.decodings += 1
        return decode(*args)

    with pytest.MonkeyPatch.context() as patch:
        watched(patch, seen)
        patch.setattr(codec, "decode_state", decoded)
        yield cost


async def confirmed(table: Table, who: simcord.MemberActor | None = None) -> Cost:
    """Let `who`, or the awaited player, make the first listed move; return what confirming it cost."""
    world, who = table.world, who or await awaited_member(table)
    own = await private(world.bot.services, table.match, who.id)
    page = answer(await who.slash(table.channel, "play", line=own.choices[0].notation))
    await world.env.settle()
    with counting() as cost:
        await who.click(page.message, label="Confirm")
        await world.env.settle()
    return cost
