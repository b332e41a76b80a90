"""Refusals (SPEC 12.1): every code, its facts, the order of checking, and its words in both languages."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.errors import Fact, IllegalMove
from games.kernel.ids import Seat
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, Move, Pass, SummonCreature, WinTrophy
from games.tetranomicon.state import State
from tests.games.tetranomicon.scenes import GAME, chance, scene
from text import Words, words
from text.aliases import names

SETUP: dict[str, Any] = {"phase": "setup", "setup_left": (0, 1)}
ROUTES = {0: "A-B, A-E, B-C, B-F, C-F, C-G, E-F, E-I"}
CASES: list[tuple[str, State, int, Move]] = [
    ("match_over", scene(2).but(turn=None, phase="ended").state, 0, Pass()),
    ("not_your_turn", scene(2).state, 1, Pass()),
    ("already_passed", scene(2, passed=(1,)).state, 1, Pass()),
    ("unknown_id", scene(2).state, 0, Build("Z9", "farm")),
    ("unknown_id", scene(2).state, 0, Build("A1", "castle")),  # type: ignore[arg-type]  # no type of building
    ("unknown_id", scene(2).state, 0, LayRoute("B-A")),
    ("unknown_id", scene(2).state, 0, CreateArtifact("Armus")),
    ("unknown_id", scene(2).state, 0, SummonCreature("twin")),
    ("unknown_id", scene(2).state, 0, WinTrophy("F", "")),
    ("not_in_play", scene(2).state, 0, Build("P1", "farm")),
    ("not_in_play", scene(3).state, 0, LayRoute("C-D")),
    ("not_in_play", scene(2, guards="F 1").state, 0, WinTrophy("F", "M")),
    ("setup_farm", scene(2).but(**SETUP).state, 0, Pass()),
    ("setup_farm", scene(2).but(**SETUP).state, 0, Build("A3", "sawmill")),
    ("lair_city", scene(2).but(**SETUP).state, 0, Build("F1", "farm")),
    ("city_taken", scene(2, buildings={1: "A2 farm"}).but(**SETUP).state, 0, Build("A1", "farm")),
    ("wrong_terrain", scene(2).but(**SETUP).state, 0, Build("A3", "farm")),
    ("setup_route", scene(2).but(**SETUP, setup_city="A").state, 0, Build("A1", "farm")),
    ("not_at_your_farm", scene(2).but(**SETUP, setup_city="A").state, 0, LayRoute("B-C")),
    ("segment_taken", scene(2, routes={1: "A-B"}).but(**SETUP, setup_city="A").state, 0, LayRoute("A-B")),
    ("tower_taken", scene(buildings={1: "A1 farm"}).state, 0, Build("A1", "farm")),
    ("wrong_terrain", scene().state, 0, Build("E1", "mine")),
    ("monsters_present", scene(guards="F 2", routes={0: "E-F"}).state, 0, Build("F1", "farm")),
    ("not_connected", scene().state, 0, Build("C1", "farm")),
    ("era_limit", scene(buildings={0: "A1 farm"}).state, 0, Build("A2", "farm")),
    (
        "token_limit",
        scene(era=2, buildings={0: "A1 farm, C1 farm, E1 farm, G1 farm"}).state,
        0,
        Build("A2", "farm"),
    ),
    ("no_access", scene(era=2, routes={0: "E-F"}).state, 0, Build("F3", "quarry")),
    (
        "no_goods_there",
        scene(buildings={0: "E1 farm"}, routes={0: "A-E"}).state,
        0,
        Build("A3", "sawmill", ("C",)),
    ),
    ("segment_taken", scene(routes={1: "A-B"}).state, 0, LayRoute("A-B")),
    ("route_limit", scene(routes=ROUTES).state, 0, LayRoute("J-K")),
    ("not_in_pool", scene().state, 0, CreateArtifact("twin")),
    ("not_in_pool", scene().state, 0, SummonCreature("Armus")),
    ("condition_not_met", scene(artifact_pool="twin").state, 0, CreateArtifact("twin")),
    ("no_monsters", scene().state, 0, WinTrophy("F", "E")),
    ("no_start", scene(guards="F 1").state, 0, WinTrophy("F", "E")),
    ("too_weak", scene(buildings={0: "E1 farm"}, guards="F 1").state, 0, WinTrophy("F", "E")),
    (
        "not_your_city",
        scene(buildings={0: "E1 farm"}, armies={0: "Armus"}, guards="F 1").state,
        0,
        WinTrophy("F", "A"),
    ),
    ("too_few_coins", scene(coins=3, routes={0: "A-E"}).state, 0, Build("A1", "farm")),
    ("too_few_coins", scene(coins=3).state, 0, LayRoute("A-B")),
]


def refusal(state: State, seat: int, move: Move) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, Seat(seat), move, chance())
    return refused.value


def in_words(refused: IllegalMove, localized: Words) -> str:
    """Return the words of a refusal; names of ids and seats are placeables beside the ids."""
    known = names("tetranomicon", localized.language)
    arguments: dict[str, Fact] = dict(refused.facts)
    for fact, value in refused.facts.items():
        if isinstance(value, str):
            arguments[f"{fact}_name"] = known.get(value, value)
        elif isinstance(value, tuple):
            arguments[f"{fact}_name"] = tuple(known[each] for each in value)
        elif fact in ("seat", "turn"):
            arguments[f"{fact}_name"] = "Ann"
    own = f"tetranomicon-refusal-{refused.code}"
    return localized(own if localized.has(own) else f"refusal-{refused.code}", **arguments)


@pytest.mark.parametrize(("code", "state", "seat", "move"), CASES)
def test_s12_1_code_and_words(code: str, state: State, seat: int, move: Move) -> None:
    refused = refusal(state, seat, move)
    assert refused.code == code
    for language in ("en", "ru"):
        assert "{" not in in_words(refused, words(language))


def test_s12_1_every_refusal_in_words_is_tried() -> None:
    """All except those whose words are shared by all games, and what is refused before it is a move."""
    said = {key.removeprefix("tetranomicon-refusal-") for key in words("en").keys("tetranomicon-refusal-")}
    assert said - {"no_segment", "same_city"} | {"match_over", "unknown_id"} == {code for code, *_ in CASES}
    assert said == {key.removeprefix("tetranomicon-refusal-") for key in words("ru").keys("tetranomicon-refusal-")}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_s12_1_every_missed_condition_has_words(language: str) -> None:
    cards = (
        "farms2 saw1 mine1 quarry1 routes2 army3 troph1 neigh2 herald ferry twin fame3 coins10 arts2 lair1 trio tetra"
    )
    leads = "cre3 topArmy2 topRoutes topFame topBlds"
    start = scene(2, holder=1, coins=1, artifact_pool=f"{cards} {leads}").state
    for card in start.artifact_pool:
        said = in_words(refusal(start, 0, CreateArtifact(card)), words(language))
        assert said.count(".") == 1
        assert "{" not in said


def test_s12_1_words_name_the_facts() -> None:
    poor = scene(3, coins=5, buildings={0: "A1 farm"}, routes={1: "A-E, E-F"}).state
    english = in_words(refusal(poor, 0, Build("F2", "sawmill")), words("en"))
    assert english.replace("\u00a0", " ") == "This costs 6 = 4 + 2 tolls; you have 5."
    weak = scene(artifact_pool="army8", armies={0: "Vinctum"}).state
    said = in_words(refusal(weak, 0, CreateArtifact("army8")), words("ru"))
    assert said.replace("\u00a0", " ") == "«Знамя легиона»: нужно 8 мечей, у вас 5."


BUILD_FAULTS: list[tuple[str, Mapping[str, Any]]] = [
    ("tower_taken", {"buildings": {1: "F2 sawmill"}}),
    ("monsters_present", {"guards": "F 1"}),
    ("not_connected", {}),
    ("no_access", {"routes": {1: "E-F"}}),
]


def test_s12_1_order_of_checking_for_a_building() -> None:
    farms = "A1 farm, C1 farm, E1 farm, G1 farm"
    everything = scene(coins=0, buildings={1: "A2 farm"}, guards="A 1").state
    assert refusal(everything, 0, Build("A2", "mine")).code == "tower_taken"
    assert refusal(everything, 0, Build("A1", "mine")).code == "wrong_terrain"
    assert refusal(everything, 0, Build("A1", "farm")).code == "monsters_present"
    assert refusal(scene(coins=0).state, 0, Build("A3", "sawmill")).code == "not_connected"
    crowded = scene(coins=0, buildings={0: farms}).state
    assert refusal(crowded, 0, Build("A2", "farm")).code == "era_limit"
    assert refusal(replace(crowded, era=2), 0, Build("A2", "farm")).code == "token_limit"
    assert refusal(replace(crowded, era=2), 0, Build("A3", "sawmill")).code == "too_few_coins"
    assert refusal(scene(coins=0, buildings={1: farms}).state, 0, Build("A3", "sawmill")).code == "no_access"


def test_s12_1_order_of_checking_for_trophies() -> None:
    start = scene(coins=0, buildings={0: "E1 farm"}, guards="F 1")
    assert refusal(start.state, 0, WinTrophy("F", "A")).code == "too_weak"
    armed = start.but(armies=(("Armus",), (), (), ())).state
    assert refusal(armed, 0, WinTrophy("F", "A")).code == "not_your_city"
    assert refusal(armed, 0, WinTrophy("F", "E")).code == "too_few_coins"


def test_s12_1_a_refusal_comes_before_the_ids() -> None:
    assert refusal(scene(2).state, 1, Build("Z9", "farm")).code == "not_your_turn"
    assert refusal(scene(2).state, 0, WinTrophy("Z", "M")).code == "unknown_id"
