"""What a choice costs and does: in few words beside it, in sentences for `Confirm`. Pure."""

from collections.abc import Iterator
from typing import Final

from games.dungeon_twister import moves as m
from games.dungeon_twister import quotes as q
from games.dungeon_twister.moves import Move
from games.dungeon_twister.quotes import Quote
from games.dungeon_twister.view import View
from games.kernel.observation import Choice
from render.dungeon_twister.log import fighters
from render.dungeon_twister.names import placed, token, tokens
from render.naming import Names, tag_of

_NOTE: Final = "dungeon_twister-note-"
CONFIRM: Final = "dungeon_twister-confirm-"


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
