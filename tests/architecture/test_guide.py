"""docs/adding-a-game.md names only files, commands, words and identifiers that exist, and quotes what is there."""

import io
import keyword
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec

import pytest

from tests.architecture.sources import ROOT, TEST_GAMES
from text import words

GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PLACES = (ROOT, ROOT / "games" / "kernel", ROOT / "text" / "en", *TEST_GAMES)
"""Paths are given from the root, files of the kernel, of words and of a game as they are called there."""

PATH = re.compile(r"[\w<>.-]*(?:/[\w<>.-]+)*(?:/|\.(?:py|md|ftl))")
MOST_FILES = 20
LONGEST_WORD = 20
"""A longer string in the source is a sentence, not a word of notation or the name of a field."""


QUOTATION = re.compile(r"```\w+\n# (\S+)\n(.*?)```", re.DOTALL)
"""A block whose first line names a file of Pearls; each of its lines is one of that file, and `...` leaves some out."""


def snippets(text: str) -> list[str]:
    """Return all that a text has as code of its own: what is in backticks, and what lines of blocks begin with."""
    text = QUOTATION.sub("", text)
    blocks = re.findall(r"```\n(.*?)```", text, re.DOTALL)
    rest = re.sub(r"```\n.*?```", "", text, flags=re.DOTALL)
    return [
        *re.findall(r"`([^`]+)`", rest),
        *(line for block in blocks for line in block.splitlines() if line[:1] not in " }"),
    ]


def unknown(snippet: str) -> Iterator[str]:
    """Yield what a piece of code names that there is not."""
    if found := re.search(r"make ([a-z]+)|python -m ([\w.]+)(.*)", snippet):
        target, module, arguments = found.groups()
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        if (target and f"\n{target}:" not in makefile) or (module and find_spec(module) is None):
            yield snippet
        yield from (path for path in re.findall(r"\S*/\S*", arguments or "") if not (ROOT / path).exists())
    elif snippet.startswith("$"):
        if not any(
            snippet in path.read_text(encoding="utf-8") for folder in TEST_GAMES for path in folder.rglob("*.ftl")
        ):
            yield snippet
    elif PATH.fullmatch(snippet):
        path = snippet.replace("<game>", "tetranomicon")
        if not any((place / path).exists() for place in PLACES):
            yield snippet
    elif re.match(r"<\w+>[-_]|[\w-]+-<|\w+-\w+-", snippet):
        key = re.sub(r"<.*?>", r"[\\w.]+", snippet.split(" =", maxsplit=1)[0])
        if not any(re.fullmatch(key, known) for known in words("en").keys("")):
            yield snippet
    else:
        yield from (name for name in re.findall(r"[^\W\d]\w*", snippet) if not is_known(name))


def is_known(name: str) -> bool:
    """Say whether the program has such a name; one that ends in a low line may go on."""
    return name in known() or (name.endswith("_") and any(each.startswith(name) for each in known()))


@cache
def known() -> frozenset[str]:
    """Return every identifier of the kit and of the games for tests, and the words in short strings."""
    kit = ("games/kernel", "games/ai", "render", "render/drawing", "cogs/game_groups")
    folders = tuple(ROOT / folder for folder in kit)
    paths = [path for folder in folders for path in folder.glob("*.py")]
    paths += (path for folder in TEST_GAMES for path in folder.glob("*.py"))
    found = {*keyword.kwlist}
    for path in paths:
        for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
            if token.type == tokenize.NAME:
                found.add(token.string)
            elif token.type == tokenize.STRING and len(token.string) < LONGEST_WORD:
                found.update(re.findall(r"\w+", token.string))
    return frozenset(found)


def test_everything_that_the_guide_names_exists() -> None:
    every = snippets(GUIDE)
    assert len(every) > 100
    assert [name for snippet in every for name in unknown(snippet)] == []


def misquoted(lines: list[str], source: list[str]) -> list[str]:
    """Return the lines that are not in the source, in this order."""
    left = iter(source)
    return [line for line in lines if line.strip() not in ("", "...") and line not in left]


def test_what_the_guide_quotes_is_in_the_game() -> None:
    pearls = TEST_GAMES[-1]
    quoted = QUOTATION.findall(GUIDE)
    assert len(quoted) > 7
    for name, lines in quoted:
        source = (pearls / name).read_text(encoding="utf-8").splitlines()
        assert misquoted(lines.splitlines(), source) == [], name
        assert misquoted([*lines.splitlines(), "never written"], source) == ["never written"]


@pytest.mark.parametrize(
    "wrong",
    [
        "games/kernel/phase.py", "vetoing.py", "render/<game>/no_pages.py", "<game>-eventful-<tag>", "commands-<group>",
        "make nothing", "python -m games.nothing", "python -m pytest tests/contracts", "Phase.heretofore", "test_s99_",
        "$nothing",
    ],
)  # fmt: skip
def test_what_does_not_exist_is_found(wrong: str) -> None:
    assert [*unknown(wrong)]


def test_a_small_game_costs_what_the_guide_says() -> None:
    """Twenty files at most, with its golden matches for the exercise and without them for the auction."""
    auction, pearls = ([path for path in folder.rglob("*.*") if path.suffix != ".pyc"] for folder in TEST_GAMES)
    golden = [*(ROOT / "tests" / "golden").glob("pearls-*.txt")]
    lines = sum(path.read_text(encoding="utf-8").count("\n") for path in pearls if path.suffix == ".py")
    assert len(auction) <= MOST_FILES
    assert len(pearls) + len(golden) <= MOST_FILES
    said = f"{len(pearls) + len(golden)} files in all and {-(-lines // 50) * 50} lines of Python at most"
    assert said in " ".join(GUIDE.split())
