"""The Monster step of a battle (SPEC 5.6, 4.1, D16, D17, D39): order, lines and targets are chosen now."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.dungeon_lords import lair
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.battle_events import MonsterAttacked, MonsterIdle, MonsterSpent
from games.dungeon_lords.combat import line
from games.dungeon_lords.components import MONSTER, ROOM, Line, Monster, MonsterId, in_list_order
from games.dungeon_lords.course import Course
from games.dungeon_lords.moves import Attack, Move
from games.dungeon_lords.state import Adventurer, FighterState, State
from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.public import there

RAISE = 1
"""What a room adds to one hit of a monster that it helps (SPEC 4.2)."""


def run(course: Course) -> bool:
    """Let those attack that have no choice; return whether the lord has to choose.

    Afterwards each is face down, whether it could attack or not, except by RETURN (5.6).
    """
    while waiting := _waiting(course.state):
        idle = next((kind for kind in waiting if not any(_attacks(course.state, MONSTER[kind]))), None)
        moves = () if idle else tuple(asked(course.state)[1])
        if idle:
            returns = any(each.returns for each in MONSTER[idle].lines)
            _spend(course, idle, "idle", returns=returns)
            course.tell(MonsterIdle(course.battle.seat, idle))
            _turn_down(course, idle, returns=returns)
        elif len(moves) == 1:
            act(course, moves[0])
        else:
            return True
    return False


def asked(state: State) -> line.Asked:
    """Return every attack that a waiting monster or ghost can make: in list order, by line, targets from the front."""
    kinds = in_list_order(_waiting(state))
    return "attack", (attack for kind in kinds for attack in _attacks(state, MONSTER[kind]))


def act(course: Course, move: Move) -> None:
    """Let a monster or ghost attack (5.6).

    Raises:
        IllegalMove: `attack_asked`, `not_waiting` (`monster`), `too_few` (`good`, `needed`, `present`),
            `no_such_attack` (`monster`, `line`, `lines`: how many there are, `why` and `adventurer`, see `_why_not`).
    """
    if not isinstance(move, Attack):
        raise IllegalMove("attack_asked")
    if move.monster not in _waiting(course.state):
        raise IllegalMove("not_waiting", monster=move.monster)
    monster, battle = MONSTER[move.monster], course.battle
    is_line, food = 1 <= move.line <= len(monster.lines), course.lord(battle.seat).food
    chosen = monster.lines[move.line - 1] if is_line else monster.lines[0]
    if is_line and chosen.food > food:
        raise IllegalMove("too_few", good="food", needed=chosen.food, present=food)
    if move not in _attacks(course.state, monster):
        why, whom = _why_not(course.state, monster, chosen, move) if is_line else ("line", "")
        lines = len(monster.lines)
        raise IllegalMove("no_such_attack", monster=move.monster, line=move.line, lines=lines, why=why, adventurer=whom)
    course.add(battle.seat, food=-chosen.food)
    course.tell(MonsterAttacked(battle.seat, move.monster, move.line, chosen.food, chosen.no_conquest))
    course.alter(
        "battle",
        attacked=battle.attacked or chosen.shape != "none",
        no_conquest=battle.no_conquest or chosen.no_conquest,
        no_healing=battle.no_healing or chosen.no_healing,
    )
    _spend(course, move.monster, "attacked", returns=chosen.returns)
    _hit(course, move, chosen)
    _turn_down(course, move.monster, returns=chosen.returns)


def _why_not(state: State, monster: Monster, chosen: Line, move: Attack) -> tuple[str, str]:
    """Return why a line cannot be used so, and the adventurer whom that concerns (4.1, 5.6).

    `unaimed`: it takes no target, `rage`: not now; `needs` one, `one` only, `two`; `gone`: nobody to aim at, `first`
    and `priest` are spared; `killed`: the first hit kills; `raise`: that hit is not to choose. `nobody` is in sight.
    """
    visible = [each.id for each in line.visible(state)]
    named = [each for each in (move.target, move.second) if each is not None]
    if chosen.shape != "target" or _rages(state, monster):
        return ("rage" if chosen.shape == "target" else "unaimed") if named or move.raised else "nobody", ""
    legal = [each.id for each in _legal_targets(state, monster)]
    for each in named:
        if each not in legal:
            is_priest = monster.spares_priests and ADVENTURER[each].kind == "priest"
            return "gone" if each not in visible else "priest" if is_priest else "first", each
    if not named:
        return "needs" if legal else "nobody", ""
    if not chosen.second:
        return ("one" if len(named) > 1 else "raise"), named[-1]
    if move.target == move.second:
        return "killed", named[0]
    return ("two" if len(named) == 1 else "raise"), named[0]


def is_raised(state: State, kind: MonsterId) -> bool:
    """Return whether the room of the battle raises a hit of monsters of `kind` (4.2)."""
    room = line.room(state)
    return bool(room) and kind in ROOM[room].raises


def _waiting(state: State) -> list[MonsterId]:
    return [fighter.kind for fighter in there(state.battle).fighters if fighter.state == "waiting"]


def _attacks(state: State, monster: Monster) -> Iterator[Attack]:
    """Yield the lines that `monster` can use and pay; one that is only NO CONQUEST is always usable (5.6)."""
    if not line.party(state):
        return
    food, raging = state.lords[there(state.battle).seat].food, _rages(state, monster)
    for number, chosen in enumerate(monster.lines, start=1):
        if chosen.food > food:
            continue
        if chosen.shape == "target" and not raging:
            yield from _aimed(state, monster, number, chosen)
            continue
        needs_first = chosen.shape == "standard" or raging
        if chosen.shape == "none" or (line.first_visible(state) if needs_first else line.visible(state)):
            yield Attack(monster.id, number)


def _aimed(state: State, monster: Monster, number: int, chosen: Line) -> Iterator[Attack]:
    """Yield the ways to aim a line with one hit or two; a raised hit of two is the lord's choice (4.2)."""
    targets = _legal_targets(state, monster)
    raises = (1, 2) if chosen.second and is_raised(state, monster.id) else (0,)
    for target in targets:
        if not chosen.second:
            yield Attack(monster.id, number, target.id)
            continue
        for raised in raises:
            killed = chosen.damage + RAISE * (raised == 1) - there(state.battle).shield >= line.hit_points_left(target)
            seconds = [each.id for each in targets if each.id != target.id or not killed]
            for second in seconds or (None,):
                yield Attack(monster.id, number, target.id, second, raised)


def _legal_targets(state: State, monster: Monster) -> list[Adventurer]:
    """Return whom a TARGET may name: a Ghost never the first in line, a Vampire never a priest (4.1)."""
    return [
        each
        for each in line.visible(state)
        if not (monster.spares_first and each.id == line.party(state)[0].id)
        and not (monster.spares_priests and ADVENTURER[each.id].kind == "priest")
    ]


def _rages(state: State, monster: Monster) -> bool:
    """Return whether Blind Rage bends the attacks of `monster`; ghosts are not concerned (7.15)."""
    return there(state.battle).blind_rage and not monster.is_ghost


def _hit(course: Course, move: Attack, chosen: Line) -> None:
    """Deal STANDARD, TARGET or ALL damage (SPEC 4); under Blind Rage to the first in line (4.7)."""
    state, kind = course.state, move.monster
    raised = RAISE if is_raised(state, kind) else 0
    first = line.first_visible(state)
    if chosen.shape == "none":
        return
    if (chosen.shape == "standard" or _rages(state, MONSTER[kind])) and first is not None:
        line.strike(course, [(first.id, max(chosen.damage, chosen.second) + raised)], "monster", kind)
        # What follows a standard hit strikes the next one, if the first is gone.
        following = line.first_visible(course.state)
        is_gone = all(each.id != first.id for each in line.party(course.state))
        if chosen.shape == "standard" and following is not None and is_gone:
            line.strike(course, [(following.id, chosen.second)], "monster", kind)
        return
    hits = [(each.id, chosen.damage + raised) for each in line.party(state)]
    if chosen.shape == "target":
        second = raised if move.raised == 2 else 0
        hits = [(move.target or "", chosen.damage + raised - second), (move.second or "", chosen.second + second)]
    line.strike(course, hits, "monster", kind)


def _spend(course: Course, kind: MonsterId, became: FighterState, *, returns: bool) -> None:
    fighters = course.battle.fighters
    place = next(place for place, each in enumerate(fighters) if each.kind == kind and each.state == "waiting")
    changed = replace(fighters[place], state=became, returns=returns)
    course.alter("battle", fighters=put(fighters, place, changed))


def _turn_down(course: Course, kind: MonsterId, *, returns: bool) -> None:
    if not returns:
        lair.turn_down(course, course.battle.seat, kind)
    course.tell(MonsterSpent(course.battle.seat, kind, returns))
