"""A director of Dungeon Twister: both seats play together towards a script, whatever is drawn. Pure.

The script (`Script`): the twin of a room is turned, a group is beaten in a fight, somebody who carries a wounded friend
is killed with that friend, and the Treasure is carried out; with that West has 5 points. Where the tokens lie is chosen
so that the way is short: West's Wizard and Goblin, with the wand and the Treasure, lie beside the line of East, and
every other room has a character that can be placed on its gear.

Who begins, and which room lies where, is drawn. So the director looks no further than the next reveal, and searches:
`next_moves` returns what is to be played until the next draw, or to the end of the match. It is a best-first search by
the rules' own `apply`; `_left_to_do` says about how many actions a position is away from the end of the script.
"""

import random
from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final

import msgspec
from msgspec.structs import replace

from games.dungeon_twister import fighting, moving, powers, rooms
from games.dungeon_twister.board import Board, board_of, placed
from games.dungeon_twister.components import CHARACTERS, IS_CHARACTER, ORDER, SEAT, TILES, Token, token_of
from games.dungeon_twister.events import Died, Event, Exited, FightSettled, RoomRotated, Wounded
from games.dungeon_twister.moves import Card, Combat, End, Fight, Fire, Go, Hide, Move, Put, Reveal, Team, Walk
from games.dungeon_twister.squares import LINE_SLOTS, LINES, NUMBER, SLOT_MASK, SLOT_OF, SLOTS, SPUN, SQUARES
from games.dungeon_twister.state import Piece, Public, Room, State, combat_hand
from games.kernel.chance import Chance
from games.kernel.course import put
from games.kernel.game import Step
from games.kernel.ids import Seat
from tests.games.dungeon_twister.scenes import GAME, E, W

TEAMS: Final = (("CLE", "THI", "TRO", "WAR"), ("GOB", "THI", "WIZ", "WLK"))
"""The starting teams, north to south: East's is quick and weak, so that West's Wizard alone can beat two of it."""

LAYOUTS: Final[tuple[dict[str, str], dict[str, str]]] = (
    {"WIZ": "D", "WND": "D", "GOB": "H", "TRE": "H", "MEK": "A", "WLK": "E"}
    | {"ARM": "B", "POT": "C", "ROP": "F", "SWD": "G"},
    {"ARM": "A", "POT": "E", "CLE": "B", "ROP": "B", "MEK": "C"}
    | {"SWD": "C", "TRO": "F", "TRE": "F", "WAR": "G", "WND": "G"},
)
"""Where each seat hides its other tokens; together they fill all rooms."""

EAST_CARD: Final = 1
"""The combat card of East, who is to lose."""

ATTEMPTS: Final = 20
MOST_LOOKED_AT: Final = 400
"""After so many positions a search begins anew: one that has got lost seldom finds its way."""

_FAR: Final = 8
"""About how many actions it costs where no way leads yet."""

_EARLY: Final = 2
"""What it weighs that a twin is still to be turned: the sooner, the less it disturbs what stands there."""

_UNREADY: Final = 0.4
"""What a gear without anybody on it costs while it is not known which room will have a twin."""

_GREED: Final = 2
"""How much more an action that is left weighs than one that is made."""

_NOISE: Final = 3
"""By how much at most a position is misjudged in later attempts, so that each goes another way."""

_MAIN_PARTS: Final = ("WIZ", "GOB")
_WIZARD, _WAND, _GOBLIN, _TREASURE = "w.WIZ", "w.WND", "w.GOB", "w.TRE"


class Script(msgspec.Struct, frozen=True):
    """What has been played of the script.

    `turned`: somebody on a gear turned the twin of his room. `fought`: two or more of East were wounded in one fight.
    `burned`: a carrier was killed with whom he carried. `carried_out`: the Goblin left with the Treasure.
    """

    turned: bool = False
    fought: bool = False
    burned: bool = False
    carried_out: bool = False

    @property
    def is_played(self) -> bool:
        """Return whether nothing is missing."""
        return self.turned and self.fought and self.burned and self.carried_out

    def after(self, state: State, events: tuple[Event, ...]) -> "Script":
        """Return what has been played after `events`, which led to `state`."""
        public, fought = state.public, any(isinstance(event, FightSettled) for event in events)
        turned, beaten, burned, carried_out = self.turned, self.fought, self.burned, self.carried_out
        for event in events:
            match event:
                case RoomRotated(token, slot):
                    piece = public.piece(token)
                    turned |= piece is not None and SLOT_OF[NUMBER[piece.square]] != SLOTS.index(slot)
                case Wounded(tokens):
                    beaten |= fought and len(tokens) > 1
                case Exited(token, _, carried):
                    carried_out |= (token, carried) == (_GOBLIN, _TREASURE)
        died = [event.square for event in events if isinstance(event, Died) and event.by == "fire"]
        return Script(turned, beaten, burned or len(died) > len(set(died)), carried_out)


class Lost(Exception):
    """No line was found."""


class Played(msgspec.Struct, frozen=True):
    """A move of the line, who makes it, and the position and the script after it; None after a reveal, which draws."""

    seat: Seat
    move: Move
    state: State | None
    script: Script


def set_up(state: State, seat: Seat) -> Move:
    """Return what `seat` decides in the set-up."""
    if state.phase == "team":
        return Team(TEAMS[seat])
    hidden = {token[2:] for laid in state.stash for token in laid if token.startswith("we"[seat])}
    token, slot = next(each for each in LAYOUTS[seat].items() if each[0] not in hidden)
    return Hide(token, slot)


def next_moves(state: State, script: Script) -> tuple[Played, ...]:
    """Return what both play from `state`, after the set-up, until a room is revealed or the script has been played.

    Raises:
        Lost: if no line is found.
    """
    for attempt in range(ATTEMPTS):
        line = _searched(state, script, random.Random(attempt), _NOISE if attempt else 0)
        if line:
            return line
    raise Lost(f"{ATTEMPTS} searches")


def _searched(state: State, script: Script, rng: random.Random, noise: float) -> tuple[Played, ...]:
    """Search for a line, the most promising position first, misjudged by up to `noise`; nothing if it gets lost."""
    queue: list[tuple[float, int, float, State, Script, tuple[Played, ...]]] = [(0, 0, 0, state, script, ())]
    seen = set()
    for _ in range(MOST_LOOKED_AT):
        if not queue:
            break
        _, _, cost, here, so_far, line = heappop(queue)
        if here.phase == "over":
            return line
        for seat, move in _moves(here, so_far):
            if isinstance(move, Reveal):
                return (*line, Played(seat, move, None, so_far))
            step = GAME.apply(here, seat, move, Chance(b"", 0))
            after = so_far.after(step.state, step.events)
            public = step.state.public
            key = (public.pieces, public.rooms, public.phase, public.turn, public.points_left, public.laid, after)
            if key in seen or not _is_meant(so_far, after, move, step):
                continue
            seen.add(key)
            spent = cost + _price(move)
            rank = spent + _GREED * _left_to_do(public, after) + noise * rng.random()
            played = (*line, Played(seat, move, step.state, after))
            heappush(queue, (rank, -len(seen), spent, step.state, after, played))
    return ()


def _price(move: Move) -> float:
    """Return what a move costs in the search: an action 1, the end of a turn less, what must be done anyway nothing."""
    if isinstance(move, Card | Put | Combat):
        return 0
    return 0.3 if isinstance(move, End) else 1


def _moves(state: State, script: Script) -> Iterator[tuple[Seat, Move]]:
    """Yield who can make which moves that may serve the script, the reveals that are wanted first."""
    public, seat = state.public, state.public.turn
    match state.phase:
        case "card":
            yield seat, GAME.legal_moves(state, seat)[-1]
        case "combat":
            yield E, Combat(EAST_CARD)
        case "put":
            assert public.placing is not None
            first = min(public.placing.tokens, key=ORDER.__getitem__)
            puts = [move for move in rooms.put_moves(state, public.placing.seat) if move.token == first]
            matters = IS_CHARACTER[first] or first in (_WAND, _TREASURE)
            yield from ((public.placing.seat, move) for move in (puts if matters else puts[-1:]))
        case "action":
            wanted = _wanted(public)
            yield from ((seat, move) for move in rooms.reveal_moves(public, seat) if move.slot in wanted)
            yield from ((seat, move) for move in _actions(public, seat, script))
            yield seat, End()


def _actions(public: Public, seat: Seat, script: Script) -> Iterator[Move]:
    """Yield the actions of the active seat that may serve the script."""
    board = board_of(public)
    useful = _twins(public) or range(len(SLOTS))
    precious = {board.at[token] for token in (_WAND, _TREASURE) if token in board.at}
    for code in board.able[seat]:
        if (
            seat == E
            or code in _MAIN_PARTS
            or (not script.turned and SLOT_OF[board.at[token_of(seat, code)]] in useful)
        ):
            for move in moving.go_moves(public, seat, code):
                if seat == W and code in _MAIN_PARTS:
                    if all(change.token in (None, _WAND, _TREASURE) for change in move.changes):
                        yield move
                elif not move.changes and NUMBER[move.to] not in precious and not _is_exit(move, seat):
                    yield move
    if not (script.turned and script.carried_out):
        yield from rooms.rotate_moves(public, seat)
    yield from (move for move in moving.walk_moves(public, seat) if not move.leaves and not _is_exit(move, seat))
    if seat == W and not script.fought:
        yield from _fights(public)
    if seat == W and script.fought and not script.burned:
        yield from powers.fire_moves(public, W)


def _is_exit(move: Go | Walk, seat: Seat) -> bool:
    return bool(LINES[1 - seat] >> NUMBER[move.to] & 1)


def _fights(public: Public) -> Iterator[Fight]:
    """Yield the attacks of West on a group, with the lowest card that beats it."""
    for target, attackers in fighting.targets(public, W):
        sides = fighting.sides_of(public, token_of(W, attackers[0]), target)
        standing = [token for token in sides.tokens[E] if not _piece(public, token).wounded]
        needed = sides.strengths[E] + EAST_CARD - sides.strengths[W]
        cards = [card for card in combat_hand(public, W) if card > needed]
        if len(standing) > 1 and cards:
            yield Fight(attackers[0], target, min(cards))


def _piece(public: Public, token: Token) -> Piece:
    piece = public.piece(token)
    assert piece is not None
    return piece


def _is_meant(before: Script, after: Script, move: Move, step: Step[State, Event]) -> bool:
    """Return whether a move serves the script: nobody dies or leaves, and nothing ends, but as it is written."""
    public = step.state.public
    if public.phase == "over" and not after.is_played:
        return False
    if any(isinstance(event, Died) for event in step.events):
        is_east = all(SEAT[out.token] == E for out in public.out if out.fate == "killed")
        return is_east and after.burned and not before.burned
    if any(isinstance(event, Exited) for event in step.events):
        return after.carried_out and not before.carried_out
    return not isinstance(move, Fire)


def _wanted(public: Public) -> str:
    """Return the rooms one of which is to be revealed next: those beside East's line, others for want of twins."""
    hidden = [slot for slot, room in enumerate(public.rooms) if room is None]
    wanted = [slot for slot in hidden if slot in LINE_SLOTS[E]]
    if not _twins(public):
        wanted += [slot for slot in hidden if slot in LINE_SLOTS[W]] or ([] if wanted else hidden)
    return "".join(SLOTS[slot] for slot in wanted)


def _twins(public: Public) -> list[int]:
    """Return the slots of revealed rooms whose twin is revealed too."""
    pairs = [room and TILES[room.tile].pair for room in public.rooms]
    return [slot for slot, pair in enumerate(pairs) if pair is not None and pairs.count(pair) > 1]


def _left_to_do(public: Public, script: Script) -> float:
    """Return about how many actions are left to the end of the script."""
    board = board_of(public)
    left = 0.0
    wanted = _wanted(public)
    if wanted:
        left += (
            len(wanted)
            if any(SLOTS.index(slot) in LINE_SLOTS[W] + LINE_SLOTS[E] for slot in wanted)
            else _reveal(board)
        )
    if not script.turned:
        left += _EARLY + _to_a_gear(board, _twins(public))
    if not script.burned:
        left += _to_the_fire(board, script) - (public.phase == "combat")
    if not script.carried_out:
        left += _to_the_exit(public, board)
    return left


def _reveal(board: Board) -> int:
    """Return how many actions it takes to reveal some room."""
    goals = 0
    for squares in board.maze.beside:
        goals |= squares
    return 1 + min(_way(board, piece, goals) for piece in board.standing_at.values())


def _to_a_gear(board: Board, twins: list[int]) -> float:
    """Return how many actions it takes somebody to get on a gear of a room whose twin lies there.

    While there are no twins, it is as well to stand on every gear.
    """
    standing = board.standing[W] | board.standing[E]
    if not twins:
        return _UNREADY * (board.maze.gears & ~standing).bit_count()
    gears = sum(board.maze.gears & SLOT_MASK[slot] for slot in twins)
    return min((_way(board, piece, gears) for piece in board.standing_at.values()), default=_FAR)


def _to_the_fire(board: Board, script: Script) -> int:
    """Return how many actions it takes the Wizard to beat a group, and to burn somebody who carries one of it."""
    wizard = board.standing_at.get(board.at.get(_WIZARD, -1))
    if wizard is None:
        return _FAR
    square = board.at[_WIZARD]
    wand = 1 << board.at.get(_WAND, square)
    left = 1
    east = [piece for piece in board.standing_at.values() if piece.seat == E]
    if wand & board.standing[E]:
        left += 3
    elif wand != 1 << square:
        left += _way(board, wizard, wand)
    if not script.fought:
        beside = board.maze.step(1 << square) & ~board.maze.pits
        free = beside & ~(board.characters | board.objects)
        ways = sorted(_way(board, piece, beside if beside >> board.at[piece.token] & 1 else free) for piece in east)
        narrow = (free | beside & board.standing[E]).bit_count() < 2
        return left + 2 + sum(ways[:2]) + 3 * narrow
    lying = board.lying[E]
    carriers = lying & board.standing[E]
    if carriers:
        sight = 0
        for way in range(4):
            seen = next((each for each in board.maze.ray(square, way) if board.characters >> each & 1), -1)
            sight |= seen >= 0 and carriers >> seen & 1
        return left + (not sight and wand == 1 << square)
    return left + min((_way(board, piece, lying & ~board.objects) for piece in east), default=_FAR)


def _to_the_exit(public: Public, board: Board) -> int:
    """Return how many actions it takes the Goblin to take the Treasure and to leave, perhaps by turning his room."""
    goblin = board.standing_at.get(board.at.get(_GOBLIN, -1))
    if goblin is None:
        return _FAR
    start = board.at[_GOBLIN]
    ways = [_out(board, goblin, start)]
    slot = SLOT_OF[start]
    if ways[0] >= _FAR and slot >= 0:
        gear = board.maze.gears & SLOT_MASK[slot]
        there = _way(board, goblin, gear)
        for quarters in (1, 2, 3):
            public, gear = _turned(public, slot), 1 << SPUN[slot][_is_clockwise(public, slot)][gear.bit_length() - 1]
            board = placed(public.rooms, public.gates, public.pieces)
            ways.append(there + quarters + _out(board, goblin, gear.bit_length() - 1))
    return min(ways)


def _out(board: Board, goblin: Piece, start: int) -> int:
    """Return how many moves the Goblin needs from `start` to the Treasure and out."""
    treasure = board.at.get(_TREASURE, start)
    there = _steps(board, goblin, start, 1 << treasure)
    out = _steps(board, goblin, treasure, LINES[E])
    free = _steps(board, goblin, treasure, LINES[E] & ~board.standing[E])
    speed = CHARACTERS["GOB"].speed
    return min(-(-(there + free) // speed), 1 - (-(there + out) // speed))


def _is_clockwise(public: Public, slot: int) -> bool:
    room = public.rooms[slot]
    assert room is not None
    return TILES[room.tile].clockwise


def _turned(public: Public, slot: int) -> Public:
    """Return `public` after the room in `slot` has turned in the direction of its arrow."""
    room, clockwise = public.rooms[slot], _is_clockwise(public, slot)
    assert room is not None
    spun = SPUN[slot][clockwise]
    turned = Room(room.tile, (room.orientation + (1 if clockwise else 3)) % 4)
    pieces = tuple(
        replace(piece, square=SQUARES[spun[NUMBER[piece.square]]]) if NUMBER[piece.square] in spun else piece
        for piece in public.pieces
    )
    return replace(public, rooms=put(public.rooms, slot, turned), pieces=pieces)


def _way(board: Board, piece: Piece, goals: int) -> int:
    """Return with how many moves `piece` gets to one of `goals`."""
    return -(-_steps(board, piece, board.at[piece.token], goals) // CHARACTERS[piece.code].speed)


def _steps(board: Board, piece: Piece, start: int, goals: int) -> int:
    """Return how many steps `piece` has from `start` to one of `goals`; many where there is no way."""
    maze, foes = board.maze, board.standing[1 - piece.seat]
    free = maze.revealed & ~LINES[1 - piece.seat]
    if piece.code != "WIZ":
        free &= ~foes
    if piece.code not in ("WIZ", "THI"):
        free &= ~maze.pits
    reached = 1 << start
    for steps in range(_FAR * CHARACTERS[piece.code].speed):
        if reached & goals:
            return steps
        further = reached | maze.step(reached) & (free | goals)
        if further == reached:
            break
        reached = further
    return _FAR * CHARACTERS[piece.code].speed
