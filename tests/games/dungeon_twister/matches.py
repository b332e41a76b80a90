"""Whole matches of Dungeon Twister at random, topic by topic, so that no list of all moves is made."""

import random
from collections import defaultdict
from functools import lru_cache
from typing import Any

from games.kernel.chance import Chance
from games.kernel.play_out import FIRST_REVISION, PlayedMatch, Turn, awaited_seat, defaults
from tests.games.dungeon_twister.scenes import GAME


@lru_cache(maxsize=32)
def played(number: int, **options: str) -> PlayedMatch:
    """Return match `number`; each has its own liking for topics, so that some are full of fights, some of rotations."""
    rng = random.Random(number)
    seed = rng.randbytes(32)
    liking: dict[str, float] = defaultdict(lambda: rng.choice((0.05, 1, 1, 5)))
    chosen = {**defaults(GAME), **options}
    start = GAME.new_match(2, chosen, Chance(seed, FIRST_REVISION))
    state: Any = start.state
    turns: list[Turn] = []
    while decisions := GAME.decisions(state):
        seat = awaited_seat(decisions, rng)
        topics = GAME.topics(state, seat)
        topic = rng.choices(topics, [liking[topic] for topic in topics])[0]
        move = rng.choice(GAME.moves_about(state, seat, topic))
        chance = Chance(seed, FIRST_REVISION + len(turns) + 1)
        step = GAME.apply(state, seat, move, chance)
        turns.append(Turn(seat, move, step, decisions, chance.draws))
        state = step.state
    return PlayedMatch(2, chosen, seed, start, tuple(turns))
