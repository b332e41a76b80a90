"""Auctions that break one promise about play each, and tell nothing that they should not."""

from collections.abc import Mapping

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Aliases, Decision, Opened, Outcome, Step
from games.kernel.ids import Seat
from tests.games.auction.components import VALUES
from tests.games.auction.events import Event
from tests.games.auction.game import Auction
from tests.games.auction.moves import Appraise, Bid, End, Move, Pledge, Stow
from tests.games.auction.state import State
from tests.games.auction.view import View


class Unsealed(Auction):
    """A bid is asked for as a secret, but made in the open."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        return replace(step, seal=None, opened=()) if isinstance(move, Bid) else step


class Endless(Auction):
    """The last round is played again and again."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        return step if step.state.phase != "over" else replace(step, state=state)


class Unasked(Auction):
    """Nobody is awaited once the first bid is sealed."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        asked = super().decisions(state)
        return tuple(replace(decision, owed=False) for decision in asked) if any(state.bids) else asked


class Backwards(Auction):
    """Questions come in reverse seat order."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return super().decisions(state)[::-1]


class Repetitive(Auction):
    """Legal moves come twice."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal_moves(state, seat) * 2


class Tempting(Auction):
    """A seat that is not asked has legal moves."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal_moves(state, seat) or (Pledge(0),)


class Promising(Auction):
    """A pledge of three is listed, but refused."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        legal = super().legal_moves(state, seat)
        return (*legal, Pledge(3)) if Pledge(0) in legal else legal


class Generous(Auction):
    """A pledge of more than one has takes what is there instead of being refused."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        if isinstance(move, Pledge) and move.coins > 0 and state.phase == "pledging":
            move = Pledge(min(move.coins, state.coins[seat], 2))
        return super().apply(state, seat, move, chance)


class Crashing(Auction):
    """An unknown card is an error of the program."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        try:
            return super().apply(state, seat, move, chance)
        except IllegalMove as refusal:
            raise KeyError(refusal.code) from refusal


class Stubborn(Auction):
    """The default is a pledge of three, which nobody may make."""

    def default_move(self, state: State, seat: Seat, chance: Chance) -> Move:
        return Pledge(3) if state.phase == "pledging" else super().default_move(state, seat, chance)


class Boastful(Auction):
    """A pledge opens a sealed answer that nobody gave."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        return replace(step, opened=(Opened(seat, "pledge"),)) if isinstance(move, Pledge) else step


class Hasty(Auction):
    """There is a winner while people still bid."""

    def outcome(self, state: State) -> Outcome | None:
        everybody = (1,) * len(state.seats)
        return Outcome(everybody, everybody) if state.round == 3 else None


class Mumbling(Auction):
    """Every bid prints alike."""

    def print_move(self, move: Move) -> str:
        return "bid c3" if isinstance(move, Bid) else super().print_move(move)


class Puzzled(Auction):
    """A line without a number is an error of the program."""

    def parse_move(self, text: str, view: View, aliases: Aliases) -> Move:
        return Pledge(int(text.split()[1])) if text.startswith("pledge") else super().parse_move(text, view, aliases)


class Reusing(Auction):
    """Both cards of a seat under one box have the same label."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        return replace(step, seal=move.box) if isinstance(move, Stow) else step


class Doubling(Auction):
    """The end of a turn is listed under two topics."""

    def moves_about(self, state: State, seat: Seat, topic: str) -> tuple[Move, ...]:
        moves = super().moves_about(state, seat, topic)
        return (*moves, End()) if topic == "lot" else moves


class Unpayable(Auction):
    """A price can be paid with any card, says the list of other ways to pay."""

    def variants(self, state: State, seat: Seat, move: Move) -> Mapping[str, tuple[Move, ...]]:
        if not isinstance(move, Appraise) or not move.price:
            return {}
        return {"pay": tuple(replace(move, pay=card) for card in VALUES if card != move.pay)}


class Straying(Auction):
    """Another way to pay names another price as well."""

    def variants(self, state: State, seat: Seat, move: Move) -> Mapping[str, tuple[Move, ...]]:
        return {
            aspect: tuple(replace(other, price=1) for other in moves if isinstance(other, Appraise))
            for aspect, moves in super().variants(state, seat, move).items()
        }


class Wandering(Auction):
    """The nearest price is one that is too high."""

    def nearest(self, state: State, seat: Seat, move: Move) -> Move | None:
        near = super().nearest(state, seat, move)
        return replace(near, price=501) if isinstance(near, Appraise) else near


class Clinging(Auction):
    """Who has left is asked for bids all the same."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        asked = super().decisions(state)
        if state.phase != "bidding":
            return asked
        gone = tuple(Decision(seat, "bid", sealed=True, owed=False) for seat in state.seats if state.gone[seat])
        return tuple(sorted((*asked, *gone), key=lambda decision: decision.seat))


class Dreaming(Auction):
    """A card that nobody has can be wished for."""

    def wishes(self, view: View) -> tuple[Move, ...]:
        return (Stow("veto", "red"),) if super().wishes(view) else ()
