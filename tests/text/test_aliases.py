"""Names that players type are resolved to ids, and ids have names."""

from importlib import import_module
from pathlib import Path

import pytest

from games.tetranomicon.components import ARTIFACT, BUILDING_TYPES, CITY, CREATURE
from text import LANGUAGES
from text.aliases import aliases, folded, names

looking_up = import_module("text.words")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("caballus", "Caballus"), ("кабаллус", "Caballus"), ("horn of plenty", "farms2"), ("рог изобилия", "farms2"),
     ("лесопилка", "sawmill"), ("лесопилку", "sawmill"), ("феррата", "F"), ("ferrata", "F"), ("из", "from"),
     ("чертеж великого зодчего", "topBlds"), ("чертёж великого зодчего", "topBlds"), ("hunter's knife", "troph1")],
)  # fmt: skip
def test_tetranomicon(typed: str, meant: str) -> None:
    assert aliases("tetranomicon")[typed] == meant


def test_sentences_have_no_alias() -> None:
    assert not [name for name in aliases("tetranomicon") if name.endswith(".")]


def test_everything_has_a_name_in_both_languages() -> None:
    for language in LANGUAGES:
        assert {*CITY, *CREATURE, *ARTIFACT, *BUILDING_TYPES} <= names("tetranomicon", language).keys()
    assert names("tetranomicon", "ru")["farms2"] == "Рог изобилия"


def test_ambiguous_names_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, stone in zip(LANGUAGES, ("Stone", "Камень"), strict=True):
        (tmp_path / language).mkdir()
        said = f"pit-card-a = {stone}\npit-card-b = {stone}\npit-card-c = «Ёлка»\n    .text = Что она делает\n"
        (tmp_path / language / "pit_names.ftl").write_text(said, encoding="utf-8")
        (tmp_path / language / "pit.ftl").write_text("pit-card-d = No name\n", encoding="utf-8")
    monkeypatch.setattr(looking_up, "_folders", [tmp_path])
    monkeypatch.setattr(looking_up, "_made", {})
    assert aliases("pit") == {"елка": "c"}
    assert aliases("pit")["«Ёлка»"] == "c"
    assert names("pit", "ru") == {"a": "Камень", "b": "Камень", "c": "«Ёлка»"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Hunter’s Knife", "troph1"), ("“twin keys”", "twin"), ("two‑handed saw", "saw1"), ("two–handed saw", "saw1"),
     ("дорогa", "road"), ("Вызвать", "creature"), ("А1", "a1"), ("К4", "k4"), ("вызвать  существо", "creature")],
)  # fmt: skip
def test_names_are_found_however_they_are_written(typed: str, meant: str) -> None:
    assert aliases("tetranomicon").get(typed) == meant


def test_verbs_are_no_names_of_things() -> None:
    assert names("dungeon_lords", "en")["dig"] == "Dig Tunnels"
    assert "send" not in names("dungeon_lords", "en")


def test_what_is_not_known_has_no_meaning() -> None:
    assert aliases("tetranomicon").get("zzz") is None


def test_folded() -> None:
    assert folded("  Рог   «Ёж»\u00a0’s ") == "рог еж 's"
