"""Names of a game's things: as players type them, in both languages, for the notation's parser; and from ids to names.

Names are the messages `<game>-<kind>-<id>` of the files <game>_names.ftl and their attributes (declined forms), apart
from `.text`, which tells what the thing does.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from text.words import LANGUAGES, Words, folders, words

_VARIANTS = str.maketrans({"ё": "е", "’": "'", "«": None, "»": None, "\u00a0": " ", "\u2011": "-"})


def aliases(game: str) -> Mapping[str, str]:
    """Return case-folded names -> ids of `game`; a name that could mean two things is left out."""
    return _aliases(game, folders())


@lru_cache(maxsize=16)
def _aliases(game: str, _said_in: tuple[Path, ...]) -> Mapping[str, str]:
    """Return the aliases as long as no folder adds words."""
    meanings: dict[str, set[str]] = {}
    for language in LANGUAGES:
        spoken = words(language)
        for key, meant in _names(spoken, game):
            for name in _spellings(spoken(key)):
                meanings.setdefault(name, set()).add(meant)
    return MappingProxyType({name: meant.pop() for name, meant in meanings.items() if len(meant) == 1})


def names(game: str, language: str) -> Mapping[str, str]:
    """Return ids -> names of `game` in `language`; an id that names two things is left out."""
    return _named(game, language, folders())


@lru_cache(maxsize=16)
def _named(game: str, language: str, _said_in: tuple[Path, ...]) -> Mapping[str, str]:
    """Return the names as long as no folder adds words."""
    spoken = words(language)
    known: dict[str, set[str]] = {}
    for key, meant in _names(spoken, game):
        if "." not in key:
            known.setdefault(meant, set()).add(spoken(key))
    return MappingProxyType({meant: said.pop() for meant, said in known.items() if len(said) == 1})


def folded(text: str) -> str:
    """Return `text` as names are compared: small letters, single blanks, no ё, plain apostrophes, no quotes."""
    return " ".join(text.casefold().translate(_VARIANTS).split())


def _names(spoken: Words, game: str) -> Iterator[tuple[str, str]]:
    """Yield (key, id) of all names; the id is what stands after `<game>-<kind>-`."""
    for key in spoken.keys_of_file(f"{game}_names"):
        name, _, attribute = key.partition(".")
        parts = name.removeprefix(f"{game}-").split("-", 1)
        if len(parts) == 2 and attribute != "text":
            yield key, parts[1]


def _spellings(name: str) -> set[str]:
    """Return the name as it is folded by itself and by a parser that only folds case."""
    return {folded(name), name.casefold()}
