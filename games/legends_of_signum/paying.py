"""What things cost and how they may be paid (SPEC 4.1, 4.7, 4.8). Pure.

A payment is the types of the buildings that close; of several open ones of a type the oldest closes (D6).
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from games.kernel.errors import IllegalMove, refuse
from games.kernel.ids import Seat
from games.legends_of_signum.components import (
    BASIC,
    CARD,
    TERRAIN,
    UNIQUE,
    Card,
    Character,
    Relic,
    UniqueBuilding,
    counts_as,
)
from games.legends_of_signum.course import Course
from games.legends_of_signum.events import Event
from games.legends_of_signum.parameters import MUSTER_BUILDINGS
from games.legends_of_signum.state import Built, Player, Table

TYPES = tuple(BASIC)

_NAMED: Final = {card: tuple(Counter(data.cost.named).items()) for card, data in CARD.items()}
"""How many buildings of which types each card names."""


class Price(msgspec.Struct, frozen=True, gc=False):
    """What has to be paid: buildings of these types, so many more of any type, prosperity."""

    named: tuple[str, ...] = ()
    any: int = 0
    prosperity: int = 0


MUSTER: Final = Price(any=MUSTER_BUILDINGS)


def price_of(table: Table, seat: Seat, card: str) -> Price:
    """Return what a card of the Battle deck costs a player now, with discounts."""
    data = CARD[card]
    return Price(data.cost.named, max(0, data.cost.any - discount(table.players[seat], data)), data.cost.prosperity)


def discount(player: Player, card: Card) -> int:
    """Return by how much a player's unique buildings lower the "any" part (4.1, 9.2)."""
    total = 0
    for data in _unique(player.city):
        if isinstance(card, Character):
            total += data.mercenary_discount if card.faction == "N" else 0
            total += data.stables_discount if "STB" in card.cost.named else 0
        elif isinstance(card, Relic):
            total += data.relic_discount
    return total


def _unique(city: tuple[Built, ...]) -> list[UniqueBuilding]:
    return [UNIQUE[built.id] for built in city if built.id in UNIQUE]


@lru_cache(maxsize=256)
def _open_types(city: tuple[Built, ...]) -> dict[str, int]:
    """Return how many open buildings of each type a City has; asked for every card of a hand."""
    return dict(Counter(counts_as(built.id) for built in city if not built.closed))


def open_types(player: Player) -> Counter[str]:
    """Return how many open buildings of each type a player has."""
    return Counter(_open_types(player.city))


def is_affordable(player: Player, price: Price) -> bool:
    """Return whether a player can pay a price for a card (4.1).

    With no open building and no prosperity nothing can be played, not even for nothing.
    """
    types = _open_types(player.city)
    if not types and not player.prosperity:
        return False
    if player.prosperity < price.prosperity or sum(types.values()) < len(price.named) + price.any:
        return False
    return all(types.get(kind, 0) >= price.named.count(kind) for kind in price.named)


def affordable(player: Player, cards: Iterable[str]) -> list[str]:
    """Return those of the cards that a player can pay now (4.1)."""
    types = _open_types(player.city)
    if not types and not player.prosperity:
        return []
    total, has_unique = sum(types.values()), bool(_unique(player.city))
    found = []
    for card in cards:
        cost = CARD[card].cost
        any_type = max(0, cost.any - discount(player, CARD[card])) if has_unique and cost.any else cost.any
        if player.prosperity < cost.prosperity or total < len(cost.named) + any_type:
            continue
        for kind, number in _NAMED[card]:
            if types.get(kind, 0) < number:
                break
        else:
            found.append(card)
    return found


def objection_to_payment(player: Player, price: Price, pay: tuple[str, ...]) -> IllegalMove | None:
    """Return what is wrong with a payment of buildings and prosperity, or None.

    `nothing_left`, `cannot_pay` (`missing`, types that are not open), `few_buildings` (`needed`, `present`),
    `little_prosperity` (`needed`, `present`); `wrong_payment` (`needed`, `paid`, `types`): with types that are not
    `open`, without types that are `named`, or too few or too many in `number`.
    """
    types = open_types(player)
    if not types and not player.prosperity:
        return IllegalMove("nothing_left")
    missing = Counter(price.named) - types
    if missing:
        return IllegalMove("cannot_pay", missing=tuple(sorted(missing.elements())))
    needed = len(price.named) + price.any
    if types.total() < needed:
        return IllegalMove("few_buildings", needed=needed, present=types.total())
    if player.prosperity < price.prosperity:
        return IllegalMove("little_prosperity", needed=price.prosperity, present=player.prosperity)
    paid = Counter(pay)
    if paid - types or Counter(price.named) - paid or paid.total() != needed:
        why = "open" if paid - types else "number" if paid.total() != needed else "named"
        wrong = paid - types if why == "open" else Counter(price.named) - paid
        return IllegalMove(
            "wrong_payment", needed=needed, paid=paid.total(), why=why, types=tuple(sorted(wrong.elements()))
        )
    return None


def usual(player: Player, price: Price) -> tuple[str, ...] | None:
    """Return how a price is paid if nothing is said (D7), None if it cannot be paid.

    "Any" closes the type that most open buildings have, of equal ones that of the oldest building.
    """
    if not is_affordable(player, price):
        return None
    left = open_types(player)
    left.subtract(price.named)
    ages = [counts_as(built.id) for built in player.city if not built.closed]
    chosen = []
    for _ in range(price.any):
        most = max(ages, key=lambda each: left[each])
        left[most] -= 1
        chosen.append(most)
    return (*price.named, *chosen)


def payments(player: Player, price: Price) -> Iterator[tuple[str, ...]]:
    """Yield every way to pay a price, in the order of types."""
    if not is_affordable(player, price):
        return
    left = open_types(player)
    left.subtract(price.named)
    yield from ((*price.named, *rest) for rest in _chosen(left, TYPES, price.any))


def _chosen(left: Counter[str], types: tuple[str, ...], count: int) -> Iterator[tuple[str, ...]]:
    if not count:
        yield ()
    elif types:
        for number in range(min(count, left[types[0]]), -1, -1):
            for rest in _chosen(left, types[1:], count - number):
                yield (*(types[:1] * number), *rest)


def terrain_price(card: str, coins: int) -> Price:
    """Return the price of terrain of which `coins` are paid in prosperity (4.7)."""
    return Price(any=max(0, TERRAIN[card].cost - coins), prosperity=coins)


def terrain_funds(player: Player) -> int:
    """Return what a player has for terrain, buildings and prosperity together (4.7); -1: cannot play at all."""
    return sum(_open_types(player.city).values()) + player.prosperity or -1


def usual_for_terrain(player: Player, card: str) -> tuple[tuple[str, ...], int] | None:
    """Return how terrain is paid if nothing is said; None if it cannot be paid.

    Both mix freely (4.7). Buildings come before prosperity, which is our choice: no rule says so.
    """
    cost = TERRAIN[card].cost
    coins = max(0, cost - open_types(player).total())
    pay = usual(player, terrain_price(card, coins))
    return None if pay is None else (pay, coins)


def usual_for_muster(player: Player) -> tuple[str, ...] | None:
    """Return which three buildings close for a Muster if nothing is said, None if there are too few."""
    return usual(player, MUSTER)


def charge(course: Course, seat: Seat, price: Price, pay: tuple[str, ...], source: str) -> tuple[Event, ...]:
    """Close the buildings of a payment, of each type the oldest, and take its prosperity (1.3, 4.1).

    Return what is told of it after the announcement.

    Raises:
        IllegalMove: if the payment is not right.
    """
    refuse(objection_to_payment(course.player(seat), price, pay))
    city, closed = list(course.player(seat).city), []
    for kind in pay:
        place = next(n for n, built in enumerate(city) if not built.closed and counts_as(built.id) == kind)
        city[place] = Built(city[place].id, closed=True)
        closed.append(city[place].id)
    course.change_player(seat, city=tuple(city))
    return course.pay(seat, price.prosperity, source, tuple(closed))
