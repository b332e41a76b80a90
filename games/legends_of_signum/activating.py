"""Activations: what a creature may do, step by step (SPEC 4.10, 5.10, 5.11, 7.1). Works on a `Course`.

The unit that acts is named in every move; an activation that a Move has opened is `table.acting`, a character that its
enemy moves is `table.controlled`.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.legends_of_signum import aiming, fighting, moves
from games.legends_of_signum.aiming import Missile
from games.legends_of_signum.consequences import Blow, Trouble, effect_wounds, fire
from games.legends_of_signum.course import Course
from games.legends_of_signum.events import Controlled, Moved, Passed
from games.legends_of_signum.geometry import Disc, Path, Point, is_contact, is_crossed, is_within, path_length
from games.legends_of_signum.parameters import S
from games.legends_of_signum.sides import enemies_of, friends_of, hero_of, unit_of
from games.legends_of_signum.state import Table, Token, Unit
from games.legends_of_signum.values import has, is_hampered, keyword, may_have, touching_enemies
from games.legends_of_signum.vocabulary import Keyword
from games.legends_of_signum.walking import Gait, objection_to_path

MISSILE_OF: Final[dict[type, Missile]] = {moves.Shoot: "shoot", moves.Throw: "throw", moves.Magic: "magic"}
VERB_OF: Final[dict[type, str]] = {
    moves.Fight: "fight",
    moves.Shoot: "shoot",
    moves.Throw: "throw",
    moves.Magic: "magic",
    moves.Heal: "heal",
    moves.Hex: "hex",
}


_AT_A_DISTANCE: Final[tuple[type[moves.Shoot | moves.Throw | moves.Magic | moves.Heal | moves.Hex], ...]] = (
    moves.Shoot, moves.Throw, moves.Magic, moves.Heal, moves.Hex,
)  # fmt: skip


_REACHING: Final[frozenset[Keyword]] = frozenset({word for word, _ in aiming.MISSILES.values()} | {"healer"})


def gait_of(unit: Unit, move: moves.Go | moves.Run) -> Gait:
    """Return how a creature goes: what has been deployed this turn makes its Rush move (4.10)."""
    if isinstance(move, moves.Run):
        return "run"
    return "rush" if unit.deployed and unit.controller is None else "move"


def objection_to_activation(table: Table, seat: Seat, unit: Unit | None, unit_id: str) -> IllegalMove | None:
    """Return why a creature may not be activated now, or go on with its activation (4.10).

    `no_such_unit`, `not_your_unit`, `is_stunned`, `deployed`, `activated` (`unit`).
    """
    if unit is None:
        return IllegalMove("no_such_unit", unit=unit_id)
    if unit.side != seat:
        return IllegalMove("not_your_unit", unit=unit_id)
    if is_ready(table, unit):
        return None
    if unit.activated and not unit.deployed:
        return IllegalMove("activated", unit=unit_id)
    if unit.deployed:
        return IllegalMove("deployed", unit=unit_id)
    return IllegalMove("is_stunned", unit=unit_id) if unit.stunned else None


def is_ready(table: Table, unit: Unit) -> bool:
    """Return whether a creature may be activated, or go on with its activation, if it is asked at all."""
    if unit.activated or unit.deployed or unit.stunned:
        return unit.id in (table.acting, table.controlled)
    return True


def can_run(table: Table, unit: Unit) -> bool:
    """Return whether a creature that may go may also run: not a Slow or a controlled one (4.10, 7.1)."""
    return unit.controller is None and not has(table, unit, "slow")


def objection_to_going(table: Table, seat: Seat, unit: Unit | None, unit_id: str, gait: Gait) -> IllegalMove | None:
    """Return why a creature may not go now (4.10), by any path; `has_moved`, `rooted`, `is_slow` (`unit`) too."""
    if unit is None or gait != "rush":
        wrong = objection_to_activation(table, seat, unit, unit_id)
    elif unit.side != seat:
        wrong = IllegalMove("not_your_unit", unit=unit_id)
    elif unit.rushed or not has(table, unit, "rush"):
        wrong = IllegalMove("deployed", unit=unit_id)
    else:
        wrong = IllegalMove("is_stunned", unit=unit_id) if unit.stunned else None
    if wrong is not None or unit is None:
        return wrong
    if table.acting == unit_id:
        return IllegalMove("has_moved", unit=unit_id)
    if unit.rooted:
        return IllegalMove("rooted", unit=unit_id)
    if gait == "run" and not can_run(table, unit):
        return IllegalMove("is_slow", unit=unit_id)
    return None


def go(course: Course, seat: Seat, move: moves.Go | moves.Run) -> None:
    """Carry out a Move, Run or Rush move (5.10, 5.11).

    Raises:
        IllegalMove: `not_integer_path` and what `objection_to_going` and `objection_to_path` refuse.
    """
    unit = unit_of(course.table, move.unit)
    gait = "move" if unit is None else gait_of(unit, move)
    wrong = objection_to_going(course.table, seat, unit, move.unit, gait)
    if wrong is None and unit is not None:
        wrong = objection_to_path(course.table, unit, move.path, gait)
    if wrong is not None or unit is None:
        raise wrong or IllegalMove("no_such_unit", unit=move.unit)
    before = touching_enemies(course.table, unit)
    if unit.controller is None:
        course.change(unit.id, activated=True, moved=True, rushed=gait == "rush")
    if not _leave_contact(course, unit, move.path[-1], before):
        return
    thorny = thorns_on(course.table, unit, move.path)
    course.change(unit.id, x=move.path[-1].x, y=move.path[-1].y)
    course.tell(Moved(unit.id, tuple(move.path), gait == "run"))
    if gait == "move":
        course.set_table(acting=unit.id, touched=tuple(enemy.id for enemy in before))
    for token in thorny:
        if course.is_there(unit.id):
            effect_wounds(course, unit.id, token.data.thorns, Blow(token.card, by=token.seat))
    if gait == "run" and course.is_there(unit.id):
        fire(course, Trouble("enemy_run", course.unit(unit.id)))
    if gait != "rush" or path_length(Point(unit.x, unit.y), move.path):
        _near_heroes(course, unit.id)
    close_if_idle(course, unit.id)


def _leave_contact(course: Course, unit: Unit, end: Point, before: tuple[Unit, ...]) -> bool:
    """Let the enemies that are left strike; return whether the mover lives (5.10)."""
    base = Disc(end.x, end.y, unit.data.radius)
    for enemy in before:
        if not is_contact(base, enemy.disc) and course.is_there(enemy.id):
            fighting.backstab(course, enemy.id, unit.id)
            if not course.is_there(unit.id):
                return False
    return True


def thorns_on(table: Table, unit: Unit, path: Path) -> list[Token]:
    """Return the thorns that a path meets (10.2); those of a player who has left do nothing."""
    if has(table, unit, "flight") or has(table, unit, "forester"):
        return []
    start = Point(unit.x, unit.y)
    return [
        token
        for token in table.tokens
        if token.data.thorns
        and token.seat is not None
        and is_hampered(table, unit, token)
        and is_crossed(start, path, token.disc)
    ]


def _near_heroes(course: Course, unit_id: str) -> None:
    """Let `enemy_near_hero` tactics of those fire whose hero the mover has come near (13.1)."""
    for seat in course.table.order:
        unit, hero = unit_of(course.table, unit_id), hero_of(course.table, seat)
        if unit is None or unit.stunned:
            return
        if hero is not None and hero.id != unit_id and is_within(unit.disc, hero.disc, S):
            fire(course, Trouble("enemy_near_hero", unit, hero), (seat,))


def act(course: Course, seat: Seat, move: moves.OnTarget | moves.Explore) -> None:
    """Carry out everything that a creature does but going; it closes the activation.

    Raises:
        IllegalMove: what `objection_to_activation` and `aiming` refuse; `no_such_unit`; `only_fights` (`unit`) for a
            controlled character.
    """
    unit = unit_of(course.table, move.unit)
    wrong = objection_to_activation(course.table, seat, unit, move.unit)
    if wrong is not None or unit is None:
        raise wrong or IllegalMove("no_such_unit", unit=move.unit)
    if unit.controller is not None and not isinstance(move, moves.Fight):
        raise IllegalMove("only_fights", unit=move.unit)
    if isinstance(move, moves.Explore):
        wrong = aiming.objection_to_explore(course.table, unit)
    else:
        target = unit_of(course.table, move.target)
        if target is None:
            raise IllegalMove("no_such_unit", unit=move.target)
        wrong = aiming.OBJECTIONS[VERB_OF[type(move)]](course.table, unit, target)
    if wrong is not None:
        raise wrong
    if unit.controller is None:
        course.change(unit.id, activated=True)
    _carry_out(course, unit, move)
    close(course, unit.id)


def _carry_out(course: Course, unit: Unit, move: moves.OnTarget | moves.Explore) -> None:
    match move:
        case moves.Fight(_, target, stance):
            charge = fighting.is_charge(course, unit.id, target)
            fighting.clash(course, unit.id, target, stance or unit.stance, charge=charge)
        case moves.Heal(_, target):
            fighting.heal(course, target, keyword(course.table, unit, "healer"), unit.card)
        case moves.Hex(_, target):
            close(course, unit.id)
            fighting.hex_creature(course, unit.id, target)
        case moves.Explore():
            fighting.explore(course, unit.id)
        case _:
            fighting.send(course, unit.id, move.target, MISSILE_OF[type(move)])


def done(course: Course, seat: Seat, unit_id: str) -> None:
    """Close an open activation, or do nothing more with a controlled character.

    Raises:
        IllegalMove: `not_acting` (`unit`).
    """
    if unit_id not in {course.table.acting, course.table.controlled} or not unit_id:
        raise IllegalMove("not_acting", unit=unit_id)
    course.tell(Passed(seat, unit_id))
    close(course, unit_id)


def close(course: Course, unit_id: str) -> None:
    """End the activation of a creature; a controlled one is its owner's again (7.1)."""
    table = course.table
    if table.controlled == unit_id:
        if course.is_there(unit_id):
            course.change(unit_id, controller=None)
            course.tell(Controlled(unit_id, None))
        course.set_table(controlled="", acting="", touched=())
    elif table.acting == unit_id:
        course.set_table(acting="", touched=())


def close_if_idle(course: Course, unit_id: str) -> None:
    """End an activation after which nothing can follow (4.10)."""
    unit = unit_of(course.table, unit_id)
    if unit is None or unit.stunned or next(follow_ups(course.table, unit), None) is None:
        close(course, unit_id)


def follow_ups(table: Table, unit: Unit) -> Iterator[moves.Move]:
    """Yield what a creature may do from where it is, beside going: by kind, targets in order of entering play."""
    for target in touching_enemies(table, unit):
        if aiming.objection_to_fight(table, unit, target) is None:
            yield moves.Fight(unit.id, target.id, "assault")
            yield moves.Fight(unit.id, target.id, "guard")
    if unit.controller is not None:
        return
    for kind in _AT_A_DISTANCE if _has_reach(unit) else ():
        if _may_try(table, unit, kind):
            missile = MISSILE_OF.get(kind)
            mark = partial(aiming.objection_to_mark, missile=missile) if missile else None
            objection = mark or aiming.OBJECTIONS[VERB_OF[kind]]
            for target in friends_of(table, unit) if kind is moves.Heal else enemies_of(table, unit):
                if objection(table, unit, target) is None:
                    yield kind(unit.id, target.id)
    if not unit.is_hero and aiming.ruins_at(table, unit) is not None:
        yield moves.Explore(unit.id)


def _has_reach(unit: Unit) -> bool:
    """Return whether a creature can have an act that needs no contact; most have none, and so are asked no more."""
    return unit.data.hex is not None or may_have(unit, _REACHING)


def _may_try(table: Table, unit: Unit, kind: type) -> bool:
    """Return whether a creature has what an act needs at all, so that not every target is asked for nothing."""
    if kind is moves.Hex:
        return unit.data.hex is not None
    if kind is moves.Heal:
        return has(table, unit, "healer")
    missile = MISSILE_OF[kind]
    return has(table, unit, aiming.MISSILES[missile][0]) and not aiming.objection_to_missiles(table, unit, missile)
