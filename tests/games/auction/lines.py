"""One line of words for each event of the auction. Pure: it tells what `Game.observe_event` left in the event."""

from collections.abc import Iterable

from games.kernel.observation import Observation
from render.phrases import named, seat_name
from tests.games.auction.events import (
    AnswerSealed,
    AnswersOpened,
    BidSealed,
    BidsOpened,
    CoinsPledged,
    Event,
    HandDealt,
    LotAwarded,
    LotOpened,
    MatchEnded,
    RoundBegun,
    TieThrown,
)
from text import Words


def line(event: Event, observation: Observation, words: Words) -> str:
    """Return `event` in words with the players' names."""
    match event:
        case HandDealt(seat, count, cards):
            if cards is None:
                return words("auction-event-dealt", name=seat_name(observation, seat, words), count=count)
            return words("auction-event-dealt-own", cards=card_names(cards, words))
        case RoundBegun(number, auctioneer):
            return words("auction-event-round", round=number, name=seat_name(observation, auctioneer, words))
        case LotOpened(lot, dice):
            thrown = words.listed(str(die) for die in dice)
            return words("auction-event-lot", lot=_lot(lot, words), worth=sum(dice), dice=thrown)
        case CoinsPledged(seat, coins):
            return words("auction-event-pledged", name=seat_name(observation, seat, words), coins=coins)
        case LotAwarded(None, lot, _):
            return words("auction-event-awarded-nobody", lot=_lot(lot, words))
        case LotAwarded(int() as seat, lot, points):
            return words(
                "auction-event-awarded", name=seat_name(observation, seat, words), lot=_lot(lot, words), points=points
            )
        case MatchEnded(sums):
            parts = (
                words("auction-event-ended-sum", name=named(face, words), sum=total)
                for face, total in zip(observation.faces, sums, strict=True)
            )
            return words("auction-event-ended", sums=words.listed(parts))
    return _secret_line(event, observation, words)


def card_names(cards: Iterable[str], words: Words) -> str:
    """Return the names of `cards` as one enumeration."""
    return words.listed(words(f"auction-card-{card}") for card in cards)


def _secret_line(event: Event, observation: Observation, words: Words) -> str:
    """Return the words of what is sealed and opened."""
    match event:
        case BidSealed(seat, None):
            return words("auction-event-sealed", name=seat_name(observation, seat, words))
        case BidSealed(_, str() as card):
            return words("auction-event-sealed-own", card=words(f"auction-card-{card}"))
        case BidsOpened(cards):
            parts = (
                words("auction-event-opened-bid", name=named(face, words), card=words(f"auction-card-{card}"))
                for face, card in zip(observation.faces, cards, strict=True)
            )
            return words("auction-event-opened", bids=words.listed(parts))
        case TieThrown(seats, dice):
            parts = (
                words("auction-event-tie-throw", name=seat_name(observation, seat, words), die=die)
                for seat, die in zip(seats, dice, strict=True)
            )
            return words("auction-event-tie", throws=words.listed(parts))
        case AnswerSealed(seat, None):
            return words("auction-event-answered", name=seat_name(observation, seat, words))
        case AnswerSealed(_, bool() as veto):
            return words("auction-event-answered-own", veto=veto)
        case AnswersOpened(by):
            name = "" if by is None else seat_name(observation, by, words)
            return words("auction-event-answers", vetoed=by is not None, name=name)
    raise TypeError(f"no words for {type(event).__name__}")


def _lot(lot: str, words: Words) -> str:
    return words(f"auction-lot-{lot}")
