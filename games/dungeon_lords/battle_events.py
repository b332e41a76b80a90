"""What happened in combat, in the past tense (SPEC 5). A field that only its own seat may know is None for the others.

Evil, the paladin, monsters paid and traps handed over tell the events of `events.py`.
"""

from typing import Literal

import msgspec

from games.dungeon_lords.components import Cost, MonsterId
from games.kernel.public import SeatEvent

NoBattle = Literal["no_party", "no_tile", "party_left"]
HitSource = Literal["trap", "monster", "fatigue", "poison"]
Stopped = Literal["nobody_attacked", "dragon", "antimagic_dart"]


class CombatBegun(msgspec.Struct, frozen=True, gc=False, tag="combat"):
    """The combat of a year began, or its next round (5.1)."""

    year: int
    round: int


class PlanSealed(SeatEvent, frozen=True, gc=False, tag="planned"):
    """`seat` went on with its plan, or is ready. What it chose in this step is for the seat itself."""

    ready: bool
    choice: str | None = None


class PlansOpened(SeatEvent, frozen=True, gc=False, tag="plans"):
    """A plan as everybody may know it now: tile, monsters, and how many traps lie face down (5.2)."""

    cell: str
    sent: tuple[MonsterId, ...]
    traps: int


class CardTurned(msgspec.Struct, frozen=True, gc=False, tag="card"):
    """The combat card of the round was turned up."""

    round: int
    card: str


class BattleBegun(SeatEvent, frozen=True, gc=False, tag="battle"):
    """The battle of `seat` began; `party` from the front."""

    cell: str
    party: tuple[str, ...]


class NoBattleFought(SeatEvent, frozen=True, gc=False, tag="no_battle"):
    """There was nothing to fight for `seat` in this round."""

    why: NoBattle


class TrapUsed(SeatEvent, frozen=True, gc=False, tag="trap"):
    """A planned trap was turned up and paid."""

    trap: str
    cost: Cost
    imps: int = 0


class TrapPointsStopped(SeatEvent, frozen=True, gc=False, tag="stopped"):
    """Icons took points of trap damage off; `left` icons remain in the pool."""

    points: int
    left: int


class Hit(SeatEvent, frozen=True, gc=False, tag="hit"):
    """An adventurer took `points`; `shielded` were taken off by Magic Shield; `left` hit points remain."""

    adventurer: str
    source: HitSource
    by: str
    points: int
    shielded: int
    left: int


class Eliminated(SeatEvent, frozen=True, gc=False, tag="eliminated"):
    """An adventurer was put in the prison of `seat`; the illusory one just vanished."""

    adventurer: str


class SpellDecided(SeatEvent, frozen=True, gc=False, tag="spell"):
    """The party had `magic` of the icons `needed`; `blocked` by a dart or the Anti-magic Room."""

    spell: str
    magic: int
    needed: int
    cast: bool
    blocked: bool


class SpellDone(SeatEvent, frozen=True, gc=False, tag="spell_done"):
    """What a spell did beyond what other events tell. `target` is a monster, adventurer or prisoner."""

    spell: str
    target: str = ""
    gold: int = 0
    food: int = 0
    imps: int = 0


class MonsterWithdrawn(SeatEvent, frozen=True, gc=False, tag="withdrawn"):
    """A monster went back to the lair, face up."""

    monster: MonsterId


class MonsterAttacked(SeatEvent, frozen=True, gc=False, tag="attacked"):
    """A monster attacked with a line (1 or 2); its hits follow. `food` was its price."""

    monster: MonsterId
    line: int
    food: int = 0
    no_conquest: bool = False


class MonsterIdle(SeatEvent, frozen=True, gc=False, tag="idle"):
    """A monster could not attack."""

    monster: MonsterId


class MonsterSpent(SeatEvent, frozen=True, gc=False, tag="spent"):
    """A monster used was turned face down, or went back face up."""

    monster: MonsterId
    face_up: bool


class Healed(SeatEvent, frozen=True, gc=False, tag="healed"):
    """An adventurer lost `points` of damage."""

    adventurer: str
    points: int
    left: int


class HealingSkipped(SeatEvent, frozen=True, gc=False, tag="no_healing"):
    """The party did not heal."""

    why: Stopped


class Conquered(SeatEvent, frozen=True, gc=False, tag="conquered"):
    """The party conquered a tile."""

    cell: str


class NotConquered(SeatEvent, frozen=True, gc=False, tag="not_conquered"):
    """The tile stayed unconquered: nobody was left, or a trap or monster prevented it."""

    cell: str
    prevented: bool


class PrisonerReleased(SeatEvent, frozen=True, gc=False, tag="released"):
    """A prisoner was set free."""

    prisoner: str


BattleEvent = (
    CombatBegun | PlanSealed | PlansOpened | CardTurned | BattleBegun | NoBattleFought | TrapUsed | TrapPointsStopped
    | Hit | Eliminated | SpellDecided | SpellDone | MonsterWithdrawn | MonsterAttacked | MonsterIdle | MonsterSpent
    | Healed | HealingSkipped | Conquered | NotConquered | PrisonerReleased
)  # fmt: skip
