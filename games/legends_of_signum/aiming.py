"""Who may attack, shoot, heal or hex whom (SPEC 4.10, 6.2, 6.6, 6.7, 7). Pure.

Each `objection_to_...` returns the first thing that forbids it as an `IllegalMove` with its facts, or None. Whether the
unit may act at all is asked in `activating.py`.
"""

from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.legends_of_signum.geometry import Disc, Point, first_near, gap, is_contact, is_covered, is_within
from games.legends_of_signum.sides import are_enemies, friends_of, prey_of
from games.legends_of_signum.state import Table, Unit
from games.legends_of_signum.values import has, is_touching, keyword, touching_enemies
from games.legends_of_signum.vocabulary import MILLIMETRES, Band, Keyword

Missile = Literal["shoot", "throw", "magic"]
Objection = IllegalMove | None

MISSILES: Final[dict[Missile, tuple[Keyword, Band]]] = {
    "shoot": ("shooter", "XL"),
    "throw": ("thrower", "M"),
    "magic": ("mage", "L"),
}
"""Keyword and range of the three ways to strike from afar."""

HEAL_RANGE: Final = "S"
"""How far a Healer reaches (SPEC 7)."""


class Sight(msgspec.Struct, frozen=True, gc=False):
    """How one creature sees another: line of sight, cover of the other one, distance in millimetres."""

    unit: str
    seen: bool
    cover: bool
    distance: int


def may_use_after_move(table: Table, unit: Unit, missile: Missile) -> bool:
    """Return whether `unit` may strike from afar although it has moved (4.10)."""
    if missile == "throw":
        return True
    return has(table, unit, "quick_shooter" if missile == "shoot" else "battle_mage")


def objection_to_fight(table: Table, unit: Unit, target: Unit) -> Objection:
    """Return what forbids a clash (6.2).

    `own_unit` (`unit`), `not_in_contact` (`unit`, `distance`), `taunt` (`units`).
    """
    if all(other.id != target.id for other in prey_of(table, unit)):
        return IllegalMove("own_unit", unit=target.id)
    if not is_touching(unit, target):
        return IllegalMove("not_in_contact", unit=target.id, distance=gap(unit.disc, target.disc))
    taunting = tuple(other.id for other in touching_enemies(table, unit) if has(table, other, "taunt"))
    if taunting and target.id not in taunting:
        return IllegalMove("taunt", units=taunting)
    return None


def objection_to_missile(table: Table, unit: Unit, target: Unit, missile: Missile) -> Objection:
    """Return what forbids a shot, throw or magic shot of `unit` from where it is (6.6, 6.7).

    What `objection_to_missiles` says, `own_unit`, `too_far` (`unit`, `distance`, `most`), `hidden`
    (`unit`), `in_melee` (`unit`, `units`), `no_sight` (`unit`, `blocker`).
    """
    return objection_to_missiles(table, unit, missile) or objection_to_mark(table, unit, target, missile)


def objection_to_mark(table: Table, unit: Unit, target: Unit, missile: Missile) -> Objection:
    """Return what forbids this target to a creature that may shoot, throw or use magic (6.6)."""
    if not are_enemies(table, unit.side, target.side):
        return IllegalMove("own_unit", unit=target.id)
    return _objection_to_aim(table, unit, target, missile)


def objection_to_missiles(table: Table, unit: Unit, missile: Missile) -> Objection:
    """Return what forbids all shots, throws or magic shots of `unit`: `cannot`, `has_moved`, `engaged` (4.10)."""
    word, _ = MISSILES[missile]
    if not has(table, unit, word):
        return IllegalMove("cannot", keyword=word)
    if unit.moved and not may_use_after_move(table, unit, missile):
        return IllegalMove("has_moved")
    if engaging := tuple(other.id for other in touching_enemies(table, unit)):
        return IllegalMove("engaged", units=engaging)
    return None


def can_aim(table: Table, unit: Unit, target: Unit, missile: Missile, at: Point) -> bool:
    """Return whether `unit` could aim at `target` if it stood at `at` and were not engaged there (18.5)."""
    return _objection_to_aim(table, replace(unit, x=at.x, y=at.y), target, missile) is None


def _objection_to_aim(table: Table, unit: Unit, target: Unit, missile: Missile) -> Objection:
    """Return what forbids aiming: range, Hidden, contact with a friend (Sniper may), line of sight (6.6, 6.7)."""
    _, band = MISSILES[missile]
    if not is_within(unit.disc, target.disc, MILLIMETRES[band]):
        return _too_far(unit, target, band)
    if has(table, target, "hidden"):
        return IllegalMove("hidden", unit=target.id)
    if not (missile != "magic" and has(table, unit, "sniper")):
        fighting = tuple(friend.id for friend in friends_of(table, unit) if is_touching(friend, target))
        if fighting:
            return IllegalMove("in_melee", unit=target.id, units=fighting)
    if is_seen(table, unit, target):
        return None
    return IllegalMove("no_sight", unit=target.id, blocker=sight_blocker(table, unit, target) or "")


def objection_to_heal(table: Table, unit: Unit, target: Unit) -> Objection:
    """Return what forbids Healer (7): `cannot`, `itself`, `enemy_unit`, `too_far`, `not_wounded`."""
    if not has(table, unit, "healer"):
        return IllegalMove("cannot", keyword="healer")
    if target.id == unit.id:
        return IllegalMove("itself")
    if are_enemies(table, unit.side, target.side):
        return IllegalMove("enemy_unit", unit=target.id)
    if not is_within(unit.disc, target.disc, MILLIMETRES[HEAL_RANGE]):
        return _too_far(unit, target, HEAL_RANGE)
    return None if target.wounds else IllegalMove("not_wounded", unit=target.id)


def objection_to_hex(table: Table, unit: Unit, target: Unit) -> Objection:
    """Return what forbids a hex (7.3): `cannot`, `own_unit`, `no_character`, `too_far`, `is_stunned`."""
    hexing = unit.data.hex
    if hexing is None:
        return IllegalMove("cannot", keyword="hex")
    if not are_enemies(table, unit.side, target.side):
        return IllegalMove("own_unit", unit=target.id)
    if target.is_hero:
        return IllegalMove("no_character", unit=target.id)
    if not is_within(unit.disc, target.disc, MILLIMETRES[hexing.range]):
        return _too_far(unit, target, hexing.range)
    return IllegalMove("is_stunned", unit=target.id) if target.stunned else None


def objection_to_explore(table: Table, unit: Unit) -> Objection:
    """Return what forbids exploring (10.3): `no_character` for a hero, `no_ruins` in contact."""
    if unit.is_hero:
        return IllegalMove("no_character", unit=unit.id)
    return None if ruins_at(table, unit) is not None else IllegalMove("no_ruins")


def ruins_at(table: Table, unit: Unit) -> int | None:
    """Return the place among the tokens of the first unexplored Ruins in contact with `unit`."""
    for place, token in enumerate(table.tokens):
        if token.data.ruins and not token.explored and is_contact(unit.disc, token.disc):
            return place
    return None


def sight_blocker(table: Table, unit: Unit, target: Unit) -> str | None:
    """Return the label of the creature, or the id of the terrain, that blocks the line of sight (5.12)."""
    a, b = Point(unit.x, unit.y), Point(target.x, target.y)
    for other in table.units:
        if other.id not in {unit.id, target.id} and first_near(a, b, (other.disc,)) is not None:
            return other.id
    for token in table.tokens:
        if token.data.blocks and first_near(a, b, (token.disc,)) is not None:
            return token.card
    return None


def is_seen(table: Table, unit: Unit, target: Unit) -> bool:
    """Return whether `unit` has a line of sight to `target` (5.12)."""
    one, two = unit.id, target.id
    discs: list[Disc] = [other.disc for other in table.units if other.id not in (one, two)]
    discs += [token.disc for token in table.tokens if token.data.blocks]
    return first_near(Point(unit.x, unit.y), Point(target.x, target.y), discs) is None


def sights(table: Table, unit: Unit) -> tuple[Sight, ...]:
    """Return how `unit` sees every other creature, in order of entering play."""
    start, base = Point(unit.x, unit.y), unit.disc
    bodies = [(other, other.disc) for other in table.units if other.id != unit.id]
    walls = [token.disc for token in table.tokens if token.data.blocks]
    covers = [(token.disc, token.data.area) for token in table.tokens if token.data.cover]
    found = []
    for other, disc in bodies:
        end = disc.centre
        seen = first_near(start, end, walls) is None
        seen = seen and first_near(start, end, [body for each, body in bodies if each is not other]) is None
        covered = any(is_covered(base, end, token, area=area) for token, area in covers)
        found.append(Sight(other.id, seen, covered or has(table, other, "cloaked"), gap(base, disc)))
    return tuple(found)


def has_cover(table: Table, unit: Unit, target: Unit) -> bool:
    """Return whether `target` has cover from `unit` (5.13)."""
    if has(table, target, "cloaked"):
        return True
    end = Point(target.x, target.y)
    return any(
        is_covered(unit.disc, end, token.disc, area=token.data.area) for token in table.tokens if token.data.cover
    )


def missile_dice(table: Table, unit: Unit, missile: Missile) -> int:
    """Return how many dice a shot, throw or magic shot of `unit` has."""
    return keyword(table, unit, MISSILES[missile][0])


OBJECTIONS: Final[dict[str, Callable[[Table, Unit, Unit], Objection]]] = {
    "fight": objection_to_fight,
    "shoot": lambda table, unit, target: objection_to_missile(table, unit, target, "shoot"),
    "throw": lambda table, unit, target: objection_to_missile(table, unit, target, "throw"),
    "magic": lambda table, unit, target: objection_to_missile(table, unit, target, "magic"),
    "heal": objection_to_heal,
    "hex": objection_to_hex,
}
"""What forbids each act of one creature on another."""


def _too_far(unit: Unit, target: Unit, band: Band) -> IllegalMove:
    return IllegalMove("too_far", unit=target.id, distance=gap(unit.disc, target.disc), most=MILLIMETRES[band])
