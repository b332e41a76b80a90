"""A tournament with groups on its pages: who is in which group, who advances, why two meet, files and pictures."""

import json

import pytest
from msgspec.structs import replace

from play.formats.settings import Settings
from play.formats.views import ActView, EntrantView, TournamentView
from play.tournament_rules import acts
from play.tournament_rules.visible import view_of
from render import verbs
from render.pages.tournament_acts import act_line
from render.pages.tournament_card import tournament_card_page
from render.pages.tournament_forms import changed, part_form
from render.pages.tournament_met import reasons
from render.pages.tournament_organise import setup_page
from render.pages.tournament_pairings import pairings_page
from render.pages.tournament_pictures import picture_page
from render.pages.tournament_rules import tournament_rules_page
from render.pages.tournament_standings import on_course, standings_page
from render.pages.tournament_why import why_page
from render.tournament_files import files_of
from render.tournaments import group_name
from tests.play.tournaments.made_up import Made, Plan, made
from tests.render.pages.reading import buttons, presses, text
from text import words

EN = words("en")


def named(view: TournamentView) -> TournamentView:
    people = {number: replace(each, name=f"Player {number}") for number, each in view.entrants.items()}
    return replace(view, entrants=people, game="dungeon_twister")


def over(entrants: int, **settings: object) -> TournamentView:
    """Return a tournament that is played to its end."""
    found = made(entrants, "groups", 1, settings=settings)
    return named(view_of(found.tournament, found.now))


def drawn() -> Made:
    """Return a tournament of which the groups are drawn, and shown an hour later."""
    found = Made(Plan(8, "groups", 1, Settings(publish_minutes=60)))
    found.do(acts.Opened(), *(acts.Joined(number) for number in range(1, 9)), acts.Started())
    found._step()
    return found


@pytest.mark.parametrize("entrants", [8, 30])
def test_each_group_is_whole_on_one_page_and_the_readers_row_on_every_page(entrants: int) -> None:
    """Catches a group that is cut in two, one that is on no page, and a place without its group."""
    view = over(entrants)
    reader = view.rows[-1].entrant
    groups: list[str] = []
    for place in range(99):
        shown = standings_page(view, EN, reader, place)
        own = text(shown).partition("…\n")[0]
        groups += [line for line in own.splitlines() if line.startswith("**Group ")]
        assert "Player" in own and text(shown).count("(you)") == 1
        on = [each for each in buttons(shown) if each.action.verb == verbs.STANDINGS and not each.disabled]
        if not any(each.action.arg.endswith(f".{place + 1}") for each in on):
            break
    count = len({row.group for row in view.rows})
    assert groups == [f"**Group {group_name(number)}**" for number in range(1, count + 1)]


def test_who_advances_is_marked_and_who_has_left_is_not() -> None:
    """Catches a mark that is by places alone: the next of the group advances in place of who has left."""
    view = over(8)
    assert on_course(view) == {row.entrant for row in view.rows if row.place <= 2}
    first = view.rows[0].entrant
    left = replace(view, entrants={**view.entrants, first: EntrantView(first, 1, "Player", "withdrawn")})
    assert on_course(left) == {row.entrant for row in view.rows if row.place <= 2} - {first} | {view.rows[2].entrant}
    shown = text(standings_page(view, EN, None))
    assert shown.count("→ **1.**") == shown.count("→ **2.**") == 2 and "→ **3.**" not in shown


def test_nothing_tells_the_groups_before_they_are_shown() -> None:
    """Catches standings or marks that are by groups while only organisers see the pairings."""
    found = drawn()
    everybody = named(view_of(found.tournament, found.now))
    assert {row.group for row in everybody.rows} == {0}
    assert "Group" not in text(standings_page(everybody, EN, 1)) and not on_course(everybody)
    assert {row.group for row in view_of(found.tournament, found.now + 3_600).rows} == {1, 2}


def test_pairings_and_reasons_name_the_group() -> None:
    view = over(8)
    first = next(each for each in view.pairings if each.stage == 1)
    final = next(each for each in view.pairings if each.stage == 2)
    assert f"group {group_name(first.why.group)} · Player" in text(pairings_page(view, EN, None, 1, 1))
    assert reasons(view, first, EN) == (EN("met-groups-lot"), EN("met-groups", group=group_name(first.why.group)))
    assert reasons(view, final, EN) == (EN("met-knock-out-groups"),)
    swapped = replace(first, why=replace(first.why, is_swapped=True))
    assert reasons(view, swapped, EN)[0] == EN("met-group-swapped", group=group_name(first.why.group))


def test_groups_at_tables_say_how_they_meet() -> None:
    """Catches words of groups for two, and a cross table whose cells add up all that a table gave."""
    found = made(14, "table_groups", 1, settings={"group_size": 7})
    view = replace(named(view_of(found.tournament, found.now)), seats=4)
    first = view.pairings[0]
    assert reasons(view, first, EN)[1] == EN("met-table-groups", group=group_name(first.why.group))
    assert EN("tournament-rules-table_groups", size=7) in text(tournament_rules_page(view, EN))
    bye = replace(first, seats=first.seats[:1])
    assert reasons(view, bye, EN)[0].startswith("Player")
    assert EN("cup-picture-cross-division") in str(picture_page(view, EN, None, "cross", 1))


def test_a_place_is_explained_within_its_group() -> None:
    """Catches a neighbour of another group, from whom nothing parts anybody."""
    view = over(8)
    first, last = view.rows[0], view.rows[4]
    assert first.group != last.group and last.place == 1
    shown = text(why_page(view, EN, last.entrant))
    assert f"of 4 in group {group_name(last.group)}" in shown and "Behind" not in shown
    assert f"Player {view.rows[3].entrant}" not in shown


def test_the_rules_say_how_groups_are_drawn_and_who_advances() -> None:
    shown = text(tournament_rules_page(over(8, group_best=1, seeding="rating"), EN))
    for key in ("tournament-rules-groups-rating", "tournament-rules-no-late"):
        assert EN(key) in shown
    assert EN("tournament-rules-groups-final", count=1) in shown


def test_the_card_names_the_first_of_each_group_until_the_knock_out() -> None:
    """Catches an order of people who are in different groups, as if they had met the same opponents."""
    view = over(8)
    groups = tuple(each for each in view.pairings if each.stage == 1)
    before = text(tournament_card_page(replace(view, pairings=groups, status="running"), (), EN))
    assert "group A: Player" in before and "group B: Player" in before
    after = text(tournament_card_page(view, (), EN))
    assert "group A" not in after and EN("tournament-final-order", names="") not in after


def test_before_the_knock_out_who_is_ahead_is_not_the_final_order() -> None:
    """Catches a card that names a winner, and somebody else first in the final order."""
    found = made(8, "swiss", 1, settings={"final": 4})
    card = text(tournament_card_page(named(view_of(found.tournament, found.now)), (), EN))
    assert "Winner" in card and "Before the knock-out: 1. Player" in card and "Final order" not in card


def test_at_tables_a_round_of_all_matches_is_called_so_and_repeats_none_of_ones_own() -> None:
    found = made(14, "table_groups", 1, settings={"group_size": 7})
    view = named(view_of(found.tournament, found.now))
    shown = text(pairings_page(view, EN, 1, 1, 1))
    assert EN("pairings-groups") in shown and "**You:**" not in shown


def test_files_name_the_group() -> None:
    view = over(8)
    files = files_of(view, EN)
    stem = f"tournament-{view.tournament}"
    lines = files[f"{stem}-standings.csv"].decode("utf-8-sig").splitlines()
    assert lines[0].startswith("group,place") and [line[:3] for line in lines[1:]].count("A,1") == 1
    assert {row["group"] for row in json.loads(files[f"{stem}-standings.json"])["standings"]} == {1, 2}
    assert f"{stem}-trf16.txt" not in files, "arbiters have one table for all"


def test_each_group_has_a_cross_table_and_there_is_no_progress() -> None:
    view = over(11)
    shown = picture_page(view, EN, None, "cross", 2)
    assert "Group C" in str(shown) or "group C" in str(shown)
    assert not any(arg.endswith(".race") for _, arg in presses(shown))
    assert "race" not in str(picture_page(view, EN, None, "race"))


def test_groups_have_a_part_of_the_settings_of_their_own() -> None:
    """Catches a button for groups where there are none, and a form that does not bring back what it shows."""
    view = replace(over(8), status="draft", settings=Settings(group_size=5, group_best=3, seeding="rating", best_of=3))
    assert any(arg.endswith(".groups") for _, arg in presses(setup_page(view, EN)))
    assert not any(arg.endswith(".groups") for _, arg in presses(setup_page(replace(view, format="swiss"), EN)))
    form = part_form(view, "groups", (), EN, lambda _: "")
    values = [next(each.value for each in field.options if each.chosen) for field in form if hasattr(field, "options")]
    assert changed(view, "groups", values, lambda _: None).settings == view.settings


def test_the_act_that_notes_ratings_is_no_change_of_settings() -> None:
    view = over(8)
    facts = {"kind": "edited", "settings": {"seeds": [3, 1]}}
    assert EN("tournament-act-edited-seeded") in act_line(view, ActView(1, 5, 0, facts), EN)
    assert EN("tournament-act-edited-seeded") not in act_line(view, ActView(1, 5, -1, facts), EN)


def test_groups_are_called_by_letters_and_then_by_two() -> None:
    assert [group_name(number) for number in (1, 26, 27, 52, 53, 703)] == ["A", "Z", "AA", "AZ", "BA", "AAA"]
