"""The product's own source files, parsed."""

import ast
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from tests.games import installed

ROOT = Path(__file__).parents[2]
PACKAGES = ("cogs", "counting", "db", "games", "play", "playground", "render", "text")
PROGRAMS = ("address.py", "bot.py", "config.py")
TEST_GAMES = installed.FOLDERS
"""The games for tests, laid out like real ones."""


class Source(NamedTuple):
    """A module by its dotted name, with its text and tree."""

    name: str
    path: Path
    text: str
    tree: ast.Module


class Import(NamedTuple):
    """An import: who imports which module, in which line, and which name from it (empty for the module itself)."""

    importer: str
    imported: str
    line: int
    name: str = ""


@lru_cache(maxsize=1)
def product() -> tuple[Source, ...]:
    """Return every module of the product, without tests."""
    files = [path for program in PROGRAMS if (path := ROOT / program).is_file()]
    for package in PACKAGES:
        files += sorted((ROOT / package).rglob("*.py"))
    return tuple(_source(path) for path in files)


def packages() -> frozenset[str]:
    """Return the names of all modules of the product that are folders."""
    return frozenset(source.name for source in product() if source.path.name == "__init__.py")


@cache
def nodes(source: Source) -> tuple[ast.AST, ...]:
    """Return every node of the tree of `source`; to walk it takes as long as to parse it, so it is walked once."""
    return tuple(ast.walk(source.tree))


def game_packages() -> tuple[Path, ...]:
    """Return the folders of the games: those in `games/` with a specification."""
    return tuple(sorted(path.parent for path in (ROOT / "games").glob("*/SPEC.md")))


def imports(source: Source) -> Iterator[Import]:
    """Yield every import in `source`; `from x import y` is an import of x.y if that is a module of ours."""
    for node in nodes(source):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(source.name, alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                module, name = (whole, "") if _is_module(whole) else (node.module, alias.name)
                yield Import(source.name, module, node.lineno, name)


@cache
def imported() -> tuple[Import, ...]:
    """Return every import of the product; found once for all tests, when the first of them runs."""
    return tuple(found for source in product() for found in imports(source))


def module_name(path: Path) -> str:
    """Return the dotted name of the module in `path`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _source(path: Path) -> Source:
    text = path.read_text(encoding="utf-8")
    return Source(module_name(path), path, text, ast.parse(text, filename=str(path)))


@cache
def _is_module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()
