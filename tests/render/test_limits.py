"""Cutting words to fit, and finding what Discord would refuse."""

import pytest

from render.limits import clipped, faults, fitting
from render.page import Action, Block, Button, Buttons, Page, Paragraph, Picture, Rule, Select, SelectOption


@pytest.mark.parametrize(
    ("text", "most", "cut"),
    [
        ("short", 5, "short"),
        ("two words", 8, "two wor…"),
        ("several words", 11, "several…"),
        ("two words", 9, "two words"),
        ("unbreakable", 6, "unbre…"),
        ("a verylongword", 8, "a veryl…"),
        ("Autumn Cup, round 3", 14, "Autumn Cup…"),
        ("Ann – Boris", 7, "Ann…"),
    ],
)
def test_clipped(text: str, most: int, cut: str) -> None:
    assert clipped(text, most) == cut
    assert len(cut) <= most


def test_fitting_keeps_the_newest_lines() -> None:
    assert fitting(["one", "two", "three"], 10) == ("two", "three")
    assert fitting(["one", "two", "three"], 9) == ("three",)
    assert fitting(["longer than it may be"], 9) == ()


def _button(arg: str = "1", label: str = "Go") -> Button:
    return Button(Action("pick", arg), label)


def _select(count: int, label: str = "x", least: int = 1, most: int = 1) -> Select:
    options = tuple(SelectOption(str(value), label, "note") for value in range(count))
    return Select(Action("pick"), "Choose", options, least, most)


def test_a_page_that_fits() -> None:
    gallery = [Picture(f"p-{place}", "<svg/>", "alt", "plain") for place in range(10)]
    page = Page((Paragraph("x" * 4000), *gallery, Buttons((_button(),)), _select(25), Rule()))
    assert faults(page) == ()


@pytest.mark.parametrize(
    ("fault", "blocks"),
    [
        ("4001 characters of text", [Paragraph("x" * 2000), Paragraph("x" * 2001)]),
        ("nothing on the page", []),
        ("an empty paragraph", [Paragraph("  ")]),
        ("41 components", [Rule()] * 40),
        ("11 pictures", [Picture("p", "<svg/>", "alt", "plain")] * 11),
        ("alt text of 1025", [Picture("p", "<svg/>", "x" * 1025, "plain")]),
        ("alt text of 0", [Picture("p", "<svg/>", "", "plain")]),
        ("6 buttons in a row", [Buttons(tuple(_button(str(arg)) for arg in range(6)))]),
        ("0 buttons in a row", [Buttons(())]),
        ("button of 81", [Buttons((_button(label="x" * 81),))]),
        ("button of 0", [Buttons((_button(label=""),))]),
        ("26 options", [_select(26)]),
        ("0 options", [_select(0)]),
        ("option of 101", [_select(1, "x" * 101)]),
        ("between 1 and 3 of 2 options", [_select(2, most=3)]),
        ("an option value twice", [Select(Action("pick"), "Choose", (SelectOption("1", "a"), SelectOption("1", "b")))]),
        ("option note of 101", [Select(Action("pick"), "Choose", (SelectOption("1", "a", "x" * 101),))]),
        ("prompt of 151", [Select(Action("pick"), "x" * 151, (SelectOption("1", "a"),))]),
        ("component id pick|1 twice", [Buttons((_button(), _button()))]),
        ("component id of pick", [Buttons((_button("x" * 80),))]),
        ("odd sign", [Buttons((_button("a|b"),))]),
    ],
)
def test_a_fault_is_found(fault: str, blocks: list[Block]) -> None:
    assert any(fault in found for found in faults(Page(tuple(blocks))))
