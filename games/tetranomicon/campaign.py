"""Campaigns for trophies (SPEC 4.6): the way and its length (4.8.2), the monsters' strength (4.8.3). Pure.

The way is shown with as few segments as the price allows, then the first in alphabetical order, by the weights of
access.py.
"""

from functools import partial

from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.tetranomicon import events
from games.tetranomicon.access import segments_of, weight_of_way
from games.tetranomicon.components import CITIES
from games.tetranomicon.moves import WinTrophy
from games.tetranomicon.pricing import Course, discounts, powers, price, settle, swords
from games.tetranomicon.quotes import CampaignStep, TrophyQuote
from games.tetranomicon.reach import Net, nearest, net
from games.tetranomicon.state import State
from games.tetranomicon.topology import CITY_NUMBER, EDGES, TOPOLOGY, cities_in


def legal(state: State, seat: Seat) -> list[WinTrophy]:
    """Return the trophies that `seat` may win and pay now, by city, then by cheapest start (4.6)."""
    army, homes = army_strength(state, seat), state.built.homes[seat]
    if not army or not homes:
        return []
    able = powers(state.armies[seat])
    most = state.coins[seat] + able.campaign
    ways = _ways(state, seat)
    return [
        WinTrophy(lair.city, start)
        for lair in state.guarded.lairs.values()
        if lair.level <= most and (lair.level if able.no_support else lair.strength) <= army
        for start in cities_in(nearest(lair.number, homes, ways, most - lair.level)[1])
    ]


def win(course: Course, seat: Seat, move: WinTrophy) -> None:
    """Pay for a campaign and take the token; the city is free of monsters at once. The checks are those of 4.6.

    Raises:
        IllegalMove: `no_monsters`, `no_start`, `too_weak`, `not_your_city` (`start`, `starts`), `too_few_coins`.
    """
    state = course.state
    if move.city not in state.guarded.lairs:
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
    if move.start != cost.start:
        raise IllegalMove("not_your_city", city=move.city, start=move.start, starts=starts(state, seat))
    settle(
        course,
        seat,
        cost,
        partial(events.TrophyWon, relieved=cost.supporters),
        trophies=put(state.trophies, seat, (*state.trophies[seat], cost.level)),
        guards=tuple(guard for guard in state.guards if guard.city != move.city),
    )


def quote(state: State, seat: Seat, move: WinTrophy) -> TrophyQuote | None:
    """Return what `move` would cost `seat`, whatever else forbids it; None without a trophy or an own building.

    A start without an own building is replaced by the first cheapest one.
    """
    lair = state.guarded.lairs.get(move.city)
    distance, cheapest = cheapest_starts(state, seat, move.city)
    if lair is None or not cheapest:
        return None
    army = state.armies[seat]
    able = powers(army)
    start = move.start if move.start in starts(state, seat) else cheapest[0]
    if start not in cheapest:
        home = 1 << CITY_NUMBER[start]
        distance, _ = nearest(CITY_NUMBER[move.city], home, _ways(state, seat), len(CITIES))
    monsters = lair.level if able.no_support else lair.strength
    return TrophyQuote(
        city=move.city,
        start=start,
        level=lair.level,
        distance=distance,
        discounts=discounts(army, "campaign"),
        total=price(lair.level + distance, able.campaign),
        way=_way(state, seat, start, move.city),
        starts=cheapest,
        support=monsters - lair.level,
        supporters=neighbours_with_monsters(state, move.city),
        ignored_support=lair.strength - monsters,
        strength=monsters,
        swords=swords(army),
        bonus=able.campaign_strength,
        army=army_strength(state, seat),
        fame_after=sum(state.trophies[seat]) + lair.level,
    )


def army_strength(state: State, seat: Seat) -> int:
    """Return the strength of `seat`'s army in campaigns: its swords and its bonus (4.6.3)."""
    army = state.armies[seat]
    return swords(army) + powers(army).campaign_strength


def neighbours_with_monsters(state: State, city: str) -> tuple[str, ...]:
    """Return the neighbouring cities that hold monsters, whether or not a route lies between (4.8.3)."""
    return cities_in(TOPOLOGY[state.seats].neighbours[CITY_NUMBER[city]] & state.guarded.cities)


def starts(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the cities where a campaign of `seat` can start: those with an own building (4.6.4)."""
    return cities_in(state.built.homes[seat])


def elsewhere(state: State, seat: Seat, move: WinTrophy) -> tuple[WinTrophy, ...]:
    """Return `move` from every other city that it can start from and that `seat` can pay for."""
    others = (WinTrophy(move.city, start) for start in starts(state, seat) if start != move.start)
    return tuple(
        other for other in others if (cost := quote(state, seat, other)) is not None and cost.total <= state.coins[seat]
    )


def cheapest_starts(state: State, seat: Seat, city: str) -> tuple[int, tuple[str, ...]]:
    """Return the campaign distance of `seat` to `city` (4.8.2) and the own cities that have it; (0, ()) without any."""
    homes = state.built.homes[seat]
    if not homes:
        return 0, ()
    distance, cities = nearest(CITY_NUMBER[city], homes, _ways(state, seat), len(CITIES))
    return distance, cities_in(cities)


def _ways(state: State, seat: Seat) -> Net:
    """Return where a campaign of `seat` goes: own routes weigh 0, segments without one a coin (4.8.2, D33)."""
    return net(state, seat, TOPOLOGY[state.seats].ways)


def _way(state: State, seat: Seat, start: str, city: str) -> tuple[CampaignStep, ...]:
    """Return the way to show from `start` to `city`, segment by segment; what is `free` costs nothing (4.8.2)."""
    free, here, way = state.laid.free_for(seat, powers(state.armies[seat])), 1 << CITY_NUMBER[start], []
    weight = weight_of_way(CITY_NUMBER[city], CITY_NUMBER[start], free, TOPOLOGY[state.seats].ways)
    rest = [EDGES[number] for number in segments_of(weight)]
    while rest:
        edge = next(edge for edge in rest if edge.ends & here)
        owner = state.laid.owner.get(edge.segment)
        way.append(CampaignStep(edge.segment, owner, int(not edge.bit & free)))
        rest.remove(edge)
        here ^= edge.ends
    return tuple(way)
