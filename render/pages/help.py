"""Help: what to press first, and one line for each command. Pure.

The lines are made of the commands' own names and descriptions, so that no command can be forgotten here.
"""

from collections.abc import Callable, Iterator

from render import verbs
from render.page import Action, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows
from render.phrases import QUIET
from text import Words

ShownCommand = Callable[[str], str]
"""From the English path of a command ("match new") to a mention that can be pressed."""

START = "start"
COMMANDS = "command-"
OTHER = "other"
TABLE_BUTTONS = ("join", "start", "your_move", "hand", "log", "rules", "more")
"""Buttons of a table that the first page names."""


def help_page(words: Words, topic: str = START, shown: ShownCommand | None = None, table: Words | None = None) -> Page:
    """Return the first page or the commands of one group; `table`: words by which a table's buttons are named."""
    groups = _groups(words)
    lines = [_line(path, words, shown) for path in groups.get(topic, ())]
    buttons = {name: (table or words)(f"button-{name.replace('_', '-')}") for name in TABLE_BUTTONS}
    first = words("help-start", new=command("match-new", words, shown), play=command("play", words, shown), **buttons)
    said = [words("help-commands"), *lines] if lines else [first]
    options = [option(START, words("help-topic-start"), chosen=not lines)]
    options += [option(group, _title(group, words), chosen=group == topic) for group in groups]
    return page(
        Paragraph("\n".join(said)),
        Select(Action(verbs.HELP), words("help-topics"), tuple(options)),
        *rows([button(verbs.MINE, words("button-mine")), button(verbs.SETTINGS, words("button-settings"))]),
        accent=QUIET,
    )


def command(path: str, words: Words, shown: ShownCommand | None = None) -> str:
    """Return the command `path` ("match-new") as a mention, or by its name in the reader's language."""
    return shown(path.replace("-", " ")) if shown else f"`/{' '.join(_names(path, words))}`"


def _groups(words: Words) -> dict[str, list[str]]:
    """Return the paths of all commands by their first word; those of one word alone stand together."""
    described = [key.removesuffix(".description") for key in words.keys(COMMANDS) if key.endswith(".description")]
    paths = [key.removeprefix(COMMANDS).split("-") for key in described]
    heads = {path[0] for path in paths if len(path) > 1}
    groups: dict[str, list[str]] = {}
    for path in paths:
        if len(path) > 1:
            groups.setdefault(path[0], []).append("-".join(path))
        elif path[0] not in heads:
            groups.setdefault(OTHER, []).append(path[0])
    return groups


def _line(path: str, words: Words, shown: ShownCommand | None) -> str:
    return f"{command(path, words, shown)} · {words(f'{COMMANDS}{path}.description')}"


def _names(path: str, words: Words) -> Iterator[str]:
    parts = path.split("-")
    return (words(COMMANDS + "-".join(parts[: place + 1])) for place in range(len(parts)))


def _title(group: str, words: Words) -> str:
    return words("help-topic-other") if group == OTHER else f"/{words(COMMANDS + group)}"
