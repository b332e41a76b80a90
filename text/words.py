"""Words from the Fluent files text/<language>/*.ftl: one message for one key, with named placeables.

Numbers and plurals follow the language; no isolation marks are added. Arguments are text, whole numbers, yes or no
(`yes`/`no` in selectors) and lists (joined by commas). Files are read once, at the first word asked for.

A gap (a key or an argument that is missing) raises `MissingWords`. A running bot calls `forgive()` once at its start:
from then on gaps are logged and the English words stand in, since a page with an odd line is better than no page.
"""

import logging
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Literal

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

Language = Literal["en", "ru"]
LANGUAGES: tuple[Language, ...] = ("en", "ru")
Argument = str | int | tuple[str, ...]
"""What a placeable may be filled with; `True` and `False` become the words `yes` and `no`."""

_KEPT = 16384
"""Sentences that are kept for each language: most of a page is said again, word for word, when it is shown anew."""

_UNCOUNTED = 10**18
"""From here on a number, which nobody counted, is shown as it is: it is more than Babel takes."""

_log = logging.getLogger(__name__)
_folders: list[Path] = [Path(__file__).parent]
_made: dict[str, "Words"] = {}
_forgiving = False


class MissingWords(LookupError):
    """A key that a language lacks, or a placeable that was given no value."""


class Words:
    """The words of one language: `words("table-your-move")`, `words("log-income", coins=7)`."""

    def __init__(self, language: Language) -> None:
        """Read the files of `language` in every folder known so far."""
        self.language: Language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: dict[str, str] = {}
        # By types too: `True` is not said as 1 is.
        self._said = lru_cache(maxsize=_KEPT, typed=True)(self._formatted)
        for folder in _folders:
            self.read(folder)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """Return the message `key`, or its attribute for `key.attribute`.

        Raises:
            MissingWords: if there is no such message or an argument is missing (unless `forgive` was called).
        """
        try:
            return self._said(key, **arguments)
        except MissingWords as gap:
            if not _forgiving:
                raise
            _log.error("words are missing: %s", gap)
            return key if self.language == "en" else words("en")(key, **arguments)

    def has(self, key: str) -> bool:
        """Say whether there is a message `key` (or attribute `key.attribute`)."""
        return key in self._keys

    def keys(self, prefix: str = "") -> Iterator[str]:
        """Return the keys that begin with `prefix`, attributes too, in the order of the files."""
        return (key for key in self._keys if key.startswith(prefix))

    def keys_of_file(self, stem: str) -> Iterator[str]:
        """Return the keys of the files <stem>.ftl, attributes too."""
        return (key for key, file in self._keys.items() if file == stem)

    def listed(self, items: Iterable[str]) -> str:
        """Return `items` as one enumeration with commas."""
        return ", ".join(items)

    def read(self, folder: Path) -> None:
        """Add the messages of every file of this language in `folder`.

        Raises:
            ValueError: if a file is not Fluent, or says a key that is already known.
        """
        for path in sorted((folder / self.language).glob("*.ftl")):
            resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
            for key in _keys_of(resource, path):
                if key in self._keys:
                    raise ValueError(f"{path}: {key} is said twice")
                self._keys[key] = path.stem
            self._bundle.add_resource(resource)
        self._said.cache_clear()

    def _formatted(self, key: str, /, **arguments: Argument) -> str:
        if key not in self._keys:
            raise MissingWords(f"{self.language}: {key}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{self.language}: {key}")
        text, faults = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in arguments.items()})
        if faults:
            raise MissingWords(f"{self.language}: {key}: {faults[0]}")
        return str(text)


def _plain(value: Argument) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value if abs(value) < _UNCOUNTED else str(value)
    return ", ".join(value) if isinstance(value, tuple) else value


def _keys_of(resource: ast.Resource, path: Path) -> Iterator[str]:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: not Fluent: {(entry.content or '').splitlines()[0]}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name
            yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


def words(language: str) -> Words:
    """Return the words of `language`; KeyError if it is none of `LANGUAGES`."""
    if language not in _made:
        known: dict[str, Language] = {name: name for name in LANGUAGES}
        _made[language] = Words(known[language])
    return _made[language]


def closest(locale: str) -> Language:
    """Return the language for a Discord locale: Russian for `ru`, English for every other."""
    return "ru" if locale.partition("-")[0] == "ru" else "en"


def folders() -> tuple[Path, ...]:
    """Return the folders words come from, each with a sub-folder per language."""
    return tuple(_folders)


def add_folder(path: Path) -> None:
    """Let `path`/<language>/*.ftl add words, for a game that brings its own; the same folder again changes nothing."""
    if path in _folders:
        return
    for made in _made.values():
        made.read(path)
    _folders.append(path)


def forgive() -> None:
    """Log gaps from now on instead of raising; for a running bot, never for tests."""
    global _forgiving  # noqa: PLW0603 - one switch for the process, set once at the start
    _forgiving = True
