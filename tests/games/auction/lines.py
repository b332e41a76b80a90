"""One line of words for each event of the auction. Pure: it tells what `Game.observe_event` left in the event."""

from collections.abc import Iterable
from itertools import zip_longest

from games.kernel.observation import Observation
from render.phrases import named, seat_name
from tests.games.auction.components import COIN
from tests.games.auction.events import (
    AnswerSealed,
    AnswersOpened,
    Appraised,
    BidSealed,
    BidsOpened,
    BoxShown,
    CardStowed,
    CoinsPledged,
    Event,
    Exchanged,
    ExchangesTold,
    GuardLaid,
    HandDealt,
    LotAwarded,
    LotOpened,
    LotPolished,
    MatchEnded,
    OrderGiven,
    Peeked,
    PolishStopped,
    PriceMet,
    RoundBegun,
    SeatLeft,
    TieThrown,
    TurnEnded,
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
        case CoinsPledged(seat, coins, under):
            code = "pledged" if under is None else "covered"
            return words(f"auction-event-{code}", name=seat_name(observation, seat, words), coins=coins)
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
    return _long_line(event, observation, words) or _secret_line(event, observation, words)


def card_names(cards: Iterable[str], words: Words) -> str:
    """Return the names of `cards` as one enumeration."""
    return words.listed(words(f"auction-card-{card}") for card in cards)


def _long_line(event: Event, observation: Observation, words: Words) -> str:
    """Return the words of what happens in long games only, or nothing."""
    match event:
        case CardStowed(seat, box, card):
            names = {"name": seat_name(observation, seat, words), "box": _box(box, words)}
            if card is None:
                return words("auction-event-stowed", **names)
            return words("auction-event-stowed-own", card=_card(card, words), box=names["box"])
        case Exchanged(seat, None):
            return words("auction-event-exchanged", name=seat_name(observation, seat, words))
        case Exchanged(_, tuple() as aside, drawn):
            if not aside:
                return words("auction-event-exchanged-nothing")
            return words(
                "auction-event-exchanged-own", aside=card_names(aside, words), drawn=card_names(drawn or (), words)
            )
        case ExchangesTold(counts):
            parts = _by_face(observation, counts, "auction-event-exchanges-count", "count", words)
            return words("auction-event-exchanges", counts=parts)
        case BoxShown(box, cards, value):
            named_cards = [card_names(each, words) if each else "-" for each in cards]
            parts = _by_face(observation, named_cards, "auction-event-box-cards", "cards", words)
            return words("auction-event-box", box=_box(box, words), cards=parts, value=value)
        case Appraised(seat, price, pay):
            paid = "none" if pay is None else "coin" if pay == COIN else "card"
            card = _card(pay, words) if paid == "card" and pay else ""
            name = seat_name(observation, seat, words)
            return words("auction-event-appraised", name=name, price=price, paid=paid, card=card)
    return _turn_line(event, observation, words)


def _turn_line(event: Event, observation: Observation, words: Words) -> str:
    """Return the words of what happens in a turn of points, or nothing."""
    match event:
        case LotPolished(seat, worth):
            return words("auction-event-polished", name=seat_name(observation, seat, words), worth=worth)
        case PolishStopped(seat, by, card):
            names = {"name": seat_name(observation, seat, words), "by": seat_name(observation, by, words)}
            return words("auction-event-stopped", card=_card(card, words), **names)
        case Peeked(seat, None):
            return words("auction-event-peeked", name=seat_name(observation, seat, words))
        case Peeked(_, str() as lot):
            return words("auction-event-peeked-own", lot=_lot(lot, words))
        case GuardLaid(seat, None):
            return words("auction-event-guard", name=seat_name(observation, seat, words))
        case GuardLaid(_, str() as card):
            return words("auction-event-guard-own", card=_card(card, words))
        case OrderGiven(_, least):
            return words("auction-event-order", is_auto=least is not None, least=least or 0)
        case TurnEnded(seat):
            return words("auction-event-turn", name=seat_name(observation, seat, words))
        case PriceMet(seat, points):
            return words("auction-event-met", name=seat_name(observation, seat, words), points=points)
        case SeatLeft(seat):
            return words("auction-event-left", name=seat_name(observation, seat, words))
    return ""


def _by_face(observation: Observation, values: Iterable[object], key: str, fact: str, words: Words) -> str:
    return words.listed(
        words(key, name=named(face, words), **{fact: str(value)})
        for face, value in zip(observation.faces, values, strict=True)
    )


def _secret_line(event: Event, observation: Observation, words: Words) -> str:
    """Return the words of what is sealed and opened."""
    match event:
        case BidSealed(seat, None):
            return words("auction-event-sealed", name=seat_name(observation, seat, words))
        case BidSealed(_, str() as card):
            return words("auction-event-sealed-own", card=words(f"auction-card-{card}"))
        case BidsOpened(cards, covers):
            parts = (
                words("auction-event-opened-bid", name=named(face, words), card=_laid(card, cover, words))
                for face, card, cover in zip_longest(observation.faces, cards, covers)
                if card is not None
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


def _laid(card: str, cover: str | None, words: Words) -> str:
    return _card(card, words) if cover is None else f"{_card(card, words)} + {_card(cover, words)}"


def _card(card: str, words: Words) -> str:
    return words(f"auction-card-{card}")


def _box(box: str, words: Words) -> str:
    return words(f"auction-box-{box}")


def _lot(lot: str, words: Words) -> str:
    return words(f"auction-lot-{lot}")
