"""A price with all its parts in words: "5 coins = 4 + 1 toll (E-F ■ Boris)" (SPEC 4, 12.2). Pure.

Names come plain for labels or with formatting for paragraphs, as `Naming` says.
"""

from collections.abc import Iterable, Iterator

from games.tetranomicon.components import CREATURE, Powers
from games.tetranomicon.parameters import LOWEST_PRICE
from games.tetranomicon.quotes import (
    ArtifactQuote,
    BuildQuote,
    CreatureQuote,
    Discount,
    PassQuote,
    Quote,
    RouteQuote,
    TrophyQuote,
)
from games.tetranomicon.state import Route
from render.naming import Naming
from render.tetranomicon import terms
from text import Words


def coins(amount: int, words: Words) -> str:
    """Return "5 coins"."""
    return words("tetranomicon-coins", coins=amount)


def price(quote: Quote, naming: Naming) -> str:
    """Return what is paid and, unless it is a bare base price, how it comes about."""
    words = naming.words
    if isinstance(quote, PassQuote) or not quote.total:
        return words("tetranomicon-price-free")
    parts = list(_parts(quote, naming))
    paid = coins(quote.total, words)
    if not parts:
        return paid
    base = quote.level if isinstance(quote, TrophyQuote) else quote.base
    sum_of_parts = " ".join((str(base), *parts))
    floored = base + _added(quote) < LOWEST_PRICE
    return words("tetranomicon-price-least" if floored else "tetranomicon-price", coins=paid, sum=sum_of_parts)


def cities(ids: Iterable[str], words: Words) -> str:
    """Return letters and names of cities: `F Ferrata, G Granum`."""
    return words.listed(city(each, words) for each in ids)


def city(city_id: str, words: Words) -> str:
    """Return letter and name of a city, as they stand on the map."""
    return f"{city_id} {terms.city(words, city_id)}"


def trophy(level: int, words: Words) -> str:
    """Return the name of the trophies of `level`."""
    return words(f"tetranomicon-trophy-{level}")


def has_property(creature: str) -> bool:
    """Say whether a creature does more than lend its swords."""
    return CREATURE[creature].powers != Powers()


def property_of(creature: str, words: Words) -> str:
    """Return a creature's property for a list; of those without one it says so."""
    if not has_property(creature):
        return words("tetranomicon-no-property")
    return terms.card_text(words, "creature", creature)


def ways(routes: Iterable[Route], naming: Naming) -> str:
    """Return routes with their owners: `E-F ■ Boris, A-E ▲ Vera`."""
    return naming.words.listed(f"{route.segment} {naming.player(route.seat)}" for route in routes)


def _parts(
    quote: BuildQuote | RouteQuote | ArtifactQuote | CreatureQuote | TrophyQuote, naming: Naming
) -> Iterator[str]:
    words = naming.words
    match quote:
        case BuildQuote() if quote.tolls:
            yield words("tetranomicon-part-tolls", coins=quote.tolls, ways=ways(quote.tolled, naming))
        case RouteQuote():
            for full in quote.full_cities:
                yield words("tetranomicon-part-full", city=full)
        case TrophyQuote() if quote.distance:
            yield words("tetranomicon-part-distance", coins=quote.distance)
        case _:
            pass
    for discount in quote.discounts:
        name = terms.creature(words, discount.creature)
        yield words("tetranomicon-part-discount", coins=discount.coins, creature=name)


def _added(quote: BuildQuote | RouteQuote | ArtifactQuote | CreatureQuote | TrophyQuote) -> int:
    """Return what is added to the base, discounts taken off."""
    match quote:
        case BuildQuote():
            added = quote.tolls
        case RouteQuote():
            added = -len(quote.full_cities)
        case TrophyQuote():
            added = quote.distance
        case _:
            added = 0
    return added - off(quote.discounts)


def off(discounts: Iterable[Discount]) -> int:
    """Return the sum of `discounts`."""
    return sum(discount.coins for discount in discounts)
