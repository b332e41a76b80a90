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
    return tuple(Decision(seat, SEAL, sealed=True, owed=state.answers[seat] is None) for seat in state.active)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return a nod, and a veto for its holder."""
    return (Answer(False), Answer(True)) if VETO in state.hands[seat] else (Answer(False),)


def apply(state: State, seat: Seat, move: Answer) -> Step[State, Event]:
    """Seal the answer.

    Raises:
        IllegalMove: `no_veto` if the seat has no veto card.
    """
    if move.veto and VETO not in state.hands[seat]:
        raise IllegalMove("no_veto")
    return Step(
        replace(state, answers=put(state.answers, seat, move.veto)), (AnswerSealed(seat, move.veto),), seal=SEAL
    )


def follow(state: State) -> Step[State, Event]:
    """Open the answers once the last one is sealed, and award the lot."""
    if any(state.answers[seat] is None for seat in state.active):
        return Step(state)
    by = Seat(state.answers.index(True)) if True in state.answers else None
    is_given = by is None and not state.gone[award.leader_of(state)]
    rest = award.give(state) if is_given else award.refuse(state, by)
    opened = tuple(Opened(seat, SEAL) for seat in state.active)
    return Step(rest.state, (AnswersOpened(by), *rest.events), opened=opened)
