"""What the things of Dungeon Lords are called, and amounts in words: prices, gains, workers (SPEC 1.3, 2.4)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from games.dungeon_lords.components import SPELL, Cost
from games.dungeon_lords.parameters import COLOURS
from games.dungeon_lords.state import Creature, Orders
from games.kernel.ids import Seat
from render.naming import NONE, Names, Vocabulary


def amount(names: Names, good: str, count: int, form: str = "") -> str:
    """Return "3 food"; `form` is an attribute of the amount, such as `accusative`."""
    return names.words(f"dungeon_lords-amount-{good}{f'.{form}' if form else ''}", count=count)


def amounts(names: Names, **counts: int) -> str:
    """Return all that is there of `counts` by good, "" if nothing is."""
    return names.words.listed(amount(names, good, count) for good, count in counts.items() if count)


def counted(name: str, count: int) -> str:
    """Return a thing, and how many of it there are if not one."""
    return f"{name} × {count}" if count > 1 else name


def creature_name(names: Names, creature: Creature, count: int = 1) -> str:
    """Return a monster or ghost, how many such there are, and that they are face down if they are."""
    name = counted(names("monster", creature.kind), count)
    return name if creature.face_up else names.words("dungeon_lords-face-down", monster=name)


def trap_lines(names: Names, traps: Iterable[str]) -> Iterator[str]:
    """Yield each kind of trap once, with its number and what it does."""
    for trap, count in Counter(traps).items():
        yield f"{counted(names('trap', trap), count)}: {names('trap', trap, 'text')}"


def price(names: Names, cost: Cost, imps: int = 0) -> str:
    """Return a price in words, "" if nothing has to be paid; monsters are named by whoever knows which."""
    return amounts(names, gold=cost.gold, food=cost.food, imps=imps, traps=cost.traps, evil=cost.evil)


def square(names: Names, order: str, number: int) -> str:
    """Return order and square: "Dig Tunnels III"."""
    return names.words("dungeon_lords-square", order=names("order", order), square=number)


def speed(names: Names, card: str) -> str:
    """Return whether the spell of a combat card is cast before or after the monsters attack."""
    return names("speed", "fast" if SPELL[card].fast else "slow")


def colour(names: Names, number: int) -> str:
    """Return the name of a non-player colour; of two, each is named by the lord who looks after it."""
    if COLOURS[len(names.players)] == 1:
        return names.words("dungeon_lords-colour")
    return names.words("dungeon_lords-colour-of", player=names.player(Seat(number)))


def span(least: int, most: int) -> str:
    """Return a number that is not known, from the least to the most that it may be."""
    return str(least) if least == most else f"{least}\u2013{most}"


def either(names: Names, thing: str) -> str:
    """Return the name of what is of one of several kinds: what makes a lord evil, what hits, whom a spell strikes."""
    kinds = ("trap", "monster", "adventurer", "event", "special", "room", "spell", "source", "reason", "decision")
    return next(names(kind, thing) for kind in kinds if names.words.has(f"dungeon_lords-{kind}-{thing}"))


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
        "food": "amount-food", "busy": "amount-imps", "traps": "amount-traps",
    },
    spelt={"reason": either, "target": either},
    written={
        Cost: lambda names, cost: price(names, cost) or NONE,
        Orders: lambda names, orders: names.listed("order", orders.own),
    },
)  # fmt: skip
