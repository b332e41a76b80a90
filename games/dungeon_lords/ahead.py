"""Answers in advance for what needs no second look (SPEC 8.3): wishes of a lord for the orders of this round.

They are a list of preferences for each order: when the lord is asked about it, the first answer that can be given is.
What can be wished for follows from his own orders, so it is as secret as they are until they are shown.
"""

from collections.abc import Iterator
from typing import Final

from games.dungeon_lords import affairs, evaluation, production
from games.dungeon_lords.components import CELLS, MONSTER, ROOM, SEASONS, SEQUENCE, OrderId
from games.dungeon_lords.dungeon import building_sites, open_rooms
from games.dungeon_lords.moves import Accept, Ahead, Build, Decline, Dig, Done, Hire, Move, Pay, Retrieve, Spy
from games.dungeon_lords.parameters import COMBAT_CARDS
from games.dungeon_lords.state import State
from games.dungeon_lords.view import LordView, View
from games.kernel.ids import Seat

FEE: Final = "fee"
PRODUCE: Final = "produce"
TAXES: Final = affairs.TAXES
_PHASES = ("orders", "fee", "evaluation", "production", "event")


def wishes(view: View) -> tuple[Move, ...]:
    """Return what the observer can answer in advance (8.3); nothing before he has sealed his orders."""
    if view.observer is None or view.phase not in _PHASES:
        return ()
    lord, number = view.lords[view.observer], SEASONS.index(view.season) - 1
    orders = lord.played if view.own_orders is None else view.own_orders.own
    found = () if view.phase == "event" or not orders else tuple(_before_event(view, view.observer, orders))
    taxed = number >= 0 and view.event_tiles[number] == TAXES and (orders or view.phase == "event")
    return (*found, *_amounts(view, lord), Ahead(TAXES, "accept")) if taxed else found


def wish_time(state: State) -> str:
    """Return the round: its orders are answered in it."""
    return f"{state.year} {state.season}"


def meant(state: State, seat: Seat, wish: Move) -> Move:
    """Return the move that `wish` means where its kind of decision is asked; it need not be legal."""
    match wish:
        case Ahead(order, "decline"):
            return Done() if state.dug or order == "produce" else Decline()
        case Ahead("fee"):
            return Accept()
        case Ahead("produce"):
            return production.legal_moves(state, seat)[0]
        case Ahead("taxes"):
            return affairs.default_move(state, seat, None)
        case Ahead():
            return evaluation.default_move(state, seat, None)
        case _:
            return wish


def _before_event(view: View, seat: Seat, orders: tuple[OrderId, ...]) -> Iterator[Move]:
    """Yield answers about orders, production and retrieval."""
    lord = view.lords[seat]
    if orders[0] == "monster" and view.phase in {"orders", "fee"}:
        yield from (Ahead(FEE, "accept"), Ahead(FEE, "decline"))
    for order in orders:
        if not _is_over(view, seat, order):
            yield from _answers(view, lord, order)
    built = view.rooms if "room" in orders else ()
    if any(ROOM[room].gives for room in (*open_rooms(lord.tiles), *built)):
        yield from (Ahead(PRODUCE, "accept"), Ahead(PRODUCE, "decline"))
    yield from map(Retrieve, orders)


def _answers(view: View, lord: LordView, order: OrderId) -> Iterator[Move]:
    """Yield the answers to an order, declining it last."""
    match order:
        case "dig":
            yield from (Dig(cell) for cell in CELLS if cell not in {tile.cell for tile in lord.tiles})
        case "monster":
            yield from (Hire(kind) for kind in MONSTER if kind in view.monsters and not MONSTER[kind].cost.monsters)
        case "room":
            yield from (Build(room, cell) for room in view.rooms for cell in building_sites(lord.tiles, room))
        case _:
            yield Ahead(order, "accept")
    if order == "reputation":
        yield from (Spy(place) for place in range(1, COMBAT_CARDS + 1) if place not in lord.spied)
    yield Ahead(order, "decline")


def _amounts(view: View, lord: LordView) -> Iterator[Pay]:
    """Yield what the lord can pay of the tax, while it is asked in turn and his turn has not come."""
    affair, most = view.affair, min(lord.gold, affairs.tax(lord))
    if affair is None or affair.event != TAXES or affair.answers or not most:
        return
    if view.observer in view.play_order[affair.turn + 1 :]:
        yield from map(Pay, range(most + 1))


def _is_over(view: View, seat: Seat, order: OrderId) -> bool:
    """Return whether nobody will ask about the order any more."""
    if view.phase in {"orders", "fee"}:
        return False
    square = next((each.square for each in view.minions if each.seat == seat and each.order == order), 0)
    return view.phase == "production" or not square or SEQUENCE.index((order, square)) < view.square
