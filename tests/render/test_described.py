"""Everything that is drawn has words: a picture is made only of parts that have both."""

import ast
from pathlib import Path
from typing import get_args

import pytest

from games.dungeon_lords.battle_events import BattleEvent
from games.dungeon_lords.events import Event as LordsEvent
from games.tetranomicon.events import Event as TetranomiconEvent
from render.described import Description, Part
from render.drawing.palette import INK
from render.drawing.scene import Area, Scene
from render.limits import ALT_TEXT
from render.naming import Names, Vocabulary, tag_of
from text import LANGUAGES, words

RENDER = Path(__file__).parents[2] / "render"
GAMES = ("tetranomicon", "dungeon_lords")
EVENTS = {"tetranomicon": get_args(TetranomiconEvent), "dungeon_lords": get_args(LordsEvent | BattleEvent)}


def names(*players: str) -> Names:
    """Return names of these players, without things."""
    return Names(Vocabulary("none"), words("en"), players)


def bar(turn: int) -> Part:
    """Return a part that draws a bar of its own height and says whose it is."""

    def draw(scene: Scene, y: float) -> None:
        scene.rect(Area(10, y, 10 * (turn + 1), 10), INK)

    return Part(draw, lambda named: (f"Bar of {named.players[turn]}.", f"It is {turn} long."), 20, rank=5 - turn)


def test_parts_are_drawn_below_each_other_and_said_in_that_order() -> None:
    described = Description("bars-1", names("Ann", "B*b"), (bar(0), bar(1)))
    assert described.scene().height == 40
    assert 'y="20" width="20"' in described.picture().svg
    assert described.plain() == "**Bar of Ann.** It is 0 long.\nBar of B\\*b.\nIt is 1 long."


def test_the_alt_text_begins_with_the_most_important_part() -> None:
    described = Description("bars-1", names("Ann", "B*b"), (bar(0), bar(1)))
    assert described.alternative() == "Bar of B*b. It is 1 long. Bar of Ann. It is 0 long."
    long = Description("bars-1", names("A" * 2000), (bar(0),))
    assert len(long.alternative()) <= ALT_TEXT


def test_text_only_needs_no_drawing() -> None:
    picture = Description("bars-1", names("Ann"), (bar(0),), text_only=True).picture()
    assert not picture.svg
    assert picture.plain


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_a_game_is_made_of_described_parts(game: str) -> None:
    for path in (RENDER / game).glob("*.py"):
        calls = (node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call))
        made = {call.id for call in calls if isinstance(call, ast.Name)}
        assert not made & {"Scene", "Picture"}, path.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_words_by_its_tag(game: str, language: str) -> None:
    keys = {key.partition(".")[0] for key in words(language).keys(f"{game}-log-")}
    for event in EVENTS[game]:
        key = f"{game}-log-{tag_of(event)}"
        assert any(known == key or known.startswith(f"{key}-") for known in keys), event.__name__
