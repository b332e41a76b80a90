"""Amounts in words: prices, gains, workers (SPEC 1.3, 2.4). Pure."""

from games.dungeon_lords.components import Cost
from text import Words

GOODS = ("gold", "food", "imps", "traps", "evil")


def amount(words: Words, good: str, count: int) -> str:
    """Return "3 food"."""
    return words(f"dungeon_lords-amount-{good}", count=count)


def amounts(words: Words, **counts: int) -> str:
    """Return all that is there of `counts` by good, "nothing" if nothing is."""
    parts = [amount(words, good, count) for good, count in counts.items() if count]
    return words.listed(parts) if parts else words("dungeon_lords-amount-nothing")


def price(words: Words, cost: Cost, imps: int = 0) -> str:
    """Return a price in words; monsters are named by whoever knows which."""
    return amounts(words, gold=cost.gold, food=cost.food, imps=imps, traps=cost.traps, evil=cost.evil)


def is_free(cost: Cost, imps: int = 0) -> bool:
    """Return whether nothing has to be paid."""
    return not (cost.gold or cost.food or cost.traps or cost.evil or imps)
