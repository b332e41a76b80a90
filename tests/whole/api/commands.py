"""What Discord allows in the commands of an application, beyond its description."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tests.whole.api.modals import choice_faults

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
MOST_OF_A_KIND = {CHAT: 100, USER: 15, MESSAGE: 15}
MOST_OPTIONS = 25
MOST_TEXT = 8000
_NAME = re.compile(r"[-_'\w]{1,32}")


def faults(method: str, path: str, body: Any) -> Iterator[str]:
    """Yield what is wrong with the commands that a request carries, if it carries all of them."""
    if method != "PUT" or not path.endswith("/commands"):
        return
    counted = Counter(_kind(command) for command in body)
    yield from (f"{count} commands of kind {kind}" for kind, count in counted.items() if count > MOST_OF_A_KIND[kind])
    for kind in counted:
        yield from _same_names(command for command in body if _kind(command) == kind)
    for command in body:
        yield from (f"{command['name']}: {fault}" for fault in _command_faults(command))


def _kind(command: dict[str, Any]) -> int:
    return command.get("type") or CHAT


def _command_faults(command: dict[str, Any]) -> Iterator[str]:
    if _kind(command) != CHAT:
        if command.get("description") or command.get("options"):
            yield "a context menu with description or options"
        return
    nodes = list(_nodes(command))
    for node in nodes:
        yield from _node_faults(node)
    written = sum(_text(node) for node in nodes)
    if written > MOST_TEXT:
        yield f"{written} characters"
    yield from _nesting_faults(command, depth=0)


def _nodes(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command with its options and theirs."""
    yield command
    for option in command.get("options") or ():
        yield from _nodes(option)


def _said(node: dict[str, Any], key: str) -> tuple[str, ...]:
    """Return a text in every language, the default first."""
    return (node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values())


def _text(node: dict[str, Any]) -> int:
    choices = node.get("choices") or ()
    said = sum(max(map(len, _said(node, key))) for key in ("name", "description"))
    return said + sum(max(map(len, _said(choice, "name"))) + len(str(choice["value"])) for choice in choices)


def _node_faults(node: dict[str, Any]) -> Iterator[str]:
    yield from (f"no name: {name}" for name in _said(node, "name") if not _NAME.fullmatch(name))
    yield from (f"a name in capitals: {name}" for name in _said(node, "name") if name != name.lower())
    yield from (f"description of {len(text)}" for text in _said(node, "description") if not 1 <= len(text) <= 100)
    options = node.get("options") or []
    if len(options) > MOST_OPTIONS:
        yield f"{len(options)} options"
    yield from _same_names(options)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield "an option that must be given after one that need not"
    yield from choice_faults(node.get("choices") or [])
    if node.get("choices") and node.get("autocomplete"):
        yield "both choices and autocompletion"
    for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
        if node.get(least) is not None and node.get(most) is not None and node[least] > node[most]:
            yield f"between {node[least]} and {node[most]}"


def _same_names(nodes: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Yield names that two of `nodes` have in the same language."""
    known = list(nodes)
    languages = {language for node in known for language in node.get("name_localizations") or {}}
    for language in ("", *sorted(languages)):
        names = Counter((node.get("name_localizations") or {}).get(language, node["name"]) for node in known)
        yield from (f"name twice: {name}" for name, count in names.items() if count > 1)


def _nesting_faults(node: dict[str, Any], depth: int) -> Iterator[str]:
    """Yield groups within groups, and commands that have both subcommands and options."""
    options = node.get("options") or ()
    kinds = {option["type"] for option in options}
    inner = kinds & {SUBCOMMAND, GROUP}
    if inner and kinds - {SUBCOMMAND, GROUP}:
        yield "subcommands beside options"
    if (GROUP in kinds and depth > 0) or (inner and depth > 1):
        yield "a group too deep"
    for option in options:
        if option["type"] in (SUBCOMMAND, GROUP):
            yield from _nesting_faults(option, depth + 1)
