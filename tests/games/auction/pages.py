"""Words and the picture of the auction (what render/<game>/ is for a real game). Pure: an Observation goes in."""

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Any

from msgspec.structs import replace

from games.kernel.ids import Seat
from games.kernel.observation import Observation
from render.naming import Facts, Names, Vocabulary
from render.phrases import numeral
from render.worded_pages import WordedPages
from tests.games.auction import events as e
from tests.games.auction.components import COIN
from tests.games.auction.events import Event
from tests.games.auction.moves import Move
from tests.games.auction.view import View

DISCARD = "discard"
"""The game's own page: the cards played so far."""


def _paid(names: Names, pay: str) -> str:
    card = "" if pay == COIN else names("card", pay)
    return names.words("auction-paid", is_coin=pay == COIN, card=card)


def _round(view: View, names: Names) -> Facts:
    return {"round": numeral(view.round)} if view.length == "long" else {}


def _exchanged(event: e.Exchanged, names: Names) -> Facts:
    return {"is_own": event.aside is not None}


def _box(event: e.BoxShown, names: Names) -> Facts:
    return {"cards": names.by_seat([names.listed("card", cards) or "-" for cards in event.cards])}


def _bids(event: e.BidsOpened, names: Names) -> Facts:
    laid = zip_longest(event.cards, event.covers)
    bids = {Seat(seat): [card for card in cards if card] for seat, cards in enumerate(laid) if cards[0]}
    return {"bids": names.by_seat([" + ".join(names("card", card) for card in cards) for cards in bids.values()], bids)}


_MORE: dict[type, Callable[[Any, Names], Facts]] = {
    View: _round,
    e.LotOpened: lambda event, names: {"worth": sum(event.dice)},
    e.Exchanged: _exchanged,
    e.BoxShown: _box,
    e.BidsOpened: _bids,
    e.TieThrown: lambda event, names: {"throws": names.by_seat(event.dice, event.seats)},
}
_RULES = {
    "pledge_out_of_range": "3.2", "not_in_hand": "3.3", "no_veto": "3.4", "box_full": "2.5", "too_many_cards": "2.6",
    "price_too_high": "3.7", "cannot_pay": "3.7", "no_points": "3.8", "covered": "3.8", "guarded": "3.9",
    "no_guard": "3.9", "no_such_order": "3.9",
}  # fmt: skip
_PHASES = {
    "stowing": "2.5", "exchanging": "2.6", "opening": "3.1", "appraising": "3.7", "pledging": "3.2", "bidding": "3.3",
    "vetoing": "3.4", "over": "4.1",
}  # fmt: skip


class AuctionPages(WordedPages[View, Move, Event]):
    """The pages of the auction."""

    has_trials = True
    vocabulary = Vocabulary(
        "auction",
        kinds=dict.fromkeys(("cards", "aside", "drawn", "hand", "bid", "cover", "discard"), "card") | {"top": "lot"},
        by_seat=frozenset({"sums", "counts"}),
        spelt={"pay": _paid},
        more=_MORE,
    )
    rules_of = _RULES
    rules_now = _PHASES

    def own(self, view: View, seat: Seat, names: Names) -> Iterable[str]:
        """Yield the cards held, what is sealed, laid face down and looked at."""
        yield from super().own(view if view.phase == "bidding" else replace(view, bid=None), seat, names)
        for each in view.stowed[seat]:
            yield names.sentence("auction-stowed", each)
        guard: Facts = {} if view.guard is None else names.facts(view.guard)
        yield from names.sentences("auction-laid", view, **guard)

    def extras(self, view: View) -> Iterable[str]:
        """Return the page of the cards played."""
        return (DISCARD,)

    def rule_now(self, observation: Observation[View, Move, Event]) -> str:
        """Return the paragraph of the phase; pledging is another one in a long game."""
        view = observation.view
        return "3.8" if view.phase == "pledging" and view.length == "long" else super().rule_now(observation)
