"""The closed vocabulary in which cards say what they do (SPEC 7, 8). Ids and numbers only.

Every word that a card may use is a `Literal` or a struct here. A card that uses another one is refused when the data
file is loaded; no rule looks at the id of a card to know what it does.
"""

from typing import Final, Literal, get_args

import msgspec

Band = Literal["S", "M", "L", "XL"]
"""A distance band (5.2)."""

MILLIMETRES: Final[dict[Band, int]] = {"S": 80, "M": 100, "L": 150, "XL": 250}
"""How long each band is (5.2)."""

RUN_MILLIMETRES: Final[dict[Band, int]] = {"S": 100, "M": 150, "L": 250, "XL": 350}
"""How far a creature that moves by this band may run: the next band (5.2)."""

Face = Literal["axe", "shield", "bullseye"]
"""A face of the combat die (1.7)."""

Stance = Literal["assault", "guard"]
Duration = Literal["turn", "next", "perm"]
"""Until the end of the turn, until the next Start phase of its maker, or for good (1.8)."""

Keyword = Literal[
    "agile", "armour", "battle_mage", "berserk", "charge_die", "cloaked", "fierce", "flight", "forester", "healer",
    "hidden", "knockback", "lancer", "looter", "mage", "parry", "piercing", "pin", "poison", "quick_shooter",
    "regeneration", "resist", "rush", "scout", "shooter", "slow", "sniper", "stalwart", "taunt", "thrower",
    "treasure_hunter",
]  # fmt: skip
KEYWORDS: Final[tuple[Keyword, ...]] = get_args(Keyword)

HexKind = Literal["control", "stun", "root"]
Slot = Literal["weapon", "armour", "amulet", "standard"]
"""The class of a relic; a hero wears one of each class that its card names."""

Target = Literal["none", "friend", "friend_character", "friend_character_used", "enemy_character", "enemy"]
"""Whom a spell or a power may be aimed at (8.2)."""

Trigger = Literal[
    "enemy_melee", "enemy_shot", "enemy_spell", "enemy_deploy", "enemy_run", "enemy_near_hero", "enemy_build",
    "enemy_heal", "own_dying", "own_died", "own_died_melee", "hero_wounded",
]  # fmt: skip
Subject = Literal["character", "hero"]


class _Word(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="op"):
    """What all operations share: the field `op` names them."""


class Wound(_Word, frozen=True, tag="wound"):
    """Effect wounds to the target, or to the enemy creature that set off the tactic."""

    amount: int
    magic: bool = False


class WoundKiller(_Word, frozen=True, tag="wound_killer"):
    """Effect wounds to the creature that made the killing attack."""

    amount: int


class Heal(_Word, frozen=True, tag="heal"):
    """Remove so many wounds at most; a healing event."""

    amount: int


class Strengthen(_Word, frozen=True, tag="strength"):
    """Strength of the target."""

    amount: int
    until: Duration


class StrengthenAll(_Word, frozen=True, tag="strength_all"):
    """Strength of all own characters that are on the field now."""

    amount: int
    until: Duration


class StrengthenNextTurn(_Word, frozen=True, tag="strength_next_turn"):
    """Strength, in the owner's next turn, of the own characters on the field when it starts."""

    amount: int


class AddHealth(_Word, frozen=True, tag="health"):
    """Health of the target, for good."""

    amount: int


class Grant(_Word, frozen=True, tag="grant"):
    """A keyword; the higher of printed and granted value counts."""

    keyword: Keyword
    value: int
    until: Duration


class Ward(_Word, frozen=True, tag="ward"):
    """Prevent so many wounds, until the next Start phase of the player who gave it."""

    amount: int


class Stun(_Word, frozen=True, tag="stun"):
    """Stun the target (7.1)."""


class Root(_Word, frozen=True, tag="root"):
    """Root the target (7.1)."""


class GainProsperity(_Word, frozen=True, tag="prosperity"):
    """The owner gains prosperity."""

    amount: int


class Steal(_Word, frozen=True, tag="steal"):
    """Take up to so much prosperity from the player whose act set it off."""

    amount: int


class Draw(_Word, frozen=True, tag="draw"):
    """The owner draws cards; an empty deck gives nothing."""

    amount: int


class Reclaim(_Word, frozen=True, tag="reclaim"):
    """Take a character of at most this total cost from the own Graveyard into the hand."""

    most: int


class Ready(_Word, frozen=True, tag="ready"):
    """The target may be activated once more this turn."""


class MoveBonus(_Word, frozen=True, tag="move_bonus"):
    """Millimetres more for all own Moves and Runs of this turn."""

    amount: int
    until: Literal["turn"]


class SlowEnemy(_Word, frozen=True, tag="slow_enemy"):
    """Millimetres less for enemy Moves and Runs until the own next Start phase."""

    amount: int
    until: Literal["next"]


class Cancel(_Word, frozen=True, tag="cancel"):
    """What set the tactic off does not happen; its costs stay paid."""


class MoreDice(_Word, frozen=True, tag="dice"):
    """Dice for the attacked creature in this clash."""

    amount: int


class ClashArmour(_Word, frozen=True, tag="clash_armour"):
    """Wounds that the attacked creature prevents in this clash, after its Armour."""

    amount: int


class Survive(_Word, frozen=True, tag="survive"):
    """The dying creature keeps exactly 1 health."""


OnCreature = Wound | Heal | Strengthen | AddHealth | Grant | Ward | Stun | Root | Ready
"""Operations on one creature."""

OnPlayer = StrengthenAll | StrengthenNextTurn | GainProsperity | Steal | Draw | Reclaim | MoveBonus | SlowEnemy
OnEvent = WoundKiller | Cancel | MoreDice | ClashArmour | Survive
"""Operations that make sense only while a tactic's event is under way."""

Operation = OnCreature | OnPlayer | OnEvent
"""The words in which every ability is written; the data file is refused with any other (SPEC 8)."""


class Hex(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Ability: one die; on one of `faces` the enemy character in range is controlled, stunned or rooted (7.3)."""

    op: HexKind
    faces: tuple[Face, ...]
    range: Band


class Aura(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What own characters within `range` of the source have, the source excepted (7.2)."""

    range: Band
    strength: int = 0
    armour: int = 0
    berserk: int = 0
    charge_die: int = 0


class StartHeal(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Healing in the Start phase of own characters within `range` of the hero."""

    range: Band
    amount: int
