"""Legends of Signum in words: every event of random matches, every card by one grammar, names with their forms."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from games.kernel.ids import Seat
from games.legends_of_signum import events as e
from games.legends_of_signum.components import CARD, TACTIC, Spell
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.vocabulary import KEYWORDS, Face, Grant
from render.legends_of_signum import abilities, log
from render.legends_of_signum.names import CARD_KINDS, VOCABULARY, FieldNames, known_units, spot, with_units
from render.naming import Names
from tests.games.legends_of_signum.matches import Match, player
from tests.render.legends_of_signum.positions import GAME, NAMES, played
from text import LANGUAGES, words
from text.words import Argument

MATCHES = ((2, "free", "signum"), (2, "free", "tactics"), (3, "free", "three"), (4, "teams", "teams"))

UNNAMED = re.compile(r"\b[vewm]\d\d\b|\b[ehsrtu][vewn]\d\b|\bnone\b")
"""An id in place of a name."""


def names(language: str, *units: tuple[str, tuple[Seat, str]]) -> FieldNames:
    return with_units(Names(VOCABULARY, words(language), NAMES), dict(units))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode", "seed"), MATCHES)
def test_every_event_has_lines(language: str, seats: int, mode: str, seed: str) -> None:
    told: list[e.Event] = []
    for state, _, _, events in played(seats, mode, seed):
        told += events
        for observer in (None, *map(Seat, range(seats))):
            said = with_units(names(language), known_units(state.table, told))
            for event in events:
                seen = GAME.observe_event(event, observer)
                lines = [] if seen is None else list(log.lines(seen, said))
                assert all(line.strip() and "\n" not in line for line in lines)
                assert not any(re.search(r"\b[vewm]\d\d\b|\b[ehsrtu][vewn]\d\b|\bnone\b", line) for line in lines), (
                    lines
                )
                is_told = seen is None or (isinstance(event, e.Gained) and event.source == log.INCOME)
                assert is_told or lines


def test_a_creature_that_died_is_named_where_its_coming_is_not_told() -> None:
    # Catches a log of the newest turns that calls the dead by their labels alone.
    state = played(2, "free", "signum")[-1][0]
    known = known_units(state.table, [e.Died("B7", "v02", "A1")])
    assert known["B7"] == (state.table.order[1], "v02")


def test_a_draw_is_named_to_its_own_seat_only() -> None:
    event = e.Drawn(Seat(0), 2, "study", ("v02", "v02"))
    own, other = (GAME.observe_event(event, seat) for seat in (Seat(0), Seat(1)))
    assert own is not None
    assert other is not None
    assert list(log.lines(own, names("en"))) == ["You draw Vallor Watchman ×2 (Study)."]
    assert list(log.lines(other, names("en"))) == ["Ann draws 2 cards (Study)."]


def test_a_clash_in_words() -> None:
    both = names("ru", ("A1", (Seat(0), "e12")), ("B3", (Seat(1), "v02")))
    clash = e.Clashed("A1", "B3", "assault", "guard", True, ("axe", "axe", "shield"), ("shield",), (), ("axe",))
    assert list(log.lines(clash, both)) == [
        "● A1 Палач с разбега атакует ■ B3 Стражника Валлора: Натиск против стойки «Оборона».",
        "Атака: топор ×2, щит. Защита: щит, парирование топор.",
    ]
    counted = e.HitsCounted("A1", "B3", 3, 1, 0, 0)
    assert list(log.lines(counted, both)) == ["3\u00a0попадания, отбито 1; в ответ нет попаданий."]
    wounded = e.Wounded("B3", 1, 1, 0, 1, "clash")
    assert list(log.lines(wounded, both)) == [
        "■ B3 Стражник Валлора получает 1\u00a0рану (схватка).",
        "Предотвращено: броня или защита от магии 1, заслон 1.",
    ]


@pytest.mark.parametrize(
    ("dice", "defence", "english", "russian"),
    [
        ("axe shield bullseye", "shield", "Rolled axe, shield, bullseye: 1 hit, blocked. No wounds.",
         "Выпало: топор, щит, мишень — 1\u00a0попадание, отбито. Ран нет."),
        ("bullseye bullseye axe", "shield axe shield", "Rolled axe, bullseye ×2: 2 hits, blocked. No wounds.",
         "Выпало: топор, мишень ×2 — 2\u00a0попадания, все отбиты. Ран нет."),
        ("bullseye bullseye", "shield axe", "Rolled bullseye ×2: 2 hits, 1 blocked.",
         "Выпало: мишень ×2 — 2\u00a0попадания, отбито 1."),
        ("axe axe", "", "Rolled axe ×2: no hit. No wounds.", "Выпало: топор ×2 — нет попаданий. Ран нет."),
    ],
)  # fmt: skip
def test_a_shot_says_what_came_of_it(dice: str, defence: str, english: str, russian: str) -> None:
    """Nothing follows a shot that wounds nobody, so that the line of the dice has to say so."""
    faces: dict[str, tuple[Face, ...]] = {"dice": as_faces(dice), "defence": as_faces(defence)}
    shot = e.MissileSent("A1", "B3", "shoot", faces["dice"], faces["defence"], False)
    for language, said in (("en", english), ("ru", russian)):
        both = names(language, ("A1", (Seat(0), "v05")), ("B3", (Seat(1), "v02")))
        line, *rest = log.lines(shot, both)
        assert line.endswith(f". {said}")
        assert bool(rest) == bool(defence)


def as_faces(text: str) -> tuple[Face, ...]:
    return tuple(face for word in text.split() for face in get_args(Face) if face == word)


def test_the_end_says_who_has_won_with_how_much() -> None:
    match = Match(a=player("he1", prosperity=50), phase="construction")
    match.play("levy")
    event, view = match.events[-1], GAME.observe(match.state, None)
    assert list(log.lines(event, names("en"), view)) == ["Ann has 51 prosperity: the match is over."]
    assert list(log.lines(event, names("ru"), view)) == ["Ann: процветание 51, партия окончена."]


def test_what_was_paid_in_words() -> None:
    paid = e.Paid(Seat(0), ("GLD", "MKT", "MKT"), 1)
    assert list(log.lines(paid, names("en"))) == ["Closed: Guildhall, Market ×2. Paid: 1 prosperity."]
    assert list(log.lines(replace(paid, coins=0), names("ru"))) == ["Закрыто: Дом гильдий, Рынок ×2."]
    assert list(log.lines(replace(paid, buildings=()), names("en"))) == ["Paid: 1 prosperity."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_by_the_grammar(language: str) -> None:
    said = Names(VOCABULARY, words(language), ())
    texts = {thing: abilities.whole_text(said, thing) for things in CARD_KINDS.values() for thing in things}
    assert all(texts.values())
    assert len({texts[card] for card in TACTIC}) == len(TACTIC)
    assert all(abilities.cost_of(said, card) for card in CARD)
    assert all(abilities.keyword(said, word, 2) for word in KEYWORDS)


def test_people_read_centimetres() -> None:
    """Facts are in millimetres; what is shown is not, and `23.5 41` is typed in both languages."""
    too_far: dict[str, Argument] = {"unit": "■ B3", "distance": 134, "most": 80}
    assert words("en")("legends_of_signum-refusal-too_far", **too_far) == (
        "■ B3 is too far: 13.4 cm, at most 8 cm are in range."
    )
    assert words("ru")("legends_of_signum-refusal-too_far", **too_far) == (
        "■ B3 слишком далеко: 13,4 см, можно не больше 8 см."
    )
    for language, unit in (("en", re.compile(r"\bmm\b")), ("ru", re.compile(r"\bмм\b"))):
        files = (Path(__file__).parents[3] / "text" / language).rglob("legends_of_signum*.*")
        assert [path for path in files if unit.search(path.read_text(encoding="utf-8"))] == []
        assert abilities.values(names(language), "e12").endswith(("base 3 cm", "подставка 3 см"))
    assert spot(Point(235, 410)) == "E9 (23.5 41)"


def test_cards_as_they_are_told() -> None:
    english, russian = (Names(VOCABULARY, words(language), ()) for language in LANGUAGES)
    assert abilities.text_of(english, "e04") == "Aura S: +1 Strength"
    assert abilities.text_of(russian, "e04") == "Аура S: +1 к силе"
    assert abilities.cost_of(russian, "v01") == "Школа магии, 2\u00a0любых здания, 1\u00a0процветание"
    assert abilities.text_of(english, "t04") == (
        "If an enemy shoots, throws or casts at your creature, cancel it and deal 1 wound"
    )
    assert abilities.text_of(english, "hv2").endswith("range L: One enemy character: Stun")


def test_terrain_says_its_cost_for_one_and_for_several() -> None:
    english, russian = (Names(VOCABULARY, words(language), ()) for language in LANGUAGES)
    assert [abilities.costs(english, card) for card in ("g1", "tv1")] == [
        "Costs 1 (a building or prosperity)", "Costs 3 (buildings or prosperity)",
    ]  # fmt: skip
    assert abilities.costs(russian, "g1") == "Цена: 1 (здание или процветание)"
    assert abilities.costs(english, "v02") == "Costs 1 building of any type"


def test_russian_says_the_words_of_the_notation_in_russian() -> None:
    """What a sentence shows to be typed has no English verb in it, for each has a Russian word that means the same."""
    said, folder = words("ru"), Path(__file__).parents[3] / "text" / "ru"
    shown = [
        (path.name, word)
        for path in folder.rglob("legends_of_signum*.*")
        for line in re.findall(r"`([^`\n]+)`", path.read_text(encoding="utf-8"))
        for word in line.split()
    ]
    assert shown
    assert [each for each in shown if each[1].isascii() and said.has(f"legends_of_signum-verb-{each[1]}")] == []


def test_a_new_card_needs_no_sentence() -> None:
    """A card that is not in the file is told as well, since its words are those of the vocabulary."""
    spell = CARD["vs2"]
    assert isinstance(spell, Spell)
    new = replace(spell, effects=(*spell.effects, Grant("armour", 3, "turn")))
    said = abilities.operations(Names(VOCABULARY, words("en"), ()), new.effects)
    assert said == "Agile, Hidden until your next Start phase, Armour 3 until the end of the turn"


def test_creatures_have_their_cases() -> None:
    said = names("ru", ("B2", (Seat(1), "w12")))
    assert said("unit", "B2", "accusative") == "■ B2 Воронью провидицу"
    assert said("unit", "C7") == "C7"
