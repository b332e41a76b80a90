"""All slash commands, as people type them."""

from collections.abc import Iterator
from typing import Any

import msgspec
from discord import app_commands


class ListedCommand(msgspec.Struct, frozen=True):
    """A command as people type it: `path` such as `match new`, `options` as (name, is it required)."""

    path: str
    description: str
    options: tuple[tuple[str, bool], ...]


def command_list(tree: app_commands.CommandTree[Any]) -> tuple[ListedCommand, ...]:
    """Return every command of `tree` that can be typed, in alphabetical order."""
    return tuple(sorted(_listed(tree), key=lambda command: command.path))


def _listed(tree: app_commands.CommandTree[Any]) -> Iterator[ListedCommand]:
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            options = tuple((each.display_name, each.required) for each in command.parameters)
            yield ListedCommand(command.qualified_name, command.description, options)
