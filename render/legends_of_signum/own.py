"""What is a seat's own, Cities and Graveyards, and the result with its arithmetic, in sentences. Pure."""

from collections.abc import Iterator

from games.kernel.game import Outcome
from games.kernel.ids import Seat, seats_of
from games.legends_of_signum import looks
from games.legends_of_signum import moves as m
from games.legends_of_signum.state import Laid
from games.legends_of_signum.view import View
from render.legends_of_signum.abilities import cost_of, text_of, values
from render.legends_of_signum.moves import order_words
from render.legends_of_signum.names import GAME, card, cards, kind_of
from render.naming import Names
from render.phrases import capital

BEFORE_CARDS = ("hero", "first")
"""Phases in which nobody has been dealt a card yet."""


def own_words(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield all that only the observer knows: hand, tactics with their orders, what is left in the deck."""
    words, own = names.words, view.own
    if own is None:
        return
    if own.hero:
        yield words(f"{GAME}-hand-hero", hero=card(names, own.hero))
    if view.phase == "hand" and own.starts:
        yield words(f"{GAME}-hand-starts", buildings=cards(names, own.starts))
    if view.phase in BEFORE_CARDS:
        return
    yield words(f"{GAME}-hand-cards", count=len(own.hand))
    yield from (f"- {card_line(names, thing)}" for thing in own.hand)
    yield from (_tactic(names, laid) for laid in own.tactics)
    yield words(f"{GAME}-hand-deck", count=len(own.deck), cards=cards(names, own.deck))


def card_line(names: Names, thing: str) -> str:
    """Return a card with its kind, cost, values and text."""
    is_creature = kind_of(thing) == "character"
    said = [capital(values(names, thing))] if is_creature else []
    said += [text_of(names, thing)] if text_of(names, thing) else []
    line = names.words(
        f"{GAME}-hand-card",
        card=card(names, thing),
        kind=names.words(f"{GAME}-component-{kind_of(thing)}"),
        cost=cost_of(names, thing),
        text=". ".join(said),
    )
    return f"{line.rstrip()}."


def _tactic(names: Names, laid: Laid) -> str:
    order = m.SetOrder(laid.number, laid.order.mode, laid.order.min_cost, laid.order.subject)
    return names.words(
        f"{GAME}-hand-tactic",
        number=laid.number,
        card=card(names, laid.card),
        text=f"{text_of(names, laid.card)}.",
        order=order_words(order, names),
    )


def result_words(view: View, outcome: Outcome, names: Names) -> Iterator[str]:
    """Yield places, prosperity and what is left of the heroes, the first place first."""
    words, table = names.words, view.table
    left = {unit.seat: looks.worth(table, unit).left for unit in table.units if unit.is_hero}
    for seat in sorted(seats_of(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat)):
        player = table.players[seat]
        hero = card(names, player.hero) if player.hero else "–"
        yield words(
            f"{GAME}-result",
            place=outcome.places[seat],
            player=names.player(seat),
            prosperity=player.prosperity,
            hero=words(f"{GAME}-result-hero", hero=hero, left=max(0, left.get(seat, 0))),
        )
