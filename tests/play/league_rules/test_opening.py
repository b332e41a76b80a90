"""What a season is made of, what becomes of members when it has ended, and when that is due."""

import hashlib
import hmac

import msgspec
import pytest
from msgspec.structs import replace

from db.rows.leagues import PlaceRow
from play.formats.league_views import LeagueSettings, move_of
from play.league_rules.due import due_in
from play.league_rules.moving import Finish, Shape, next_divisions
from play.league_rules.opening import (
    Ended,
    absent_after,
    back_from_rest,
    division_secret,
    divisions_of,
    final_places,
)
from play.league_rules.record import League
from tests.play.league_rules.made_up import in_season, league, member, with_members


def _ended(before: League) -> League:
    """Return a league of which the season is over: entrant 1 of each division was first, and so on."""
    places = tuple(replace(row, place=row.entrant, twelfths=0) for row in before.places)
    return replace(before, places=places, seasons={1: replace(before.seasons[1], ended_at=9_000)})


def test_the_first_season_is_drawn_from_the_secret_of_the_season() -> None:
    drawn = divisions_of(league(14), {})
    assert sorted(each for division in drawn for each in division) == list(range(1, 15))
    assert list(map(len, drawn)) == [7, 7]
    assert drawn != divisions_of(league(14, secret="11" * 32), {}), "another secret, another draw"
    assert drawn == divisions_of(league(14), {})


def test_the_first_season_by_rating() -> None:
    settings = msgspec.json.encode(LeagueSettings(first="rating")).decode()
    found = divisions_of(league(14, settings=settings), {number: float(number) for number in range(3, 15)})
    assert found[0] == (14, 13, 12, 11, 10, 9, 8)
    assert set(found[1][-2:]) == {1, 2}, "who has no rating comes last"


def test_too_few_open_no_season() -> None:
    assert divisions_of(league(3), {}) == ()


def test_later_seasons_are_of_those_who_play_on() -> None:
    """Who left, sits out or did not come makes a gap; who joined since, or sat out before, comes in at the bottom."""
    before = with_members(_ended(in_season(14)), member(1, "left"), member(9, "resting"), member(15), member(16))
    found = divisions_of(before, {})
    assert set(found[0]) == {2, 3, 4, 5, 8, 10, 11}, "8 comes up; 9 would, but sits out; 10 and 11 fill the two gaps"
    assert found[1][-2:] == (15, 16)
    assert sorted(each for division in found for each in division) == [*range(2, 9), *range(10, 17)]


def test_places_stay_as_the_divisions_ended() -> None:
    before = in_season(14)
    ended = [Ended(1, {each: (8 - each, each) for each in range(1, 8)}), Ended(2, {1: (1, 12)}, gone=(2, 3))]
    found = final_places(before, ended)
    assert [row.place for row in found[:7]] == [7, 6, 5, 4, 3, 2, 1]
    assert found[7:9] == (PlaceRow(1, 1, 2, 1, 8, 1, 12), PlaceRow(1, 1, 2, 2, 9, 2, 0)), "who is nowhere is the last"


def test_who_did_not_come_sits_out_until_they_say_otherwise() -> None:
    before = with_members(in_season(14), member(9, "resting"), member(10, "left"))
    ended = [Ended(1, {}, gone=(1,)), Ended(2, {}, gone=(2, 3))]
    assert [(row.member, row.status) for row in absent_after(before, ended)] == [(1, "absent"), (9, "absent")]


def test_who_sat_out_plays_again_afterwards() -> None:
    before = with_members(league(), member(2, "resting"), member(3, "absent"))
    assert [(row.member, row.status) for row in back_from_rest(before)] == [(2, "in")]


def test_the_secret_of_a_division_follows_from_that_of_its_season() -> None:
    """As docs/tournaments.md says it, so that others can check it."""
    expected = hmac.new(b"\xab" * 32, b"division/2", hashlib.sha256).digest()
    assert division_secret("ab" * 32, 2) == expected


@pytest.mark.parametrize(
    ("of", "expected"),
    [
        (league(status="draft"), []),
        (league(), [("season_open", 5_000)]),
        (in_season(), []),
        (in_season(statuses="ended"), [("season_end", 9_000)]),
        (in_season(statuses="cancelled", status="last"), [("season_end", 9_000)]),
        (_ended(in_season(statuses="ended")), [("season_open", 9_000)]),
        (_ended(in_season(statuses="ended", status="closed")), []),
    ],
    ids=["draft", "open", "played", "over", "the last one over", "between", "closed"],
)
def test_what_is_due(of: League, expected: list[tuple[str, int]]) -> None:
    assert [(row.kind, row.at) for row in due_in(of)] == expected


@pytest.mark.parametrize("moving", [1, 2, 3])
@pytest.mark.parametrize("sizes", [(7, 7, 7), (7, 10), (5,), (7, 4)])
def test_the_marks_on_pages_say_who_moves(sizes: tuple[int, ...], moving: int) -> None:
    """A page marks who goes up and down where nobody leaves as the next season is made then."""
    finishes = [
        Finish(100 * division + place, division, place)
        for division, size in enumerate(sizes, 1)
        for place in range(1, size + 1)
    ]
    found = next_divisions(finishes, [each.member for each in finishes], (), Shape(7, 4, moving, moving))
    where = {member: division for division, members in enumerate(found, 1) for member in members}
    settings = LeagueSettings(moving=moving)
    for each in finishes:
        said = move_of(each.place, sizes[each.division - 1], each.division, len(sizes), settings)
        change = where[each.member] - each.division
        assert {-1: "up", 0: "", 1: "down"}[change] == said, each
