"""A vote as everybody sees it: who is for it, who is against it, how long it is open, and that it ends by itself."""

import pytest

from play.rules.motions import VOTE_SECONDS
from playground.world import World
from render import verbs
from tests.whole.seen import Seen, answer
from tests.whole.tables import started
from text import words

EN = words("en")
AGAINST = EN("button-against")


def id_of(page: Seen, said: str) -> str:
    """Return the id of the control that votes so on calling the match off."""
    ids = (str(part.get("custom_id", "")) for part in page.parts)
    return next(each for each in ids if each.endswith(f"|{verbs.VOTE}|{said}.cancel"))


@pytest.mark.slow
async def test_for_against_and_over(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="none")
    page = answer(await world.ann.slash(table.channel, "match vote"))
    assert AGAINST not in page.buttons, "nobody is against what nobody wants"
    await world.ann.click(page.message, custom_id=id_of(page, verbs.YES))
    assert "this vote ends <t:" in table.now.text and "Against" not in table.now.text
    page = answer(await world.boris.slash(table.channel, "match vote"))
    await world.boris.click(page.message, custom_id=id_of(page, verbs.AGAINST))
    assert "Against: " in table.now.text
    assert (await table.observation()).status == "running"
    await world.env.advance_time(VOTE_SECONDS + 120)
    assert "this vote ends" not in table.now.text and "Against" not in table.now.text
    late = answer(await world.boris.slash(table.channel, "match vote"))
    await world.boris.click(late.message, custom_id=id_of(late, verbs.YES))
    assert (await table.observation()).status == "running", "Ann's vote is over, so hers is needed again"
