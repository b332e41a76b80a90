"""Computers can be repeated by everybody, and are told nothing but what their seat sees (docs/computers.md)."""

import ast
import inspect
from pathlib import Path

import pytest

from games.ai import player
from games.ai.question import Asked
from play.rules import orders
from play.rules.orders import Order
from tests.architecture.repeatable import unrepeatable
from tests.architecture.sources import Source, game_packages, imported, product

DRAWS = "games.ai.quick"
BESIDE = {"games.ai.arena"}
"""Compares computers, and decides nothing."""


def thinking() -> list[Source]:
    """Return every module by which computers decide: those for all games, and each game's advice."""
    advice = tuple(f"games.{package.name}.advice" for package in game_packages())
    return [
        source for source in product() if source.name not in BESIDE and source.name.startswith(("games.ai.", *advice))
    ]


def test_what_computers_are_made_of_is_found() -> None:
    assert {"games.ai.player", DRAWS} <= {source.name for source in thinking()}


def test_nothing_in_them_differs_between_machines_or_runs() -> None:
    wrong = [each for source in thinking() for each in unrepeatable(source, may_draw=source.name == DRAWS)]
    assert wrong == []


def test_they_know_no_match() -> None:
    names = {source.name for source in thinking()}
    found = [
        f"{each.importer}:{each.line} imports {each.imported}"
        for each in imported()
        if each.importer in names and each.imported.partition(".")[0] in {"play", "db", "cogs", "config"}
    ]
    assert found == []


def test_an_order_holds_a_view_as_bytes_and_nothing_of_the_match() -> None:
    """Through `AnyGame` a state would pass for a view; bytes of a view do not decode as a state."""
    kinds = {name: str(kind) for name, kind in Order.__annotations__.items()}
    assert kinds.pop("view") == str(bytes)
    assert kinds.pop("seed") == str(bytes)
    assert set(kinds) == {"game", "rules_version", "seat", "kind", "level", "revision"}
    assert set(Asked.__struct_fields__) == {"view", "seat", "kind"}
    assert set(inspect.signature(player.choose).parameters) == {"game", "opponents", "asked", "level", "chance"}
    needed = {each.imported for each in imported() if each.importer == orders.__name__}
    assert not any(module.startswith(("db", "play.rules.loaded", "play.match")) for module in needed)


@pytest.mark.parametrize(
    "code",
    [
        "import random",
        "from time import monotonic",
        "from math import exp",
        "from math import sqrt, hypot",
        "import math",
        "key = hash('a')",
        "far = 2.0 ** exponent",
        "far = x ** 0.5",
        "far = pow(2, 3)",
        "for each in {1, 2}:\n    pass",
        "names = set(given)\nfor each in names:\n    pass",
        "found = [each for each in frozenset(given) | others]",
        "found = tuple({each.name for each in given})",
        "total = sum(set(given))",
        "found = [*set(given)]",
    ],
)
def test_what_differs_is_noticed(code: str) -> None:
    assert list(unrepeatable(_source(code)))


@pytest.mark.parametrize(
    "code",
    [
        "from math import sqrt",
        "far = x ** 2 + y ** 2",
        "found = sorted({1, 2})",
        "names = set(given)\nis_there = 3 in names",
        "for each in (1, 2):\n    pass",
    ],
)
def test_what_is_the_same_everywhere_is_not(code: str) -> None:
    assert list(unrepeatable(_source(code))) == []


def _source(code: str) -> Source:
    return Source("games.ai.made_up", Path("made_up.py"), code, ast.parse(code))
