"""What a typed line that could not be read may have meant: names with typing errors, and how to write a move. Pure."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache

from text import LANGUAGES, Words, words
from text.aliases import aliases, folded, forms, names

LIKE_ENOUGH = 0.75
"""How like a typed name must be to one that it stands for, by `difflib`."""

SHORTEST = 4
"""Shorter words have no typing errors: too many others are like them."""

MOST_LETTERS = 2
"""A typing error makes a name so many letters longer or shorter; its first letter is one of the first two."""

LONGEST = 5
LONGEST_CORRECTED = 3
MOST_CORRECTED = 3
"""So many words of a line are compared with all names, and names of so many words."""


def meaning(typed: str, game: str) -> tuple[str, ...]:
    """Return a line with ids in place of all names that it has, in any language, also of mistyped ones."""
    return tuple(word for word, _ in _meant(typed, game))


def corrected(typed: str, game: str) -> str:
    """Return a line without its typing errors, "" if it has none that can be told."""
    meant = tuple(_meant(typed, game))
    return " ".join(word for word, _ in meant) if any(is_corrected for _, is_corrected in meant) else ""


def written(notation: str, game: str, said: Words) -> str:
    """Return a line of notation as a person writes it, with names in place of ids; the parser reads it as the same."""
    called = names(game, said.language)
    return " ".join(_verb(word, game, said) or called.get(word, word) for word in notation.split())


def is_undo(typed: str) -> bool:
    """Return whether somebody typed that they want to take a move back."""
    known = ",".join(words(language)("line-undo-words") for language in LANGUAGES)
    return folded(typed) in map(folded, known.split(","))


def _verb(word: str, game: str, said: Words) -> str:
    key = f"{game}-verb-{word}"
    return said(key) if said.has(key) else ""


def _meant(typed: str, game: str) -> Iterator[tuple[str, bool]]:
    """Yield each name of a line as its id, any other word as it is, with whether a typing error was corrected."""
    by_length, line, tries = _names(game), folded(typed).split(), 0
    while line:
        longest = min(LONGEST, len(line))
        phrases = [" ".join(line[:length]) for length in range(longest, 0, -1)]
        known = ((phrase, by_length[len(phrase.split())].get(phrase)) for phrase in phrases)
        found = next(((phrase, meant) for phrase, meant in known if meant is not None), None)
        is_corrected = False
        if found is None and tries < MOST_CORRECTED and any(map(str.isalpha, line[0])):
            tries += 1
            found = _corrected(phrases[-LONGEST_CORRECTED:], by_length)
            is_corrected = found is not None
        if found is None:
            yield line.pop(0), False
        else:
            yield found[1], is_corrected
            line = line[len(found[0].split()) :]


def _corrected(phrases: list[str], by_length: Mapping[int, Mapping[str, str]]) -> tuple[str, str] | None:
    """Return the longest phrase that is like a name, with the id of that."""
    for phrase in phrases:
        if len(phrase) < SHORTEST:
            continue
        known = by_length[len(phrase.split())]
        alike = [name for name in known if name[0] in phrase[:2] and abs(len(name) - len(phrase)) <= MOST_LETTERS]
        for name in get_close_matches(phrase, alike, 1, LIKE_ENOUGH):
            return phrase, known[name]
    return None


@lru_cache(maxsize=16)
def _names(game: str) -> Mapping[int, Mapping[str, str]]:
    """Return the names of a game by their number of words, with the ids that they mean."""
    known = aliases(game)
    found: dict[int, dict[str, str]] = {length: {} for length in range(1, LONGEST + 1)}
    for name in known:
        if len(name.split()) in found:
            found[len(name.split())][name] = known[name]
    for of_verbs in (False, True):
        found[1] |= {each.casefold(): each for each in forms(game, of_verbs=of_verbs) if len(each) >= SHORTEST}
    return found
