"""Opening phase: the auctioneer turns up the next lot, rolls its worth and may appraise it (SPEC 3.1, 3.7). Pure."""

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision, Opened, Step
from games.kernel.ids import Seat
from games.kernel.tuples import put
from tests.games.auction.components import BOXES, COIN, LOTS, MOST_PRICE, POINTS, PRICES, VALUES, money_of
from tests.games.auction.events import Appraised, BoxShown, Event, LotOpened
from tests.games.auction.moves import Appraise, Move, Open
from tests.games.auction.state import State, nothing, without


def decisions(state: State) -> tuple[Decision, ...]:
    """Return the auctioneer's decision."""
    if state.phase == "opening":
        return (Decision(state.auctioneer, "open", clock="turn"),)
    return (Decision(state.auctioneer, "appraise", open=True, clock="turn"),)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the one thing to do, or some prices; any other price may be named."""
    if state.phase == "opening":
        return (Open(),)
    pays = ways_to_pay(state, seat)
    return (Appraise(0), *(Appraise(price, pays[0]) for price in PRICES if price and pays))


def ways_to_pay(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what `seat` can pay a price with, cheapest first."""
    return ((COIN,) if state.coins[seat] else ()) + money_of(state.hands[seat])


def nearest(state: State, seat: Seat, move: Appraise) -> Appraise:
    """Return the legal price next to that of `move`, paid as in `move` if possible."""
    pays = ways_to_pay(state, seat)
    price = min(move.price, MOST_PRICE) if pays else 0
    if price <= 0:
        return Appraise(0)
    return Appraise(price, move.pay if move.pay in pays else pays[0])


def open_lot(state: State, chance: Chance) -> Step[State, Event]:
    """Show the top lot with its worth, and the cards of a box if it is its round."""
    dice = chance.roll("worth", 2 if state.stakes == "high" else 1)
    lot, state = top_lot(state, chance)
    state = replace(
        state,
        phase="pledging" if state.length == "short" else "appraising",
        lots=state.lots[1:],
        lot=lot,
        shown=(*state.shown, lot),
        peeked=(False,) * len(state.seats),
        worth=sum(dice),
        leader=None,
    )
    box = next((box for box, number in BOXES.items() if number == state.round and state.length == "long"), None)
    if box is None:
        return Step(state, (LotOpened(lot, dice),), final=True)
    cards = tuple(
        tuple(each.card or "" for each in state.stowed[seat] if each.box == box and not state.gone[seat])
        for seat in state.seats
    )
    value = sum(VALUES[card] for each in cards for card in each)
    shown = replace(
        state,
        worth=state.worth + value,
        discard=(*state.discard, *(card for each in cards for card in each)),
        stowed=tuple(
            own if state.gone[seat] else tuple(each for each in own if each.box != box)
            for seat, own in enumerate(state.stowed)
        ),
    )
    opened = tuple(Opened(seat, each.label) for seat in state.active for each in state.stowed[seat] if each.box == box)
    return Step(shown, (LotOpened(lot, dice), BoxShown(box, cards, value)), final=True, opened=opened)


def top_lot(state: State, chance: Chance) -> tuple[str, State]:
    """Return the top lot, drawn now if it was not known yet, and the state that knows it."""
    lot = state.lots[0]
    if lot is None:
        lot = chance.choice("lot", [each for each in LOTS if each not in state.shown and each not in state.lots])
    return lot, replace(state, lots=(lot, *state.lots[1:]))


def appraise(state: State, seat: Seat, move: Appraise) -> Step[State, Event]:
    """Name the price; then the turns begin.

    Raises:
        IllegalMove: `price_too_high` (fact `most`), `cannot_pay` (fact `pay`), `nothing_to_pay`.
    """
    if not 0 <= move.price <= MOST_PRICE:
        raise IllegalMove("price_too_high", most=MOST_PRICE)
    if not move.price and move.pay is not None:
        raise IllegalMove("nothing_to_pay")
    if move.price and move.pay not in ways_to_pay(state, seat):
        raise IllegalMove("cannot_pay", pay=move.pay or COIN)
    coins, hands, discard = state.coins, state.hands, state.discard
    if move.pay == COIN:
        coins = put(coins, seat, coins[seat] - 1)
    elif move.pay is not None:
        hands, discard = put(hands, seat, without(hands[seat], move.pay)), (*discard, move.pay)
    after = replace(
        state,
        phase="pledging",
        price=move.price,
        coins=coins,
        hands=hands,
        discard=discard,
        waiting=state.in_turn,
        points=POINTS,
        pledges=nothing(len(state.seats)),
    )
    return Step(after, (Appraised(seat, move.price, move.pay),))
