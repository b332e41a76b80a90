"""Which listed move a typed line means (SPEC 8.3). Pure: it looks at what the seat that typed may see.

Tokens without owner get the one that can be meant. A move that comes to the same as a listed one becomes that one:
other changes with the same effect, a path that can be walked, another attacker or revealer where it does not matter.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from games.dungeon_twister import paths
from games.dungeon_twister.board import board_of
from games.dungeon_twister.components import CODE, IS_CHARACTER, OWNERS, SEAT, TOKENS, Token, token_of
from games.dungeon_twister.fighting import targets
from games.dungeon_twister.moves import Change, Fight, Go, Hide, Move, Put, Reveal, Team
from games.dungeon_twister.reach import searched
from games.dungeon_twister.rooms import revealers
from games.dungeon_twister.squares import SLOTS
from games.dungeon_twister.state import Piece, Public
from games.dungeon_twister.view import View
from games.kernel.errors import IllegalMove, NotationError
from games.kernel.ids import Seat


def complete(view: View, move: Move) -> Move:
    """Return the move that a typed one means (8.3) for the seat that looks at `view` (the public: the active one).

    Raises:
        NotationError: `not_yours` (`what`); `already_revealed`, `no_access` (`slot`) where nobody is named;
            `ambiguous` (`options`); `incomplete` (`field`).
    """
    public, seat = view.public, view.public.turn if view.observer is None else view.observer
    if not isinstance(move, Team | Hide) and hasattr(move, "who"):
        move = replace(move, who=_own(seat, move.who)) if move.who else move
    match move:
        case Team(squares):
            return Team(tuple(_own(seat, code) for code in squares))
        case Hide(token) if token is not None:
            return replace(move, token=_own(seat, token))
        case Put(token):
            return replace(move, token=_meant(token, public.placing.tokens if public.placing else ()))
        case Go():
            return _go(public, seat, move)
        case Fight():
            return _fight(public, seat, move)
        case Reveal(slot, who):
            able = revealers(public, seat, SLOTS.index(slot)) if public.phase == "action" else []
            if public.phase == "action" and not able and not who:
                is_open = public.rooms[SLOTS.index(slot)] is not None
                raise NotationError("already_revealed" if is_open else "no_access", slot=slot)
            return Reveal(slot, _stand_in(who, able, matters=board_of(public).bonus[seat] > 0))
    return move


def _own(seat: Seat, name: str) -> str:
    """Return the code of an own token, named with or without its owner."""
    if name not in TOKENS:
        return name
    if SEAT[name] != seat:
        raise NotationError("not_yours", what=CODE[name])
    return CODE[name]


def _meant(name: str, likely: Iterable[Token]) -> Token:
    """Return the token that is meant; without an owner it is the one among `likely`.

    Raises:
        NotationError: `ambiguous` (`options`) if both tokens of that code can be meant.
    """
    if name in TOKENS:
        return name
    both = tuple(f"{owner}.{name}" for owner in OWNERS)
    meant = tuple(token for token in both if token in likely)
    if len(meant) == 1:
        return meant[0]
    raise NotationError("ambiguous", options=meant or both)


def _go(public: Public, seat: Seat, move: Go) -> Go:
    """Return the listed move that comes to the same as `move`, if there is one and a typed path can be walked."""
    piece = public.piece(token_of(seat, move.who))
    changes = (_placed(public, seat, change, piece) for change in move.changes)
    move = replace(move, changes=tuple(_change(public, seat, change) for change in changes))
    if public.phase != "action" or piece is None or move.who not in board_of(public).able[seat]:
        return move
    search = searched(public, piece.token)
    if "-" in move.to:
        try:
            move = paths.walked(search, move)
        except IllegalMove:
            return move
    return search.same(move) or move


def _placed(public: Public, seat: Seat, change: Change, mover: Piece | None) -> Change:
    """Return the change with its square: where its token is; what is left without a friend to have it, is at the start.

    Raises:
        NotationError: `ambiguous` (`options`); `incomplete` (`field`) if the token is not on the board.
    """
    if change.square:
        return change
    where = {piece.token: piece.square for piece in public.pieces}
    if change.token is None:
        place = mover.square if mover else None
    elif change.verb == "leave":
        place = where.get(token_of(seat, CODE[change.token] if change.token in TOKENS else change.token))
    else:
        place = where.get(_meant(change.token, where))
    if place is None:
        raise NotationError("incomplete", field="changes")
    return Change(place, change.verb, None if change.verb == "leave" else change.token)


def _change(public: Public, seat: Seat, change: Change) -> Change:
    """Return the change with the owner of its token; a friend who stands there is named for what he has."""
    if change.token is None:
        return change
    there = [piece for piece in public.pieces if piece.square == change.square]
    token = _meant(change.token, [piece.token for piece in there] or [piece.token for piece in public.pieces])
    for piece in there:
        if piece.token == token and IS_CHARACTER[token] and SEAT[token] == seat and not piece.wounded:
            token = next((other.token for other in there if other is not piece), token)
            break
    return replace(change, token=token)


def _fight(public: Public, seat: Seat, move: Fight) -> Fight:
    """Return the attack on the enemy that is meant, by the attacker who is listed for it."""
    enemies = [token for token in TOKENS if SEAT[token] != seat and IS_CHARACTER[token]]
    target = _meant(move.target, enemies)
    able = dict(targets(public, seat)).get(target, []) if public.phase == "action" else []
    matters = board_of(public).bonus[seat] > 0 or public.rules.group_fight != "chain"
    return Fight(_stand_in(move.who, able, matters=matters), target, move.card)


def _stand_in(who: str, able: list[str], *, matters: bool) -> str:
    """Return who does what several are `able` to do: where it does not matter, the first; "" if nobody is named or can.

    Raises:
        NotationError: `incomplete` (`field`) if it matters who.
    """
    if not able or (who and (matters or who not in able)):
        return who
    if matters and len(able) > 1:
        raise NotationError("incomplete", field="who")
    return able[0]
