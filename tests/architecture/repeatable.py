"""What computers must not use, so that the same question has the same answer on every machine and in every Python.

Functions of the mathematics library differ in the last bit between machines, `hash` between runs, and sets have an
order of their own; a clock or a source of chance would make every answer another one.
"""

import ast
from collections.abc import Iterator

from tests.architecture.sources import Source, nodes

EXACT = {"sqrt", "isqrt", "floor", "ceil", "comb", "gcd", "inf", "prod"}
"""Of `math`, what gives the same last bit everywhere."""

CHANGING = {"random", "time", "datetime", "os", "secrets", "uuid", "threading", "asyncio", "platform", "cmath", "numpy"}
FORBIDDEN = {"hash", "id", "pow", "vars", "globals"}
MAKING_SETS = {"set", "frozenset"}
IN_ORDER = {"tuple", "list", "enumerate", "iter", "next", "zip", "map", "filter", "reversed", "sum"}
"""What takes the elements of a set in the order that they happen to have; `sorted`, `min`, `max`, `len` do not tell."""


def unrepeatable(source: Source, *, may_draw: bool = False) -> Iterator[str]:
    """Yield what `source` must not use, with its line; `may_draw`: it is the one module that imports `random`."""
    sets = _names_of_sets(source)
    allowed = {"random"} if may_draw else set()
    for node in nodes(source):
        for what in _of(node, sets, allowed):
            yield f"{source.name}:{getattr(node, 'lineno', 0)} {what}"


def _of(node: ast.AST, sets: set[str], allowed: set[str]) -> Iterator[str]:
    match node:
        case ast.Import(names=names):
            yield from (f"imports {each.name}" for each in names if each.name in CHANGING - allowed | {"math"})
        case ast.ImportFrom(module="math", names=names):
            yield from (f"uses {each.name}" for each in names if each.name not in EXACT)
        case ast.ImportFrom(module=str(module)) if module.partition(".")[0] in CHANGING - allowed:
            yield f"imports {module}"
        case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN:
            yield f"calls {name}"
        case ast.Call(func=ast.Name(id=name), args=args) if name in IN_ORDER and any(_is_set(a, sets) for a in args):
            yield f"takes a set in its own order: {name}"
        case ast.BinOp(op=ast.Pow(), right=right) if not _is_whole(right):
            yield "raises to a power"
        case ast.For(iter=each) | ast.comprehension(iter=each) if _is_set(each, sets):
            yield "goes through a set in its own order"
        case ast.Starred(value=each) if _is_set(each, sets):
            yield "takes a set in its own order: *"


def _names_of_sets(source: Source) -> set[str]:
    """Return the names that sets are bound to somewhere in a module."""
    bound = [
        (target.id, node.value)
        for node in nodes(source)
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    ]
    return {name for name, value in bound if value is not None and _is_set(value, set())}


def _is_set(node: ast.AST, names: set[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in MAKING_SETS
        case ast.Name(id=name):
            return name in names
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
            return _is_set(left, names) or _is_set(right, names)
    return False


def _is_whole(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)
