"""Everything about a match of Dungeon Twister that the rules need (SPEC 2, 3.3, 8.2). Values only.

`Public` is what everybody may see; `State` adds the secrets. Tokens and squares go by their names, so that a position
can be read and written by hand: `["w.GOB", "b8"]` is a token on a square, `["1R", 0]` a room with its orientation.
"""

from typing import Literal

import msgspec

from games.dungeon_twister.components import (
    ACTION_CARDS,
    CODE,
    COMBAT_CARDS,
    IS_CHARACTER,
    JUMP_CARDS,
    SEAT,
    TOKENS,
    TileId,
    Token,
)
from games.dungeon_twister.squares import SLOTS
from games.kernel.ids import Seat

Phase = Literal["team", "hide", "card", "action", "put", "combat", "over"]
Fate = Literal["killed", "left", "used", "destroyed"]
"""How a token went out of the game: `left` through the enemy line, `used` up, or lost with its holder on a pit."""

Ending = Literal["", "victory", "dead", "no_progress"]


class Rules(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The options of a match (SPEC 10). `played_cards_list` is missing in versions 1 and 2, where all is shown."""

    group_fight: Literal["chain", "direct"] = "chain"
    rope_needs_two_anchors: bool = True
    reveal_from_line_any_square: bool = True
    warrior_breaks_open_portcullis: bool = True
    victory_check: Literal["immediate", "end_of_turn"] = "immediate"
    victory_points: int = 5
    no_progress_turns: int = 40
    used_cards_list: bool = False
    wounded_on_roped_pit: bool = True
    played_cards_list: bool | msgspec.UnsetType = msgspec.UNSET


class Room(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True):
    """A room and by how many clockwise quarters it is turned from its drawing."""

    tile: TileId
    orientation: int


class Gate(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True, order=True):
    """A portcullis that is not closed: the edge of a tile, and `open` or `broken`."""

    tile: TileId
    edge: str
    state: Literal["open", "broken"]


class Piece(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True):
    """A token on a square. The rest is for characters.

    `fresh`: wounded in this turn; `blocked`: healed or regenerated in this turn; `bonus`: points of a potion left.
    """

    token: Token
    square: str
    wounded: bool = False
    fresh: bool = False
    blocked: bool = False
    bonus: int = 0

    @property
    def seat(self) -> Seat:
        """Return the owner."""
        return SEAT[self.token]

    @property
    def code(self) -> str:
        """Return the code, such as `GOB`."""
        return CODE[self.token]

    @property
    def is_character(self) -> bool:
        """Return whether this is a character."""
        return IS_CHARACTER[self.token]


class Out(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True):
    """A token that is out of the game, and how."""

    token: Token
    fate: Fate


class Attack(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A fight that waits for its combat cards (SPEC 4.6)."""

    attacker: Token
    target: Token


class Placing(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Tokens of a revealed room that are still to be placed (SPEC 4.4): by whom, then what the other seat places."""

    slot: str
    seat: Seat
    tokens: tuple[Token, ...]
    later: tuple[Token, ...] = ()


class Public(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What everybody may see. Tuples by seat have two entries, those by slot eight (A to H).

    `turn` is the seat that hides or plays. `buried` has for each slot who laid its face-down tokens, in that order.
    `laid` says whose secret answer lies: the team in the phase `team`, the combat card in `combat`. `pieces` are in
    code order. `hands` are action cards (in a view 0 for one that is not shown), `piles` the last played one (0: none),
    `highest` the highest of both so far.
    `used` are combat cards out of the game, in ascending order. `points_left` is what the card in play still has.
    `quiet` counts turns in a row without progress (6), `is_lively` says whether this one has some; `turns` counts all.
    """

    rules: Rules = Rules()
    phase: Phase = "team"
    turn: Seat = Seat(0)
    laid: tuple[bool, bool] = (False, False)
    rooms: tuple[Room | None, ...] = (None,) * len(SLOTS)
    gates: tuple[Gate, ...] = ()
    buried: tuple[tuple[Seat, ...], ...] = ((),) * len(SLOTS)
    pieces: tuple[Piece, ...] = ()
    out: tuple[Out, ...] = ()
    scores: tuple[int, int] = (0, 0)
    hands: tuple[tuple[int, ...], tuple[int, ...]] = (ACTION_CARDS, ACTION_CARDS)
    piles: tuple[int, int] = (0, 0)
    highest: int = 0
    points_left: int = 0
    jumps: tuple[int, int] = (JUMP_CARDS, JUMP_CARDS)
    used: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    attack: Attack | None = None
    placing: Placing | None = None
    quiet: int = 0
    is_lively: bool = False
    turns: int = 0
    ending: Ending = ""

    def piece(self, token: Token) -> Piece | None:
        """Return `token` where it is on the board."""
        return next((piece for piece in self.pieces if piece.token == token), None)


class State(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A position with its secrets.

    `teams` are the codes on the starting squares, north to south, until they stand on the board. `stash` has the
    face-down tokens of each slot in the order of `Public.buried`. `fixed` can name face-down rooms; None is drawn when
    the room is revealed. `cards` are the combat cards laid for the fight at hand.
    """

    public: Public
    teams: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    stash: tuple[tuple[Token, ...], ...] = ((),) * len(SLOTS)
    fixed: tuple[Room | None, ...] = (None,) * len(SLOTS)
    cards: tuple[int | None, int | None] = (None, None)

    @property
    def phase(self) -> Phase:
        """Return the phase that rules."""
        return self.public.phase


def turn_clock(public: Public, seat: Seat) -> str:
    """Return the clock on which a question to `seat` runs: that of its turn, or its own while the other one plays."""
    return clock_of(public.turns) if seat == public.turn else ""


def clock_of(turns: int) -> str:
    """Return the clock of a turn, before which there have been so many."""
    return f"turn {turns}"


def combat_hand(public: Public, seat: Seat) -> tuple[int, ...]:
    """Return the combat cards that `seat` has left, a card laid for the fight at hand included."""
    left = list(COMBAT_CARDS)
    for card in public.used[seat]:
        left.remove(card)
    return tuple(left)


def still_to_hide(seat: Seat, team: tuple[str, ...], stash: tuple[tuple[Token, ...], ...]) -> tuple[Token, ...]:
    """Return the tokens of `seat` that are neither in its `team` nor in `stash`, in code order."""
    gone = {token for laid in stash for token in laid}
    return tuple(token for token in TOKENS if SEAT[token] == seat and CODE[token] not in team and token not in gone)
