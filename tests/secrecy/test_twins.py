"""Every game: two matches that differ only in what an observer may not see have the same outputs for that observer."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.kernel.game import AnyGame
from tests.contract.finding import finding
from tests.contract.moments import moments
from tests.sampling import HUNTING
from tests.secrecy.outputs import KINDS
from tests.secrecy.twins import check_same_outputs

SOME_KINDS = len(KINDS) // 3


@settings(max_examples=max(16, settings().max_examples * 2 // 5) if HUNTING else 16)
@given(data=st.data())
async def test_same_outputs(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    observer = data.draw(st.sampled_from(moment.observers))
    assert finding(check_same_outputs, moment, observer, SOME_KINDS) == ""


@settings(max_examples=max(8, settings().max_examples // 10))
@given(data=st.data())
async def test_same_outputs_on_every_page(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game, running=True))
    observer = data.draw(st.sampled_from(moment.observers))
    assert finding(check_same_outputs, moment, observer) == ""
