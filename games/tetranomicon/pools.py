"""Taking a card from a pool and turning up the next one (SPEC 4.4, 4.5). Pure."""

from games.kernel.errors import IllegalMove
from games.kernel.tuples import put
from games.tetranomicon.events import CardKind, CardTurnedUp, PlaceLeftEmpty


def check_in_pool(pool: tuple[str, ...], card: str) -> None:
    """Refuse a card that does not lie in `pool`.

    Raises:
        IllegalMove: `not_in_pool` (`card`).
    """
    if card not in pool:
        raise IllegalMove("not_in_pool", card=card)


def taken(
    kind: CardKind, pool: tuple[str, ...], decks: tuple[tuple[str, ...], ...], era: int, card: str
) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...], CardTurnedUp | PlaceLeftEmpty]:
    """Return pool and decks after `card` was taken in `era`, and what came to its place; other decks stay untouched."""
    place, deck = pool.index(card), decks[era - 1]
    if not deck:
        return put(pool, place, ""), decks, PlaceLeftEmpty(kind, place)
    turned_up = CardTurnedUp(kind, deck[0], place, len(deck) - 1)
    return put(pool, place, deck[0]), put(decks, era - 1, deck[1:]), turned_up


def filled(pool: tuple[str, ...], deck: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return `pool` with empty places filled from `deck` as far as it goes, the rest of `deck`, and the new cards."""
    places, rest = list(pool), list(deck)
    for place, card in enumerate(places):
        if not card and rest:
            places[place] = rest.pop(0)
    left = len(rest)
    return tuple(places), tuple(rest), deck[: len(deck) - left]
