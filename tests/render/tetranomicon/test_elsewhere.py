"""A dearer source of goods and a dearer start of a campaign: what such a choice is called, and where else it can be."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from games.kernel.observation import Observation, Preview
from games.tetranomicon.moves import Build, Move, WinTrophy
from play.rules.record import State
from play.rules.visible import choices_of
from render import verbs
from render.deciding.preview import preview_page
from render.page import Page
from tests.games.tetranomicon.scenes import GAME, Scene, scene
from tests.render.pages.reading import buttons, text
from tests.render.tetranomicon.positions import observation
from text import words

ANN = Seat(0)
BUILT = scene(era=2, buildings={0: "A1 farm, C1 farm"}, routes={0: "A-B, B-F", 1: "C-F"}, coins=9)
ARMED = scene(buildings={0: "A1 farm, E1 farm, C1 farm"}, armies={0: "Armus"}, guards="F 1")


def previewed(start: Scene, move: Move, language: str) -> Page:
    played: AnyGame = GAME

    def about(*moves: Any) -> Observation:
        return replace(
            observation(start.state, ANN, language), choices=choices_of(played, State(start.state), ANN, moves)
        )

    variants = {aspect: about(*others) for aspect, others in GAME.variants(start.state, ANN, move).items()}
    return preview_page(Preview(about(move), 0, variants), words(language))


@pytest.mark.parametrize(
    ("start", "proposed", "named", "language", "said"),
    [
        (BUILT, Build("F2", "sawmill"), Build("F2", "sawmill", ("C",)), "en",
         ("Sawmill on F2, Ferrata; goods from Castrum", "Price: 5 coins = 4 + 1 toll")),
        (BUILT, Build("F2", "sawmill"), Build("F2", "sawmill", ("C",)), "ru",
         ("Лесопилка на F2, Феррата; ресурсы из Каструма", "Цена: 5 монет = 4 + 1")),
        (ARMED, WinTrophy("F", "C"), WinTrophy("F", "A"), "en", ("from Aurelia", "Price: 3 coins = 1 + 2")),
        (ARMED, WinTrophy("F", "C"), WinTrophy("F", "A"), "ru", ("из Аурелии", "Цена: 3 монеты = 1 + 2")),
    ],
)  # fmt: skip
def test_dearer_cities_are_offered_and_priced(
    start: Scene, proposed: Move, named: Move, language: str, said: tuple[str, str]
) -> None:
    others = [each.label for each in buttons(previewed(start, proposed, language)) if each.action.verb == verbs.VARY]
    assert any(said[0] in label for label in others)
    shown = text(previewed(start, named, language)).replace("\u00a0", " ")
    assert all(each in shown for each in said)
