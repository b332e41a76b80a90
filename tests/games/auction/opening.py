"""What comes before the pledges: stowing and exchanging in a long game, the lot, its price (SPEC 2.5, 2.6, 3.1, 3.7).

Pure.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from msgspec.structs import replace

from games.kernel.course import Course as AnyCourse
from games.kernel.course import without
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.phases import Phase, waits
from tests.games.auction import components as c
from tests.games.auction.components import BOXES, COIN, money_of
from tests.games.auction.events import Appraised, BoxShown, CardStowed, Event, Exchanged, ExchangesTold, LotOpened
from tests.games.auction.moves import Appraise, Exchange, Move, Open, Stow
from tests.games.auction.scoring import stake
from tests.games.auction.state import State, Stowed, boxes_with_room

Course = AnyCourse[State, Event]
EXCHANGE = "exchange"


def _stower(state: State) -> Seat:
    return min(state.in_turn, key=lambda seat: len(state.stowed[seat]))


def _stows(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every card under every box that has room."""
    room = boxes_with_room(state.stowed[seat])
    return tuple(Stow(card, box) for card in money_of(state.hands[seat]) for box in room)


def _stow(course: Course, seat: Seat, move: Stow) -> None:
    """Lay the card under the box.

    Raises:
        IllegalMove: `not_in_hand` (fact `card`), `box_full` (fact `box`).
    """
    hand, stowed = course.state.hands[seat], course.state.stowed[seat]
    if move.card not in money_of(hand):
        raise IllegalMove("not_in_hand", card=move.card or "")
    if move.box not in boxes_with_room(stowed):
        raise IllegalMove("box_full", box=move.box)
    laid = Stowed(move.box, sum(each.box == move.box for each in stowed) + 1, move.card)
    course.put("hands", seat, without(hand, move.card))
    course.put("stowed", seat, (*stowed, laid))
    course.tell(CardStowed(seat, move.box, move.card))
    course.seal(laid.label)


def _all_stowed(course: Course) -> bool:
    """Go on when all have stowed."""
    if any(len(course.state.stowed[seat]) < c.STOWED for seat in course.state.active):
        return True
    course.set(phase="exchanging")
    course.make_final()
    return False


def _exchangers(state: State) -> tuple[Decision, ...]:
    return tuple(
        Decision(seat, EXCHANGE, sealed=True, clock="stow") for seat in state.active if state.exchanges[seat] is None
    )


def _exchanges(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every set of cards to exchange."""
    sets = (dict.fromkeys(combinations(state.hands[seat], count)) for count in range(c.MOST_EXCHANGED + 1))
    return tuple(Exchange(cards) for each in sets for cards in each)


def _exchange(course: Course, seat: Seat, move: Exchange) -> None:
    """Set the cards aside and draw as many. It is final even for no cards, or taking it back would tell the number.

    Raises:
        IllegalMove: `too_many_cards` (fact `most`), `not_in_hand` (fact `card`), `not_in_order`.
    """
    if len(move.cards) > c.MOST_EXCHANGED:
        raise IllegalMove("too_many_cards", most=c.MOST_EXCHANGED)
    hand, pile = course.state.hands[seat], course.state.aside
    cards = tuple(card for card in move.cards if card is not None)
    for card, count in Counter(move.cards).items():
        if card is None or hand.count(card) < count:
            raise IllegalMove("not_in_hand", card=card or "")
    if list(cards) != sorted(cards):
        raise IllegalMove("not_in_order")
    drawn: tuple[str, ...] = ()
    for card in cards:
        drawn += (course.chance.choice("exchange", pile),)
        hand, pile = without(hand, card), without(pile, drawn[-1])
    course.put("hands", seat, tuple(sorted((*hand, *drawn))))
    course.put("exchanges", seat, len(cards))
    course.set(aside=(*pile, *cards))
    course.tell(Exchanged(seat, cards, drawn))
    course.seal(EXCHANGE)
    course.make_final()


def _all_exchanged(course: Course) -> bool:
    """Tell the numbers when all have exchanged."""
    state = course.state
    if any(state.exchanges[seat] is None for seat in state.active):
        return True
    course.tell(ExchangesTold(tuple(count or 0 for count in state.exchanges)))
    for seat in state.active:
        course.open(seat, EXCHANGE)
    course.set(phase="opening")
    return False


def _open(course: Course, seat: Seat, move: Open) -> None:
    """Show the top lot with its worth, and the cards of a box if it is its round."""
    state = course.state
    dice = course.chance.roll("worth", 2 if state.stakes == "high" else 1)
    lot = name_top_lot(course)
    course.set(
        phase="pledging" if state.length == "short" else "appraising",
        lots=state.lots[1:],
        lot=lot,
        shown=(*state.shown, lot),
        peeked=(False,) * len(state.seats),
        worth=sum(dice),
        leader=None,
    )
    course.tell(LotOpened(lot, dice))
    course.make_final()
    for box, number in BOXES.items():
        if state.length == "long" and number == state.round:
            _show_box(course, box)


def name_top_lot(course: Course) -> str:
    """Return the top lot, drawn now if it was not known yet."""
    lots, shown = course.state.lots, course.state.shown
    if lots[0] is None:
        left = [each for each in c.LOTS if each not in shown and each not in lots]
        course.set(lots=(course.chance.choice("lot", left), *lots[1:]))
    return str(course.state.lots[0])


def _show_box(course: Course, box: str) -> None:
    """Add the cards under `box` to the worth of the lot, but for those of seats that have left."""
    state = course.state
    under = [
        [] if state.gone[seat] else [each for each in state.stowed[seat] if each.box == box] for seat in state.seats
    ]
    cards = tuple(tuple(each.card or "" for each in laid) for laid in under)
    value = sum(c.VALUES[card] for each in cards for card in each)
    for seat, laid in enumerate(under):
        course.put("stowed", seat, tuple(each for each in state.stowed[seat] if each not in laid))
        course.lay("discard", *cards[seat])
        for each in laid:
            course.open(Seat(seat), each.label)
    course.set(worth=state.worth + value)
    course.tell(BoxShown(box, cards, value))


def _prices(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return some prices; any other one may be named."""
    pays = _ways_to_pay(state, seat)
    return (Appraise(0), *(Appraise(price, pays[0]) for price in c.PRICES if price and pays))


def _ways_to_pay(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what `seat` can pay a price with, cheapest first."""
    return ((COIN,) if state.coins[seat] else ()) + money_of(state.hands[seat])


def _other_ways(state: State, seat: Seat, move: Appraise) -> Mapping[str, tuple[Move, ...]]:
    """Return the other ways to pay the same price."""
    if not move.price:
        return {}
    return {"pay": tuple(replace(move, pay=pay) for pay in _ways_to_pay(state, seat) if pay != move.pay)}


def _nearest(state: State, seat: Seat, move: Appraise) -> Appraise:
    """Return the legal price next to that of `move`, paid as in `move` if possible."""
    pays = _ways_to_pay(state, seat)
    price = min(move.price, c.MOST_PRICE) if pays else 0
    if price <= 0:
        return Appraise(0)
    return Appraise(price, move.pay if move.pay in pays else pays[0])


def _appraise(course: Course, seat: Seat, move: Appraise) -> None:
    """Name the price; then the turns begin.

    Raises:
        IllegalMove: `price_too_high` (fact `most`), `cannot_pay` (fact `pay`), `nothing_to_pay`.
    """
    state = course.state
    if not 0 <= move.price <= c.MOST_PRICE:
        raise IllegalMove("price_too_high", most=c.MOST_PRICE)
    if not move.price and move.pay is not None:
        raise IllegalMove("nothing_to_pay")
    if move.price and move.pay not in _ways_to_pay(state, seat):
        raise IllegalMove("cannot_pay", pay=move.pay or COIN)
    if move.pay == COIN:
        course.put("coins", seat, course.state.coins[seat] - 1)
    elif move.pay is not None:
        course.put("hands", seat, without(state.hands[seat], move.pay))
        course.lay("discard", move.pay)
    course.set(phase="pledging", price=move.price, waiting=state.in_turn, points=c.POINTS)
    course.set(pledges=(None,) * len(state.seats))
    course.tell(Appraised(seat, move.price, move.pay))


STOWING = Phase[State, Move, Course](
    _all_stowed,
    lambda state: (Decision(_stower(state), "stow", sealed=True, clock="stow", plan="queue"),),
    _stows,
    _stow,
    Stow,
    default=lambda state, seat, chance: chance.choice("default_stow", _stows(state, seat)),
)
"""When time runs out: a card and box drawn by chance (SPEC 5.4)."""

EXCHANGING = Phase[State, Move, Course](_all_exchanged, _exchangers, _exchanges, _exchange, Exchange)
OPENING = Phase[State, Move, Course](
    waits,
    lambda state: (Decision(state.auctioneer, "open", clock=f"turn {state.round}"),),
    lambda state, seat: (Open(),),
    _open,
    Open,
)
"""When time runs out: open, the only move (SPEC 5.1)."""

APPRAISING = Phase[State, Move, Course](
    waits,
    lambda state: (Decision(state.auctioneer, "appraise", free=True, clock=f"turn {state.round}"),),
    _prices,
    _appraise,
    Appraise,
    variants=_other_ways,
    nearest=_nearest,
    explain=stake,
)
