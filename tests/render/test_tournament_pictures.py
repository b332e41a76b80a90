"""Pictures of tournaments: nothing cut or covered, the bracket as it was played, and the same in words."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from play.formats.views import PairingView, SeatView, TournamentView
from render import verbs
from render.described import Description
from render.pages.tournament_pictures import end_picture, picture_page
from render.tournament_pictures import bracket, cross_table
from render.tournament_pictures.race import race
from render.tournament_pictures.tree import Tie, tree_of
from tests.play.formats.known_results import sheet_of
from tests.render.lint import faults
from tests.render.pages.reading import presses, text
from tests.render.tournament_views import LONG, seen, tournament, with_knock_out
from text import LANGUAGES, words

EN = words("en")


def every() -> Iterator[TournamentView]:
    """Yield tournaments of all shapes, with the longest names."""
    yield tournament("swiss", 2, 1, names=LONG)
    yield tournament("swiss", 40, 9, names=LONG, is_open=True)
    yield tournament("flow", 30, 17, names=LONG, is_open=True)
    yield tournament("round_robin", 16, 15, names=LONG)
    yield tournament("round_robin", 24, 23, names=("中文", "Ω", "😀"))
    yield tournament("tables", 15, 4, names=LONG)
    yield tournament("division", 16, 5, names=LONG)
    for size in (2, 3, 8, 11, 40):
        for rounds in (1, 2, 9):
            yield with_knock_out(tournament("flow", 64, 3, names=LONG), size, best_of=3, rounds=rounds)


def drawn(view: TournamentView, language: str) -> Iterator[Description]:
    said = words(language)
    reader = view.rows[-1].entrant
    for page in range(cross_table.pages_of(view)):
        yield cross_table.cross_table(view, said, reader, page=page)
    yield race(view, said, reader)
    for page in range(bracket.pages_of(view) if any(each.stage > 1 for each in view.pairings) else 0):
        yield bracket.bracket(view, said, reader, page=page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_covered_or_too_small(language: str) -> None:
    for view in every():
        for each in drawn(view, language):
            assert faults(each.scene()) == [], each.name
            assert each.alternative() and each.plain()


def test_the_cross_table_in_words_has_every_row_and_result() -> None:
    """Catches an alternative text that leaves out what the picture shows."""
    view = seen("swiss", sheet_of("fide_exercise_16x5"))
    plain = cross_table.cross_table(view, EN).plain()
    assert "2. Vera, points: 3½; ½ (8), 1 (6), 1 (7), ½ (3), ½ (1)." in plain
    assert len(plain.splitlines()) == len(view.rows) + 2
    robin = seen("round_robin", sheet_of("fide_exercise_round_robin_6", everybody_meets=True))
    assert "points: 1½; 0 (1), 0 (2), 0 (3), + (5), ½ (6)." in cross_table.cross_table(robin, EN).plain()


def test_the_reader_is_on_a_picture_of_the_best() -> None:
    view = tournament("swiss", 60, 3)
    last = view.rows[-1].entrant
    name = f"{view.rows[-1].place}. {view.entrants[last].name}"
    for each in (cross_table.cross_table(view, EN, last), race(view, EN, last)):
        assert name in each.plain()
    assert name not in race(view, EN).plain()


def of(*rounds: tuple[tuple[int, ...], ...], best_of: int = 1) -> TournamentView:
    """Return a knock-out; of each match the two, then who won each game, 0 for one that runs; one alone has a bye."""
    pairings: list[PairingView] = []
    for number, ties in enumerate(rounds, 1):
        for tie in ties:
            for won in tie[2:] or (0,):
                seats = tuple(SeatView(each, None, 12 * (each == won) if won else None) for each in tie[:2] if each)
                status = "ended" if won or len(seats) == 1 else "running"
                pairings.append(PairingView(len(pairings) + 1, 2, number, None, status, seats))
    view = tournament("swiss", 16, 0)
    return replace(view, pairings=tuple(pairings), settings=replace(view.settings, final=4, best_of=best_of))


class TestTree:
    """The bracket as it follows from pairings."""

    def test_who_wins_goes_on_and_the_rest_is_open(self) -> None:
        tree = tree_of(of(((1, 4, 1), (2, 3))))
        assert [[tie.entrants for tie in ties] for ties in tree] == [[(1, 4), (2, 3)], [(1, None)]]
        assert [tie.winner for tie in tree[0]] == [1, None]

    def test_a_series_is_one_match_of_the_bracket(self) -> None:
        """Catches a series that is decided too early, or counted for the seat instead of the player."""
        assert tree_of(of(((1, 2, 2, 1),), best_of=3))[0][0].winner is None
        assert tree_of(of(((1, 2, 2, 1, 2),), best_of=3)) == ((Tie((1, 2), (12, 24), 2),),)

    def test_who_is_through_alone_has_a_place(self) -> None:
        tree = tree_of(of(((1,), (2, 3, 3)), ((1, 3, 1),)))
        assert [[tie.entrants for tie in ties] for ties in tree] == [[(1, None), (2, 3)], [(1, 3)]]
        assert (tree[0][0].is_walk, tree[1][0].winner) == (True, 1)

    def test_a_match_that_begins_before_others_has_its_place(self) -> None:
        """Catches a bracket that takes pairings for its order, although who is ready goes on at once."""
        tree = tree_of(of(((1, 8, 1), (4, 5, 4), (3, 6, 6), (2, 7, 2)), ((2, 6, 2), (1, 4))))
        assert [tie.entrants for tie in tree[1]] == [(1, 4), (2, 6)]
        assert tree[2][0].entrants == (None, 2)

    def test_a_level_series_is_decided_by_who_goes_on_and_at_the_end_for_the_higher_seed(self) -> None:
        drawn = of(((1, 4, 9), (2, 3, 9)), ((1, 3, 9),))
        assert [tie.winner for ties in tree_of(drawn) for tie in ties] == [1, 3, None]
        assert tree_of(replace(drawn, status="ended"))[-1][0].winner == 1


def test_pages_of_pictures() -> None:
    view = with_knock_out(tournament("swiss", 40, 5), 40, rounds=9)
    page = picture_page(view, EN, 1, "bracket", 1)
    assert (verbs.CUP_PICTURE, f"{view.tournament}-ffffff.bracket.2") in presses(page)
    assert "1/32 finals" in page.pictures()[0].plain
    assert picture_page(view, EN, 1, "nonsense").pictures()[0].name.endswith("cross-0")
    nothing = tournament("swiss", 8, 0)
    assert picture_page(nothing, EN, None, "bracket").pictures() == ()
    assert "Nothing has been played yet" in text(picture_page(nothing, EN, None, "cross"))


def test_the_picture_of_the_end_is_the_bracket_if_there_is_one() -> None:
    view = tournament("swiss", 8, 3)
    names = [shown.name if shown else None for shown in (
        end_picture(with_knock_out(view, 4), EN), end_picture(view, EN), end_picture(tournament("swiss", 8, 0), EN)
    )]  # fmt: skip
    assert [name and name.split("-")[3] for name in names] == ["bracket", "cross", None]
