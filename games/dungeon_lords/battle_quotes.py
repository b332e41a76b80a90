"""What a choice in combat would cost and do (SPEC 5). Values only; nothing in them that the seat may not know."""

import msgspec

from games.dungeon_lords.components import Cost, MonsterId


class Prospect(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An adventurer before and after: hit points `before` and `left` (0: imprisoned)."""

    adventurer: str
    before: int
    left: int


class PlanQuote(msgspec.Struct, frozen=True, gc=False, tag="plan"):
    """A plan rehearsed: price, and the line after a battle in which every choice is made by default.

    `card` is the combat card of the round if the lord knows it, else "": then no spell is cast, and fatigue, which
    every card brings, is not reckoned (`tires` False). `conquered`: the tile would be lost.
    """

    cost: Cost
    imps: int = 0
    card: str = ""
    line: tuple[Prospect, ...] = ()
    tires: bool = False
    conquered: bool = False


class StrikeQuote(msgspec.Struct, frozen=True, gc=False, tag="strike"):
    """What a trap, a dart or an attack does at once: price, and the line after it.

    `food` is paid; `no_conquest` keeps the tile; `face_up`: the monster can be used again.
    """

    line: tuple[Prospect, ...]
    food: int = 0
    no_conquest: bool = False
    face_up: bool = False
    raised: int = 0


class SpellQuote(msgspec.Struct, frozen=True, gc=False, tag="spell"):
    """What an answer to a spell costs: goods, Evil as it would stand, monsters that leave the battle."""

    cost: Cost
    evil: int
    withdrawn: tuple[MonsterId, ...] = ()
    removed: MonsterId | None = None


BattleQuote = PlanQuote | StrikeQuote | SpellQuote
