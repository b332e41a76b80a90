"""Auctions that each break one promise about play and leak nothing."""

import dataclasses
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
from games.kernel.game import Aliases, Decision, Opened, Outcome, Step
from games.kernel.ids import Seat
from games.kernel.phases import Phase, all_asked
from tests.games.auction.components import VALUES
from tests.games.auction.events import Event
from tests.games.auction.game import Auction
from tests.games.auction.moves import Appraise, Bid, End, Move, Pledge, Stow
from tests.games.auction.state import State
from tests.games.auction.view import View


class Unsealed(Auction):
    """Bids are asked for as sealed moves but made in public."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        return replace(step, seal=None, opened=()) if isinstance(move, Bid) else step


class Endless(Auction):
    """The last round is played again and again."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        return step if step.state.phase != "over" else replace(step, state=state)


class Unasked(Auction):
    """Nobody is required to answer once the first bid is sealed."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        asked = super().decisions(state)
        return tuple(replace(decision, owed=False) for decision in asked) if any(state.bids) else asked


class Backwards(Auction):
    """Decisions come in reverse seat order."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return super().decisions(state)[::-1]


class Repetitive(Auction):
    """Each legal move is listed twice."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal_moves(state, seat) * 2


class Tempting(Auction):
    """A seat that is not asked has legal moves."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal_moves(state, seat) or (Pledge(0),)


class Promising(Auction):
    """A pledge of three is listed as legal, but refused."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        legal = super().legal_moves(state, seat)
        return (*legal, Pledge(3)) if Pledge(0) in legal else legal


class Generous(Auction):
    """A pledge that is too high is lowered instead of being refused."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        if isinstance(move, Pledge) and move.coins > 0 and state.phase == "pledging":
            move = Pledge(min(move.coins, state.coins[seat], 2))
        return super().apply(state, seat, move, chance)


class Crashing(Auction):
    """An unknown card raises an error other than a refusal."""

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
    """A pledge opens a sealed bid that nobody made."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        step = super().apply(state, seat, move, chance)
        return replace(step, opened=(Opened(seat, "pledge"),)) if isinstance(move, Pledge) else step


class Hasty(Auction):
    """There is an outcome while people still bid."""

    def outcome(self, state: State) -> Outcome | None:
        everybody = (1,) * len(state.seats)
        return Outcome(everybody, everybody) if state.round == 3 else None


class Mumbling(Auction):
    """Every bid is printed as the same text."""

    def print_move(self, move: Move) -> str:
        return "bid c3" if isinstance(move, Bid) else super().print_move(move)


class Puzzled(Auction):
    """A line without a number raises an error other than `NotationError`."""

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


class Forgetful(Auction):
    """The last topic is never found by whoever looks for one move only."""

    def possible_topics(self, state: State, seat: Seat) -> tuple[str, ...]:
        topics = super().possible_topics(state, seat)
        return topics[:-1] if len(topics) > 1 else topics


class Unpayable(Auction):
    """The variants of a payment include ones that cannot be paid."""

    def variants(self, state: State, seat: Seat, move: Move) -> Mapping[str, tuple[Move, ...]]:
        if not isinstance(move, Appraise) or not move.price:
            return {}
        return {"pay": tuple(replace(move, pay=card) for card in VALUES if card != move.pay)}


class Straying(Auction):
    """A variant of a payment also changes the price."""

    def variants(self, state: State, seat: Seat, move: Move) -> Mapping[str, tuple[Move, ...]]:
        return {
            aspect: tuple(replace(other, price=1) for other in moves if isinstance(other, Appraise))
            for aspect, moves in super().variants(state, seat, move).items()
        }


class Wandering(Auction):
    """The nearest legal price is too high."""

    def nearest(self, state: State, seat: Seat, move: Move) -> Move | None:
        near = super().nearest(state, seat, move)
        return replace(near, price=501) if isinstance(near, Appraise) else near


class Pointless(Auction):
    """A seat in turn is asked although it can only end its turn."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        legal = super().legal_moves(state, seat)
        return (End(),) if End() in legal else legal


class Clinging(Auction):
    """A seat that has left is still asked for bids."""

    def phase(self, state: State) -> Phase[State, Move, Any] | None:
        phase = super().phase(state)
        if phase is None or state.phase != "bidding":
            return phase
        return dataclasses.replace(phase, decisions=_bids_of_all)


def _bids_of_all(state: State) -> tuple[Decision, ...]:
    return tuple(replace(each, owed=each.owed and not state.gone[each.seat]) for each in all_asked("bid", state.bids))


class Dreaming(Auction):
    """A card that nobody has can be wished for."""

    def wishes(self, view: View) -> tuple[Move, ...]:
        return (Stow("veto", "red"),) if super().wishes(view) else ()
