"""Moves in words: what they are called, cost and do; in few words for lists, in sentences for `Confirm`. Pure."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from games.kernel.observation import Choice
from games.legends_of_signum import moves as m
from games.legends_of_signum import quotes as q
from games.legends_of_signum.components import HERO
from games.legends_of_signum.events import Event
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.moves import Move
from games.legends_of_signum.view import View
from render.game_menu import GameMenu
from render.legends_of_signum.abilities import prosperity, text_of, use_of
from render.legends_of_signum.names import GAME, card, cards, face_name, far, kind_of, spot, unit_brief
from render.limits import OPTION_TEXT, clipped
from render.meaning import written
from render.naming import Names, tag_of
from render.phrases import capital

SHORT_LABEL: Final = 28
"""How long the label of a button beside a note can be on a phone."""
_PURPOSES: Final = ("range", "towards", "ahead", "home", "back", "cover", "own", "before")
"""Why a place is suggested, where nothing else in its note says so."""


def _target(move: Move) -> str:
    return getattr(move, "target", None) or getattr(move, "on", None) or ""


def button_label(move: Move, view: View, names: Names) -> tuple[str, str]:
    """Return a move as its button says it, and the name of its target if that has no room there beside its label."""
    said, target = label(move, view, names), _target(move)
    if not target or len(said) <= SHORT_LABEL:
        return said, ""
    name = names("unit", target).split(" ", 2)[-1]
    key, short = f"{GAME}-move-{tag_of(move)}{'-on' if isinstance(move, m.Cast) else ''}", unit_brief(names, target)
    return names.sentence(key, move, target_accusative=short, on_accusative=short), name


def label(move: Move, view: View, names: Names) -> str:
    """Return a move as a short name."""
    key = f"{GAME}-move-{tag_of(move)}"
    match move:
        case m.Hero(deck=deck) if deck:
            return names.sentence(f"{key}-deck", move)
        case m.Mulligan(aside):
            known = [each for each in aside if each is not None]
            if len(known) < len(aside):
                return names.words(f"{key}-unknown", count=len(aside))
            hand = Counter(() if view.own is None else view.own.hand)
            kept = tuple((hand - Counter(known)).elements())
            if len(kept) + len(known) > hand.total() or len(kept) >= len(known):
                return names.words(key, aside=cards(names, known))
            return names.words(f"{key}-but", kept=cards(names, kept)) if kept else names.words(f"{key}-all")
        case m.Build(take=take) if take is not None:
            return names.sentence(f"{key}-take", move)
        case m.Build(against=against) if against is not None:
            return names.sentence(f"{key}-against", move)
        case m.Cast(on=on, take=take) if on is not None or take is not None:
            return names.sentence(f"{key}-{'take' if on is None else 'on'}", move)
        case m.PlaceHero(at) | m.Deploy(at=at) | m.Terrain(at=at) if at is not None:
            return names.sentence(key, move, at=spot(at))
        case m.Go(path=path) | m.Run(path=path) if path:
            return names.sentence(key, move, at=spot(path[-1]))
        case m.SetStance(units) if len(units) > 1:
            return names.sentence(f"{key}-all", move)
        case m.SetOrder():
            return order_words(move, names)
    return names.sentence(key, move)


def order_words(move: m.SetOrder, names: Names) -> str:
    """Return a standing order in words."""
    words, key = names.words, f"{GAME}-move-order"
    said = [words(key, mode=move.mode)]
    said += [words(f"{key}-cost", cost=move.min_cost)] if move.min_cost else []
    said += [words(f"{key}-subject", subject=move.subject)] if move.subject else []
    return " ".join(said)


def joined(phrases: Iterable[str]) -> str:
    """Return as many phrases as there is room for: none is cut in the middle unless it is the first."""
    said = ""
    for phrase in filter(None, phrases):
        longer = f"{said} · {phrase}" if said else phrase
        if said and len(longer) > OPTION_TEXT:
            break
        said = longer
    return clipped(said, OPTION_TEXT)


def is_at_one_point(move: Move) -> bool:
    """Return whether a move names one place, to which somebody or something comes."""
    match move:
        case m.Go(path=path) | m.Run(path=path):
            return len(path) == 1
        case m.PlaceHero() | m.Deploy() | m.Terrain():
            return True
    return False


def compass(start: Point, end: Point) -> str:
    """Return the point of the compass in which `end` is seen from `start`, "" for the same point."""
    across, up = end.x - start.x, end.y - start.y
    if not across and not up:
        return ""
    # A sector of 45 degrees is left where one part is more than 2.4 times the other.
    if 12 * abs(up) < 5 * abs(across):
        return "e" if across > 0 else "w"
    if 12 * abs(across) < 5 * abs(up):
        return "n" if up > 0 else "s"
    return f"{'n' if up > 0 else 's'}{'e' if across > 0 else 'w'}"


class LegendsOfSignumMoves(GameMenu[View, Move, Event]):
    """What choices cost and do."""

    def effects(self, choice: Choice[Move]) -> Iterator[str]:
        """Yield what a choice costs and does, in few words each."""
        yield from self._printed(choice.move)
        yield from self._quoted(choice)

    def _printed(self, move: Move) -> Iterator[str]:
        """Yield what the hero, building or card of a move does."""
        words, names = self.words, self.names
        match move:
            case m.Hero(hero):
                data = HERO[hero]
                faction = words(f"{GAME}-faction-{data.faction}")
                yield words(
                    f"{GAME}-note-hero", faction=faction, strength=data.strength, move=data.move, health=data.health
                )
            case m.Build(building):
                yield from use_of(names, building, self.view)
            case m.Discard(thing):
                yield text_of(names, thing)
            case m.Lay(thing) | m.Wear(thing) | m.Cast(thing, None) if thing is not None:
                yield text_of(names, thing)

    def _quoted(self, choice: Choice[Move]) -> Iterator[str]:
        """Yield what the quote of a choice says."""
        words, names = self.words, self.names
        match choice.why:
            case q.PlayQuote(pay, coins, backstabs):
                paid = [cards(names, pay)] * bool(pay) + [prosperity(names, coins)] * bool(coins)
                yield words(f"{GAME}-note-pay", pay=words.listed(paid)) if paid else words(f"{GAME}-note-free")
                if backstabs:
                    yield words(f"{GAME}-note-backstab", units=self._units(backstabs))
            case q.GoQuote():
                yield from self._going(choice.move, choice.why)
            case q.FightQuote(attack, defence, charge=charge):
                yield words(f"{GAME}-note-fight", attack=attack, defence=defence)
                if charge:
                    yield words(f"{GAME}-note-charging")
            case q.MissileQuote(dice, distance, cover, prevents):
                yield words(f"{GAME}-note-dice", dice=dice)
                yield words(f"{GAME}-note-distance", far=far(names, distance))
                if cover:
                    yield words(f"{GAME}-note-covered")
                if prevents:
                    yield words(f"{GAME}-note-prevents", amount=prevents)
            case q.HealQuote(amount):
                yield words(f"{GAME}-note-heals", amount=amount)
            case q.HexQuote(faces):
                yield words(f"{GAME}-note-chance", faces=words.listed(face_name(names, face) for face in faces))

    def _going(self, move: Any, quote: q.GoQuote) -> Iterator[str]:
        """Yield how far a creature goes, and what is certain to follow: what can hurt comes first."""
        words, names = self.words, self.names
        if quote.backstabs:
            yield words(f"{GAME}-note-backstab", units=self._units(quote.backstabs))
        if quote.thorns:
            yield words(f"{GAME}-note-thorns", wounds=quote.thorns)
        unit = self.view.table.by_label[move.unit]
        if quote.length:
            way = compass(Point(unit.x, unit.y), move.path[-1])
            yield words(f"{GAME}-note-length", far=far(names, quote.length), way=way).strip()
        else:
            yield words(f"{GAME}-note-stay")
        if quote.label in _PURPOSES:
            about = card(names, quote.about) if kind_of(quote.about) else names("unit", quote.about)
            yield words(f"{GAME}-note-{quote.label}", about=about)
        if quote.charges:
            yield words(f"{GAME}-note-charge", units=self._units(quote.charges))
        rest = [each for each in quote.contacts if each not in quote.charges]
        if rest:
            yield words(f"{GAME}-note-contact", units=self._units(rest))
        if quote.ruins:
            yield words(f"{GAME}-note-ruins")
        if quote.slow:
            yield words(f"{GAME}-note-slow", far=far(names, quote.slow))
        if quote.tribute:
            yield words(f"{GAME}-note-tribute")

    def _units(self, labels: Iterable[str]) -> str:
        return self.words.listed(self.names("unit", each) for each in labels)

    def with_example(self, asked: str) -> str:
        """Return a question, and if it is about a place, how another one is typed: as one that is legal now."""
        lines = (choice.notation for choice in reversed(self.choices) if is_at_one_point(choice.move))
        line = next(lines, "").partition(" pay ")[0]
        if not line:
            return asked
        return f"{asked} {self.words(f'{GAME}-question-typed', line=written(line, GAME, self.words))}"

    def confirmation(self, choice: Choice[Move]) -> Iterator[str]:
        """Yield what a choice costs and does, and whether it can be taken back."""
        words, move = self.words, choice.move
        for phrases in (self._printed(move), self._quoted(choice)):
            said = words.listed(filter(None, phrases))
            if said:
                yield f"{capital(said)}."
        match choice.why:
            case q.FightQuote(tenths=tenths) | q.MissileQuote(tenths=tenths):
                yield words(f"{GAME}-confirm-expected", hits=tenths)
        match move:
            case m.Hero() | m.Start():
                yield words(f"{GAME}-confirm-sealed")
            case m.Keep() | m.Mulligan():
                yield words(f"{GAME}-confirm-drawn")
            case m.SetOrder():
                yield words(f"{GAME}-confirm-order")
            case m.End():
                yield words(f"{GAME}-confirm-end")
            case m.Done(unit):
                yield words(f"{GAME}-confirm-done", unit=self.names("unit", unit))
                yield words(f"{GAME}-confirm-final")
            case m.SetStance():
                yield words(f"{GAME}-confirm-stance")
            case _:
                yield words(f"{GAME}-confirm-final")
