"""Lines and files of each package and of each game, for the table "What a game costs" of docs/measurements.md.

`python -m tests.architecture.code_size` counts this checkout, `python -m tests.architecture.code_size FOLDER` another
one, so that two of them can be compared. Every line of a file counts, blank ones and comments too.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.architecture.sources import PACKAGES, PROGRAMS, ROOT


class Size(NamedTuple):
    """Lines and files of something."""

    name: str
    lines: int
    files: int


def packages(root: Path) -> Iterator[Size]:
    """Yield the number of lines and files of each package, in Python."""
    yield _size(" ".join(PROGRAMS), (root / name for name in PROGRAMS))
    for name in (*PACKAGES, "tests"):
        yield _size(f"{name}/", (root / name).rglob("*.py"))


def games(root: Path) -> Iterator[Size]:
    """Yield what each game costs: its rules, its pages and pictures, its commands, its words, its tests, all of it."""
    for spec in sorted((root / "games").glob("*/SPEC.md")):
        game = spec.parent.name
        parts = {
            "rules": [*spec.parent.rglob("*.py")],
            "pages and pictures": [*(root / "render" / game).rglob("*.py")],
            "commands": _naming(game, (root / "cogs").rglob("*.py")),
            "words": [*(root / "text").glob(f"*/{game}*.ftl"), *(root / "text").glob(f"*/rules/{game}*.md")],
        }
        sizes = [_size(f"{game}: {name}", paths) for name, paths in parts.items()]
        yield from sizes
        yield Size(f"{game}: in all", sum(size.lines for size in sizes), sum(size.files for size in sizes))
        tests = (path for folder in ("games", "render") for path in (root / "tests" / folder / game).rglob("*.py"))
        yield _size(f"{game}: tests", tests)
    for spec in sorted((root / "tests" / "games").glob("*/SPEC.md")):
        # A game for tests has everything in one folder: rules, pages, words, and its own tests.
        proofs = [*spec.parent.rglob("test_*.py")]
        code = [path for path in spec.parent.rglob("*.py") if path not in proofs]
        words = [path for path in spec.parent.rglob("*") if path.suffix in {".ftl", ".md"} and path != spec]
        yield _size(f"{spec.parent.name} (for tests): code", code)
        yield _size(f"{spec.parent.name} (for tests): words", words)
        yield _size(f"{spec.parent.name} (for tests): specification and tests", (spec, *proofs))


def table(sizes: Iterable[Size]) -> str:
    """Return the sizes as a table in Markdown."""
    rows = (f"| {size.name} | {size.lines:,} | {size.files} |" for size in sizes)
    return "\n".join(("| | lines | files |", "|---|---|---|", *rows))


def _naming(game: str, paths: Iterable[Path]) -> list[Path]:
    """Return the files that name a game; code for all games names none."""
    return [path for path in paths if f'"{game}"' in path.read_text(encoding="utf-8")]


def _size(name: str, paths: Iterable[Path]) -> Size:
    counts = [path.read_bytes().count(b"\n") for path in paths]
    return Size(name, sum(counts), len(counts))


if __name__ == "__main__":
    chosen = Path(sys.argv[1]) if sys.argv[1:] else ROOT
    print(table(packages(chosen)), table(games(chosen)), sep="\n\n")
