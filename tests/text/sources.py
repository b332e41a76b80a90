"""Keys and patterns of keys in calls of `words(...)`, strings, and refusals in the source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from tests.architecture.layers import layer
from tests.architecture.sources import ROOT, nodes, product

CALLED = {"words", "said", "_words"}
"""Names under which a `Words` is called."""

REFUSALS = {"Refusal", "IllegalMove", "NotationError"}
KEY = re.compile(r"[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9_]+)*(?:\.[a-z_]+)?")


class Said(msgspec.Struct, frozen=True):
    """A key looked up at `place`; a pattern if it is put together (`.+` for a part that is not known here)."""

    place: str
    pattern: str


class Raised(msgspec.Struct, frozen=True):
    """A refusal raised at `place` with its code and facts; `open` if further facts may be added."""

    place: str
    package: str
    code: str
    facts: frozenset[str]
    open: bool


@cache
def _nodes() -> tuple[tuple[Path, ast.Call | ast.Constant | ast.JoinedStr], ...]:
    """Return all calls and strings of the program, with their files; text/ itself says nothing by key."""
    return tuple(
        (source.path.relative_to(ROOT), node)
        for source in product()
        if layer(source.name) != "text"
        for node in nodes(source)
        if isinstance(node, ast.Call | ast.Constant | ast.JoinedStr)
    )


def said() -> Iterator[Said]:
    """Yield every key or pattern of keys given to a `Words`."""
    for path, node in _nodes():
        if isinstance(node, ast.Call) and _called(node) in CALLED and node.args:
            for pattern in _patterns(node.args[0]):
                yield Said(f"{path}:{node.lineno}", pattern)


def strings() -> tuple[frozenset[str], frozenset[str]]:
    """Return all strings of the program, and patterns of all strings that it puts together."""
    plain: set[str] = set()
    put_together: set[str] = set()
    for _, node in _nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            plain.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            put_together.update(_patterns(node))
    return frozenset(plain), frozenset(put_together)


def raised() -> Iterator[Raised]:
    """Yield every refusal whose code is a literal."""
    for path, node in _nodes():
        if not (isinstance(node, ast.Call) and _called(node) in REFUSALS and node.args):
            continue
        code = node.args[0]
        if isinstance(code, ast.Constant) and isinstance(code.value, str):
            names = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            package = path.parts[1] if path.parts[0] == "games" else ""
            is_open = any(keyword.arg is None for keyword in node.keywords)
            yield Raised(f"{path}:{node.lineno}", package, code.value, names, is_open)


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _patterns(node: ast.expr) -> Iterator[str]:
    """Yield regular expressions for the keys that an expression may give; nothing for a key that is an argument."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from _patterns(node.body)
        yield from _patterns(node.orelse)
