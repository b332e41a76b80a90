"""Passing (SPEC 4.7)."""

from games.kernel.ids import Seat
from games.tetranomicon.events import IncomePaid, Passed
from tests.games.tetranomicon.scenes import scene


def test_s4_7_passing_is_always_allowed() -> None:
    assert scene().legal()[-1] == "pass"
    assert scene(coins=(0, 9, 9, 9)).legal() == ["pass"]
    event = scene(coins=7).event("pass", Passed)
    assert (event.seat, event.automatic, event.coins, event.still_in) == (0, False, 7, (1, 2, 3))


def test_s4_7_who_has_passed_is_out_for_the_era() -> None:
    after = scene(2).after("pass")
    assert after.state.passed == (True, False)
    assert after.after("route A-B").state.turn == 1
    assert after.state.coins == (30, 30)


def test_s4_7_a_seat_without_action_is_passed_automatically() -> None:
    step = scene(3, coins=(9, 3, 9)).step("route A-B")
    assert step.events[1:] == (Passed(Seat(1), True, 3, (Seat(0), Seat(2))),)
    assert step.state.turn == 2
    assert step.state.passed == (False, True, False)
    assert not step.final


def test_s4_7_one_legal_action_is_enough_not_to_be_passed() -> None:
    full = {0: "G1 farm", 1: "G2 sawmill", 2: "G3 mine"}
    step = scene(3, coins=(9, 3, 9), buildings=full).step("route A-B")
    assert len(step.events) == 1
    assert step.state.turn == 1


def test_s4_7_phase_ends_when_all_have_passed() -> None:
    step = scene(3, passed=(1, 2)).step("pass")
    assert [type(event) for event in step.events[:2]] == [Passed, IncomePaid]
    assert step.state.passed == (False, False, False)
    assert step.final


def test_s4_7_several_seats_may_be_passed_in_one_step() -> None:
    step = scene(4, coins=(5, 0, 0, 0)).step("route A-B")
    passed = [event for event in step.events if isinstance(event, Passed)]
    assert [(event.seat, event.automatic) for event in passed] == [(1, True), (2, True), (3, True), (0, True)]
    assert step.state.era == 2


def test_s4_7_nobody_is_passed_after_the_end() -> None:
    step = scene(2, era=4, coins=0, passed=(1,)).step("pass")
    assert sum(isinstance(event, Passed) for event in step.events) == 1
    assert step.state.phase == "ended"
