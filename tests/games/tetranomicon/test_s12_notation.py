"""Notation (SPEC 12.1)."""

import pytest

from games.kernel.errors import NotationError
from games.kernel.ids import Seat
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, Move, Pass, SummonCreature, WinTrophy
from tests.games.tetranomicon.scenes import GAME, scene
from text.aliases import aliases

LINES: list[tuple[str, Move]] = [
    ("build E2 sawmill", Build("E2", "sawmill")),
    ("route A-B", LayRoute("A-B")),
    ("artifact twin", CreateArtifact("twin")),
    ("artifact topArmy2", CreateArtifact("topArmy2")),
    ("creature Caballus", SummonCreature("Caballus")),
    ("trophy F from E", WinTrophy("F", "E")),
    ("pass", Pass()),
]
VIEW = GAME.observe(scene(buildings={0: "A1 farm, C1 farm, E1 farm"}, guards="F 1").state, Seat(0))
KNOWN = aliases("tetranomicon")


@pytest.mark.parametrize(("line", "move"), LINES)
def test_s12_1_prints_and_parses(line: str, move: Move) -> None:
    assert GAME.print_move(move) == line
    assert GAME.parse_move(line, VIEW, {}) == move
    assert GAME.parse_move(f"  {line.upper().replace(' ', '   ')} ", VIEW, {}) == move


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("route b-a", LayRoute("A-B")),
        ("route B A", LayRoute("A-B")),
        ("build e2 Лесопилка", Build("E2", "sawmill")),
        ("построить E2 лесопилку", Build("E2", "sawmill")),
        ("artifact Twin Keys", CreateArtifact("twin")),
        ("артефакт парные ключи", CreateArtifact("twin")),
        ("artifact the tetranomicon", CreateArtifact("tetra")),
        ("build E3 mine from C A", Build("E3", "mine", ("A", "C"))),
        ("построить E3 рудник из Каструма", Build("E3", "mine", ("C",))),
        ("creature кабаллус", SummonCreature("Caballus")),
        ("существо Феррариус", SummonCreature("Ferrarius")),
        ("трофей Феррата из Эквилибрии", WinTrophy("F", "E")),
        ("trophy ferrata from castrum", WinTrophy("F", "C")),
        ("маршрут Аурелия-Бореалис", LayRoute("A-B")),
        ("Пас", Pass()),
    ],
)
def test_s12_1_names_of_both_languages(line: str, move: Move) -> None:
    assert GAME.parse_move(line, VIEW, KNOWN) == move


def test_s12_1_trophy_alone_means_the_first_cheapest_start() -> None:
    assert GAME.parse_move("trophy F", VIEW, {}) == WinTrophy("F", "C")
    nothing = GAME.observe(scene(guards="F 1").state, Seat(1))
    assert GAME.parse_move("trophy F", nothing, {}) == WinTrophy("F", "F")


@pytest.mark.parametrize(
    ("line", "missing"),
    [("build", "tower"), ("build E2", "building"), ("route", "segment"), ("artifact", "artifact"), ("trophy", "city"),
     ("trophy F from", "start"), ("trophy from E", "city")],
)  # fmt: skip
def test_s12_1_a_line_that_breaks_off_is_told_what_is_missing(line: str, missing: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse_move(line, VIEW, KNOWN)
    assert (refused.value.code, refused.value.facts) == ("incomplete", {"field": missing})


def test_s12_1_cities_that_are_no_neighbours_are_named() -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse_move("route Каструм – Aurelia", VIEW, KNOWN)
    assert (refused.value.code, refused.value.facts) == ("no_segment", {"city": "A", "other": "C"})


@pytest.mark.parametrize("line", ["", "   ", "sell E2"])
def test_s12_1_what_is_no_move(line: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse_move(line, VIEW, KNOWN)
    assert refused.value.code == "not_a_move"


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("build Z9 farm", "Z9"),
        ("build E2 castle", "castle"),
        ("route A-X", "X"),
        ("trophy Q from E", "Q"),
    ],
)
def test_s12_1_unknown_ids(line: str, word: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse_move(line, VIEW, KNOWN)
    assert (refused.value.code, refused.value.facts["word"]) == ("unknown_id", word)


@pytest.mark.parametrize(
    ("line", "code", "facts"),
    [
        ("artifact Caballus", "misplaced", {"word": "Caballus", "field": "artifact"}),
        ("creature twin", "misplaced", {"word": "twin", "field": "creature"}),
        ("build farm A1", "misplaced", {"word": "farm", "field": "tower"}),
        ("build A", "could_be", {"word": "A", "options": ("A1", "A2", "A3")}),
        ("route A", "incomplete", {"field": "segment"}),
        ("route A-A", "same_city", {"city": "A"}),
        ("route A-farm", "misplaced", {"word": "farm", "field": "segment"}),
        ("route A B C", "left_over", {"word": "C"}),
        ("pass now", "left_over", {"word": "now"}),
        ("C3 quarry", "no_verb", {"word": "C3", "verbs": ("build",)}),
    ],
)
def test_s12_1_what_exists_is_not_called_unknown(line: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse_move(line, VIEW, KNOWN)
    assert (refused.value.code, refused.value.facts) == (code, facts)


def test_s12_1_canonical_order() -> None:
    lines = scene(2, era=2, buildings={0: "E1 farm"}, routes={0: "E-F"}, armies={0: "Vinctum"}, guards="J 1").legal()
    kinds = [line.split()[0] for line in lines]
    order = ["build", "route", "artifact", "creature", "trophy", "pass"]
    assert kinds == sorted(kinds, key=order.index)
    for kind in order:
        of_kind = [line for line in lines if line.startswith(kind)]
        assert of_kind == sorted(of_kind)
