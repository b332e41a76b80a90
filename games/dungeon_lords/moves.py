"""The moves of Dungeon Lords and their notation (SPEC 8.1)."""

from typing import Annotated, Literal, get_args

import msgspec

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import CELLS, MONSTER, ORDERS, ROOM, TRAP, MonsterId, OrderId
from games.kernel.game import Aliases
from games.kernel.notation import Id, Line, Number, Several, folded

Order = Annotated[OrderId, Id(ORDERS)]
Monster = Annotated[MonsterId, Id(MONSTER)]
Fed = Annotated[MonsterId | None, Id(MONSTER, lead="feeding")]
Cell = Annotated[str, Id(CELLS)]
RoomId = Annotated[str, Id(ROOM)]
TrapId = Annotated[str, Id(TRAP)]
Adventurer = Annotated[str, Id(ADVENTURER)]
Other = Literal["fee", "produce", "taxes"]
Face = Literal["down", "up"]
FACES = get_args(Face)
Amount = Annotated[int, Number()]


class Lock(msgspec.Struct, frozen=True, gc=False, tag="lock"):
    """Make two of the three initial orders inaccessible: `lock food mine`."""

    first: Order
    second: Annotated[OrderId, Id(ORDERS, paired="first")]


class Seal(msgspec.Struct, frozen=True, gc=False, tag="orders"):
    """Seal first, second, third order: `orders dig mine food`; in two-player matches a fourth for the colour."""

    first: Order
    second: Order
    third: Order
    other: Annotated[OrderId | None, Id(ORDERS)] = None


class Accept(msgspec.Struct, frozen=True, gc=False, tag="accept"):
    """Carry out the order, pay the fee, or say yes to whatever is asked: `accept`."""


class Decline(msgspec.Struct, frozen=True, gc=False, tag="decline"):
    """Leave the order unfulfilled, refuse the fee, or say no to whatever is asked: `decline`."""


class Spy(msgspec.Struct, frozen=True, gc=False, tag="spy"):
    """Carry out Improve Reputation and look at the combat card at `position` (1 to 4): `spy 2`."""

    position: Amount


class Dig(msgspec.Struct, frozen=True, gc=False, tag="dig"):
    """Dig a tunnel: `dig D2`."""

    cell: Cell


class Mine(msgspec.Struct, frozen=True, gc=False, tag="mine"):
    """Let so many imps mine: `mine 2`."""

    imps: Amount


class Done(msgspec.Struct, frozen=True, gc=False, tag="done"):
    """Stop digging or producing: `done`."""


class GiveTrap(msgspec.Struct, frozen=True, gc=False, tag="give"):
    """Hand over a trap from hand, face down: `give pendulum`."""

    trap: TrapId


class Hire(msgspec.Struct, frozen=True, gc=False, tag="hire"):
    """Hire a monster or ghost; a Demon is fed another: `hire troll`, `hire demon feeding goblin`."""

    monster: Monster
    fed: Fed = None


class Build(msgspec.Struct, frozen=True, gc=False, tag="build"):
    """Build a room in place of a tunnel: `build mint C3`."""

    room: RoomId
    cell: Cell


class Produce(msgspec.Struct, frozen=True, gc=False, tag="produce"):
    """Use a production room; the Tool Shed digs a cell: `produce mint`, `produce tool_shed D2`."""

    room: RoomId
    cell: Annotated[str | None, Id(CELLS)] = None


class Retrieve(msgspec.Struct, frozen=True, gc=False, tag="retrieve"):
    """Take back one of the three orders played: `retrieve dig`."""

    order: Order


class InTurn(msgspec.Struct, frozen=True, gc=False, tag="in_turn"):
    """Have the lords produce and retrieve in play order, so that one decides after those before: `in_turn`."""


class PayMonster(msgspec.Struct, frozen=True, gc=False, tag="keep"):
    """Pay a monster or ghost (Pay Day, Witch Hunt, Suggestion): `keep witch`, `keep demon feeding goblin`."""

    monster: Monster
    fed: Fed = None


class Dismiss(msgspec.Struct, frozen=True, gc=False, tag="dismiss"):
    """Let a monster or ghost leave, or withdraw it from the battle: `dismiss witch`."""

    monster: Monster


class Pay(msgspec.Struct, frozen=True, gc=False, tag="pay"):
    """Pay so much gold (or food) of what is asked: `pay 2`."""

    amount: Amount


class Battleground(msgspec.Struct, frozen=True, gc=False, tag="ground"):
    """Choose the battleground among the nearest tiles: `ground C3`."""

    cell: Cell


class Ahead(msgspec.Struct, frozen=True, gc=False, tag="ahead"):
    """No move but a wish: answer in advance what is asked about an order, or another question: `ahead food accept`.

    To accept is to carry it out if that can be paid, mining, producing and paying as much as possible.
    """

    order: Annotated[OrderId | Other, Id((*ORDERS, *get_args(Other)))]
    answer: Annotated[Literal["accept", "decline"], Id(("accept", "decline"))]


class PlanTraps(msgspec.Struct, frozen=True, gc=False, tag="set"):
    """Plan traps, all in one move so that nobody can count them: `set pendulum trap_door`, `set nothing`."""

    traps: Annotated[tuple[str, ...], Several(Id(TRAP), none="nothing")]


class Send(msgspec.Struct, frozen=True, gc=False, tag="send"):
    """Send monsters and ghosts into the battle, all in one move: `send troll ghost`, `send nothing`."""

    monsters: Annotated[tuple[MonsterId, ...], Several(Id(MONSTER), none="nothing")]


class Replan(msgspec.Struct, frozen=True, gc=False, tag="replan"):
    """Take the whole plan back and begin anew: `replan`."""


class UseTrap(msgspec.Struct, frozen=True, gc=False, tag="use"):
    """Say which of two planned traps is used next: `use pendulum`."""

    trap: TrapId


class Target(msgspec.Struct, frozen=True, gc=False, tag="target"):
    """Name the adventurer that a dart strikes: `target thief_1_2`."""

    adventurer: Adventurer


class Choose(msgspec.Struct, frozen=True, gc=False, tag="choose"):
    """Name the monster that a spell strikes: `choose troll`; of two that lie differently `choose vampire down`."""

    monster: Monster
    face: Annotated[Face | None, Id(FACES)] = None


class Attack(msgspec.Struct, frozen=True, gc=False, tag="attack"):
    """Attack with a monster or ghost: line 1 or 2, its targets, and which hit (1 or 2) a room raises, 0 for none.

    `attack witch 2 thief_1_2 priest_1_1 raise 2`.
    """

    monster: Monster
    line: Amount
    target: Annotated[str | None, Id(ADVENTURER)] = None
    second: Annotated[str | None, Id(ADVENTURER)] = None
    raised: Annotated[int, Number(lead="raise")] = 0


class Release(msgspec.Struct, frozen=True, gc=False, tag="release"):
    """Set a prisoner free: `release warrior_1_1`."""

    prisoner: Adventurer


Move = (
    Lock | Seal | Accept | Decline | Spy | Dig | Mine | Done | GiveTrap | Hire | Build | Produce | Retrieve | InTurn
    | PayMonster | Dismiss | Pay | Battleground | PlanTraps | Send | Replan | UseTrap | Target | Choose
    | Attack | Release | Ahead
)  # fmt: skip

_ATTACK, _MONSTERS = folded(("attack",)), folded(MONSTER)


def with_only_attack(text: str, aliases: Aliases) -> str:
    """Return a line in which an attack of a monster that has one attack names it: `attack ghost 1 thief_1_2`."""
    line = Line(text, aliases)
    if line.take(_ATTACK) is None:
        return text
    monster = line.take(_MONSTERS)
    if monster is None or len(MONSTER[monster].lines) > 1 or (line.words and line.words[0].isdigit()):
        return text
    return " ".join(("attack", monster, "1", *line.words))


_WISHES: dict[type, str] = {
    Spy: "reputation", Dig: "dig", Hire: "monster", Build: "room", Retrieve: "retrieve", Pay: "taxes",
}  # fmt: skip


def wish_kind(wish: Move) -> str:
    """Return the kind of decision that a wish is for; "" for a move that cannot be wished for."""
    return wish.order if isinstance(wish, Ahead) else _WISHES.get(type(wish), "")
