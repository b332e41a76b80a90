"""The arithmetic of combat: how many dice, what they mean, what is prevented (SPEC 6.2 to 6.8). Pure; rolls nothing.

Dice are faces (1.7). Wounds here are numbers; who dies of them is decided in `wounding.py`.
"""

from typing import Final

import msgspec

from games.legends_of_signum.parameters import CHARGE_DICE, COVER_DICE, MOST_NUMBERS
from games.legends_of_signum.sides import friends_of
from games.legends_of_signum.state import Table, Unit
from games.legends_of_signum.values import has, is_touching, keyword, strength
from games.legends_of_signum.vocabulary import Face, Stance

FACES: Final[tuple[Face, ...]] = ("axe", "axe", "shield", "shield", "bullseye", "bullseye")
"""The faces of the combat die by d6 (1.7)."""

Dice = tuple[Face, ...]


class ClashDice(msgspec.Struct, frozen=True, gc=False):
    """Numbers of dice in a clash: Strength dice and, in Guard, parry dice of both sides."""

    attack: int
    defence: int
    attack_parry: int = 0
    defence_parry: int = 0


class Roll(msgspec.Struct, frozen=True, gc=False):
    """What one side of a clash rolled. `fierce` is set for an attacker that has it."""

    stance: Stance
    dice: Dice
    parry: Dice = ()
    fierce: bool = False

    @property
    def hits(self) -> int:
        """Return the hits (6.3): in Assault axes and shields, with Fierce bullseyes too; in Guard axes."""
        if self.stance == "guard":
            return self.dice.count("axe")
        return len(self.dice) - (0 if self.fierce else self.dice.count("bullseye"))

    @property
    def blocks(self) -> int:
        """Return the blocks (6.3): none in Assault; in Guard the shields, those of parry dice too."""
        if self.stance == "assault":
            return 0
        return self.dice.count("shield") + self.parry.count("shield")


class Prevented(msgspec.Struct, frozen=True, gc=False):
    """What became of wounds (6.8): prevented by Armour or Resist, by a tactic, by ward; `wounds` are left."""

    armour: int
    tactic: int
    ward: int
    wounds: int


def clash_dice(table: Table, attacker: Unit, target: Unit, stance: Stance, *, charge: bool, more: int = 0) -> ClashDice:
    """Return how many dice a clash has; `more` are the defender's dice from a tactic (6.2, 6.3)."""
    return ClashDice(
        attack=attack_dice(table, attacker, target, charge=charge),
        defence=defence_dice(table, target) + more,
        attack_parry=keyword(table, attacker, "parry") if stance == "guard" else 0,
        defence_parry=keyword(table, target, "parry") if target.stance == "guard" else 0,
    )


def attack_dice(table: Table, attacker: Unit, target: Unit, *, charge: bool) -> int:
    """Return the attacker's dice: Strength, charge, and friends in contact with the target (6.2)."""
    dice = strength(table, attacker) + numbers(table, attacker, target)
    if charge:
        dice += CHARGE_DICE + keyword(table, attacker, "lancer") + keyword(table, attacker, "charge_die")
    return dice


def numbers(table: Table, attacker: Unit, target: Unit) -> int:
    """Return the dice that other friendly creatures in contact with the target add, 2 at most (6.2)."""
    return min(MOST_NUMBERS, sum(is_touching(friend, target) for friend in friends_of(table, attacker)))


def defence_dice(table: Table, target: Unit) -> int:
    """Return the defender's dice before tactics: one less for each clash it has been the target of this turn (6.2)."""
    tired = 0 if has(table, target, "stalwart") else target.defended
    return max(1, strength(table, target) - tired)


def clash_wounds(attack: Roll, defence: Roll) -> tuple[int, int]:
    """Return the wounds of the attacker and of the target before prevention (6.4)."""
    return max(0, defence.hits - attack.blocks), max(0, attack.hits - defence.blocks)


def backstab_wounds(dice: Dice) -> int:
    """Return the hits of a backstab (6.5): axes and shields."""
    return len(dice) - dice.count("bullseye")


def shot_hits(dice: Dice) -> int:
    """Return the hits of a shot, throw or magic shot (6.6, 6.7): bullseyes."""
    return dice.count("bullseye")


def shot_defence_dice(hits: int, *, cover: bool, sniper: bool, piercing: bool) -> int:
    """Return how many dice the target of a shot or throw rolls (6.6): none against Piercing; cover adds one."""
    if not hits or piercing:
        return 0
    return hits + (COVER_DICE if cover and not sniper else 0)


def shot_wounds(hits: int, defence: Dice) -> int:
    """Return the wounds of a shot or throw before prevention (6.6): each shield cancels a hit."""
    return max(0, hits - defence.count("shield"))


def prevented(wounds: int, *, armour: int = 0, tactic: int = 0, ward: int = 0) -> Prevented:
    """Return what is left of `wounds` after Armour (or Resist), a tactic and ward, in this order (6.8)."""
    by_armour = min(wounds, armour)
    by_tactic = min(wounds - by_armour, tactic)
    by_ward = min(wounds - by_armour - by_tactic, ward)
    return Prevented(by_armour, by_tactic, by_ward, wounds - by_armour - by_tactic - by_ward)
