"""What three orders take together is written where they are sealed: their squares depend on the other lords."""

import pytest

from games.dungeon_lords.components import Cost
from games.dungeon_lords.quotes import OrdersQuote, SquareQuote
from render.dungeon_lords.moves import sentences
from render.dungeon_lords.names import VOCABULARY
from render.naming import Names
from text import words

FOOD = tuple(SquareQuote("food", square, Cost(gold=square - 1), payable=True, taken=False) for square in (1, 2, 3))
DIG = tuple(
    SquareQuote("dig", square, Cost(food=1), payable=True, taken=square == 3, most=square, supervisors=1)
    for square in (1, 2, 3)
)
IMPS = tuple(SquareQuote("imps", square, Cost(food=square), payable=False, taken=False) for square in (1, 2, 3))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "gold\N{NO-BREAK SPACE}1–3, food\N{NO-BREAK SPACE}2–4, imps at work: up to 3"),
        ("ru", "золото\N{NO-BREAK SPACE}1–3, еда\N{NO-BREAK SPACE}2–4, импов за работой: до 3"),
    ],
)
def test_prices_and_imps_of_three_orders_are_summed(language: str, said: str) -> None:
    names = Names(VOCABULARY, words(language), ())
    first, *_ = sentences(OrdersQuote((FOOD, DIG, IMPS), 1), names)
    assert said in first
    assert not any(said in line for line in sentences(OrdersQuote((FOOD[:1],)), names))
