"""Rows of `decks`: decks that people have made. Nobody else's to see."""

import msgspec

from db.statements import Connection, change, many, number, one, put


class DeckRow(msgspec.Struct, frozen=True):
    """A deck of a person; `cards` is a JSON list."""

    id: int
    user_id: int
    game: str
    name: str
    hero: str
    cards: str


def next_id(connection: Connection) -> int:
    """Return an id that no deck has had."""
    given = number(connection, "next_deck_id")
    if given is None:
        raise LookupError("the counter of decks is missing")
    return given


def find(connection: Connection, deck_id: int, user_id: int) -> DeckRow | None:
    """Return the deck with this id, if it is this person's."""
    return one(connection, "find_deck", DeckRow, id=deck_id, user_id=user_id)


def of_person(connection: Connection, user_id: int) -> tuple[DeckRow, ...]:
    """Return the decks of a person in all games, the oldest first."""
    return many(connection, "decks_of_person", DeckRow, user_id=user_id)


def store(connection: Connection, row: DeckRow) -> None:
    """Store a deck in the place of the one with its id."""
    put(connection, "put_deck", row)


def drop(connection: Connection, deck_id: int, user_id: int) -> int:
    """Remove a deck of a person; return how many were removed."""
    return change(connection, "drop_deck", id=deck_id, user_id=user_id)


def forget(connection: Connection, user_id: int) -> None:
    """Remove all decks of a person."""
    change(connection, "forget_decks", user_id=user_id)
