"""The list of commands in the person's language: descriptions and choices are translated, names stay English.

simcord's page shows commands in their default language. Names are not translated, so that a command is typed as the bot
writes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Command = Mapping[str, Any]


def translated(catalog: dict[str, Any], commands: Iterable[Command], locale: str) -> dict[str, Any]:
    """Return the catalog of a page in the words that `commands`, as registered with Discord, have for `locale`."""
    known = {str(command["id"]): command for command in commands}
    return catalog | {
        "entries": [_entry(entry, known.get(entry["commandId"], {}), locale) for entry in catalog["entries"]]
    }


def _entry(entry: dict[str, Any], command: Command, locale: str) -> dict[str, Any]:
    leaf = command
    for name in entry["path"][1:]:
        leaf = _named(leaf.get("options"), name)
    options = [_option(option, _named(leaf.get("options"), option["name"]), locale) for option in entry["options"]]
    return entry | {"description": _localized(leaf, "description", entry["description"], locale), "options": options}


def _option(option: dict[str, Any], known: Command, locale: str) -> dict[str, Any]:
    choices = [
        choice | {"name": _localized(_named(known.get("choices"), choice["name"]), "name", choice["name"], locale)}
        for choice in option["choices"]
    ]
    return option | {"description": _localized(known, "description", option["description"], locale), "choices": choices}


def _named(items: Iterable[Command] | None, name: str) -> Command:
    return next((item for item in items or () if item.get("name") == name), {})


def _localized(known: Command, what: str, otherwise: str, locale: str) -> str:
    return str((known.get(f"{what}_localizations") or {}).get(locale, otherwise))
