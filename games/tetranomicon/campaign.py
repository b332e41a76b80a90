"""Campaigns for trophies (SPEC 4.6): the way and its length (4.8.2), the monsters' strength (4.8.3). Pure.

The way is shown with as few segments as the price allows, then the first in alphabetical order, by the weights of
access.py.
"""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.access import UNREACHABLE, Link, Table, relax, segments_of, weight
from games.tetranomicon.components import CITIES, SEGMENTS
from games.tetranomicon.layout import built, guarded, laid
from games.tetranomicon.moves import WinTrophy
from games.tetranomicon.parameters import CAMPAIGN_STEP, SUPPORT_PER_NEIGHBOUR
from games.tetranomicon.pricing import check_coins, discounts, pay, powers, price, swords
from games.tetranomicon.quotes import CampaignStep, TrophyQuote
from games.tetranomicon.state import Route, State, put
from games.tetranomicon.topology import CITY_NUMBER, EDGE, TOPOLOGY, Edge, cities_in, numbers_in


def legal(state: State, seat: Seat) -> Iterator[WinTrophy]:
    """Yield the trophies that `seat` may win and pay now, by city, then by cheapest start."""
    army, discount = army_strength(state, seat), powers(state.armies[seat]).campaign
    for guard in sorted(state.guards):
        if strength(state, seat, guard.city) > army:
            continue
        distance, starts = cheapest_starts(state, seat, guard.city)
        if price(guard.level + distance, discount) <= state.coins[seat]:
            yield from (WinTrophy(guard.city, start) for start in starts)


def check(state: State, seat: Seat, move: WinTrophy) -> None:
    """Refuse a trophy that `seat` may not win, in the order of 4.6.

    Raises:
        IllegalMove: `no_monsters`, `no_start`, `too_weak`, `not_cheapest` (`starts`), `too_few_coins`.
    """
    level = guarded(state.guards).level.get(move.city)
    if level is None:
        raise IllegalMove("no_monsters", city=move.city)
    distance, starts = cheapest_starts(state, seat, move.city)
    if not starts:
        raise IllegalMove("no_start", city=move.city)
    monsters, army = strength(state, seat, move.city), army_strength(state, seat)
    if monsters > army:
        raise IllegalMove(
            "too_weak", city=move.city, level=level, support=monsters - level, strength=monsters, army=army
        )
    if move.start not in starts:
        raise IllegalMove("not_cheapest", city=move.city, start=move.start, starts=starts)
    discount = powers(state.armies[seat]).campaign
    check_coins(state, seat, price(level + distance, discount), level, distance=distance, discount=discount)


def quote(state: State, seat: Seat, move: WinTrophy) -> TrophyQuote | None:
    """Return what `move` would cost `seat`, whatever else forbids it; None without a trophy or an own building."""
    level = guarded(state.guards).level.get(move.city)
    distance, starts = cheapest_starts(state, seat, move.city)
    if level is None or not starts:
        return None
    army = state.armies[seat]
    able = powers(army)
    supporters = neighbours_with_monsters(state, move.city)
    around = support(state, move.city)
    counted = 0 if able.no_support else around
    start = move.start if move.start in starts else starts[0]
    return TrophyQuote(
        city=move.city,
        start=start,
        level=level,
        distance=distance,
        discounts=discounts(army, lambda one: one.campaign),
        total=price(level + distance, able.campaign),
        way=_way(state, seat, start, move.city),
        starts=starts,
        support=counted,
        supporters=supporters,
        ignored_support=around - counted,
        strength=level + counted,
        swords=swords(army),
        bonus=able.campaign_strength,
        army=army_strength(state, seat),
        fame_after=sum(state.trophies[seat]) + level,
    )


def carry_out(state: State, seat: Seat, move: WinTrophy) -> Step[State, events.Event]:
    """Pay for a campaign that `check` allows and take the token; the city is free of monsters at once."""
    cost = quote(state, seat, move)
    assert cost is not None
    paid = replace(
        state,
        coins=pay(state, seat, cost.total),
        trophies=put(state.trophies, seat, (*state.trophies[seat], cost.level)),
        guards=tuple(guard for guard in state.guards if guard.city != move.city),
    )
    won = events.TrophyWon(seat, cost, state.coins[seat], paid.coins[seat], cost.supporters)
    return Step(paid, (won,))


def army_strength(state: State, seat: Seat) -> int:
    """Return the strength of `seat`'s army in campaigns: its swords and its bonus (4.6.3)."""
    army = state.armies[seat]
    return swords(army) + powers(army).campaign_strength


def strength(state: State, seat: Seat, city: str) -> int:
    """Return the strength of the monsters in `city` against `seat` (4.8.3)."""
    level = guarded(state.guards).level[city]
    return level if powers(state.armies[seat]).no_support else level + support(state, city)


def support(state: State, city: str) -> int:
    """Return what neighbouring monsters add to those in `city` (4.8.3)."""
    near = TOPOLOGY[state.seats].neighbours[CITY_NUMBER[city]] & guarded(state.guards).cities
    return SUPPORT_PER_NEIGHBOUR * near.bit_count()


def neighbours_with_monsters(state: State, city: str) -> tuple[str, ...]:
    """Return the neighbouring cities that hold monsters, whether or not a route lies between (4.8.3)."""
    return cities_in(TOPOLOGY[state.seats].neighbours[CITY_NUMBER[city]] & guarded(state.guards).cities)


def cheapest_starts(state: State, seat: Seat, city: str) -> tuple[int, tuple[str, ...]]:
    """Return the campaign distance of `seat` to `city` and the own cities with that distance; (0, ()) without any."""
    able = powers(state.armies[seat])
    free = _free_neighbours(state.routes, seat, able.free_roads, able.free_rivers)
    distance, starts = _nearest(
        built(state.buildings).homes[seat], CITY_NUMBER[city], free, TOPOLOGY[state.seats].neighbours
    )
    return distance * CAMPAIGN_STEP, cities_in(starts)


@lru_cache(maxsize=2048)
def _free_neighbours(routes: tuple[Route, ...], seat: Seat, free_roads: bool, free_rivers: bool) -> tuple[int, ...]:
    """Return for each city the mask of those to which a campaign of `seat` goes without paying.

    Toll-free properties fit laid routes of one kind; a segment without a route always costs a coin (D33).
    """
    free = [0] * len(CITIES)
    for route in routes:
        edge = EDGE[route.segment]
        if route.seat == seat or (free_roads if edge.kind == "road" else free_rivers):
            free[edge.first] |= 1 << edge.second
            free[edge.second] |= 1 << edge.first
    return tuple(free)


@lru_cache(maxsize=8192)
def _nearest(homes: int, target: int, free: tuple[int, ...], neighbours: tuple[int, ...]) -> tuple[int, int]:
    """Return how many paid segments lie between `target` and the nearest of `homes`, and the mask of those so near."""
    reached, paid = _spread(1 << target, free), 0
    while not reached & homes:
        wider = _widened(reached, neighbours)
        if wider == reached:
            return 0, 0
        reached, paid = _spread(wider, free), paid + 1
    return paid, reached & homes


def _widened(cities: int, neighbours: tuple[int, ...]) -> int:
    """Return `cities` with all their neighbours."""
    wider = cities
    for city in numbers_in(cities):
        wider |= neighbours[city]
    return wider


def _spread(cities: int, free: tuple[int, ...]) -> int:
    """Return all cities that `cities` reach over free segments."""
    while (wider := _widened(cities, free)) != cities:
        cities = wider
    return cities


def _way(state: State, seat: Seat, start: str, city: str) -> tuple[CampaignStep, ...]:
    """Return the way to show from `start` to `city`, segment by segment."""
    able = powers(state.armies[seat])
    free = _free_neighbours(state.routes, seat, able.free_roads, able.free_rivers)
    table = _ways_to(CITY_NUMBER[city], _links(state.seats, free))
    rest = [EDGE[SEGMENTS[number].id] for number in segments_of(table[CITY_NUMBER[start]])]
    owner, here, way = laid(state.routes).owner, CITY_NUMBER[start], []
    while rest:
        edge = next(edge for edge in rest if edge.ends >> here & 1)
        way.append(CampaignStep(edge.segment, owner.get(edge.segment), _step_cost(edge, free)))
        rest.remove(edge)
        here = edge.first + edge.second - here
    return tuple(way)


def _step_cost(edge: Edge, free: tuple[int, ...]) -> int:
    return 0 if free[edge.first] >> edge.second & 1 else CAMPAIGN_STEP


@lru_cache(maxsize=2048)
def _links(seats: int, free: tuple[int, ...]) -> tuple[Link, ...]:
    return tuple(
        (edge.first, edge.second, weight(edge.number, _step_cost(edge, free))) for edge in TOPOLOGY[seats].edges
    )


@lru_cache(maxsize=2048)
def _ways_to(target: int, ways: tuple[Link, ...]) -> Table:
    return relax([0 if city == target else UNREACHABLE for city in range(len(CITIES))], ways)
