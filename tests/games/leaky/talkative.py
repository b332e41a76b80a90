"""Auctions that show somebody what is not theirs to know. Each class breaks one promise and no other."""

from typing import Any

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision, Opened, Step
from games.kernel.ids import Observer, Seat
from tests.games.auction.components import VALUES, VETO, money_of
from tests.games.auction.events import BidSealed, Event, HandDealt, OrderGiven
from tests.games.auction.game import Auction
from tests.games.auction.moves import Bid, Exchange, Move, Peek, Polish
from tests.games.auction.scoring import Stake
from tests.games.auction.state import State
from tests.games.auction.view import View


class LeakyView(Auction):
    """The size of a hand does not count the veto card, so that everybody sees who holds it."""

    def observe(self, state: State, observer: Observer) -> View:
        sizes = tuple(sum(card != VETO for card in hand) for hand in state.hands)
        return replace(super().observe(state, observer), hand_sizes=sizes)


class LeakySealedView(Auction):
    """Others see only some bids as sealed, by the value of the card."""

    def observe(self, state: State, observer: Observer) -> View:
        view = super().observe(state, observer)
        if state.phase != "bidding":
            return view
        return replace(view, sealed=tuple(card is not None and card > "c2" for card in state.bids))


class LeakyEvent(Auction):
    """The event of a sealed bid shows the card to everybody."""

    def observe_event(self, event: Event, observer: Observer) -> Event | None:
        return event if isinstance(event, BidSealed) else super().observe_event(event, observer)


class LeakyDeal(Auction):
    """The event of the deal shows the cards to everybody."""

    def observe_event(self, event: Event, observer: Observer) -> Event | None:
        return event if isinstance(event, HandDealt) else super().observe_event(event, observer)


class LeakySilence(Auction):
    """The event that a bid was sealed is shown only for high cards."""

    def observe_event(self, event: Event, observer: Observer) -> Event | None:
        if isinstance(event, BidSealed) and event.seat != observer and VALUES[event.card or "c1"] < 3:
            return None
        return super().observe_event(event, observer)


class LeakyQuestion(Auction):
    """A seat without the veto card is asked another kind of question, which everybody sees."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return tuple(
            replace(decision, kind="nod")
            if decision.kind == "veto" and VETO not in state.hands[decision.seat]
            else decision
            for decision in super().decisions(state)
        )


class LeakyDefault(Auction):
    """The default bid is higher than the other hands where possible."""

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        if state.phase != "bidding":
            return super().default_move(state, seat, chance)
        others = max(card for other in state.seats if other != seat for card in money_of(state.hands[other]))
        enough = [card for card in money_of(state.hands[seat]) if card >= others]
        return Bid(enough[0] if enough else money_of(state.hands[seat])[0])


class BetrayingDefault(Auction):
    """The default card to stow is the lowest one, which says something about the other cards."""

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return self.legal_moves(state, seat)[0]


class LeakyRefusal(Auction):
    """The refusal of a card depends on who holds it."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        if state.phase == "bidding" and isinstance(move, Bid) and move.card not in state.hands[seat]:
            holders = tuple(str(other) for other in state.seats if move.card in state.hands[other])
            raise IllegalMove("not_in_hand", card=move.card, holders=holders)
        return super().apply(state, seat, move, chance)


class LeakyExplanation(Auction):
    """The explanation of a bid counts the sealed bids that it beats."""

    def explain(self, state: State, seat: Seat, move: Move) -> Any:
        if not isinstance(move, Bid):
            return super().explain(state, seat, move)
        others = (card for other, card in enumerate(state.bids) if other != seat)
        return Stake(VALUES.get(move.card, 0), sum(card is not None and card < move.card for card in others))


class LeakyOpening(Auction):
    """A sealed bid is opened at once if it is the highest card."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        if step.opened or state.phase != "bidding" or move != Bid("c5"):
            return step
        return replace(step, opened=(Opened(seat, "bid"),))


class LeakyCount(Auction):
    """The public size of the stack is larger while the veto lies among the cards put aside."""

    def observe(self, state: State, observer: Observer) -> View:
        view = super().observe(state, observer)
        return replace(view, round=view.round + (VETO in state.aside))


class LeakyMask(Auction):
    """A mask shows how many cards were exchanged before that number is public."""

    def observe_move(self, move: Move, mover: Seat, observer: Observer, *, opened: bool) -> Move | None:
        return super().observe_move(move, mover, observer, opened=opened or isinstance(move, Exchange))


class LeakyExchange(Auction):
    """A mask shows the exchanged cards once their number is public."""

    def observe_move(self, move: Move, mover: Seat, observer: Observer, *, opened: bool) -> Move | None:
        if opened and isinstance(move, Exchange):
            return move
        return super().observe_move(move, mover, observer, opened=opened)


class LeakyLabel(Auction):
    """The public label of a bid names the card."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        if not isinstance(move, Bid):
            return step
        opened = tuple(Opened(each.seat, f"bid.{state.bids[each.seat] or move.card}") for each in step.opened)
        return replace(step, seal=f"bid.{move.card}", opened=opened)


class LeakyPeek(Auction):
    """A look at the next lot can be undone."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        return replace(step, final=False) if isinstance(move, Peek) else step


class LeakyGuard(Auction):
    """The explanation of a polish says whether a guard would stop it."""

    def explain(self, state: State, seat: Seat, move: Move) -> Any:
        if not isinstance(move, Polish):
            return super().explain(state, seat, move)
        return Stake(1, sum(guard is not None and guard.least is not None for guard in state.guards))


class LeakyOrder(Auction):
    """The event that an order was given is shown to everybody."""

    def observe_event(self, event: Event, observer: Observer) -> Event | None:
        return event if isinstance(event, OrderGiven) else super().observe_event(event, observer)
