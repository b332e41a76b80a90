"""Moves as short names, and shorter ones below a title or a question that says the rest. Pure."""

from collections.abc import Iterable
from typing import Final

from games.dungeon_twister import moves as m
from games.dungeon_twister.components import token_of
from games.dungeon_twister.moves import Move
from games.dungeon_twister.squares import STARTS
from games.dungeon_twister.view import View
from games.kernel.ids import Seat
from render.dungeon_twister.log import changes, declined
from render.dungeon_twister.names import own
from render.naming import Names, tag_of

_MOVE: Final = "dungeon_twister-move-"
_SHORT: Final = "dungeon_twister-short-"


def label(move: Move, view: View, names: Names) -> str:
    """Return a move as a short name."""
    words, seat = names.words, view.public.turn
    facts = declined(move, names)
    if hasattr(move, "who"):
        facts["who"] = own(names, seat, move.who) if move.who else ""
    match move:
        case m.Team(squares):
            return team(squares, seat if view.observer is None else view.observer, names)
        case m.Hide(code, slot):
            if code is None:
                return words(f"{_MOVE}hide-unknown", slot=slot)
            return words(f"{_MOVE}hide", token=names("token", code), slot=slot)
        case m.Go(who, to, made):
            mover = view.public.piece(token_of(seat, who))
            is_back = mover is not None and mover.square == to
            key = f"{_MOVE}{'back' if is_back else 'move'}{'-changes' if made else ''}"
            return words(key, to=to, **facts, **({"changes": changes(made, names, "short")} if made else {}))
        case m.Jump(leaves=leaves) | m.Walk(leaves=leaves):
            said = names.sentence(f"{_MOVE}{tag_of(move)}", move, **facts)
            return words(f"{_MOVE}leaving", move=said) if leaves else said
        case m.Fight(card=card) if isinstance(card, int):
            return names.sentence(f"{_MOVE}fight-card", move, **facts)
        case m.Combat(card):
            return words(f"{_MOVE}combat-unknown") if card is None else words(f"{_MOVE}combat", card=card)
    return names.sentence(f"{_MOVE}{tag_of(move)}", move, **facts)


def short(move: Move, view: View, names: Names) -> str:
    """Return what a choice is called below a title or a question that says the rest, "" if that is its label."""
    words = names.words
    match move:
        case m.Go(to=to, changes=made):
            return f"{to}: {changes(made, names, 'short')}" if made else to
        case m.Put(square=square):
            return square
        case m.Fight(card=card):
            return f"+{card}" if isinstance(card, int) else words(f"{_MOVE}fight-later")
        case m.Jump() | m.Walk() | m.Reveal() | m.Rotate() | m.Operate() | m.Fire():
            who = own(names, view.public.turn, move.who) if move.who else ""
            said = names.sentence(f"{_SHORT}{tag_of(move)}", move, who=who)
            return words(f"{_SHORT}leaving", move=said) if getattr(move, "leaves", False) else said
    return ""


def team(codes: Iterable[str], seat: Seat, names: Names) -> str:
    """Return a starting team; there are so many that no message is formatted for each."""
    return ", ".join(f"{names('token', code)} {square}" for code, square in zip(codes, STARTS[seat], strict=True))
