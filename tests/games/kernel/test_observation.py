"""What is derived from what somebody sees."""

from games.kernel.observation import LONGEST_HANDLE, Motion


def test_a_motion_is_called_by_its_name_in_controls_or_by_a_short_form_of_it() -> None:
    """Ids of controls have 100 characters; the longest name that goes in whole is one that was there before."""
    whole, long = "pace-" + "1" * 19, "pace-" + "1" * 20
    assert Motion("pace", whole).handle == whole
    assert len(whole) == LONGEST_HANDLE == 24
    short = Motion("pace", long).handle
    assert short.startswith("pace.") and len(short) <= LONGEST_HANDLE
    assert short != Motion("pace", "pace-" + "2" * 20).handle
