"""Moves in words: what they are called, cost and do; in few words for lists, in sentences for `Confirm`. Pure."""

from collections.abc import Iterable, Iterator
from typing import Final

from games.dungeon_twister import moves as m
from games.dungeon_twister import quotes as q
from games.dungeon_twister.components import token_of
from games.dungeon_twister.moves import Move
from games.dungeon_twister.quotes import Quote
from games.dungeon_twister.squares import STARTS
from games.dungeon_twister.view import View
from games.kernel.ids import Seat
from games.kernel.observation import Choice
from render.dungeon_twister.log import changes, declined, fighters
from render.dungeon_twister.names import own, placed, token, tokens
from render.naming import Names, tag_of

_MOVE: Final = "dungeon_twister-move-"
_SHORT: Final = "dungeon_twister-short-"
_NOTE: Final = "dungeon_twister-note-"
CONFIRM: Final = "dungeon_twister-confirm-"


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


def prices(quote: Quote | None, names: Names, *, says_end: bool) -> Iterator[str]:
    """Yield what a move uses up and ends, in few words each; `says_end`: also that it ends the turn."""
    if quote is not None:
        if quote.price.with_potion:
            yield names.words(f"{_NOTE}potion")
        if quote.price.ends_turn and says_end:
            yield names.words(f"{_NOTE}ends")
        if quote.price.ends_match:
            yield names.words(f"{_NOTE}over")


def confirmation(choice: Choice[Move], view: View, names: Names) -> Iterator[str]:
    """Yield sentences about what a choice costs and does."""
    words, move, quote = names.words, choice.move, choice.why
    if isinstance(move, m.Team | m.Hide | m.Card | m.Combat | m.End | m.Put):
        key = f"{CONFIRM}{tag_of(move)}"
        yield names.sentence(key, move)
        return
    yield from _outcome(quote, names)
    said = names.words.listed(effects(move, quote, view, names))
    if said and not isinstance(quote, q.FightQuote | q.RotateQuote):
        yield f"{said[:1].upper()}{said[1:]}."
    if quote is not None:
        key = "potion" if quote.price.with_potion else "price"
        yield words(f"{CONFIRM}{key}", left=quote.price.left)
        if quote.price.ends_turn:
            yield words(f"{CONFIRM}ends")
        if quote.price.ends_match:
            yield words(f"{CONFIRM}over")


def _outcome(quote: Quote | None, names: Names) -> Iterator[str]:
    words = names.words
    match quote:
        case q.GoQuote(way=way):
            yield words(f"{CONFIRM}way", way=" – ".join(way))
        case q.FightQuote(sides=sides, strengths=strengths):
            yield words(f"{CONFIRM}fight", fighters=fighters(sides, strengths, names))
        case q.RevealQuote():
            yield words(f"{CONFIRM}reveal")
        case q.RotateQuote(tokens=turned):
            if turned:
                yield words(f"{CONFIRM}rotate", tokens=placed(names, turned))
            else:
                yield words(f"{CONFIRM}rotate-empty")


def effects(move: Move, quote: Quote | None, view: View, names: Names) -> Iterator[str]:
    """Yield what a move does, in few words each."""
    words = names.words
    match move:
        case m.Hide(token=code) if code is not None:
            yield names("token", code, "text")
        case m.Combat(card=card):
            yield words(f"{_NOTE}spent" if card else f"{_NOTE}zero")
    match quote:
        case q.GoQuote():
            yield words(f"{_NOTE}steps", steps=len(quote.way) - 1)
            yield from _moved(quote, names)
        case q.LeapQuote():
            yield from _moved(quote, names)
            if isinstance(move, m.Jump):
                yield words(f"{_NOTE}jumps", jumps=quote.jumps_left)
        case q.FightQuote(strengths=strengths):
            seat = view.public.turn
            yield words(f"{_NOTE}fight", own=strengths[seat], other=strengths[1 - seat])
        case q.RotateQuote(clockwise=clockwise):
            yield words(f"{_NOTE}way-{'yes' if clockwise else 'no'}")
        case q.RevealQuote(tokens=counts):
            yield words(f"{_NOTE}reveal", own=counts[view.public.turn], other=counts[1 - view.public.turn])
        case q.FireQuote(square=square, dies=dies):
            yield words(f"{_NOTE}fire", square=square, who=tokens(names, dies))
        case q.ActQuote(target=target) if target is not None:
            yield words(f"{_NOTE}heals", who=token(names, target))


def _moved(quote: q.GoQuote | q.LeapQuote, names: Names) -> Iterator[str]:
    """Yield what a character brings along, whom it passes, and what that leads to."""
    words = names.words
    if quote.points:
        yield words(f"{_NOTE}leaves", points=quote.points)
    picked = isinstance(quote, q.GoQuote) and quote.picked
    if quote.holds is not None:
        yield words(f"{_NOTE}picked" if picked else f"{_NOTE}holds", thing=token(names, quote.holds))
    if isinstance(quote, q.LeapQuote) and quote.left is not None:
        yield words(f"{_NOTE}left", thing=token(names, quote.left))
    if isinstance(quote, q.GoQuote) and quote.passed:
        yield words(f"{_NOTE}passed", who=tokens(names, quote.passed))
    if isinstance(quote, q.GoQuote) and quote.falls:
        yield words(f"{_NOTE}falls", who=tokens(names, quote.falls))
