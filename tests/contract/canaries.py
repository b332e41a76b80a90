"""Canaries: marked values planted where an observer may not look, and a search for them in all the observer is told.

What is hidden differs from game to game, so each game has a planter here. It returns the state with every hidden value
that can carry a mark replaced. The planted state is only looked at, never played on: its ids mean nothing.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.kernel.game import Step
from games.kernel.ids import Observer
from games.tetranomicon.state import State as Tetranomicon
from tests.contract.moments import Moment
from tests.contract.secrecy_checks import answers, news
from tests.contract.strange_moves import strange_moves
from tests.games.auction.events import AnswerSealed, BidSealed, HandDealt
from tests.games.auction.state import State as Auction

MARK = "canary"
Planter = Callable[[Any, Observer], Any]


def check_canaries(moment: Moment) -> None:
    """No observer is told a canary planted for it, by whatever it asks."""
    for observer in moment.observers:
        planted = PLANTERS[moment.game.id](moment.state, observer)
        told = answers(moment, planted, observer, strange_moves(moment, most=10))
        assert MARK not in repr(told)
        marked_events = MARKED_EVENTS.get(moment.game.id)
        for event in marked_events(observer) if marked_events else ():
            assert MARK.encode() not in b"".join(news(moment, Step(planted, (event,)), observer))


def _auction(state: Auction, observer: Observer) -> Auction:
    """Mark the stack, the cards put aside, and what the other seats hold and have sealed."""
    others = [seat for seat in state.seats if seat != observer]
    hands, bids = list(state.hands), list(state.bids)
    for seat in others:
        hands[seat] = tuple(f"{MARK}-hand-{seat}-{place}" for place in range(len(hands[seat])))
        if state.phase == "bidding" and bids[seat] is not None:
            bids[seat] = f"{MARK}-bid-{seat}"
    return replace(
        state,
        hands=tuple(hands),
        bids=tuple(bids),
        aside=(f"{MARK}-aside",) * len(state.aside),
        lots=tuple(f"{MARK}-lot-{place}" for place in range(len(state.lots))),
    )


def _auction_events(observer: Observer) -> tuple[Any, ...]:
    """Return events of other seats whose secret parts are marked."""
    other = 1 if observer == 0 else 0
    return (
        HandDealt(other, 1, (f"{MARK}-dealt",)),  # type: ignore[arg-type]
        BidSealed(other, f"{MARK}-bid"),  # type: ignore[arg-type]
        AnswerSealed(other, True),  # type: ignore[arg-type]
    )


def _tetranomicon(state: Tetranomicon, observer: Observer) -> Tetranomicon:
    """Mark the cards of all decks, which nobody may see."""
    return replace(state, creature_decks=_marked(state.creature_decks), artifact_decks=_marked(state.artifact_decks))


def _marked(decks: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(f"{MARK}-{card}" for card in deck) for deck in decks)


PLANTERS: dict[str, Planter] = {"auction": _auction, "tetranomicon": _tetranomicon}
MARKED_EVENTS: dict[str, Callable[[Observer], tuple[Any, ...]]] = {"auction": _auction_events}
