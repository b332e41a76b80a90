"""Drafts of tournaments: in each format the lines, buttons and fields that its rules have, and no others."""

import pytest
from msgspec.structs import replace

from games.kernel.errors import Refusal
from play.formats.applying import OF_OPPONENTS, can_have_final, least_of
from play.formats.settings import CHOSEN, CUPS, FLOWS, NO_LATE, TEAMS, has_knock_out
from play.formats.views import TournamentView
from play.tournament_rules.agreed import Plan, agreed, check_count, check_teams, usual_settings
from render.page import Field, Select
from render.pages.league_card import league_page
from render.pages.league_division import league_joined_page
from render.pages.league_history import league_rules_page
from render.pages.tournament_card import tournament_card_page
from render.pages.tournament_format_form import asked_format, left_out
from render.pages.tournament_forms import changed, part_form
from render.pages.tournament_lists import entered_page
from render.pages.tournament_organise import changed_lines, setup_page
from render.pages.tournament_rules import tournament_rules_page
from render.tournaments import default_name, following_name
from tests.render.league_views import league
from tests.render.pages.reading import presses, text
from tests.render.tournament_views import tournament
from text import LANGUAGES, Words, words

EN = words("en")


def drafts() -> list[TournamentView]:
    """Return a draft of each format, with each knock-out that it can have."""
    found = []
    for of in CHOSEN:
        for cup in CUPS if of == "knock_out" or can_have_final(of) else ("pairs",):
            settings = replace(usual_settings(of), cup=cup, final=8 if can_have_final(of) and cup != "pairs" else 0)
            game = "auction" if "table" in of or "tables" in cup else "dungeon_twister"
            plan = Plan("Cup", game, {}, of, 0, "daily", "en", None, settings)
            try:
                stored = agreed(plan, 0)
            except Refusal:
                stored = replace(plan, settings=settings)
            view = replace(tournament(of, 0, 0), settings=stored.settings, status="draft", starts_at=None)
            found.append(replace(view, seats=stored.seats or view.seats))
    return found


def fields(view: TournamentView, part: str, said: Words = EN) -> set[str]:
    """Return what a form asks for, as its fields are called."""
    form = part_form(view, part, (), said, lambda _: "")
    return {each.label if isinstance(each, Field) else each.action.arg for each in form}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_has_the_lines_and_forms_of_its_format_alone(language: str) -> None:
    """Catches a choice that its format does not have, one that is missing, and two lines that say the contrary."""
    said = words(language)
    for view in drafts():
        of, settings = view.format, view.settings
        shown, rules = text(setup_page(view, said)), text(tournament_rules_page(view, said))
        is_late = settings.is_late_entry and of not in NO_LATE
        assert (said("setup-tournament-late") in shown) == is_late == (said("setup-tournament-no-late") not in shown)
        assert (said("tournament-rules-no-late") in rules) == (not is_late)
        assert ("late" in fields(view, "entry", said)) == (of not in NO_LATE)
        assert ("hour" in fields(view, "time", said)) == (of in FLOWS) == ("18:00 UTC" in shown)
        of_format = fields(view, "format", said)
        assert ("final" in of_format) == can_have_final(of), of
        assert ("cup" in of_format) == (can_have_final(of) or has_knock_out(of, settings)), of
        assert (said("form-rounds") in of_format) == (of in {"swiss", "flow", "tables", "table_flow", TEAMS}), of
        opponents = [said(f"tie-break-{each}") for each in OF_OPPONENTS]
        if of in {"round_robin", "groups", "table_groups"}:
            assert not any(each in shown for each in opponents), "all have the same opponents"
        parts = {arg.partition(".")[2] for _, arg in presses(setup_page(view, said))}
        assert ("groups" in parts) == ("groups" in of) and ("teams" in parts) == (of == TEAMS), of
        is_ranked = of != "knock_out" or settings.cup == "pairs"
        assert ("breaks" in parts) == is_ranked, of


def test_how_few_can_start_is_what_the_start_asks_for() -> None:
    """Catches a card that promises a start with fewer than the start takes, or asks for more."""
    for view in drafts():
        least = least_of(view.format, view.settings)
        counts = check_teams if view.format == TEAMS else None
        for count, is_enough in ((least - 1, False), (least, True)):
            try:
                if counts:
                    check_teams(replace(view.settings, rounds=1), count)
                else:
                    check_count(view.format, count, view.settings)
                found = True
            except Refusal:
                found = False
            assert found is is_enough, (view.format, view.settings.cup, count)
        card = text(tournament_card_page(replace(view, status="open"), (), EN))
        assert f"At least {least} " in card and "0 so far" in card


def test_what_a_format_does_not_have_is_left_out_with_the_rule() -> None:
    """Catches a choice that is dropped without a word: teams with a knock-out, groups with one of the top four."""
    view = replace(tournament("swiss", 0, 0), settings=usual_settings("swiss"), status="draft")
    for of, final, cup, keys in (
        ("teams", "4-1", "pairs-2", ["Teams have no knock-out"]),
        ("teams", "0-1", "double-2", ["no knock-out follows. Nearest"]),
        ("groups", "4-3", "pairs-2", ["best of each group. How many of each advance (now 2)"]),
        ("knock_out", "8-1", "double-2", ["all entrants play from the start"]),
        ("swiss", "0-1", "tables-2", ["none follows “Swiss: rounds for two”"]),
        ("swiss", "8-3", "pairs-2", []),
        ("flow", "8-1", "tables-1", []),
    ):
        asked = asked_format(view, (f"format.{of}", "5", f"final.{final}", f"cup.{cup}"))
        said = left_out(view, asked, EN)
        assert len(said) == len(keys) and all(key in line for key, line in zip(keys, said, strict=True)), (of, said)
        assert asked.possible.best_of == (3 if final.endswith("3") else 1), "the top 4 alone is not possible"


def test_every_form_brings_back_what_it_shows() -> None:
    """Catches a list that is read as another one where a format has fewer fields."""
    for view in drafts():
        form = part_form(view, "format", (), EN, lambda _: "")
        values = [_now(each) for each in form]
        asked = asked_format(view, values)
        assert (asked.format, asked.settings) == (view.format, view.settings)
        assert asked.possible == view.settings, view.format
        assert left_out(view, asked, EN) == ()


def _now(field: Field | Select) -> str:
    return field.now if isinstance(field, Field) else next(each.value for each in field.options if each.chosen)


def test_a_name_that_nobody_typed_follows_game_and_format() -> None:
    """Catches a cup that is called by the game that it had at first, and a typed name that is lost."""
    twister, tetra = "dungeon_twister", "tetranomicon"
    for language in LANGUAGES:
        said = words(language)
        named = [default_name("tournament", twister, of, said) for of in ("flow", "teams", "round_robin")]
        assert len({*named}) == len(named)
        for name in (*named, f"{named[0]} 2"):
            new = following_name("tournament", name, twister, tetra, "teams")
            assert new == default_name("tournament", tetra, "teams", said), name
        league = default_name("league", twister, "", said)
        assert following_name("league", league, twister, tetra, "") == default_name("league", tetra, "", said)
        assert following_name("tournament", f"{named[0]} 2", twister, twister, "flow") is None
    assert following_name("tournament", "Autumn Cup", twister, tetra, "teams") is None


def test_the_message_says_in_a_sentence_how_chance_is_checked_and_other_pages_have_the_whole() -> None:
    """Catches a hash of 64 signs over the buttons of a phone, and one that nobody can read whole any more."""
    view = replace(tournament("swiss", 4, 1), commitment="0123456789abcdef" * 4, status="open")
    season = replace(league("open"), commitment="fedcba9876543210" * 4)
    for short, whole, found in (
        (tournament_card_page(view, (), EN), tournament_rules_page(view, EN), view.commitment),
        (league_page(season, EN), league_rules_page(season, EN), season.commitment),
    ):
        assert f"`{found[:8]}…`" in text(short) and found not in text(short)
        assert found in text(whole)
    assert view.commitment in text(entered_page(view, 1, None, EN, salt="x", dm_open=True)), "before the start"
    assert season.commitment in text(league_joined_page(season, EN, salt="x", dm_open=True))
    secret = "ab" * 32
    over = replace(view, status="ended", ended_at=9, secret=secret)
    assert secret not in text(tournament_card_page(over, (), EN)) and secret in text(tournament_rules_page(over, EN))
    played = league("running")
    assert played.season is not None
    ended = replace(played, season=replace(played.season, secret="cd" * 32))
    shown = text(league_rules_page(ended, EN))
    assert "cd" * 32 in shown and played.season.commitment in shown


def test_who_can_enter_is_said_on_draft_and_card_and_when_it_changes() -> None:
    """Catches a newcomer who is shut out and told so by a refusal alone, and a change that nobody is shown."""
    view = replace(tournament("swiss", 0, 0), status="open", starts_at=None)
    form = part_form(view, "entry", (), EN, lambda _: "")
    (choices,) = (each.options for each in form if isinstance(each, Select) and each.action.arg == "reliability")
    said = {}
    for each in choices:
        settings = changed(view, "entry", ("64", each.value), lambda _: None).settings
        assert settings is not None
        said[each.value] = replace(view, settings=settings)
    anybody, new, known = (said[f"reliability.{each}"] for each in ("0", "90", "known_90"))
    for shown, newcomers in ((new, "can enter too"), (known, "can't enter")):
        for page in (tournament_card_page(shown, (), EN), setup_page(shown, EN)):
            assert f"at least 90% of their answers in time. Newcomers {newcomers}" in text(page)
        assert "90%" in changed_lines(anybody, shown, EN)
    assert "Anybody can enter" in changed_lines(known, anybody, EN)
