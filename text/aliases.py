"""Names of the things in a game: from names to ids for the parser of notation, and from ids to names.

Names are the messages `<game>-<kind>-<id>` in the files <game>_names.ftl and their attributes (declined forms). The
attribute `.text` is no name: it says what the thing does.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from text.words import LANGUAGES, Words, folders, words

_VARIANTS = str.maketrans({"ё": "е", "’": "'", "«": None, "»": None, "\u00a0": " ", "\u2011": "-"})


def aliases(game: str) -> Mapping[str, str]:
    """Return case-folded names -> ids of `game`, in both languages; a name with two meanings is left out."""
    return _aliases(game, folders())


@lru_cache(maxsize=16)
def _aliases(game: str, _folders: tuple[Path, ...]) -> Mapping[str, str]:
    """Return the aliases; the folders are the key of the cache."""
    meanings: dict[str, set[str]] = {}
    for language in LANGUAGES:
        messages = words(language)
        for key, meant in _names(messages, game):
            for name in _spellings(messages(key)):
                meanings.setdefault(name, set()).add(meant)
    return MappingProxyType({name: meant.pop() for name, meant in meanings.items() if len(meant) == 1})


def names(game: str, language: str) -> Mapping[str, str]:
    """Return ids -> names of `game` in `language`; an id of two things is left out."""
    return _named(game, language, folders())


@lru_cache(maxsize=16)
def _named(game: str, language: str, _folders: tuple[Path, ...]) -> Mapping[str, str]:
    """Return the names; the folders are the key of the cache."""
    messages = words(language)
    known: dict[str, set[str]] = {}
    for key, meant in _names(messages, game):
        if "." not in key:
            known.setdefault(meant, set()).add(messages(key))
    return MappingProxyType({meant: found.pop() for meant, found in known.items() if len(found) == 1})


def folded(text: str) -> str:
    """Return `text` in the form that is compared: lower case, single blanks, no ё, plain apostrophes, no quotes."""
    return " ".join(text.casefold().translate(_VARIANTS).split())


def _names(messages: Words, game: str) -> Iterator[tuple[str, str]]:
    """Yield (key, id) of all names; the id follows `<game>-<kind>-`."""
    for key in messages.keys_of_file(f"{game}_names"):
        name, _, attribute = key.partition(".")
        parts = name.removeprefix(f"{game}-").split("-", 1)
        if len(parts) == 2 and attribute != "text":
            yield key, parts[1]


def _spellings(name: str) -> set[str]:
    """Return both forms of a name: folded as above, and by a parser that only folds case."""
    return {folded(name), name.casefold()}
