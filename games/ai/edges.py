"""What a search by PUCT remembers: choices, how they have gone, and what was found out on the way."""

from collections.abc import Mapping, Sequence
from math import sqrt
from operator import add
from typing import Any, Generic

from games.ai.question import Candidate
from games.kernel.game import M, S
from games.kernel.ids import Seat

_SPREAD, _NARROW = 0.1, 0.01
"""The spread of plays before two are known, and the least that is reckoned with."""


class Moment(Generic[S, M]):
    """A state in one of the worlds, and what was found out about it. `owed`: who is asked there what, None: nobody.

    `world` is the number of a kept world as long as nothing was drawn on the way, so that it leads here each time.
    """

    __slots__ = ("estimates", "found", "owed", "state", "world")

    def __init__(self, state: S, owed: tuple[Seat, str] | None, world: int | None) -> None:
        """Begin with nothing found out."""
        self.state, self.owed, self.world = state, owed, world
        self.found: tuple[Candidate[M], ...] | None = None
        self.estimates: tuple[float, ...] | None = None


class Edge:
    """A choice in a tree: how likely it is good before it was tried, and how it has gone for who makes it.

    `ends`: of an answer to the question itself, what each term was worth at the ends of all plays together.
    """

    __slots__ = ("ends", "kept", "node", "visits", "weight", "worth")

    def __init__(self, weight: float) -> None:
        """Take the weight that it has before it is tried."""
        self.weight, self.visits, self.worth = weight, 0, 0.0
        self.node: Node | None = None
        self.kept: dict[int, Moment[Any, Any]] = {}
        self.ends: tuple[int, ...] = ()

    def end(self, terms: Sequence[int]) -> None:
        """Add what each term was worth at the end of a play."""
        self.ends = tuple(map(add, self.ends, terms)) if self.ends else tuple(terms)

    @property
    def mean(self) -> float:
        """How it has gone on average, 0 to 1."""
        return self.worth / self.visits if self.visits else 0.0

    @property
    def mean_end(self) -> tuple[int, ...]:
        """What each term was worth on average at the end of a play; nothing where none has ended."""
        return tuple(each // self.visits for each in self.ends)

    def below(self) -> "Node":
        """Return the node that it leads to."""
        if self.node is None:
            self.node = Node()
        return self.node


class Node:
    """What a seat knows after the same choices: the choices that have been possible there so far, by name.

    Questions of another kind have other names, so a node may hold several questions of which chance asks one. `shared`:
    the parts of the wide answer that begins here, whatever else is chosen with them.
    """

    __slots__ = ("edges", "shared")

    def __init__(self) -> None:
        """Begin without a choice."""
        self.edges: dict[Any, Edge] = {}
        self.shared: dict[str, Edge] = {}

    def known(self, weights: Mapping[Any, float]) -> list[Edge]:
        """Return the edges of choices that are possible now, made where they are new."""
        return known(self.edges, weights)


class Spread:
    """How much the ends of plays vary."""

    __slots__ = ("_number", "_squares", "_sum")

    def __init__(self) -> None:
        """Begin without a play."""
        self._number, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, estimate: float) -> None:
        """Add how a play has gone."""
        self._number += 1
        self._sum += estimate
        self._squares += estimate * estimate

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        if self._number < 2:
            return _SPREAD
        mean = self._sum / self._number
        return sqrt(max(_NARROW * _NARROW, self._squares / self._number - mean * mean))


def known(edges: dict[Any, Edge], weights: Mapping[Any, float]) -> list[Edge]:
    """Return the `edges` of choices by name, made where they are new."""
    for name, weight in weights.items():
        if name not in edges:
            edges[name] = Edge(weight)
    return [edges[name] for name in weights]
