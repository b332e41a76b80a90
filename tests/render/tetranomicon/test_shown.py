"""Everything in the view appears in the pictures and in their words."""

from collections import Counter

import msgspec
import pytest

from games.kernel.observation import Choice
from games.tetranomicon.components import ARTIFACT, CREATURE, SEGMENT
from games.tetranomicon.moves import Build, CreateArtifact, LayRoute, WinTrophy
from games.tetranomicon.quotes import BuildQuote, Discount
from render.game_pages import Lens
from render.limits import ALT_TEXT
from render.naming import Names
from render.page import Picture
from render.tetranomicon.cards import describe_card
from render.tetranomicon.city import describe_city
from render.tetranomicon.map import describe_map
from render.tetranomicon.moves import label
from render.tetranomicon.names import ARTIFACT_ART, CREATURE_ART, VOCABULARY, needs
from render.tetranomicon.pieces import strength_label
from render.tetranomicon.pools import describe_pools
from render.tetranomicon.result import describe_result
from render.tetranomicon.table import Table
from tests.render.inked import inks, read
from tests.render.observed import PLAIN_NAMES, STRANGE_NAMES
from tests.render.tetranomicon import positions
from text import LANGUAGES, words

SEATS = (2, 3, 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_map_shows_the_whole_board(seats: int, language: str) -> None:
    table = positions.public(positions.played(seats, 9 * seats), language)
    view, seen = table.view, inks(describe_map(table).scene())
    for city in view.cities:
        assert seen[city] >= 1, "a monogram may be the same letter"
        assert seen[table.names("city", city)] == 1
    built = Counter(building.type for building in view.buildings)
    for building, count in built.items():
        assert seen[f"icon {building}"] == count + 1, "one on each tower, one in the foot"
    kinds = Counter(SEGMENT[route.segment].kind for route in view.routes)
    assert all(seen[f"icon {kind}"] == count for kind, count in kinds.items())
    assert seen["icon lair"] == len(view.lairs) + 1, "one at each, one in the foot"
    for strength, count in Counter(strength_label(lair) for lair in view.lairs if lair.level).items():
        assert seen[strength] >= count
    assert seen["icon flag"] == 1


@pytest.mark.parametrize("seats", SEATS)
def test_map_shows_the_players(seats: int) -> None:
    table = positions.public(positions.played(seats, 9 * seats))
    seen = inks(describe_map(table).scene())
    for seat, standing in enumerate(table.view.standings):
        assert seen[PLAIN_NAMES[seat]] == 1
        assert all(seen[str(value)] for value in standing.values)
        assert seen[f"+{table.view.incomes[seat].gained}"]
    assert seen["passed"] == sum(table.view.passed)
    assert seen["to play"] == 1
    assert all(seen[str(value)] for value in table.view.values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_map_is_completely_in_its_text(seats: int, language: str) -> None:
    table = positions.public(positions.played(seats, 9 * seats), language)
    plain = describe_map(table).picture().plain
    for city in table.view.cities:
        assert f"{city} {table.names('city', city)}" in plain
    for building in table.view.buildings:
        kind = table.names("building", building.type)
        assert f"{building.tower} {kind}, {PLAIN_NAMES[building.seat]}" in plain
    for route in table.view.routes:
        assert f"{route.segment} {PLAIN_NAMES[route.seat]}" in plain
    for lair in table.view.lairs:
        assert not lair.level or table.names("trophy", lair.level) in plain
    free = set(table.view.segments) - {route.segment for route in table.view.routes}
    assert all(f"{segment} {table.words('tetranomicon-picture-free')}" in plain for segment in free)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_pools_show_every_card_and_who_meets_its_condition(seats: int, language: str) -> None:
    table = positions.public(positions.fullest(seats), language)
    scene = describe_pools(table).scene()
    seen, said, plain = inks(scene), read(scene), describe_pools(table).picture().plain
    for place in table.view.artifact_pool:
        name = table.names("artifact", place.artifact)
        assert name in said
        assert name in plain
        assert seen[f"icon {ARTIFACT_ART[place.artifact]}"]
        assert seen[str(ARTIFACT[place.artifact].cost)]
    for creature in table.view.creature_pool:
        assert table.names("creature", creature) in said
        assert table.names("creature", creature, "text") in plain
        assert seen[f"icon {CREATURE_ART[creature]}"]
    for card in table.view.armies[0]:
        assert seen[f"icon {CREATURE_ART[card]}"]
        assert table.names("creature", card) in plain
    for card in table.view.artifacts[0]:
        assert seen[f"icon {ARTIFACT_ART[card]}"]
    assert seen["icon trophy"] == sum(map(len, table.view.trophies))
    assert table.words("tetranomicon-picture-trophies", count=sum(table.view.bag)) in said
    assert table.words("tetranomicon-text-trophies", count=sum(table.view.bag)) in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_picture_shows_the_internal_id_of_a_card(language: str) -> None:
    table = positions.private(positions.played(4, 44), language)
    assert table.legal & table.pool
    for shown in (inks(describe_pools(table).scene()), inks(describe_card("troph1", table.names).scene())):
        assert not [ink for ink in shown if set(ink.split()) & ARTIFACT.keys()]
    plain = describe_pools(table).picture().plain
    assert not [artifact for artifact in table.pool & ARTIFACT.keys() if f"({artifact})" in plain]


@pytest.mark.parametrize("language", LANGUAGES)
def test_artifacts_say_what_they_need_and_the_legend_what_figures_and_marks_mean(language: str) -> None:
    table = positions.private(positions.played(4, 44), language)
    said, plain = read(describe_pools(table).scene()), describe_pools(table).picture().plain
    for place in table.view.artifact_pool:
        if place.artifact:
            assert needs(table.names, place.artifact) in plain
            assert needs(table.names, place.artifact) in said
    for sign in ("cost", "price", "met"):
        assert table.words(f"tetranomicon-picture-sign-{sign}") in said


def test_pools_show_the_readers_own_price() -> None:
    state = positions.played(2, 4)
    army = (("Manus",), ())
    table = positions.private(msgspec.structs.replace(state, armies=army, turn=0, phase="actions", setup_left=()))
    creature = next(one for one in table.view.creature_pool if one)
    place = table.view.creature_pool.index(creature)
    assert table.view.creature_prices[place][0] == CREATURE[creature].cost - 1
    assert f", for you {CREATURE[creature].cost - 1}" in describe_pools(table).picture().plain
    assert ", for you" not in describe_pools(positions.public(state)).picture().plain


def test_empty_places_and_empty_decks_are_shown() -> None:
    state = msgspec.structs.replace(
        positions.played(3, 9), artifact_pool=("twin", "", "", ""), creature_pool=("", "", "Armus", "")
    )
    table = positions.public(state)
    assert inks(describe_pools(table).scene())["empty"] == 6
    assert describe_pools(table).picture().plain.count("empty") == 6


@pytest.mark.parametrize("seats", SEATS)
def test_city_shows_towers_segments_and_prices(seats: int) -> None:
    state = positions.played(seats, 8 * seats)
    table = positions.private(state)
    for city in table.view.cities:
        seen = inks(describe_city(table, city).scene())
        plain = describe_city(table, city).picture().plain
        segments = [segment for segment in table.view.segments if city in segment.split("-")]
        assert all(seen[segment] for segment in segments)
        assert all(segment in plain for segment in segments)
        for choice in table.choices:
            if isinstance(choice.move, Build) and choice.move.tower[0] == city:
                assert seen[choice.move.tower] == 1
                assert seen[str(choice.why.total)]
                assert f"{choice.move.tower} {choice.move.building} costs {choice.why.total}" in plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_result_shows_every_value_and_point(seats: int, language: str) -> None:
    table = positions.public(positions.ended(seats), language)
    seen, plain = inks(describe_result(table).scene()), describe_result(table).picture().plain
    assert seen["icon crown"] >= 2, "in the head and with every winner"
    for standing in table.view.standings:
        assert seen[PLAIN_NAMES[standing.seat]] == 1
        assert seen[str(standing.total_points)]
        assert seen[str(standing.total_values)]
        assert all(seen[str(value)] for value in standing.values)
        assert PLAIN_NAMES[standing.seat] in plain
    points = Counter(f"+{point}" for standing in table.view.standings for point in standing.points)
    assert all(seen[point] == count for point, count in points.items())


def test_a_shared_victory_crowns_every_winner() -> None:
    table = positions.public(positions.ended(2))
    first, second = (msgspec.structs.replace(standing, place=1) for standing in table.view.standings)
    view = msgspec.structs.replace(table.view, standings=(first, second))
    table = msgspec.structs.replace(table, view=view, places=(1, 1))
    assert inks(describe_result(table).scene())["icon crown"] == 3
    assert "Shared victory: Ann, Борис" in describe_result(table).picture().plain
    assert "Shared victory: Ann, Борис" in read(describe_result(table).scene())


@pytest.mark.parametrize("card", [*CREATURE, *ARTIFACT])
def test_every_card_has_its_own_sign_and_text(card: str) -> None:
    names = Names(VOCABULARY, words("en"), ())
    picture = describe_card(card, names).picture()
    kind = "creature" if card in CREATURE else "artifact"
    text = names(kind, card, "text")
    said = needs(names, card) if kind == "artifact" else text
    assert said in picture.plain or text == "None."
    assert len({*CREATURE_ART.values(), *ARTIFACT_ART.values()}) == len(CREATURE) + len(ARTIFACT)


def test_names_that_cannot_be_drawn_are_colours_in_pictures_and_names_in_text() -> None:
    table = positions.public(positions.start(4), names=STRANGE_NAMES)
    drawn = read(describe_map(table).scene())
    assert "Coral" in drawn
    assert "Violet" in drawn
    assert "🎲 dice 🎲" in describe_map(table).picture().plain
    assert "🎲 dice 🎲" in describe_map(table).picture().alt


def test_marks_of_choices_are_only_in_the_readers_picture() -> None:
    state = positions.played(3, 20)
    own, public = positions.private(state), positions.public(state)
    shown = inks(describe_map(own).scene())
    for choice in own.choices:
        if isinstance(choice.move, Build):
            assert shown[choice.move.tower] == 1
        if isinstance(choice.move, LayRoute):
            assert shown[choice.move.segment] == 1
    assert "You can choose" in describe_map(own).picture().plain
    assert "You can choose" not in describe_map(public).picture().plain
    assert not [ink for ink in inks(describe_map(public).scene()) if ink in own.view.segments]


@pytest.mark.parametrize("kind", [Build, LayRoute, WinTrophy, CreateArtifact])
def test_only_the_proposed_choice_is_shown_with_its_price(kind: type) -> None:
    state = positions.played(4, 44)
    choice = next(one for one in positions.choices_of(state) if isinstance(one.move, kind))
    table = positions.private(state, lens=Lens(proposed=choice.number))
    seen = inks(describe_map(table).scene())
    assert seen[label(choice.move, table.view, table.names)] == 1, "its name, no internal id"
    assert choice.notation not in seen
    assert seen[str(table.view.coins[state.turn or 0] - choice.why.total)]
    assert f"Proposed: {label(choice.move, table.view, table.names)}, price" in describe_map(table).picture().plain
    assert "You can choose" not in describe_map(table).picture().plain
    assert not [ink for ink in seen if ink in table.view.segments]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_alt_texts_fit(seats: int, language: str) -> None:
    for state in (positions.fullest(seats), positions.ended(seats), positions.played(seats, 7 * seats)):
        table = positions.private(state, language, STRANGE_NAMES)
        for picture in pictures(table):
            assert 20 < len(picture.alt) <= ALT_TEXT
            assert len(picture.plain) > 20
            assert picture.name.replace("-", "").isalnum()


def pictures(table: Table) -> list[Picture]:
    """Return every picture of `table`."""
    whole = [describe_map(table).picture(), describe_pools(table).picture(), describe_result(table).picture()]
    return whole + [describe_city(table, city).picture() for city in table.view.cities]


@pytest.mark.parametrize(
    ("tolls", "discounts", "total", "expected"),
    [(0, (), 4, "4"), (2, (), 6, "4 + 2 = 6"), (2, (1,), 5, "4 + 2 − 1 = 5"), (0, (3, 2), 1, "4 − 5, at least 1")],
)
def test_the_arithmetic_of_a_price(tolls: int, discounts: tuple[int, ...], total: int, expected: str) -> None:
    off = tuple(Discount("Armus", coins) for coins in discounts)
    quote = BuildQuote("A1", "farm", base=4, tolls=tolls, discounts=off, total=total)
    table = positions.private(positions.played(4, 44))
    proposal = Choice(0, "build A1 farm", Build("A1", "farm"), quote)
    assert inks(describe_map(msgspec.structs.replace(table, proposal=proposal)).scene())[expected] >= 1
