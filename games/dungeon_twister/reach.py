"""Every move of one character: where it can go and what it can take along, leave, give and swap (SPEC 4.2). Pure.

The search walks whole sets of squares at a time, one step after the other. What the mover carries and what it has
displaced so far is a `Mode`; within a mode the squares reached are one mask. A change on a square leads to another
mode. Each square is stepped on once in each state of things, with the fewest steps, so that every effect is found
with the shortest way to it. Nothing else about the way matters: passing a square has no effect of its own.

Two facts keep it small. A change on the last square has no effect, since what lies there is held anyway. And of several
changes on one square only the result counts; `begun` has where a state of things began by a change, so that one may
come back there, but `visited` where it has been stepped on.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import pairwise

import msgspec

from games.dungeon_twister.board import board_of
from games.dungeon_twister.components import CHARACTERS, CODE, IS_CHARACTER, ROPES, SEAT, Token
from games.dungeon_twister.moves import Change, Go, Way
from games.dungeon_twister.squares import LINES, NUMBER, SQUARES, numbers_in
from games.dungeon_twister.state import Public

Moved = tuple[tuple[Token, int], ...]
"""Displaced tokens with the squares where they lie now, sorted."""

Effect = tuple[int, Token | None, Moved]
"""What a move comes to: where it ends, what leaves the maze with the mover, and all that lies elsewhere than before."""


class Mode:
    """A state of things within a move: what the mover carries, what it has displaced, and what that allows.

    `moved` names what lies elsewhere than before the move. `entered` is where the mode began and `before` the mode that
    was left then. `free` are pits that can be passed in any case, `roped` those that only the carried rope leads over,
    `bound` those on which nothing else holds the mover. `hanging` are pits with own characters that would fall.
    `may_end` are the squares where the mover may end, but for `rope_ends`: pits where a Wizard may end with the rope he
    brings, unless he comes from a bound one.
    """

    __slots__ = (
        "before", "bound", "changes", "entered", "free", "hanging", "lie_at", "load", "lying", "may_end", "moved",
        "objects", "rope_ends", "roped", "ropes", "things_at",
    )  # fmt: skip

    def __init__(self, load: Token | None, things_at: dict[int, Token], lie_at: dict[int, Token], entered: int) -> None:
        """Begin on the square `entered`, with nothing displaced yet; the masks are filled in by the search."""
        self.load, self.things_at, self.lie_at, self.entered = load, things_at, lie_at, entered
        self.before: Mode | None = None
        self.moved: Moved = ()
        self.changes: tuple[Change, ...] = ()
        self.objects = self.ropes = self.lying = 0
        self.free = self.roped = self.bound = self.hanging = self.may_end = self.rope_ends = 0


class Found(msgspec.Struct, frozen=True, gc=False):
    """A legal move: how many steps it takes, and the mode in which the mover arrives."""

    go: Go
    steps: int
    mode: Mode


class Search:
    """All moves of one character from one position."""

    def __init__(self, public: Public, who: Token) -> None:
        """Look at the board from where `who` stands, who may act."""
        board = board_of(public)
        seat = SEAT[who]
        self.code = CODE[who]
        self.rules, self.board, self.maze, self.seat = public.rules, board, board.maze, seat
        self.start = board.at[who]
        start = 1 << self.start
        self.is_thief, self.is_wizard = self.code == "THI", self.code == "WIZ"
        self.friends = board.standing[seat] & ~start
        self.foes = board.standing[1 - seat]
        self.lying_foes = board.lying[1 - seat]
        self.thief = 0 if self.is_thief else board.thief(seat)
        enemy_line, barred = LINES[1 - seat], 0 if self.is_wizard else self.foes
        self.exits = enemy_line & ~barred
        self.floor = self.maze.revealed & ~self.maze.pits & ~enemy_line & ~barred
        self.pits = self.maze.pits & ~barred
        self.standing_on_pits = self.maze.pits & self.friends & ~self.thief
        self.visited: dict[tuple[Token | None, Moved], int] = {}
        self.begun: dict[tuple[Token | None, Moved], int] = {}
        self.first = self._first_mode()

    @cached_property
    def found(self) -> dict[Effect, Found]:
        """Return the legal moves by what they come to, in the order of steps; one that changes nothing stands last."""
        self._found: dict[Effect, Found] = {}
        first = self.first
        self.begun[first.load, ()] = 1 << self.start
        fresh = {first: 1 << self.start}
        for steps in range(1, CHARACTERS[self.code].speed + 1):
            arrived: dict[Mode, int] = {}
            for mode, squares in self._with_changes(fresh).items():
                new = self._step(mode, squares, steps)
                if new:
                    arrived[mode] = new
            fresh = arrived
        idle = self._found.pop((self.start, None, ()), None)
        if idle is not None:
            self._found[self.start, None, ()] = idle
        return self._found

    @cached_property
    def moves(self) -> tuple[Go, ...]:
        """Return the legal moves in the order of `found`."""
        return tuple(found.go for found in self.found.values())

    def _step(self, mode: Mode, squares: int, steps: int) -> int:
        """Go one step from `squares`, note the moves that end there, and return the squares that are new."""
        reached = self.stepped(mode, squares)
        key = mode.load, mode.moved
        visited, exits = self.visited.get(key, 0), self.exits
        new = reached & ~visited
        self.visited[key] = visited | new & ~exits
        ends = self.ends(mode, squares, new)
        found = self._found
        while ends:
            lowest = ends & -ends
            ends ^= lowest
            square = lowest.bit_length() - 1
            effect = self.effect(mode, square)
            if effect not in found:
                found[effect] = Found(Go(self.code, SQUARES[square], mode.changes), steps, mode)
        return new & ~exits

    def effect(self, mode: Mode, square: int) -> Effect:
        """Return what it comes to when the move ends on `square`: all that lies elsewhere than before."""
        load = mode.load
        if load is None or self.exits >> square & 1:
            return square, load, mode.moved
        if self.board.at[load] == square:
            return square, None, mode.moved
        return square, None, tuple(sorted((*mode.moved, (load, square)))) if mode.moved else ((load, square),)

    def mode_after(self, changes: Iterable[Change], mode: Mode | None = None) -> Mode | None:
        """Return the mode after `changes`, wherever they are; None if one of them is never allowed."""
        mode = mode or self.first
        for change in changes:
            square = NUMBER.get(change.square, -1)
            if square < 0 or change.token not in tuple(self.changes_at(mode, square)):
                return None
            mode = self.changed(mode, square, change.token)
        return mode

    def same(self, go: Go) -> Found | None:
        """Return the legal move that comes to the same as `go`; None if there is none."""
        mode = self.mode_after(go.changes)
        if mode is None or go.to not in NUMBER:
            return None
        return self.found.get(self.effect(mode, NUMBER[go.to]))

    def stepped(self, mode: Mode, squares: int) -> int:
        """Return the squares one step from `squares` that the mover may enter, exits included."""
        passable = self.floor | mode.free | self.exits
        if not mode.roped:
            return self.maze.step(squares) & passable
        bound = squares & mode.bound
        return self.maze.step(squares & ~bound) & (passable | mode.roped) | self.maze.step(bound) & passable

    def ends(self, mode: Mode, squares: int, reached: int) -> int:
        """Return those of `reached`, one step from `squares`, where the move may end."""
        ends = reached & (mode.may_end | self.exits)
        if mode.rope_ends:
            ends |= self.maze.step(squares & ~mode.bound) & mode.rope_ends
        if not mode.hanging:
            return ends
        # Only a Thief who ends beside the wounded friend whose rope was taken can save him.
        return ends & mode.hanging if self.is_thief and mode.hanging & mode.hanging - 1 == 0 else 0

    def _with_changes(self, arrived: Mapping[Mode, int]) -> dict[Mode, int]:
        """Return `arrived` with the modes that changes on the new squares lead to."""
        grown = dict(arrived)
        for mode, squares in arrived.items():
            touched = squares if mode.load is not None else squares & (mode.objects | mode.lying)
            for square in numbers_in(touched):
                for takes in self.changes_at(mode, square):
                    other = self._changed(mode, square, takes)
                    if other is not None:
                        grown[other] = 1 << square
        return grown

    def changes_at(self, mode: Mode, square: int) -> Iterator[Token | None]:
        """Yield what the mover may have after a change on `square`, where its load stays if it has one (4.2.2)."""
        bit, load = 1 << square, mode.load
        if self.foes & bit:
            return
        thing, wounded = mode.things_at.get(square), mode.lie_at.get(square)
        if load is None:
            yield from (token for token in (thing, wounded) if token is not None)
            return
        is_crowded = bool(self.friends & bit) and (thing is not None or wounded is not None)
        is_pit = self.maze.pits & ~self.thief & bit
        if not IS_CHARACTER[load]:
            if is_pit and not self._may_lay_on_pit(mode, square):
                return
            if thing is not None:
                yield thing
                return
            if not is_crowded:
                yield None
            if wounded is not None:
                yield wounded
            return
        if is_pit and not (thing in ROPES and self.rules.wounded_on_roped_pit):
            return
        if wounded is not None:
            yield wounded
        elif not self.lying_foes & bit:
            if not is_crowded:
                yield None
            if thing is not None and not is_pit:
                yield thing

    def _may_lay_on_pit(self, mode: Mode, square: int) -> bool:
        """Return whether the object carried may be left on the pit `square`, where no friendly Thief is (4.2.3)."""
        if mode.load not in ROPES:
            return False
        if not (self.is_thief or self.is_wizard) or self.board.at[mode.load] == square:
            return True
        return bool(self._anchored(mode) >> square & 1)

    def _first_mode(self) -> Mode:
        """Return the mode in which the move begins: with what the mover holds, nothing displaced."""
        board, start = self.board, 1 << self.start
        mode = Mode(
            load=board.load(self.start),
            things_at=dict(board.object_at),
            lie_at={
                square: piece.token for square, piece in board.lying_at.items() if board.lying[self.seat] >> square & 1
            },
            entered=self.start,
        )
        mode.things_at.pop(self.start, None)
        mode.lie_at.pop(self.start, None)
        mode.objects, mode.ropes = board.objects & ~start, board.ropes & ~start
        mode.lying = board.lying[self.seat] & ~start
        self._complete(mode)
        return mode

    def _changed(self, mode: Mode, square: int, takes: Token | None) -> Mode | None:
        """Return the mode after a change on `square`; None if that state of things has been there before."""
        moved = self._moved(mode, square, takes)
        begun = self.begun.get((takes, moved), 0)
        if (begun | self.visited.get((takes, moved), 0)) >> square & 1:
            return None
        self.begun[takes, moved] = begun | 1 << square
        return self.changed(mode, square, takes, moved)

    def _moved(self, mode: Mode, square: int, takes: Token | None) -> Moved:
        """Return what is displaced after leaving the load on `square` and taking `takes`."""
        elsewhere = {token: where for token, where in mode.moved if token != takes}
        if mode.load is not None and self.board.at[mode.load] != square:
            elsewhere[mode.load] = square
        return tuple(sorted(elsewhere.items()))

    def changed(self, mode: Mode, square: int, takes: Token | None, moved: Moved | None = None) -> Mode:
        """Return the mode after leaving the load on `square` and taking `takes`, which must be allowed there."""
        left, bit = mode.load, 1 << square
        verb: Way = "leave" if takes is None else "take" if left is None else "swap"
        tables = [mode.things_at, mode.lie_at]
        for token in (takes, left):
            if token is not None:
                table = tables[IS_CHARACTER[token]] = dict(tables[IS_CHARACTER[token]])
                if token is takes:
                    del table[square]
                else:
                    table[square] = token
        things_at, lie_at = tables
        made = Mode(takes, things_at, lie_at, square)
        made.before = mode
        made.moved = self._moved(mode, square, takes) if moved is None else moved
        made.changes = (*mode.changes, Change(SQUARES[square], verb, takes))
        made.objects = mode.objects & ~bit | (bit if square in things_at else 0)
        made.lying = mode.lying & ~bit | (bit if square in lie_at else 0)
        made.ropes = mode.ropes & ~bit | (bit if things_at.get(square) in ROPES else 0)
        self._complete(made)
        return made

    def _complete(self, mode: Mode) -> None:
        """Fill in what follows from load and displaced things (4.2.1, 4.2.3)."""
        pits, ropes, is_empty = self.pits, mode.ropes, mode.load is None
        vacant = ~(self.friends | self.foes | self.lying_foes)
        vacant &= ~(mode.objects & mode.lying) if is_empty else ~(mode.objects | mode.lying)
        pit_ends = pits if self.is_thief else pits & ropes if is_empty else 0
        if self.is_thief or self.is_wizard:
            mode.free = pits
        else:
            mode.free = pits & (self.thief | ropes)
        if mode.load in ROPES and self.is_wizard:
            mode.rope_ends = pits & self._anchored(mode) & vacant
            mode.bound = 1 << self.start & self.maze.pits & ~ropes
        elif mode.load in ROPES and not self.is_thief:
            mode.roped = pit_ends = pits & self._anchored(mode) & ~mode.free
            mode.bound = pits & ~mode.free
        mode.may_end = vacant & (self.floor | pit_ends)
        if mode.before is not None:
            mode.hanging = (self.standing_on_pits | self.maze.pits & mode.lying & ~self.thief) & ~ropes

    def _anchored(self, mode: Mode) -> int:
        """Return the pits over which a rope finds two anchors."""
        if not self.rules.rope_needs_two_anchors:
            return self.maze.pits
        return self.maze.anchored(self.board.anchors(mode.ropes, self.thief))

    def route(self, found: Found) -> tuple[int, ...]:
        """Return the squares of a shortest way for a legal move, from the start to the end."""
        modes: list[Mode] = []
        mode: Mode | None = found.mode
        while mode is not None:
            modes.insert(0, mode)
            mode = mode.before
        way = [self.start]
        for here, following in pairwise(modes):
            way += self._leg(here, way[-1], following.entered, is_last=False)
        return (*way, *self._leg(modes[-1], way[-1], NUMBER[found.go.to], is_last=True))

    def _leg(self, mode: Mode, start: int, goal: int, *, is_last: bool) -> list[int]:
        """Return the squares of a shortest way within `mode`, without its start."""
        if start == goal and not is_last:
            return []
        layers, seen = [1 << start], 1 << start
        while not self._arrives(mode, layers[-1], goal, is_last):
            layers.append(self.stepped(mode, layers[-1]) & ~seen & ~self.exits)
            seen |= layers[-1]
        way = [goal]
        for layer in reversed(layers[1:]):
            is_end = is_last and way[0] == goal and len(way) == 1
            way.insert(0, next(one for one in numbers_in(layer) if self._arrives(mode, 1 << one, way[0], is_end)))
        return way

    def _arrives(self, mode: Mode, squares: int, goal: int, is_end: bool) -> bool:
        reached = self.stepped(mode, squares)
        return bool((self.ends(mode, squares, reached) if is_end else reached) >> goal & 1)


@lru_cache(maxsize=64)
def searched(public: Public, who: Token) -> Search:
    """Return the search for the moves of `who`."""
    return Search(public, who)
