"""What happened in a match of Dungeon Lords, in the past tense (SPEC 2, 8.2). Building; combat adds `battle_events.py`.

A field that only its own seat may know is None for the others (view.py strips it).
"""

from typing import Literal

import msgspec

from games.dungeon_lords.battle_events import BattleEvent
from games.dungeon_lords.components import Cost, EventId, MonsterId, OrderId, Season
from games.dungeon_lords.quotes import Score
from games.dungeon_lords.state import Handing, Minion, Orders
from games.kernel.ids import Seat
from games.kernel.public import SeatEvent

Why = Literal[
    "no_square", "refused_fee", "no_fee", "declined", "too_dear", "too_few_imps", "no_cell", "no_tunnel", "none_left",
    "no_place",
]  # fmt: skip
"""Why a minion stays on its order card."""

EvilReason = Literal[
    "food", "reputation", "hire", "payday", "leaving", "witch_hunt", "permit_fees", "town_fair", "rumours",
    "printing_press", "word_of_peace", "suggestion", "detect_evil", "graffiti", "conquest", "no_tile",
]  # fmt: skip


class MatchSetUp(msgspec.Struct, frozen=True, gc=False, tag="set_up"):
    """The table was laid (1.4, 1.5). `colours` are the inaccessible orders of the non-player colours."""

    seats: int
    starter: Seat
    colours: tuple[tuple[OrderId, ...], ...]


class InitialDealt(SeatEvent, frozen=True, gc=False, tag="dealt"):
    """`seat` got its initial orders (1.4). `orders` is for the seat itself."""

    orders: tuple[OrderId, ...] | None


class LockSealed(SeatEvent, frozen=True, gc=False, tag="lock_sealed"):
    """`seat` sealed which two orders it makes inaccessible. `orders` is for the seat itself."""

    orders: tuple[OrderId, ...] | None


class LocksOpened(msgspec.Struct, frozen=True, gc=False, tag="locks"):
    """The initial inaccessible orders by seat (1.4)."""

    orders: tuple[tuple[OrderId, ...], ...]


class RoundBegun(msgspec.Struct, frozen=True, gc=False, tag="round"):
    """A round began (2.1): its offers, and what was turned up for the season after it.

    `next_event` is that season's event tile ("": none), `special` the special event card if it came with it,
    `coming` its adventurers from weakest to strongest. `replaced` were of one class with all the others and went to the
    bottom of the deck.
    """

    year: int
    season: Season
    starter: Seat
    monsters: tuple[MonsterId, ...]
    rooms: tuple[str, ...]
    next_event: EventId | Literal[""] = ""
    special: str = ""
    coming: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()


class ColoursDrawn(msgspec.Struct, frozen=True, gc=False, tag="colours"):
    """The non-player colours drew orders, and their minions went to squares (2.3)."""

    orders: tuple[tuple[OrderId, ...], ...]
    minions: tuple[Minion, ...]


class OrdersSealed(SeatEvent, frozen=True, gc=False, tag="sealed"):
    """`seat` sealed its orders (2.2). `orders` is for the seat itself."""

    orders: Orders | None


class OrdersOpened(msgspec.Struct, frozen=True, gc=False, tag="opened"):
    """All orders by seat (2.2)."""

    orders: tuple[Orders, ...]


class MinionPlaced(msgspec.Struct, frozen=True, gc=False, tag="placed"):
    """A minion went to a square in `wave` 1 to 3; wave 0 is the third order of a non-player colour."""

    wave: int
    minion: Minion


class FeePaid(SeatEvent, frozen=True, gc=False, tag="fee"):
    """`seat` paid for Hire Monster as its first order."""

    gold: int


class OrderUnfulfilled(SeatEvent, frozen=True, gc=False, tag="unfulfilled"):
    """The minion of `seat` stays on its order card; `square` is where it stood, 0 if it found none."""

    order: OrderId
    square: int
    why: Why


class OrderCarriedOut(SeatEvent, frozen=True, gc=False, tag="carried_out"):
    """`seat` carried out Get Food, Improve Reputation, Recruit Imps or Buy Traps.

    `cost` was paid; gains are numbers; `spied` is the position of the combat card looked at (0: none); `card` is
    that card and `drawn` the traps that came, for the seat itself.
    """

    order: OrderId
    square: int
    cost: Cost
    gold: int = 0
    food: int = 0
    imps: int = 0
    traps: int = 0
    spied: int = 0
    card: str | None = None
    drawn: tuple[str, ...] | None = None


class TunnelDug(SeatEvent, frozen=True, gc=False, tag="dug"):
    """`seat` dug a tunnel; `busy` imps are at work now."""

    cell: str
    busy: int


class DiggingStopped(SeatEvent, frozen=True, gc=False, tag="stopped_digging"):
    """`seat` digs no further, though it could; it has dug `tunnels`."""

    tunnels: int


class GoldMined(SeatEvent, frozen=True, gc=False, tag="mined"):
    """`seat` mined `gold`; `busy` imps are at work now."""

    gold: int
    busy: int


class MonsterHired(SeatEvent, frozen=True, gc=False, tag="hired"):
    """`seat` hired a monster for `cost`, the square's price included; `fed` was given to a Demon."""

    monster: MonsterId
    square: int
    cost: Cost
    fed: MonsterId | None = None


class RoomBuilt(SeatEvent, frozen=True, gc=False, tag="built"):
    """`seat` built a room for `gold`."""

    room: str
    cell: str
    square: int
    gold: int


class TrapGiven(SeatEvent, frozen=True, gc=False, tag="given"):
    """`seat` handed over a trap face down. `trap` is for the seat itself."""

    reason: Handing
    trap: str | None


class TrapsReshuffled(msgspec.Struct, frozen=True, gc=False, tag="reshuffled"):
    """The trap deck was empty: the discard pile of `count` cards became the deck."""

    count: int


class RoomWorked(SeatEvent, frozen=True, gc=False, tag="produced"):
    """`seat` used a production room with `imps` and `trolls` (2.5). `cell` was dug; `trap` is for the seat itself."""

    room: str
    imps: int
    trolls: int
    food: int = 0
    cell: str = ""
    trap: str | None = None


class ProductionEnded(SeatEvent, frozen=True, gc=False, tag="produced_all"):
    """`seat` uses no more rooms in this round."""


class PlayOrderWanted(SeatEvent, frozen=True, gc=False, tag="in_turn"):
    """`seat` wants to decide after those before it: production goes on in play order (2.5)."""


class OrdersRetrieved(SeatEvent, frozen=True, gc=False, tag="retrieved"):
    """`seat` took back `back` of the three orders played; `locked` are inaccessible now (2.6)."""

    back: OrderId
    locked: tuple[OrderId, ...]


class EventBegun(msgspec.Struct, frozen=True, gc=False, tag="event"):
    """The event of the season happens (2.7); `special` is the card behind a Special tile."""

    event: EventId
    special: str = ""


class MonsterPaid(SeatEvent, frozen=True, gc=False, tag="monster_paid"):
    """`seat` paid a monster again (Pay Day, Witch Hunt, Suggestion)."""

    monster: MonsterId
    cost: Cost
    fed: MonsterId | None = None


class MonsterLeft(SeatEvent, frozen=True, gc=False, tag="monster_left"):
    """A monster of `seat` went to the Distant Lands."""

    monster: MonsterId


class TaxSealed(SeatEvent, frozen=True, gc=False, tag="tax_sealed"):
    """`seat` has decided what it pays; lords before it decide first. `gold` is for the seat itself."""

    gold: int | None


class TaxPaid(SeatEvent, frozen=True, gc=False, tag="tax"):
    """`seat` paid `gold` of the tax `due` for `tiles`, and took a token for each gold not paid (2.7)."""

    tiles: int
    due: int
    gold: int
    tokens: int


class SpecialSettled(SeatEvent, frozen=True, gc=False, tag="settled"):
    """What a special event took from and gave to `seat` (4.8); `due` was asked, `drawn` is for the seat itself."""

    special: str
    due: int = 0
    paid_gold: int = 0
    paid_food: int = 0
    got_gold: int = 0
    got_food: int = 0
    lost_imps: int = 0
    lost_traps: int = 0
    traps: int = 0
    drawn: tuple[str, ...] | None = None


class EvilChanged(SeatEvent, frozen=True, gc=False, tag="evil"):
    """The Evil of `seat` went from `before` to `after`; `steps` is what it should have been, beyond the ends too."""

    before: int
    after: int
    steps: int
    reason: EvilReason


class PaladinMoved(msgspec.Struct, frozen=True, gc=False, tag="paladin"):
    """The paladin came to the party of `seat`, from that of `left` or from his tent (2.9)."""

    paladin: str
    seat: Seat
    left: Seat | None


class AdventurersArrived(msgspec.Struct, frozen=True, gc=False, tag="arrived"):
    """Adventurers went to the lords, the least evil first (2.8); `seats` None is the counter of the colours."""

    adventurers: tuple[str, ...]
    seats: tuple[Seat | None, ...]
    evils: tuple[int, ...]


class RoundEnded(msgspec.Struct, frozen=True, gc=False, tag="round_ended"):
    """Imps came back, and the starting player token went to `starter` (2.10)."""

    season: Season
    starter: Seat


class YearEnded(msgspec.Struct, frozen=True, gc=False, tag="year_ended"):
    """The first combat was over (2.10): who was left of the adventurers went away."""

    year: int
    left: tuple[tuple[str, ...], ...]


class MatchEnded(msgspec.Struct, frozen=True, gc=False, tag="ended"):
    """The match ended with these scores in seat order (6)."""

    scores: tuple[Score, ...]
    places: tuple[int, ...]


Event = (
    MatchSetUp | InitialDealt | LockSealed | LocksOpened | RoundBegun | ColoursDrawn | OrdersSealed | OrdersOpened
    | MinionPlaced | FeePaid | OrderUnfulfilled | OrderCarriedOut | TunnelDug | DiggingStopped | GoldMined
    | MonsterHired | RoomBuilt | TrapGiven | TrapsReshuffled | RoomWorked | ProductionEnded | PlayOrderWanted
    | OrdersRetrieved | EventBegun | MonsterPaid | MonsterLeft | TaxSealed | TaxPaid | SpecialSettled | EvilChanged
    | PaladinMoved | AdventurersArrived | RoundEnded | YearEnded | MatchEnded | BattleEvent
)  # fmt: skip
