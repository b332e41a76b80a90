"""Equal SVG gives equal bytes, so what the other tests find out about the SVG of a picture holds for the image too.

tests/render/test_studio.py shows that the bytes do not depend on the process.
"""

from collections.abc import AsyncIterator

import pytest

from games.kernel.game import AnyGame
from games.kernel.ids import Observer
from render.game_pages import Lens
from render.registry import pages_of
from render.studio import Studio
from tests.contract.moments import Moment, played
from tests.secrecy.stored import Record, record_of
from text import words

SHEET = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="{}"/></svg>'


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    """A studio without a cache, so that each picture is painted every time."""
    made = Studio(1, keep_bytes=0, limit_seconds=100)
    yield made
    await made.close()


async def test_twins_are_painted_in_equal_bytes(game: AnyGame, studio: Studio) -> None:
    """Each picture of a board is painted twice, with others between."""
    match = played(game, game.seat_counts[0], tuple((each.id, each.default) for each in game.options), 1)
    moment = Moment(game, match, 1, len(match.turns) // 2)
    painted: list[tuple[bytes, bytes]] = []
    for observer in moment.observers[:2]:
        record = record_of(moment)
        pairs = [_boards(each, observer) for each in (record, record.swapped(moment.sampled(observer)))]
        for first, second in zip(*pairs, strict=True):
            picture = await studio.image(first)
            await studio.image(SHEET.format("#000"))
            painted.append((picture, await studio.image(second)))
    assert painted
    assert all(first == second for first, second in painted)


async def test_the_smallest_difference_is_seen(studio: Studio) -> None:
    """The comparison above does not just compare two blank images."""
    assert await studio.image(SHEET.format("#e0b54a")) != await studio.image(SHEET.format("#e0b54b"))


def _boards(record: Record, observer: Observer) -> list[str]:
    observation = record.observation(observer)
    lenses = (
        Lens(first_only=True),
        Lens(proposed=0, first_only=True),
        Lens(since=0, first_only=True),
        Lens(first_only=True, is_small=True),
    )
    return [pages_of(observation.game).pictures(observation, lens, words("en"))[0].svg for lens in lenses]
