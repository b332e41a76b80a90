"""Finding the game that somebody typed, in either language; no match or several are refused with their names."""

import pytest

from cogs.interactions import which_game
from games import registry
from games.kernel.errors import Refusal
from text import words

ENGLISH, RUSSIAN = words("en"), words("ru")
GAMES = ("Tetranomicon", "Dungeon Lords", "Dungeon Twister", "Legends of Signum", "Auction", "Pearls")


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("dungeon_lords", "dungeon_lords"),
        ("Dungeon Lords", "dungeon_lords"),
        ("dungeon lords", "dungeon_lords"),
        ("  DUNGEON  l", "dungeon_lords"),
        ("dungeon t", "dungeon_twister"),
        ("Владыки подземелий", "dungeon_lords"),
        ("«владыки", "dungeon_lords"),
        ("Тетраномикон", "tetranomicon"),
        ("tetra", "tetranomicon"),
        ("legends", "legends_of_signum"),
        ("auc", "auction"),
    ],
)
def test_a_name_or_its_beginning_finds_one_game(typed: str, game: str) -> None:
    assert which_game.choose(typed, ENGLISH) == which_game.choose(typed, RUSSIAN) == game


@pytest.mark.parametrize("typed", ["chess", "lords", "", "d" * 6_000, "dungeon lords 2"])
def test_an_unknown_name_is_refused_with_the_known_ones(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        which_game.choose(typed, ENGLISH)
    assert refused.value.code == "no_such_game"
    assert refused.value.facts == {"word": typed, "games": GAMES}


def test_the_beginning_of_two_names_is_refused_with_both() -> None:
    with pytest.raises(Refusal) as refused:
        which_game.choose("dungeon", ENGLISH)
    assert refused.value.code == "which_game"
    assert refused.value.facts == {"games": ("Dungeon Lords", "Dungeon Twister")}


def test_an_ambiguous_name_is_refused_with_its_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(which_game, "game_name", lambda game, _: f"Hall of {game}")
    with pytest.raises(Refusal) as refused:
        which_game.choose("hall", ENGLISH)
    assert refused.value.code == "which_game"
    assert refused.value.facts == {"games": tuple(f"Hall of {game}" for game in registry.game_ids())}
    with pytest.raises(Refusal) as unnamed:
        which_game.choose(None, ENGLISH)
    assert unnamed.value.code == "which_game"


def test_one_game_need_not_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game_ids", lambda: ("auction",))
    assert which_game.choose(None, ENGLISH) == "auction"
