"""Moves as short names, and as buttons say them. Pure."""

from collections import Counter
from typing import Final

from games.legends_of_signum import moves as m
from games.legends_of_signum.moves import Move
from games.legends_of_signum.view import View
from render.legends_of_signum.names import GAME, cards, spot
from render.naming import Names, tag_of

SHORT_LABEL: Final = 28
"""How long the label of a button beside a note can be on a phone."""


def _target(move: Move) -> str:
    return getattr(move, "target", None) or getattr(move, "on", None) or ""


def button_label(move: Move, view: View, names: Names) -> tuple[str, str]:
    """Return a move as its button says it, and the name of its target if that has no room there beside its label."""
    said, target = label(move, view, names), _target(move)
    if not target or len(said) <= SHORT_LABEL:
        return said, ""
    *mark_and_label, name = names("unit", target).split(" ", 2)
    key, short = f"{GAME}-move-{tag_of(move)}{'-on' if isinstance(move, m.Cast) else ''}", " ".join(mark_and_label)
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
