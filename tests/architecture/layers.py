"""The table of docs/architecture.md as code: which of our modules may import which."""

import re
from collections.abc import Callable, Iterable
from graphlib import CycleError, TopologicalSorter

from tests.architecture.sources import Import, game_packages

Rule = Callable[[Import], bool]
KERNEL = "games.kernel"
AI = "games.ai"
RULES = "play.rules."
FORMATS = "play.formats."
OF_TOURNAMENTS = "play.tournament_rules."
OF_LEAGUES = "play.league_rules."
FILES_FOR_PAGES = (
    "components", "adventurers", "parameters", "view", "moves", "events", "battle_events", "quotes", "squares", "maze",
    "geometry", "notation", "vocabulary", "looks",
)  # fmt: skip
"""Modules of a game that its pages may import: names, numbers, values and where things lie, no rules."""

ROWS = re.compile(r"\w+Row|Messages")
"""What `play/rules/` may import of `db/`: values alone, which are named rows, and what is remembered of messages."""

GAMES = frozenset(package.name for package in game_packages())


def layer(module: str) -> str:
    """Return the layer of a module of ours: its top folder, and of `games/` the folder below."""
    head, _, rest = module.partition(".")
    if head != "games":
        return head
    folder = rest.partition(".")[0]
    if folder in GAMES:
        return "games.<game>"
    return f"games.{folder}" if folder in {"kernel", "ai", "cli"} else "games"


def is_ours(module: str) -> bool:
    """Return whether `module` is part of the product."""
    return module.partition(".")[0] in {
        "address", "bot", "config", "cogs", "counting", "db", "games", "play", "playground", "render", "text", "tests",
    }  # fmt: skip


def may_import(found: Import) -> bool:
    """Return whether this import, of a module of ours, is allowed."""
    own, other = layer(found.importer), layer(found.imported)
    if own in {"bot", "config", "playground"}:
        return other != "tests"
    if found.importer.startswith(RULES):
        return _rules_of_a_match(found)
    if found.importer.startswith(FORMATS):
        return found.imported.startswith(FORMATS)
    if found.importer.startswith(OF_TOURNAMENTS):
        return _rules_of_a_match(found) or _within(*(each.rstrip(".") for each in (FORMATS, OF_TOURNAMENTS)))(found)
    if found.importer.startswith(OF_LEAGUES):
        below = (each.rstrip(".") for each in (FORMATS, OF_TOURNAMENTS, OF_LEAGUES))
        return _rules_of_a_match(found) or _within(*below)(found)
    if own == other and own != "games.<game>":
        return True
    if found.importer.endswith("__main__") and other in {"config", "text", "games"}:
        return True
    return _RULES[own](found)


def _within(*layers: str) -> Rule:
    return lambda found: any(found.imported == each or found.imported.startswith(f"{each}.") for each in layers)


def _render(found: Import) -> bool:
    """Allow words, the kernel, and of a game its files for pages and the shared parts of its state, never `State`.

    Of tournaments the formats, which import nothing of ours, with the views of them.
    """
    if _within("text", KERNEL, FORMATS.rstrip("."))(found):
        return True
    if layer(found.imported) != "games.<game>":
        return False
    _, _, module, *_ = *found.imported.split("."), ""
    return module in FILES_FOR_PAGES or (module == "state" and found.name not in {"", "State"})


def _rules_of_a_match(found: Import) -> bool:
    """Allow the rules of a match the games and rows as values: nothing that takes a connection, and no service."""
    is_row = layer(found.imported) == "db" and ROWS.fullmatch(found.name) is not None
    return is_row or _within("games", RULES.rstrip("."))(found)


def _game(found: Import) -> bool:
    """Allow the kernel, what all computers are made of, and the module's own package."""
    return _within(KERNEL, AI, ".".join(found.importer.split(".")[:2]))(found)


_RULES: dict[str, Rule] = {
    "address": _within(),
    "cogs": _within("play", "render", "text", "games", "config", "address", "counting"),
    "render": _render,
    "play": _within("games", "db", "address", "counting"),
    "text": _within(),
    "db": _within("address", "counting"),
    "counting": _within(),
    "games": _within("games"),
    "games.<game>": _game,
    "games.ai": _within(KERNEL),
    "games.cli": _within(KERNEL, AI, "games.registry", "games.position"),
    "games.kernel": _within(),
}


def circles(found: Iterable[Import], packages: frozenset[str]) -> list[str]:
    """Return the folders in which what lies there, folders and files, import each other in a circle.

    An import from `play/clocks/` in `play/match/` is one of the folder beside it; one inside of `play/match/` is an
    affair of that folder. `packages`: the names of the folders; each has a file of its own, `__init__`.
    """
    needs: dict[str, dict[str, set[str]]] = {}
    for each in found:
        ends = (f"{name}.__init__" if name in packages else name for name in (each.importer, each.imported))
        folder, own, other = _beside(*(end.split(".") for end in ends))
        if own != other:
            needs.setdefault(folder, {}).setdefault(own, set()).add(other)
    return [folder for folder, graph in sorted(needs.items()) if _has_circle(graph)]


def _beside(importer: list[str], imported: list[str]) -> tuple[str, str, str]:
    """Return the folder in which both are, and what in it they are, or are in."""
    depth = next((place for place, pair in enumerate(zip(importer, imported, strict=False)) if pair[0] != pair[1]), 0)
    return ".".join(importer[:depth]), importer[depth], imported[depth]


def _has_circle(graph: dict[str, set[str]]) -> bool:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError:
        return True
    return False
