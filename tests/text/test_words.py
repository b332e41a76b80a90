"""Looking up messages: plurals, numbers, missing keys, attributes, invalid files, caching."""

import logging
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.text.catalogue import ROOT, entries
from text import LANGUAGES, MissingWords, closest, folders, words
from text.entries import entries_of

looking_up = import_module("text.words")

ENGLISH = """
-brand = Orders
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} of { -brand }
    .short = { $coins }c
silent = { $yes ->
    [yes] loud
   *[no] silent
}
who = { $names } play
both = { who }, { coins.short }
long = { TENTHS($length) } cm
only-here = English alone
"""
RUSSIAN = """
-brand = Orders
coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
    .short = { $coins }м
silent = { $yes ->
    [yes] сказано
   *[no] молчание
}
who = играют { $names }
both = { who }, { coins.short }
long = { TENTHS($length) } см
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with its own words, in place of all others."""
    for language, source in zip(LANGUAGES, (ENGLISH, RUSSIAN), strict=True):
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(source, encoding="utf-8")
    monkeypatch.setattr(looking_up, "_folders", [tmp_path])
    monkeypatch.setattr(looking_up, "_made", {})
    monkeypatch.setattr(looking_up, "_forgiving", False)
    yield tmp_path


@pytest.mark.parametrize(
    ("coins", "said"),
    [(0, "0 монет"), (1, "1 монета"), (2, "2 монеты"), (5, "5 монет"), (11, "11 монет"), (21, "21 монета"),
     (22, "22 монеты"), (112, "112 монет"), (1_234_567, "1\u00a0234\u00a0567 монет")],
)  # fmt: skip
def test_russian_plurals(folder: Path, coins: int, said: str) -> None:
    assert words("ru")("coins", coins=coins) == said


def test_english_plurals_terms_and_large_numbers(folder: Path) -> None:
    assert words("en")("coins", coins=1) == "1 coin of Orders"
    assert words("en")("coins", coins=12_000) == "12,000 coins of Orders"
    assert words("en")("coins", coins=-3) == "-3 coins of Orders"


def test_no_isolation_marks(folder: Path) -> None:
    assert words("en")("who", names="Ann") == "Ann play"


def test_attributes_switches_and_lists(folder: Path) -> None:
    localized = words("ru")
    assert localized("coins.short", coins=4) == "4м"
    assert (localized("silent", yes=True), localized("silent", yes=False)) == ("сказано", "молчание")
    assert localized("who", names=("Ann", "Борис")) == "играют Ann, Борис"
    assert localized.listed(["Ann", "Vera"]) == "Ann, Vera"


def test_tenths_have_the_decimal_sign_of_the_language(folder: Path) -> None:
    assert [words("en")("long", length=length) for length in (34, 30, 5, 0)] == ["3.4 cm", "3 cm", "0.5 cm", "0 cm"]
    assert words("ru")("long", length=34) == "3,4 см"
    assert words("en").placeables("long") == {"length"}


def test_placeables_are_those_of_the_message_and_of_what_it_refers_to(folder: Path) -> None:
    english = words("en")
    assert english.placeables("coins") == english.placeables("coins.short") == {"coins"}
    assert english.placeables("both") == {"coins", "names"}
    assert english.placeables("only-here") == set()


def test_has_and_keys(folder: Path) -> None:
    localized = words("en")
    assert localized.has("coins") and localized.has("coins.short")
    assert not localized.has("coins.long") and not localized.has("-brand") and not localized.has("nothing")
    assert list(localized.keys("co")) == ["coins", "coins.short"]
    assert "silent" in localized.keys_of_file("some") and not list(localized.keys_of_file("other"))


@pytest.mark.parametrize("key", ["nothing", "coins.long", "coins", "-brand"])
def test_a_missing_key_raises(folder: Path, key: str) -> None:
    with pytest.raises(MissingWords):
        words("ru")(key)


def test_a_forgiven_gap_is_logged_and_english_is_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(looking_up, "_forgiving", True)
    with caplog.at_level(logging.ERROR):
        assert words("ru")("only-here") == "English alone"
        assert words("en")("nowhere") == "nowhere"
    assert "ru: only-here" in caplog.text and "en: nowhere" in caplog.text


def test_forgive_holds_for_words_made_before(folder: Path) -> None:
    localized = words("ru")
    looking_up.forgive()
    assert localized("only-here") == "English alone"


def test_a_folder_added_later_is_known_to_words_made_before(folder: Path, tmp_path: Path) -> None:
    localized = words("en")
    more = tmp_path / "more"
    (more / "en").mkdir(parents=True)
    (more / "en" / "game.ftl").write_text("chess = Chess\n", encoding="utf-8")
    looking_up.add_folder(more)
    looking_up.add_folder(more)
    assert localized("chess") == "Chess"
    assert folders() == (folder, more)


def test_the_same_key_twice_is_refused(folder: Path) -> None:
    (folder / "en" / "zz.ftl").write_text("silent = again\n", encoding="utf-8")
    with pytest.raises(ValueError, match="silent exists twice"):
        words("en")


def test_invalid_fluent_is_refused(folder: Path) -> None:
    (folder / "en" / "zz.ftl").write_text("this is not fluent\n", encoding="utf-8")
    with pytest.raises(ValueError, match="not Fluent: this is not fluent"):
        words("en")


def test_a_message_that_is_not_fluent_is_missing(folder: Path) -> None:
    """Its file is read without parsing it, and a bot that runs must still show the page."""
    (folder / "en" / "zz.ftl").write_text("broken = { $who\n", encoding="utf-8")
    with pytest.raises(MissingWords, match="en: broken: not Fluent: broken ="):
        words("en")("broken")


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_taken_apart_as_the_library_parses_them(language: str) -> None:
    """An entry that is cut in the wrong place would lose its end, or its attributes, on one page alone."""
    for path in sorted((ROOT / "text" / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        apart = [*entries_of(text)]
        whole = [entry for stem, entry in entries(ROOT / "text", language) if stem == path.stem]
        assert [entry.keys for entry in apart] == [_keys(e) for e in whole if isinstance(e, ast.Message | ast.Term)]
        assert text.endswith("".join(entry.source for entry in apart))


def _keys(entry: ast.Message | ast.Term) -> tuple[str, ...]:
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    return (*((name,) if entry.value else ()), *(f"{name}.{attribute.id.name}" for attribute in entry.attributes))


def test_unknown_language() -> None:
    with pytest.raises(KeyError):
        words("de")


@pytest.mark.parametrize(
    ("locale", "language"), [("ru", "ru"), ("en-GB", "en"), ("en-US", "en"), ("uk", "en"), ("de", "en"), ("", "en")]
)
def test_closest(locale: str, language: str) -> None:
    assert closest(locale) == language


def test_the_same_sentence_is_formatted_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page has a hundred sentences, and most of them were on the page before it."""
    russian = words("ru")
    first = russian("coins", coins=3)
    monkeypatch.setattr(russian._bundle, "format_pattern", None)
    assert russian("coins", coins=3) == first
