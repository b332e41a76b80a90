"""The quote of a move (SPEC 18.3): what is certain of it, from what is public. Pure."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from games.kernel.ids import Seat
from games.legends_of_signum import moves
from games.legends_of_signum.activating import MISSILE_OF, gait_of, thorns_on
from games.legends_of_signum.aiming import has_cover, missile_dice, ruins_at
from games.legends_of_signum.combat import clash_dice
from games.legends_of_signum.components import CARD
from games.legends_of_signum.deployment import strikers
from games.legends_of_signum.geometry import Path, Point, gap, is_contact, path_length
from games.legends_of_signum.places import Place, places
from games.legends_of_signum.quotes import FightQuote, GoQuote, HealQuote, HexQuote, MissileQuote, PlayQuote, Quote
from games.legends_of_signum.sides import in_enemy_half, prey_of, unit_of
from games.legends_of_signum.state import State, Table, Unit
from games.legends_of_signum.values import has, keyword, slow_of, slowing, touching_enemies
from games.legends_of_signum.vocabulary import Stance
from games.legends_of_signum.walking import Gait


def quote(state: State, seat: Seat, move: moves.Move) -> Quote | None:
    """Return what a legal move costs and does; None for what costs nothing and has no certain effect."""
    table = state.table
    match move:
        case moves.Deploy(card, at, pay) if at is not None:
            struck = tuple(unit.id for unit in strikers(table, seat, card, at))
            return PlayQuote(pay or (), CARD[card].cost.prosperity, struck)
        case moves.Deploy(card, _, pay) | moves.Cast(card, pay=pay) | moves.Wear(card, pay):
            return PlayQuote(pay or (), CARD[card].cost.prosperity)
        case moves.Lay(card, pay) if card is not None:
            return PlayQuote(pay or (), CARD[card].cost.prosperity)
        case moves.Terrain(_, _, pay, coins):
            return PlayQuote(pay or (), coins)
        case moves.Muster(pay):
            return PlayQuote(pay or (), 0)
        case moves.Go() | moves.Run():
            unit = unit_of(table, move.unit)
            return None if unit is None or not move.path else _going(table, unit, move)
        case moves.Fight() | moves.Shoot() | moves.Throw() | moves.Magic() | moves.Heal() | moves.Hex():
            unit, target = unit_of(table, move.unit), unit_of(table, move.target)
            return None if unit is None or target is None else _acting(table, unit, target, move)
    return None


def _going(table: Table, unit: Unit, move: moves.Go | moves.Run) -> GoQuote:
    start, end, gait = Point(unit.x, unit.y), move.path[-1], gait_of(unit, move)
    there = replace(unit, x=end.x, y=end.y)
    before = {enemy.id for enemy in touching_enemies(table, unit)}
    after = tuple(enemy.id for enemy in touching_enemies(table, there))
    prey = {each.id for each in prey_of(table, unit)}
    can_fight = gait == "move"
    named = _suggested(table, unit.id, gait).get(move.path)
    free = has(table, unit, "agile")
    return GoQuote(
        length=path_length(start, move.path),
        label="" if named is None else named.label,
        about="" if named is None else named.about,
        slow=slow_of(slowing(table, unit), start, move.path),
        contacts=after,
        charges=tuple(each for each in after if can_fight and each in prey and each not in before),
        backstabs=() if free else tuple(each for each in sorted(before) if each not in after),
        thorns=sum(token.data.thorns for token in thorns_on(table, unit, move.path)),
        ruins=not unit.is_hero and ruins_at(table, there) is not None,
        tribute=not unit.is_hero
        and in_enemy_half(table, unit.seat, there.disc)
        and not in_enemy_half(table, unit.seat, unit.disc),
    )


@lru_cache(maxsize=4)
def _suggested(table: Table, label: str, gait: Gait) -> Mapping[Path, Place]:
    """Return the suggestions by their paths; a list of choices is quoted one after another."""
    unit = unit_of(table, label)
    return {} if unit is None else {place.path: place for place in places(table, unit, gait)}


def _acting(table: Table, unit: Unit, target: Unit, move: moves.OnTarget) -> Quote | None:
    match move:
        case moves.Fight(_, _, stance):
            return _fight(table, unit, target, stance or unit.stance)
        case moves.Heal():
            return HealQuote(min(target.wounds, keyword(table, unit, "healer")))
        case moves.Hex():
            return None if unit.data.hex is None else HexQuote(unit.data.hex.faces)
    missile = MISSILE_OF[type(move)]
    dice, is_magic = missile_dice(table, unit, missile), missile == "magic"
    cover = not is_magic and not has(table, unit, "sniper") and has_cover(table, unit, target)
    prevents = keyword(table, target, "resist" if is_magic else "armour")
    return MissileQuote(dice, gap(unit.disc, target.disc), cover, prevents, 10 * dice // 3)


def _fight(table: Table, unit: Unit, target: Unit, stance: Stance) -> FightQuote:
    charge = table.acting == unit.id and target.id not in table.touched and is_contact(unit.disc, target.disc)
    dice = clash_dice(table, unit, target, stance, charge=charge)
    thirds = 1 if stance == "guard" else 3 if has(table, unit, "fierce") else 2
    return FightQuote(
        dice.attack, dice.defence, dice.attack_parry, dice.defence_parry, charge, 10 * dice.attack * thirds // 3
    )
