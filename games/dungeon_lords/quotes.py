"""What a choice would cost and do, and what a lord's points are made of (SPEC 2.4, 5, 6). Values only.

Nothing is in them that the seat may not know. `cost` is the whole price, `after` what the lord would have then.
`payable` compares with what he has now; an earlier order of the same round may change that.
"""

from typing import Literal

import msgspec

from games.dungeon_lords.components import Cost, MonsterId, OrderId, TitleId
from games.dungeon_lords.state import Tile
from games.kernel.ids import Seat


class Goods(msgspec.Struct, frozen=True, gc=False):
    """What a lord has: numbers, `imps` free and all, Evil, traps in hand."""

    gold: int
    food: int
    imps: int
    free_imps: int
    evil: int
    traps: int


class SquareQuote(msgspec.Struct, frozen=True, gc=False):
    """One square of an order for one lord now: price, gains, and whether he could pay it with what he has.

    `better` is Evil taken off, `most` how many imps could dig or mine at most. `taken`: a minion stands there.
    """

    order: OrderId
    square: int
    cost: Cost
    payable: bool
    taken: bool
    gold: int = 0
    food: int = 0
    better: int = 0
    imps: int = 0
    traps: int = 0
    spy: bool = False
    most: int = 0
    supervisors: int = 0


class OrdersQuote(msgspec.Struct, frozen=True, gc=False, tag="orders"):
    """The three orders sealed together, each with its squares; `fee` is due at once if Hire Monster comes first."""

    orders: tuple[tuple[SquareQuote, ...], ...]
    fee: int = 0


class ChangeQuote(msgspec.Struct, frozen=True, gc=False, tag="change"):
    """What a move takes and gives at once: `cost` paid, then what the lord has `before` and `after`.

    `better` is Evil that production takes off at the end of the phase, `workers` how many imps and Troll tokens a room
    takes. `paladin`: "comes" to this lord, "leaves" him, "" nothing changes. `tokens` are unpaid-tax tokens, `points`
    what they mean at the end.
    """

    cost: Cost
    before: Goods
    after: Goods
    paladin: Literal["", "comes", "leaves"] = ""
    busy: int = 0
    better: int = 0
    workers: int = 0
    tiles: tuple[Tile, ...] = ()
    tokens: int = 0
    points: int = 0
    lost: tuple[MonsterId, ...] = ()


class LockQuote(msgspec.Struct, frozen=True, gc=False, tag="lock"):
    """The orders that would be inaccessible in the next round."""

    locked: tuple[OrderId, ...]


class TitleShare(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """How a lord stands for a title: his `amount`, and the points it brings him; `alone` if nobody shares it."""

    title: TitleId
    amount: int
    points: int
    alone: bool


class RoomPoints(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Points of a second-year scoring room."""

    room: str
    points: int


class Score(msgspec.Struct, frozen=True, gc=False):
    """The points of one lord and what they are made of (6). Counts and the points for them."""

    seat: Seat
    monsters: int
    monster_points: int
    rooms: int
    room_points: int
    prisoners: int
    prisoner_points: int
    paladins: int
    paladin_points: int
    conquered: int
    conquered_points: int
    tax_tokens: int
    tax_points: int
    scoring_rooms: tuple[RoomPoints, ...]
    titles: tuple[TitleShare, ...]
    total: int


class Prospect(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An adventurer before and after: hit points `before` and `left` (0: imprisoned)."""

    adventurer: str
    before: int
    left: int


class Outlook(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A round to come: whether a tile falls, and the fatigue, which is `least` and `most` where it is not known.

    `cells` are the tiles of which one falls.
    """

    round: int
    least: int
    most: int
    falls: Literal["yes", "no", "maybe"]
    cells: tuple[str, ...]


class PlanQuote(msgspec.Struct, frozen=True, gc=False, tag="plan"):
    """A plan rehearsed: price, and the line after a battle in which every choice is made by default.

    `card` is the combat card of the round if the lord knows it, else "": then no spell is cast, and fatigue, which
    every card brings, is not reckoned (`tires` False). `conquered`: the tile would be lost. `stopped`: points of the
    traps that the party's icons take off. `rest`: the rounds to come if nothing more is sent, with this one where its
    fatigue is not reckoned.
    """

    cost: Cost
    imps: int = 0
    card: str = ""
    line: tuple[Prospect, ...] = ()
    tires: bool = False
    conquered: bool = False
    stopped: int = 0
    rest: tuple[Outlook, ...] = ()


class StrikeQuote(msgspec.Struct, frozen=True, gc=False, tag="strike"):
    """What a trap, a dart or an attack does at once: price, and the line after it.

    `food` is paid; `no_conquest` keeps the tile; `face_up`: the monster can be used again; `poison`: so much more at
    the end of the round.
    """

    line: tuple[Prospect, ...]
    food: int = 0
    no_conquest: bool = False
    face_up: bool = False
    poison: int = 0


class SpellQuote(msgspec.Struct, frozen=True, gc=False, tag="spell"):
    """What an answer to a spell costs: goods, Evil as it would stand, monsters that leave the battle."""

    cost: Cost
    evil: int
    withdrawn: tuple[MonsterId, ...] = ()
    removed: MonsterId | None = None


BattleQuote = PlanQuote | StrikeQuote | SpellQuote
