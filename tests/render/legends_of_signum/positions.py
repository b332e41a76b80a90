"""Positions of Legends of Signum for tests of its pages: moments of random matches, and one that has everything."""

import random
from functools import cache, partial
from itertools import islice

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.ids import Observer, Seat
from games.kernel.observation import Observation
from games.legends_of_signum import looks
from games.legends_of_signum.components import CHARACTER, TERRAIN
from games.legends_of_signum.events import Event
from games.legends_of_signum.game import LegendsOfSignum
from games.legends_of_signum.geometry import Disc, Point
from games.legends_of_signum.moves import Move
from games.legends_of_signum.parameters import MOST_CHARACTERS
from games.legends_of_signum.state import State, Token, Unit
from games.legends_of_signum.view import View
from tests.render.observed import SEED, observed_about

GAME = LegendsOfSignum()
NAMES = ("Ann", "Константинопольский Александр Вс", "Vera", "🎲 dice 🎲")
MOVES = 260
TRIES = 2_000
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


def full(seats: int, mode: str, seed: int = 1) -> State:
    """Return a late position with the most creatures that there can be, and eight terrain tokens, all at random."""
    chance = random.Random(seed)
    state = next(each for each, *_ in reversed(played(seats, mode)) if each.table.phase == "activation")
    field, corner = state.table, looks.corner(state.table)
    units, tokens = list(field.units), list(field.tokens)

    def spot(radius: int, discs: list[Disc]) -> Point:
        for _ in range(TRIES):
            at = Point(chance.randrange(radius, corner.x - radius), chance.randrange(radius, corner.y - radius))
            if all((at.x - disc.x) ** 2 + (at.y - disc.y) ** 2 >= (radius + disc.r) ** 2 for disc in discs):
                return at
        raise AssertionError("no room")

    for card in ("g1", "g2", "g3", "g4", "tw2", "tv1", "te2", "tw1")[len(tokens) :]:
        lying = [each.disc for each in units] + [each.disc for each in tokens]
        tokens.append(Token(card, chance.choice(field.order), *spot(TERRAIN[card].radius, lying)))
    for seat in field.order:
        letter, count = looks.letter(field, seat), sum(each.seat == seat for each in units)
        free = (f"{letter}{number}" for number in range(1, 99) if f"{letter}{number}" not in field.by_label)
        for label in islice(free, MOST_CHARACTERS + 1 - count):
            card, bit = chance.choice(sorted(CHARACTER)), partial(chance.choice, (False, False, True))
            things = [each.disc for each in units] + [each.disc for each in tokens if not each.data.area]
            units.append(
                Unit(label, seat, card, *spot(CHARACTER[card].radius, things), wounds=int(bit()), activated=bit(),
                     stunned=bit(), rooted=bit(), poison=int(bit()), ward=int(bit()))
            )  # fmt: skip
    return replace(state, table=replace(field, units=tuple(units), tokens=tuple(tokens)))
