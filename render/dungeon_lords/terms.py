"""The things of Dungeon Lords by name, in the reader's language."""

from collections.abc import Iterable

from games.dungeon_lords.adventurers import ADVENTURER
from text import Words


def order(words: Words, order_id: str) -> str:
    """Return the name of an order."""
    return words(f"dungeon_lords-order-{order_id}")


def orders(words: Words, ids: Iterable[str]) -> str:
    """Return the names of orders as one list."""
    return words.listed(order(words, each) for each in ids)


def square(words: Words, order_id: str, number: int) -> str:
    """Return order and square: "Dig Tunnels III"."""
    return words("dungeon_lords-square", order=order(words, order_id), square=number)


def monster(words: Words, monster_id: str) -> str:
    """Return the name of a monster or ghost."""
    return words(f"dungeon_lords-monster-{monster_id}")


def monsters(words: Words, ids: Iterable[str]) -> str:
    """Return the names of monsters and ghosts as one list."""
    return words.listed(monster(words, each) for each in ids)


def whom(words: Words, monster_id: str) -> str:
    """Return a monster or ghost as the object of a sentence."""
    return words(f"dungeon_lords-monster-{monster_id}.accusative")


def room(words: Words, room_id: str) -> str:
    """Return the name of a room."""
    return words(f"dungeon_lords-room-{room_id}")


def trap(words: Words, trap_id: str) -> str:
    """Return the name of a trap."""
    return words(f"dungeon_lords-trap-{trap_id}")


def traps(words: Words, ids: Iterable[str]) -> str:
    """Return the names of traps as one list."""
    return words.listed(trap(words, each) for each in ids)


def spell(words: Words, spell_id: str) -> str:
    """Return the name of a combat card."""
    return words(f"dungeon_lords-spell-{spell_id}")


def adventurer(words: Words, adventurer_id: str) -> str:
    """Return class and name of an adventurer."""
    return words(f"dungeon_lords-adventurer-{adventurer_id}")


def adventurers(words: Words, ids: Iterable[str]) -> str:
    """Return classes and names of adventurers as one list."""
    return words.listed(adventurer(words, each) for each in ids)


def class_of(words: Words, adventurer_id: str) -> str:
    """Return the name of an adventurer's class."""
    return words(f"dungeon_lords-class-{ADVENTURER[adventurer_id].kind}")


def season(words: Words, season_id: str) -> str:
    """Return the name of a season."""
    return words(f"dungeon_lords-season-{season_id}")


def event(words: Words, event_id: str) -> str:
    """Return the name of an event tile."""
    return words(f"dungeon_lords-event-{event_id}")


def text(words: Words, kind: str, thing: str) -> str:
    """Return what a thing does."""
    return words(f"dungeon_lords-{kind}-{thing}.text")


def any_thing(words: Words, thing: str) -> str:
    """Return the name of an adventurer or monster, whichever `thing` is."""
    return adventurer(words, thing) if thing in ADVENTURER else monster(words, thing)
