"""What is wrong with a move that is not legal, and whether a typed path can be walked (SPEC 4.2, 8.3). Pure."""

from itertools import pairwise
from typing import NoReturn

from msgspec.structs import replace

from games.dungeon_twister.components import CHARACTERS
from games.dungeon_twister.moves import Change, Go
from games.dungeon_twister.reach import Mode, Search
from games.dungeon_twister.squares import NUMBER, SLOT_OF, SQUARES, STEP
from games.kernel.errors import IllegalMove


def refuse(search: Search, go: Go) -> NoReturn:
    """Refuse a move that the search has not found, with the first reason there is.

    Raises:
        IllegalMove: `unknown_id` (`word`); for a path what `walked` says; `cannot_change` (`square`) if the mover can
            end there, but not change that; what `_check_step` and `_check_end` say of a neighbouring square; `no_way`
            (`square`, `speed`); `written_otherwise` if a shorter line says the same.
    """
    if "-" in go.to:
        go = walked(search, go)
    if go.to not in NUMBER:
        raise IllegalMove("unknown_id", word=go.to)
    if search.same(go) is not None:
        raise IllegalMove("written_otherwise")
    to = NUMBER[go.to]
    if go.changes and any(each.to == go.to for each in search.moves):
        raise IllegalMove("cannot_change", square=go.changes[-1].square)
    if to - search.start in STEP:
        _check_step(search, search.first, search.start, to)
        _check_end(search, search.first, search.start, to)
    raise IllegalMove("no_way", square=go.to, speed=CHARACTERS[search.code].speed)


def walked(search: Search, go: Go) -> Go:
    """Return `go` with the end of its path, which has been walked with its changes.

    Raises:
        IllegalMove: `unknown_id` (`word`); `not_from_here` (`square`) if it does not begin where the mover is; `no_way`
            (`square`, `speed`) if it is too long; `cannot_change` (`square`); what `_check_step` and `_check_end` say.
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
        raise IllegalMove("no_way", square=names[-1], speed=speed)
    mode, changes = search.first, list(go.changes)
    for here, there in pairwise(way):
        while changes and changes[0].square == SQUARES[here]:
            mode = _changed(search, mode, changes.pop(0))
        _check_step(search, mode, here, there)
    while changes and changes[0].square == SQUARES[way[-1]]:
        mode = _changed(search, mode, changes.pop(0))
    if changes:
        raise IllegalMove("cannot_change", square=changes[0].square)
    _check_end(search, mode, way[-2], way[-1])
    return replace(go, to=names[-1])


def _changed(search: Search, mode: Mode, change: Change) -> Mode:
    made = search.mode_after((change,), mode)
    if made is None:
        raise IllegalMove("cannot_change", square=change.square)
    return made


def _check_step(search: Search, mode: Mode, here: int, there: int) -> None:
    """Refuse a step that is not allowed.

    Raises:
        IllegalMove: `not_next_to`, `face_down`, `portcullis`, `wall`, `enemy_in_way`, `pit` (`square`).
    """
    maze, square = search.maze, SQUARES[there]
    if search.stepped(mode.things, 1 << here) >> there & 1:
        return
    if there - here not in STEP or (SLOT_OF[there] < 0 and not maze.revealed >> there & 1):
        raise IllegalMove("not_next_to", square=square)
    if not maze.revealed >> there & 1:
        raise IllegalMove("face_down", square=square)
    if maze.step(1 << here) >> there & 1:
        code = "enemy_in_way" if search.foes >> there & 1 else "pit"
        raise IllegalMove(code, square=square)
    is_wall = maze.walled[STEP.index(there - here)] >> here & 1
    raise IllegalMove("wall" if is_wall else "portcullis", square=square)


def _check_end(search: Search, mode: Mode, before: int, there: int) -> None:
    """Refuse an end that is not allowed.

    Raises:
        IllegalMove: `pit`, `cannot_end` (`square`).
    """
    reached = search.stepped(mode.things, 1 << before) & 1 << there
    if search.ends(mode.things, 1 << before, reached) >> there & 1:
        return
    is_vacant = not (search.friends | search.foes | search.lying_foes) >> there & 1
    code = "pit" if search.maze.pits >> there & 1 and is_vacant else "cannot_end"
    raise IllegalMove(code, square=SQUARES[there])
