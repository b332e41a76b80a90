"""Answers of the set-up and standing orders, drawn from a book (SPEC 2, 13.2). Pure."""

from collections import Counter
from typing import Final

from games.ai.quick import QuickChance
from games.kernel.ids import Seat
from games.legends_of_signum import moves, setup
from games.legends_of_signum.components import BUILDING_TYPES, CARD, HERO
from games.legends_of_signum.state import Order, Secret, State

HEROES: Final = {"hv1": 4, "hv2": 3, "he1": 4, "he2": 3, "hw1": 4, "hw2": 4}
"""How likely each hero is chosen."""

PLACES: Final = (5, 2, 2, 1, 1)
"""How likely each of the first listed places of a hero is chosen, the middle first."""

ORDERS: Final = {
    "t01": (Order("auto", 2), Order("auto", 1)),
    "t02": (Order("auto", 1), Order("auto", 2)),
    "t03": (Order("auto", 2), Order("auto", 3)),
    "t04": (Order("auto", 1), Order("auto", 2)),
    "vt1": (Order("auto", 1), Order("auto", 2)),
    "vt3": (Order("auto", 1), Order("auto", 2)),
    "et1": (Order("auto", 2), Order("auto", 3)),
    "et2": (Order("auto", 1), Order("auto", 2)),
    "et3": (Order("auto", 2), Order("auto", 1)),
    "wt1": (Order("auto", 1), Order("auto", 2)),
    "wt2": (Order("auto", 2), Order("auto", 3)),
}
"""Standing orders that a tactic is given, equally likely; others are left as they are laid."""

_CHEAP: Final = 2
_MANY: Final = 8


def opening(state: State, seat: Seat, kind: str, chance: QuickChance) -> moves.Move | None:
    """Return the answer to a question of the set-up, or an order for a tactic that has just been laid."""
    secret = state.secrets[seat]
    match kind:
        case "hero":
            return moves.Hero(tuple(HERO)[chance.weighted([HEROES[hero] for hero in HERO])], ())
        case "first":
            return moves.First() if chance.below("first", 3) else moves.Second()
        case "mulligan":
            return mulligan(state, seat, chance)
        case "start":
            return start(secret, chance)
        case "place":
            places = setup.legal_moves(state, seat)
            return places[chance.weighted([*PLACES[: len(places)]])]
        case "activation" | "orders":
            return order(secret, chance)
        case _:
            return None


def mulligan(state: State, seat: Seat, chance: QuickChance) -> moves.Move:
    """Return which cards are put aside: dear ones, and of the others as many as chance wants, until two are cheap."""
    hand = state.secrets[seat].hand
    aside = tuple(card for card in hand if CARD[card].cost.total > _CHEAP + chance.below("dear", 2))
    return moves.Mulligan(aside) if aside else moves.Keep()


def start(secret: Secret, chance: QuickChance) -> moves.Move:
    """Return the starting buildings: types that cards of the hand need, then cards of the deck."""
    wanted = Counter[str](dict.fromkeys(BUILDING_TYPES, 0))
    for card in secret.list:
        wanted.update(dict.fromkeys(CARD[card].cost.named, 1))
    for card in secret.hand:
        wanted.update(dict.fromkeys(CARD[card].cost.named, _MANY // max(1, CARD[card].cost.total)))
    first = _drawn(wanted, chance)
    del wanted[first]
    return moves.Start(first, _drawn(wanted, chance))


def _drawn(wanted: Counter[str], chance: QuickChance) -> str:
    """Return one of the most wanted types, more likely the more it is wanted."""
    types = tuple(wanted)
    best = max(wanted.values())
    weights = [wanted[each] if 3 * wanted[each] >= best else 0 for each in types]
    return types[chance.weighted(weights)]


def order(secret: Secret, chance: QuickChance) -> moves.Move | None:
    """Return a standing order for the first tactic that still has the one with which it was laid."""
    for laid in secret.tactics:
        if laid.order == Order() and laid.card in ORDERS:
            wanted = chance.choice("order", ORDERS[laid.card])
            return moves.SetOrder(laid.number, wanted.mode, wanted.min_cost, wanted.subject)
    return None
