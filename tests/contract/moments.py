"""Moments of played matches, chosen by Hypothesis: which game, seats, options, seed, and how far it has gone.

Whole matches are played at random once and kept, so that looking at many moments of one match is cheap.
"""

import random
from collections import defaultdict
from functools import lru_cache
from math import prod
from typing import Any

import msgspec
from hypothesis import strategies as st

from games.kernel.chance import Chance
from games.kernel.game import AnyGame, Step
from games.kernel.ids import Observer, Seat, seats_of
from games.kernel.play_out import FIRST_REVISION, PlayedMatch, Turn, play_out
from tests.contract.searching import examples_of
from tests.sampling import HUNTING, sample

MATCHES = sample(12, hunt=5_000)
"""How many different matches there are for each number of seats and set of options."""

EXAMPLES_OF_A_MATCH = 7
"""So many examples are looked at for each of these matches, if there are not more: to play one takes longest."""

SETS = 6
"""How many sets of options there are, besides the defaults, of a game that has too many to play matches with each."""

LONG = {"legends_of_signum": 1 / 12}
"""Games whose matches take long to play: there are only so many of those."""


Options = tuple[tuple[str, str], ...]
"""A value of every option."""


class Moment(msgspec.Struct, frozen=True):
    """A match after `revision` moves; `number` distinguishes matches with the same seats and options."""

    game: AnyGame
    match: PlayedMatch
    number: int
    revision: int

    def __repr__(self) -> str:
        """Return where to find this moment again, instead of the whole match."""
        options = " ".join(f"{name}={value}" for name, value in self.match.options.items())
        return f"<{self.game.id} {self.match.seats} seats {options} match {self.number} at {self.revision}>"

    @property
    def state(self) -> Any:
        """Return the state at this moment."""
        return self.match.state(self.revision)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats of the match."""
        return seats_of(self.match.seats)

    @property
    def observers(self) -> tuple[Observer, ...]:
        """Return everybody who may look: the public and each seat."""
        return (None, *self.seats)

    @property
    def past(self) -> tuple[Turn, ...]:
        """Return the moves made so far."""
        return self.match.turns[: self.revision]

    def next_chance(self) -> Chance:
        """Return the chance of the next move, which is the same each time."""
        return Chance(self.match.seed, FIRST_REVISION + self.revision + 1)

    def other_chance(self) -> Chance:
        """Return chance that is independent of the match, for samples."""
        return Chance(b"another seed" + self.match.seed[:20], self.revision)

    def rng(self) -> random.Random:
        """Return a random source that is the same each time."""
        return random.Random(f"{self.number}/{self.revision}")

    def view(self, observer: Observer) -> Any:
        """Return what `observer` sees."""
        return self.game.observe(self.state, observer)

    def sampled(self, observer: Observer) -> Any:
        """Return another state with the same view for `observer`."""
        return self.game.sample(self.view(observer), self.other_chance())

    def apply(self, state: Any, seat: Seat, move: Any) -> Step[Any, Any]:
        """Return what `move` leads to with the chance of the next move."""
        return self.game.apply(state, seat, move, self.next_chance())


@lru_cache(maxsize=256)
def played(game: AnyGame, seats: int, options: Options, number: int) -> PlayedMatch:
    """Return match `number` of its kind.

    Each match prefers some kinds of moves, so that some matches are full of moves that random play rarely makes, and
    rarely make those that would end it early.
    """
    seed = random.Random(f"seed {number}").randbytes(32)
    rng = random.Random(number)
    liking: dict[type, float] = defaultdict(lambda: rng.choice((0.05, 1, 1, 5)))

    def pick(moves: tuple[Any, ...]) -> Any:
        return rng.choices(moves, [liking[type(move)] for move in moves])[0]

    return play_out(game, seats, seed, rng, options=dict(options), pick=pick)


def numbers(game: AnyGame) -> st.SearchStrategy[int]:
    """Return a strategy for the numbers of matches: few where there are few examples, which then share them."""
    most = MATCHES if HUNTING else max(1, min(MATCHES, examples_of(game) // EXAMPLES_OF_A_MATCH))
    return st.integers(0, max(1, int(most * LONG.get(game.id, 1))) - 1)


def options_of(game: AnyGame) -> st.SearchStrategy[Options]:
    """Return a strategy for a value of every option: any, but where that would be too many one of `option_sets`."""
    if not HUNTING and prod(len(option.values) for option in game.options) > SETS + 1:
        return st.sampled_from(option_sets(game))
    return st.tuples(*(st.tuples(st.just(option.id), st.sampled_from(option.values)) for option in game.options))


@lru_cache(maxsize=16)
def option_sets(game: AnyGame) -> tuple[Options, ...]:
    """Return the defaults, and other sets in which every value of every option occurs."""
    columns = []
    for option in game.options:
        values = (option.values * SETS)[: max(SETS, len(option.values))]
        columns.append([option.default, *random.Random(option.id).sample(values, len(values))])
    longest = max(map(len, columns))
    names = [option.id for option in game.options]
    return tuple(
        tuple((name, column[place % len(column)]) for name, column in zip(names, columns, strict=True))
        for place in range(longest)
    )


@st.composite
def moments(draw: st.DrawFn, game: AnyGame, running: bool = False) -> Moment:
    """Return a strategy for moments of `game`; `running` leaves out the end."""
    seats = draw(st.sampled_from(game.seat_counts))
    options = draw(options_of(game))
    number = draw(numbers(game))
    match = played(game, seats, options, number)
    last = len(match.turns) - (1 if running else 0)
    return Moment(game, match, number, draw(st.integers(0, last)))
