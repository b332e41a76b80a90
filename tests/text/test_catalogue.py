"""All messages together: equal keys in both languages, none missing, none unused, correct typography."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import registry
from games.kernel.ids import GameId
from tests.text.catalogue import SHARED, TEST_GAMES, catalogue, pieces
from tests.text.sources import KEY, raised, said, strings
from text import LANGUAGES, words

FOLDERS = {"services": SHARED, **TEST_GAMES}
PROMISED = {"ambiguous"}
"""Refusals that the kernel names although no game raises them yet."""

FIXED_PART = 4
"""A key that is put together counts as a use of the keys it fits only if it has a fixed part of this length."""

COUNTED = "монет|очк|меч|карт|игрок|мест|пункт|запис|партии|партиях|партий|ход[аов]|раунд|строени|ферм|маршрут"


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_both_languages_have_the_same_keys(folder: Path) -> None:
    english, russian = (catalogue(folder, language) for language in LANGUAGES)
    assert sorted(english.keys() ^ russian.keys()) == []


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_both_languages_take_the_same_arguments(folder: Path) -> None:
    english, russian = (catalogue(folder, language) for language in LANGUAGES)
    differing = [key for key in english.keys() & russian.keys() if english[key].arguments != russian[key].arguments]
    assert [key for key in differing if not _only_declined(english[key].arguments ^ russian[key].arguments)] == []


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_references_exist(folder: Path, language: str) -> None:
    known = catalogue(folder, language)
    assert [key for key, message in known.items() if message.references - known.keys()] == []


def test_no_key_is_missing() -> None:
    known = {key for folder in FOLDERS.values() for key in catalogue(folder, "en")}
    missing = [
        f"{each.place}: {each.pattern}"
        for each in said()
        if each.pattern.replace("\\", "") not in known.union(LANGUAGES)
        and not any(map(re.compile(each.pattern).fullmatch, known))
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_computers_count_has_words(language: str) -> None:
    """Ids of terms and characters are in no string that is looked up whole, so that a missing word is found here."""
    said, wanted = words(language), list[str]()
    for game in registry.game_ids():
        opponents = registry.opponents_of(GameId(game))
        if opponents is not None:
            wanted += [f"{game}-term-{term}" for term in opponents.advice.terms]
            wanted += [f"{game}-computer-{name}" for name in opponents.characters]
    assert len(wanted) > len(registry.game_ids())
    assert [key for key in wanted if not said.has(key)] == []


def test_no_key_is_unused() -> None:
    plain, put_together = strings()
    prefixes = tuple(text for text in plain if text.endswith("-") and len(text) > FIXED_PART)
    telling = [re.compile(pattern) for pattern in put_together if _is_specific(pattern)]
    codes = {f"{package}refusal-{each.code}" for each in raised() for package in ("", f"{each.package}-")}
    known = catalogue(SHARED, "en")
    referred = {reference for message in known.values() for reference in message.references}
    left_over = [
        key
        for key, message in known.items()
        if not message.file.endswith("_names")
        and "refusal-" not in key
        and key not in plain | codes | referred
        and key.partition(".")[0] not in plain
        and not key.startswith(prefixes)
        and not any(pattern.fullmatch(key) for pattern in telling)
    ]
    assert left_over == []


def test_every_refusal_has_words() -> None:
    known = catalogue(SHARED, "en")
    assert [
        f"{each.place}: {each.code}" for each in raised() if not _keys_of(each.package, each.code) & known.keys()
    ] == []


def test_words_of_refusals_use_only_their_facts() -> None:
    """A placeable is a fact, or the name of one: `$city_name` for the fact `city`."""
    known = catalogue(SHARED, "en")
    wrong = []
    for each in raised():
        given = each.facts | {f"{fact}_name" for fact in each.facts}
        keys = sorted(_keys_of(each.package, each.code) & known.keys())
        # The game's own words are shown.
        for key in keys[-1:]:
            if not each.open and known[key].arguments - given:
                wrong.append(f"{each.place}: {key} wants {sorted(known[key].arguments - given)}")
    assert wrong == []


def test_no_words_for_refusals_that_are_never_raised() -> None:
    plain, _ = strings()
    codes = {key.partition("refusal-")[2] for key in catalogue(SHARED, "en") if re.match(r"(?:[a-z_]+-)?refusal-", key)}
    assert sorted(codes - plain - PROMISED) == []


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_have_the_right_form(folder: Path, language: str) -> None:
    assert [key for key in catalogue(folder, language) if not KEY.fullmatch(key)] == []


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("fault", "wrong"),
    [
        ("two blanks", r"(?<!\n)(?<! )  +\S"),
        ("a blank at the end", r"[ \t]+(?:\n|$)"),
        ("three dots", r"\.\.\."),
        ("a blank before a stop", r"[^ {}] [,.;!?](?:\s|$)"),
        ("an emoji", r"[\U0001F000-\U0001FAFF\u2600-\u27BF]"),
        ("an isolation mark", r"[\u2066-\u2069]"),
    ],
)
def test_typography(folder: Path, language: str, fault: str, wrong: str) -> None:
    assert fault
    assert [(key, text) for key, text in _prose(folder, language) if re.search(wrong, text)] == []


@pytest.mark.parametrize(
    ("fault", "wrong"),
    [
        ("a quotation mark that is not Russian", r"[\"“”„]|(?<=\s)'|'(?=\s)"),
        ("a plain blank between number and noun", rf"(?:\{{\}}|\d) (?:{COUNTED})"),
        ("a plain blank after №", r"№(?!\u00a0)"),
        ("a Latin letter in a Russian word", r"[а-яё][a-z]|[a-z][а-яё]"),
        ("a hyphen for a dash", r"\s-\s"),
    ],
)
def test_russian_typography(fault: str, wrong: str) -> None:
    assert fault
    assert [(key, text) for key, text in _prose(SHARED, "ru") if re.search(wrong, text, re.IGNORECASE)] == []


def _prose(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Yield words without pieces of code, apart from those that are drawn or put together by the playground's page."""
    for key, text in pieces(folder, language):
        if not key.startswith("playground-page-") and "-picture-" not in key:
            yield key, re.sub(r"`[^`]*`|\{\"[^}]*\}", "`code`", text)


def _only_declined(arguments: frozenset[str]) -> bool:
    """A language may use a number only to choose a form, but must show every name, in whatever case."""
    return arguments <= {"count"} or len({re.sub("_(?:accusative|genitive)$", "", each) for each in arguments}) == 1


def _is_specific(pattern: str) -> bool:
    return any(len(part.replace("\\", "")) >= FIXED_PART for part in pattern.split(".+"))


def _keys_of(package: str, code: str) -> set[str]:
    return {f"refusal-{code}"} | ({f"{package}-refusal-{code}"} if package else set())
