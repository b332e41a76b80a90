"""Every refusal in the source has words in both languages, also those that random play rarely reaches."""

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from tests.architecture.sources import TEST_GAMES, Source, module_name, nodes, product
from text import LANGUAGES, words

REFUSALS = {"Refusal", "IllegalMove", "NotationError"}


@cache
def games_for_tests() -> tuple[Source, ...]:
    """Return the modules of the games for tests, whose words are their own."""
    found = []
    for path in sorted(path for folder in TEST_GAMES for path in folder.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        found.append(Source(module_name(path).removeprefix("tests."), path, text, ast.parse(text)))
    return tuple(found)


def codes(source: Source) -> Iterator[str]:
    """Yield the codes of refusals in `source` that are written as literals."""
    for node in nodes(source):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_refusals(language: str) -> None:
    localized = words(language)
    missing = [
        f"{source.name}: {code}"
        for source in (*product(), *games_for_tests())
        for code in codes(source)
        if not localized.has(f"refusal-{code}") and not localized.has(f"{_game(source.name)}-refusal-{code}")
    ]
    assert not missing


def test_codes_are_found() -> None:
    found = {code for source in (*product(), *games_for_tests()) for code in codes(source)}
    assert {"no_decision", "wrong_phase", "pledge_out_of_range", "not_in_hand", "no_veto", "not_a_move"} <= found


def _game(module: str) -> str:
    """Return the game that a module belongs to, empty if none."""
    head, _, rest = module.partition(".")
    return rest.partition(".")[0] if head == "games" else ""
