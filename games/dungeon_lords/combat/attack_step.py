"""The Monster step of a battle (SPEC 5.6, 4.1, D16, D17, D39): order, lines and targets are chosen now."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.dungeon_lords.battle_events import MonsterAttacked, MonsterIdle, MonsterSpent
from games.dungeon_lords.combat import line
from games.dungeon_lords.combat.line import battle_of, change, hit_points_left, tile_of
from games.dungeon_lords.components import MONSTER, MONSTERS, ROOM, Line, Monster, MonsterId
from games.dungeon_lords.course import Course
from games.dungeon_lords.lord import lair
from games.dungeon_lords.lord.dungeon import tile_on
from games.dungeon_lords.moves import Attack, Move
from games.dungeon_lords.state import Adventurer, Fighter, State
from games.kernel.errors import IllegalMove
from games.kernel.tuples import put

KIND = "attack"
RAISE = 1
"""What a room adds to one hit of a monster that it helps."""


def run(course: Course) -> bool:
    """Let those attack that have no choice; return whether the lord has to choose."""
    while True:
        waiting = [fighter.kind for fighter in battle_of(course.state).fighters if fighter.state == "waiting"]
        if not waiting:
            return False
        idle = next((kind for kind in waiting if not any(_attacks(course.state, MONSTER[kind]))), None)
        moves = () if idle else legal_moves(course.state)
        if idle:
            _spend(course, idle, "idle")
            course.tell(MonsterIdle(battle_of(course.state).seat, idle))
            _turn(course, idle)
        elif len(moves) == 1:
            act(course, moves[0])
        else:
            return True


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return every attack that a waiting monster or ghost can make: in list order, by line, targets from the front."""
    waiting = {fighter.kind for fighter in battle_of(state).fighters if fighter.state == "waiting"}
    return tuple(attack for monster in MONSTERS if monster.id in waiting for attack in _attacks(state, monster))


def act(course: Course, move: Move) -> None:
    """Let a monster or ghost attack.

    Raises:
        IllegalMove: `attack_asked`, `not_waiting` (`monster`), `too_few` (`good`, `needed`,
            `present`), `no_such_attack` (`monster`).
    """
    if not isinstance(move, Attack):
        raise IllegalMove("attack_asked")
    _check(course.state, move)
    battle, chosen = battle_of(course.state), MONSTER[move.monster].lines[move.line - 1]
    if chosen.food:
        course.change(battle.seat, food=course.lord(battle.seat).food - chosen.food)
    course.tell(MonsterAttacked(battle.seat, move.monster, move.line, chosen.food, chosen.no_conquest))
    change(
        course,
        attacked=battle.attacked or chosen.shape != "none",
        no_conquest=battle.no_conquest or chosen.no_conquest,
        no_healing=battle.no_healing or chosen.no_healing,
    )
    _spend(course, move.monster, "attacked", returns=chosen.returns)
    _hit(course, move, chosen)
    _turn(course, move.monster)


def cheapest(moves: Iterable[Move]) -> Move:
    """Return the first attack without a price (8.1, 20)."""
    attacks = [move for move in moves if isinstance(move, Attack)]
    return next((move for move in attacks if not MONSTER[move.monster].lines[move.line - 1].food), attacks[0])


def is_raised(state: State, kind: MonsterId) -> bool:
    """Return whether the room of the battle raises a hit of monsters of `kind`."""
    battle = battle_of(state)
    room = tile_on(state.lords[battle.seat].tiles, battle.cell).room
    return bool(room) and kind in ROOM[room].raises


def _check(state: State, move: Attack) -> None:
    monster = MONSTER[move.monster]
    if all(each.kind != move.monster or each.state != "waiting" for each in battle_of(state).fighters):
        raise IllegalMove("not_waiting", monster=move.monster)
    if not 1 <= move.line <= len(monster.lines):
        raise IllegalMove("no_such_attack", monster=move.monster)
    food, present = monster.lines[move.line - 1].food, state.lords[battle_of(state).seat].food
    if food > present:
        raise IllegalMove("too_few", good="food", needed=food, present=present)
    if move not in _attacks(state, monster):
        raise IllegalMove("no_such_attack", monster=move.monster)


def _attacks(state: State, monster: Monster) -> Iterator[Attack]:
    """Yield the attacks of `monster` that are legal now."""
    if not line.party(state):
        return
    food, raging = state.lords[battle_of(state).seat].food, _rages(state, monster)
    for number, chosen in enumerate(monster.lines, start=1):
        if chosen.food > food:
            continue
        if chosen.shape == "none":
            yield Attack(monster.id, number)
        elif raging or chosen.shape == "standard":
            if line.first_visible(state):
                yield Attack(monster.id, number)
        elif chosen.shape == "all":
            if line.visible(state):
                yield Attack(monster.id, number)
        else:
            yield from _aimed(state, monster, number, chosen)


def _aimed(state: State, monster: Monster, number: int, chosen: Line) -> Iterator[Attack]:
    """Yield the ways to aim a line with one hit or two; a raised hit of two is the lord's choice."""
    targets = [each for each in line.visible(state) if _may_aim(state, monster, each)]
    raises = (1, 2) if chosen.second and is_raised(state, monster.id) else (0,)
    for target in targets:
        if not chosen.second:
            yield Attack(monster.id, number, target.id)
            continue
        for raised in raises:
            killed = chosen.damage + RAISE * (raised == 1) - battle_of(state).shield >= hit_points_left(target)
            seconds = [each.id for each in targets if each.id != target.id or not killed]
            for second in seconds or (None,):
                yield Attack(monster.id, number, target.id, second, raised)


def _may_aim(state: State, monster: Monster, target: Adventurer) -> bool:
    if monster.spares_first and target.id == line.party(state)[0].id:
        return False
    return not (monster.spares_priests and tile_of(target).kind == "priest")


def _rages(state: State, monster: Monster) -> bool:
    """Return whether Blind Rage bends the attacks of `monster`; ghosts are not concerned (7.15)."""
    return battle_of(state).blind_rage and not monster.is_ghost


def _hit(course: Course, move: Attack, chosen: Line) -> None:
    """Deal the hits of an attack."""
    state, monster = course.state, MONSTER[move.monster]
    raised = RAISE if is_raised(state, move.monster) else 0
    if chosen.shape == "none":
        return
    if _rages(state, monster) or chosen.shape == "standard":
        damage = max(chosen.damage, chosen.second) + raised
        _hit_first(course, move.monster, damage, chosen.second if chosen.shape == "standard" else 0)
    elif chosen.shape == "all":
        hits = [(each.id, chosen.damage + raised) for each in line.party(state)]
        line.strike(course, hits, "monster", move.monster)
    else:
        second = raised if move.raised == 2 else 0
        hits = [(move.target or "", chosen.damage + raised - second), (move.second or "", chosen.second + second)]
        line.strike(course, hits, "monster", move.monster)


def _hit_first(course: Course, kind: MonsterId, damage: int, follow_up: int) -> None:
    """Hit the first of the line; if that eliminates him, the next one takes the follow-up."""
    first = line.first_visible(course.state)
    if first is None:
        return
    line.strike(course, [(first.id, damage)], "monster", kind)
    following = line.first_visible(course.state)
    if follow_up and following is not None and all(each.id != first.id for each in line.party(course.state)):
        line.strike(course, [(following.id, follow_up)], "monster", kind)


def _spend(course: Course, kind: MonsterId, became: str, *, returns: bool | None = None) -> None:
    """Mark the first waiting fighter of `kind`; one that could not attack returns if any of its lines does."""
    fighters = battle_of(course.state).fighters
    place = fighters.index(next(each for each in fighters if each.kind == kind and each.state == "waiting"))
    comes_back = any(each.returns for each in MONSTER[kind].lines) if returns is None else returns
    changed = replace(fighters[place], state=became, returns=comes_back)
    change(course, fighters=put(fighters, place, changed))


def _turn(course: Course, kind: MonsterId) -> None:
    """Turn the fighter of `kind` that was spent last face down, unless it returns."""
    battle = battle_of(course.state)
    fighter: Fighter = next(
        each for each in reversed(battle.fighters) if each.kind == kind and each.state in {"attacked", "idle"}
    )
    if not fighter.returns:
        lair.turn(course, battle.seat, kind)
    course.tell(MonsterSpent(battle.seat, kind, fighter.returns))
