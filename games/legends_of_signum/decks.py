"""What a deck may hold, and what breaks it (SPEC 11.6). Pure."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from games.kernel.deck_rules import DeckRules, Fault
from games.legends_of_signum import moves
from games.legends_of_signum.components import CARD, CHARACTER, HERO, READY_DECK, RELIC
from games.legends_of_signum.parameters import COPIES_OF_CHARACTER, COPIES_OF_OTHERS, DECK_LEAST, DECK_MOST


def faults(hero: str, deck: Sequence[str]) -> tuple[Fault, ...]:
    """Return everything that is wrong with a deck for a hero, nothing for a legal one (11.6).

    `deck_unknown_cards` (`cards`), `deck_size` (`count`, `least`, `most`), `deck_faction` (`cards`), `deck_copies`
    (`cards`), `deck_few_characters` (`count`, `least`), `deck_mercenaries` (`count`, `most`), `deck_relics` (`cards`).
    """
    unknown = tuple(sorted({card for card in deck if card not in CARD}))
    if unknown:
        return (Fault("deck_unknown_cards", {"cards": unknown}),)
    found = []
    if not DECK_LEAST <= len(deck) <= DECK_MOST:
        found.append(Fault("deck_size", {"count": len(deck), "least": DECK_LEAST, "most": DECK_MOST}))
    own = HERO[hero].faction
    for code, wrong in (
        ("deck_faction", [card for card in deck if CARD[card].faction not in {own, "N"}]),
        ("deck_copies", [card for card, copies in Counter(deck).items() if copies > most_copies(card)]),
        ("deck_relics", [card for card in deck if card in RELIC and RELIC[card].slot not in HERO[hero].relics]),
    ):
        if wrong:
            found.append(Fault(code, {"cards": tuple(sorted(set(wrong)))}))
    characters = [card for card in deck if card in CHARACTER]
    if 2 * len(characters) < len(deck):
        found.append(Fault("deck_few_characters", {"count": len(characters), "least": (len(deck) + 1) // 2}))
    mercenaries = sum(CHARACTER[card].faction == "N" for card in characters)
    if mercenaries > len(characters) - mercenaries:
        found.append(Fault("deck_mercenaries", {"count": mercenaries, "most": len(characters) - mercenaries}))
    return tuple(found)


def most_copies(card: str) -> int:
    """Return how many copies of a card a deck may hold: one of each character, two of each other card (11.6)."""
    return COPIES_OF_CHARACTER if card in CHARACTER else COPIES_OF_OTHERS


def usable(hero: str) -> tuple[str, ...]:
    """Return the cards that a deck for a hero may hold, in the order of the data file."""
    data = HERO[hero]
    return tuple(
        card.id
        for card in CARD.values()
        if card.faction in {data.faction, "N"} and (card.id not in RELIC or RELIC[card.id].slot in data.relics)
    )


def cards_of(hero: str, deck: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards of a chosen deck; an empty one means the ready-made deck."""
    return deck or READY_DECK[hero]


def is_own(move: moves.Hero) -> bool:
    """Return whether a hero comes with another deck than the ready-made one, which can be written out, too."""
    return bool(move.deck) and Counter(move.deck) != Counter(READY_DECK[move.hero])


RULES: Final = DeckRules("hero", READY_DECK, tuple(CARD), faults, moves.Hero, is_own)
