import xml.etree.ElementTree as ET

import pytest

from render.drawing.lettering import GLANCE, READ, SMALLEST, UnknownGlyph
from render.drawing.scene import Area, Scene, Stroke, around, number
from tests.render.lint import faults


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (1.0, "1"), (1.04, "1"), (1.25, "1.2"), (-0.01, "0"), (10.0, "10"), (-3.46, "-3.5")]
)
def test_coordinates_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_svg_is_xml_and_escapes_words() -> None:
    scene = Scene(100)
    scene.text((20, 50), 'A & "B" <C>')
    root = ET.fromstring(scene.svg())
    assert [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")] == ['A & "B" <C>']
    assert (root.get("width"), root.get("height")) == ("1000", "100")


def test_icons_are_defined_once_and_only_if_used() -> None:
    scene = Scene(100)
    for x in (50, 90, 130):
        scene.icon("coin", (x, 50), 30)
    assert scene.svg().count('id="i-coin"') == 1
    assert scene.svg().count("<use") == 3
    assert 'id="i-army"' not in scene.svg()
    with pytest.raises(KeyError):
        scene.icon("unheard-of", (50, 50), 30)


def test_unknown_letters_are_never_drawn() -> None:
    with pytest.raises(UnknownGlyph):
        Scene(100).text((20, 50), "Ω")


def test_a_good_scene_has_no_faults() -> None:
    scene = Scene(200)
    scene.rect(Area(10, 10, 300, 100), "#1B232D")
    scene.text((20, 50), "Ann")
    scene.text((20, 90), "Boris")
    scene.icon("coin", (200, 60), 30)
    assert faults(scene) == []


def test_faults_are_found() -> None:
    scene = Scene(200)
    scene.text((20, 50), "small", 15)
    scene.text((960, 50), "outside", 24)
    scene.text((20, 100), "under", 24)
    scene.text((30, 104), "over", 24)
    scene.text((300, 100), "hidden", 24)
    scene.rect(Area(310, 80, 40, 40), "#FFFFFF")
    scene.icon("coin", (500, 100), 30)
    scene.polygon([(500, 90), (530, 130), (470, 130)], "#FFFFFF")
    found = faults(scene)
    assert len(found) == 5
    for place, expected in enumerate(
        ("15 px", "leaves the canvas", "'over' lies over 'under'", "'hidden'", "icon coin")
    ):
        assert expected in found[place]


def test_texts_that_a_decision_needs_are_large_enough_and_never_cut() -> None:
    scene = Scene(200)
    scene.text((20, 50), "read on purpose", READ)
    scene.text((20, 90), "a caption", SMALLEST, least=SMALLEST)
    scene.fitted((500, 50), "W" * 32, 200, 30, least=GLANCE, cut=True)
    assert faults(scene) == []
    scene.text((20, 120), "too small to be read", READ - 1)
    scene.text((300, 120), "goods", GLANCE - 1, least=GLANCE)
    scene.block((500, 120), "In 2 or more cities you and another player both have a building.", 300, 1)
    assert len(faults(scene)) == 3
    for found, expected in zip(faults(scene), ("has only 21 px", "has only 27 px", "is cut"), strict=True):
        assert expected in found


def test_round_and_slanting_shapes_beside_a_text_do_not_cover_it() -> None:
    scene = Scene(200)
    scene.text((100, 100), "Ann", 24)
    scene.circle((80, 75), 20, "#FFFFFF")
    scene.polygon([(60, 100), (99, 140), (60, 140)], "#FFFFFF")
    scene.rect(Area(100, 60, 60, 60), stroke=Stroke("#FFFFFF"))
    assert faults(scene) == []


def test_scaled_parts_are_checked_where_they_are_drawn() -> None:
    scene = Scene(400)
    with scene.placed((500, 200), 2):
        scene.text((0, 0), "Ann", 11)
        scene.rect(around((100, 0), 10), "#FFFFFF")
    mark = next(mark for mark in scene.marks if mark.what == "Ann")
    assert mark.size == 22
    assert mark.area.x == 500
    scene.text((690, 205), "Boris", 24)
    assert faults(scene) == []
    scene.rect(Area(690, 190, 60, 30), "#FFFFFF")
    assert faults(scene) == ["'rectangle' lies over 'Boris'"]
