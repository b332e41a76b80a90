"""The best set of pairs by several wishes, of which each weighs more than all that follow together."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from play.formats.lots import lot

SEED_BITS: Final = 40
"""So many of the last bits come from the seed, so that one set of pairs only is the best (by all but a rare chance)."""


class Edge(msgspec.Struct, frozen=True):
    """Two who can meet, and the cost of that by each wish, the most important first; no cost is below 0."""

    one: int
    other: int
    costs: tuple[int, ...]


def best_pairs(edges: Sequence[Edge], largest: Sequence[int], seed: bytes, *path: str | int) -> list[Edge]:
    """Return a set of edges of which no two share an entrant: as many as can be, then by the least costs.

    `largest`: the most that each cost of one edge can be. Takes seconds with hundreds of entrants, so not for the event
    loop.
    """
    if not edges:
        return []
    pairs = len({entrant for edge in edges for entrant in (edge.one, edge.other)}) // 2
    rooms = [(value * pairs).bit_length() for value in largest]
    import networkx as nx  # takes long, and only a process that pairs needs it

    graph: nx.Graph[int] = nx.Graph()
    for edge in sorted(edges, key=lambda found: (found.one, found.other)):
        cost = 0
        for one_cost, room in zip(edge.costs, rooms, strict=True):
            cost = cost << room | one_cost
        drawn = lot(seed, *path, edge.one, edge.other) >> 256 - SEED_BITS
        graph.add_edge(edge.one, edge.other, weight=-(cost << SEED_BITS + pairs.bit_length() | drawn))
    by_pair = {frozenset((edge.one, edge.other)): edge for edge in edges}
    found = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted((by_pair[frozenset(pair)] for pair in found), key=lambda edge: (edge.one, edge.other))


def left_over(entrants: Iterable[int], pairs: Iterable[Edge]) -> tuple[int, ...]:
    """Return who is in no pair, by number."""
    paired = {entrant for edge in pairs for entrant in (edge.one, edge.other)}
    return tuple(sorted(entrant for entrant in entrants if entrant not in paired))
