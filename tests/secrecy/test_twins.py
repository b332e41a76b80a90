"""Every game: two matches that differ only in what an observer may not see have the same outputs for that observer."""

import asyncio
from functools import partial

from hypothesis import strategies as st

from games.kernel.game import AnyGame
from games.kernel.ids import Observer
from tests.contract.finding import finding
from tests.contract.moments import Moment, moments
from tests.contract.searching import searched
from tests.secrecy.outputs import KINDS
from tests.secrecy.twins import check_same_outputs

SOME_KINDS = len(KINDS) // 3


@partial(searched, share=2)
def test_same_outputs(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    observer = data.draw(st.sampled_from(moment.observers))
    assert asyncio.run(found(moment, observer, SOME_KINDS)) == ""


@partial(searched, share=10)
def test_same_outputs_on_every_page(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game, running=True))
    observer = data.draw(st.sampled_from(moment.observers))
    assert asyncio.run(found(moment, observer, len(KINDS))) == ""


async def found(moment: Moment, observer: Observer, most_kinds: int) -> str:
    """Return what differs; pages are laid out in a running loop."""
    return finding(check_same_outputs, moment, observer, most_kinds)
