"""Who may join, leave and sit out, and which fact refuses it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.kernel.errors import Refusal
from play.formats.league_views import LeagueSettings
from play.league_rules.joining import Newcomer, joining, leaving, resting
from play.league_rules.record import League
from tests.play.league_rules.made_up import in_season, league, member, with_members

VERA = Newcomer(5, "Vera", "pear")


def _refused(attempt: Callable[[], Any]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refusal) as caught:
        attempt()
    return caught.value.code, dict(caught.value.facts)


def _with(**settings: Any) -> League:
    return league(settings=msgspec.json.encode(LeagueSettings(**settings)).decode())


def test_a_newcomer_has_the_next_number_and_one_who_was_there_their_own() -> None:
    assert joining(league(), VERA, 2_000).member == 8
    away = with_members(league(), member(3, "left"))
    back = joining(away, Newcomer(1_003, "Gleb", "plum"), 2_000)
    assert (back.member, back.status, back.salt, back.left_at) == (3, "in", "plum", None)


@pytest.mark.parametrize("status", ["resting", "absent"])
def test_who_sits_out_is_back_by_joining_also_where_all_places_are_taken(status: str) -> None:
    full = with_members(_with(most=7), member(3, status))
    assert joining(full, Newcomer(1_003, "Gleb", "plum"), 2_000).status == "in"
    assert _refused(lambda: joining(full, VERA, 2_000)) == ("league_full", {"most": 7})


def test_who_cannot_join() -> None:
    again = Newcomer(1_003, "Gleb", "plum")
    assert _refused(lambda: joining(league(), again, 2_000))[0] == "already_member"
    assert _refused(lambda: joining(league(status="draft"), VERA, 2_000))[0] == "league_not_open"
    assert _refused(lambda: joining(league(status="closed"), VERA, 2_000))[0] == "league_closed"
    assert _refused(lambda: joining(in_season(status="last"), VERA, 2_000))[0] == "league_last_season"
    removed = with_members(league(), member(3, "removed"))
    assert _refused(lambda: joining(removed, again, 2_000))[0] == "removed_from_league"
    known = replace(VERA, was_removed=True)
    assert _refused(lambda: joining(league(), known, 2_000))[0] == "removed_from_league"
    assert _refused(lambda: joining(_with(role_id="77"), VERA, 2_000)) == ("role_needed", {"role": "77"})
    assert joining(_with(role_id="77"), replace(VERA, roles=("77",)), 2_000).status == "in"


def test_who_joins_needs_the_answers_in_time_that_the_league_asks_for() -> None:
    """Catches a league that everybody can stall who is in no tournament any more, also one who comes back to it."""
    strict, new = _with(least_reliability=90), replace(VERA, answers=(9, 9), least_answers=10)
    assert joining(strict, new, 2_000).status == "in", "a newcomer is not unreliable"
    known = _with(least_reliability=90, is_known_only=True)
    assert _refused(lambda: joining(known, new, 2_000))[0] == "too_few_answers"
    late = replace(new, answers=(20, 17))
    assert _refused(lambda: joining(strict, late, 2_000))[0] == "too_late_answers"
    assert joining(strict, replace(VERA, answers=(20, 18), least_answers=10), 2_000).status == "in"


def test_leaving_and_sitting_out() -> None:
    assert (leaving(league(), 1_003, 9).status, leaving(league(), 1_003, 9).left_at) == ("left", 9)
    assert resting(league(), 1_003).status == "resting"
    assert _refused(lambda: leaving(league(), 5, 9))[0] == "not_a_member"
    gone = with_members(league(), member(3, "left"), member(4, "resting"), member(5, "absent"))
    assert _refused(lambda: leaving(gone, 1_003, 9))[0] == "left_already"
    assert _refused(lambda: resting(gone, 1_003))[0] == "left_already"
    assert _refused(lambda: resting(gone, 1_004))[0] == "is_resting"
    assert _refused(lambda: resting(gone, 1_005))[0] == "is_absent"
    assert _refused(lambda: resting(in_season(status="last"), 1_003))[0] == "league_last_season"
    assert leaving(in_season(status="last"), 1_003, 9).status == "left"
