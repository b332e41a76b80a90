"""Campaigns for trophies (SPEC 4.6): the way and its length (4.8.2), the monsters' strength (4.8.3). Pure.

The way is shown with as few segments as the price allows, then the first in alphabetical order, by the weights of
access.py.
"""

from functools import lru_cache, partial

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.tuples import put
from games.tetranomicon import events
from games.tetranomicon.access import FREE_LINKS, PAID_LINKS, segments_of, spread_from
from games.tetranomicon.components import Powers
from games.tetranomicon.layout import Lair, built, guarded, laid
from games.tetranomicon.moves import WinTrophy
from games.tetranomicon.pricing import Course, check_coins, discounts, most_payable, powers, price, settle, swords
from games.tetranomicon.quotes import CampaignStep, TrophyQuote
from games.tetranomicon.reach import Net, nearest, net
from games.tetranomicon.state import State
from games.tetranomicon.topology import CITY_NUMBER, EDGES, TOPOLOGY, Edge, cities_in, neighbours


def legal(state: State, seat: Seat) -> list[WinTrophy]:
    """Return the trophies that `seat` may win and pay now, by city, then by cheapest start."""
    army, homes = army_strength(state, seat), built(state).homes[seat]
    if not army or not homes:
        return []
    able = powers(state.armies[seat])
    most = most_payable(state.coins[seat], able.campaign)
    weaker = [lair for lair in guarded(state).lairs.values() if lair.level <= most and strength(lair, able) <= army]
    if not weaker:
        return []
    ways = _ways(state, seat)
    starts = [(lair, *nearest(lair.number, homes, ways)) for lair in weaker]
    return [
        WinTrophy(lair.city, start)
        for lair, distance, cities in starts
        if lair.level + distance <= most
        for start in cities_in(cities)
    ]


def win(course: Course, seat: Seat, move: WinTrophy) -> None:
    """Pay for a campaign and take the token; the city is free of monsters at once. The checks are those of 4.6.

    Raises:
        IllegalMove: `no_monsters`, `no_start`, `too_weak`, `not_cheapest` (`starts`), `too_few_coins`.
    """
    state = course.state
    if move.city not in guarded(state).lairs:
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

    A start that is not among the cheapest is replaced by the first of them.
    """
    lair = guarded(state).lairs.get(move.city)
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


def army_strength(state: State, seat: Seat) -> int:
    """Return the strength of `seat`'s army in campaigns: its swords and its bonus (4.6.3)."""
    army = state.armies[seat]
    return swords(army) + powers(army).campaign_strength


def strength(lair: Lair, able: Powers) -> int:
    """Return the strength of the monsters in `lair` against an army that is `able` (4.8.3)."""
    return lair.level if able.no_support else lair.level + lair.support


def neighbours_with_monsters(state: State, city: str) -> tuple[str, ...]:
    """Return the neighbouring cities that hold monsters, whether or not a route lies between (4.8.3)."""
    return cities_in(neighbours(TOPOLOGY[state.seats].ways)[CITY_NUMBER[city]] & guarded(state).cities)


def cheapest_starts(state: State, seat: Seat, city: str) -> tuple[int, tuple[str, ...]]:
    """Return the campaign distance of `seat` to `city` and the own cities with that distance; (0, ()) without any."""
    homes = built(state).homes[seat]
    if not homes:
        return 0, ()
    distance, cities = nearest(CITY_NUMBER[city], homes, _ways(state, seat))
    return distance, cities_in(cities)


def _ways(state: State, seat: Seat) -> Net:
    """Return where a campaign of `seat` goes: routes may be free, and a segment without one costs a coin (D33)."""
    return net(_free(state, seat), TOPOLOGY[state.seats].ways)


def _free(state: State, seat: Seat) -> int:
    """Return the mask of segments on which a campaign of `seat` costs nothing (4.8.2)."""
    return laid(state).free_for(seat, powers(state.armies[seat]))


def _way(state: State, seat: Seat, start: str, city: str) -> tuple[CampaignStep, ...]:
    """Return the way to show from `start` to `city`, segment by segment."""
    free = _free(state, seat)
    ways = _ways_to(CITY_NUMBER[city], free, state.seats)
    rest = [EDGES[number] for number in segments_of(ways[CITY_NUMBER[start]])]
    owner, here, way = laid(state).owner, CITY_NUMBER[start], []
    while rest:
        edge = next(edge for edge in rest if edge.ends >> here & 1)
        way.append(CampaignStep(edge.segment, owner.get(edge.segment), int(_costs(edge, free))))
        rest.remove(edge)
        here = edge.first + edge.second - here
    return tuple(way)


def _costs(edge: Edge, free: int) -> bool:
    return not free >> edge.number & 1


@lru_cache(maxsize=2048)
def _ways_to(target: int, free: int, seats: int) -> tuple[float, ...]:
    """Return the weight of the way from each city to `target`, as access.py weighs it."""
    links = [(PAID_LINKS if _costs(edge, free) else FREE_LINKS)[edge.segment] for edge in TOPOLOGY[seats].edges]
    return tuple(spread_from(1 << target, tuple(links)))
