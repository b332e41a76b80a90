"""docs/style.md as checks: words that are not said, and Russian endings that follow numbers and names."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from tests.architecture.sources import ROOT
from tests.text.catalogue import SHARED, entries, pieces

BANNED = {
    "en": r"letters?|goes on|go on|stands?(?!-in)|lies|sits?|whoever|whom|may|he|his|him|an own|nothing is lost"
    r"|former place|the rules move|(?:is|are) awaited|called? off|rehears\w+|unfulfilled|inaccessible|non-player"
    r"|of one's own",
    "ru": r"письм\w+|квитанц\w+|репетици\w+|взят\w* назад|на ваших? глаз\w*|карточ\w+(?! стола)|является|осуществля\w+",
}
AT_HOME = {"letter of its city", "capital letters", "letters on pieces", "(карточка подземелья)", "april may june"}
"""What is meant as it is said, in the rules."""

DOCUMENTS = {
    "README.md": BANNED["en"],
    "*.ru.md": BANNED["ru"],
    "docs/**/*.ru.md": BANNED["ru"],
    "[CPT]*.md": BANNED["en"],
    "docs/**/*.md": r"goes on|go on|stands?(?!-in)|lies|sits?|whoever|whom|he|his|him|an own|nothing is lost"
    r"|the rules move|called? off|rehears\w+|unfulfilled|inaccessible|non-player|of one's own",
}
"""What is not said to operators and authors either; for them `may` is a right, and `awaited` a table."""

IN_DOCUMENTS = {"its base rules are his"}
"""What is meant as it is said, in the documents; docs/style.md and docs/concepts.md list words that are not used."""

CASES = ("accusative", "genitive")
GOVERNING = re.compile(
    r"(?:^|[\s(])(?:в|во|на|из|от|у|к|ко|с|со|за|о|об|для|без|при|по|до|над|под|перед|про|против|через)[ \u00a0]$", re.I
)
INDECLINABLE = {
    "all", "amount", "army", "at", "at_once", "cell", "city", "command", "cost", "count", "days", "defence", "era",
    "eras", "far", "gap", "gear", "goal", "have", "health", "hour", "known", "last", "least", "matches", "most",
    "needed", "number", "of", "other", "pages", "pit", "place", "reason", "rounds", "running", "seats", "segment",
    "side", "size", "speed", "square", "start", "strength", "target", "thing_short", "to", "tournaments", "tower",
    "until", "value",
}  # fmt: skip
"""What may follow a preposition as it is: numbers, codes of cells, cities and segments, commands, times, directions."""


def prose(language: str) -> Iterator[tuple[str, str]]:
    """Yield every message, and every line of the rules, of a language."""
    yield from pieces(SHARED, language)
    for path in sorted((SHARED / language / "rules").glob("*.md")):
        yield from ((path.stem, line) for line in path.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("language", BANNED)
def test_words_that_are_not_said(language: str) -> None:
    banned = re.compile(rf"\b(?:{BANNED[language]})\b", re.IGNORECASE)
    said = ((key, text, banned.search(text)) for key, text in prose(language))
    assert [(key, found[0]) for key, text, found in said if found and not any(each in text for each in AT_HOME)] == []


@pytest.mark.parametrize("files", DOCUMENTS)
def test_words_that_are_not_said_in_documents(files: str) -> None:
    banned = re.compile(rf"\b(?:{DOCUMENTS[files]})\b", re.IGNORECASE)
    found = []
    for path in sorted(ROOT.glob(files)):
        lines = [] if path.name == "style.md" else path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, start=1):
            is_meant = any(each in line for each in IN_DOCUMENTS)
            found += [f"{path.name}:{number}: {each}" for each in banned.findall(line) if not is_meant]
    assert found == []


def russian() -> Iterator[tuple[str, ast.Pattern, frozenset[str]]]:
    """Yield key and pattern of every Russian message and variant, with the numbers that select the variant."""
    for _, entry in entries(SHARED, "ru"):
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    yield from _variants(entry.id.name, pattern, frozenset())


def _variants(
    key: str, pattern: ast.Pattern, counted: frozenset[str]
) -> Iterator[tuple[str, ast.Pattern, frozenset[str]]]:
    yield key, pattern, counted
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            choice = element.expression
            inner = counted
            if {"one", "few", "many"} & {getattr(variant.key, "name", "") for variant in choice.variants}:
                inner = counted | {_variable(choice.selector)}
            for variant in choice.variants:
                yield from _variants(key, variant.value, inner)


def _variable(node: object) -> str:
    inner = node.expression if isinstance(node, ast.Placeable) else node
    return inner.id.name if isinstance(inner, ast.VariableReference) else ""


def _around(pattern: ast.Pattern) -> Iterator[tuple[str, str, str]]:
    """Yield each variable with the text before and after it."""
    texts = [element.value if isinstance(element, ast.TextElement) else "" for element in pattern.elements]
    for index, element in enumerate(pattern.elements):
        if name := _variable(element):
            before = texts[index - 1] if index else ""
            yield before, name, texts[index + 1] if index + 1 < len(texts) else ""


def test_a_noun_agrees_with_its_number() -> None:
    """A no-break space joins them, so a noun after one is a form that a number has selected."""
    wrong = [
        f"{key}: ${name}{after[:12]}"
        for key, pattern, counted in russian()
        for _, name, after in _around(pattern)
        if re.match(r"\u00a0[а-яё]", after, re.IGNORECASE) and not counted
    ]
    assert wrong == []


def test_a_name_after_a_preposition_has_its_case() -> None:
    wrong = [
        f"{key}: …{before[-12:]}${name}"
        for key, pattern, _ in russian()
        for before, name, _ in _around(pattern)
        if GOVERNING.search(before) and name not in INDECLINABLE and not name.endswith(CASES)
    ]
    assert wrong == []


def test_a_name_in_quotation_marks_is_nominative() -> None:
    wrong = [
        f"{key}: ${name}"
        for key, pattern, _ in russian()
        for before, name, _ in _around(pattern)
        if before.endswith("«") and name.endswith(CASES)
    ]
    assert wrong == []
