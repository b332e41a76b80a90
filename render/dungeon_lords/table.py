"""What the pictures of Dungeon Lords ask of the view and of the reader's choices, and what an event changed. Pure.

Ids of things that may be new: `3-C2` is cell C2 of seat 3, `3-goblin` its goblin, `3-thief_1_2` somebody in its
party or prison, `3-gold` its gold, `evil-3` its counter, `dig-2` square II of Dig Tunnels, `event-spring`,
`coming-spring`, `card-1`, `offer-goblin`, `offer-mint`, `starter`.
"""

from collections.abc import Iterable
from functools import cached_property

from games.dungeon_lords import battle_events as b
from games.dungeon_lords import events as e
from games.dungeon_lords import moves as m
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import ORDERS, SEASONS, SEQUENCE, OrderId
from games.dungeon_lords.events import Event
from games.dungeon_lords.moves import Move
from games.dungeon_lords.state import Adventurer
from games.dungeon_lords.view import LordView, PlanView, View
from games.kernel.ids import Seat
from render import table
from render.dungeon_lords.names import VOCABULARY


class Table(table.Table[View, Move, Event], frozen=True, dict=True):
    """A match as one reader sees it."""

    vocabulary = VOCABULARY

    @staticmethod
    def touched(event: Event) -> Iterable[str]:
        """Return the ids of what an event changed."""
        match event:
            case e.RoundBegun(season=season, monsters=monsters, rooms=rooms):
                offers = [f"offer-{one}" for one in (*monsters, *rooms)]
                coming = SEASONS[SEASONS.index(season) + 1] if event.next_event else ""
                return [*offers, *([f"event-{coming}", f"coming-{coming}"] if coming else [])]
            case e.ColoursDrawn(_, minions):
                return [f"{each.order}-{each.square}" for each in minions]
            case e.MinionPlaced(_, minion):
                return (f"{minion.order}-{minion.square}",)
            case e.EvilChanged(seat=seat):
                return (f"evil-{seat}",)
            case e.AdventurersArrived(adventurers, seats, _):
                return [f"{seat}-{one}" for one, seat in zip(adventurers, seats, strict=True) if seat is not None]
            case e.RoundEnded():
                return ("starter",)
            case b.CardTurned(number, _):
                return (f"card-{number}",)
            case _:
                return _touched_of_lord(event)

    def lord(self, seat: Seat) -> LordView:
        """Return what may be known of the lord at `seat`."""
        return self.view.lords[seat]

    def current_square(self) -> tuple[OrderId, int] | None:
        """Return order and square that are carried out now."""
        return SEQUENCE[self.view.square] if self.view.phase == "evaluation" else None

    @staticmethod
    def store_id(seat: Seat, good: str) -> tuple[object, ...]:
        """Return the id of what a lord has of a good."""
        return (good, seat) if good == "evil" else (seat, good)

    def is_done(self, order: OrderId, square: int) -> bool:
        """Say whether this square has been carried out in this round."""
        if self.view.phase == "evaluation":
            return SEQUENCE.index((order, square)) < self.view.square
        return self.view.phase in {"production", "event"}

    @property
    def proposed_orders(self) -> tuple[OrderId, ...]:
        """The reader's own three orders, proposed or sealed; () if there are none."""
        move = self.proposed_move
        if isinstance(move, m.Seal):
            return move.first, move.second, move.third
        return self.view.own_orders.own if self.view.own_orders is not None else ()

    def is_locked(self, order: OrderId) -> bool:
        """Say whether an order is inaccessible to the reader, or will be as he has sealed."""
        seat = self.view.observer
        return seat is not None and order in (*self.lord(seat).locked, *(self.view.own_lock or ()))

    def square_of(self, seat: Seat, order: OrderId) -> int:
        """Return the square on which a lord's minion for `order` is, 0 if on none."""
        minions = self.view.minions
        return next((one.square for one in minions if one.seat == seat and one.order == order), 0)

    def legal_cells(self) -> tuple[str, ...]:
        """Return the cells that the reader may choose, in list order; none while a choice is proposed."""
        cells = {cell_of(choice.move) for choice in self.open_choices}
        return tuple(sorted(cells - {""}, key=lambda cell: (cell[1], cell[0])))

    @cached_property
    def positions(self) -> dict[tuple[Seat, OrderId], int]:
        """Which of a lord's three orders each is: the first ones are placed before all second ones (SPEC 2.2)."""
        seats = self.view.play_order
        return {
            (seat, order): position for seat in seats for position, order in enumerate(self.lord(seat).played, start=1)
        }

    def is_sent_home(self, seat: Seat, order: OrderId) -> bool:
        """Say whether a minion found no square, or its fee was not paid."""
        return order in self.lord(seat).unfulfilled and not self.square_of(seat, order)

    def is_payable(self, order: OrderId, square: int) -> bool:
        """Say whether the reader could pay a square with what he has now; nobody's purse is nobody's hindrance."""
        seat = self.view.observer
        return seat is None or self.view.prices[seat][ORDERS.index(order)][square - 1].payable

    def proposed_cell(self) -> str:
        """Return the cell of the proposed choice, "" if it has none."""
        return "" if self.proposed_move is None else cell_of(self.proposed_move)

    def battleground(self, seat: Seat) -> str:
        """Return the tile that is fought for, as far as the reader may know it; "" if there is none."""
        battle, plan = self.view.battle, self.plan(seat)
        if battle is not None and battle.seat == seat:
            return battle.cell
        return plan.cell if plan is not None else ""

    def plan(self, seat: Seat) -> PlanView | None:
        """Return what may be known of a lord's plan for the battle, None if he has none."""
        return self.view.plans[seat] if self.view.plans else None


def cell_of(move: Move) -> str:
    """Return the cell that a move names, "" if it names none."""
    return getattr(move, "cell", None) or ""


def hit_points(one: Adventurer) -> tuple[int, int]:
    """Return the hit points that an adventurer has left, and how many he has unhurt."""
    most = ADVENTURER[one.id].hit_points + one.extra
    return max(0, most - one.damage), most


def _touched_of_lord(event: Event) -> Iterable[str]:
    """Return the ids of what an event changed in a lord's dungeon."""
    match event:
        case e.OrderCarriedOut(seat, order, square):
            gains = (good for good in ("gold", "food", "imps", "traps") if getattr(event, good))
            return (f"{order}-{square}", *(f"{seat}-{good}" for good in gains))
        case e.OrdersRetrieved(seat, back, locked):
            return [f"{seat}-order-{one}" for one in (back, *locked)]
        case e.TaxPaid(seat=seat, tokens=tokens):
            return (f"{seat}-tokens",) if tokens else ()
        case e.GoldMined(seat):
            return (f"{seat}-gold",)
        case e.TunnelDug() | e.RoomBuilt() | b.Conquered() | e.RoomWorked():
            return (f"{event.seat}-{event.cell}",) if event.cell else ()
        case e.MonsterHired() | b.MonsterSpent() | b.MonsterWithdrawn():
            return (f"{event.seat}-{event.monster}",)
        case e.PaladinMoved(thing, seat) | b.Hit(seat, thing) | b.Eliminated(seat, thing) | b.Healed(seat, thing):
            return (f"{seat}-{thing}",)
        case _:
            return ()
