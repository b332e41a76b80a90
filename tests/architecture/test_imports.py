"""Imports point downwards only (docs/architecture.md), and each third-party package is imported in its layers only."""

import ast
import re
from graphlib import TopologicalSorter
from importlib import import_module

import msgspec
import pytest

from tests.architecture.layers import FORMATS, RULES, circles, is_ours, layer, may_import
from tests.architecture.sources import ROOT, Import, imported, nodes, packages, product

OUTSIDE = {
    "discord": {"bot", "cogs", "playground"},
    "simcord": {"playground"},
    "PIL": {"playground"},
    "playground": {"bot", "playground"},
    "aiosqlite": {"db"},
    "aiosql": {"db"},
    "sqlite3": {"db", "playground"},
    "psycopg": {"db"},
    "psycopg_pool": {"db"},
    "pyvips": {"render"},
    "fluent": {"text"},
    "networkx": {"play"},
}
"""Packages that only these layers import. bot.py imports the playground when there is no token, and only then.

The playground keeps what its Discord has said in a file of its own.
"""

NOT_PURE = {
    "asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket", "sqlite3", "subprocess",
    "sys", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
"""Modules that rules must not import: clocks, asynchronous code, input and output, and random numbers."""


def test_layers() -> None:
    wrong = [
        f"{found.importer}:{found.line} imports {found.imported}"
        for found in imported()
        if is_ours(found.imported) and not may_import(found)
    ]
    assert not wrong


def test_no_circles() -> None:
    """No module imports itself through others, not even for types."""
    names = {source.name for source in product()}
    needs: dict[str, set[str]] = {name: set() for name in names}
    for found in imported():
        if found.imported in names - {found.importer}:
            needs[found.importer].add(found.imported)
    assert set(TopologicalSorter(needs).static_order()) == names


def test_no_circles_of_folders() -> None:
    """In no folder of the product, its own folder among them, does what lies there import each other in a circle.

    Modules can be free of circles while their folders are not: two that import each other in pairs are one in fact.
    """
    ours = [found for found in imported() if found.imported in {source.name for source in product()}]
    assert not circles(ours, packages())


def test_a_circle_of_folders_is_found() -> None:
    down, up = Import("play.seats.lobby", "play.match.ledger", 1), Import("play.match.matches", "play.seats.blocks", 1)
    assert circles([down, up], frozenset()) == ["play"]
    assert circles([down, Import("play.match.matches", "play.match.ledger", 1)], frozenset()) == []
    folder, file = "render.pages.table", "render.pages.parts"
    assert circles([Import(f"{folder}.map", file, 1), Import(file, folder, 1)], frozenset((folder,))) == [
        "render.pages"
    ]


def test_what_tells_numbers_is_imported_where_somebody_asks_for_them() -> None:
    """Where nobody watches the bot, it costs no memory and no time: its one importer imports it within a function."""

    def importers(module: str) -> set[str]:
        return {
            found.importer
            for found in imported()
            if found.imported.split(".")[: module.count(".") + 1] == module.split(".")
        }

    assert importers("prometheus_client") == {"cogs.upkeep.numbers"}
    assert importers("cogs.upkeep.numbers") == {"cogs.upkeep.answering"}
    assert importers("cogs.upkeep.answering") == {"cogs.running"}
    running = next(source for source in product() if source.name == "cogs.running")
    assert "cogs.upkeep.answering" not in {getattr(node, "module", None) for node in running.tree.body}


@pytest.mark.parametrize("package", OUTSIDE)
def test_outside_packages(package: str) -> None:
    users = {layer(found.importer) for found in imported() if found.imported.partition(".")[0] == package}
    assert users <= OUTSIDE[package]


def test_rules_are_pure() -> None:
    wrong = [f"{found.importer}:{found.line} imports {found.imported}" for found in imported() if _is_impure(found)]
    assert not wrong


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("games.tetranomicon.state", "play.match.matches"),
        ("games.tetranomicon.state", "games.dungeon_lords.state"),
        ("games.tetranomicon.state", "games.registry"),
        ("games.kernel.game", "games.registry"),
        ("cogs.sealed_orders", "playground.world"),
        ("games.cli.random_play", "games.tetranomicon.game"),
        ("render.tetranomicon.map", "games.tetranomicon.pricing"),
        ("render.tetranomicon.map", "games.tetranomicon.game"),
        ("render.pages.table", "play.match.observations"),
        ("render.pages.table", "games.registry"),
        ("play.match.matches", "render.page"),
        ("play.match.matches", "cogs.messages.posting"),
        ("cogs.messages.posting", "db.rows.matches"),
        ("cogs.messages.posting", "bot"),
        ("games.kernel.game", "games.position"),
        ("text.words", "games.registry"),
        ("db.rows.matches", "games.kernel.ids"),
        ("bot", "tests.games.auction"),
        ("play.rules.steps", "play.match.ledger"),
        ("play.rules.steps", "play.context"),
        ("play.rules.steps", "db.rows.seats"),
        ("play.rules.steps", "db.statements"),
        ("play.formats.swiss", "play.rules.loaded"),
        ("play.formats.swiss", "db.rows.seats"),
    ],
)
def test_refused(importer: str, imported: str) -> None:
    assert not may_import(Import(importer, imported, 1))


def test_allowed() -> None:
    assert may_import(Import("render.tetranomicon.map", "games.tetranomicon.view", 1))
    assert may_import(Import("games.tetranomicon.game", "games.tetranomicon.state", 1))
    assert may_import(Import("games.registry", "games.tetranomicon.game", 1))


def test_pages_never_see_a_state() -> None:
    assert may_import(Import("render.tetranomicon.map", "games.tetranomicon.state", 1, "Route"))
    assert not may_import(Import("render.tetranomicon.map", "games.tetranomicon.state", 1, "State"))
    assert not may_import(Import("render.tetranomicon.map", "games.tetranomicon.state", 1))


def test_the_table_is_that_of_the_document() -> None:
    """The table has a row for every layer, and names no file that does not exist."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    first_cells = re.findall(r"^\| (`[^|]+) \|", text, re.MULTILINE)
    named = {name.rstrip("/") for cell in first_cells for name in re.findall(r"`([^`]+)`", cell)}
    assert [name for name in named - {"games/<game>"} if not (ROOT / name).exists()] == []
    layers = {layer(source.name).replace(".", "/") for source in product()} - {"games", "address", "bot", "config"}
    assert layers <= named


def test_rules_of_a_match_take_rows_as_values_alone() -> None:
    assert may_import(Import("play.rules.steps", "db.rows.seats", 1, "SeatRow"))
    assert may_import(Import("play.match.ledger", "db.rows.seats", 1, "store_agreed"))
    assert not may_import(Import("play.rules.steps", "db.rows.seats", 1, "store_agreed"))
    assert not may_import(Import("play.rules.steps", "db.statements", 1, "Connection"))
    rows = {(found.imported, found.name) for found in imported() if found.importer.startswith(RULES)}
    values = [getattr(import_module(module), name) for module, name in rows if layer(module) == "db"]
    assert values and all(issubclass(value, msgspec.Struct) for value in values)


def _is_impure(found: Import) -> bool:
    """Return whether rules must not import such a module; random play may import `random`.

    The rules of a match are given the time; what day that is in a time zone they compute.
    """
    if found.importer.startswith(RULES):
        return found.imported.partition(".")[0] in NOT_PURE - {"datetime"}
    if found.importer.startswith(FORMATS):
        return found.imported.partition(".")[0] in NOT_PURE
    if layer(found.importer) not in {"games.kernel", "games.<game>"}:
        return False
    if found.importer in {"games.kernel.play_out"}:
        return False
    return found.imported.partition(".")[0] in NOT_PURE


def test_what_is_loaded_of_a_match_stays_in_the_services() -> None:
    """Secrets are stripped in play/: code that shows a match takes observations and cards from a `Moment`."""
    wrong = [
        f"{source.name}:{node.lineno} reads {node.attr}"
        for source in product()
        if layer(source.name) in {"cogs", "render", "playground", "bot"}
        for node in nodes(source)
        if isinstance(node, ast.Attribute) and node.attr in {"loaded", "snapshot"}
    ]
    assert not wrong
