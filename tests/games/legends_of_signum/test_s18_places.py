"""Suggested places (SPEC 18.1, 18.5 to 18.8) and where things may be placed (SPEC 2, 4.3, 10.1)."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from games.kernel.errors import IllegalMove
from games.legends_of_signum import deployment, landscape, notation, places
from games.legends_of_signum.components import CHARACTER, TERRAIN
from games.legends_of_signum.geometry import Point, first_overlap
from games.legends_of_signum.state import Table
from tests.games.legends_of_signum.random_scenes import scene, scenes
from tests.games.legends_of_signum.scenes import A, B, C, of, table, token, unit


def code(objection: IllegalMove | None) -> str:
    return "" if objection is None else objection.code


def facts(objection: IllegalMove | None) -> dict[str, Any]:
    assert objection is not None
    return dict(objection.facts)


def test_s19_example_41_the_list_of_a_move() -> None:
    """The rules say that this makes 25 places; those they list are 23."""
    field = table(
        unit("A1", "m05", 300, 200),
        unit("B1", "e02", 300, 300),
        unit("B2", "v05", 380, 400),
        tokens=[token("g3", 230, 240), token("g1", 400, 230)],
    )
    found = [
        (place.label, place.about, tuple(place.at), place.length)
        for place in places.places(field, of(field, "A1"), "move")
    ]
    ways = {
        0: (370, 200, 70), 1: (356, 233, 65), 2: (350, 286, 100), 4: (285, 226, 31), 5: (278, 213, 26),
        6: (270, 200, 30), 7: (214, 150, 100), 8: (250, 114, 100), 10: (350, 114, 100), 11: (386, 150, 100),
    }  # fmt: skip
    cells = [
        ("F6", 275, 275, 81), ("G6", 325, 275, 80), ("G5", 325, 225, 36), ("F4", 275, 175, 36),
        ("G4", 325, 175, 36), ("E4", 225, 175, 80), ("H4", 375, 175, 80), ("F3", 275, 125, 80), ("G3", 325, 125, 80),
    ]  # fmt: skip
    assert found == [
        ("contact", "B1", (300, 269), 69),
        ("explore", "g3", (279, 212), 25),
        ("towards", "B0", (300, 270), 70),
        ("home", "", (300, 100), 100),
        *(("way", str(number), (x, y), length) for number, (x, y, length) in ways.items()),
        *(("cell", name, (x, y), length) for name, x, y, length in cells),
    ]
    by_the_way = places.places(field, of(field, "A1"), "move")[14]
    assert by_the_way.path == ((281, 270), (275, 275))


def test_s18_1_cells() -> None:
    assert notation.cell_name(Point(25, 25)) == "A1"
    assert notation.cell_name(Point(599, 0)) == "L1"
    assert notation.cell_name(Point(1199, 599)) == "X12"


def test_s18_5_range_stops_where_the_target_can_be_aimed_at() -> None:
    field = table(unit("A1", "w08", 300, 100), unit("B1", "e02", 300, 430))
    found = {place.label: place for place in reversed(places.places(field, of(field, "A1"), "move"))}
    assert found["range"].about == "B1"
    assert found["range"].at == (300, 151)
    healer = table(unit("A1", "e07", 300, 100), unit("A2", "e02", 300, 250, wounds=1))
    found = {place.label: place for place in reversed(places.places(healer, of(healer, "A1"), "move"))}
    assert (found["range"].about, found["range"].at) == ("A2", (300, 141))


def test_s18_5_half_and_cover_and_own_ground() -> None:
    field = table(
        unit("A1", "w01", 300, 250),
        unit("B1", "v05", 300, 450),
        tokens=[token("g2", 380, 300), token("te2", 200, 300)],
    )
    found = {(place.label, place.about): place.at for place in places.places(field, of(field, "A1"), "move")}
    assert found["half", ""] == (300, 315)
    assert ("cover", "g2") in found
    assert found["own", "te2"] == (200, 300)


def test_s18_5_a_run_stops_before_enemies() -> None:
    field = table(unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 300))
    labels = [place.label for place in places.places(field, of(field, "A1"), "run")]
    assert labels[0] == "before"
    assert places.places(field, of(field, "A1"), "run")[0].at == (300, 267)
    assert "contact" not in labels


def test_s18_5_a_controlled_character_looks_at_its_owners() -> None:
    held = unit("B1", "e12", 300, 300, controller=A)
    field = table(held, unit("B2", "e02", 300, 370), unit("A1", "e02", 300, 230))
    about = [place.about for place in places.places(field, held, "move") if place.label == "contact"]
    assert about == ["B2"]
    assert [place.at for place in places.places(field, held, "move") if place.label == "back"] == []


def test_s18_8_nearest_legal_place() -> None:
    field = table(unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 300))
    mover = of(field, "A1")
    longer = places.nearest_legal(field, mover, Point(300, 50), "move")
    assert longer is not None and longer.at == (300, 100)
    beside = places.nearest_legal(field, mover, Point(300, 271), "move")
    assert beside is not None and beside.at == (299, 270)
    onto = places.nearest_legal(field, mover, Point(300, 300), "move")
    assert onto is not None and first_overlap(onto.at, 15, [of(field, "B1").disc]) is None


def test_s19_example_8_distance_when_deploying() -> None:
    field = table(unit("A0", "he1", 100, 15), unit("B1", "e02", 300, 120))
    refused = deployment.objection_to_place(field, A, "e03", Point(300, 15))
    assert (code(refused), facts(refused)) == ("too_near", {"unit": "B1", "distance": 75, "least": 80})
    assert deployment.objection_to_place(field, A, "e03", Point(340, 15)) is None


def crowd(*units: Any) -> Table:
    return table(
        unit("A0", "he1", 300, 150),
        unit("B1", "e02", 100, 40),
        unit("B2", "w02", 300, 40),
        unit("B3", "e02", 500, 40),
        *units,
    )


def test_s19_example_9_deployed_in_contact() -> None:
    field = crowd()
    assert deployment.is_crowded(field, A, 15)
    assert deployment.objection_to_place(field, A, "m05", Point(317, 15)) is None
    assert [each.id for each in deployment.strikers(field, A, "m05", Point(317, 15))] == ["B2"]
    assert code(deployment.objection_to_place(field, A, "m05", Point(345, 15))) == "not_in_contact_place"
    assert [tuple(place.at) for place in deployment.deployment_places(field, A, "m05")] == [
        (83, 15), (117, 15), (483, 15), (517, 15), (283, 15), (317, 15),
    ]  # fmt: skip


def test_s18_6_no_place_is_suggested_that_is_just_out_of_contact() -> None:
    """A friend stands wherever contact with B2 is possible, and not a millimetre farther."""
    friend, near = unit("A1", "m05", 282, 15), unit("B2", "w02", 300, 45)
    field = table(unit("A0", "he1", 300, 150), unit("B1", "e02", 100, 40), near, unit("B3", "e02", 500, 40), friend)
    assert deployment.is_crowded(field, A, 15)
    assert [place.at.x for place in deployment.deployment_places(field, A, "m05")] == [83, 117, 483, 517]


def test_s4_3_contact_with_the_enemy_hero_alone_is_not_enough() -> None:
    field = table(
        unit("A0", "he1", 300, 250), unit("B0", "hw1", 300, 50), unit("B1", "e02", 105, 70), unit("B2", "e02", 495, 70)
    )
    assert deployment.is_crowded(field, A, 15)
    assert code(deployment.objection_to_place(field, A, "e02", Point(320, 15))) == "not_in_contact_place"
    assert deployment.deployment_places(field, A, "e02") == ()


def test_s4_3_scout_and_catacombs() -> None:
    field = table(unit("B1", "e02", 300, 200), tokens=[token("tv1", 300, 400), token("g1", 100, 100)])
    assert deployment.objection_to_place(field, A, "v07", Point(100, 150)) is None
    assert facts(deployment.objection_to_place(field, A, "v07", Point(100, 151))) == {"distance": 136, "most": 135}
    assert code(deployment.objection_to_place(field, A, "v07", Point(300, 100))) == "too_near"
    assert code(deployment.objection_to_place(field, A, "e02", Point(100, 150))) == "not_at_side"
    assert deployment.objection_to_place(field, A, "e02", Point(300, 455)) is None
    assert code(deployment.objection_to_place(field, B, "e02", Point(300, 455))) == "not_at_side"
    labels = [place.label for place in deployment.deployment_places(field, A, "v12")]
    assert labels[:5] == ["catacombs"] * 5 and labels[5:15] == ["scout"] * 10 and labels[15] == "near"


def test_s18_5_lines_lead_home_and_to_the_nearest_enemy() -> None:
    """Not straight back, and not to the farthest."""
    units = unit("A0", "he1", 100, 100), unit("A1", "m05", 300, 300), unit("B1", "e02", 450, 300)
    field = table(*units, unit("B2", "e02", 560, 560))
    found = {(place.label, place.about): place.at for place in places.places(field, of(field, "A1"), "move")}
    assert found["home", ""] == (230, 230)
    assert [about for label, about in found if label == "towards"] == ["B0", "B1"]


def test_s18_5_equally_near_enemies_come_in_the_order_of_labels() -> None:
    """Also when they entered play, or stand in the table, in another one."""
    field = table(unit("A1", "m05", 300, 300), unit("B2", "e02", 400, 300), unit("B1", "e02", 200, 300))
    found = [place.about for place in places.places(field, of(field, "A1"), "move") if place.label == "contact"]
    assert found == ["B1", "B2"]


def test_s18_6_contact_just_reached_is_a_place() -> None:
    """Straight below B2 the bases are as far apart as contact allows, and nowhere else that near."""
    units = unit("B1", "e02", 100, 40), unit("B2", "w02", 300, 47), unit("B3", "e02", 500, 40)
    field = table(unit("A0", "he1", 300, 150), *units)
    assert deployment.is_crowded(field, A, 15)
    assert (300, 15) in [place.at for place in deployment.deployment_places(field, A, "m05")]


def test_s18_6_each_place_is_suggested_once_and_the_middle_is_called_so() -> None:
    at = [place.at for place in deployment.deployment_places(table(), A, "m05")]
    assert len(set(at)) == len(at)
    free = deployment.hero_places(replace(table(), units=()), A, 300)
    assert (free[0].label, free[0].at) == ("middle", (300, 15))
    assert {place.label for place in free[1:]} == {"side"}


def test_s18_6_places_at_the_catacombs_look_to_the_enemy_hero() -> None:
    """Not to the character who is nearer."""
    field = table(unit("B1", "e02", 100, 200), tokens=[token("tv1", 300, 200)])
    first = deployment.deployment_places(field, A, "m05")[0]
    assert (first.label, first.at) == ("catacombs", (300, 256))


def test_s4_3_no_overlap_and_on_the_field() -> None:
    """16.24: not on top of the own hero."""
    field = table()
    assert facts(deployment.objection_to_place(field, A, "e02", Point(290, 15))) == {"by": "A0"}
    assert code(deployment.objection_to_place(field, A, "e02", Point(270, 15))) == ""
    assert code(deployment.objection_to_place(field, A, "e02", Point(10, 15))) == "off_field"
    assert code(deployment.objection_to_place(field, A, "e01", Point(200, 15))) == "off_field"
    assert code(deployment.objection_to_place(field, A, "e01", Point(200, 25))) == ""


def test_s18_6_places_of_a_deployment_in_order() -> None:
    field = table(unit("A1", "e02", 200, 300), unit("B1", "e02", 450, 90), tokens=[token("g3", 100, 300)])
    found = [(place.about, place.at.x) for place in deployment.deployment_places(field, A, "e02")]
    assert found[:4] == [("B1", 369), ("A0", 270), ("A1", 200), ("g3", 100)]
    assert all(place.at.y == 15 for place in deployment.deployment_places(field, A, "e02"))
    assert all(place.at.y == 585 for place in deployment.deployment_places(field, B, "e02"))


def test_s2_hero_places_begin_with_the_middle() -> None:
    empty = replace(table(), units=())
    found = deployment.hero_places(empty, A, 300)
    assert [tuple(place.at) for place in found[:3]] == [(300, 15), (275, 15), (325, 15)]
    assert len(found) == 13


@settings(max_examples=40)
@given(scenes())
def test_s18_6_every_deployment_suggested_is_legal(field: Table) -> None:
    for seat in (A, B):
        for card in ("e02", "v07", "v14", "e14"):
            found = deployment.deployment_places(field, seat, card)
            assert len(found) <= 25
            for place in found:
                assert deployment.objection_to_place(field, seat, card, place.at) is None


@pytest.mark.slow
def test_s4_3_the_rows_agree_with_the_test_of_each_point() -> None:
    for seed in range(30):
        field = scene(random.Random(seed), units=12, tokens=2)
        for card in ("e02", "w11", "w10"):
            radius = CHARACTER[card].radius
            side = radius if field.order[0] == A else 600 - radius
            legal = {x for x in range(601) if deployment.objection_to_place(field, A, card, Point(x, side)) is None}
            spans = deployment.side_spans(field, A, radius, radius)
            if spans:
                assert legal == {x for first, last in spans for x in range(first, last + 1)}
            else:
                assert {place.at.x for place in deployment.deployment_places(field, A, card)} <= legal


def test_s19_example_5_terrain_distances() -> None:
    forest = token("g1", 300, 130)
    assert landscape.objection_to_terrain(table(), A, "g1", Point(300, 130)) is None
    assert facts(landscape.objection_to_terrain(table(), A, "g1", Point(300, 129))) == {"distance": 79, "least": 80}
    for y, allowed in ((299, False), (300, True)):
        refused = landscape.objection_to_terrain(table(tokens=[forest]), A, "g2", Point(300, y))
        assert code(refused) == ("" if allowed else "near_terrain")
    assert landscape.objection_to_terrain(table(), A, "g2", Point(300, 460)) is None
    assert code(landscape.objection_to_terrain(table(), A, "g2", Point(300, 461))) == "near_enemy_side"
    assert code(landscape.objection_to_terrain(table(), B, "g2", Point(300, 461))) == ""
    assert code(landscape.objection_to_terrain(table(), A, "g2", Point(39, 300))) == "off_field"


def test_s10_1_terrain_touches_no_creature() -> None:
    field = table(unit("B1", "e02", 300, 300))
    assert facts(landscape.objection_to_terrain(field, A, "g2", Point(300, 357))) == {"unit": "B1"}
    assert landscape.objection_to_terrain(field, A, "g2", Point(300, 358)) is None


def test_s10_2_catacombs_lie_in_the_own_half() -> None:
    assert landscape.objection_to_terrain(table(), A, "tv1", Point(300, 260)) is None
    assert code(landscape.objection_to_terrain(table(), A, "tv1", Point(300, 261))) == "not_own_half"
    assert code(landscape.objection_to_terrain(table(), B, "tv1", Point(300, 339))) == "not_own_half"


def test_s18_7_places_of_terrain_in_order() -> None:
    ruins = [tuple(place.at) for place in landscape.terrain_places(table(), A, "g3")]
    assert ruins[:3] == [(300, 120), (250, 120), (350, 120)]
    assert landscape.terrain_places(table(), B, "g3")[0].at == (300, 480)
    assert landscape.terrain_places(table(), A, "g2")[0].at == (300, 320)
    assert landscape.terrain_places(table(), A, "tv1")[0].at == (300, 260)
    assert len(ruins) == 25


@settings(max_examples=40)
@given(scenes())
def test_s18_7_every_place_suggested_for_terrain_is_legal(field: Table) -> None:
    for seat in (A, B):
        for card in ("g1", "g3", "tv1", "te2"):
            found = landscape.terrain_places(field, seat, card)
            assert bool(found) == landscape.has_place(field, seat, card)
            for place in found:
                assert landscape.objection_to_terrain(field, seat, card, place.at) is None


def test_s18_7_without_a_lattice_point_rows_are_searched() -> None:
    """Bodies stand so that the lattice is taken, but not the field."""
    bodies = [
        unit(f"A{number}", "e02", x, y)
        for number, (x, y) in enumerate(((x, y) for x in range(60, 600, 96) for y in range(60, 600, 96)), start=1)
    ]
    field = table(*bodies)
    assert not landscape.has_place(field, A, "te2")
    assert landscape.terrain_places(field, A, "te2") == ()
    for card in TERRAIN:
        for place in landscape.terrain_places(field, A, card):
            assert landscape.objection_to_terrain(field, A, card, place.at) is None


def test_s10_1_rows_agree_with_the_test_of_each_point() -> None:
    for seed in range(6):
        field = scene(random.Random(seed), units=12, tokens=3)
        for card in ("g1", "te1"):
            radius = TERRAIN[card].radius
            for away in range(radius + 80, 500 - radius, 97):
                spans = dict(landscape.rows(field, A, TERRAIN[card], (away,))).get(away, ())
                y = away if field.order[0] == A else 600 - away
                legal = {x for x in range(601) if landscape.objection_to_terrain(field, A, card, Point(x, y)) is None}
                assert legal == {x for first, last in spans for x in range(first, last + 1)}


def test_s17_2_three_players_have_three_sides() -> None:
    field = table(heroes=("he1", "hw1", "hv1"), mode="free")
    assert landscape.objection_to_terrain(field, A, "g2", Point(860, 450)) is None
    assert code(landscape.objection_to_terrain(field, A, "g2", Point(100, 450))) == "near_enemy_side"
    assert [tuple(place.at) for place in deployment.deployment_places(field, B, "e02")][1] == (15, 410)
    assert deployment.objection_to_place(field, C, "e02", Point(300, 885)) is None


def test_s17_3_partners_share_a_side() -> None:
    field = table(heroes=("he1", "hw1", "he2", "hw2"), mode="teams")
    assert deployment.objection_to_place(field, C, "e02", Point(100, 15)) is None
    assert code(deployment.objection_to_place(field, C, "e02", Point(390, 15))) == "not_free"
    assert code(deployment.objection_to_place(field, B, "e02", Point(100, 15))) == "not_at_side"
