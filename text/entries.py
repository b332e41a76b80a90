"""The entries of a Fluent file, taken apart without parsing: a process needs few of them, and parsing takes a second.

A line that begins an entry is the only one that begins with a letter or a minus; what belongs to it is indented, or
closes a brace. Syntax: https://github.com/projectfluent/fluent/blob/master/spec/fluent.ebnf
"""

import re
from collections.abc import Iterator

import msgspec
from fluent.syntax import FluentParser, ast

_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
_NEITHER = re.compile(r"^(?!-?[a-zA-Z][\w-]* *=)[^\s}#].*", re.MULTILINE | re.ASCII)
"""A line that neither begins an entry nor belongs to one, and is no comment."""

_PARSER = FluentParser(with_spans=False)


class Entry(msgspec.Struct, frozen=True):
    """A message, or a term if its name begins with a minus: its `source`, and the `keys` of value and attributes."""

    name: str
    source: str
    keys: tuple[str, ...]

    def parsed(self) -> ast.Message | ast.Term:
        """Return the entry as the library knows it.

        Raises:
            ValueError: it is not Fluent.
        """
        found = _PARSER.parse_entry(self.source)
        if not isinstance(found, ast.Message | ast.Term):
            raise ValueError(f"not Fluent: {self.source.splitlines()[0]}")
        return found


def entries_of(text: str) -> Iterator[Entry]:
    """Yield the entries of a file with this `text`.

    Raises:
        ValueError: a line of it belongs to no entry.
    """
    if wrong := _NEITHER.search(text):
        raise ValueError(f"not Fluent: {wrong[0]}")
    begun = [*_BEGINNING.finditer(text)]
    ends = [beginning.start() for beginning in begun[1:]] + [len(text)]
    for beginning, end in zip(begun, ends, strict=True):
        name, attributes = beginning[1], [*_ATTRIBUTE.finditer(text, beginning.end(), end)]
        value = text[beginning.end() : attributes[0].start() if attributes else end]
        keys = (*((name,) if value.strip() else ()), *(f"{name}.{attribute[1]}" for attribute in attributes))
        yield Entry(name, text[beginning.start() : end], keys)
