"""Every command that a text names exists: words in both languages, READMEs and other pages, code, the help page.

A command that moves into another group keeps its handler, so that nothing but its name breaks, and only where a person
reads it.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.command_tree import key_of
from render.pages.help import help_page
from tests.architecture.sources import ROOT
from tests.cogs.command_pages import PAGES, declared
from tests.render.pages.reading import text as text_of
from text import LANGUAGES, words

READ = ("*.md", "docs/*.md", "text/*/*.ftl", "text/*/rules/*.md")
WRITTEN = ("*.py", *(f"{layer}/**/*.py" for layer in ("cogs", "games", "play", "playground", "render", "text")))
WORD = "[a-zа-яё]+(?:-[a-zа-яё]+)*"
TYPED = re.compile(rf"(?<![\w/.])/({WORD}(?:\s+(?:\|\s+)?{WORD})*)")
"""A command as people type it, with what comes after it: `/match new or ...`, `/match join | leave`."""
OF_WORDS = re.compile(r"/((?:\{ command-[a-z_-]+ \}\s*)+)")
"""A command made of its own words: `/{ command-match } { command-match-new }`."""
CALLED = re.compile(r'\b(?:shown_)?command\(\s*"([a-z -]+)"')
"""A command that code asks for: `command("match-new", words)`."""
NOTE = re.compile(r"^- `([a-z ]+)`(?:(?:,| and| или| и) `([a-z ]+)`)?", re.MULTILINE)
"""A note below a table of docs/commands.md about one or two commands of its group."""


class Known:
    """All commands and groups, by their English and their translated paths."""

    def __init__(self, paths: set[str]) -> None:
        above = {path.rsplit(" ", depth)[0] for path in paths for depth in range(1, path.count(" ") + 1)}
        self.commands, self.groups = set(paths), above
        for language in set(LANGUAGES) - {"en"}:
            self.commands |= {translated(path, language) for path in paths}
            self.groups |= {translated(path, language) for path in above}

    def missing(self, typed: str) -> str:
        """Return the command with which `typed` begins if there is none in that group."""
        heard, *after = typed.split()
        for word in after:
            if heard not in self.groups:
                break
            heard = f"{heard} {word}"
        return heard if heard.split()[0] in self.groups and heard not in self.commands | self.groups else ""


def translated(path: str, language: str) -> str:
    said, parts = words(language), path.split()
    return " ".join(said(key_of(" ".join(parts[: number + 1]))) for number in range(len(parts)))


@pytest.fixture
async def known() -> Known:
    return Known({command.path for command in await declared()})


def files(patterns: tuple[str, ...]) -> list[Path]:
    return sorted({path for pattern in patterns for path in ROOT.glob(pattern)})


def typed_in(text: str) -> Iterator[str]:
    """Return what is typed in a text; `/match join | leave` names two commands."""
    for found in TYPED.findall(text):
        first, *others = re.split(r"\s+\|\s+", found)
        yield first
        yield from (f"{first.rsplit(maxsplit=1)[0]} {other.split()[0]}" for other in others)


def test_every_command_that_people_read_of_exists(known: Known) -> None:
    wrong = {
        (path.name, missing)
        for path in files(READ)
        for found in re.findall(r"`[^`]+`|(?<=\s)/[a-z ]+", path.read_text(encoding="utf-8"))
        for typed in typed_in(found)
        if (missing := known.missing(typed))
    }
    assert wrong == set()


def test_every_command_made_of_its_words_exists(known: Known) -> None:
    """`/{ command-match } { command-match-seat-take }` would lack the group between."""
    found = [
        (path.name, re.findall(r"command-([a-z_-]+)", chain))
        for path in files(("text/*/*.ftl",))
        for chain in OF_WORDS.findall(path.read_text(encoding="utf-8"))
    ]
    assert len(found) >= 10
    for name, keys in found:
        path = keys[-1].replace("-", " ").replace("_", "-")
        assert path in known.commands, (name, path)
        parts = keys[-1].split("-")
        assert keys == ["-".join(parts[: number + 1]) for number in range(len(parts))], (name, path)


def test_every_command_that_code_names_exists(known: Known) -> None:
    called, wrong = 0, set()
    for file in files(WRITTEN):
        source = file.read_text(encoding="utf-8")
        asked = [path.replace("-", " ") for path in CALLED.findall(source)]
        called += len(asked)
        wrong |= {(file.name, path) for path in asked if path not in known.commands}
        wrong |= {
            (file.name, missing)
            for found in re.findall(r"`[^`\n]+`", source)
            for typed in typed_in(found)
            if (missing := known.missing(typed))
        }
    assert called >= 5
    assert wrong == set()


@pytest.mark.parametrize("language", PAGES)
def test_notes_below_the_tables_name_commands_of_their_group(language: str, known: Known) -> None:
    page = PAGES[language].read_text(encoding="utf-8")
    below = re.findall(r"<!-- (?!end)(\w+) -->\n.*?<!-- end -->(.*?)(?=<!-- |\Z)", page, re.DOTALL)
    noted = [(group, name) for group, notes in below for pair in NOTE.findall(notes) for name in pair if name]
    assert len(noted) >= 10
    for group, name in noted:
        assert (f"{group} {name}" if group in known.groups else name) in known.commands | known.groups, (group, name)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_lists_every_command_and_nothing_else(language: str) -> None:
    """A group cannot be typed: `/signum deck` was listed as a command with a link that led nowhere."""
    said, paths = words(language), {command.path for command in await declared()}
    topics = {path.split()[0] if " " in path else "other" for path in paths}
    shown = [text_of(help_page(said, topic, lambda path: f"<{path}>")) for topic in sorted(topics)]
    listed = [path for text in shown for path in re.findall(r"^<([^>]+)> ·", text, re.MULTILINE)]
    assert sorted(listed) == sorted(paths)
