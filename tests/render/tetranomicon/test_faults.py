"""No picture has a fault: in any language, for any number of players, with any names, in the fullest positions."""

from collections.abc import Callable

import msgspec
import pytest

from games.kernel.observation import Choice
from games.tetranomicon.components import ARTIFACT, CREATURE
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, SummonCreature, WinTrophy
from games.tetranomicon.state import State
from render.described import Description
from render.game_pages import Lens
from render.naming import Names
from render.tetranomicon.cards import describe_card
from render.tetranomicon.city import describe_city
from render.tetranomicon.map import describe_map
from render.tetranomicon.names import VOCABULARY
from render.tetranomicon.pools import describe_pools
from render.tetranomicon.result import describe_result
from render.tetranomicon.table import Table
from tests.render.lint import faults
from tests.render.observed import STRANGE_NAMES
from tests.render.tetranomicon import positions
from text import LANGUAGES, words

pytestmark = pytest.mark.slow

SEATS = (2, 3, 4)
DESCRIPTIONS: tuple[Callable[[Table], Description], ...] = (describe_map, describe_pools, describe_result)
STATES: tuple[Callable[[int], State], ...] = (
    positions.start,
    lambda seats: positions.played(seats, 5 * seats),
    positions.fullest,
    positions.crowded,
    positions.ended,
)
TALLEST = 2400
"""The height of the pools if everybody had twenty artifacts and twenty creatures, more than there are (px)."""


def all_faults(table: Table) -> list[str]:
    """Return the faults of every picture of `table`."""
    scenes = [describe(table).scene() for describe in DESCRIPTIONS] + [
        describe_city(table, city).scene() for city in table.view.cities
    ]
    return [fault for scene in scenes for fault in faults(scene)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("state", STATES)
def test_public_pictures(state: Callable[[int], State], seats: int, language: str) -> None:
    table = positions.public(state(seats), language, STRANGE_NAMES)
    assert all_faults(table) == []
    assert max(describe(table).scene().height for describe in DESCRIPTIONS) <= TALLEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_pictures_with_choices(seats: int, language: str) -> None:
    for moves in (0, 1, 2 * seats + 3, 6 * seats):
        table = positions.private(positions.played(seats, moves), language, STRANGE_NAMES)
        assert all_faults(table) == []


@pytest.mark.parametrize("seats", SEATS)
def test_pictures_where_everything_is_legal(seats: int) -> None:
    """Every free tower, segment and trophy is marked at once: more than the rules ever allow."""
    state = msgspec.structs.replace(positions.played(seats, 2 * seats), coins=(30,) * seats)
    table = positions.private(state)
    view = table.view
    moves = [
        *(Build(f"{city}{place}", "farm") for city in view.cities for place in (1, 2, 3, 4)),
        *(LayRoute(segment) for segment in view.segments if segment not in table.laid),
        *(WinTrophy(lair.city, "A") for lair in view.lairs if lair.level),
        *(CreateArtifact(place.artifact) for place in view.artifact_pool),
        *(SummonCreature(creature) for creature in view.creature_pool),
    ]
    choices = tuple(Choice(number, "", move) for number, move in enumerate(moves))
    table = msgspec.structs.replace(table, choices=choices)
    assert faults(describe_map(table).scene()) == []
    assert faults(describe_pools(table).scene()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_pictures_of_every_proposed_choice(seats: int, language: str) -> None:
    state = positions.played(seats, 8 * seats)
    for number in range(len(positions.choices_of(state))):
        table = positions.private(state, language, lens=Lens(proposed=number))
        assert faults(describe_map(table).scene()) == []
        assert faults(describe_pools(table).scene()) == []


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("state", STATES)
def test_pictures_with_everything_new(state: Callable[[int], State], seats: int) -> None:
    table = positions.public(state(seats))
    view = table.view
    towers = (building.tower for building in view.buildings)
    cards = (*CREATURE, *ARTIFACT)
    everything = frozenset((*towers, *view.segments, *view.cities, *cards))
    assert all_faults(msgspec.structs.replace(table, fresh=everything)) == []


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("state", STATES)
def test_pictures_for_colour_blind_readers(state: Callable[[int], State], seats: int) -> None:
    table = positions.public(state(seats), names=("Ann", "Alex", "Boris", "Bella"), lens=Lens(safe_palette=True))
    assert all_faults(table) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*CREATURE, *ARTIFACT])
def test_cards(card: str, language: str) -> None:
    assert faults(describe_card(card, Names(VOCABULARY, words(language), ())).scene()) == []
