"""The Fluent files of one folder as data: keys, placeables, words."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast

from tests.games import installed

ROOT = Path(__file__).parents[2]
SHARED = ROOT / "text"
TEST_GAMES = {folder.name: folder / "words" for folder in installed.FOLDERS}


class Message(msgspec.Struct, frozen=True):
    """A message or attribute: the arguments it takes, the messages it refers to, its words in the file."""

    key: str
    file: str
    arguments: frozenset[str]
    references: frozenset[str]
    texts: tuple[str, ...]


@cache
def catalogue(folder: Path, language: str) -> dict[str, Message]:
    """Return all messages of `folder` by key."""
    found: dict[str, Message] = {}
    for stem, entry in entries(folder, language):
        assert not isinstance(entry, ast.Junk), f"{folder}/{language}/{stem}.ftl: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            found.update((message.key, message) for message in _messages(entry, stem))
    return found


@cache
def entries(folder: Path, language: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Return everything in the files of `folder`, each with the name of its file without the ending."""
    parser = FluentParser(with_spans=False)
    return tuple(
        (path.stem, entry)
        for path in sorted((folder / language).glob("*.ftl"))
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
    )


def pieces(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Yield (key, words with every placeable shown as `{}`) of all messages, each variant by itself."""
    for message in catalogue(folder, language).values():
        for text in message.texts:
            yield message.key, text


def _messages(entry: ast.Message | ast.Term, file: str) -> Iterator[Message]:
    if entry.value is not None:
        yield _message(entry.id.name, file, entry.value)
    for attribute in entry.attributes:
        yield _message(f"{entry.id.name}.{attribute.id.name}", file, attribute.value)


def _message(key: str, file: str, pattern: ast.Pattern) -> Message:
    nodes = list(_nodes(pattern))
    return Message(
        key,
        file,
        frozenset(node.id.name for node in nodes if isinstance(node, ast.VariableReference)),
        frozenset(_reference(node) for node in nodes if isinstance(node, ast.MessageReference | ast.TermReference)),
        tuple(_text(node) for node in nodes if isinstance(node, ast.Pattern)),
    )


def _reference(node: ast.MessageReference | ast.TermReference) -> str:
    return node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}"


def _text(pattern: ast.Pattern) -> str:
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _filled(element) for element in pattern.elements
    )


def _filled(placeable: ast.Placeable) -> str:
    """Return a quoted text as it is, everything else as `{}`."""
    inner = placeable.expression
    return inner.value if isinstance(inner, ast.StringLiteral) else "{}"


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for each in node:
            yield from _nodes(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)
