"""Which orders a lord is likely to want: a weight for each, by what he has, what is on offer and what is to come.

The squares are carried out in the order of the list, so what an earlier order brings pays for a later one, whatever
their places are.
"""

from collections.abc import Mapping
from typing import NamedTuple

from games.ai.advice import Parts
from games.dungeon_lords.advice.siege import MIGHT
from games.dungeon_lords.components import MONSTER, ORDERS, ROOM, SEASONS, OrderId
from games.dungeon_lords.dungeon import building_sites, layout
from games.dungeon_lords.moves import Move, Seal
from games.dungeon_lords.ordering import POSITIONS, available, colour_choices
from games.dungeon_lords.parameters import PALADIN_EVIL, TILES_PER_TAX
from games.dungeon_lords.state import State
from games.kernel.ids import Seat


class Purse(NamedTuple):
    """What a lord will have for an order: goods as they are, and what his other orders are likely to bring."""

    gold: int
    food: int
    evil: int
    imps: int


def purse(state: State, seat: Seat, chosen: tuple[str, ...]) -> Purse:
    """Return what `seat` has when the orders `chosen` are carried out."""
    lord = state.lords[seat]
    gold = lord.gold + 2 * ("mine" in chosen) - (chosen[:1] == ("monster",)) - ("room" in chosen)
    food = lord.food + 2 * ("food" in chosen) - ("imps" in chosen) - ("monster" in chosen)
    evil = lord.evil + ("food" in chosen) + ("monster" in chosen) - 2 * ("reputation" in chosen)
    return Purse(gold, food, evil, lord.imps - 2 * (("mine" in chosen) + ("dig" in chosen)))


def wanted(state: State, seat: Seat, order: str, chosen: tuple[str, ...] = ()) -> int:
    """Return how much `seat` is likely to want `order` beside those `chosen`, more than 0."""
    lord, have = state.lords[seat], purse(state, seat, chosen)
    number = SEASONS.index(state.season)
    tunnels = layout(lord.tiles).tunnels.bit_count()
    ahead = state.event_tiles[max(0, number - 1) : state.events_open]
    is_last = state.year > 1 and number == len(SEASONS) - 1
    match order:
        case "food":
            wages = sum(MONSTER[each.kind].cost.food for each in lord.creatures) if "payday" in ahead else 0
            return (60 if have.food - wages < 1 else 34 if have.food - wages < 3 else 16) - 8 * is_last
        case "reputation":
            return 6 if have.evil < 4 else 14 if have.evil < PALADIN_EVIL - 2 else 40
        case "dig":
            return (2 if have.imps < 1 else 46 if tunnels < 6 else 24) // (2 if is_last else 1)
        case "mine":
            due = -(-len(lord.tiles) // TILES_PER_TAX) if "taxes" in ahead else 0
            needed = 50 if have.gold < due else 40 if have.gold < 2 else 24
            return (2 if have.imps < 1 or tunnels < 1 else needed) // (2 if is_last else 1)
        case "imps":
            return 4 if have.food < 1 else (34 if lord.imps < 6 else 20) // (2 if is_last else 1)
        case "traps":
            return 8 if have.gold < 1 and chosen else (36, 28, 20, 12, 8)[min(4, len(lord.traps))]
        case "monster":
            return _hiring(state, seat, have)
        case _:
            return _building(state, seat, have)


def _hiring(state: State, seat: Seat, have: Purse) -> int:
    lord = state.lords[seat]
    found = [
        MIGHT[kind]
        for kind in state.monsters
        if (cost := MONSTER[kind].cost).food <= have.food
        and cost.gold <= have.gold
        and cost.traps <= len(lord.traps)
        and cost.monsters <= len(lord.creatures)
        and have.evil + cost.evil < PALADIN_EVIL + 1
    ]
    return 4 if not found else 26 + max(found) // 2 - 4 * max(0, len(lord.creatures) - 4)


def _building(state: State, seat: Seat, have: Purse) -> int:
    tiles = state.lords[seat].tiles
    sites = sum(bool(building_sites(tiles, room)) for room in state.rooms)
    gives = any(ROOM[room].gives for room in state.rooms)
    if not sites:
        return 22 if have.imps < 2 else 3
    return (40 if have.gold > 0 else 24) + 4 * gives


class OrderParts(Parts[Move]):
    """Three orders one after the other, and with two lords the third one of the own non-player colour."""

    def __init__(self, state: State, seat: Seat) -> None:
        """Take the orders in hand."""
        self._state, self._seat = state, seat
        self._hand = available(state, seat)
        self._others = colour_choices(state, seat)

    def choices(self, chosen: tuple[str, ...]) -> Mapping[str, int]:
        """Return the orders left, each as likely as it is wanted beside those chosen."""
        if len(chosen) == POSITIONS:
            return {_OTHER + order: 1 + 2 * (order not in chosen) for order in self._others}
        if len(chosen) > POSITIONS:
            return {}
        found = {}
        for order in self._hand:
            if order not in chosen:
                weight = wanted(self._state, self._seat, order, chosen)
                found[str(order)] = max(1, weight // 2 if order == "monster" and not chosen else weight)
        return found

    def move(self, chosen: tuple[str, ...]) -> Move:
        """Return the orders sealed."""
        first, second, third, *other = (_ID[order.removeprefix(_OTHER)] for order in chosen)
        return Seal(first, second, third, other[0] if other else None)


_OTHER = "other "
_ID: Mapping[str, OrderId] = {order: order for order in ORDERS}
