"""What happened in combat, in the past tense (SPEC 5). A field that only its own seat may know is None for the others.

Evil, the paladin, monsters paid and traps handed over tell the events of `events.py`.
"""

from typing import Literal

import msgspec

from games.dungeon_lords.components import Cost, MonsterId
from games.kernel.ids import Seat

NoBattle = Literal["no_party", "no_tile", "party_left"]
HitSource = Literal["trap", "monster", "fatigue", "poison"]
Stopped = Literal["nobody_attacked", "dragon", "antimagic_dart"]


class CombatBegun(msgspec.Struct, frozen=True, gc=False, tag="combat"):
    """The combat of a year began, or its next round (5.1)."""

    year: int
    round: int


class PlanSealed(msgspec.Struct, frozen=True, gc=False, tag="planned"):
    """`seat` went on with its plan, or is ready. What it chose in this step is for the seat itself."""

    seat: Seat
    ready: bool
    choice: str | None = None


class PlansOpened(msgspec.Struct, frozen=True, gc=False, tag="plans"):
    """A plan as everybody may know it now: tile, monsters, and how many traps lie face down (5.2)."""

    seat: Seat
    cell: str
    sent: tuple[MonsterId, ...]
    traps: int


class CardTurned(msgspec.Struct, frozen=True, gc=False, tag="card"):
    """The combat card of the round was turned up."""

    round: int
    card: str


class BattleBegun(msgspec.Struct, frozen=True, gc=False, tag="battle"):
    """The battle of `seat` began; `party` from the front."""

    seat: Seat
    cell: str
    party: tuple[str, ...]


class NoBattleFought(msgspec.Struct, frozen=True, gc=False, tag="no_battle"):
    """There was nothing to fight for `seat` in this round."""

    seat: Seat
    why: NoBattle


class TrapUsed(msgspec.Struct, frozen=True, gc=False, tag="trap"):
    """A planned trap was turned up and paid."""

    seat: Seat
    trap: str
    cost: Cost
    imps: int = 0


class TrapPointsStopped(msgspec.Struct, frozen=True, gc=False, tag="stopped"):
    """Icons took points of trap damage off; `left` icons remain in the pool."""

    seat: Seat
    points: int
    left: int


class Hit(msgspec.Struct, frozen=True, gc=False, tag="hit"):
    """An adventurer took `points`; `shielded` were taken off by Magic Shield; `left` hit points remain."""

    seat: Seat
    adventurer: str
    source: HitSource
    by: str
    points: int
    shielded: int
    left: int


class Eliminated(msgspec.Struct, frozen=True, gc=False, tag="eliminated"):
    """An adventurer was put in the prison of `seat`; the illusory one just vanished."""

    seat: Seat
    adventurer: str


class SpellDecided(msgspec.Struct, frozen=True, gc=False, tag="spell"):
    """The party had `magic` of the icons `needed`; `blocked` by a dart or the Anti-magic Room."""

    seat: Seat
    spell: str
    magic: int
    needed: int
    cast: bool
    blocked: bool


class SpellDone(msgspec.Struct, frozen=True, gc=False, tag="spell_done"):
    """What a spell did beyond what other events tell. `target` is a monster, adventurer or prisoner."""

    seat: Seat
    spell: str
    target: str = ""
    gold: int = 0
    food: int = 0
    imps: int = 0


class MonsterWithdrawn(msgspec.Struct, frozen=True, gc=False, tag="withdrawn"):
    """A monster went back to the lair, face up."""

    seat: Seat
    monster: MonsterId


class MonsterAttacked(msgspec.Struct, frozen=True, gc=False, tag="attacked"):
    """A monster attacked with a line (1 or 2); its hits follow. `food` was its price."""

    seat: Seat
    monster: MonsterId
    line: int
    food: int = 0
    no_conquest: bool = False


class MonsterIdle(msgspec.Struct, frozen=True, gc=False, tag="idle"):
    """A monster could not attack."""

    seat: Seat
    monster: MonsterId


class MonsterSpent(msgspec.Struct, frozen=True, gc=False, tag="spent"):
    """A monster used was turned face down, or went back face up."""

    seat: Seat
    monster: MonsterId
    face_up: bool


class Healed(msgspec.Struct, frozen=True, gc=False, tag="healed"):
    """An adventurer lost `points` of damage."""

    seat: Seat
    adventurer: str
    points: int
    left: int


class HealingSkipped(msgspec.Struct, frozen=True, gc=False, tag="no_healing"):
    """The party did not heal."""

    seat: Seat
    why: Stopped


class Conquered(msgspec.Struct, frozen=True, gc=False, tag="conquered"):
    """The party conquered a tile."""

    seat: Seat
    cell: str


class NotConquered(msgspec.Struct, frozen=True, gc=False, tag="not_conquered"):
    """The tile stayed unconquered: nobody was left, or a trap or monster prevented it."""

    seat: Seat
    cell: str
    prevented: bool


class PrisonerReleased(msgspec.Struct, frozen=True, gc=False, tag="released"):
    """A prisoner was set free."""

    seat: Seat
    prisoner: str


BattleEvent = (
    CombatBegun
    | PlanSealed
    | PlansOpened
    | CardTurned
    | BattleBegun
    | NoBattleFought
    | TrapUsed
    | TrapPointsStopped
    | Hit
    | Eliminated
    | SpellDecided
    | SpellDone
    | MonsterWithdrawn
    | MonsterAttacked
    | MonsterIdle
    | MonsterSpent
    | Healed
    | HealingSkipped
    | Conquered
    | NotConquered
    | PrisonerReleased
)
