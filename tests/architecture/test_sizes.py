"""Files and functions stay small, and everything public has a docstring."""

import ast
from collections.abc import Iterator

from tests.architecture.sources import Source, nodes, product

MOST_FILE_LINES = 400
MOST_FUNCTION_LINES = 60
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(source: Source) -> Iterator[Function]:
    """Yield every function and method."""
    return (node for node in nodes(source) if isinstance(node, Function))


def test_files() -> None:
    long = {source.name: source.text.count("\n") for source in product() if source.text.count("\n") > MOST_FILE_LINES}
    assert not long


def test_functions() -> None:
    """The docstring counts too: a function that needs a page of explanation does too much."""
    long = {
        f"{source.name}.{function.name}": lines
        for source in product()
        for function in functions(source)
        if (lines := (function.end_lineno or 0) - function.lineno + 1) > MOST_FUNCTION_LINES
    }
    assert not long


def test_docstrings() -> None:
    silent = [
        f"{source.name}.{getattr(node, 'name', '')}"
        for source in product()
        for node in _public(source.tree)
        if not ast.get_docstring(node)
    ]
    assert not silent


def _public(tree: ast.Module) -> Iterator[ast.Module | ast.ClassDef | Function]:
    """Yield the module, its public classes and functions, and the public methods of those classes."""
    yield tree
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node
            yield from (each for each in node.body if isinstance(each, Function) and not each.name.startswith("_"))
        elif isinstance(node, Function) and not node.name.startswith("_"):
            yield node
