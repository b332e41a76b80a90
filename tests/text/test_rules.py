"""Rules for players: paragraphs, search with endings, typing errors and numbers."""

from pathlib import Path

import pytest

import text.rules as reading
from text import LANGUAGES
from text.rules import contents, numbered, paragraph, search, search_all

ENGLISH = """# Digging

What comes before the first number is not shown.

## 1. The pit

Every miner digs for gold. A mine has four tunnels.

## 2 Actions

### 2.1 Digging a tunnel

Pay two coins. The tunnel must touch another tunnel.

### 2.2 Hiring

Pay three coins and take a miner. His tunnels are counted later.

## 3 The end

Whoever has the most gold wins; equal gold is a shared victory.
"""
RUSSIAN = """## 1 Рудник

Каждый рудокоп ищет золото.

## 2 Действия

### 2.1 Проходка туннеля

Заплатите две монеты. Туннель касается другого туннеля, своего или чужого.

### 2.2 Наём

Заплатите три монеты и возьмите рудокопа.

## 3 Конец

Побеждает тот, у кого больше всех золота. Ещё раз: больше всех.
"""


@pytest.fixture(autouse=True)
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game with a short text in both languages."""
    for language, source in zip(LANGUAGES, (ENGLISH, RUSSIAN), strict=True):
        (tmp_path / language / "rules").mkdir(parents=True)
        (tmp_path / language / "rules" / "pit.md").write_text(source, encoding="utf-8")
    monkeypatch.setattr(reading, "folders", lambda: (tmp_path,))


def _numbers(query: str, language: str) -> list[str]:
    return [each.number for each in search("pit", language, query)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_contents(language: str) -> None:
    assert [each.number for each in contents("pit", language)] == ["1", "2", "2.1", "2.2", "3"]
    assert [each.depth for each in contents("pit", language)] == [1, 1, 2, 2, 1]


def test_a_paragraph_has_title_and_text() -> None:
    found = paragraph("pit", "en", "2.1")
    assert found is not None
    assert (found.title, found.text) == (
        "Digging a tunnel", "Pay two coins. The tunnel must touch another tunnel."
    )  # fmt: skip
    assert paragraph("pit", "en", "2") == reading.Paragraph("2", "Actions", "")


def test_a_missing_number_leads_to_what_it_would_be_part_of() -> None:
    found = paragraph("pit", "en", "2.1.7")
    assert found is not None and found.number == "2.1"
    assert paragraph("pit", "en", "7.1") is None
    assert paragraph("pit", "en", "") is None


@pytest.mark.parametrize(
    ("query", "first"),
    [("tunnel", "2.1"), ("tunnels", "2.1"), ("hire", "2.2"), ("MINER", "1"), ("shared victories", "3"),
     ("tunel", "2.1"), ("victroy", "3"), ("how many coins for a miner", "2.2"), ("gol", "3")],
)  # fmt: skip
def test_search_in_english(query: str, first: str) -> None:
    assert _numbers(query, "en")[0] == first


@pytest.mark.parametrize(
    ("query", "first"),
    [("туннель", "2.1"), ("туннелями", "2.1"), ("рудокопы", "1"), ("наем", "2.2"), ("НАЁМ", "2.2"), ("победа", "3"),
     ("тунель", "2.1"), ("монеты за рудокопа", "2.2"), ("чужие туннели", "2.1"), ("еще", "3")],
)  # fmt: skip
def test_search_in_russian(query: str, first: str) -> None:
    assert _numbers(query, "ru")[0] == first


def test_a_number_finds_the_paragraph_and_those_under_it() -> None:
    assert _numbers("2", "en") == ["2", "2.1", "2.2"]
    assert _numbers(" 2.2. ", "ru") == ["2.2"]


def test_more_of_the_words_count_more() -> None:
    assert _numbers("coins miner", "en")[0] == "2.2"


@pytest.mark.parametrize("query", ["", "   ", "?!", "xylophone", "…"])
def test_a_search_may_find_nothing(query: str) -> None:
    assert _numbers(query, "en") == []


def test_a_game_without_rules() -> None:
    assert contents("chess", "en") == ()
    assert search("chess", "en", "king") == ()
    assert paragraph("chess", "en", "1") is None


OTHER = """## 1 The tower

Every wizard builds a tower with a funnel.

## 2 Actions

### 2.1 Hiring a wizard

Pay four coins.
"""


@pytest.fixture
def games(tmp_path: Path, rules: None) -> tuple[str, str]:
    """Two games with rules in English; the second has no Russian text."""
    (tmp_path / "en" / "rules" / "tower.md").write_text(OTHER, encoding="utf-8")
    return "pit", "tower"


def found(games: tuple[str, ...], query: str) -> list[tuple[str, str]]:
    return [(each.game, each.paragraph.number) for each in search_all(games, "en", query)]


def test_all_games_are_searched_and_each_hit_has_its_game(games: tuple[str, str]) -> None:
    assert found(games, "wizards") == [("tower", "2.1"), ("tower", "1")]
    assert {game for game, _ in found(games, "coins")} == set(games)
    assert set(found(games, "hiring")) == {("pit", "2.2"), ("tower", "2.1")}
    assert found(games, "dragon") == found((), "coins") == []


def test_a_word_known_to_one_game_is_not_corrected_for_another(games: tuple[str, str]) -> None:
    assert found(games, "funnel") == [("tower", "1")]
    assert ("pit", "2.1") in found(games[:1], "funnel")
    assert found(games, "wizrad") == [("tower", "2.1"), ("tower", "1")]


def test_a_number_finds_its_paragraph_in_every_game(games: tuple[str, str]) -> None:
    assert found(games, "2.1") == [("pit", "2.1"), ("tower", "2.1")]
    assert found(games, "3") == [("pit", "3")]
    assert [each.number for each in numbered("pit", "en", " 2. ")] == ["2", "2.1", "2.2"]
    assert numbered("pit", "en", "") == numbered("pit", "en", "gold") == ()
