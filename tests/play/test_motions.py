"""What players may decide together, and who is away, never depends on what is hidden."""

import random

import pytest

from games import registry
from games.kernel.chance import Chance
from play.match.loading import load
from play.rules import motions
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.services import Services
from tests.play.matches import PEOPLE, Clock, started
from tests.play.test_presence import first_choice, look, pass_time

GAMES = sorted(registry.game_ids())
MOMENTS = 25


async def points(services: Services, loaded: Loaded) -> tuple[int, ...]:
    return await services.agreements.points(Moment(loaded))


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_possible_is_the_same_whatever_is_hidden(services: Services, clock: Clock, game: str) -> None:
    people = PEOPLE[: max(2, min(registry.find(game).seat_counts))]
    match = await started(services, game, *people, pace="daily")
    rng = random.Random(game)
    for number in range(MOMENTS):
        loaded = await services._context.database.read(load, match)
        if loaded.row.status != "running":
            break
        for observer in (None, *range(len(people))):
            view = loaded.game.observe(loaded.state, observer)
            twin = loaded.with_known(loaded.game.sample(view, Chance(b"twin" * 8, number + 1)))
            assert motions.possible(twin, clock.now) == motions.possible(loaded, clock.now)
            assert await points(services, twin) == await points(services, loaded)
        awaited = (await look(services, match)).awaited()
        if awaited and rng.random() < 0.8:
            await first_choice(services, match, rng.choice(awaited).seat)
        else:
            await pass_time(services, match, clock)
