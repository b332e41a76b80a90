"""Vetoing phase: everybody is asked, so that the question betrays nobody (SPEC 3.4). Pure."""

from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.kernel.game import Decision, Opened, Step
from games.kernel.ids import Seat
from games.kernel.tuples import put
from tests.games.auction import award
from tests.games.auction.components import VETO
from tests.games.auction.events import AnswerSealed, AnswersOpened, Event
from tests.games.auction.moves import Answer, Move
from tests.games.auction.state import State

SEAL = "veto"


def is_possible(state: State) -> bool:
    """Return whether the veto has not been played; where the card lies makes no difference."""
    return VETO not in state.discard


def begin(state: State) -> Step[State, Event]:
    """Ask everybody."""
    return Step(replace(state, phase="vetoing"))


def decisions(state: State) -> tuple[Decision, ...]:
    """Return everybody's decision; a sealed one may still be changed."""
    return tuple(Decision(seat, SEAL, sealed=True, owed=state.answers[seat] is None) for seat in state.seats)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return a nod, and a veto for its holder."""
    return (Answer(False), Answer(True)) if VETO in state.hands[seat] else (Answer(False),)


def apply(state: State, seat: Seat, move: Answer) -> Step[State, Event]:
    """Seal the answer; the last one opens them and awards the lot.

    Raises:
        IllegalMove: `no_veto` if the seat has no veto card.
    """
    if move.veto and VETO not in state.hands[seat]:
        raise IllegalMove("no_veto")
    placed = replace(state, answers=put(state.answers, seat, move.veto))
    sealed = AnswerSealed(seat, move.veto)
    if None in placed.answers:
        return Step(placed, (sealed,), seal=SEAL)
    by = Seat(placed.answers.index(True)) if True in placed.answers else None
    rest = award.give(placed) if by is None else award.refuse(placed, by)
    return Step(
        rest.state,
        (sealed, AnswersOpened(by), *rest.events),
        seal=SEAL,
        opened=tuple(Opened(each, SEAL) for each in state.seats),
    )
