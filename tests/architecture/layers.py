"""The table of docs/architecture.md as code: which of our modules may import which."""

from collections.abc import Callable

from tests.architecture.sources import Import, game_packages

Rule = Callable[[Import], bool]
KERNEL = "games.kernel"
FILES_FOR_PAGES = (
    "components", "adventurers", "parameters", "view", "moves", "events", "battle_events", "quotes", "squares", "maze",
    "geometry", "notation", "vocabulary", "looks",
)  # fmt: skip
"""Modules of a game that its pages may import: names, numbers, values and where things lie, no rules."""

GAMES = frozenset(package.name for package in game_packages())


def layer(module: str) -> str:
    """Return the layer of a module of ours: its top folder, and of `games/` the folder below."""
    head, _, rest = module.partition(".")
    if head != "games":
        return head
    folder = rest.partition(".")[0]
    if folder in GAMES:
        return "games.<game>"
    return f"games.{folder}" if folder in {"kernel", "cli"} else "games"


def is_ours(module: str) -> bool:
    """Return whether `module` is part of the product."""
    return module.partition(".")[0] in {
        "bot", "config", "cogs", "db", "games", "play", "playground", "render", "text", "tests",
    }  # fmt: skip


def may_import(found: Import) -> bool:
    """Return whether this import, of a module of ours, is allowed."""
    own, other = layer(found.importer), layer(found.imported)
    if own in {"bot", "config", "playground"}:
        return other != "tests"
    if own == other and own != "games.<game>":
        return True
    if found.importer.endswith("__main__") and other in {"config", "text", "games"}:
        return True
    return _RULES[own](found)


def _within(*layers: str) -> Rule:
    return lambda found: any(found.imported == each or found.imported.startswith(f"{each}.") for each in layers)


def _render(found: Import) -> bool:
    """Allow words, the kernel, and of a game its files for pages and the shared parts of its state, never `State`."""
    if _within("text", KERNEL)(found):
        return True
    if layer(found.imported) != "games.<game>":
        return False
    _, _, module, *_ = *found.imported.split("."), ""
    return module in FILES_FOR_PAGES or (module == "state" and found.name not in {"", "State"})


def _game(found: Import) -> bool:
    """Allow the kernel and the module's own package."""
    return _within(KERNEL, ".".join(found.importer.split(".")[:2]))(found)


_RULES: dict[str, Rule] = {
    "cogs": _within("play", "render", "text", "games", "config"),
    "render": _render,
    "play": _within("games", "db"),
    "text": _within(),
    "db": _within(),
    "games": _within("games"),
    "games.<game>": _game,
    "games.cli": _within(KERNEL, "games.registry", "games.position"),
    "games.kernel": _within(),
}
