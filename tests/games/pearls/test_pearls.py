"""The rules of Pearls, section by section (SPEC.md)."""

from collections import Counter
from typing import Any

import pytest

from games.kernel.game import Outcome
from games.kernel.ids import Seat
from tests.games.pearls.components import DECK, GRID
from tests.games.pearls.events import CardDrawn, DeckShuffled, DivesOpened, MatchEnded, PearlsPushed, TideCame
from tests.games.pearls.game import Pearls
from tests.games.scene import Scene

HANDS = (("a1", "b2", "c3"), ("a1", "b1", "c1"))


def scene(seats: int = 2, **changes: Any) -> Scene:
    """Return the first round with the hands `HANDS`, with some fields of the state replaced."""
    return Scene.new(Pearls(), seats, **{"hands": HANDS, **changes})


def test_s1_1_nine_cells() -> None:
    assert GRID.cells == ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
    assert GRID.cells_in(GRID.beside(GRID.bit["a1"])) == ("b1", "a2")


def test_s1_2_two_cards_of_each_cell() -> None:
    assert Counter(DECK) == dict.fromkeys(GRID.cells, 2)


def test_s2_1_a_pearl_in_every_cell() -> None:
    assert scene().state.pearls == (1,) * 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s2_2_three_cards_each(seats: int) -> None:
    state = Scene.new(Pearls(), seats).state
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert Counter((*state.deck, *sum(state.hands, ()))) == Counter(DECK)


def test_s3_1_who_dives_alone_takes_the_pearls() -> None:
    sealed = scene().plays("0: dive a1", "0: dive b2")
    assert (sealed.awaited(), sealed.step.seal, sealed.legal(0)) == ([1], "dive", ["dive a1", "dive b2", "dive c3"])
    opened = sealed.plays("1: dive c1")
    assert opened.step.events[1] == DivesOpened(("b2", "c1"), (1, 1))
    assert [(each.seat, each.label) for each in opened.step.opened] == [(0, "dive"), (1, "dive")]
    assert (opened.state.scores, opened.state.discard) == ((1, 1), ("b2", "c1"))
    assert opened.state.pearls == (1, 1, 0, 1, 0, 1, 1, 1, 1)


def test_s3_1_where_several_dive_nobody_takes_any() -> None:
    met = scene().plays("0: dive a1", "1: dive a1")
    assert (met.state.scores, met.state.pearls) == ((0, 0), (1,) * 9)
    assert scene().refuses("0: dive c1") == ("not_in_hand", {"card": "c1"})


def test_s3_2_the_weakest_pushes() -> None:
    start = scene(phase="pushing", scores=(2, 1), pearls=(3, 0, 0, 0, 1, 0, 0, 0, 0))
    assert (start.awaited(), start.legal(1)[:3]) == ([1], ["rest", "push a1 b1", "push a1 a2"])
    pushed = start.plays("1: push a1 b1")
    assert pushed.step.events[0] == PearlsPushed(Seat(1), "a1", "b1", 3)
    assert start.refuses("1: push c3 b3") == ("no_pearls", {"cell": "c3"})
    assert start.refuses("1: push a1 c1") == ("not_beside", {"cell": "a1", "to": "c1"})


def test_s3_3_the_tide_brings_two_pearls() -> None:
    washed = scene(phase="pushing").plays("0: rest")
    (tide,) = (event for event in washed.step.events if isinstance(event, TideCame))
    assert len(tide.cells) == 2
    assert sum(washed.state.pearls) == 11


def test_s3_4_a_card_for_everybody() -> None:
    drawn = scene(phase="pushing", deck=("b3",), discard=("a3",), hands=(("a1",), ("a2",))).plays("0: rest")
    assert drawn.state.hands == (("a1", "b3"), ("a2", "a3"))
    assert [type(event) for event in drawn.step.events[2:5]] == [CardDrawn, DeckShuffled, CardDrawn]
    assert (drawn.state.round, drawn.state.discard) == (2, ())


def test_s4_1_the_most_pearls_win() -> None:
    ended = scene(phase="pushing", round=6, scores=(3, 3)).plays("0: rest")
    assert ended.step.events[-1] == MatchEnded((3, 3))
    assert ended.outcome == Outcome((1, 1), (3, 3))
    assert scene(phase="over", scores=(2, 5)).outcome.places == (2, 1)


def test_s5_1_a_drawn_dive_and_a_rest() -> None:
    drawn = {scene().default(0, bytes([number])) for number in range(20)}
    assert drawn == {"dive a1", "dive b2", "dive c3"}
    assert scene(phase="pushing").default(0) == "rest"


def test_s6_1_blanks_and_case_do_not_matter() -> None:
    assert scene().plays(" 0:  DIVE  A1").awaited() == [1]
