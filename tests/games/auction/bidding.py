"""Bidding and vetoing: every seat seals a card, then an answer; the last seal opens all (SPEC 3.3, 3.4). Pure.

Everybody is asked for a veto, so that the question betrays nobody.
"""

from games.kernel.course import Course as AnyCourse
from games.kernel.course import without
from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.kernel.phases import Phase, all_asked
from tests.games.auction import scoring
from tests.games.auction.components import VALUES, VETO, money_of
from tests.games.auction.events import AnswerSealed, AnswersOpened, BidSealed, BidsOpened, Event, TieThrown
from tests.games.auction.moves import Answer, Bid, Move
from tests.games.auction.pledging import COVER
from tests.games.auction.state import State

Course = AnyCourse[State, Event]
BID = "bid"
VETOING = "veto"


def _bid(course: Course, seat: Seat, move: Bid) -> None:
    """Seal the card.

    Raises:
        IllegalMove: `not_in_hand` (fact `card`).
    """
    if move.card not in money_of(course.state.hands[seat]):
        raise IllegalMove("not_in_hand", card=move.card)
    course.put("bids", seat, move.card)
    course.tell(BidSealed(seat, move.card))
    course.seal(BID)


def _open_bids(course: Course) -> bool:
    """Open all bids, with what was covered, once the last one is sealed."""
    state = course.state
    if any(state.bids[seat] is None for seat in state.active):
        return True
    course.tell(BidsOpened(state.bids, state.covers))
    for seat in state.active:
        for label, card in ((BID, state.bids[seat]), (COVER, state.covers[seat])):
            if card is not None:
                course.open(seat, label)
                course.lay("discard", card)
        course.put("hands", seat, without(state.hands[seat], str(state.bids[seat])))
    course.set(leader=_leader(course), covers=(None,) * len(state.seats))
    # Where the veto card lies makes no difference to the question.
    if VETO not in state.discard:
        course.set(phase="vetoing")
    else:
        scoring.give(course)
    return False


def _leader(course: Course) -> Seat:
    state = course.state
    laid = {seat: (state.bids[seat], state.covers[seat]) for seat in state.active}
    values = {seat: sum(VALUES[card] for card in cards if card is not None) for seat, cards in laid.items()}
    tied = tuple(seat for seat in values if values[seat] == max(values.values()))
    while len(tied) > 1:
        dice = course.chance.roll("tie", len(tied))
        course.tell(TieThrown(tied, dice))
        tied = tuple(seat for seat, die in zip(tied, dice, strict=True) if die == max(dice))
    return tied[0]


def _answer(course: Course, seat: Seat, move: Answer) -> None:
    """Seal the answer.

    Raises:
        IllegalMove: `no_veto` if the seat has no veto card.
    """
    if move.veto and VETO not in course.state.hands[seat]:
        raise IllegalMove("no_veto")
    course.put("answers", seat, move.veto)
    course.tell(AnswerSealed(seat, move.veto))
    course.seal(VETOING)


def _open_answers(course: Course) -> bool:
    """Open the answers once the last one is sealed, and award the lot."""
    state = course.state
    if any(state.answers[seat] is None for seat in state.active):
        return True
    by = Seat(state.answers.index(True)) if True in state.answers else None
    course.tell(AnswersOpened(by))
    course.open_all(VETOING, state.answers)
    if by is not None:
        course.put("hands", by, without(state.hands[by], VETO))
        course.lay("discard", VETO)
    if by is None and state.leader in state.active:
        scoring.give(course)
    else:
        scoring.refuse(course)
    return False


BIDDING = Phase[State, Move, Course](
    _open_bids,
    lambda state: all_asked(BID, state.bids, state.active),
    lambda state, seat: tuple(Bid(card) for card in money_of(state.hands[seat])),
    _bid,
    Bid,
    explain=scoring.stake,
)
"""When time runs out: the lowest money card of the hand, the first of the moves (SPEC 5.2)."""

ANSWERING = Phase[State, Move, Course](
    _open_answers,
    lambda state: all_asked(VETOING, state.answers, state.active),
    lambda state, seat: (Answer(False), Answer(True)) if VETO in state.hands[seat] else (Answer(False),),
    _answer,
    Answer,
)
"""When time runs out: `nod`, the first of the moves whatever the hand (SPEC 5.3)."""
