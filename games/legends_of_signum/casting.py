"""Spells, powers and what cards do to creatures and players (SPEC 4.4, 4.9, 8.1, 8.2). Works on a `Course`."""

from collections.abc import Iterator

from games.kernel.errors import IllegalMove, refuse
from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum import vocabulary as v
from games.legends_of_signum.components import CHARACTER, HERO, SPELL, Spell
from games.legends_of_signum.consequences import Blow, Trouble, effect_wounds, fire
from games.legends_of_signum.course import Course
from games.legends_of_signum.events import Cancelled, PowerUsed, Reclaimed, SpellCast
from games.legends_of_signum.fighting import heal
from games.legends_of_signum.geometry import gap, is_within
from games.legends_of_signum.paying import charge, price_of
from games.legends_of_signum.sides import are_enemies, characters_of, hero_of, unit_of
from games.legends_of_signum.state import Modifier, Table, Unit


def objection_to_target(
    table: Table, seat: Seat, target: v.Target, band: v.Band | None, unit: Unit
) -> IllegalMove | None:
    """Return why a spell may not be aimed at a creature (8.2), apart from what it does.

    `enemy_unit`, `own_unit`, `no_character`, `not_used`, `deployed`, `is_stunned` (`unit`), `too_far` (`unit`,
    `distance`, `most`).
    """
    hostile = are_enemies(table, seat, unit.side)
    if hostile != target.startswith("enemy"):
        return IllegalMove("enemy_unit" if hostile else "own_unit", unit=unit.id)
    if target not in {"friend", "enemy"} and unit.is_hero:
        return IllegalMove("no_character", unit=unit.id)
    if target == "friend_character_used":
        if unit.side != seat or not unit.activated:
            return IllegalMove("not_used", unit=unit.id)
        if unit.deployed:
            return IllegalMove("deployed", unit=unit.id)
        if unit.stunned:
            return IllegalMove("is_stunned", unit=unit.id)
    if band is not None and not _is_reached(table, seat, band, unit):
        nearest = min((gap(each.disc, unit.disc) for each in table.units if each.side == seat), default=0)
        return IllegalMove("too_far", unit=unit.id, distance=nearest, most=v.MILLIMETRES[band])
    return None


def _is_reached(table: Table, seat: Seat, band: v.Band, unit: Unit) -> bool:
    """Return whether at least one own creature is within a band of another one (8.2)."""
    disc, most = unit.disc, v.MILLIMETRES[band]
    return any(each.side == seat and is_within(each.disc, disc, most) for each in table.units)


def objection_to_spell(table: Table, seat: Seat, spell: Spell, unit: Unit) -> IllegalMove | None:
    """Return why a spell may not be cast on a creature: its target, `not_wounded`, or `attached` already (8.2)."""
    wrong = objection_to_target(table, seat, spell.target, spell.range, unit)
    if wrong is not None:
        return wrong
    if any(isinstance(each, v.Heal) for each in spell.effects) and not unit.wounds:
        return IllegalMove("not_wounded", unit=unit.id)
    if any(each.card == spell.id and each.until == "perm" for each in unit.modifiers):
        return IllegalMove("attached", unit=unit.id)
    return None


def reclaimable(table: Table, seat: Seat, spell: Spell) -> tuple[str, ...]:
    """Return the different characters that a spell may bring back from the own Graveyard, in its order."""
    most = next((each.most for each in spell.effects if isinstance(each, v.Reclaim)), None)
    if most is None:
        return ()
    grave = (card for card in table.players[seat].graveyard if card in CHARACTER)
    return tuple(dict.fromkeys(card for card in grave if CHARACTER[card].cost.total <= most))


def targets(table: Table, seat: Seat, spell: Spell) -> Iterator[Unit]:
    """Yield on whom a spell may be cast, in order of entering play."""
    for unit in table.units:
        in_reach = spell.range is None or _is_reached(table, seat, spell.range, unit)
        if in_reach and objection_to_spell(table, seat, spell, unit) is None:
            yield unit


def cast(course: Course, seat: Seat, move: moves.Cast) -> None:
    """Announce a spell, pay it, and let it work unless a tactic cancels it (4.4, 13.4).

    Raises:
        IllegalMove: `no_target`, `no_such_unit`, `take_what` and what the target and the payment refuse.
    """
    card, on = move.card, move.on
    spell = SPELL[card]
    _check(course, seat, spell, on, move.take)
    paid = charge(course, seat, price_of(course.table, seat, card), move.pay or (), card)
    course.leave_hand(seat, card)
    course.tell(SpellCast(seat, card, on), *paid)
    lasts = any(isinstance(each, v.AddHealth) or getattr(each, "until", "") == "perm" for each in spell.effects)
    fired = fire(course, Trouble("enemy_spell", cost=spell.cost.total))
    if fired.cancelled or (on is not None and not course.is_there(on)):
        course.bury(seat, card)
        course.tell(Cancelled(card))
        return
    if not lasts:
        course.bury(seat, card)
    for each in spell.effects:
        operate(course, seat, card, each, on)
    if move.take is not None:
        reclaim(course, seat, move.take)
    if lasts and on is not None:
        _attach(course, seat, spell, on)


def _check(course: Course, seat: Seat, spell: Spell, on: str | None, take: str | None) -> None:
    table = course.table
    if (on is None) != (spell.target == "none"):
        raise IllegalMove("no_target", card=spell.id)
    if on is not None:
        unit = unit_of(table, on)
        if unit is None:
            raise IllegalMove("no_such_unit", unit=on)
        refuse(objection_to_spell(table, seat, spell, unit))
    choices = reclaimable(table, seat, spell)
    reclaims = any(isinstance(each, v.Reclaim) for each in spell.effects)
    if (take is not None) != reclaims or (take is not None and take not in choices):
        raise IllegalMove("take_what", cards=choices)


def _attach(course: Course, seat: Seat, spell: Spell, on: str) -> None:
    """Let a spell stay with its creature (1.8)."""
    strength = sum(each.amount for each in spell.effects if isinstance(each, v.Strengthen) and each.until == "perm")
    more = sum(each.amount for each in spell.effects if isinstance(each, v.AddHealth))
    words = tuple((each.keyword, each.value) for each in spell.effects if isinstance(each, v.Grant))
    _modify(course, on, Modifier(spell.id, seat, "perm", strength, more, words))


def _modify(course: Course, unit_id: str, modifier: Modifier) -> None:
    unit = course.unit(unit_id)
    course.give(unit_id, modifier.until, modifier.card, modifier.strength, modifiers=(*unit.modifiers, modifier))


def operate(course: Course, seat: Seat, card: str, what: v.Operation, on: str | None) -> None:
    """Carry out one operation of a spell, a power or a card played (8.1); what stays attached is `_attach`'s."""
    if on is not None and course.is_there(on):
        _on_creature(course, seat, card, what, on)
    match what:
        case v.StrengthenAll(amount, until):
            for unit in characters_of(course.table, seat):
                _modify(course, unit.id, Modifier(card, seat, until, amount))
        case v.GainProsperity(amount):
            course.prosper(seat, amount, card)
        case v.Draw(amount):
            course.draw(seat, amount, card)
        case v.MoveBonus(amount):
            course.mark(seat, march=max(amount, course.player(seat).marks.march))
        case v.SlowEnemy(amount):
            course.change_player(seat, blizzard=max(amount, course.player(seat).blizzard))


def _on_creature(course: Course, seat: Seat, card: str, what: v.Operation, on: str) -> None:
    match what:
        case v.Wound(amount, magic):
            effect_wounds(course, on, amount, Blow(card, by=seat), magic=magic)
        case v.Heal(amount):
            heal(course, on, amount, card)
        case v.Strengthen(amount, until) if until != "perm":
            _modify(course, on, Modifier(card, seat, until, amount))
        case v.Grant(word, value, until) if until != "perm":
            _modify(course, on, Modifier(card, seat, until, 0, 0, ((word, value),)))
        case v.Ward(amount):
            ward(course, on, amount, seat, card)
        case v.Stun():
            course.give(on, "stun", card, stunned=True)
        case v.Root():
            course.give(on, "root", card, rooted=True)
        case v.Ready():
            course.give(on, "ready", card, activated=False, moved=False)


def ward(course: Course, unit_id: str, amount: int, seat: Seat, source: str) -> None:
    """Give ward; it replaces a smaller one and is nothing beside a larger (7.4)."""
    if amount > course.unit(unit_id).ward:
        course.give(unit_id, "ward", source, amount, ward=amount, ward_by=seat)


def reclaim(course: Course, seat: Seat, card: str) -> None:
    """Take a card from the own Graveyard into the hand."""
    grave = list(course.player(seat).graveyard)
    grave.remove(card)
    course.change_player(seat, graveyard=tuple(grave))
    course.change_secret(seat, hand=(*course.secret(seat).hand, card))
    course.tell(Reclaimed(seat, card))


def objection_to_powers(table: Table, seat: Seat) -> IllegalMove | None:
    """Return what forbids the power as such (4.9): `no_power`, `once_a_turn`, `little_prosperity`."""
    player = table.players[seat]
    power = HERO[player.hero].power
    if power is None or hero_of(table, seat) is None:
        return IllegalMove("no_power")
    if player.marks.power:
        return IllegalMove("once_a_turn")
    if player.prosperity < power.price:
        return IllegalMove("little_prosperity", needed=power.price, present=player.prosperity)
    return None


def objection_to_power(table: Table, seat: Seat, on: Unit) -> IllegalMove | None:
    """Return why the hero may not use its power on a creature (4.9).

    What `objection_to_powers` says, what the target refuses, `too_far`.
    """
    hero, power = hero_of(table, seat), HERO[table.players[seat].hero].power
    wrong = objection_to_powers(table, seat)
    if wrong is not None or hero is None or power is None:
        return wrong
    wrong = objection_to_target(table, seat, power.target, None, on)
    if wrong is not None:
        return wrong
    if not is_within(hero.disc, on.disc, v.MILLIMETRES[power.range]):
        return IllegalMove("too_far", unit=on.id, distance=gap(hero.disc, on.disc), most=v.MILLIMETRES[power.range])
    return None


def use_power(course: Course, seat: Seat, on: str) -> None:
    """Use the power of the hero (4.9).

    Raises:
        IllegalMove: `no_such_unit`, and what `objection_to_power` refuses.
    """
    unit = unit_of(course.table, on)
    if unit is None:
        raise IllegalMove("no_such_unit", unit=on)
    wrong = objection_to_power(course.table, seat, unit)
    hero = hero_of(course.table, seat)
    power = HERO[course.player(seat).hero].power
    if wrong is not None or hero is None or power is None:
        raise wrong or IllegalMove("no_power")
    course.mark(seat, power=True)
    paid = course.pay(seat, power.price, hero.card)
    course.tell(PowerUsed(seat, hero.id, on), *paid)
    for each in power.effects:
        operate(course, seat, hero.card, each, on)
