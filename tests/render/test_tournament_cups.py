"""Pages, pictures, forms and files of knock-outs in rounds.

They would catch a picture that cuts a name or says another result than the table, somebody whose fate is told too
early, a rule that is not said, and a setting that a form loses.
"""

import csv
import io
import json
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from play.formats.settings import FOR_TABLES, FOR_TWO, LAST, Settings
from play.formats.views import ActView, PairingView, TournamentView, champions
from render.page import Field
from render.pages.tournament_acts import act_line
from render.pages.tournament_card import tournament_card_page
from render.pages.tournament_forms import changed, part_form, result_field
from render.pages.tournament_met import reasons
from render.pages.tournament_pairings import pairings_page
from render.pages.tournament_pictures import end_picture, picture_page
from render.pages.tournament_rules import tournament_rules_page
from render.pages.tournament_standings import standings_page
from render.pages.tournament_why import why_page
from render.tournament_cups import has_tables
from render.tournament_files import files_of
from render.tournament_pictures.cup_rounds import cup_rounds, pages_of
from render.tournaments import entrant_name
from tests.render.cup_views import cup_view
from tests.render.lint import faults
from tests.render.pages.reading import text
from tests.render.tournament_views import LONG
from text import LANGUAGES, words

EN, RU = words("en"), words("ru")


def nine() -> TournamentView:
    """Return a whole double elimination at tables of three, in which Ann has lost no match."""
    return cup_view(9, "double_tables", settings={"cup_through": 1}, seed=0)


def every() -> Iterator[TournamentView]:
    """Yield knock-outs of all kinds, running and over, some with names that are as long as can be."""
    yield cup_view(9, "double_tables", names=LONG * 3)
    yield cup_view(44, "double_tables", names=LONG, rounds=2, miss=0.1, withdraw=0.2)
    yield cup_view(13, "double", names=LONG * 4)
    yield cup_view(20, "tables", rounds=1)
    yield cup_view(12, "tables", meets="swiss", settings={"final": 7}, names=LONG * 3)
    yield cup_view(4, "double", rounds=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_covered_or_too_small(language: str) -> None:
    for view in every():
        for page in range(pages_of(view)):
            made = cup_rounds(view, words(language), 2, page=page)
            assert faults(made.scene()) == [], (view.settings.cup, page)
            assert made.alternative()
            assert made.plain()


def test_every_round_is_on_one_page_and_the_newest_are_first() -> None:
    """Catches a round that is left out, or shown twice, where a tournament has pages."""
    view = cup_view(90, "double_tables", rounds=3)
    said = [line for page in range(pages_of(view)) for line in cup_rounds(view, EN, page=page).plain().splitlines()]
    assert said.count("Round 3: second bracket.") == 1
    assert said.count("Round 1: first bracket.") == 2, "of a large round a part is on each page"
    for entrant in view.entrants.values():
        first = [line for line in said if entrant.name in line.replace(",", "").replace("(", "").split("  ")[0]]
        assert first, entrant.name
    assert "Round 3: first bracket." in cup_rounds(view, EN).plain()


def test_the_picture_says_who_advances_drops_and_is_out() -> None:
    plain = cup_rounds(nine(), EN).plain()
    assert "Boris 1 (advances), Gleb ½ (to the second bracket), Emil 0 (to the second bracket)." in plain
    assert "Vera 1 (advances), Player 9 ½ (out), Emil 0 (out)." in plain
    assert plain.splitlines()[-2:] == ["Ann 1 (wins), Boris ½ (out), Vera 0 (out).", "Winner: Ann"]
    single = cup_rounds(cup_view(8, "tables"), EN).plain()
    assert "(out)" in single and "second bracket" not in single


def test_a_final_that_is_played_again_is_told_so() -> None:
    """Catches an unbeaten one who drops to a second bracket in which nobody is any more."""
    for cup in ("double", "double_tables"):
        views = (cup_view(9, cup, seed=seed) for seed in range(30))
        plain = next(
            said for view in views if "once more" in (said := cup_rounds(view, EN).plain()) and view.cup[0].lost_in
        )
        finals = [line for line in plain.splitlines() if "once more" in line]
        assert len(finals) == 2 and finals[0].endswith("final, to be played once more.")
        assert "out" not in finals[1]


def test_nothing_is_told_of_a_match_before_somebody_has_lost_it() -> None:
    """Catches names with a fate beside a match that is played again since it was level."""
    view = cup_view(8, "tables", rounds=1)
    level = tuple(
        replace(each, status="ended", seats=tuple(replace(seat, place=1, twelfths=6) for seat in each.seats))
        for each in view.pairings
    )
    plain = cup_rounds(replace(view, pairings=level, cup=()), EN).plain()
    assert "(advances)" not in plain


def test_the_standings_say_how_long_each_was_in_and_why() -> None:
    view = nine()
    shown = text(standings_page(view, EN, 3))
    assert "**1.** Ann · winner" in shown and "**6.** Gleb · out in round 2" in shown
    assert "Points" not in shown
    assert "**Place 6** of 9: out in round 2" in text(why_page(view, EN, 4))
    assert "Lost in rounds 1" in text(why_page(view, EN, 5))
    shared = text(why_page(view, EN, next(each.entrant for each in view.cup if each.place == 8)))
    assert "Shares the place with" in shared
    running = cup_view(9, "double_tables", rounds=1)
    assert "still in, no match lost" in text(standings_page(running, EN, None))
    assert "Matches lost" not in text(why_page(running, RU, 1))


def test_after_another_stage_the_order_follows_on_the_standings_and_the_winner_has_won() -> None:
    view = cup_view(12, "double", meets="swiss", settings={"final": 6})
    assert "**Order in the knock-out**" in text(standings_page(view, EN, None))
    assert champions(view) == (view.cup[0].entrant,)
    over = text(tournament_card_page(view, (), EN))
    first = entrant_name(view, view.cup[0].entrant, EN)
    assert f"**Winner: {first}**" in over and f"Final order: 1. {first}" in over
    assert EN("standings-final") not in text(standings_page(view, EN, None)), "they are those before the knock-out"
    picture = end_picture(view, EN)
    assert picture is not None and picture.name.endswith("rounds-0")
    assert picture_page(view, EN, None, "bracket", 0).pictures()[0].name == picture.name


def test_the_card_of_one_that_runs_says_which_round_it_is_and_when_the_next_is_drawn() -> None:
    said = text(tournament_card_page(cup_view(20, "tables", rounds=2), (), EN))
    assert "**Knock-out, round 2**" in said and "drawn when all matches of this one are over" in said
    assert "Ahead" not in said


def test_a_match_that_is_played_again_is_no_new_round() -> None:
    view = cup_view(12, "tables", void=0.5)
    void = next(each for each in view.pairings if each.status == "void")
    again = next(each for each in view.pairings if each.pairing > void.pairing and _same(each, void))

    def said(pairing: int) -> str:
        entrants = [seat.entrant for each in view.pairings if each.pairing == pairing for seat in each.seats]
        facts = {"kind": "paired", "stage": 1, "round": void.round, "pairings": [
            {"pairing": pairing, "entrants": entrants}
        ]}  # fmt: skip
        return act_line(view, ActView(9, 0, 0, facts), EN)

    assert f"A match of round {void.round} is played again." in said(again.pairing)
    assert f"Round {void.round} was paired." in said(void.pairing)


def _same(one: PairingView, other: PairingView) -> bool:
    return one.round == other.round and {seat.entrant for seat in one.seats} == {seat.entrant for seat in other.seats}


def test_pairings_say_the_bracket_and_who_has_no_match() -> None:
    view = nine()
    shown = text(pairings_page(view, EN, None, 1, 3))
    assert "second bracket · " in shown and "Ann: no match this round, advances" in shown
    absent = cup_view(12, "double_tables", miss=0.25, settings={"cup_through": 2}, seed=0)
    lost = [each for each in absent.pairings if len(each.seats) == 1 and not each.seats[0].twelfths]
    assert lost
    assert "lost without a match" in text(pairings_page(absent, EN, None, 1, lost[0].round))
    assert "was not back" in " ".join(reasons(absent, lost[0], EN))


def test_why_they_meet_says_what_the_match_decides() -> None:
    view = nine()
    said = [" ".join(reasons(view, each, EN)) for each in view.pairings]
    for sentence in (
        "None of them has lost a match yet.", "Each of them has lost one match", "They are the last of the first",
        "The final: Ann has not lost a match",
    ):  # fmt: skip
        assert any(sentence in each for each in said), sentence
    single = cup_view(8, "tables")
    assert any("The others are out." in " ".join(reasons(single, each, EN)) for each in single.pairings)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cup", ["tables", "double", "double_tables"])
def test_the_rules_say_how_it_is_played(language: str, cup: str) -> None:
    said = words(language)
    alone, after = cup_view(8, cup, rounds=1), cup_view(8, cup, meets="flow", settings={"final": 6}, rounds=1)
    for view in (alone, after):
        shown = text(tournament_rules_page(view, said))
        assert (said("tournament-rules-cup-double") in shown) == (cup != "tables")
        assert (said("tournament-rules-cup-final-tables") in shown) == (cup == "double_tables")
        assert (said("tournament-rules-cup-absent") in shown) == (cup != "double")
        assert said("tournament-rules-knock_out") not in shown
    assert said("tournament-rules-places-cup") in text(tournament_rules_page(alone, said))


def test_the_form_keeps_and_changes_how_a_knock_out_is_played() -> None:
    """Catches tie-breaks of tables left for two, and lots alone left for a format that ranks by points."""
    view = replace(cup_view(8, "tables", rounds=1), settings=Settings(cup="tables", cup_through=3, tie_breaks=(LAST,)))
    form = part_form(view, "format", (), EN, str)
    (cup,) = [each for each in form if not isinstance(each, Field) and each.action.arg == "cup"]
    assert [each.value for each in cup.options if each.chosen] == ["cup.tables-3"]

    def chosen(format_: str, cup: str) -> Settings:
        values = (f"format.{format_}", "5", "at_once.1", "final.8-1", f"cup.{cup}")
        return changed(view, "format", values, lambda _: None).settings or Settings()

    swiss = chosen("swiss", "double-2")
    assert (swiss.cup, swiss.tie_breaks) == ("double", (*FOR_TWO, LAST))
    assert chosen("tables", "double_tables-1").tie_breaks == (*FOR_TABLES, LAST)
    assert chosen("tables", "double_tables-1").cup_through == 1


def test_results_are_typed_where_a_final_is_at_tables() -> None:
    view = cup_view(12, "tables", meets="swiss", settings={"final": 7}, rounds=1)
    assert view.seats == 2 and has_tables(view)
    assert isinstance(result_field(view, EN), Field)


def test_files_have_the_order_and_what_is_at_stake() -> None:
    view = nine()
    files = files_of(view, EN)
    rows = list(csv.reader(io.StringIO(files[f"tournament-{view.tournament}-knock-out.csv"].decode("utf-8-sig"))))
    assert rows[0] == ["place", "number", "name", "in or out", "last round", "lost in rounds"]
    assert rows[1][:4] == ["1", "1", "Ann", "winner"]
    assert len(rows) == 10
    whole = json.loads(files[f"tournament-{view.tournament}-standings.json"])
    assert whole["knock_out"][0] == {"entrant": 1, "place": 1, "state": "won", "round": 4, "lost_in": []}
    assert {each["why"]["cup"]["bracket"] for each in whole["pairings"]} == {"first", "second", "final"}
    assert "knock-out" not in " ".join(files_of(cup_view(8, "pairs"), EN))
