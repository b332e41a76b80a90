import pytest

from render.drawing import lettering
from render.drawing.lettering import BOLD, READ, REGULAR, TITLE, UnknownGlyph


def test_width_adds_up_and_grows_with_the_size() -> None:
    assert lettering.width("AB", 20) == lettering.width("A", 20) + lettering.width("B", 20)
    assert lettering.width("Тетраномикон", 40, TITLE) == pytest.approx(2 * lettering.width("Тетраномикон", 20, TITLE))


def test_unknown_letters_raise_and_are_named() -> None:
    assert lettering.missing("aΩ本", BOLD) == "Ω本"
    with pytest.raises(UnknownGlyph, match="Ω"):
        lettering.width("Ω", 20)


def test_fit_shrinks_then_cuts() -> None:
    assert lettering.fit("Ann", 200, 30) == ("Ann", 30)
    word, size = lettering.fit("Каменоломня", 150, 30)
    assert word == "Каменоломня"
    assert READ <= size < 30
    cut, size = lettering.fit("W" * 32, 100, 30, BOLD, least=20)
    assert size == 20
    assert cut.endswith("W…")
    assert lettering.width(cut, size, BOLD) <= 100


def test_wrap_breaks_at_blanks_but_not_at_fixed_ones() -> None:
    text = "Лесопилка стоит 4\u00a0монеты"
    lines = lettering.wrap(text, lettering.width("4\u00a0монеты", 20) + 1, 20)
    assert lines == ["Лесопилка", "стоит", "4\u00a0монеты"]


def test_fit_lines_keeps_within_lines_and_room() -> None:
    text = "В ваших походах монстры не получают поддержки из соседних городов."
    for most in (2, 3, 4):
        lines, size = lettering.fit_lines(text, 240, most, 26)
        assert len(lines) <= most
        assert all(lettering.width(line, size) <= 240 for line in lines)
    assert " ".join(lettering.fit_lines(text, 240, 4, 26)[0]) == text


def test_balanced_lines_are_as_many_and_no_wider() -> None:
    lines = lettering.wrap("Ваша слава не меньше 7.", 190, 22)
    even = lettering.balanced(lines, 22)
    assert " ".join(even) == " ".join(lines)
    assert len(even) == len(lines)
    assert max(lettering.width(line, 22) for line in even) < max(lettering.width(line, 22) for line in lines)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ann", "Ann"),
        ("  Борис \n Ёлкин ", "Борис Ёлкин"),
        ("Cafe\u0301", "Café"),
        ("🐉", ""),
        ("Ann 🐉", ""),
        ("明", ""),
        ("A\u202eB", ""),
        ("A\u200bB", ""),
        ("", ""),
    ],
)
def test_drawable_names(name: str, drawn: str) -> None:
    assert lettering.drawable(name) == drawn


def test_every_drawable_letter_has_a_width_in_both_faces() -> None:
    assert REGULAR.advances.keys() == BOLD.advances.keys()
