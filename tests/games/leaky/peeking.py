"""Pages of an auction that tell what their reader may not know. Each class breaks one promise and nothing else.

Pages get an Observation, which holds no secret, so these copies get at the truth through a back door: `Peeking` is an
auction that keeps the last state anybody looked at, and the pages read it there. The secret told is the next lot, or a
seal.
"""

import logging
from typing import Any

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove
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
    """An honest auction with a back door: `truth` is the last state that was looked at."""

    truth: State

    def observe(self, state: State, observer: Observer) -> View:
        Peeking.truth = state
        return super().observe(state, observer)


class LeakyLog(Peeking):
    """What is sealed is written to the log."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        if isinstance(move, Bid):
            _log.debug("seat %s bids %s", seat, move.card)
        return super().apply(state, seat, move, chance)


class LeakyLook(Peeking):
    """Whoever looks, what lies next in the stack is written to the log."""

    def observe(self, state: State, observer: Observer) -> View:
        _log.info("next is %s", state.lots[:1])
        return super().observe(state, observer)


class LeakyRefusalCode(Peeking):
    """A card that is in nobody's hand is refused in other words."""

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State, Event]:
        if state.phase == "bidding" and isinstance(move, Bid) and move.card not in state.hands[seat]:
            held = any(move.card in hand for hand in state.hands)
            raise IllegalMove("not_in_hand" if held else "no_veto", card=move.card)
        return super().apply(state, seat, move, chance)


class LeakyNotation(Peeking):
    """A line that is no move is refused by what lies next in the stack."""

    def parse_move(self, text: str, view: View, aliases: Any) -> Move:
        try:
            return super().parse_move(text, view, aliases)
        except IllegalMove:
            raise
        except Exception as fault:
            raise type(fault)("unknown_id", word=_next()) from fault  # type: ignore[call-arg]  # a NotationError


def _next() -> str:
    """Return what nobody may know: the next lot."""
    return "".join(lot or "" for lot in Peeking.truth.lots[:1])


def is_first_half() -> bool:
    """Return something about the next lot."""
    return _next() in ("clock", "crown", "globe")


class HonestPages(AuctionPages):
    """The auction's pages as they are."""


class LeakyPhase(AuctionPages):
    """The headline names the next lot."""

    def phase(self, observation: Observation, words: Words) -> str:
        return f"{super().phase(observation, words)} {_next()}"


class LeakyDrawing(AuctionPages):
    """The picture has the next lot in it, where nobody would look."""

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        (picture,) = super().pictures(observation, lens, words)
        return (replace(picture, svg=picture.svg.replace("</svg>", f"<desc>{_next()}</desc></svg>")),)


class LeakyAltText(AuctionPages):
    """Who listens to the picture hears the next lot."""

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        (picture,) = super().pictures(observation, lens, words)
        return (replace(picture, alt=f"{picture.alt} {_next()}"),)


class LeakyPlainText(AuctionPages):
    """Who wants words instead of pictures reads the next lot."""

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        (picture,) = super().pictures(observation, lens, words)
        return (replace(picture, plain=f"{picture.plain} {_next()}"),)


class LeakyFileName(AuctionPages):
    """The picture's file is named after the next lot."""

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        (picture,) = super().pictures(observation, lens, words)
        return (replace(picture, name=f"{picture.name}-{_next()}"),)


class LeakyProposal(AuctionPages):
    """Only the picture of a choice that is not confirmed yet tells the next lot."""

    def pictures(self, observation: Observation, lens: Lens, words: Words) -> tuple[Picture, ...]:
        (picture,) = super().pictures(observation, lens, words)
        return (picture if lens.proposed is None else replace(picture, alt=_next()),)


class LeakyMenu(AuctionPages):
    """The question tells the next lot."""

    def menu(self, observation: Observation, words: Words) -> Menu:
        menu = super().menu(observation, words)
        return replace(menu, question=f"{menu.question} {_next()}")


class LeakyEntry(AuctionPages):
    """The note beside a choice tells the next lot; lists that Discord shows have it too."""

    def menu(self, observation: Observation, words: Words) -> Menu:
        menu = super().menu(observation, words)
        groups = (
            replace(group, entries=tuple(replace(entry, note=f"{entry.note} {_next()}") for entry in group.entries))
            for group in menu.groups
        )
        return replace(menu, groups=tuple(groups))


class LeakyReasons(AuctionPages):
    """What is not possible is explained with the next lot."""

    def menu(self, observation: Observation, words: Words) -> Menu:
        return replace(super().menu(observation, words), refused=(_next() or "nothing",))


class LeakyConfirmation(AuctionPages):
    """Before confirming one reads the next lot."""

    def confirmation(self, observation: Observation, number: int, words: Words) -> str:
        return f"{super().confirmation(observation, number, words)} {_next()}"


class LeakyLines(AuctionPages):
    """The log tells the next lot."""

    def lines(self, entry: LogEntry, observation: Observation, words: Words) -> tuple[str, ...]:
        return tuple(f"{line} {_next()}" for line in super().lines(entry, observation, words))


class LeakyHand(AuctionPages):
    """Among one's own things is what the others sealed."""

    def hand(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        return (*super().hand(observation, words), Paragraph(str(Peeking.truth.bids)))


class LeakyPart(AuctionPages):
    """A part to look closer at has the next lot for an id, which goes into a component and into a list."""

    def close_ups(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        return ((_next() or "none", "Stack"),)


class LeakyExtra(AuctionPages):
    """A page of the game's own is called by the next lot; its button carries that in its component id."""

    def extra_pages(self, observation: Observation, words: Words) -> tuple[tuple[str, str], ...]:
        return ((_next() or "none", "Stack"),)


class LeakyDiscard(AuctionPages):
    """The page of the cards played shows what was sealed as well."""

    def extra_blocks(self, observation: Observation, extra: str, words: Words) -> tuple[Block, ...]:
        return (*super().extra_blocks(observation, extra, words), Paragraph(str(Peeking.truth.bids)))


class LeakyRule(AuctionPages):
    """The paragraph of the moment depends on what is next in the stack."""

    def rule_now(self, observation: Observation) -> str:
        return "4.1" if is_first_half() else super().rule_now(observation)


class LeakyRuleOfRefusal(AuctionPages):
    """The paragraph behind a refusal depends on what is next in the stack."""

    def rule_of(self, code: str) -> str:
        return "4.1" if is_first_half() else super().rule_of(code)


class LeakyResult(AuctionPages):
    """The result shows the cards put aside, which nobody turned up."""

    def result(self, observation: Observation, words: Words) -> tuple[Block, ...]:
        return (*super().result(observation, words), Paragraph(str(Peeking.truth.aside)))
