from itertools import combinations

import pytest

from render.drawing.livery import Livery, monograms
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED, SEATS, SURFACE, mix
from render.drawing.scene import Area, Scene
from tests.render.inked import contrast, luminance
from tests.render.lint import faults


@pytest.mark.parametrize("ground", [GROUND, SURFACE, RAISED])
def test_text_can_be_read_on_every_ground(ground: str) -> None:
    assert min(contrast(ink, ground) for ink in (INK, INK2, INK3)) >= 4.5


def test_seats_differ_in_lightness_and_have_readable_ink() -> None:
    assert min(contrast(seat.ink, seat.fill) for seat in SEATS) >= 4.5
    assert min(contrast(seat.thin, SURFACE) for seat in SEATS) >= 4.5
    lightness = [luminance(seat.fill) for seat in SEATS]
    assert lightness == sorted(lightness, reverse=True)
    assert min(contrast(a.fill, b.fill) for a, b in combinations(SEATS, 2)) > 1.3


def test_mix_goes_from_one_to_the_other() -> None:
    assert mix("#000000", "#FFFFFF", 0) == "#000000"
    assert mix("#000000", "#FF0000", 0.5) == "#800000"
    assert mix("#000000", "#FFFFFF", 1) == "#FFFFFF"


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Ann", "Boris"), ("A", "B")),
        (("Anna", "Алёна"), ("A", "А")),
        (("Ann", "Alex"), ("An", "Al")),
        (("Анна", "Андрей", "Борис"), ("Анн", "Анд", "Б")),
        (("Player 1", "Player 2"), ("P1", "P2")),
        (("ann", "Boris"), ("A", "B")),
        (("Ann", "Ann"), ("A", "A")),
    ],
)
def test_monograms(names: tuple[str, ...], expected: tuple[str, ...]) -> None:
    found = monograms(names)
    assert tuple(one[0] + one[-1] if len(one) > 1 else one for one in expected) == found


@pytest.mark.parametrize("strong", [False, True])
def test_seats_differ_in_shape_pattern_and_monogram(strong: bool) -> None:
    livery = Livery(("A", "B", "V", "G"), strong=strong)
    drawn = []
    for seat in range(4):
        scene = Scene(300)
        livery.mark(scene, seat, (60, 60), 20)
        livery.piece(scene, seat, (160, 60), 22, "farm")
        livery.proposed(scene, seat, (260, 60), 22, "farm")
        livery.line(scene, seat, "M20 200L300 200")
        livery.bar(scene, seat, Area(400, 60, 46, 200))
        assert faults(scene) == []
        without_colour = scene.svg()
        for colours in SEATS:
            for colour in (colours.fill, colours.thin, mix(colours.fill, GROUND, 0.5)):
                without_colour = without_colour.replace(colour, "seat")
        drawn.append(without_colour)
    assert len(set(drawn)) == 4


def test_strong_marks_carry_monograms_even_when_small() -> None:
    weak, strong = Scene(100), Scene(100)
    Livery(("A", "B"), strong=False).mark(weak, 0, (50, 40), 12)
    Livery(("A", "B"), strong=True).mark(strong, 0, (50, 40), 12)
    assert "A" not in [mark.what for mark in weak.marks]
    assert "A" in [mark.what for mark in strong.marks]
