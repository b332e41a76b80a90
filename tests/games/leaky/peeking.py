"""Pages of an auction that show what their reader may not know. Each class has one such fault and no other.

Pages get an Observation, which holds no secret, so these copies need another way to the state: `Peeking` is an auction
that keeps the state that was observed last, and the faulty pages read it there. What they leak is the next lot or a
sealed card.
"""

import logging
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import Fact, IllegalMove
from games.kernel.game import Step
from games.kernel.ids import Observer, Seat
from games.kernel.observation import LogEntry, Observation
from render.game_pages import Lens, Menu
from render.page import Block, Paragraph, Picture
from tests.games.auction.events import Event
from tests.games.auction.game import Auction
from tests.games.auction.moves import Bid, Move
from tests.games.auction.pages import AuctionPages
from tests.games.auction.state import State
from tests.games.auction.view import View
from text import Words

_log = logging.getLogger(__name__)


class Peeking(Auction):
    """An auction without a fault that also keeps, as `truth`, the state that was observed last."""

    truth: State

    def observe(self, state: State, observer: Observer) -> View:
        Peeking.truth = state
        return super().observe(state, observer)


class LeakyLog(Peeking):
    """A sealed card is written to the log."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        if isinstance(move, Bid):
            _log.debug("seat %s bids %s", seat, move.card)
        return super().apply(state, seat, move, chance)


class LeakyLook(Peeking):
    """Every observation writes the next lot to the log."""

    def observe(self, state: State, observer: Observer) -> View:
        _log.info("next is %s", state.lots[:1])
        return super().observe(state, observer)


class LeakyRefusalCode(Peeking):
    """A card that is in nobody's hand is refused with another code."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        if state.phase == "bidding" and isinstance(move, Bid) and move.card not in state.hands[seat]:
            held = any(move.card in hand for hand in state.hands)
            raise IllegalMove("not_in_hand" if held else "no_veto", card=move.card)
        return super().apply(state, seat, move, chance)


class LeakyNotation(Peeking):
    """The refusal of a line that is no move depends on the next lot."""

    def parse_move(self, text: str, view: View, aliases: Any) -> Move:
        try:
            return super().parse_move(text, view, aliases)
        except IllegalMove:
            raise
        except Exception as fault:
            raise type(fault)("unknown_id", word=_next()) from fault  # type: ignore[call-arg]  # a NotationError


def _next() -> str:
    """Return the next lot, which nobody may know."""
    return "".join(lot or "" for lot in Peeking.truth.lots[:1])


def is_first_half() -> bool:
    """Return one fact about the next lot."""
    return _next() in ("clock", "crown", "globe")


class HonestPages(AuctionPages):
    """The pages of the auction, unchanged."""


class LeakyPhase(AuctionPages):
    """The headline names the next lot."""

    def phase(self, observation: Observation, words: Words) -> str:
        return f"{super().phase(observation, words)} {_next()}"


class LeakyDrawing(AuctionPages):
    """The SVG of the drawing describes the next lot in an element that is not displayed."""

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        (picture,) = super().pictures(observation, lens, words)
        return (replace(picture, svg=picture.svg.replace("</svg>", f"<desc>{_next()}</desc></svg>")),)


class LeakyAltText(AuctionPages):
    """The alt text of the picture names the next lot."""

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        (picture,) = super().pictures(observation, lens, words)
        return (replace(picture, alt=f"{picture.alt} {_next()}"),)


class LeakyPlainText(AuctionPages):
    """The text alternative of the picture names the next lot."""

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        (picture,) = super().pictures(observation, lens, words)
        return (replace(picture, plain=f"{picture.plain} {_next()}"),)


class LeakyFileName(AuctionPages):
    """The name of the picture's file contains the next lot."""

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        (picture,) = super().pictures(observation, lens, words)
        return (replace(picture, name=f"{picture.name}-{_next()}"),)


class LeakyProposal(AuctionPages):
    """Only the picture of a choice that is being confirmed shows the next lot."""

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        (picture,) = super().pictures(observation, lens, words)
        return (picture if lens.proposed is None else replace(picture, alt=_next()),)


class LeakyMenu(AuctionPages):
    """The question names the next lot."""

    def menu(self, observation: Observation, words: Words) -> Menu:
        menu = super().menu(observation, words)
        return replace(menu, question=f"{menu.question} {_next()}")


class LeakyEntry(AuctionPages):
    """The note beside a choice names the next lot; autocomplete shows the note too."""

    def menu(self, observation: Observation, words: Words) -> Menu:
        menu = super().menu(observation, words)
        groups = (
            replace(group, entries=tuple(replace(entry, note=f"{entry.note} {_next()}") for entry in group.entries))
            for group in menu.groups
        )
        return replace(menu, groups=tuple(groups))


class LeakyReasons(AuctionPages):
    """The reason why something is not possible names the next lot."""

    def menu(self, observation: Observation, words: Words) -> Menu:
        return replace(super().menu(observation, words), refused=(_next() or "nothing",))


class LeakyConfirmation(AuctionPages):
    """The page that asks for confirmation names the next lot."""

    def confirmation(self, observation: Observation, number: int, words: Words) -> str:
        return f"{super().confirmation(observation, number, words)} {_next()}"


class LeakyLines(AuctionPages):
    """A line of the log names the next lot."""

    def lines(self, entry: LogEntry, observation: Observation, words: Words) -> tuple[str, ...]:
        return tuple(f"{line} {_next()}" for line in super().lines(entry, observation, words))


class LeakyHand(AuctionPages):
    """The hand page shows the cards that others have sealed."""

    def hand(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        return (*super().hand(observation, words), Paragraph(str(Peeking.truth.bids)))


class LeakyPart(AuctionPages):
    """The id of a close-up is the next lot. The id appears in a component and in a list."""

    def close_ups(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        return ((_next() or "none", "Stack"),)


class LeakyExtra(AuctionPages):
    """The id of an extra page is the next lot. The id appears in the component id of its button."""

    def extra_pages(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        return ((_next() or "none", "Stack"),)


class LeakyDiscard(AuctionPages):
    """The page of the cards played also shows sealed cards."""

    def extra_blocks(self, observation: Observation, extra: str, words: Words) -> tuple[Block, ...]:
        return (*super().extra_blocks(observation, extra, words), Paragraph(str(Peeking.truth.bids)))


class LeakyRule(AuctionPages):
    """The paragraph of rules for the present phase depends on the next lot."""

    def rule_now(self, observation: Observation) -> str:
        return "4.1" if is_first_half() else super().rule_now(observation)


class LeakyRuleOfRefusal(AuctionPages):
    """The paragraph of rules for a refusal depends on the next lot."""

    def rule_of(self, code: str, facts: Mapping[str, Fact] = {}) -> str:
        return "4.1" if is_first_half() else super().rule_of(code, facts)


class LeakyResult(AuctionPages):
    """The result shows the cards that were put aside face down."""

    def result(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        return (*super().result(observation, words), Paragraph(str(Peeking.truth.aside)))
