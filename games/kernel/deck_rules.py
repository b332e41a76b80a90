"""Decks that players make themselves, in a game that has them: what they are made of, and what breaks one. Pure."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec

from games.kernel.errors import Fact
from games.kernel.ids import GameId


class Fault(msgspec.Struct, frozen=True):
    """One rule that a deck breaks: a code with words `<game>-deck-<code>`, and its facts; `cards` are ids."""

    code: str
    facts: dict[str, Fact] = {}


class DeckRules(msgspec.Struct, frozen=True):
    """The rules of decks. A deck is a hero with cards.

    `decision`: the kind of decision that a deck answers, by the move that `move` makes of hero and cards. `ready` has
    the ready-made deck of each hero. `cards` are the ids of all cards, in order of listing. `faults` returns everything
    that is wrong with a deck, nothing for a legal one. `is_own`: whether a move plays a deck that is not ready-made.
    """

    decision: str
    ready: Mapping[str, tuple[str, ...]]
    cards: Collection[str]
    faults: Callable[[str, Sequence[str]], tuple[Fault, ...]]
    move: Callable[[str, tuple[str, ...]], Any]
    is_own: Callable[[Any], bool]


class Deck(msgspec.Struct, frozen=True):
    """A deck of a person; `id` 0: not stored yet. `faults` is everything that is wrong with it."""

    game: GameId
    name: str
    hero: str
    cards: tuple[str, ...]
    id: int = 0
    faults: tuple[Fault, ...] = ()
