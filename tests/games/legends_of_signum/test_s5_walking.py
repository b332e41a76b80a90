"""Legal paths and the ways round (SPEC 5.6 to 5.9, 18.4)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.legends_of_signum import walking
from games.legends_of_signum.detours import Walk
from games.legends_of_signum.geometry import DIRECTIONS, Disc, Point, is_contact, is_overlap, path_length, shifted
from games.legends_of_signum.places import places
from games.legends_of_signum.state import Marks, Player, Table
from games.legends_of_signum.walking import Gait
from tests.games.legends_of_signum.random_scenes import scenes
from tests.games.legends_of_signum.scenes import of, table, token, unit

directions = st.sampled_from(DIRECTIONS) | st.builds(Point, st.integers(-600, 600), st.integers(-600, 600)).filter(any)


def refused(field: Table, label: str, *path: tuple[int, int], gait: Gait = "move") -> tuple[str, dict[str, Any]]:
    found = walking.objection_to_path(field, of(field, label), [Point(*point) for point in path], gait)
    return ("", {}) if found is None else (found.code, dict(found.facts))


def test_s19_example_11_move_length() -> None:
    field = table(unit("A1", "e03", 200, 200))
    assert refused(field, "A1", (260, 280)) == ("", {})
    assert refused(field, "A1", (261, 280)) == ("too_long", {"length": 101, "allowance": 100, "slow": 0})


def test_s19_example_12_moving_around_a_base() -> None:
    field = table(unit("A1", "v10", 300, 100), unit("B1", "e02", 300, 180))
    assert refused(field, "A1", (300, 225)) == ("way_blocked", {"leg": 1, "by": "B1"})
    assert refused(field, "A1", (265, 186), (300, 225)) == ("", {})
    walk = walking.walk_of(field, of(field, "A1"), "move")
    found = walking.route(walk, Point(300, 225))
    assert found == ((333, 180), (329, 197), (300, 225))
    assert path_length(walk.start, found) == 146


def test_s19_example_13_forest_and_weather() -> None:
    forest = token("g1", 230, 200)
    field = table(unit("A1", "e03", 200, 150), tokens=[forest])
    assert refused(field, "A1", (200, 220)) == ("", {})
    assert refused(field, "A1", (200, 221)) == ("too_long", {"length": 71, "allowance": 70, "slow": 30})
    weather = (Player("he1", marks=Marks(march=50)), Player("hw1", blizzard=50))
    field = table(unit("A1", "e03", 200, 150), tokens=[forest], players=weather)
    assert refused(field, "A1", (200, 220)) == ("", {})
    assert refused(field, "A1", (200, 221))[0] == "too_long"


def test_s19_example_14_a_run_must_not_end_in_contact() -> None:
    """1 mm from an enemy base is contact, 3 mm is not."""
    field = table(unit("A1", "m05", 300, 100), unit("B1", "e02", 300, 281))
    assert refused(field, "A1", (300, 250), gait="run") == ("ends_in_contact", {"unit": "B1"})
    assert refused(field, "A1", (300, 248), gait="run") == ("", {})
    assert refused(field, "A1", (300, 248)) == ("too_long", {"length": 148, "allowance": 100, "slow": 0})
    friend = table(unit("A1", "m05", 300, 100), unit("A2", "e02", 300, 281))
    assert refused(friend, "A1", (300, 250), gait="run") == ("", {})


def test_s5_8_a_path_keeps_on_the_field_and_off_others() -> None:
    field = table(unit("A1", "m05", 30, 300), unit("A2", "e02", 80, 300), tokens=[token("g2", 60, 400)])
    assert refused(field, "A1", (14, 300)) == ("off_field", {"x": 14, "y": 300})
    assert refused(field, "A1", (10, 320), (30, 330)) == ("off_field", {"x": 10, "y": 320})
    assert refused(field, "A1", (60, 300)) == ("not_free", {"by": "A2"})
    assert refused(field, "A1", (50, 300)) == ("", {})
    assert refused(field, "A1", (40, 380)) == ("not_free", {"by": "g2"})
    assert refused(field, "A1", *[(30, 300)] * 5) == ("legs", {"most": 4})
    assert refused(field, "A1", (30, 300)) == ("", {})


def test_s5_8_flight_ignores_the_way_but_not_the_end() -> None:
    seraph = unit("A1", "e10", 300, 100)
    field = table(seraph, unit("B1", "e02", 300, 160), tokens=[token("g4", 300, 220)])
    assert refused(field, "A1", (300, 240)) == ("", {})
    assert refused(field, "A1", (300, 180)) == ("not_free", {"by": "B1"})
    walk = walking.walk_of(field, of(field, "A1"), "move")
    assert walking.route(walk, Point(300, 240)) == ((300, 240),)


def test_s5_9_the_largest_slow_counts_once() -> None:
    field = table(unit("A1", "w01", 100, 300), tokens=[token("g1", 160, 300), token("g4", 220, 320)])
    assert refused(field, "A1", (200, 300)) == ("", {})
    assert refused(field, "A1", (201, 300)) == ("too_long", {"length": 101, "allowance": 100, "slow": 50})
    assert refused(table(unit("A1", "w06", 100, 300), tokens=field.tokens), "A1", (200, 300)) == ("", {})


def test_s18_4_a_route_leads_round_a_slow_area() -> None:
    field = table(unit("A1", "v10", 300, 200), tokens=[token("g4", 300, 270)])
    walk = walking.walk_of(field, of(field, "A1"), "move")
    end = Point(345, 320)
    found = walking.route(walk, end)
    assert found is not None and len(found) > 1 and found[-1] == end
    assert walking.objection_to_path(field, of(field, "A1"), found, "move") is None


def test_s18_4_far_takes_what_is_left_by_fives() -> None:
    field = table(unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 300))
    walk = walking.walk_of(field, of(field, "A1"), "move")
    assert walking.far(walk, Point(0, 1)) == ((300, 270),)
    assert walking.far(walk, Point(0, 0)) is None
    boxed = walking.walk_of(table(unit("A1", "m05", 300, 19)), unit("A1", "m05", 300, 19), "move")
    assert walking.far(boxed, Point(0, -1)) is None


@pytest.mark.parametrize(
    ("solid", "areas", "towards", "end"),
    [
        # Inside an area from the start: what it slows is all that is lost.
        ((), (Disc(310, 300, 40),), Point(1, 0), Point(370, 300)),
        # The straight line comes into the area, the leg with its rounded end does not.
        ((), (Disc(303, 237, 40),), Point(35, -39), Point(367, 226)),
        ((), (Disc(251, 390, 40),), Point(-4, 40), Point(291, 395)),
        # The straight line leads past a base that is touched, the leg of 98 with its rounded end into it.
        ((Disc(279, 272, 20),), (), Point(4, -3), Point(376, 243)),
    ],
)
def test_s18_4_far_reckons_with_rounded_ends(
    solid: tuple[Disc, ...], areas: tuple[Disc, ...], towards: Point, end: Point
) -> None:
    """Random scenes seldom have such ends."""
    slow = tuple((area, 30) for area in areas)
    walk = Walk(Point(300, 300), 15, 100, Point(393, 600), solid, slow, (), areas, flies=False)
    assert walking.far(walk, towards) == (end,)


@given(scenes(), st.sampled_from(("move", "run", "rush")), directions)
def test_s18_4_far_leaves_out_nothing_legal(field: Table, gait: Gait, towards: Point) -> None:
    for mover in field.units:
        walk = walking.walk_of(field, mover, gait)
        most = walk.allowance
        distances = [each for each in (most, most - 1, most - 2, *range(most - 5, 4, -5)) if each > 0]
        legs = ((shifted(walk.start, towards, distance),) for distance in distances)
        first = next((leg for leg in legs if walking.objection_to_path(field, mover, leg, gait) is None), None)
        assert walking.far(walk, towards) == first


@given(scenes(), st.sampled_from(("move", "run", "rush")))
def test_s18_5_every_suggestion_is_legal_and_overlaps_nothing(field: Table, gait: Gait) -> None:
    for mover in field.units:
        found = places(field, mover, gait)
        assert len(found) <= 25
        assert len({place.at for place in found}) == len(found)
        for place in found:
            assert walking.objection_to_path(field, mover, place.path, gait) is None
            assert place.length == path_length(Point(mover.x, mover.y), place.path)
            base = Disc(*place.at, mover.data.radius)
            assert not any(is_overlap(base, other.disc) for other in field.units if other.id != mover.id)
            assert not any(is_overlap(base, each.disc) for each in field.tokens if not each.data.area)
            if gait != "move":
                assert not any(is_contact(base, other.disc) for other in field.units if other.side != mover.side)


@given(scenes(), st.lists(st.tuples(st.integers(0, 600), st.integers(0, 600)), min_size=1, max_size=5))
def test_s5_8_the_quick_test_and_the_explaining_one_agree(field: Table, ends: list[tuple[int, int]]) -> None:
    for mover in field.units:
        walk = walking.walk_of(field, mover, "run")
        for end in [Point(*end) for end in ends]:
            assert walking.is_straight(walk, end) == (walking.objection_to_path(field, mover, [end], "run") is None)
