"""Discs, legs, sight, cover and push (SPEC 5): the rules' own numbers, properties, and shapely as a second opinion."""

from itertools import combinations, pairwise
from math import hypot

import shapely
from hypothesis import given
from hypothesis import strategies as st

from games.legends_of_signum import geometry
from games.legends_of_signum.geometry import Disc, Point
from games.legends_of_signum.vocabulary import MILLIMETRES, RUN_MILLIMETRES

FIELD = Point(600, 600)
MARGIN = 1e-6
"""Exact and floating results may differ where the true distance is this near the limit (millimetres)."""

coordinates = st.integers(0, 600)
points = st.builds(Point, coordinates, coordinates)
discs = st.builds(Disc, coordinates, coordinates, st.sampled_from((15, 25, 30, 40, 50, 60)))
directions = st.builds(Point, st.integers(-600, 600), st.integers(-600, 600)).filter(any)
paths = st.lists(points, min_size=1, max_size=4)


def base(x: int, y: int, r: int = 15) -> Disc:
    return Disc(x, y, r)


def test_s5_2_bands() -> None:
    assert MILLIMETRES == {"S": 80, "M": 100, "L": 150, "XL": 250}
    assert RUN_MILLIMETRES == {"S": 100, "M": 150, "L": 250, "XL": 350}


def test_s5_3_a_base_lies_wholly_on_the_field() -> None:
    assert geometry.is_on_field(Point(15, 585), 15, FIELD)
    assert not geometry.is_on_field(Point(14, 300), 15, FIELD)
    assert not geometry.is_on_field(Point(300, 586), 15, FIELD)


def test_s5_4_overlap_contact_and_distance() -> None:
    """Ex 4: q = 12100 is within S of two small bases, 12321 is not; ex 14: 2 mm still touch, 3 mm do not."""
    here = base(300, 100)
    assert geometry.is_within(here, base(410, 100), 80)
    assert geometry.is_apart(here, base(410, 100), 80)
    assert not geometry.is_within(here, base(411, 100), 80)
    assert not geometry.is_apart(here, base(409, 100), 80)
    assert geometry.is_contact(here, base(330, 100)) and not geometry.is_overlap(here, base(330, 100))
    assert geometry.is_contact(here, base(332, 100))
    assert not geometry.is_contact(here, base(333, 100))
    assert geometry.is_overlap(here, base(329, 100))


@given(discs, discs, st.integers(0, 300))
def test_s5_4_distances_are_symmetric(a: Disc, b: Disc, distance: int) -> None:
    assert geometry.is_overlap(a, b) == geometry.is_overlap(b, a)
    assert geometry.is_contact(a, b) == geometry.is_contact(b, a)
    assert geometry.is_within(a, b, distance) == geometry.is_within(b, a, distance)
    assert geometry.is_apart(a, b, distance) == geometry.is_apart(b, a, distance)
    assert geometry.gap(a, b) == geometry.gap(b, a)
    assert geometry.leg_length(a.centre, b.centre) == geometry.leg_length(b.centre, a.centre)


@given(discs, discs, st.integers(0, 300))
def test_s5_4_distances_agree_with_shapely(a: Disc, b: Disc, distance: int) -> None:
    apart = shapely.Point(a.centre).distance(shapely.Point(b.centre)) - a.r - b.r
    if abs(apart - distance) > MARGIN:
        assert geometry.is_within(a, b, distance) == (apart <= distance)
        assert geometry.is_apart(a, b, distance) == (apart >= distance)
    if abs(apart) > MARGIN:
        assert geometry.is_overlap(a, b) == (apart < 0)
    if abs(apart - 2) > MARGIN:
        assert geometry.is_contact(a, b) == (apart <= 2)


def test_s5_7_length_of_a_leg_is_rounded_up() -> None:
    """Ex 11."""
    start = Point(200, 200)
    assert geometry.leg_length(start, Point(260, 280)) == 100
    assert geometry.leg_length(start, Point(261, 280)) == 101
    assert geometry.leg_length(start, start) == 0
    assert geometry.path_length(Point(300, 100), [Point(265, 186), Point(300, 225)]) == 93 + 53


@given(points, paths)
def test_s5_7_length_agrees_with_shapely(start: Point, path: list[Point]) -> None:
    exact = shapely.LineString([start, *path]).length
    assert exact - MARGIN <= geometry.path_length(start, path) < exact + len(path) + MARGIN


def test_s5_8_a_path_may_touch_but_not_enter() -> None:
    """Ex 12."""
    recruit = base(300, 180)
    start, end, corner = Point(300, 100), Point(300, 225), Point(265, 186)
    assert geometry.first_blocked(start, [end], [recruit], 15) == (0, recruit)
    assert geometry.first_blocked(start, [corner, end], [recruit], 15) is None
    passing = base(100, 30)
    assert geometry.first_near(Point(0, 0), Point(200, 0), [passing], 15) is None
    assert geometry.first_near(Point(0, 1), Point(200, 1), [passing], 15) is passing


@given(points, points, st.lists(discs, max_size=8), st.sampled_from((0, 15, 25, 30)))
def test_s5_8_free_path_agrees_with_shapely(a: Point, b: Point, others: list[Disc], grow: int) -> None:
    leg = shapely.LineString([a, b]) if a != b else shapely.Point(a)
    for disc in others:
        distance = leg.distance(shapely.Point(disc.centre)) - disc.r - grow
        if abs(distance) > MARGIN:
            assert (geometry.first_near(a, b, [disc], grow) is disc) == (distance < 0)
            assert geometry.is_nearer(a, b, disc.x, disc.y, disc.r + grow) == (distance < 0)


@given(points, paths, st.lists(discs, max_size=8), st.sampled_from((15, 25, 30)))
def test_s5_8_a_free_path_is_free_in_reverse(start: Point, path: list[Point], others: list[Disc], r: int) -> None:
    back = [*reversed(path[:-1]), start]
    assert geometry.path_length(start, path) == geometry.path_length(path[-1], back)
    there = geometry.first_blocked(start, path, others, r)
    again = geometry.first_blocked(path[-1], back, others, r)
    assert (there is None) == (again is None)


def test_s5_9_crossing_an_area() -> None:
    """Ex 13, and a leg of length 0 inside (16.32)."""
    forest = Disc(230, 200, 50)
    assert geometry.is_crossed(Point(200, 150), [Point(200, 220)], forest)
    assert not geometry.is_crossed(Point(180, 100), [Point(180, 300)], forest)
    assert geometry.is_crossed(Point(181, 100), [Point(181, 300)], forest)
    assert geometry.is_crossed(Point(230, 210), [Point(230, 210)], forest)
    assert geometry.is_crossed(Point(180, 200), [Point(100, 200)], forest)


@given(points, paths, discs)
def test_s5_9_crossing_agrees_with_shapely(start: Point, path: list[Point], area: Disc) -> None:
    corners = [start, *path]
    centre = shapely.Point(area.centre)
    distances = [shapely.Point(corner).distance(centre) for corner in corners[:-1]]
    distances += [
        (shapely.LineString([a, b]) if a != b else shapely.Point(a)).distance(centre) for a, b in pairwise(corners)
    ]
    if all(abs(distance - area.r) > MARGIN for distance in distances):
        assert geometry.is_crossed(start, path, area) == any(distance < area.r for distance in distances)


def test_s5_12_line_of_sight() -> None:
    """Ex 21 and 16.30: a tangent does not block."""
    a, b = Point(100, 100), Point(300, 100)
    assert geometry.first_near(a, b, [base(200, 114)]) is not None
    assert geometry.first_near(a, b, [base(200, 115)]) is None


@given(points, points, st.lists(discs, max_size=8))
def test_s5_12_sight_is_symmetric(a: Point, b: Point, others: list[Disc]) -> None:
    assert (geometry.first_near(a, b, others) is None) == (geometry.first_near(b, a, others) is None)


def test_s5_13_cover() -> None:
    """Ex 20; an area around the attacker and an obstacle beside it give none."""
    shooter, target = base(300, 150), Point(300, 400)
    assert geometry.is_covered(shooter, target, Disc(300, 300, 50), area=True)
    assert not geometry.is_covered(shooter, target, Disc(350, 300, 50), area=True)
    assert not geometry.is_covered(shooter, target, Disc(300, 200, 50), area=True)
    assert geometry.is_covered(shooter, target, Disc(300, 201, 50), area=True)
    assert not geometry.is_covered(shooter, target, Disc(300, 207, 40), area=False)
    assert geometry.is_covered(shooter, target, Disc(300, 208, 40), area=False)


def test_s5_14_inside() -> None:
    assert geometry.is_inside(Point(350, 300), Disc(300, 300, 50))
    assert not geometry.is_inside(Point(351, 300), Disc(300, 300, 50))


def test_s5_15_push_with_an_obstacle_behind() -> None:
    """Ex 33."""
    bear, recruit, rock = base(300, 300, 25), base(341, 300), Disc(421, 300, 40)
    assert geometry.pushed(bear, recruit, [bear, rock], FIELD) == (366, 300)
    assert geometry.pushed(bear, recruit, [bear], FIELD) == (371, 300)
    assert geometry.pushed(bear, recruit, [bear, Disc(397, 300, 40)], FIELD) is None
    assert geometry.pushed(base(551, 300, 25), base(585, 300), [], FIELD) is None


@given(points, directions, st.integers(0, 400))
def test_s5_15_rounding_agrees_with_floats(start: Point, towards: Point, distance: int) -> None:
    length = hypot(*towards)
    end = geometry.shifted(start, towards, distance)
    for got, wanted in zip(
        end, (start.x + towards.x * distance / length, start.y + towards.y * distance / length), strict=True
    ):
        assert abs(got - wanted) <= 0.5 + MARGIN


@given(discs, discs, st.lists(discs, max_size=6))
def test_s5_15_a_push_overlaps_nothing(pusher: Disc, target: Disc, others: list[Disc]) -> None:
    field = [pusher, *others]
    if pusher.centre == target.centre or any(geometry.is_overlap(target, other) for other in field):
        return
    end = geometry.pushed(pusher, target, field, FIELD)
    if end is not None:
        assert geometry.is_on_field(end, target.r, FIELD)
        assert not any(geometry.is_overlap(Disc(*end, target.r), other) for other in field)


@given(st.lists(discs, min_size=2, max_size=10))
def test_s5_8_overlap_is_found(many: list[Disc]) -> None:
    for one, other in combinations(many, 2):
        found = geometry.first_overlap(one.centre, one.r, [other])
        assert (found is other) == geometry.is_overlap(one, other)


def test_s18_4_directions_turn_all_around() -> None:
    assert len(set(geometry.DIRECTIONS)) == 12
    assert geometry.turned(Point(1, 0), 3) == (0, 1000)
    assert geometry.turned(Point(0, 5), -3) == (5000, 0)
    assert sorted(step % 12 for step in geometry.FAN) == list(range(12))
    assert geometry.shifted(Point(300, 200), geometry.DIRECTIONS[1], 65) == (356, 233)


@given(points, directions, discs, st.sampled_from((15, 25, 30)), st.integers(0, 120))
def test_s18_4_beyond_the_entry_every_leg_is_blocked(
    start: Point, towards: Point, disc: Disc, grow: int, more: int
) -> None:
    """What `far` leaves out was never legal; the start itself does not overlap."""
    distance = geometry.entry(start, towards, disc, grow)
    if distance is not None and geometry.square(*start, disc.x, disc.y) >= (disc.r + grow) ** 2:
        end = geometry.shifted(start, towards, distance + 1 + more)
        assert geometry.first_near(start, end, [disc], grow) is disc
