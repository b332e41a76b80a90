"""Each contract check finds the copies of the auction that break its promise, and no fault in the auction itself."""

from collections.abc import Iterator

import pytest

from games.kernel import plans
from games.kernel.errors import IllegalMove
from games.kernel.game import AnyGame
from games.kernel.ids import Seat
from games.kernel.play_out import EndlessPlay
from tests.contract import choice_checks, marks, mask_checks, plan_checks, play_checks, secrecy_checks
from tests.contract.finding import finding
from tests.contract.moments import Moment, played
from tests.contract.play_checks import Check
from tests.games.auction.game import Auction
from tests.games.leaky import careless, planning, talkative

pytestmark = pytest.mark.slow

CHECKS: dict[str, Check] = {
    "decisions": play_checks.check_decisions,
    "legal_moves": play_checks.check_legal_moves,
    "legal_moves_apply": play_checks.check_legal_moves_apply,
    "other_moves_are_refused": play_checks.check_other_moves_are_refused,
    "default_move": play_checks.check_default_move,
    "seals": play_checks.check_seals,
    "sealed_decisions": play_checks.check_sealed_decisions,
    "sample": secrecy_checks.check_sample,
    "sealed_default": secrecy_checks.check_sealed_default,
    "noninterference": secrecy_checks.check_noninterference_for_all,
    "events": secrecy_checks.check_events_for_all,
    "choices": choice_checks.check_choices,
    "asked_have_a_choice": choice_checks.check_asked_have_a_choice,
    "leave": choice_checks.check_leave,
    "wishes": choice_checks.check_wishes,
    "suppose": plan_checks.check_suppose,
    "previews": plan_checks.check_previews,
    "plans": plan_checks.check_plans,
    "queue": plan_checks.check_queue,
    "masks": mask_checks.check_masks,
    "marks": marks.check_no_marks,
}

FAULTS: list[tuple[AnyGame, str]] = [
    (careless.Unsealed(), "sealed_decisions"),
    (careless.Unasked(), "decisions"),
    (careless.Backwards(), "decisions"),
    (careless.Hasty(), "decisions"),
    (careless.Repetitive(), "legal_moves"),
    (careless.Tempting(), "legal_moves"),
    (careless.Promising(), "legal_moves_apply"),
    (careless.Generous(), "other_moves_are_refused"),
    (careless.Crashing(), "other_moves_are_refused"),
    (careless.Stubborn(), "default_move"),
    (careless.Boastful(), "seals"),
    (careless.Reusing(), "seals"),
    (careless.Doubling(), "legal_moves"),
    (careless.Forgetful(), "choices"),
    (careless.Unpayable(), "choices"),
    (careless.Straying(), "choices"),
    (careless.Wandering(), "choices"),
    (careless.Pointless(), "asked_have_a_choice"),
    (careless.Clinging(), "leave"),
    (careless.Dreaming(), "wishes"),
    (planning.Guessing(), "suppose"),
    (planning.Cheating(), "previews"),
    (planning.Trying(), "previews"),
    (talkative.LeakyMask(), "noninterference"),
    (talkative.LeakyExchange(), "noninterference"),
    (talkative.LeakyLabel(), "noninterference"),
    (talkative.LeakyPeek(), "noninterference"),
    (talkative.LeakyGuard(), "noninterference"),
    (talkative.LeakyOrder(), "noninterference"),
    (talkative.LeakyView(), "noninterference"),
    (talkative.LeakyView(), "sample"),
    (talkative.LeakySealedView(), "noninterference"),
    (talkative.LeakyEvent(), "noninterference"),
    (talkative.LeakyEvent(), "marks"),
    (talkative.LeakySilence(), "noninterference"),
    (talkative.LeakyDeal(), "events"),
    (talkative.LeakyQuestion(), "noninterference"),
    (talkative.LeakyDefault(), "noninterference"),
    (talkative.BetrayingDefault(), "sealed_default"),
    (talkative.LeakyRefusal(), "noninterference"),
    (talkative.LeakyExplanation(), "noninterference"),
    (talkative.LeakyOpening(), "noninterference"),
    (talkative.LeakyCount(), "noninterference"),
]

FOUND_BY: dict[type, type[Exception]] = {careless.Crashing: KeyError, careless.Promising: IllegalMove}
"""Faults that show as an error in the game itself."""


def all_moments(game: AnyGame, player: AnyGame, matches: int = 6) -> Iterator[Moment]:
    """Return every moment of some matches that `player` played, for questions to `game`; seat numbers in turn."""
    for number in range(matches):
        options = (("length", "long"),) if number % 2 else ()
        match = played(player, game.seat_counts[number % len(game.seat_counts)], options, number)
        yield from (Moment(game, match, number, revision) for revision in range(len(match.turns) + 1))


@pytest.mark.parametrize(("faulty", "check"), FAULTS, ids=[f"{type(game).__name__}-{check}" for game, check in FAULTS])
def test_check_finds_the_fault(faulty: AnyGame, check: str) -> None:
    player = faulty if check == "seals" else Auction()
    with pytest.raises(FOUND_BY.get(type(faulty), AssertionError)):
        for moment in all_moments(faulty, player):
            CHECKS[check](moment)


@pytest.mark.parametrize("check", CHECKS)
def test_check_finds_nothing_in_the_auction(check: str) -> None:
    found = [finding(CHECKS[check], moment) for moment in all_moments(Auction(), Auction(), matches=3)]
    assert len(found) > 20
    assert {*found} == {""}


@pytest.mark.parametrize(
    ("name", "faulty", "check"),
    [("carry_out", planning.stubborn, "plans"), ("next_wish", planning.careless_wish, "queue")],
)
def test_check_finds_the_faulty_planner(monkeypatch: pytest.MonkeyPatch, name: str, faulty: object, check: str) -> None:
    monkeypatch.setattr(plans, name, faulty)
    with pytest.raises((AssertionError, IllegalMove)):
        for moment in all_moments(Auction(), Auction()):
            CHECKS[check](moment)


def test_endless_play_is_found() -> None:
    with pytest.raises(EndlessPlay):
        played(careless.Endless(), 2, (), 0)


def test_strange_moves_reach_the_refusals_of_every_phase() -> None:
    codes = {
        refusal.code
        for moment in all_moments(Auction(), Auction(), matches=8)
        for refusal in play_checks.check_other_moves_are_refused(moment)
    }
    assert codes == {
        "match_over",
        "no_decision",
        "wrong_phase",
        "unknown_id",
        "pledge_out_of_range",
        "not_in_hand",
        "no_veto",
        "box_full",
        "not_in_order",
        "price_too_high",
        "cannot_pay",
        "nothing_to_pay",
        "no_points",
        "covered",
        "nothing_to_peek",
        "guarded",
        "no_such_order",
    }


def test_every_seat_is_somebody() -> None:
    assert Moment(Auction(), played(Auction(), 3, (), 0), 0, 0).observers == (None, Seat(0), Seat(1), Seat(2))
