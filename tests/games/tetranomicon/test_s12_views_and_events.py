"""Views and events (SPEC 12.2): they contain every number, and they agree with each other."""

import random
from typing import Any

import pytest

from games.kernel.chance import Chance
from games.kernel.ids import Seat, seats_of
from games.tetranomicon.events import (
    ArtifactCreated,
    Built,
    CreatureSummoned,
    IncomePaid,
    MatchEnded,
    RouteLaid,
    TrophyWon,
)
from games.tetranomicon.moves import LayRoute
from games.tetranomicon.parameters import BUILDING_TOKENS
from games.tetranomicon.quotes import ArtifactQuote, BuildQuote, CreatureQuote, PassQuote, RouteQuote, TrophyQuote
from games.tetranomicon.scoring import standings
from games.tetranomicon.state import State
from tests.contract.finding import finding
from tests.games.tetranomicon.scenes import GAME, chance, scene

PAID = (Built, RouteLaid, ArtifactCreated, CreatureSummoned, TrophyWon)


def sum_of_parts(price: BuildQuote | RouteQuote | ArtifactQuote | CreatureQuote | TrophyQuote) -> int:
    off = sum(discount.coins for discount in price.discounts)
    match price:
        case BuildQuote(base=base, tolls=tolls):
            return base + tolls - off
        case RouteQuote(base=base, full_cities=full_cities):
            return base - len(full_cities) - off
        case TrophyQuote(level=level, distance=distance):
            return level + distance - off
        case ArtifactQuote(base=base) | CreatureQuote(base=base):
            return base - off


def check_event(before: State, event: Any) -> None:
    if isinstance(event, PAID):
        assert event.price.total == max(1, sum_of_parts(event.price))
        assert event.coins_before - event.price.total == event.coins_after >= 0
    if isinstance(event, TrophyWon):
        price = event.price
        assert sum(step.coins for step in price.way) == price.distance
        assert price.strength == price.level + price.support <= price.army == price.swords + price.bonus
    if isinstance(event, IncomePaid):
        for income in event.seats:
            assert income.base + income.from_buildings == income.gained + income.lost
    if isinstance(event, MatchEnded):
        assert [row.seat for row in event.standings] == list(seats_of(before.seats))


def check_view(state: State) -> None:
    view = GAME.observe(state, None)
    topology = len(view.cities), len(view.segments)
    assert topology == {2: (9, 13), 3: (12, 18), 4: (16, 27)}[state.seats]
    for lair in view.lairs:
        assert lair.strength == (lair.level + lair.support if lair.level else 0)
        for campaign, left in zip(lair.campaigns, view.buildings_left, strict=True):
            assert (campaign is None) == (not lair.level or sum(left) == sum(BUILDING_TOKENS))
    for place in view.artifact_pool:
        if place.artifact:
            assert place.met_by() == tuple(seat for seat in seats_of(state.seats) if place.conditions[seat].met)
    for seat in seats_of(state.seats):
        assert min(view.buildings_left[seat]) >= 0
        assert view.routes_left[seat] >= 0
        assert 0 <= view.coins[seat] <= 30
    assert sum(view.counts) == len(view.buildings)
    assert sorted(view.values) == [1, 2, 3, 4]
    tokens = sum(view.bag) + sum(bool(lair.level) for lair in view.lairs) + sum(len(won) for won in view.trophies)
    assert tokens == 26


@pytest.mark.slow
def test_s12_2_whole_matches_show_true_numbers() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        state = GAME.new_match(2 + seed % 3, {}, Chance(bytes([seed]), 0)).state
        while state.turn is not None:
            assert finding(check_view, state) == ""
            step = GAME.apply(state, state.turn, rng.choice(GAME.legal_moves(state, state.turn)), chance())
            for event in step.events:
                assert finding(check_event, state, event) == ""
            state = step.state
        assert finding(check_view, state) == ""


def test_s12_2_explanations_are_the_prices_paid() -> None:
    rng = random.Random(8)
    state = GAME.new_match(4, {}, Chance(b"eight", 0)).state
    while state.turn is not None:
        moves = GAME.legal_moves(state, state.turn)
        for move in moves:
            quote = GAME.explain(state, state.turn, move)
            assert quote is not None
            if state.phase == "actions" and not isinstance(quote, PassQuote):
                event: Any = GAME.apply(state, state.turn, move, chance()).events[0]
                assert event.price == quote
        state = GAME.apply(state, state.turn, rng.choice(moves), chance()).state


def test_s12_2_illegal_cards_are_explained_too() -> None:
    start = scene(coins=0, artifact_pool="twin", creature_pool="Armus", guards="F 4", buildings={0: "E1 farm"})
    artifact, creature = start.explained("artifact twin"), start.explained("creature Armus")
    trophy = start.explained("trophy F from E")
    assert isinstance(artifact, ArtifactQuote)
    assert (artifact.condition.met, artifact.condition.present, artifact.condition.needed) == (False, 1, 2)
    assert isinstance(creature, CreatureQuote)
    assert creature.total == 4
    assert isinstance(trophy, TrophyQuote)
    assert (trophy.strength, trophy.army) == (4, 0)


def test_s12_2_free_set_up_moves_cost_nothing() -> None:
    start = scene(2).but(phase="setup", setup_left=(0, 1))
    farm, route = start.explained("build A1 farm"), start.but(setup_city="A").explained("route A-B")
    assert isinstance(farm, BuildQuote)
    assert isinstance(route, RouteQuote)
    assert (farm.total, route.total) == (0, 0)
    assert start.explained("pass") is None


def test_s12_2_passing_keeps_the_coins() -> None:
    assert scene(coins=7, era=2).explained("pass") == PassQuote(coins=7, era=2, after=13)


@pytest.mark.parametrize(("coins", "lost"), [((14, 20), 0), ((26, 10), 5)])
def test_s12_2_the_last_pass_says_how_the_match_ends(coins: tuple[int, int], lost: int) -> None:
    """Would catch a page that says what is kept, but neither the income, nor what is lost above 30, nor who wins."""
    here = scene(2, era=4, passed=(1,), coins=coins, buildings={0: "A1 farm, A2 sawmill", 1: "C1 farm"})
    quote = here.explained("pass")
    assert isinstance(quote, PassQuote)
    assert (quote.is_last, quote.lost) == (True, lost)
    after = here.after("pass").state
    assert quote.after == after.coins[0]
    assert quote.final == standings(after)


def test_s12_2_nonsense_is_not_explained() -> None:
    assert GAME.explain(scene().state, Seat(0), LayRoute("B-A")) is None


def test_s12_2_view_shows_prices_of_all_seats() -> None:
    start = scene(
        3, artifact_pool="herald", creature_pool="Armus", armies={1: "Ferrarius", 2: "Manus"}, buildings={0: "E1 farm"},
        guards="F 2",
    )  # fmt: skip
    view = GAME.observe(start.state, None)
    assert view.artifact_pool[0].prices == (3, 2, 3)
    assert view.creature_prices == ((4, 4, 3),)
    lair = next(lair for lair in view.lairs if lair.city == "F")
    assert [campaign.total if campaign else None for campaign in lair.campaigns] == [3, None, None]
