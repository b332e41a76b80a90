"""Standings, pairings, the arithmetic of tie-breaks and why two met, on pages."""

import re
from fractions import Fraction

import pytest
from msgspec.structs import replace

from play.formats.pairs import Reasons
from play.formats.settings import Settings
from play.formats.sheets import FULL, Line, sheet
from play.formats.tie_breaks import TieBreak
from play.formats.views import PairingView, SeatView, TournamentView
from render import verbs
from render.page import Page
from render.pages.league_card import league_page
from render.pages.league_division import division_page
from render.pages.tournament_met import reasons, why_paired_page
from render.pages.tournament_organise import organise_page
from render.pages.tournament_pairings import pairings_page
from render.pages.tournament_rules import tournament_rules_page
from render.pages.tournament_standings import standings_page
from render.pages.tournament_why import sum_line, why_page
from render.tie_breaks import POINTS, amount_text, parted_by
from tests.play.formats.known_results import NAMES, sheet_of
from tests.render.league_views import league
from tests.render.pages.reading import buttons, presses, selects, text
from tests.render.tournament_views import EVERY, LONG, seen, tournament
from text import LANGUAGES, words

EN = words("en")
PARTS = {"½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅙": "1/6", "⅚": "5/6"}


def value(written: str) -> Fraction:
    """Return the number that is written as `3½`, `½` or `7 5/12`."""
    spelt = "".join(f" {PARTS[sign]}" if sign in PARTS else sign for sign in written)
    return sum((Fraction(part) for part in spelt.split()), Fraction(0))


def product(written: str) -> Fraction:
    """Return a term of a sum, which may be a product."""
    found = Fraction(1)
    for factor in written.split("\u00a0×\u00a0"):
        found *= value(factor)
    return found


def test_every_written_sum_is_right() -> None:
    """Catches a term that is left out, crossed out wrongly, or written so that the sum is not what it says."""
    checked = 0
    for name in NAMES:
        view = seen("swiss", sheet_of(name), settings=Settings(tie_breaks=EVERY))
        for row in view.rows[:: max(1, len(view.rows) // 12)]:
            for place, tie_break in enumerate(EVERY):
                line = sum_line(view, row, place, EN)
                reckoned = row.values[place]
                if tie_break.name in {"direct", "lots"} or " = " not in line or reckoned is None:
                    continue
                said, _, terms = line.partition(" = ")
                kept = [each for each in terms.split(" + ") if not each.startswith("~~")]
                assert sum(map(product, kept)) == Fraction(reckoned.amount, reckoned.unit), line
                assert f"**{amount_text(reckoned.amount, reckoned.unit, EN)}**" in said
                checked += 1
    assert checked > 200


def test_what_is_cut_is_crossed_out_and_the_edition_named() -> None:
    view = seen("swiss", sheet_of("fide_exercise_16x5"), settings=Settings(tie_breaks=(TieBreak("buchholz_cut_1"),)))
    first = next(row for row in view.rows if row.entrant == 3)
    assert sum_line(view, first, 0, EN) == "Buchholz cut 1 (FIDE 2026): **13** = ~~2½~~ + 3 + 2½ + 3½ + 4"


@pytest.mark.parametrize(
    ("amount", "unit", "written"),
    [(27, 12, "2¼"), (0, 144, "0"), (150, 144, "1.04"), (6, 1, "6"), (22_200, 12_000, "1.85"),
     (500, 1000, "0.5"), (108, 144, "¾"), (2_350, 1_000, "2.35")],
)  # fmt: skip
def test_amounts(amount: int, unit: int, written: str) -> None:
    assert amount_text(amount, unit, EN) == written


def test_what_parts_two_is_what_the_standings_went_by() -> None:
    """Catches a reason that is not the one: also of direct encounters, which part a group again and again."""
    for name in ("fide_exercise_16x9_direct_encounter", "swiss_13x10_byes", "fide_exercise_16x5"):
        for tie_breaks in (EVERY, (TieBreak("wins"), TieBreak("direct"))):
            view = seen("swiss", sheet_of(name), settings=Settings(tie_breaks=tie_breaks))
            for ahead, behind in zip(view.rows, view.rows[1:], strict=False):
                found = parted_by(view, ahead, behind)
                assert (found is None) == (ahead.place == behind.place)
                assert (found == POINTS) == (ahead.twelfths > behind.twelfths)


class TestStandings:
    """The page of who is ahead."""

    @pytest.mark.parametrize("place", [0, 3])
    def test_the_readers_row_is_on_every_page(self, place: int) -> None:
        view = tournament("swiss", 100, 3)
        reader = view.rows[47].entrant
        shown = text(standings_page(view, EN, reader, place))
        assert shown.count("(you)") == 1
        assert f"\n**{view.rows[20 * place].place}.** " in f"\n{shown}"
        assert (verbs.WHY, f"{view.tournament}-ffffff.{reader}") in presses(standings_page(view, EN, reader, place))

    def test_open_values_people_who_left_and_the_forgotten(self) -> None:
        """Catches a value that looks final while an opponent plays, and somebody forgotten who has a name."""
        view = tournament("flow", 12, 3, is_open=True)
        shown = text(standings_page(view, EN, None))
        assert "≥" in shown and EN("standings-open") in shown
        assert "(left)" in shown
        assert re.search(r"entrant 7 \(left\)", shown)

    def test_lots_are_named_where_they_decide(self) -> None:
        drawn = {number: [Line(1, FULL // 2, "played", (3 - number,), number - 1)] for number in (1, 2)}
        lines = drawn | {3: [Line(1, 0, "absence")]}
        view = seen("swiss", sheet(lines, 1), settings=Settings(tie_breaks=(TieBreak("wins"), TieBreak("lots"))))
        assert text(standings_page(view, EN, None)).count("by lot") == 2

    def test_a_name_formats_nothing(self) -> None:
        view = tournament("swiss", 8, 2, names=("**bold**", "@everyone", "a\nb", "`code`", "<@1>", "x", "y", "z"))
        for page in (standings_page(view, EN, 1), pairings_page(view, EN, 1, 1, 1), why_page(view, EN, 1)):
            shown = text(page)
            assert "\\*\\*bold\\*\\*" in shown and "\\@everyone" in text(standings_page(view, EN, 1))
            assert "a\nb" not in shown and " <@1>" not in shown


class TestPairings:
    """The page of a round."""

    def view(self, *pairings: PairingView) -> TournamentView:
        return replace(tournament("swiss", 8, 1), pairings=pairings)

    def test_each_state_of_a_pairing(self) -> None:
        seats = (SeatView(1), SeatView(2))
        over = (SeatView(1, 1, 12, "forfeit"), SeatView(2, 2, 0, "forfeit"))
        new = PairingView(1, 1, 1, None, "due", seats)
        shown = text(
            pairings_page(
                self.view(
                    new,
                    replace(new, pairing=2, match=44, status="running", judged_at=1_000),
                    replace(new, pairing=3, match=45, status="running", channel_id=99),
                    replace(new, pairing=4, status="ended", seats=over),
                    replace(new, pairing=5, status="void"),
                    replace(new, pairing=6, status="ended", seats=(SeatView(3, 1, 6, "bye"),)),
                    replace(new, pairing=7, only_for=2, is_early=True),
                ),
                EN,
                None,
                1,
                1,
            )
        )
        for line in (
            "Ann – Boris · not begun yet",
            "Ann – Boris · match #44 · ends <t:1000:R> at the latest",
            "Ann – Boris · <#99>",
            "Ann – Boris **1 : 0** · no-show",
            "Ann – Boris · void, it counts for nobody",
            "Vera: bye, points: **½**",
            "Ann – Boris · not begun yet · counts only for Boris · only organisers see this yet",
        ):
            assert line in shown

    def test_at_tables_the_best_comes_first_with_scores(self) -> None:
        seats = (SeatView(1, 3, 4, "played", -20), SeatView(2, 1, 12, "played", 41), SeatView(3, 2, 8, "played", 30))
        view = self.view(PairingView(1, 1, 1, 5, "ended", seats))
        assert "Boris **1** (41), Vera **⅔** (30), Ann **⅓** (−20)" in text(pairings_page(view, EN, None, 1, 1))

    def test_rounds_are_turned_and_a_round_that_is_none_is_the_newest(self) -> None:
        """Catches days of flow without pairings that are turned to, and a page of a round that does not exist."""
        seats = (SeatView(1), SeatView(2))
        days = [PairingView(day, 1, day, None, "due", seats) for day in (3, 9, 14)]
        view = replace(self.view(*days), format="flow")
        page = pairings_page(view, EN, 1, 1, 9)
        turns = [arg for verb, arg in presses(page) if verb == verbs.PAIRINGS]
        assert [arg.partition(".")[2] for arg in turns] == ["1.3.0", "1.14.0"]
        assert "day 14" in text(pairings_page(view, EN, 1, 1, 4))
        assert text(page).count("**You:** Ann – Boris") == 3
        assert "2 matches of earlier days still run." in text(pairings_page(view, EN, None, 1, 14))

    def test_a_large_round_has_pages_and_keeps_ones_own_match(self) -> None:
        view = tournament("swiss", 100, 1, names=LONG)
        reader = view.pairings[0].seats[0].entrant
        pages = [pairings_page(view, EN, reader, 1, 1, place=place) for place in range(3)]
        assert all("**You:**" in text(page) for page in pages)
        listed = [option.value for page in pages for each in selects(page).values() for option in each.options]
        assert len(listed) == len(set(listed)) == 50


class TestWhyTheyMet:
    """The reasons of a pairing in words."""

    def met(self, meets: str, why: Reasons, **changed: object) -> str:
        pairing = replace(PairingView(1, 1, 3, None, "due", (SeatView(1), SeatView(2)), why), **changed)
        view = replace(tournament(meets, 8, 0), pairings=(pairing,))
        assert text(why_paired_page(view, EN, 1))
        return "\n".join(reasons(view, pairing, EN))

    def test_in_rounds_what_weighs_most_comes_first(self) -> None:
        said = self.met("swiss", Reasons(gap=6, met=1, clash=True, floats=1)).splitlines()
        assert [line[:24] for line in said] == [
            "They had met once before",
            "Their points differed by",
            "One of them had been pai",
            "Both should have sat in ",
        ]

    def test_of_who_was_swapped_in_no_other_reason_is_told(self) -> None:
        """Catches reasons of the pair that was there before an organiser changed it."""
        assert self.met("swiss", Reasons(gap=6, is_swapped=True)) == EN("met-swapped")

    def test_in_a_division_a_smaller_table_says_why(self) -> None:
        assert "the others play it without them" in self.met("division", Reasons(instead=3))
        assert "without them" not in self.met("division", Reasons())

    def test_a_table_gives_way_to_the_smaller_one_in_its_place(self) -> None:
        """Catches a match that is listed and counted twice, once as void."""
        seats = (SeatView(1), SeatView(2), SeatView(3))
        before = PairingView(1, 1, 1, None, "void", (*seats, SeatView(4)))
        instead = PairingView(3, 1, 1, 900, "running", seats, Reasons(instead=1))
        other = PairingView(2, 1, 1, None, "void", (*seats, SeatView(4)))
        view = replace(tournament("division", 4, 0), pairings=(before, other, instead))
        assert view.in_place() == (instead, other)
        assert text(pairings_page(view, EN, 4, 1, 1)).count("void") == 1
        assert "1 match is over" in text(standings_page(view, EN, 1))

    def test_a_bye_without_a_wait_names_no_days(self) -> None:
        """Catches 28 days that nobody waited, where nobody was left to come."""
        bye = (SeatView(1, 1, FULL, "bye"),)
        assert "28" in self.met("flow", Reasons(), seats=bye)
        assert "without a wait" in self.met("flow", Reasons(is_alone=True), seats=bye)

    def test_in_flow_the_wait_tells_what_was_allowed(self) -> None:
        assert "After such a wait up to 1½ is allowed." in self.met("flow", Reasons(gap=18, waited=6))
        assert "After such a wait any difference is allowed." in self.met("flow", Reasons(gap=30, waited=10))
        assert "The match counts only for Boris." in self.met("flow", Reasons(waited=14), only_for=2)

    @pytest.mark.parametrize(
        ("meets", "changed", "said"),
        [
            ("swiss", {"seats": (SeatView(1, 1, 12, "bye"),)}, "The number of players was odd. Ann had the fewest"),
            ("swiss", {"seats": (SeatView(1, 1, 6, "bye"),)}, "Ann missed this round"),
            ("flow", {"seats": (SeatView(1, 1, 12, "bye"),)}, "Ann had found nobody for 28 days"),
            ("tables", {"seats": (SeatView(1, 1, 12, "bye"),)}, "Five cannot be seated"),
            ("round_robin", {}, "Berger"),
            ("division", {}, "In a division everybody meets"),
            ("division", {"seats": (SeatView(1, 1, 6, "bye"),)}, "Points for Ann: ½"),
            ("tables", {}, "Neighbours in the standings"),
            ("swiss", {"stage": 2}, "The winners of two neighbouring matches"),
        ],
    )
    def test_each_format(self, meets: str, changed: dict[str, object], said: str) -> None:
        assert self.met(meets, Reasons(), **changed).startswith(said) or said in self.met(meets, Reasons(), **changed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_what_decides_in_the_order_of_the_code(language: str) -> None:
    """Catches a wish of pairing, a tie-break or a step of flow that the rules do not tell."""
    said = words(language)
    rounds, flow = (text(tournament_rules_page(tournament(meets, 8, 1), said)) for meets in ("swiss", "flow"))
    assert [f"\n{number}. " in rounds for number in range(1, 10)] == [True] * 8 + [False]
    assert "ФИДЕ 2026" in rounds if language == "ru" else "FIDE 2026" in rounds
    assert all(f"{days}" in flow for days in (2, 5, 10, 14, 28))


def pages(view: TournamentView) -> list[Page]:
    return [standings_page(view, EN, 1), why_page(view, EN, 1), pairings_page(view, EN, 1, 1, 1)]


def test_before_anything_is_played_there_are_pages_all_the_same() -> None:
    for meets in ("swiss", "flow", "round_robin", "tables", "knock_out", "division"):
        for entrants in (0, 1, 8):
            assert all(text(page) for page in pages(tournament(meets, entrants, 0)))


def test_before_anybody_has_a_result_there_are_no_places() -> None:
    """Catches an order that is by lot alone, shown as places and as who goes up."""
    view = tournament("swiss", 8, 0)
    page = standings_page(view, EN, 2)
    assert EN("standings-no-results") in text(page) and "1." not in text(page)
    assert text(page).index("Ann") < text(page).index("Boris") < text(page).index("Dora"), "by number"
    assert not any(verb == verbs.WHY for verb, _ in presses(page))
    played = tournament("swiss", 8, 1)
    assert EN("standings-no-results") not in text(standings_page(played, EN, 2))
    season = league("running", 2, 7)
    begun = replace(season, divisions=tuple(replace(each, pairings=(), sheet=view.sheet) for each in season.divisions))
    for shown in (text(league_page(begun, EN)), text(division_page(begun, begun.divisions[0], EN))):
        assert "▲" not in shown and "▼" not in shown and "1. " not in shown


def test_the_way_to_rounds_that_there_are_not_is_said_in_words() -> None:
    """Catches a button that is called by the word for nothing."""
    view = tournament("swiss", 8, 2)
    labels = [[each.label for each in buttons(pairings_page(view, EN, 1, 1, at))] for at in (1, 2)]
    assert "Nothing earlier" in labels[0] and "Nothing later yet" in labels[1]
    assert all("none" not in label for found in labels for label in found)


@pytest.mark.parametrize(
    ("meets", "final", "is_there"),
    [
        ("swiss", 0, True),
        ("round_robin", 0, False),
        ("round_robin", 4, True),
        ("flow", 0, False),
        ("division", 0, False),
    ],
)
def test_the_next_round_is_offered_only_where_one_is_waited_for(meets: str, final: int, is_there: bool) -> None:
    """Catches a button that ends all matches of a tournament in which no round follows."""
    view = tournament(meets, 8, 2, is_open=True)
    view = replace(view, settings=replace(view.settings, final=final))
    assert (verbs.CUP_NEXT in {verb for verb, _ in presses(organise_page(view, EN))}) is is_there
