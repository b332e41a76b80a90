"""Messages from the Fluent files text/<language>/*.ftl: one message for each key, with named placeables.

Numbers and plurals follow the language, and no isolation marks are added. Arguments are text, whole numbers, booleans
(`yes` and `no` in selectors) and lists (joined by commas). Files are read once, when the first message is asked for,
and each message is parsed when it is asked for itself (text/entries.py).

A missing key or argument raises `MissingWords`. A running bot calls `forgive()` once at its start. From then on what is
missing is logged and English is used instead, since a page with an odd line is better than no page.
"""

import logging
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from text.entries import Entry, entries_of

Language = Literal["en", "ru"]
LANGUAGES: tuple[Language, ...] = ("en", "ru")
Argument = str | int | tuple[str, ...]
"""What a placeable may be filled with; `True` and `False` become `yes` and `no`."""

_DECIMAL_SIGN: dict[Language, str] = {"en": ".", "ru": ","}

_KEPT = 16384
"""Sentences that are cached for each language: most of a page is the same when it is shown again."""

_UNCOUNTED = 10**18
"""Numbers from here on are too large for Babel and shown without grouping."""

_log = logging.getLogger(__name__)
_folders: list[Path] = [Path(__file__).parent]
_made: dict[str, "Words"] = {}
_forgiving = False


class MissingWords(LookupError):
    """A language lacks a key, or a placeable was given no value."""


class Words:
    """The messages of one language: `words("table-your-move")`, `words("log-income", coins=7)`."""

    def __init__(self, language: Language) -> None:
        """Read the files of `language` in every folder known so far."""
        self.language: Language = language
        # The library takes text as well as its own types, which its types do not say.
        functions: dict[str, Any] = {"TENTHS": self.tenths}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._keys: dict[str, str] = {}
        self._attributes: dict[str, tuple[str, ...]] = {}
        self._unparsed: dict[str, Entry] = {}
        self._patterns: dict[str, ast.Pattern] = {}
        self._placeables: dict[str, frozenset[str]] = {}
        # Types matter: `True` is formatted as `yes`, and 1 as 1.
        self._cached = lru_cache(maxsize=_KEPT, typed=True)(self._formatted)
        for folder in _folders:
            self.read(folder)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """Return the message `key`, or its attribute for `key.attribute`.

        Raises:
            MissingWords: there is no such message, or an argument is missing (unless `forgive` was called).
        """
        try:
            return self._cached(key, **arguments)
        except MissingWords as gap:
            if not _forgiving:
                raise
            _log.error("words are missing: %s", gap)
            return key if self.language == "en" else words("en")(key, **arguments)

    def has(self, key: str) -> bool:
        """Return whether there is a message `key` (or an attribute `key.attribute`)."""
        return key in self._keys

    def attributes(self, key: str) -> tuple[str, ...]:
        """Return the names of the attributes of the message `key`, in the order of the file."""
        return self._attributes.get(key, ())

    def placeables(self, key: str) -> frozenset[str]:
        """Return the names of what the message `key` is filled with, messages it refers to included."""
        found = self._placeables.get(key)
        if found is None:
            self._parse(key.partition(".")[0])
            sought = _References()
            sought.visit(self._patterns[key])
            found = frozenset(sought.variables).union(*map(self.placeables, sought.messages))
            self._placeables[key] = found
        return found

    def keys(self, prefix: str = "") -> Iterator[str]:
        """Return the keys that begin with `prefix`, with attributes, in the order of the files."""
        return (key for key in self._keys if key.startswith(prefix))

    def keys_of_file(self, stem: str) -> Iterator[str]:
        """Return the keys of the files <stem>.ftl, with attributes."""
        return (key for key, file in self._keys.items() if file == stem)

    def listed(self, items: Iterable[str]) -> str:
        """Return `items` joined by commas."""
        return ", ".join(items)

    def tenths(self, count: int) -> str:
        """Return so many tenths as a decimal number, with the sign of the language: 34 is 3.4, 30 is 3.

        Messages say `{ TENTHS($distance) } cm` of a distance in millimetres.
        """
        whole, rest = divmod(int(count), 10)
        return f"{whole}{_DECIMAL_SIGN[self.language]}{rest}" if rest else str(whole)

    def read(self, folder: Path) -> None:
        """Add the messages of every file of this language in `folder`.

        Raises:
            ValueError: a file is not Fluent, or has a key that another file has too.
        """
        for path in sorted((folder / self.language).glob("*.ftl")):
            try:
                for entry in entries_of(path.read_text(encoding="utf-8")):
                    self._know(entry, path.stem)
            except ValueError as fault:
                raise ValueError(f"{path}: {fault}") from None
        self._cached.cache_clear()

    def _know(self, entry: Entry, stem: str) -> None:
        self._unparsed[entry.name] = entry
        if entry.name.startswith("-"):
            return
        for key in entry.keys:
            if key in self._keys:
                raise ValueError(f"{key} exists twice")
            self._keys[key] = stem
            name, _, attribute = key.partition(".")
            if attribute:
                self._attributes[name] = (*self._attributes.get(name, ()), attribute)

    def _parse(self, name: str, begun: frozenset[str] = frozenset()) -> None:
        """Parse the entry called `name` and those it refers to; two threads may do it at once."""
        entry = self._unparsed.get(name)
        if entry is None or name in begun:
            return
        try:
            parsed = entry.parsed()
        except ValueError as fault:
            raise MissingWords(f"{self.language}: {name}: {fault}") from None
        self._bundle.add_resource(ast.Resource([parsed]))
        sought = _References()
        for key, pattern in _patterns_of(parsed):
            self._patterns[key] = pattern
            sought.visit(pattern)
        for reference in (*sought.messages, *sought.terms):
            self._parse(reference.partition(".")[0], begun | {name})
        self._unparsed.pop(name, None)

    def _formatted(self, key: str, /, **arguments: Argument) -> str:
        if key not in self._keys:
            raise MissingWords(f"{self.language}: {key}")
        name, _, attribute = key.partition(".")
        self._parse(name)
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


def _patterns_of(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        if attribute.value is not None:
            yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class _References(Visitor):
    """Collects the variables, the messages and the terms that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name for it
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the library's name for it
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)


def words(language: str) -> Words:
    """Return the messages of `language`.

    Raises:
        KeyError: `language` is none of `LANGUAGES`.
    """
    if language not in _made:
        known: dict[str, Language] = {name: name for name in LANGUAGES}
        _made[language] = Words(known[language])
    return _made[language]


def closest(locale: str) -> Language:
    """Return the language for a Discord locale: Russian for `ru`, English for every other."""
    return "ru" if locale.partition("-")[0] == "ru" else "en"


def folders() -> tuple[Path, ...]:
    """Return the folders that messages are read from, each with a folder for each language."""
    return tuple(_folders)


def add_folder(path: Path) -> None:
    """Read messages from `path`/<language>/*.ftl too, for a game that has its own; repeating it changes nothing."""
    if path in _folders:
        return
    for made in _made.values():
        made.read(path)
    _folders.append(path)


def forgive() -> None:
    """Log missing messages from now on instead of raising; for a running bot, never for tests."""
    global _forgiving  # noqa: PLW0603 - one switch for the process, set once at the start
    _forgiving = True
