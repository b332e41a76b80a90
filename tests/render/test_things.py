"""Components that are looked up: found however they are typed, and drawn alone in both languages."""

import re

import pytest

from games import registry
from games.kernel.game import AnyGame
from games.kernel.ids import GameId
from render.drawing.scene import symbols
from render.naming import Names, Vocabulary
from render.pages.cards import cards_page
from render.registry import pages_of
from render.things import describe_legend, look_up, things_of
from tests.render.pages.reading import text
from text import LANGUAGES, words

REAL = (GameId("tetranomicon"), GameId("dungeon_lords"))
GAMES = [registry.find(game) for game in registry.game_ids()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_component_is_drawn_whole(game: AnyGame, language: str) -> None:
    said = words(language)
    for thing in things_of(game.id, said):
        picture = pages_of(game.id).card(thing, said)
        assert thing.name(said).casefold() in picture.plain.casefold()
        assert "…" not in picture.svg
        assert len(re.findall("<text", picture.svg)) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", REAL)
def test_real_games_have_cards_and_a_legend_of_icons_that_exist(game: GameId, language: str) -> None:
    said = words(language)
    assert len(list(things_of(game, said))) > 50
    legend = describe_legend(game, Names(Vocabulary(game), said, ()))
    assert legend is not None
    keys = [key.removeprefix(f"{game}-legend-") for key in said.keys(f"{game}-legend-")]
    assert set(keys) <= symbols().keys()
    picture = legend.picture()
    assert all(f"#i-{key}" in picture.svg for key in keys)
    assert "…" not in picture.svg


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Vampire", "vampire"), ("  vAMPire ", "vampire"), ("вампир", "vampire"), ("vampyre", "vampire"),
     ("dungeon_lords.monster.vampire", "vampire"), ("horn plenty", "farms2"), ("рог изоб", "farms2"),
     ("Hunter’s knife", "troph1"), ("лесопилка", "sawmill"), ("rolling ston", "rolling_stone")],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_read_forgivingly(typed: str, meant: str, language: str) -> None:
    assert look_up(REAL, typed, words(language))[0].id == meant


def test_several_are_offered_and_nothing_is_said_so() -> None:
    english = words("en")
    several = look_up(REAL, "warrior", english)
    assert len(several) > 5
    assert f"{len(several)} cards fit" in text(cards_page(several, "warrior", english))
    assert "No card is called “zzzz”" in text(cards_page(look_up(REAL, "zzzz", english), "zzzz", english))
