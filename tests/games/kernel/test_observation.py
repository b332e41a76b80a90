"""What is derived from what somebody sees."""

from msgspec.structs import replace

from games.kernel.game import MatchOption
from games.kernel.ids import Seat
from games.kernel.observation import ALLOWED, LONGEST_HANDLE, Allows, Face, Motion, is_off
from tests.render.pages.scenes import seen


def test_a_motion_is_called_by_its_name_in_controls_or_by_a_short_form_of_it() -> None:
    """Ids of controls have 100 characters; the longest name that goes in whole is one that was there before."""
    whole, long = "pace-" + "1" * 19, "pace-" + "1" * 20
    assert Motion("pace", whole).handle == whole
    assert len(whole) == LONGEST_HANDLE == 24
    short = Motion("pace", long).handle
    assert short.startswith("pace.") and len(short) <= LONGEST_HANDLE
    assert short != Motion("pace", "pace-" + "2" * 20).handle


def test_a_person_is_free_when_their_own_holidays_are_over() -> None:
    """Not when somebody else's are."""
    faces = (Face(Seat(0), "Ann", user_id=1, excused_until=500), Face(Seat(1), "Boris", user_id=2, excused_until=900))
    observation = replace(seen("auction"), faces=faces)
    assert [observation.free_at(user, 100) for user in (1, 2, 3)] == [500, 900, 100]
    assert observation.free_at(1, 600) == 600


def test_an_option_takes_the_numbers_in_its_bounds_as_they_are_written() -> None:
    listed, bounded = MatchOption("x", ("1", "20"), "1"), MatchOption("x", ("1", "20"), "1", (1, 9))
    assert [listed.has(value) for value in ("1", "7", "20")] == [True, False, True]
    assert [bounded.has(value) for value in ("1", "7", "07", "10", "20", "x")] == [
        True, True, False, False, True, False,
    ]  # fmt: skip


def test_what_a_tournament_does_not_allow_is_off() -> None:
    """Without a tournament nothing is, and a draw never is; who is replaced is offered."""
    assert not any(is_off(None, motion) for motion in ALLOWED)
    strict, mild = Allows(pauses=0), Allows(pauses=1, motions=("offer",))
    assert [is_off(strict, motion) for motion in ("pause", "offer", "replace", "draw")] == [True, True, True, False]
    assert [is_off(mild, motion) for motion in ("pause", "offer", "replace", "draw")] == [False, False, False, False]
