"""Set-up (SPEC 2)."""

from collections import Counter

import pytest

from games.kernel.chance import Chance
from games.kernel.handicap import with_amounts
from games.registry import find
from games.tetranomicon.components import ARTIFACT, CREATURE
from games.tetranomicon.events import FreeRouteMissed, InitiativeSettled, MatchSetUp
from games.tetranomicon.state import State
from tests.games.tetranomicon.scenes import GAME, Scene, scene

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def deal(seats: int, number: int = 0) -> State:
    return GAME.new_match(seats, {}, Chance(number.to_bytes(4, "big"), 0)).state


@SEATS
def test_s2_1_any_seat_may_be_the_first_holder(seats: int) -> None:
    assert {deal(seats, number).holder for number in range(60)} == set(range(seats))


@SEATS
def test_s2_3_first_holder_has_a_coin_less(seats: int) -> None:
    for number in range(5):
        state = deal(seats, number)
        assert state.coins[state.holder] == 16
        assert sorted(state.coins) == [16] + [17] * (seats - 1)


@SEATS
def test_s2_4_all_tokens_are_in_lairs_or_bag(seats: int) -> None:
    state = deal(seats)
    levels = [*state.bag, *(guard.level for guard in state.guards)]
    assert Counter(levels) == {1: 8, 2: 7, 3: 6, 4: 5}
    assert deal(seats, 1).bag != state.bag


@SEATS
def test_s2_5_each_lair_in_play_has_a_token(seats: int) -> None:
    lairs = {2: "BFIJK", 3: "BFIJKM", 4: "BDFHIJKM"}[seats]
    assert "".join(guard.city for guard in deal(seats).guards) == lairs
    assert {guard.level for number in range(20) for guard in deal(seats, number).guards} == {1, 2, 3, 4}


@SEATS
def test_s2_6_creature_decks(seats: int) -> None:
    state = deal(seats)
    size = {2: 6, 3: 5, 4: 6}[seats]
    assert [len(deck) for deck in state.creature_decks] == [size - 4, size, size, size]
    for era, deck in enumerate(state.creature_decks, start=1):
        assert len(set(deck)) == len(deck)
        assert {CREATURE[card].era for card in deck} <= {era}
    assert {card for number in range(40) for card in deal(seats, number).creature_decks[1]} == {
        card.id for card in CREATURE.values() if card.era == 2
    }


def test_s2_6_version_1_leaves_no_card_to_refill_the_pool_of_two() -> None:
    first = find("tetranomicon", 1)
    state = first.new_match(2, {}, Chance(b"seed", 1)).state
    assert [len(deck) for deck in state.creature_decks] == [0, 4, 4, 4]
    assert first.rules_version == 1 and find("tetranomicon").rules_version == 3


@SEATS
def test_s2_7_artifact_decks(seats: int) -> None:
    state = deal(seats)
    size = {2: 4, 3: 5, 4: 6}[seats]
    assert [len(deck) for deck in state.artifact_decks] == [size - 4, size, size, size]
    for era, deck in enumerate(state.artifact_decks, start=1):
        assert {ARTIFACT[card].era for card in deck} <= {era}


@SEATS
def test_s2_8_pools_have_four_cards_of_era_1(seats: int) -> None:
    state = deal(seats)
    assert len(set(state.creature_pool)) == len(set(state.artifact_pool)) == 4
    assert {CREATURE[card].era for card in state.creature_pool} == {1}
    assert {ARTIFACT[card].era for card in state.artifact_pool} == {1}
    assert not set(state.creature_pool) & set(state.creature_decks[0])


def test_s2_9_order_of_placing() -> None:
    for seats in (2, 3, 4):
        state = deal(seats)
        clockwise = [(state.holder + step) % seats for step in range(seats)]
        assert list(state.setup_left) == (clockwise if seats == 2 else clockwise[::-1])
        assert state.turn == state.setup_left[0]
        event = GAME.new_match(seats, {}, Chance((0).to_bytes(4, "big"), 0)).events[0]
        assert isinstance(event, MatchSetUp)
        assert event.order == state.setup_left


def test_s2_9_farm_and_route_follow_each_other() -> None:
    start = Scene(deal(2))
    first, second = start.state.setup_left
    farmed = start.after("build C1 farm")
    assert farmed.state.turn == first
    assert farmed.legal() == ["route B-C", "route C-F", "route C-G"]
    routed = farmed.after("route C-F")
    assert routed.state.turn == second
    assert routed.state.coins == start.state.coins
    assert "build C1 farm" not in routed.legal()
    assert routed.legal() == ["build A1 farm", "build A2 farm", "build E1 farm", "build G1 farm"]


def test_s2_9_free_route_counts_as_a_token_and_for_artifacts() -> None:
    start = Scene(deal(2))
    after = start.after("build A1 farm", "route A-B", "build G1 farm", "route C-G")
    view = GAME.observe(after.state, None)
    assert view.routes_left == (7, 7)
    assert view.buildings_left == ((3, 4, 4, 4), (3, 4, 4, 4))
    assert after.code("build A2 farm", seat=start.state.turn) == "era_limit"


def test_s2_9_no_route_without_a_free_segment() -> None:
    start = scene(4, routes={1: "A-B, A-E"}).but(phase="setup", setup_left=(0, 1))
    step = start.step("build A1 farm")
    assert isinstance(step.events[-1], FreeRouteMissed)
    assert step.state.setup_left == (1,)
    assert step.state.turn == 1


def test_s2_10_first_initiative_changes_nothing() -> None:
    last = Scene(deal(2)).after("build A1 farm", "route A-B", "build G1 farm").step("route C-G")
    event = last.events[-1]
    assert isinstance(event, InitiativeSettled)
    assert (event.era, event.before, event.compensation) == (1, event.holder, 0)
    assert last.state.turn == last.state.holder == event.holder
    assert (last.state.phase, last.final) == ("actions", True)


def test_s2_2_only_places_in_play_are_offered() -> None:
    lines = Scene(deal(3)).legal()
    assert {line.split()[1][0] for line in lines} == set("ACEGNO")


def test_s2_11_a_handicap_may_change_the_first_holder() -> None:
    """Catches a first initiative that takes it for granted that the first holder has the fewest coins."""
    holder = deal(2).holder
    setup = with_amounts({}, tuple(5 if seat == holder else 0 for seat in range(2)))
    begun = GAME.new_match(2, setup, Chance((0).to_bytes(4, "big"), 0)).state
    assert begun.coins[holder] == 21
    assert begun.holder == holder
    last = Scene(begun).after("build A1 farm", "route A-B", "build G1 farm").step("route C-G")
    event = last.events[-1]
    assert isinstance(event, InitiativeSettled)
    assert (event.before, event.holder, event.compensation) == (holder, 1 - holder, 1)
    assert last.state.coins[holder] == 22
