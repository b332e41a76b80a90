"""Every move of one character: where it can go and what it can take along, leave, give and swap (SPEC 4.2). Pure.

The search walks whole sets of squares at a time, one step after the other. What the mover carries and what it has
displaced so far are `Things`; with the way to them they are a `Mode`, within which the squares reached are one mask. A
change on a square leads to another mode. Each square is stepped on once in each state of things, with the fewest
steps, so that every effect is found with the shortest way to it. Nothing else about the way matters: passing a square
has no effect of its own.

Two facts keep it small. A change on the last square has no effect, since what lies there is held anyway. And of several
changes on one square only the result counts; `begun` has where a state of things began by a change, so that one may
come back there, but `visited` where it has been stepped on.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from games.dungeon_twister.board import board_of
from games.dungeon_twister.components import CHARACTERS, CODE, IS_CHARACTER, ROPES, SEAT, Token
from games.dungeon_twister.moves import Change, Go, Way
from games.dungeon_twister.squares import LINES, NUMBER, SQUARES, names_in
from games.dungeon_twister.state import Public
from games.kernel.grid import numbers_in

Moved = tuple[tuple[Token, int], ...]
"""Displaced tokens with the squares where they lie now, sorted."""

Effect = tuple[int, Token | None, Moved]
"""What a move comes to: where it ends, what leaves the maze with the mover, and all that lies elsewhere than before."""


class Things(msgspec.Struct, eq=False):
    """A state of things within a move: what the mover carries, what it has displaced, and what that allows.

    `moved` names what lies elsewhere than before the move. `passable` are the squares that can be entered in any case,
    `roped` pits that only the carried rope leads over, `bound` those on which nothing else holds the mover. `hanging`
    are pits with own characters that would fall. `may_end` are the squares where the mover may end, but for
    `rope_ends`: pits where a Wizard may end with the rope he brings, unless he comes from a bound one. The search notes
    in `begun` and `visited` where it has been.
    """

    load: Token | None
    moved: Moved
    things_at: dict[int, Token]
    lie_at: dict[int, Token]
    objects: int
    lying: int
    ropes: int
    hanging: int = 0
    passable: int = 0
    may_end: int = 0
    roped: int = 0
    bound: int = 0
    rope_ends: int = 0
    begun: int = 0
    visited: int = 0


class Mode(msgspec.Struct, frozen=True, gc=False):
    """A state of things, the square `entered` where the change was made that led to it, and the mode before that."""

    things: Things
    entered: int
    changes: tuple[Change, ...] = ()
    before: "Mode | None" = None


class Arrival(msgspec.Struct, frozen=True, gc=False):
    """Squares on which moves end: after how many steps, and in which mode."""

    mode: Mode
    steps: int
    squares: int


class Search:
    """All moves of one character from one position (SPEC 4.2).

    All masks of squares. `friends` and `foes` stand, `lying_foes` lie; on a `vacant` square none of them is. `floor` is
    where one can go without more: nothing there is a pit, and only the Wizard, who levitates, passes standing enemies
    (4.2.4). `exits` are squares of the enemy line that may be used (4.2.5). `thief` is the square of a standing
    friendly Thief.
    """

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
        self.vacant = ~(self.friends | self.foes | self.lying_foes)
        self.thief = 0 if self.is_thief else board.thief(seat)
        enemy_line, barred = LINES[1 - seat], 0 if self.is_wizard else self.foes
        self.exits = enemy_line & ~barred
        self.floor = self.maze.revealed & ~self.maze.pits & ~enemy_line & ~barred
        self.pits = self.maze.pits & ~barred
        self.standing_on_pits = self.maze.pits & self.friends & ~self.thief
        self.first = Mode(self._first_things(), self.start)
        self._ended: dict[tuple[Token | None, Moved], int] = {}
        self._things = {(self.first.things.load, self.first.things.moved): self.first.things}

    @cached_property
    def arrivals(self) -> tuple[Arrival, ...]:
        """Return where the legal moves end, each effect once, in the order of steps.

        A move that changes nothing is legal and comes last (4.2).
        """
        arrivals, start = [], 1 << self.start
        self.first.things.begun = start
        fresh = [(self.first, start)]
        for steps in range(1, CHARACTERS[self.code].speed + 1):
            arrived = []
            for mode, squares in (*fresh, *self._changes_on(fresh)):
                things = mode.things
                reached = self.stepped(things, squares) & ~things.visited
                if not (reached or things.rope_ends):
                    continue
                ends = self.ends(things, squares, reached)
                if ends and (ends := self._new_ends(things, ends)):
                    arrivals.append(Arrival(mode, steps, ends))
                new = reached & ~self.exits
                if new:
                    things.visited |= new
                    arrived.append((mode, new))
            fresh = arrived
        for place, each in enumerate(arrivals):
            if each.squares & start and self.effect(each.mode.things, self.start) == (self.start, None, ()):
                arrivals[place] = replace(each, squares=each.squares & ~start)
                arrivals.append(replace(each, squares=start))
                break
        return tuple(arrivals)

    @cached_property
    def moves(self) -> tuple[Go, ...]:
        """Return the legal moves in the order of `arrivals`."""
        return tuple([Go(self.code, to, each.mode.changes) for each in self.arrivals for to in names_in(each.squares)])

    def _new_ends(self, things: Things, ends: int) -> int:
        """Return those of `ends` with an effect that no move before has."""
        if things.load is None:
            return self._first_with(None, things.moved, ends)
        new = 0
        for square in numbers_in(ends):
            _, gone, moved = self.effect(things, square)
            new |= self._first_with(gone, moved, 1 << square)
        return new

    def _first_with(self, gone: Token | None, moved: Moved, squares: int) -> int:
        """Return those of `squares` on which no move before had this effect."""
        ended = self._ended.get((gone, moved), 0)
        self._ended[gone, moved] = ended | squares
        return squares & ~ended

    def _changes_on(self, arrived: Iterable[tuple[Mode, int]]) -> Iterator[tuple[Mode, int]]:
        """Yield the modes to which changes on the squares just reached lead, each with its square."""
        for mode, squares in arrived:
            things = mode.things
            touched = squares if things.load is not None else squares & (things.objects | things.lying)
            for square in numbers_in(touched):
                for takes in self.changes_at(things, square):
                    other = self.changed(mode, square, takes)
                    if not (other.things.begun | other.things.visited) >> square & 1:
                        other.things.begun |= 1 << square
                        yield other, 1 << square

    def effect(self, things: Things, square: int) -> Effect:
        """Return what it comes to when the move ends on `square`: all that lies elsewhere than before."""
        load, moved = things.load, things.moved
        if load is None or self.exits >> square & 1:
            return square, load, moved
        if self.board.at[load] == square:
            return square, None, moved
        return square, None, tuple(sorted((*moved, (load, square)))) if moved else ((load, square),)

    def mode_after(self, changes: Iterable[Change], mode: Mode | None = None) -> Mode | None:
        """Return the mode after `changes`, wherever they are; None if one of them is never allowed."""
        mode = mode or self.first
        for change in changes:
            square = NUMBER.get(change.square, -1)
            if square < 0 or change.token not in tuple(self.changes_at(mode.things, square)):
                return None
            mode = self.changed(mode, square, change.token)
        return mode

    def same(self, go: Go) -> Go | None:
        """Return the legal move that comes to the same as `go`; None if there is none."""
        return None if (found := self.arrival(go)) is None else Go(self.code, go.to, found.mode.changes)

    def arrival(self, go: Go) -> Arrival | None:
        """Return where the legal moves end of which one comes to the same as `go`; None if there is none."""
        mode = self.mode_after(go.changes)
        if mode is None or go.to not in NUMBER:
            return None
        square = NUMBER[go.to]
        effect = self.effect(mode.things, square)
        arrived = (each for each in self.arrivals if each.squares >> square & 1)
        return next((each for each in arrived if self.effect(each.mode.things, square) == effect), None)

    def stepped(self, things: Things, squares: int) -> int:
        """Return the squares one step from `squares` that the mover may enter, exits included (4.2.1, 4.2.3)."""
        passable = things.passable
        if not things.roped:
            return self.maze.step(squares) & passable
        bound = squares & things.bound
        return self.maze.step(squares & ~bound) & (passable | things.roped) | self.maze.step(bound) & passable

    def ends(self, things: Things, squares: int, reached: int) -> int:
        """Return those of `reached`, one step from `squares`, where the move may end (4.2.1).

        No move may let an own character fall (4.2.3).
        """
        ends = reached & (things.may_end | self.exits)
        if things.rope_ends:
            ends |= self.maze.step(squares & ~things.bound) & things.rope_ends
        if not things.hanging:
            return ends
        # Only a Thief who ends beside the wounded friend whose rope was taken can save him.
        return ends & things.hanging if self.is_thief and things.hanging & things.hanging - 1 == 0 else 0

    def changes_at(self, things: Things, square: int) -> Iterator[Token | None]:
        """Yield what the mover may have after a change on `square`, where its load stays if it has one (4.2.2).

        What remains must be a resting stack (3.3). Nothing changes hands with a standing enemy.
        """
        bit, load = 1 << square, things.load
        if self.foes & bit:
            return
        thing, wounded = things.things_at.get(square), things.lie_at.get(square)
        if load is None:
            yield from (token for token in (thing, wounded) if token is not None)
            return
        # At most two tokens on a square (3.3): a friend who has something takes nothing more.
        is_crowded = bool(self.friends & bit) and (thing is not None or wounded is not None)
        is_pit = self.maze.pits & ~self.thief & bit
        if not IS_CHARACTER[load]:
            if is_pit and not self._may_lay_on_pit(things, square):
                return
            if thing is not None:
                yield thing
                return
            if not is_crowded:
                yield None
            if wounded is not None:
                yield wounded
            return
        if is_pit and not self._may_lie_on_pit(thing):
            return
        if wounded is not None:
            yield wounded
        elif not self.lying_foes & bit:
            if not is_crowded:
                yield None
            if thing is not None and not is_pit:
                yield thing

    def _may_lay_on_pit(self, things: Things, square: int) -> bool:
        """Return whether the object carried may be left on the pit `square`, where no friendly Thief is (4.2.3).

        Nothing but a rope is. From a Thief or a Wizard it asks for anchors, unless it was there before.
        """
        if things.load not in ROPES:
            return False
        if not (self.is_thief or self.is_wizard) or self.board.at[things.load] == square:
            return True
        return bool(self._anchored(things) >> square & 1)

    def _may_lie_on_pit(self, thing: Token | None) -> bool:
        """Return whether a lying friend may be left on a pit with `thing`: where a rope stays (4.2.3, option of 10)."""
        return thing in ROPES and self.rules.wounded_on_roped_pit

    def _first_things(self) -> Things:
        """Return the state of things when the move begins: what the mover holds, nothing displaced."""
        board, start = self.board, 1 << self.start
        things_at = dict(board.object_at)
        lying = board.lying[self.seat] & ~start
        lie_at = {square: board.lying_at[square].token for square in numbers_in(lying)}
        things_at.pop(self.start, None)
        things = Things(
            board.load(self.start), (), things_at, lie_at, board.objects & ~start, lying, board.ropes & ~start
        )
        self._complete(things)
        return things

    def changed(self, mode: Mode, square: int, takes: Token | None) -> Mode:
        """Return the mode after leaving the load on `square` and taking `takes`, which must be allowed there."""
        before = mode.things
        verb: Way = "leave" if takes is None else "take" if before.load is None else "swap"
        moved = self._moved(before, square, takes)
        things = self._things.get((takes, moved))
        if things is None:
            things = self._things[takes, moved] = self._rearranged(before, square, takes, moved)
        return Mode(things, square, (*mode.changes, Change(SQUARES[square], verb, takes)), mode)

    def _moved(self, things: Things, square: int, takes: Token | None) -> Moved:
        """Return what is displaced after leaving the load on `square` and taking `takes`."""
        load, moved = things.load, things.moved
        left = () if load is None or self.board.at[load] == square else ((load, square),)
        if not moved:
            return left
        return tuple(sorted((*left, *(each for each in moved if each[0] != takes))))

    def _rearranged(self, before: Things, square: int, takes: Token | None, moved: Moved) -> Things:
        """Return the state of things after leaving the load on `square` and taking `takes`."""
        left, bit = before.load, 1 << square
        tables = [before.things_at, before.lie_at]
        for token in (takes, left):
            if token is not None:
                table = tables[IS_CHARACTER[token]] = dict(tables[IS_CHARACTER[token]])
                if token is takes:
                    del table[square]
                else:
                    table[square] = token
        things_at, lie_at = tables
        lying = before.lying & ~bit | (bit if square in lie_at else 0)
        ropes = before.ropes & ~bit | (bit if things_at.get(square) in ROPES else 0)
        things = Things(
            takes,
            moved,
            things_at,
            lie_at,
            objects=before.objects & ~bit | (bit if square in things_at else 0),
            lying=lying,
            ropes=ropes,
            hanging=(self.standing_on_pits | self.maze.pits & lying & ~self.thief) & ~ropes,
        )
        self._complete(things)
        return things

    def _complete(self, things: Things) -> None:
        """Fill in what follows from load and displaced things: where the mover may pass, and may end (4.2.1, 4.2.3)."""
        pits, free, pit_ends = self.pits, self._passable_pits(things), self._pit_ends(things)
        no_room = self._no_room(things)
        if things.load in ROPES and self.is_wizard:
            things.rope_ends = pits & self._anchored(things) & self.vacant & ~no_room
            things.bound = 1 << self.start & self.maze.pits & ~things.ropes
        elif things.load in ROPES and not self.is_thief:
            things.roped = pit_ends = pits & self._anchored(things) & ~free
            things.bound = pits & ~free
        things.passable = self.floor | free | self.exits
        things.may_end = self.vacant & ~no_room & (self.floor | pit_ends)

    def _no_room(self, things: Things) -> int:
        """Return where no room is left for the mover with its load, by the golden rules of what a square holds (3.3).

        At most two tokens. With empty hands he ends on an object alone, which he holds, or on a lying friend alone,
        whom he carries (4.2.1).
        """
        return things.objects & things.lying if things.load is None else things.objects | things.lying

    def _passable_pits(self, things: Things) -> int:
        """Return the pits that may be passed without a rope in hand (4.2.3).

        All by a Wizard or a Thief; for others where a standing friendly Thief is, or a rope that no enemy holds.
        """
        return self.pits if self.is_thief or self.is_wizard else self.pits & (self.thief | things.ropes)

    def _pit_ends(self, things: Things) -> int:
        """Return the pits on which one may end without a rope brought along (4.2.3).

        All as a Thief; with empty hands those with a lone rope.
        """
        return self.pits if self.is_thief else self.pits & things.ropes if things.load is None else 0

    def _anchored(self, things: Things) -> int:
        """Return the pits over which a rope finds two anchors (4.2.3); without that option all pits (10)."""
        if not self.rules.rope_needs_two_anchors:
            return self.maze.pits
        return self.maze.anchored(self.board.anchors(things.ropes, self.thief))

    def route(self, mode: Mode | None, goal: int) -> tuple[int, ...]:
        """Return the squares of a shortest way from the start to `goal`, where a legal move ends in `mode`."""
        modes: list[Mode] = []
        while mode is not None:
            modes.insert(0, mode)
            mode = mode.before
        way = [self.start]
        for here, following in pairwise(modes):
            way += self._leg(here.things, way[-1], following.entered, is_last=False)
        return (*way, *self._leg(modes[-1].things, way[-1], goal, is_last=True))

    def _leg(self, things: Things, start: int, goal: int, *, is_last: bool) -> list[int]:
        """Return the squares of a shortest way in one state of things, without its start."""
        if start == goal and not is_last:
            return []
        unbound = things.roped | (things.rope_ends if is_last else 0)
        layers, seen = [1 << start], 1 << start
        while not self._before(things, goal, layers[-1], unbound):
            layers.append(self.stepped(things, layers[-1]) & ~seen & ~self.exits)
            seen |= layers[-1]
        way = [goal]
        for layer in reversed(layers):
            way.insert(0, numbers_in(self._before(things, way[0], layer, unbound))[0])
            unbound = things.roped
        return way[1:]

    def _before(self, things: Things, square: int, squares: int, unbound: int) -> int:
        """Return those of `squares` that are one step from `square`; for one in `unbound` not those that bind."""
        before = self.maze.step(1 << square) & squares
        return before & ~things.bound if unbound >> square & 1 else before


@lru_cache(maxsize=64)
def searched(public: Public, who: Token) -> Search:
    """Return the search for the moves of `who`."""
    return Search(public, who)
