"""The hand: no faults in the fullest position, all eight order cards, nothing of another lord's."""

import pytest
from msgspec.structs import replace

from games.dungeon_lords.components import ORDERS
from games.kernel.ids import Seat
from render.dungeon_lords.own import describe_hand
from render.game_pages import Lens
from tests.render.dungeon_lords.positions import fullest, moment, moments, private, public
from tests.render.inked import read
from tests.render.lint import faults
from tests.render.observed import STRANGE_NAMES
from text import LANGUAGES

SEATS = (2, 3, 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_hands_have_no_faults(seats: int, language: str) -> None:
    for state in (*moments(seats)[::3], fullest(seats)):
        table = private(state, language, STRANGE_NAMES, Lens(safe_palette=True), seat=Seat(1))
        assert faults(describe_hand(table).scene()) == []
        fresh = frozenset(f"1-order-{order}" for order in ORDERS)
        assert faults(describe_hand(replace(table, fresh=fresh)).scene()) == []


def test_each_order_card_is_drawn_with_its_position() -> None:
    table = private(moment(3, "orders"), seat=Seat(0))
    drawn, lord = describe_hand(table).picture(), table.lord(Seat(0))
    assert drawn.svg.count(">in hand</text>") == len(lord.hand) == 6
    assert drawn.svg.count(">locked</text>") == len(lord.locked) == 2


def test_the_orders_dealt_first_are_named() -> None:
    table = private(moment(3, "initial"), seat=Seat(1))
    drawn = describe_hand(table).picture()
    assert drawn.svg.count(">dealt to you</text>") == len(table.view.own_dealt)
    assert "Orders dealt to you" in drawn.plain


def test_the_hand_of_the_public_is_empty() -> None:
    assert describe_hand(public(moment(2, "orders"))).scene().height < 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_that_were_not_dealt_come_to_hand_with_the_first_round(language: str) -> None:
    table = private(moment(3, "initial"), language, seat=Seat(1))
    shown = read(describe_hand(table).scene())
    said = table.words("dungeon_lords-picture-card-undealt")
    assert shown.count(said) == 5
    assert said in {"in hand from round 1", "на руке с 1-го раунда"}
