"""Names of the things in a game: from names to ids for the parser of notation, and from ids to names.

Names are the messages `<game>-<kind>-<id>` in the files <game>_names.ftl and their attributes (declined forms). The
attribute `.text` is no name: it says what the thing does. The words of the notation are of the kind `verb`.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from text.words import LANGUAGES, Words, folders, words

_VARIANTS = str.maketrans({
    "ё": "е", "\u00a0": " ", "\u202f": " ", "\u2212": "-", **{chr(dash): "-" for dash in range(0x2010, 0x2016)},
    **dict.fromkeys("’‘ʼ`´", "'"), **dict.fromkeys("«»“”„‟‹›\"*", None),
})  # fmt: skip
"""What keyboards and word processors write in place of plain signs; quotation marks and asterisks mean nothing."""

_LATIN = str.maketrans("авсенкмортх", "abcehkmoptx")
"""Cyrillic letters that look like Latin ones as capitals."""

VERB = "verb"
"""The kind of the words of the notation."""


class Aliases(Mapping[str, str]):
    """Folded names -> ids. A name is found however it is written: `folded`, and with letters that look alike."""

    def __init__(self, known: Mapping[str, str]) -> None:
        """Find the ids of `known`, by folded names."""
        self._known = known
        self._alike = {alike(name): meant for name, meant in known.items()}

    def __getitem__(self, name: str) -> str:
        """Return the id that `name` means; an id in Cyrillic letters means that in Latin ones."""
        plain = folded(name).strip("'")
        found = self._known.get(plain) or self._alike.get(alike(plain))
        if found is not None:
            return found
        if alike(plain) in ("", name):
            raise KeyError(name)
        return alike(plain)

    def __iter__(self) -> Iterator[str]:
        """Yield the folded names."""
        return iter(self._known)

    def __len__(self) -> int:
        """Return how many names there are."""
        return len(self._known)


def aliases(game: str) -> Aliases:
    """Return names -> ids of `game`, in both languages; a name with two meanings is left out."""
    return _aliases(game, folders())


@lru_cache(maxsize=16)
def _aliases(game: str, _folders: tuple[Path, ...]) -> Aliases:
    """Return the aliases; the folders are the key of the cache."""
    meanings: dict[str, set[str]] = {}
    for language in LANGUAGES:
        messages = words(language)
        for key, _, meant in _names(messages, game):
            meanings.setdefault(folded(messages(key)), set()).add(meant)
    return Aliases({name: meant.pop() for name, meant in meanings.items() if len(meant) == 1})


def names(game: str, language: str) -> Mapping[str, str]:
    """Return ids -> names of `game` in `language`; an id of two things is left out."""
    return _named(game, language, folders())


@lru_cache(maxsize=16)
def _named(game: str, language: str, _folders: tuple[Path, ...]) -> Mapping[str, str]:
    """Return the names; the folders are the key of the cache."""
    messages = words(language)
    known: dict[str, set[str]] = {}
    for key, kind, meant in _names(messages, game):
        if "." not in key and kind != VERB:
            known.setdefault(meant, set()).add(messages(key))
    return MappingProxyType({meant: found.pop() for meant, found in known.items() if len(found) == 1})


def forms(game: str, *, of_verbs: bool = False) -> Mapping[str, tuple[str, ...]]:
    """Return ids -> all names of `game` and their forms, in both languages; `of_verbs`: of the words of notation."""
    return _forms(game, of_verbs, folders())


@lru_cache(maxsize=32)
def _forms(game: str, of_verbs: bool, _folders: tuple[Path, ...]) -> Mapping[str, tuple[str, ...]]:
    """Return the names; the folders are the key of the cache."""
    known: dict[str, list[str]] = {}
    for language in LANGUAGES:
        for key, kind, meant in _names(words(language), game):
            if (kind == VERB or key.endswith(f".{VERB}")) == of_verbs:
                known.setdefault(meant, []).append(words(language)(key))
    return MappingProxyType({meant: tuple(dict.fromkeys(found)) for meant, found in known.items()})


def folded(text: str) -> str:
    """Return `text` in the form that is compared: lower case, single blanks, no ё, plain apostrophes and dashes."""
    return " ".join(text.casefold().translate(_VARIANTS).split())


def alike(text: str) -> str:
    """Return folded `text` with Latin letters in place of Cyrillic ones that look like them."""
    return text.translate(_LATIN)


def _names(messages: Words, game: str) -> Iterable[tuple[str, str, str]]:
    """Yield (key, kind, id) of all names; kind and id follow `<game>-`."""
    for key in messages.keys_of_file(f"{game}_names"):
        name, _, attribute = key.partition(".")
        kind, _, meant = name.removeprefix(f"{game}-").partition("-")
        if meant and attribute != "text":
            yield key, kind, meant
