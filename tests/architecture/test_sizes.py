"""Files and functions stay small but whole, and everything public has a docstring."""

import ast
from collections.abc import Iterator, Sequence
from statistics import median

import pytest

from tests.architecture.sources import Source, nodes, product

MOST_FILE_LINES = 500
"""A file may be this long where its subject is; it is no size to fill a file up to, or to cut a subject at."""

MEDIAN_FILE_LINES = range(100, 181)
"""The aim for half of the files: a subject is read in two or three screens.

Below it subjects lie scattered over crumbs of files, above it files gather what has little to do with each other.
"""

MOST_SMALL_FILES = 0.05
"""The share of files, but for empty `__init__.py`, that may be shorter than `SMALL_FILE_LINES`."""

SMALL_FILE_LINES = 40
MOST_FUNCTION_LINES = 60
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(source: Source) -> Iterator[Function]:
    """Yield every function and method."""
    return (node for node in nodes(source) if isinstance(node, Function))


def test_files() -> None:
    long = {source.name: source.text.count("\n") for source in product() if source.text.count("\n") > MOST_FILE_LINES}
    assert not long


def test_half_of_the_files() -> None:
    """Catches what the limit for a single file does not: many small drifts, to long files or to crumbs."""
    assert outside_the_aim([source.text.count("\n") for source in product() if source.path.name != "__init__.py"]) == ""


@pytest.mark.parametrize(
    ("lines", "fault"),
    [([120] * 10, ""), ([60] * 10, "median"), ([240] * 10, "median"), ([120] * 8 + [20] * 2, "small files")],
    ids=["fits", "crumbs", "long", "scattered"],
)
def test_a_drift_of_the_files_is_found(lines: list[int], fault: str) -> None:
    assert outside_the_aim(lines) == fault


def outside_the_aim(lines: Sequence[int]) -> str:
    """Return what of the lengths of all files is not as aimed at, "" for nothing."""
    if int(median(lines)) not in MEDIAN_FILE_LINES:
        return "median"
    return "small files" if sum(each < SMALL_FILE_LINES for each in lines) > MOST_SMALL_FILES * len(lines) else ""


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
