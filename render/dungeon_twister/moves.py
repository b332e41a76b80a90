"""Moves in words: what they are called, cost and do; in few words for lists, in sentences for `Confirm`. Pure."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from games.dungeon_twister import moves as m
from games.dungeon_twister import quotes as q
from games.dungeon_twister.events import Event
from games.dungeon_twister.moves import Move
from games.dungeon_twister.quotes import Quote
from games.dungeon_twister.squares import STARTS
from games.dungeon_twister.view import View
from games.kernel.observation import Choice
from render.dungeon_twister.doings import doings, held_by, untaken_on
from render.dungeon_twister.fights import fight_note, fighters
from render.dungeon_twister.log import declined
from render.dungeon_twister.names import own, placed, token, tokens
from render.game_menu import GameMenu
from render.limits import BUTTON_LABEL, OPTION_TEXT
from render.naming import tag_of
from text.words import Argument

_MOVE: Final = "dungeon_twister-move-"
_SHORT: Final = "dungeon_twister-short-"
_NOTE: Final = "dungeon_twister-note-"
_DOING: Final = "dungeon_twister-doing-"
CONFIRM: Final = "dungeon_twister-confirm-"


class DungeonTwisterMoves(GameMenu[View, Move, Event]):
    """What choices are called, cost and do."""

    @cached_property
    def all_end(self) -> bool:
        """Whether the turn ends with each of several choices."""
        quotes = [choice.why for choice in self.choices]
        return len(quotes) > 1 and all(quote is not None and quote.price.ends_turn for quote in quotes)

    def label(self, choice: Choice[Move]) -> str:
        """Return a move as a short name."""
        words, names, move, seat = self.words, self.names, choice.move, self.view.public.turn
        facts = declined(move, names)
        if hasattr(move, "who"):
            facts["who"] = own(names, seat, move.who) if move.who else ""
        match move:
            case m.Team(squares):
                # There are so many teams that no message is formatted for each.
                line = STARTS[seat if self.seat is None else self.seat]
                return ", ".join(f"{names('token', code)} {square}" for code, square in zip(squares, line, strict=True))
            case m.Hide(code, slot):
                if code is None:
                    return words(f"{_MOVE}hide-unknown", slot=slot)
                return words(f"{_MOVE}hide", token=names("token", code), slot=slot)
            case m.Go():
                base = self._going(choice, move, _MOVE, **facts)
                return doings(self.view, move, names, lambda done: self._doing(choice, base, done), BUTTON_LABEL)
            case m.Jump(leaves=leaves) | m.Walk(leaves=leaves):
                said = names.sentence(f"{_MOVE}{tag_of(move)}", move, **facts)
                return self._leaving(move.who, said, _MOVE, "accusative") if leaves else said
            case m.Fight(card=card) if isinstance(card, int):
                return names.sentence(f"{_MOVE}fight-card", move, **facts)
            case m.Combat(card):
                return words(f"{_MOVE}combat-unknown") if card is None else words(f"{_MOVE}combat", card=card)
        return names.sentence(f"{_MOVE}{tag_of(move)}", move, **facts)

    def short(self, choice: Choice[Move]) -> str:
        """Return what a choice is called below a title or a question that says the rest, "" if that is its label."""
        words, names = self.words, self.names
        match choice.move:
            case m.Go(to=to, changes=made) as move:
                base = self._going(choice, move, _SHORT)
                if not made:
                    return base if self._leaves(choice) else to
                return doings(self.view, move, names, lambda done: self._doing(choice, base, done), OPTION_TEXT)
            case m.Put(square=square):
                return square
            case m.Fight(card=card):
                return f"+{card}" if isinstance(card, int) else words(f"{_MOVE}fight-later")
            case m.Jump() | m.Walk() | m.Reveal() | m.Rotate() | m.Operate() | m.Fire() as move:
                who = own(names, self.view.public.turn, move.who) if move.who else ""
                said = names.sentence(f"{_SHORT}{tag_of(move)}", move, who=who)
                return self._leaving(move.who, said, _SHORT, "short") if getattr(move, "leaves", False) else said
        return ""

    def _leaving(self, who: str, said: str, prefix: str, form: str) -> str:
        """Return a jump or a way through a wall with what is dropped before it."""
        held = {f"held_{form}": held_by(self.view, who, self.names, form)}
        return self.words(f"{prefix}leaving", move=said, **held)

    def _going(self, choice: Choice[Move], move: m.Go, prefix: str, **facts: Argument) -> str:
        """Return where a mover goes: there, to a square and back, or out of the maze, with what that brings."""
        quote = choice.why
        way = quote.way if isinstance(quote, q.GoQuote) else ()
        if self._leaves(choice):
            won = quote is not None and quote.price.ends_match
            return self.words(f"{prefix}exit", to=move.to, points=_points(quote), won=won, **facts)
        if way and way[0] == way[-1]:
            return self.words(f"{prefix}back", far=way[len(way) // 2], **facts)
        return self.words(f"{prefix}move", to=move.to, **facts)

    def _leaves(self, choice: Choice[Move]) -> bool:
        return isinstance(choice.move, m.Go) and _points(choice.why) > 0

    def _doing(self, choice: Choice[Move], base: str, done: str) -> str:
        key = "exit" if self._leaves(choice) else "move"
        return self.words(f"{_DOING}{key}", move=base, changes=done) if done else base

    def effects(self, choice: Choice[Move]) -> Iterator[str]:
        """Yield what a choice does and uses up, and whether it alone ends the turn."""
        yield from self._effects(choice)
        if choice.why is not None:
            price = choice.why.price
            if price.with_potion:
                yield self.words(f"{_NOTE}potion")
            if price.ends_turn and not self.all_end:
                yield self.words(f"{_NOTE}ends")
            if price.ends_match and not self._leaves(choice):
                yield self.words(f"{_NOTE}over")

    def _effects(self, choice: Choice[Move]) -> Iterator[str]:
        """Yield what a move does, in few words each."""
        words, names, public, quote = self.words, self.names, self.view.public, choice.why
        match choice.move:
            case m.Hide(token=code) if code is not None:
                yield names("token", code, "text")
            case m.Combat(card=card):
                yield words(f"{_NOTE}spent" if card else f"{_NOTE}zero")
        match quote:
            case q.GoQuote():
                yield words(f"{_NOTE}steps", steps=len(quote.way) - 1)
                changes = choice.move.changes if isinstance(choice.move, m.Go) else ()
                yield from self._moved(quote, frozenset(each.square for each in changes))
            case q.LeapQuote():
                yield from self._moved(quote)
                if isinstance(choice.move, m.Jump):
                    yield words(f"{_NOTE}jumps", jumps=quote.jumps_left)
            case q.FightQuote():
                yield fight_note(quote, public.turn, names)
            case q.RotateQuote(clockwise=clockwise):
                yield words(f"{_NOTE}way-{'yes' if clockwise else 'no'}")
            case q.RevealQuote(tokens=counts):
                own_, other = counts[public.turn], counts[1 - public.turn]
                yield words(f"{_NOTE}reveal", whose=_whose(own_, other), own=own_, other=other)
            case q.FireQuote(square=square, dies=dies):
                yield words(f"{_NOTE}fire", square=square, who=tokens(names, dies))
            case q.ActQuote(target=target) if target is not None:
                yield words(f"{_NOTE}heals", who=token(names, target))

    def _moved(self, quote: q.GoQuote | q.LeapQuote, changed: frozenset[str] = frozenset()) -> Iterator[str]:
        """Yield what a character brings along, whom and what it passes, and what that leads to.

        On the squares `changed` it takes or drops something.
        """
        words, names = self.words, self.names
        if isinstance(quote, q.LeapQuote) and quote.points:
            yield words(f"{_NOTE}leaves", points=quote.points)
        picked = isinstance(quote, q.GoQuote) and quote.picked
        if quote.holds is not None:
            yield words(f"{_NOTE}picked" if picked else f"{_NOTE}holds", thing=token(names, quote.holds))
        if isinstance(quote, q.LeapQuote) and quote.left is not None:
            yield words(f"{_NOTE}left", thing=token(names, quote.left))
        if isinstance(quote, q.GoQuote) and quote.passed:
            yield words(f"{_NOTE}passed", who=tokens(names, quote.passed))
        if isinstance(quote, q.GoQuote) and (untaken := untaken_on(self.view.public, quote, changed)):
            yield words(f"{_NOTE}untaken", thing=tokens(names, untaken))
        if isinstance(quote, q.GoQuote) and quote.falls:
            yield words(f"{_NOTE}falls", who=tokens(names, quote.falls))

    def confirmation(self, choice: Choice[Move]) -> Iterator[str]:
        """Yield sentences about what a choice costs and does."""
        words, move, quote = self.words, choice.move, choice.why
        if isinstance(move, m.Team | m.Hide | m.Card | m.Combat | m.End | m.Put):
            yield self.names.sentence(f"{CONFIRM}{tag_of(move)}", move)
            return
        yield from self._outcome(quote)
        said = words.listed(self._effects(choice))
        if said and not isinstance(quote, q.FightQuote | q.RotateQuote):
            yield f"{said[:1].upper()}{said[1:]}."
        if quote is not None:
            key = "potion" if quote.price.with_potion else "price"
            yield words(f"{CONFIRM}{key}", left=quote.price.left)
            if quote.price.ends_turn:
                yield words(f"{CONFIRM}ends")
            if quote.price.ends_match:
                yield words(f"{CONFIRM}over")

    def _outcome(self, quote: Quote | None) -> Iterator[str]:
        words, names = self.words, self.names
        match quote:
            case q.GoQuote(way=way):
                yield words(f"{CONFIRM}way", way=" – ".join(way))
            case q.FightQuote(sides=sides, strengths=strengths):
                yield words(f"{CONFIRM}fight", fighters=fighters(sides, strengths, names))
            case q.RevealQuote(tokens=counts):
                turn = self.view.public.turn
                yield words(f"{CONFIRM}reveal", whose=_whose(counts[turn], counts[1 - turn]))
            case q.RotateQuote(tokens=turned):
                if turned:
                    yield words(f"{CONFIRM}rotate", tokens=placed(names, turned))
                else:
                    yield words(f"{CONFIRM}rotate-empty")


def _points(quote: Quote | None) -> int:
    """Return what a move brings by leaving the maze."""
    return quote.points if isinstance(quote, q.GoQuote) else 0


def _whose(own_: int, other: int) -> str:
    """Return whose tokens lie face down on a room."""
    if own_ and other:
        return "both"
    return "own" if own_ else "other" if other else "none"
