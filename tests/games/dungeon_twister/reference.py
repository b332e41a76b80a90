"""A second implementation of movement, rotation and fights, slow and obvious, to check the first one against.

It shares no code and no data with the game: rooms come from the drawings, squares are pairs of column and row, every
step and every change of what is carried is tried out one by one, and each rule of SPEC.md is checked by itself.
"""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from tests.games.dungeon_twister.drawings import ROOMS

Square = tuple[int, int]
"""Column 0 (a) to 21 (v), row 0 to 9."""

SPEED = {"CLE": 4, "GOB": 4, "MEK": 3, "THI": 5, "TRO": 2, "WAR": 3, "WIZ": 4, "WLK": 4}
COMBAT = {"CLE": 2, "GOB": 1, "MEK": 2, "THI": 2, "TRO": 4, "WAR": 3, "WIZ": 1, "WLK": 1}
TOWARDS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}


class Cell(NamedTuple):
    """A square of the board: what it is, and its four sides: open, wall, or a portcullis with its tile and edge."""

    kind: str
    sides: dict[str, str | tuple[str, str]]


class Position(NamedTuple):
    """A position: rooms by slot (tile and orientation, or None), gates that are not closed, tokens on squares."""

    rooms: list[tuple[str, int] | None]
    gates: dict[tuple[str, str], str]
    at: dict[str, Square]
    wounded: set[str]
    blocked: set[str]


class Options(NamedTuple):
    """What section 10 leaves to choose."""

    chain: bool = True
    two_anchors: bool = True
    wounded_on_roped_pit: bool = True


def square(name: str) -> Square:
    return "abcdefghijklmnopqrstuv".index(name[0]), int(name[1:]) - 1


def name(at: Square) -> str:
    return "abcdefghijklmnopqrstuv"[at[0]] + str(at[1] + 1)


def is_character(token: str) -> bool:
    return token[2:] in SPEED


def drawn(tile: str) -> dict[Square, Cell]:
    """Read the drawing of a room: local column and row, 0 to 4."""
    lines = [line.ljust(30) for line in ROOMS[tile].splitlines() if line.strip()]
    cells = {}
    for row in range(5):
        for column in range(5):
            above, here, below = (lines[2 * row + more] for more in range(3))
            left = 4 + 4 * column
            marks = {"N": above[left + 2], "S": below[left + 2], "W": here[left], "E": here[left + 4]}
            sides: dict[str, str | tuple[str, str]] = {}
            for side, mark in marks.items():
                sides[side] = "wall" if mark in "-|" else "open"
                if mark in "=H":
                    there = (column + TOWARDS[side][0], row + TOWARDS[side][1])
                    sides[side] = tile, "-".join(sorted(f"{r + 1}{c + 1}" for c, r in ((column, row), there)))
            cells[column, row] = Cell({".": "floor", "P": "pit", "@": "gear"}[here[left + 2]], sides)
    return cells


def turned(cells: dict[Square, Cell]) -> dict[Square, Cell]:
    """Turn a room clockwise by a quarter."""
    return {
        (4 - row, column): Cell(cell.kind, {CLOCKWISE[side]: what for side, what in cell.sides.items()})
        for (column, row), cell in cells.items()
    }


def board(position: Position) -> dict[Square, Cell]:
    """Lay out all revealed squares; starting lines have no walls of their own but the outer rim."""
    cells = {}
    for column in (0, 21):
        for row in range(10):
            cells[column, row] = Cell("line", dict.fromkeys("NESW", "open"))
    for slot, room in enumerate(position.rooms):
        if room is not None:
            tile = drawn(room[0])
            for _ in range(room[1]):
                tile = turned(tile)
            for (column, row), cell in tile.items():
                cells[1 + slot % 4 * 5 + column, slot // 4 * 5 + row] = cell
    return cells


def passage(position: Position, cells: dict[Square, Cell], here: Square, side: str) -> str:
    """Return what is between a square and its neighbour: open, wall, closed or nothing."""
    there = (here[0] + TOWARDS[side][0], here[1] + TOWARDS[side][1])
    if here not in cells or there not in cells:
        return "nothing"
    touching = (cells[here].sides[side], cells[there].sides[OPPOSITE[side]])
    if "wall" in touching:
        return "wall"
    gates = [touch for touch in touching if isinstance(touch, tuple)]
    return "closed" if any(position.gates.get(gate, "closed") == "closed" for gate in gates) else "open"


def next_to(position: Position, cells: dict[Square, Cell], here: Square) -> list[Square]:
    """Return the neighbours through open passages."""
    return [
        (here[0] + by[0], here[1] + by[1])
        for side, by in TOWARDS.items()
        if passage(position, cells, here, side) == "open"
    ]


# Moves.


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


def resting(tokens: list[str], wounded: set[str]) -> bool:
    """Return whether tokens may rest on one square together."""
    objects = [token for token in tokens if not is_character(token)]
    standing = [token for token in tokens if is_character(token) and token not in wounded]
    lying = [token for token in tokens if token in wounded]
    if len(tokens) > 2 or len(objects) > 1 or len(standing) > 1 or len(lying) > 1:
        return False
    return not (standing and lying and standing[0][0] != lying[0][0])


def falling(cells: dict[Square, Cell], where: dict[str, Square], wounded: set[str]) -> list[str]:
    """Return the characters on pits whom nothing supports."""
    fallen = []
    for token, at in where.items():
        if is_character(token) and at in cells and cells[at].kind == "pit":
            here = [other for other, there in where.items() if there == at]
            has_rope = any(other[2:] == "ROP" for other in here)
            has_thief = any(other[2:] == "THI" and other not in wounded for other in here)
            if not has_rope and not has_thief:
                fallen.append(token)
    return fallen


# Rotation.


def rotated(position: Position, slot: int, *, clockwise: bool) -> tuple[tuple[str, int], dict[str, Square]]:
    """Return the room in `slot` after a quarter turn, and where all tokens are then."""
    room = position.rooms[slot]
    assert room is not None
    west, north = 1 + slot % 4 * 5, slot // 4 * 5
    at = dict(position.at)
    for token, (column, row) in position.at.items():
        if west <= column < west + 5 and north <= row < north + 5:
            right, down = column - west, row - north
            right, down = (4 - down, right) if clockwise else (down, 4 - right)
            at[token] = west + right, north + down
    return (room[0], (room[1] + (1 if clockwise else -1)) % 4), at


# Fights.


class Brawl(NamedTuple):
    """How a fight went: everybody who took part, both totals, who is wounded, who is dead, and lost objects."""

    fighters: set[str]
    totals: dict[str, int]
    wounded: set[str]
    killed: set[str]
    destroyed: set[str]


def attackable(position: Position, attacker: str) -> set[str]:
    """Return the enemies next to a character, but those who are carried or were healed in this turn."""
    cells = board(position)
    beside = next_to(position, cells, position.at[attacker])
    found = set()
    for token, at in position.at.items():
        if is_character(token) and token[0] != attacker[0] and at in beside and token not in position.blocked:
            carried = any(
                is_character(other) and other not in position.wounded and position.at[other] == at
                for other in position.at
            )
            if token not in position.wounded or not carried:
                found.add(token)
    return found


def brawl(position: Position, attacker: str, target: str, cards: dict[str, int], options: Options) -> Brawl:
    """Fight it out; `cards` by colour."""
    cells = board(position)
    fighters, size = {attacker, target}, 0
    able = {
        token
        for token in position.at
        if is_character(token) and token not in position.wounded and token not in position.blocked
    }
    while size != len(fighters):
        size = len(fighters)
        for token in able - fighters:
            beside = next_to(position, cells, position.at[token])
            known = fighters if options.chain else {attacker, target}
            if any(other[0] != token[0] and position.at[other] in beside for other in known):
                fighters.add(token)
        if not options.chain:
            break
    totals = dict(cards)
    for token in fighters:
        held = [thing[2:] for thing, at in position.at.items() if at == position.at[token] and not is_character(thing)]
        totals[token[0]] += 0 if token in position.wounded else COMBAT[token[2:]]
        totals[token[0]] += "SWD" in held if token[0] == attacker[0] else "ARM" in held
    wounded, killed = set(position.wounded), set[str]()
    if totals["w"] != totals["e"]:
        loser = min(totals, key=lambda colour: totals[colour])
        for token in fighters:
            if token[0] == loser:
                if token in position.wounded:
                    killed.add(token)
                else:
                    wounded.add(token)
                    killed |= {
                        other
                        for other in position.wounded
                        if position.at[other] == position.at[token] and other not in fighters
                    }
    left = {token: at for token, at in position.at.items() if token not in killed}
    killed |= set(falling(cells, left, wounded))
    destroyed = {
        token
        for token, at in position.at.items()
        if not is_character(token)
        and token[2:] != "ROP"
        and at in cells
        and cells[at].kind == "pit"
        and not any(is_character(other) and other not in killed and position.at[other] == at for other in position.at)
    }
    return Brawl(fighters, totals, wounded - killed, killed, destroyed)
