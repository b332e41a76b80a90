"""Every game: no observer learns what it may not know (docs/secrets.md)."""

import pytest
from hypothesis import strategies as st

from games.kernel.game import AnyGame
from tests.contract import marks, mask_checks, plan_checks, secrecy_checks
from tests.contract.finding import finding
from tests.contract.moments import moments
from tests.contract.play_checks import Check
from tests.contract.searching import searched


@pytest.mark.parametrize(
    "check",
    [
        secrecy_checks.check_sample,
        secrecy_checks.check_sealed_default,
        mask_checks.check_masks,
        plan_checks.check_suppose,
        plan_checks.check_previews,
        marks.check_no_marks,
    ],
    ids=lambda check: check.__name__.removeprefix("check_"),
)
@searched
def test_moment(game: AnyGame, check: Check, data: st.DataObject) -> None:
    assert finding(check, data.draw(moments(game))) == ""


@searched
def test_noninterference(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    observer = data.draw(st.sampled_from(moment.observers))
    assert finding(secrecy_checks.check_noninterference, moment, observer) == ""


@searched
def test_events_tell_no_more_than_views(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    observer = data.draw(st.sampled_from(moment.observers))
    assert finding(secrecy_checks.check_events_tell_no_more_than_views, moment, observer) == ""


def test_every_game_has_a_planter(game: AnyGame) -> None:
    assert game.id in marks.PLANTERS
