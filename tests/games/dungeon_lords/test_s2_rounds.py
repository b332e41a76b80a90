"""Rounds and years: what is revealed when, and what ends when (SPEC 2.1, 2.10)."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import SEASONS, monsters_of, rooms_of, spells_of
from games.dungeon_lords.events import RoundBegun, RoundEnded, YearEnded
from games.dungeon_lords.state import Creature
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from games.kernel.play_out import PlayedMatch, play_out
from tests.games.dungeon_lords.scenes import GAME, Scene, lord, table


@pytest.fixture(scope="module", params=[2, 3, 4])
def match(request: pytest.FixtureRequest) -> PlayedMatch:
    """Return a whole match played at random."""
    return play_out(GAME, request.param, b"rounds", random.Random(request.param))


def events_of(match: PlayedMatch, kind: type[Any]) -> list[Any]:
    steps = (match.start, *(turn.step for turn in match.turns))
    return [event for step in steps for event in step.events if isinstance(event, kind)]


def test_s2_1_each_year_uses_up_its_monsters_and_rooms(match: PlayedMatch) -> None:
    rounds = events_of(match, RoundBegun)
    assert [(each.year, each.season) for each in rounds] == [(year, season) for year in (1, 2) for season in SEASONS]
    for year in (1, 2):
        offered = [each for each in rounds if each.year == year]
        assert sorted(monster for each in offered for monster in each.monsters) == sorted(monsters_of(year))
        assert sorted(room for each in offered for room in each.rooms) == sorted(rooms_of(year))


def test_s2_1_events_and_adventurers_a_season_ahead(match: PlayedMatch) -> None:
    rounds = events_of(match, RoundBegun)
    for each in rounds:
        assert bool(each.next_event) == bool(each.coming) == (each.season != "autumn")
        assert bool(each.special) == (each.next_event == "special")
        ranks = [ADVENTURER[one].rank for one in each.coming]
        assert ranks == sorted(ranks)
        assert len({ADVENTURER[one].kind for one in each.coming}) != 1
    for year in (1, 2):
        assert sorted(each.next_event for each in rounds if each.year == year and each.next_event) == [
            "payday", "special", "taxes",
        ]  # fmt: skip


def test_s2_1_adventurers_of_one_class_are_replaced() -> None:
    deck = ("thief_1_1", "thief_1_2", "thief_1_3", "thief_1_4", "warrior_1_1", "priest_1_1")
    scene = table(lord(), lord(), lord(), phase="round_begin", adventurer_deck=deck, colours=()).begin()
    begun = scene.of_kind(RoundBegun)[0]
    assert begun.replaced == ("thief_1_3", "thief_1_4")
    assert set(begun.coming) == {"thief_1_1", "thief_1_2", "warrior_1_1"}
    assert scene.state.adventurer_deck == ("priest_1_1", "thief_1_3", "thief_1_4")
    assert scene.state.replaced == ("thief_1_3", "thief_1_4")


def test_s2_1_of_equal_rank_the_first_drawn_is_the_weaker() -> None:
    deck = ("thief_1_3", "thief_1_2", "priest_1_1", "warrior_1_1")
    scene = table(lord(), lord(), lord(), phase="round_begin", adventurer_deck=deck, colours=()).begin()
    assert scene.state.coming[0] == ("priest_1_1", "thief_1_3", "thief_1_2")


def test_s2_1_what_is_coming_stays_hidden_until_then() -> None:
    scene = Scene(GAME.new_match(3, {"year1_production": "one_room"}, Chance(b"hidden", 1)).state)
    for seat in range(3):
        scene = scene.plays(f"{seat}: {scene.legal(seat)[0]}")
    view = GAME.observe(scene.state, Seat(0))
    assert [bool(tile) for tile in view.event_tiles] == [True, False, False]
    assert [bool(coming) for coming in view.coming] == [True, False, False]
    assert view.specials[1] == ""


def end_of(season: str, **changes: Any) -> Scene:
    lords = (lord(busy=2), lord(busy=1), lord())
    return table(*lords, phase="round_end", season=season, colours=(), **changes).begin()


def test_s2_10_imps_return_and_the_token_passes_left() -> None:
    scene = end_of("winter", starter=Seat(2))
    assert [each.busy for each in scene.state.lords] == [0, 0, 0]
    assert (scene.state.starter, scene.state.season) == (0, "spring")
    assert scene.of_kind(RoundEnded) == [RoundEnded("winter", Seat(0))]


def test_s2_10_after_autumn_the_token_stays() -> None:
    scene = table(
        lord(busy=2, creatures="goblin", party="warrior_1_1"),
        lord(),
        lord(),
        phase="round_end",
        season="autumn",
        starter=Seat(1),
    ).begin()
    assert scene.state.starter == 1
    assert scene.lord(0).busy == 0
    assert scene.state.phase == "planning"


def turned() -> Scene:
    first = lord(
        creatures="goblin! troll", party="thief_1_1 priest_1_1", prisoners="warrior_1_1", traps="pendulum",
        locked="dig mine", spied=(1,), evil=4, tax_tokens=1,
    )  # fmt: skip
    fields: dict[str, Any] = {"season": "autumn", "paladin_at": Seat(1), "starter": Seat(2), "cards_open": 4}
    lords = (first, lord(party="paladin_1", evil=10), lord(evil=10))
    return table(*lords, phase="year_end", **fields).begin()


def test_s2_10_the_turn_of_the_year() -> None:
    scene = turned()
    first = scene.lord(0)
    assert first.creatures == (Creature("goblin"), Creature("troll"))
    assert (first.party, first.prisoners, first.traps) == ((), ("warrior_1_1",), ("pendulum",))
    assert (first.locked, first.spied, first.tax_tokens) == (("dig", "mine"), (), 1)
    assert scene.of_kind(YearEnded)[0].left == (("thief_1_1", "priest_1_1"), ("paladin_1",), ())
    assert (scene.state.year, scene.state.season, scene.state.starter) == (2, "winter", 0)
    assert set(scene.state.cards) <= set(spells_of(2))
    assert (scene.state.cards_open, scene.state.events_open) == (0, 1)


def test_s2_10_the_second_paladin_is_offered_at_once() -> None:
    scene = turned()
    assert (scene.state.paladin, scene.state.paladin_at) == ("paladin_2", 2)
    assert [each.id for each in scene.lord(2).party] == ["paladin_2"]
    assert scene.lord(1).party == ()
    nobody = table(lord(evil=9), lord(evil=9), phase="year_end", season="autumn", colours=()).begin()
    assert nobody.state.paladin_at is None


def test_s2_10_after_the_second_year_the_match_is_over() -> None:
    scene = table(lord(), lord(gold=9), phase="year_end", year=2, season="autumn").begin()
    assert scene.state.phase == "over"
    assert GAME.decisions(scene.state) == ()
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert GAME.outcome(replace(scene.state, phase="orders")) is None
