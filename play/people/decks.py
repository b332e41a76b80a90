"""Decks that people make themselves, for games that have them; nobody else's to see.

A match knows a deck only as the move that was made of it. So a deck may be changed or deleted at any time, and it may
break rules: what breaks it is found whenever it is looked at.
"""

from collections.abc import Sequence
from itertools import count

from msgspec.structs import replace

from db.rows import decks, people
from db.rows.decks import DeckRow
from db.statements import Connection
from games import registry
from games.kernel import codec
from games.kernel.deck_rules import Deck, DeckRules
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.observation import Observation
from play.context import Context

MOST_CARDS = 100
"""So many cards a stored deck may have, whatever the rules say, so that it can be shown and changed."""

LONGEST_NAME = 40


def rules_of(game: GameId) -> DeckRules:
    """Return the rules of decks of a game; refuses `no_decks` for one that has none, `unknown_game` (`word`)."""
    rules = registry.find(game).decks
    if rules is None:
        raise Refusal("no_decks")
    return rules


def line_of(deck: Deck) -> str:
    """Return the move that plays a deck, as a line of notation."""
    return registry.find(deck.game).print_move(rules_of(deck.game).move(deck.hero, deck.cards))


def asks_for_deck(match: Observation) -> bool:
    """Return whether the observer is asked for what a deck answers."""
    rules = registry.find(match.game).decks
    return rules is not None and match.asked() == rules.decision


class Decks:
    """The decks of people."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def of_person(self, user_id: int, game: GameId) -> tuple[Deck, ...]:
        """Return the decks of a person for a game, the oldest first."""
        rows = await self._context.database.read(decks.of_person, user_id)
        return tuple(_deck(row) for row in rows if row.game == game)

    async def find(self, user_id: int, deck_id: int) -> Deck:
        """Return a deck of the person; refuses `no_such_deck`."""
        return _deck(await self._context.database.read(_own, user_id, deck_id))

    async def store(self, user_id: int, deck: Deck) -> Deck:
        """Store a new deck, or what one is from now on; a name that another one has gets a number.

        Raises:
            Refusal: `no_decks`, `unknown_hero` (`word`), `deck_empty`, `deck_too_long` (`most`); for a new deck
                `too_many_decks` (`most`), else `no_such_deck`.
        """
        _check(deck)
        most = self._context.limits.decks

        def stored(connection: Connection) -> DeckRow:
            people.hold(connection, user_id)
            others = [row for row in decks.of_person(connection, user_id) if row.id != deck.id]
            if deck.id:
                _own(connection, user_id, deck.id)
            elif len(others) >= most:
                raise Refusal("too_many_decks", most=most)
            name = _free_name(deck.name, [row.name for row in others if row.game == deck.game])
            cards = codec.encode(deck.cards).decode()
            row = DeckRow(deck.id or decks.next_id(connection), user_id, deck.game, name, deck.hero, cards)
            decks.store(connection, row)
            return row

        return _deck(await self._context.database.write(stored))

    async def drop(self, user_id: int, deck_id: int) -> None:
        """Delete a deck; refuses `no_such_deck`."""
        if not await self._context.database.write(decks.drop, deck_id, user_id):
            raise Refusal("no_such_deck")


def _own(connection: Connection, user_id: int, deck_id: int) -> DeckRow:
    row = decks.find(connection, deck_id, user_id)
    if row is None:
        raise Refusal("no_such_deck")
    return row


def _check(deck: Deck) -> None:
    if deck.hero not in rules_of(deck.game).ready:
        raise Refusal("unknown_hero", word=deck.hero)
    if not deck.cards:
        raise Refusal("deck_empty")
    if len(deck.cards) > MOST_CARDS:
        raise Refusal("deck_too_long", most=MOST_CARDS)


def _free_name(wanted: str, taken: Sequence[str]) -> str:
    used = {name.casefold() for name in taken}
    name = wanted[:LONGEST_NAME].strip() or "–"
    numbered = (name if number == 1 else f"{name[: LONGEST_NAME - 4]} {number}" for number in count(1))
    return next(each for each in numbered if each.casefold() not in used)


def _deck(row: DeckRow) -> Deck:
    """Return a stored deck; one for a hero whom the rules do not know any more is the first hero's."""
    deck = Deck(GameId(row.game), row.name, row.hero, codec.decode(row.cards, tuple[str, ...]), row.id)
    rules = rules_of(deck.game)
    hero = deck.hero if deck.hero in rules.ready else next(iter(rules.ready))
    return replace(deck, hero=hero, faults=rules.faults(hero, deck.cards))
