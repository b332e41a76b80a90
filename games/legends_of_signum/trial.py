"""What fights a move would lead to, for whoever tries it out (SPEC 18.9). Pure: only what is public."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.legends_of_signum import moves
from games.legends_of_signum.activating import gait_of
from games.legends_of_signum.combat import ClashDice, clash_dice
from games.legends_of_signum.quotes import Clash
from games.legends_of_signum.sides import prey_of, unit_of
from games.legends_of_signum.state import Table, Unit
from games.legends_of_signum.values import has, touching_enemies
from games.legends_of_signum.vocabulary import Stance


def clashes(table: Table, move: moves.Move) -> tuple[Clash, ...]:
    """Return the fights that a legal move is, or that are possible at its end, in the creature's own stance (18.9)."""
    match move:
        case moves.Fight(unit_id, target_id, stance):
            unit, target = unit_of(table, unit_id), unit_of(table, target_id)
            if unit is None or target is None:
                return ()
            is_charge = table.acting == unit.id and target.id not in table.touched
            return (_clash(table, unit, target, stance or unit.stance, charge=is_charge),)
        case moves.Go(unit_id, path):
            unit = unit_of(table, unit_id)
            return () if unit is None or not path else tuple(_after(table, unit, move))
    return ()


def _after(table: Table, unit: Unit, move: moves.Go) -> Iterator[Clash]:
    """Yield the fights at the end of a Move; a Rush move has none (4.9)."""
    if gait_of(unit, move) != "move":
        return
    end, before = move.path[-1], {enemy.id for enemy in touching_enemies(table, unit)}
    there = replace(unit, x=end.x, y=end.y)
    after = replace(table, units=tuple(there if each.id == unit.id else each for each in table.units))
    prey = {each.id for each in prey_of(after, there)}
    for enemy in touching_enemies(after, there):
        if enemy.id in prey:
            yield _clash(after, there, enemy, there.stance, charge=enemy.id not in before)


def _clash(table: Table, unit: Unit, target: Unit, stance: Stance, *, charge: bool) -> Clash:
    dice = clash_dice(table, unit, target, stance, charge=charge)
    return Clash(target.id, dice.attack, dice.defence, *_hits(table, unit, target, stance, dice))


def _hits(table: Table, unit: Unit, target: Unit, stance: Stance, dice: ClashDice) -> tuple[int, int]:
    """Return the average hits of both sides times ten: in Guard axes, in Assault shields too, with Fierce all (6.3)."""
    thirds = 1 if stance == "guard" else 3 if has(table, unit, "fierce") else 2
    back = 1 if target.stance == "guard" else 2
    return 10 * dice.attack * thirds // 3, 10 * dice.defence * back // 3
