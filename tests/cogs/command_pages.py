"""The tables of docs/commands.md and docs/commands.ru.md: `python -m tests.cogs.command_pages` writes them anew.

Their rows are what cogs/ declares, with the words that Discord shows, in the order of text/en/commands.ftl. A table is
between a line `<!-- NAME -->` and the next `<!-- end -->`; what people have written around it stays. NAME is that of a
group such as `match`; `playing`: other commands for a match; `other`: all that are left; `options`: what can be typed.
"""

import asyncio
import re
import sys
from collections.abc import Iterator, Sequence

import discord
from discord.ext import commands

from cogs.command_tree import key_of, load
from tests.architecture.sources import ROOT
from tests.cogs.command_list import ListedCommand, command_list
from text import Words, words

PAGES = {"en": ROOT / "docs" / "commands.md", "ru": ROOT / "docs" / "commands.ru.md"}
HEADS = {
    "en": (("command", "options", "what it does"), ("option", "what it is")),
    "ru": (("команда", "в русском Discord", "параметры", "что делает"), ("параметр", "в русском Discord", "что это")),
}
ONLY_TESTED = {"pearls"}
"""Commands of games that only tests play."""

_TABLE = re.compile(r"<!-- (?!end)(\w+) -->\n.*?<!-- end -->", re.DOTALL)


async def declared() -> tuple[ListedCommand, ...]:
    """Return every command of the program, in the order of its words."""
    bot = commands.Bot(command_prefix="!", intents=discord.Intents.none())
    await load(bot)  # type: ignore[arg-type]  # the cogs keep the bot and ask nothing of it here
    order = {key: number for number, key in enumerate(words("en").keys("command-"))}
    known = (command for command in command_list(bot.tree) if command.path.split()[0] not in ONLY_TESTED)
    return tuple(sorted(known, key=lambda command: order[_key(command.path)]))


def written(page: str, language: str, every: Sequence[ListedCommand]) -> str:
    """Return the text of a page with all its tables made anew."""
    marked = set(_TABLE.findall(page))

    def table(found: re.Match[str]) -> str:
        name, said = found[1], words(language)
        ours = [command for command in every if _table_of(command, marked) == name]
        rows = _options(every, said) if name == "options" else (_command(command, said) for command in ours)
        head = HEADS[language][name == "options"]
        text = "\n".join(map(_row, rows))
        return f"<!-- {name} -->\n{_row(head)}\n|{'---|' * len(head)}\n{text}\n<!-- end -->"

    return _TABLE.sub(table, page)


def listed_options(command: ListedCommand) -> str:
    """Return the options of a command as its row has them, in brackets what can be left out."""
    return " ".join(f"`{name}`" if needed else f"`[{name}]`" for name, needed in command.options)


def _table_of(command: ListedCommand, marked: set[str]) -> str:
    group = command.path.split()[0]
    if group in marked:
        return group
    return "playing" if ("match", False) in command.options else "other"


def _command(command: ListedCommand, said: Words) -> tuple[str, ...]:
    parts = _key(command.path).removeprefix("command-").split("-")
    keys = ("-".join(parts[: number + 1]) for number in range(len(parts)))
    called = f"`/{' '.join(said(f'command-{key}') for key in keys)}`"
    names = (f"`/{command.path}`",) if said.language == "en" else (f"`/{command.path}`", called)
    return (*names, listed_options(command), said(f"{_key(command.path)}.description"))


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |".replace("|  |", "| |")


def _options(every: Sequence[ListedCommand], said: Words) -> Iterator[tuple[str, ...]]:
    used = {name for command in every for name, _ in command.options}
    for key in said.keys("option-"):
        name = key.removeprefix("option-")
        if name in used:
            choices = " · ".join(said(choice) for choice in said.keys(f"choice-{name}-"))
            text = said(f"{key}.description")
            names = (f"`{name}`",) if said.language == "en" else (f"`{name}`", f"`{said(key)}`")
            yield (*names, f"{text}: {choices}" if choices else text)


def _key(path: str) -> str:
    return key_of(path)


def main() -> None:
    """Write the tables of both pages anew."""
    every = asyncio.run(declared())
    for language, path in PAGES.items():
        path.write_text(written(path.read_text(encoding="utf-8"), language, every), encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}: {len(every)} commands\n")


if __name__ == "__main__":
    main()
