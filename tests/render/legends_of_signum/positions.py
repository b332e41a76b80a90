"""Positions of Legends of Signum for tests of its pages: moments of random matches, and one that has everything."""

import random
from functools import cache

from games.kernel.chance import Chance
from games.kernel.ids import Observer, Seat
from games.kernel.observation import Observation
from games.legends_of_signum.events import Event
from games.legends_of_signum.game import LegendsOfSignum
from games.legends_of_signum.moves import Move
from games.legends_of_signum.state import State
from games.legends_of_signum.view import View
from tests.render.observed import SEED, observed_about

GAME = LegendsOfSignum()
NAMES = ("Ann", "Константинопольский Александр Вс", "Vera", "🎲 dice 🎲")
MOVES = 260
Seen = Observation[View, Move, Event]
Moment = tuple[State, Seat, Move | None, tuple[Event, ...]]


@cache
def played(seats: int = 2, mode: str = "free", seed: str = "signum") -> tuple[Moment, ...]:
    """Return the states of a random match, with who made which move to come there and the events that it led to."""
    first = GAME.new_match(seats, {"length": "standard", "mode": mode}, Chance(SEED, 0))
    found: list[Moment] = [(first.state, Seat(0), None, first.events)]
    state, chance = first.state, random.Random(seed)
    for revision in range(1, MOVES):
        decisions = [decision for decision in GAME.decisions(state) if decision.owed]
        if not decisions:
            break
        seat = decisions[0].seat
        topics = GAME.topics(state, seat)
        rest = [topic for topic in topics if topic != "end" or chance.random() < 0.12] or ["end"]
        move = chance.choice(GAME.moves_about(state, seat, chance.choice(rest)))
        step = GAME.apply(state, seat, move, Chance(SEED, revision))
        state = step.state
        found.append((state, seat, move, step.events))
    return tuple(found)


def seen(
    state: State, observer: Observer, topic: int | None = None, events: tuple[Event, ...] = (), seats: int = 2
) -> Seen:
    """Return what `observer` sees of a state, with the choices about one of its topics."""
    return observed_about(GAME, state, observer, NAMES[:seats], topic=topic, events=events)
