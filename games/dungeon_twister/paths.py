"""What is wrong with a move that is not legal, and whether a typed path can be walked (SPEC 4.2, 8.3). Pure.

A destination is refused by what forbids it: what is there, or else what is in the way. Only what is farther than the
mover's speed even without all that is out of reach.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NoReturn

from msgspec.structs import replace

from games.dungeon_twister.components import CHARACTERS, CODE, IS_CHARACTER, ROPES, SEAT, token_of
from games.dungeon_twister.moves import Change, Go
from games.dungeon_twister.reach import Mode, Search, Things
from games.dungeon_twister.squares import LINES, NUMBER, SLOT_OF, SQUARES, STEP, are_beside
from games.kernel.errors import IllegalMove, refuse
from games.kernel.grid import numbers_in


def refuse_move(search: Search, go: Go) -> NoReturn:
    """Refuse a move that the search has not found, with the first reason there is.

    Raises:
        IllegalMove: `unknown_id` (`word`); for a path what `walked` says; `written_otherwise` if a shorter line says
            the same; `cannot_change` (see `_not_changed`); what `objection_to_end` says of the destination, and
            `_in_the_way` of the way there.
    """
    if "-" in go.to:
        go = walked(search, go)
    if go.to not in NUMBER:
        raise IllegalMove("unknown_id", word=go.to)
    if search.same(go) is not None:
        raise IllegalMove("written_otherwise")
    to, mode = NUMBER[go.to], search.first
    for change in go.changes:
        mode = _changed(search, mode, change)
    refuse(objection_to_end(search, mode.things, to))
    if go.changes and any(each.to == go.to for each in search.moves):
        raise _not_on_the_way(search, go)
    raise _in_the_way(search, to)


def walked(search: Search, go: Go) -> Go:
    """Return `go` with the end of its path, which has been walked with its changes.

    Raises:
        IllegalMove: `unknown_id` (`word`); `not_from_here` (`square`) if it does not begin where the mover is; `no_way`
            (`square`, `speed`, `steps`) if it is too long; `cannot_change` (see `_not_changed`); what `_no_step` and
            `objection_to_end` say.
    """
    names = go.to.split("-")
    for word in names:
        if word not in NUMBER:
            raise IllegalMove("unknown_id", word=word)
    way = [NUMBER[word] for word in names]
    speed = CHARACTERS[search.code].speed
    if way[0] != search.start:
        raise IllegalMove("not_from_here", square=SQUARES[search.start])
    if len(way) > speed + 1:
        raise IllegalMove("no_way", square=names[-1], speed=speed, steps=len(way) - 1)
    mode, changes = search.first, list(go.changes)
    for here, there in pairwise(way):
        while changes and changes[0].square == SQUARES[here]:
            mode = _changed(search, mode, changes.pop(0))
        if search.exits >> here & 1:
            raise IllegalMove("cannot_end", square=SQUARES[here], why="leaves", what="")
        refuse(_no_step(search, mode.things, here, there))
    refuse(objection_to_end(search, mode.things, way[-1]))
    if not search.ends(mode.things, 1 << way[-2], 1 << way[-1]):
        raise IllegalMove("rope_holds", square=names[-1])
    while changes and changes[0].square == SQUARES[way[-1]]:
        mode = _changed(search, mode, changes.pop(0))
        refuse(objection_to_end(search, mode.things, way[-1]))
    if changes:
        raise _not_on_the_way(search, replace(go, to=names[-1], changes=tuple(changes)))
    return replace(go, to=names[-1])


def _changed(search: Search, mode: Mode, change: Change) -> Mode:
    made = search.mode_after((change,), mode)
    if made is None:
        raise _not_changed(search, mode.things, change)
    return made


def _not_changed(search: Search, things: Things, change: Change) -> IllegalMove:
    """Return why a change is not possible on its square (4.2.2).

    It is `cannot_change` (`square`, `what`): `line` for the enemy's line, `enemy_holds` beside a standing enemy,
    `not_there` for what is not on the square, `no_hands` for an enemy, who is never carried, `hands_full` for taking
    more, `empty_hands` for leaving nothing, `pit` for what a pit does not hold, `anchors` for a rope without them,
    `full` for what makes too much on a square.
    """
    square, bit = NUMBER.get(change.square, -1), 1 << NUMBER.get(change.square, 0)
    what = CODE.get(change.token or "", change.token or "")

    def because(why: str) -> IllegalMove:
        return IllegalMove("cannot_change", square=change.square, why=why, what=what)

    if square < 0:
        return IllegalMove("unknown_id", word=change.square)
    if bit & LINES[1 - search.seat]:
        return because("line")
    if search.foes & bit:
        return because("enemy_holds")
    if change.token is not None and change.token not in (things.things_at.get(square), things.lie_at.get(square)):
        is_enemy = IS_CHARACTER.get(change.token, False) and SEAT[change.token] != search.seat
        return because("no_hands" if is_enemy else "not_there")
    if things.load is None:
        return because("empty_hands")
    if change.verb == "take":
        return because("hands_full")
    if search.maze.pits & ~search.thief & bit:
        return because("anchors" if things.load in ROPES else "pit")
    return because("full")


def _not_on_the_way(search: Search, go: Go) -> IllegalMove:
    """Return why changes that are possible each on its square are not on a way to where the mover could go."""
    square = next((each.square for each in go.changes if each.square != SQUARES[search.start]), go.changes[-1].square)
    last = go.changes[-1].square == go.to and go.to != SQUARES[search.start]
    return IllegalMove("cannot_change", square=square, why="last" if last else "detour", what="")


def objection_to_end(search: Search, things: Things, there: int) -> IllegalMove | None:
    """Return why no move may end on a square, whatever the way (4.2.1, 4.2.3); None if one may.

    It is `face_down`, `pit` or `one_anchor` (`square`), or `cannot_end` (`square`, `what`): `exit` for an enemy on the
    enemy's line, `enemy`, `friend` and `lying` for who is there, `hands` for what could only be held with empty hands,
    `two` for what is too much to hold, `hover` for a Wizard over a pit, `falls` for a friend who would fall elsewhere.
    """
    bit, square = 1 << there, SQUARES[there]
    standing, lying = search.board.standing_at.get(there), search.board.lying_at.get(there)

    def because(why: str, what: str | None) -> IllegalMove:
        return IllegalMove("cannot_end", square=square, why=why, what="" if what is None else CODE[what])

    if not search.maze.revealed & bit:
        return IllegalMove("face_down", square=square)
    if things.hanging and not (search.is_thief and things.hanging == bit):
        falling = numbers_in(things.hanging)[0]
        friend = things.lie_at.get(falling) or search.board.standing_at[falling].token
        return because("falls", friend)
    if search.exits & bit:
        return None
    if standing is not None and there != search.start:
        is_friend = standing.seat == search.seat
        return because("friend" if is_friend else "exit" if LINES[1 - search.seat] & bit else "enemy", standing.token)
    if search.lying_foes & bit and lying is not None:
        return because("lying", lying.token)
    thing, wounded = things.things_at.get(there), things.lie_at.get(there)
    if things.load is not None and (thing or wounded):
        return because("hands", wounded or thing)
    if thing is not None and wounded is not None:
        return because("two", wounded)
    if (things.may_end | things.rope_ends) & bit:
        return None
    if things.load in ROPES:
        return IllegalMove("one_anchor", square=square)
    return because("hover", token_of(search.seat, "WIZ")) if search.is_wizard else IllegalMove("pit", square=square)


def _in_the_way(search: Search, to: int) -> IllegalMove:
    """Return what forbids the way to a square where a move could end.

    `no_open_way` (`square`) where walls are all around; `no_way` (`square`, `speed`, `steps`) for what is too far even
    through enemies, pits and closed portcullises; else what `_no_step` says of the first step of those ways with the
    fewest of them that cannot be made.
    """
    speed, square = CHARACTERS[search.code].speed, SQUARES[to]
    steps = _steps(search, to)
    if steps is None:
        return IllegalMove("no_open_way", square=square)
    if steps > speed:
        return IllegalMove("no_way", square=square, speed=speed, steps=steps)
    things = search.first.things
    reached: dict[int, tuple[int, IllegalMove | None]] = {search.start: (0, None)}
    best: tuple[int, IllegalMove | None] = (len(SQUARES), None)
    for _ in range(speed):
        further: dict[int, tuple[int, IllegalMove | None]] = {}
        for here, (count, first) in reached.items():
            for there in _beside(search, here):
                refused = _no_step(search, things, here, there)
                found = (count, first) if refused is None else (count + 1, first or refused)
                if there not in further or found[0] < further[there][0]:
                    further[there] = found
        reached = further
        if to in reached and reached[to][0] < best[0]:
            best = reached[to]
    return best[1] or IllegalMove("rope_holds", square=square)


def _steps(search: Search, to: int) -> int | None:
    """Return how many steps a square is away through enemies, pits and closed portcullises; None behind walls."""
    layer, seen, steps = {search.start}, {search.start}, 0
    while layer:
        steps += 1
        layer = {there for here in layer for there in _beside(search, here)} - seen
        if to in layer:
            return steps
        seen |= layer
    return _LOOP if to == search.start else None


_LOOP = 2
"""How many steps a way takes that ends where it begins."""


def _beside(search: Search, here: int) -> Iterator[int]:
    """Yield the revealed squares beside one, but for those behind walls; behind the enemy's line is nothing."""
    if LINES[1 - search.seat] >> here & 1:
        return
    for way, step in enumerate(STEP):
        there = here + step
        is_wall = search.maze.walled[way] >> here & 1
        if not is_wall and are_beside(here, there) and search.maze.revealed >> there & 1:
            yield there


def _no_step(search: Search, things: Things, here: int, there: int) -> IllegalMove | None:
    """Return why a step is not allowed, None if it is (4.2.1, 4.2.3).

    It is `not_next_to`, `face_down`, `portcullis`, `wall`, `enemy_in_way`, `pit`, `one_anchor` for a rope without two
    anchors, `rope_holds` (`square`) for one that is needed where the mover comes from.
    """
    maze, square = search.maze, SQUARES[there]
    if search.stepped(things, 1 << here) >> there & 1:
        return None
    if not are_beside(here, there) or (SLOT_OF[there] < 0 and not maze.revealed >> there & 1):
        return IllegalMove("not_next_to", square=square)
    if not maze.revealed >> there & 1:
        return IllegalMove("face_down", square=square)
    if maze.step(1 << here) >> there & 1:
        if search.foes >> there & 1:
            return IllegalMove("enemy_in_way", square=square)
        if things.load in ROPES:
            return IllegalMove("rope_holds" if things.roped >> there & 1 else "one_anchor", square=square)
        return IllegalMove("pit", square=square)
    is_wall = maze.walled[STEP.index(there - here)] >> here & 1
    return IllegalMove("wall" if is_wall else "portcullis", square=square)
