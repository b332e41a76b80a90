"""Small made-up positions of Dungeon Twister on Board X, in the words of the specification's examples.

`scene("w.GOB c4, e.WAR* d4, e.SWD d4")`: West acts with 5 points, all rooms are revealed in orientation 0, all
portcullises are closed, and nothing else is on the board. `tokens lines` says who stands where; `*` is wounded.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from games.dungeon_twister.components import COMBAT_CARDS, ORDER, TOKENS, TileId
from games.dungeon_twister.events import Event
from games.dungeon_twister.game import DungeonTwister
from games.dungeon_twister.moves import Move
from games.dungeon_twister.quotes import Quote
from games.dungeon_twister.squares import SLOTS
from games.dungeon_twister.state import Gate, Out, Piece, Public, Room, Rules, State
from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Seat

GAME = DungeonTwister()
BOARD_X: tuple[TileId, ...] = ("1R", "2L", "3R", "4L", "4R", "3L", "2R", "1L")
W, E = Seat(0), Seat(1)


def chance(revision: int = 1) -> Chance:
    """Return some chance, always the same."""
    return Chance(b"a scene", revision)


class Scene:
    """A position that lines of notation are tried on; none of the questions changes it."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def public(self) -> Public:
        return self.state.public

    def but(self, **changes: Any) -> "Scene":
        """Return the position with some fields of the public part replaced."""
        return Scene(replace(self.state, public=replace(self.public, **changes)))

    def seat(self) -> Seat:
        """Return who is awaited; in a fight the active seat first."""
        asked = [decision.seat for decision in GAME.decisions(self.state) if decision.owed]
        return self.public.turn if self.public.turn in asked else asked[0]

    def move(self, line: str, seat: Seat | None = None) -> Move:
        who = self.seat() if seat is None else seat
        return GAME.parse_move(line, GAME.observe(self.state, who), {})

    def step(self, line: str, seat: Seat | None = None) -> Step[State, Event]:
        who = self.seat() if seat is None else seat
        move = self.move(line, who)
        step = GAME.apply(self.state, who, move, chance())
        assert move in GAME.legal_moves(self.state, who)
        return step

    def after(self, *lines: str) -> "Scene":
        """Return the position after `lines`, each played by the awaited seat."""
        here = self
        for line in lines:
            here = Scene(here.step(line).state)
        return here

    def event(self, line: str, kind: type[Any], seat: Seat | None = None) -> Any:
        """Return the only event of `kind` that `line` leads to."""
        found = [event for event in self.step(line, seat).events if isinstance(event, kind)]
        assert len(found) == 1, found
        return found[0]

    def refusal(self, line: str, seat: Seat | None = None) -> IllegalMove:
        """Return why `line` is refused."""
        who = self.seat() if seat is None else seat
        move = self.move(line, who)
        assert move not in GAME.legal_moves(self.state, who)
        try:
            step = GAME.apply(self.state, who, move, chance())
        except IllegalMove as refused:
            return refused
        raise AssertionError(f"{line} is allowed: {step.events}")

    def code(self, line: str, seat: Seat | None = None) -> str:
        """Return the code with which `line` is refused."""
        return self.refusal(line, seat).code

    def legal(self, topic: str = "") -> list[str]:
        """Return the legal moves of the awaited seat, in notation; all, or those about a topic."""
        seat = self.seat()
        found = GAME.moves_about(self.state, seat, topic) if topic else GAME.legal_moves(self.state, seat)
        return [GAME.print_move(move) for move in found]

    def ends(self, who: str) -> str:
        """Return the squares where a move of `who` that changes nothing on the way may end, in order."""
        lines = (line.split() for line in self.legal(who))
        ends = sorted((words[2] for words in lines if len(words) == 3), key=lambda name: (name[0], int(name[1:])))
        return " ".join(ends)

    def explained(self, line: str) -> Quote | None:
        explained: Quote | None = GAME.explain(self.state, self.seat(), self.move(line))
        return explained

    def tokens(self) -> str:
        """Return what is on the board, as a scene says it."""
        return ", ".join(f"{piece.token}{'*' if piece.wounded else ''} {piece.square}" for piece in self.public.pieces)

    def points(self) -> tuple[int, int]:
        return self.public.scores

    def left(self) -> tuple[int, int]:
        """Return the points left of the card, and the bonus points of all."""
        return self.public.points_left, sum(piece.bonus for piece in self.public.pieces)


def scene(
    tokens: str = "",
    *,
    turn: Seat = W,
    points: int = 5,
    rooms: Mapping[str, tuple[TileId, int] | None] | None = None,
    stash: Mapping[str, str] | None = None,
    gates: tuple[Gate, ...] = (),
    scores: tuple[int, int] = (0, 0),
    others_out: bool = False,
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((2, 3, 4), (2, 3, 4, 5)),
    used: Mapping[int, tuple[int, ...]] | None = None,
    rules: Rules | None = None,
    **public: Any,
) -> Scene:
    """Return the position that is described. `rooms` names what differs from Board X, None is a face-down room.

    `stash` are face-down tokens by slot. `others_out`: every token that is not named has been killed or destroyed.
    """
    laid: dict[str, Room | None] = {slot: Room(tile, 0) for slot, tile in zip(SLOTS, BOARD_X, strict=True)}
    laid.update({slot: Room(*room) if room else None for slot, room in (rooms or {}).items()})
    pieces = [_piece(*each.split()) for each in tokens.split(", ") if each]
    hidden = {slot: tuple(names.split()) for slot, names in (stash or {}).items()}
    named = {piece.token for piece in pieces} | {token for names in hidden.values() for token in names}
    out = tuple(Out(token, "killed") for token in TOKENS if token not in named) if others_out else ()
    state = State(
        public=Public(
            rules=_of_today(rules or Rules()),
            phase="action",
            turn=turn,
            rooms=tuple(laid[slot] for slot in SLOTS),
            gates=gates,
            buried=tuple(tuple(W if name[0] == "w" else E for name in hidden.get(slot, ())) for slot in SLOTS),
            pieces=tuple(sorted(pieces, key=lambda piece: ORDER[piece.token])),
            out=out,
            scores=scores,
            hands=hands,
            piles=(5, 0),
            highest=5,
            points_left=points,
            used=((used or {}).get(0, ()), (used or {}).get(1, ())),
            **public,
        ),
        stash=tuple(hidden.get(slot, ()) for slot in SLOTS),
        fixed=tuple(None if laid[slot] else Room(tile, 0) for slot, tile in zip(SLOTS, BOARD_X, strict=True)),
    )
    assert all(card in COMBAT_CARDS for cards in state.public.used for card in cards)
    return Scene(state)


def _of_today(rules: Rules) -> Rules:
    """Return the rules with the option that older versions do not have, off unless it is given."""
    return replace(rules, played_cards_list=False) if rules.played_cards_list is UNSET else rules


def _piece(token: str, square: str) -> Piece:
    return Piece(token.rstrip("*"), square, wounded=token.endswith("*"))
