"""A second implementation of movement: every step and every change of what is carried is tried out one by one."""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from tests.games.dungeon_twister.reference import (
    SPEED,
    TOWARDS,
    After,
    Options,
    Position,
    Square,
    aftermath,
    board,
    falling,
    is_character,
    next_to,
    passage,
    resting,
)


class Now(NamedTuple):
    """A moment of a move: where the mover is, what it has, where everything else lies, and how it came here.

    `may_rest` says whether it may end here if this is a pit; `is_start` whether it has not moved yet; `has_changed`
    that it has changed what it has on this square, where only the result counts.
    """

    here: Square
    load: str | None
    lying: frozenset[tuple[str, Square]]
    may_rest: bool
    is_start: bool
    has_changed: bool = False


Effects = dict[tuple[Square, str | None, frozenset[tuple[str, Square]]], int]
"""Where a mover ends, what it takes out of the maze, and all tokens that lie elsewhere then -> the fewest steps."""


class Walker:
    """One character and all that it can do with a move."""

    def __init__(self, position: Position, mover: str, options: Options) -> None:
        self.position, self.mover, self.options = position, mover, options
        self.cells = board(position)
        self.colour, self.code = mover[0], mover[2:]
        self.start = position.at[mover]
        self.others = {token: at for token, at in position.at.items() if token != mover}

    def is_friend(self, token: str) -> bool:
        return token[0] == self.colour

    def is_standing(self, token: str) -> bool:
        return is_character(token) and token not in self.position.wounded

    def there(self, now: Now, at: Square) -> list[str]:
        """Return all tokens on a square but the mover and what it has."""
        return [token for token, where in now.lying if where == at]

    def is_pit(self, at: Square) -> bool:
        return self.cells[at].kind == "pit"

    def friendly_thief(self, tokens: list[str]) -> bool:
        return f"{self.colour}.THI" in tokens and self.is_standing(f"{self.colour}.THI")

    def anchors(self, now: Now, pit: Square) -> int:
        """Count the anchors of a rope over a pit."""
        count = 0
        for at in next_to(self.position, self.cells, pit):
            tokens = self.there(now, at)
            if not self.is_pit(at) or any(token[2:] == "ROP" for token in tokens) or self.friendly_thief(tokens):
                count += 1
        return count

    def has_anchors(self, now: Now, pit: Square) -> bool:
        return not self.options.two_anchors or self.anchors(now, pit) >= 2

    def only_own_rope_holds(self, now: Now) -> bool:
        """Return whether the mover is on a pit where nothing but the rope in its hands holds it."""
        if not self.is_pit(now.here) or now.load is None or now.load[2:] != "ROP" or self.code == "THI":
            return False
        if self.code == "WIZ" and now.here != self.start:
            return False
        tokens = self.there(now, now.here)
        return not self.friendly_thief(tokens) and not any(token[2:] == "ROP" for token in tokens)

    def steps(self, now: Now) -> Iterator[Now]:
        """Yield the moment after each step that is allowed."""
        for to in next_to(self.position, self.cells, now.here):
            tokens = self.there(now, to)
            foes = [token for token in tokens if self.is_standing(token) and not self.is_friend(token)]
            if foes and self.code != "WIZ":
                continue
            may_rest = True
            if self.is_pit(to):
                ropes = [token for token in tokens if token[2:] == "ROP"]
                with_rope = now.load is not None and now.load[2:] == "ROP"
                carried_over = with_rope and self.has_anchors(now, to) and not self.only_own_rope_holds(now)
                if not (self.code in ("WIZ", "THI") or self.friendly_thief(tokens) or ropes or carried_over):
                    continue
                may_rest = self.code == "THI" or carried_over or (bool(ropes) and now.load is None)
            yield Now(to, now.load, now.lying, may_rest, is_start=False)

    def changes(self, now: Now) -> Iterator[Now]:
        """Yield the moment after each change of what the mover has, on the square where it is."""
        tokens = self.there(now, now.here)
        if now.has_changed or any(self.is_standing(token) and not self.is_friend(token) for token in tokens):
            return
        takeable: list[str | None] = [None]
        for token in tokens:
            if not is_character(token) or (token in self.position.wounded and self.is_friend(token)):
                takeable.append(token)
        for taken in takeable:
            if taken is None and now.load is None:
                continue
            left = [token for token in (*tokens, now.load) if token is not None and token != taken]
            if resting(left, self.position.wounded) and self.may_stay(now, left):
                lying = {(token, at) for token, at in now.lying if token != taken}
                if now.load is not None:
                    lying.add((now.load, now.here))
                yield now._replace(load=taken, lying=frozenset(lying), has_changed=True)

    def may_stay(self, now: Now, left: list[str]) -> bool:
        """Return whether what the mover leaves may be left on a pit, if this is one."""
        if now.load is None or not self.is_pit(now.here) or self.friendly_thief(left):
            return True
        if is_character(now.load):
            return self.options.wounded_on_roped_pit and any(token[2:] == "ROP" for token in left)
        if now.load[2:] != "ROP":
            return False
        was_here = self.position.at[now.load] == now.here
        return self.code not in ("THI", "WIZ") or was_here or self.has_anchors(now, now.here)

    def may_end(self, now: Now) -> bool:
        """Return whether the move may end now, on a square of the own side of the world."""
        tokens = [*self.there(now, now.here), self.mover, *([now.load] if now.load else [])]
        if not now.may_rest or not resting(tokens, self.position.wounded):
            return False
        where = {**dict(now.lying), self.mover: now.here, **({now.load: now.here} if now.load else {})}
        return not any(self.is_friend(token) for token in falling(self.cells, where, self.position.wounded))

    def effects(self) -> Effects:
        """Return what every legal move comes to, with the fewest steps."""
        mine = [token for token, at in self.others.items() if at == self.start]
        load = mine[0] if mine else None
        lying = frozenset((token, at) for token, at in self.others.items() if token != load)
        first = Now(self.start, load, lying, may_rest=True, is_start=True)
        best, queue = {first: 0}, deque([first])
        found: Effects = {}
        while queue:
            now = queue.popleft()
            following = [(each, best[now]) for each in self.changes(now)]
            if best[now] < SPEED[self.code]:
                following += [(each, best[now] + 1) for each in self.steps(now)]
            for each, steps in following:
                if each.here[0] == (21 if self.colour == "w" else 0):
                    self.note(found, each, steps, leaves=True)
                elif steps < best.get(each, 99):
                    best[each] = steps
                    queue.append(each)
        for now, steps in best.items():
            if not now.is_start and self.may_end(now):
                self.note(found, now, steps, leaves=False)
        return found

    def note(self, found: Effects, now: Now, steps: int, *, leaves: bool) -> None:
        where = dict(now.lying)
        if leaves and any(self.is_friend(token) for token in falling(self.cells, where, self.position.wounded)):
            return
        if now.load is not None and not leaves:
            where[now.load] = now.here
        moved = frozenset((token, at) for token, at in where.items() if at != self.position.at[token])
        effect = now.here, now.load if leaves else None, moved
        found[effect] = min(steps, found.get(effect, steps))


class Leaper(Walker):
    """A Walker that jumps over one pit, or goes through one wall."""

    def held(self) -> str | None:
        """Return what the character holds or carries."""
        return next((token for token, at in self.others.items() if at == self.start), None)

    def jumps(self) -> dict[tuple[Square, Square, bool], After]:
        """Return what every jump comes to: over a pit, to a square, leaving what is held or not."""
        found = {}
        for pit in next_to(self.position, self.cells, self.start):
            if not self.is_pit(pit) or any(is_character(token) for token in self.on(pit)):
                continue
            for to in next_to(self.position, self.cells, pit):
                if to != self.start and not (self.is_exit(to) and any(map(is_character, self.on(to)))):
                    found.update({(pit, to, leaves): after for leaves, after in self.landings(to)})
        return found

    def walks(self) -> dict[tuple[Square, bool], After]:
        """Return what every way through a wall comes to: to a square, leaving what is held or not."""
        found: dict[tuple[Square, bool], After] = {}
        for side, by in TOWARDS.items():
            to = (self.start[0] + by[0], self.start[1] + by[1])
            if self.code != "WLK" or passage(self.position, self.cells, self.start, side) != "wall":
                continue
            if not (self.is_exit(to) and any(self.is_standing(token) for token in self.on(to))):
                found.update({(to, leaves): after for leaves, after in self.landings(to)})
        return found

    def on(self, at: Square) -> list[str]:
        """Return all other tokens on a square."""
        return [token for token, where in self.others.items() if where == at]

    def is_exit(self, at: Square) -> bool:
        return at[0] == (21 if self.colour == "w" else 0)

    def landings(self, to: Square) -> Iterator[tuple[bool, After]]:
        """Yield whether what is held is left behind, and what comes of it, for each way to land on a square."""
        held = self.held()
        for leaves in (False, True) if held else (False,):
            kept = None if leaves else held
            if leaves and self.is_pit(self.start) and not (held and held[2:] == "ROP"):
                continue
            if not self.is_exit(to) and not self.may_land(to, kept):
                continue
            at, points = dict(self.position.at), 0
            for token in (self.mover, kept):
                if token is not None and self.is_exit(to):
                    del at[token]
                elif token is not None:
                    at[token] = to
            if self.is_exit(to):
                points = (2 if self.code == "GOB" else 1) + (kept is not None and kept[2:] == "TRE")
            if not any(map(self.is_friend, falling(self.cells, at, self.position.wounded))):
                yield leaves, aftermath(self.position, at, points={self.colour: points})

    def may_land(self, to: Square, kept: str | None) -> bool:
        """Return whether the character may come to rest on a square with what it keeps."""
        there = self.on(to)
        if not resting([self.mover, *([kept] if kept else []), *there], self.position.wounded):
            return False
        if not self.is_pit(to) or self.code == "THI":
            return True
        if kept is None:
            return any(token[2:] == "ROP" for token in there)
        if kept[2:] != "ROP" or self.is_pit(self.start):
            return False
        lying = frozenset((token, at) for token, at in self.others.items() if token != kept)
        return self.has_anchors(Now(self.start, kept, lying, may_rest=True, is_start=True), to)
