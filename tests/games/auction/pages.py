"""Words and one plain picture of the auction (what render/<game>/ is for a real game). Pure: an Observation goes in."""

from collections.abc import Iterator

from games.kernel.game import Outcome
from games.kernel.ids import GameId, Seat
from games.kernel.observation import LogEntry, Observation
from render.game_pages import Lens, Menu, MenuEntry, MenuGroup
from render.page import Block, Paragraph, Picture
from render.phrases import escaped, label, numeral, seat_name
from tests.games.auction.components import COIN
from tests.games.auction.lines import card_names, line
from tests.games.auction.moves import (
    Answer,
    Appraise,
    Auto,
    Bid,
    Exchange,
    Guard,
    Move,
    Pledge,
    Stow,
)
from tests.games.auction.view import View
from text import Words


class AuctionPages:
    """The pages of the auction."""

    game = GameId("auction")

    def phase(self, observation: Observation, words: Words) -> str:
        """Return round and phase."""
        view = _view(observation)
        if view.phase == "over":
            return words("auction-phase-over")
        return words(f"auction-phase-{view.phase}", round=view.round if view.length == "short" else numeral(view.round))

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        """Return the table: the lot and a bar of points for each seat."""
        view = _view(observation)
        if view.lot is None:
            alt = words("auction-table-alt-empty")
        else:
            alt = words("auction-table-alt", lot=words(f"auction-lot-{view.lot}"), worth=view.worth)
        seats = [
            words("auction-table-seat", name=escaped(label(face, words)), score=score, coins=coins, cards=cards)
            for face, score, coins, cards in zip(
                observation.faces, view.scores, view.coins, view.hand_sizes, strict=True
            )
        ]
        return (
            Picture(f"table-{observation.match}-{observation.revision}", _svg(view), alt, "\n".join((alt, *seats))),
        )

    def close_ups(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return nothing: the table is small."""
        return ()

    def menu(self, observation: Observation, words: Words) -> Menu:
        """Return the choices as one group."""
        own = [decision for decision in observation.decisions if decision.seat == observation.observer]
        if not own:
            return Menu(words("auction-question-none"), ())
        kind = own[0].kind
        entries = tuple(
            MenuEntry(choice.number, _label(choice.move, words), _note(choice.why, words))
            for choice in observation.choices
        )
        return Menu(_question(kind, observation, words), (MenuGroup(kind, words(f"auction-decision-{kind}"), entries),))

    def confirmation(self, observation: Observation, number: int, words: Words) -> str:
        """Return the choice and what the lot brings."""
        choice = observation.choices[number]
        return " ".join(part for part in (f"{_label(choice.move, words)}.", _note(choice.why, words)) if part)

    def lines(self, entry: LogEntry, observation: Observation, words: Words) -> tuple[str, ...]:
        """Return a line for each event."""
        return tuple(line(event, observation, words) for event in entry.events)

    def hand(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return the cards held and what is sealed."""
        view = _view(observation)
        held = words("auction-hand", cards=card_names(view.hand, words)) if view.hand else words("auction-hand-empty")
        blocks = [Paragraph(held)]
        if view.bid is not None and view.phase == "bidding":
            blocks.append(Paragraph(words("auction-hand-bid", card=words(f"auction-card-{view.bid}"))))
        if view.answer is not None:
            blocks.append(Paragraph(words("auction-hand-answer", veto=view.answer)))
        blocks += [Paragraph(line) for line in _laid(view, words)]
        return tuple(blocks)

    def result(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        """Return places, best first, with their arithmetic."""
        outcome: Outcome | None = observation.outcome
        if outcome is None:
            return ()
        view = _view(observation)
        order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
        return tuple(
            Paragraph(
                words(
                    "auction-result-line",
                    place=outcome.places[seat],
                    name=seat_name(observation, Seat(seat), words),
                    score=view.scores[seat],
                    coins=view.coins[seat],
                    sum=outcome.scores[seat],
                )
            )
            for seat in order
        )

    def extra_pages(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        """Return the page of the cards played."""
        return (("discard", words("auction-discard-title")),)

    def extra_blocks(self, observation: Observation, extra: str, words: Words) -> tuple[Block, ...]:
        """Return the cards played so far."""
        played = _view(observation).discard
        text = words("auction-discard", cards=card_names(played, words)) if played else words("auction-discard-empty")
        return (Paragraph(text),)

    def rule_of(self, code: str) -> str:
        """Return the paragraph behind a refusal."""
        return _RULES.get(code, "")

    def rule_now(self, observation: Observation) -> str:
        """Return the paragraph of the phase."""
        view = _view(observation)
        return "3.8" if view.phase == "pledging" and view.length == "long" else _PHASES[view.phase]


_RULES = {
    "pledge_out_of_range": "3.2",
    "not_in_hand": "3.3",
    "no_veto": "3.4",
    "box_full": "2.5",
    "too_many_cards": "2.6",
    "price_too_high": "3.7",
    "cannot_pay": "3.7",
    "no_points": "3.8",
    "covered": "3.8",
    "guarded": "3.9",
    "no_guard": "3.9",
    "no_such_order": "3.9",
}
_PHASES = {
    "stowing": "2.5",
    "exchanging": "2.6",
    "opening": "3.1",
    "appraising": "3.7",
    "pledging": "3.2",
    "bidding": "3.3",
    "vetoing": "3.4",
    "over": "4.1",
}


def _view(observation: Observation) -> View:
    view = observation.view
    if not isinstance(view, View):
        raise TypeError("the observation is of no auction")
    return view


def _laid(view: View, words: Words) -> Iterator[str]:
    """Yield what the observer has laid face down or looked at."""
    if view.observer is None:
        return
    for each in view.stowed[view.observer]:
        yield words("auction-hand-stowed", box=words(f"auction-box-{each.box}"), card=_card(each.card, words))
    if view.cover is not None:
        yield words("auction-hand-cover", card=_card(view.cover, words))
    if view.guard is not None:
        least = view.guard.least
        card = _card(view.guard.card, words)
        yield words("auction-hand-guard", card=card, is_auto=least is not None, least=least or 0)
    if view.top is not None:
        yield words("auction-hand-top", lot=words(f"auction-lot-{view.top}"))


def _card(card: str | None, words: Words) -> str:
    return words(f"auction-card-{card}")


def _question(kind: str, observation: Observation, words: Words) -> str:
    if kind in {"open", "stow", "exchange", "orders"}:
        return words(f"auction-question-{kind}")
    return words(f"auction-question-{kind}", lot=words(f"auction-lot-{_view(observation).lot}"))


def _label(move: Move, words: Words) -> str:
    match move:
        case Pledge(coins, None):
            return words("auction-move-pledge", coins=coins)
        case Pledge(coins, card):
            return words("auction-move-cover", coins=coins, card=_card(card, words))
        case Stow(card, box):
            return words("auction-move-stow", card=_card(card, words), box=words(f"auction-box-{box}"))
        case Exchange(cards):
            names = card_names((card for card in cards if card is not None), words) if cards else ""
            return words("auction-move-exchange", count=len(cards), cards=names)
        case Appraise(price, pay):
            paid = "none" if pay is None else "coin" if pay == COIN else "card"
            return words(
                "auction-move-appraise", price=price, paid=paid, card=_card(pay, words) if paid == "card" else ""
            )
        case Guard(card):
            return words("auction-move-guard", card=_card(card, words))
        case Auto(least):
            return words("auction-move-auto", least=least)
        case Bid(card):
            return words("auction-move-bid", card=words(f"auction-card-{card}"))
        case Answer(veto):
            return words("auction-move-veto" if veto else "auction-move-nod")
    return words(f"auction-move-{type(move).__name__.casefold()}")


def _note(why: object, words: Words) -> str:
    points = getattr(why, "points", None)
    return "" if points is None else words("auction-note-points", points=points)


def _svg(view: View) -> str:
    """Return one bar for each seat, as long as its points, with a pale part for its coins."""
    bars = "".join(
        f'<rect x="20" y="{60 + 40 * seat}" width="{10 * score}" height="24" fill="#e0b54a"/>'
        f'<rect x="{20 + 10 * score}" y="{60 + 40 * seat}" width="{10 * coins}" height="24" fill="#8a8f98"/>'
        for seat, (score, coins) in enumerate(zip(view.scores, view.coins, strict=True))
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240" width="480" height="240">'
        '<rect width="480" height="240" fill="#1e1f24"/>'
        f'<circle cx="{30 + 20 * view.worth}" cy="30" r="12" fill="#f4efe0"/>'
        f"{bars}</svg>"
    )
