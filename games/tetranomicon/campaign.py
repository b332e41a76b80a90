"""Campaigns for trophies (SPEC 4.6): the way and its length (4.8.2), the monsters' strength (4.8.3). Pure.

The way is shown with as few segments as the price allows, then the first in alphabetical order, by the weights of
access.py.
"""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.access import FREE_LINKS, PAID_LINKS, segments_of, spread_from
from games.tetranomicon.components import CITIES, SEGMENTS, Powers
from games.tetranomicon.layout import Lair, built, guarded, laid
from games.tetranomicon.moves import WinTrophy
from games.tetranomicon.pricing import check_coins, discounts, most_payable, pay, powers, price, swords
from games.tetranomicon.quotes import CampaignStep, TrophyQuote
from games.tetranomicon.state import State, put
from games.tetranomicon.topology import CITY_NUMBER, EDGE, TOPOLOGY, Edge, cities_in, numbers_in


def legal(state: State, seat: Seat) -> list[WinTrophy]:
    """Return the trophies that `seat` may win and pay now, by city, then by cheapest start."""
    army, able = army_strength(state, seat), powers(state.armies[seat])
    most = most_payable(state.coins[seat], able.campaign)
    homes = built(state.buildings).homes[seat]
    weaker = [
        lair
        for lair in guarded(state.guards, state.seats).lairs.values()
        if lair.level <= most and strength(lair, able) <= army
    ]
    if not weaker or not homes:
        return []
    free = _free(state, seat)
    distances = _distances(homes, free, state.seats)
    return [
        WinTrophy(lair.city, start)
        for lair in weaker
        if lair.level + distances[lair.number] <= most
        for start in _starts(homes, lair.number, distances[lair.number], free, state.seats)
    ]


def check(state: State, seat: Seat, move: WinTrophy) -> TrophyQuote:
    """Return what `move` costs, if `seat` may win this trophy; the order is that of 4.6.

    Raises:
        IllegalMove: `no_monsters`, `no_start`, `too_weak`, `not_cheapest` (`starts`), `too_few_coins`.
    """
    if move.city not in guarded(state.guards, state.seats).lairs:
        raise IllegalMove("no_monsters", city=move.city)
    cost = quote(state, seat, move)
    if cost is None:
        raise IllegalMove("no_start", city=move.city)
    if cost.strength > cost.army:
        raise IllegalMove(
            "too_weak",
            city=move.city,
            level=cost.level,
            support=cost.support,
            strength=cost.strength,
            swords=cost.swords,
            bonus=cost.bonus,
            army=cost.army,
        )
    if move.start not in cost.starts:
        raise IllegalMove("not_cheapest", city=move.city, start=move.start, starts=cost.starts)
    check_coins(state, seat, cost.total, cost.level, cost.discounts, distance=cost.distance)
    return cost


def quote(state: State, seat: Seat, move: WinTrophy) -> TrophyQuote | None:
    """Return what `move` would cost `seat`, whatever else forbids it; None without a trophy or an own building.

    A start that is not among the cheapest is replaced by the first of them.
    """
    lair = guarded(state.guards, state.seats).lairs.get(move.city)
    distance, starts = cheapest_starts(state, seat, move.city)
    if lair is None or not starts:
        return None
    army = state.armies[seat]
    able = powers(army)
    start = move.start if move.start in starts else starts[0]
    monsters = strength(lair, able)
    return TrophyQuote(
        city=move.city,
        start=start,
        level=lair.level,
        distance=distance,
        discounts=discounts(army, "campaign"),
        total=price(lair.level + distance, able.campaign),
        way=_way(state, seat, start, move.city),
        starts=starts,
        support=monsters - lair.level,
        supporters=neighbours_with_monsters(state, move.city),
        ignored_support=lair.level + lair.support - monsters,
        strength=monsters,
        swords=swords(army),
        bonus=able.campaign_strength,
        army=army_strength(state, seat),
        fame_after=sum(state.trophies[seat]) + lair.level,
    )


def carry_out(state: State, seat: Seat, cost: TrophyQuote) -> Step[State, events.Event]:
    """Pay for the campaign that `check` allowed and take the token; the city is free of monsters at once."""
    paid = replace(
        state,
        coins=pay(state, seat, cost.total),
        trophies=put(state.trophies, seat, (*state.trophies[seat], cost.level)),
        guards=tuple(guard for guard in state.guards if guard.city != cost.city),
    )
    won = events.TrophyWon(seat, cost, state.coins[seat], paid.coins[seat], cost.supporters)
    return Step(paid, (won,))


def army_strength(state: State, seat: Seat) -> int:
    """Return the strength of `seat`'s army in campaigns: its swords and its bonus (4.6.3)."""
    army = state.armies[seat]
    return swords(army) + powers(army).campaign_strength


def strength(lair: Lair, able: Powers) -> int:
    """Return the strength of the monsters in `lair` against an army that is `able` (4.8.3)."""
    return lair.level if able.no_support else lair.level + lair.support


def neighbours_with_monsters(state: State, city: str) -> tuple[str, ...]:
    """Return the neighbouring cities that hold monsters, whether or not a route lies between (4.8.3)."""
    return cities_in(TOPOLOGY[state.seats].neighbours[CITY_NUMBER[city]] & guarded(state.guards, state.seats).cities)


def cheapest_starts(state: State, seat: Seat, city: str) -> tuple[int, tuple[str, ...]]:
    """Return the campaign distance of `seat` to `city` and the own cities with that distance; (0, ()) without any."""
    homes, target, free = built(state.buildings).homes[seat], CITY_NUMBER[city], _free(state, seat)
    if not homes:
        return 0, ()
    distance = _distances(homes, free, state.seats)[target]
    return distance, _starts(homes, target, distance, free, state.seats)


class Free(msgspec.Struct, frozen=True, gc=False):
    """Where a campaign goes without paying: for each city a mask of `neighbours`; `ends` are those that have any."""

    neighbours: tuple[int, ...]
    ends: int


def _free(state: State, seat: Seat) -> Free:
    return _free_ways(laid(state.routes).free_for(seat, powers(state.armies[seat])))


@lru_cache(maxsize=2048)
def _free_ways(segments: int) -> Free:
    """Return where a campaign goes without paying if it does so over these `segments`, a mask (4.8.2).

    They carry routes: a segment without one always costs a coin (D33).
    """
    neighbours, ends = [0] * len(CITIES), 0
    for number in numbers_in(segments):
        edge = EDGE[SEGMENTS[number].id]
        neighbours[edge.first] |= 1 << edge.second
        neighbours[edge.second] |= 1 << edge.first
        ends |= edge.ends
    return Free(tuple(neighbours), ends)


@lru_cache(maxsize=2048)
def _distances(homes: int, free: Free, seats: int) -> tuple[int, ...]:
    """Return for each city the campaign distance from the nearest of `homes` (4.8.2)."""
    distances = [0] * len(CITIES)
    reached, paid = _spread(homes, free), 0
    while True:
        wider = _widened(reached, TOPOLOGY[seats].neighbours)
        if wider == reached:
            return tuple(distances)
        wider, paid = _spread(wider, free), paid + 1
        for city in numbers_in(wider & ~reached):
            distances[city] = paid
        reached = wider


@lru_cache(maxsize=4096)
def _starts(homes: int, target: int, distance: int, free: Free, seats: int) -> tuple[str, ...]:
    """Return those of `homes` from which `target` is at `distance`, the least there is."""
    if homes & homes - 1 == 0:
        return cities_in(homes)
    reached = _spread(1 << target, free)
    for _ in range(distance):
        reached = _spread(_widened(reached, TOPOLOGY[seats].neighbours), free)
    return cities_in(reached & homes)


def _widened(cities: int, neighbours: tuple[int, ...]) -> int:
    """Return `cities` with all their neighbours."""
    wider = cities
    for city in numbers_in(cities):
        wider |= neighbours[city]
    return wider


def _spread(cities: int, free: Free) -> int:
    """Return all cities that `cities` reach over free segments."""
    while (wider := cities | _widened(cities & free.ends, free.neighbours)) != cities:
        cities = wider
    return cities


def _way(state: State, seat: Seat, start: str, city: str) -> tuple[CampaignStep, ...]:
    """Return the way to show from `start` to `city`, segment by segment."""
    free = _free(state, seat)
    ways = _ways_to(CITY_NUMBER[city], free, state.seats)
    rest = [EDGE[SEGMENTS[number].id] for number in segments_of(ways[CITY_NUMBER[start]])]
    owner, here, way = laid(state.routes).owner, CITY_NUMBER[start], []
    while rest:
        edge = next(edge for edge in rest if edge.ends >> here & 1)
        way.append(CampaignStep(edge.segment, owner.get(edge.segment), int(_costs(edge, free))))
        rest.remove(edge)
        here = edge.first + edge.second - here
    return tuple(way)


def _costs(edge: Edge, free: Free) -> bool:
    return not free.neighbours[edge.first] >> edge.second & 1


@lru_cache(maxsize=2048)
def _ways_to(target: int, free: Free, seats: int) -> tuple[float, ...]:
    """Return the weight of the way from each city to `target`, as access.py weighs it."""
    links = [(PAID_LINKS if _costs(edge, free) else FREE_LINKS)[edge.segment] for edge in TOPOLOGY[seats].edges]
    return tuple(spread_from(1 << target, tuple(links)))
