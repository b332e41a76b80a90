"""What the things of Dungeon Lords are called, and amounts in words: prices, gains, workers (SPEC 1.3, 2.4)."""

from typing import Final

from games.dungeon_lords.components import Cost
from games.dungeon_lords.state import Orders
from games.kernel.ids import Seat
from render.naming import NONE, Names, Vocabulary


def amount(names: Names, good: str, count: int, form: str = "") -> str:
    """Return "3 food"; `form` is an attribute of the amount, such as `accusative`."""
    return names.words(f"dungeon_lords-amount-{good}{f'.{form}' if form else ''}", count=count)


def amounts(names: Names, **counts: int) -> str:
    """Return all that is there of `counts` by good, "nothing" if nothing is."""
    parts = [amount(names, good, count) for good, count in counts.items() if count]
    return names.words.listed(parts) if parts else names.words("dungeon_lords-amount-nothing")


def price(names: Names, cost: Cost, imps: int = 0) -> str:
    """Return a price in words; monsters are named by whoever knows which."""
    return amounts(names, gold=cost.gold, food=cost.food, imps=imps, traps=cost.traps, evil=cost.evil)


def is_free(cost: Cost, imps: int = 0) -> bool:
    """Return whether nothing has to be paid."""
    return not (cost.gold or cost.food or cost.traps or cost.evil or imps)


def square(names: Names, order: str, number: int) -> str:
    """Return order and square: "Dig Tunnels III"."""
    return names.words("dungeon_lords-square", order=names("order", order), square=number)


def colour(names: Names, number: int, of: int) -> str:
    """Return the name of a non-player colour; of two, each is named by the lord who looks after it."""
    if of == 1:
        return names.words("dungeon_lords-colour")
    return names.words("dungeon_lords-colour-of", player=names.player(Seat(number)))


def signed(points: int) -> str:
    """Return a number with a minus sign that is one."""
    return f"\u2212{-points}" if points < 0 else str(points)


VOCABULARY: Final = Vocabulary(
    game="dungeon_lords",
    kinds={
        **dict.fromkeys(
            ("orders", "back", "locked", "first", "second", "third", "other", "hand", "own_dealt", "own_lock"), "order"
        ),
        **dict.fromkeys(("fed", "sent", "monsters", "lost", "withdrawn", "removed"), "monster"),
        **dict.fromkeys(("party", "paladin", "prisoner", "coming", "replaced"), "adventurer"),
        **dict.fromkeys(("drawn", "traps"), "trap"),
        "card": "spell", "rooms": "room", "next_event": "event",
    },
    numerals=frozenset({"round", "combat_round", "position", "spied"}),
    amounts={
        **dict.fromkeys(("gold", "due", "own_tax", "fee"), "amount-gold"),
        **dict.fromkeys(("tokens", "tax_tokens"), "amount-tokens"),
        "food": "amount-food", "busy": "amount-imps",
    },
    written={
        Cost: lambda names, cost: NONE if is_free(cost) else price(names, cost),
        Orders: lambda names, orders: names.listed("order", orders.own),
    },
)  # fmt: skip
