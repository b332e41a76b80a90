"""Clashes, backstabs, shots, hexes, healing and exploring carried out (SPEC 6, 7.3, 10.3). Works on a `Course`.

Whether they are allowed has been asked before. Every dice roll has its own label of chance, in the order of the rules.
"""

from typing import Final

from msgspec.structs import replace

from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.legends_of_signum import events as e
from games.legends_of_signum.aiming import Missile, has_cover, missile_dice, ruins_at
from games.legends_of_signum.combat import (
    Roll,
    backstab_wounds,
    clash_dice,
    clash_wounds,
    shot_defence_dice,
    shot_hits,
    shot_wounds,
)
from games.legends_of_signum.consequences import Blow, Trouble, effect_wounds, fire, settle, take
from games.legends_of_signum.course import Course
from games.legends_of_signum.geometry import pushed
from games.legends_of_signum.sides import field
from games.legends_of_signum.values import has, keyword, strength
from games.legends_of_signum.vocabulary import Stance
from games.legends_of_signum.walking import solids

TRAP, COINS, MAP, SPRING, HOARD = 1, 3, 4, 5, 6
"""What a d6 finds in Ruins (10.3); a 2 finds nothing."""

TRAP_WOUNDS: Final = 2
COINS_FOUND, SPRING_COINS, HOARD_COINS = 2, 1, 3
"""What the finds in Ruins bring (10.3)."""


def backstab(course: Course, striker_id: str, victim_id: str) -> None:
    """Let one creature strike another in the back (6.5), with the deaths that follow."""
    striker, victim = course.unit(striker_id), course.unit(victim_id)
    if has(course.table, victim, "agile"):
        return
    dice = course.roll("backstab", strength(course.table, striker))
    course.tell(e.Backstabbed(striker_id, victim_id, dice))
    blow = Blow("backstab", {victim_id: striker_id}, melee=True, by=striker.side)
    taken = take(course, victim_id, backstab_wounds(dice), blow, armour=keyword(course.table, victim, "armour"))
    settle(course, blow, (victim_id,) if taken else ())


def clash(course: Course, attacker_id: str, target_id: str, stance: Stance, *, charge: bool) -> None:
    """Let two creatures fight (6.2 to 6.4)."""
    attacker, target = course.unit(attacker_id), course.unit(target_id)
    fired = fire(course, Trouble("enemy_melee", attacker, target), (target.side,))
    number = clash_dice(course.table, attacker, target, stance, charge=charge, more=fired.dice)
    rolled = [
        course.roll(label, count)
        for label, count in (
            ("attack", number.attack),
            ("defence", number.defence),
            ("attack_parry", number.attack_parry),
            ("defence_parry", number.defence_parry),
        )
    ]
    attack = Roll(stance, rolled[0], rolled[2], has(course.table, attacker, "fierce"))
    defence = Roll(target.stance, rolled[1], rolled[3])
    course.change(target_id, defended=target.defended + 1)
    course.tell(e.Clashed(attacker_id, target_id, stance, target.stance, charge, *rolled))
    if course.hits_are_told:
        course.tell(e.HitsCounted(attacker_id, target_id, attack.hits, defence.blocks, defence.hits, attack.blocks))
    to_attacker, to_target = clash_wounds(attack, defence)
    table = course.table
    armour = {each.id: keyword(table, each, "armour") for each in (attacker, target)}
    poison = {each.id: keyword(table, each, "poison") for each in (attacker, target)}
    throws_back = has(table, attacker, "knockback")
    blow = Blow(
        "clash", {attacker_id: target_id, target_id: attacker_id}, True, attacker.side, {attacker_id: target.side}
    )
    hurt = {
        target_id: take(course, target_id, to_target, blow, armour=armour[target_id], tactic=fired.armour),
        attacker_id: take(course, attacker_id, to_attacker, blow, armour=armour[attacker_id]),
    }
    for victim, killer in ((target_id, attacker_id), (attacker_id, target_id)):
        if hurt[victim]:
            _poison(course, victim, poison[killer], course.unit(killer).card)
    settle(course, blow, tuple(unit_id for unit_id, wounds in hurt.items() if wounds))
    if throws_back and hurt[target_id] and course.is_there(attacker_id) and course.is_there(target_id):
        knock_back(course, attacker_id, target_id)


def knock_back(course: Course, pusher_id: str, target_id: str) -> None:
    """Push a creature away, if it can be (5.15); not a Stalwart one (7)."""
    pusher, target = course.unit(pusher_id), course.unit(target_id)
    if has(course.table, target, "stalwart"):
        return
    end = pushed(pusher.disc, target.disc, tuple(solids(course.table, target)), field(course.table))
    if end is not None:
        course.change(target_id, x=end.x, y=end.y)
        course.tell(e.Pushed(target_id, end))


def _poison(course: Course, victim: str, poison: int, source: str) -> None:
    """Poison a wounded creature that has less poison (SPEC 7)."""
    if poison > course.unit(victim).poison:
        course.give(victim, "poison", source, poison, poison=poison)


def send(course: Course, unit_id: str, target_id: str, missile: Missile) -> None:
    """Carry out a shot, throw or magic shot (6.6, 6.7)."""
    unit, target = course.unit(unit_id), course.unit(target_id)
    if fire(course, Trouble("enemy_shot", unit, target), (target.side,)).cancelled:
        course.tell(e.Cancelled(missile))
        return
    table = course.table
    dice = course.roll(missile, missile_dice(table, unit, missile))
    hits, magic = shot_hits(dice), missile == "magic"
    cover = not magic and has_cover(table, unit, target)
    sniper, piercing = has(table, unit, "sniper"), has(table, unit, "piercing")
    answers = 0 if magic else shot_defence_dice(hits, cover=cover, sniper=sniper, piercing=piercing)
    defence = course.roll("cover", answers)
    course.tell(e.MissileSent(unit_id, target_id, missile, dice, defence, cover))
    prevention = keyword(table, target, "resist" if magic else "armour")
    blow = Blow(missile, {target_id: unit_id}, by=unit.side)
    poison, pins = keyword(table, unit, "poison"), not magic and has(table, unit, "pin")
    taken = take(course, target_id, hits if magic else shot_wounds(hits, defence), blow, armour=prevention)
    if taken:
        _poison(course, target_id, poison, unit.card)
        if pins and not course.unit(target_id).rooted:
            course.give(target_id, "root", unit.card, rooted=True)
    settle(course, blow, (target_id,) if taken else ())


def heal(course: Course, target_id: str, amount: int, source: str) -> None:
    """Carry out a healing event (7): a spell or a Healer."""
    fired = fire(course, Trouble("enemy_heal", course.unit(target_id)))
    if fired.cancelled:
        course.tell(e.Cancelled(source))
    elif course.is_there(target_id):
        mend(course, target_id, amount, source)


def mend(course: Course, target_id: str, amount: int, source: str) -> None:
    """Remove wounds without a healing event."""
    unit = course.unit(target_id)
    healed = min(unit.wounds, amount)
    if healed:
        course.change(target_id, wounds=unit.wounds - healed)
        course.tell(e.Healed(target_id, healed, source))


def hex_creature(course: Course, unit_id: str, target_id: str) -> None:
    """Try a hex (7.3); a controlled character waits for its controller's decision."""
    unit = course.unit(unit_id)
    hexing = unit.data.hex
    if hexing is None:
        raise IllegalMove("cannot", keyword="hex")
    dice = course.roll("hex", 1)
    success = dice[0] in hexing.faces
    course.tell(e.Hexed(unit_id, target_id, dice, success))
    if not success:
        return
    if hexing.op == "stun":
        course.give(target_id, "stun", unit.card, stunned=True)
    elif hexing.op == "root":
        course.give(target_id, "root", unit.card, rooted=True)
    else:
        control(course, target_id, unit.side)


def control(course: Course, target_id: str, seat: Seat) -> None:
    """Give a character to another player for one activation (7.1)."""
    course.change(target_id, controller=seat)
    course.set_table(controlled=target_id, acting="", touched=())
    course.tell(e.Controlled(target_id, seat))


def explore(course: Course, unit_id: str) -> None:
    """Let a character explore the Ruins that it touches (10.3).

    Raises:
        IllegalMove: `no_ruins`.
    """
    unit = course.unit(unit_id)
    place = ruins_at(course.table, unit)
    if place is None:
        raise IllegalMove("no_ruins")
    count = 2 if has(course.table, unit, "treasure_hunter") else 1
    dice = course.chance.roll("ruins", count)
    found = max(dice)
    tokens = course.table.tokens
    course.set_table(tokens=put(tokens, place, replace(tokens[place], explored=True)))
    course.tell(e.Explored(unit_id, dice, found))
    if found == TRAP:
        effect_wounds(course, unit_id, TRAP_WOUNDS, Blow("ruins"))
    if found == SPRING:
        mend(course, unit_id, unit.wounds, "ruins")
    coins = {COINS: COINS_FOUND, SPRING: SPRING_COINS, HOARD: HOARD_COINS}.get(found, 0)
    if coins:
        course.prosper(unit.side, coins, "ruins")
    if found in {MAP, HOARD}:
        course.draw(unit.side, 1, "ruins")


def is_charge(course: Course, unit_id: str, target_id: str) -> bool:
    """Return whether a clash now is a charge: after a Move, with a target that was not in contact before (4.10)."""
    return course.table.acting == unit_id and target_id not in course.table.touched
