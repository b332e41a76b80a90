"""The orders on the board: sealed, shown with their positions, sent home; the small board beside the hand."""

import pytest
from msgspec.structs import replace

from games.dungeon_lords.components import ORDERS
from games.dungeon_lords.moves import Seal
from games.dungeon_lords.state import State
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from render.dungeon_lords.board import describe_board, describe_small_board
from render.dungeon_lords.names import square
from render.dungeon_lords.own import describe_hand
from render.game_pages import Lens
from tests.render.dungeon_lords.positions import GAME, fullest, moment, moments, pictures, private, public
from tests.render.inked import inks, read
from tests.render.lint import faults
from tests.render.observed import SEED, STRANGE_NAMES
from text import LANGUAGES

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_orders_have_the_same_numbers_before_and_after_they_are_shown(seats: int) -> None:
    table = public(moment(seats, "evaluation"))
    number, view = table.positions, table.view
    for seat in view.play_order:
        assert [number[seat, order] for order in view.lords[seat].played] == [1, 2, 3]
    seen = inks(describe_board(table).scene())
    own = [each for each in view.minions if each.seat is not None]
    drawn = [number[each.seat, each.order] for each in own if each.seat is not None]
    assert all(seen[str(position)] >= 2 for position in drawn), "on the minion and on the card"
    sealed = private(sealed_by(moment(seats, "orders"), Seat(1)), seat=Seat(1))
    assert all(f"order {place}" in read(describe_hand(sealed).scene()) for place in (1, 2, 3))


def sealed_by(state: State, seat: Seat) -> State:
    """Return the moment after `seat` has sealed some orders."""
    move = next(each for each in GAME.legal_moves(state, seat) if isinstance(each, Seal))
    return GAME.apply(state, seat, move, Chance(SEED, 99)).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_minions_sent_home_are_named(language: str) -> None:
    state = moment(4, "evaluation")
    seat, order = Seat(0), state.lords[0].played[2]
    minions = tuple(each for each in state.minions if (each.seat, each.order) != (seat, order))
    lords = (replace(state.lords[0], unfulfilled=(order,)), *state.lords[1:])
    table = public(replace(state, minions=minions, lords=lords), language)
    assert table.is_sent_home(seat, order)
    assert not table.is_sent_home(seat, state.lords[0].played[0])
    number = table.positions[seat, order]
    words = table.words
    said = words("dungeon_lords-text-turn-home", number=number, order=table.names("order", order))
    assert said in describe_board(table).picture().plain
    assert inks(describe_board(table).scene())["icon cross"] == 1
    assert faults(describe_board(table).scene()) == []


@pytest.mark.parametrize("seats", SEATS)
def test_sealed_orders_are_backs_to_others_and_cards_to_their_lord(seats: int) -> None:
    state = moment(seats, "orders")
    move = next(each for each in GAME.legal_moves(state, Seat(1)) if isinstance(each, Seal))
    sealed = GAME.apply(state, Seat(1), move, Chance(SEED, 99)).state
    before, after = inks(describe_board(public(state)).scene()), inks(describe_board(public(sealed)).scene())
    assert after["icon seal"] == before["icon seal"] + 3
    own = describe_board(private(sealed, seat=Seat(1))).scene()
    assert inks(own)["icon seal"] == before["icon seal"]
    assert faults(own) == []
    assert faults(describe_board(public(sealed, "ru", STRANGE_NAMES, Lens(safe_palette=True))).scene()) == []
    first = private(sealed).names("order", move.first)
    assert f"Sealed orders: {first}" in describe_board(private(sealed, seat=Seat(1))).picture().alt
    assert "Sealed orders" not in describe_board(public(sealed)).picture().alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_board_in_small(seats: int, language: str) -> None:
    for state in (*moments(seats)[::5], fullest(seats)):
        for table in (
            public(state, language, STRANGE_NAMES),
            private(state, language, STRANGE_NAMES, Lens(safe_palette=True), seat=Seat(1)),
        ):
            assert faults(describe_small_board(table).scene()) == []
    table = private(moment(seats, "orders"), language)
    (drawn,) = pictures(table, Lens(close_up="small"))
    assert drawn == describe_small_board(table).picture()
    (below_the_hand,) = pictures(table, Lens(first_only=True, is_small=True))
    assert below_the_hand == drawn
    assert table.words("dungeon_lords-text-board") in drawn.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_squares_that_cannot_be_paid_are_crossed_out_for_the_reader_alone(language: str) -> None:
    state = moment(3, "orders")
    poor = replace(state, lords=(replace(state.lords[0], gold=0, food=0), *state.lords[1:]))
    table = private(poor, language, seat=Seat(0))
    dear = [one for order in table.view.prices[0] for one in order if not (one.taken or one.payable)]
    assert dear
    assert inks(describe_small_board(table).scene())["icon cross"] == len(dear) + 1, "and one in the legend"
    assert inks(describe_board(table).scene())["icon cross"] == len(dear) + 1
    assert inks(describe_small_board(public(poor, language)).scene())["icon cross"] == 0
    for one in dear:
        assert square(table.names, one.order, one.square) in describe_hand(table).picture().plain
    assert {one.order for one in dear} <= set(ORDERS)
