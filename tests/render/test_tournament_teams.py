"""Teams on pages: who is ahead, one's own team, invitations, boards, the card."""

import pytest
from msgspec.structs import replace

from play.formats.settings import Settings, TeamsMeet
from play.formats.teams import Result
from render import verbs
from render.limits import faults
from render.page import Page
from render.pages.tournament_card import tournament_card_page
from render.pages.tournament_forms import changed, part_form
from render.pages.tournament_lists import my_pairings_page, own_line
from render.pages.tournament_met import reasons
from render.pages.tournament_pairings import pairing_line, pairings_page
from render.pages.tournament_pictures import picture_page
from render.pages.tournament_rules import tournament_rules_page
from render.pages.tournament_standings import standings_page
from render.pages.tournament_teams import invited_page, team_page, teams_page
from render.tournaments import team_name
from tests.render.pages.reading import presses, selects, text
from tests.render.team_views import team_view
from tests.render.tournament_views import LONG
from text import LANGUAGES, words

EN = words("en")


def fits(shown: Page) -> bool:
    return faults(shown) == ()


def test_teams_are_ranked_with_their_members_and_matches() -> None:
    """Catches points of one board alone, and a match that is not over and looks as if it were."""
    view = team_view(4, 4, is_started=True)
    shown = text(teams_page(view, EN, 1))
    assert shown.count("**1** · ") == 2 and shown.count("≥1 : 0") == 2
    assert "(you)" in shown and shown.count("Player") == 16
    assert (verbs.STANDINGS, f"{view.tournament}-.0") in presses(teams_page(view, EN, 1))


def test_boards_have_standings_of_their_own() -> None:
    """Catches groups and who would advance in a tournament that has neither, and substitutes as a fourth board."""
    view = team_view(4, 4, is_started=True)
    shown = text(standings_page(view, EN, 1))
    for board in (1, 2, 3):
        assert EN("standings-board", board=board) in shown
    assert EN("standings-substitutes") in shown and "Group" not in shown and "→" not in shown


def test_a_captain_asks_others_and_moves_members_until_the_start() -> None:
    view = team_view(4, 3, is_started=False)
    shown = team_page(view, EN, 1_001, {7_001: "Vera", 7_002: ""})
    assert "Vera" in text(shown) and "7002" in text(shown) and EN("team-captain-you") in text(shown)
    assert {action.partition("|")[0] for action in selects(shown)} == {verbs.TEAM_ASK, verbs.TEAM_UP}
    other = team_page(view, EN, 1_002)
    assert not selects(other) and "Vera" not in text(other), "who is asked is for the captain"
    running = team_page(team_view(4, 3, is_started=True), EN, 1_001)
    assert not selects(running), "nobody is to spare"


def test_a_captain_with_somebody_to_spare_chooses_who_rests() -> None:
    view = team_view(4, 4, is_started=True)
    resting = replace(view, entrants={**view.entrants, 2: replace(view.entrants[2], is_resting=True)})
    shown = team_page(resting, EN, 1_001)
    assert [action.partition("|")[0] for action in selects(shown)] == [verbs.TEAM_REST]
    assert f"Player 2 · {EN('team-resting')}" in text(shown)
    last = replace(view, settings=replace(view.settings, rounds=1))
    assert not selects(team_page(last, EN, 1_001)), "no round follows"
    assert not selects(team_page(view, EN, 1_002))


def test_who_is_asked_sees_by_whom_and_answers_by_a_press() -> None:
    view = team_view(4, 3, is_started=False)
    shown = team_page(view, EN, 7_001)
    assert {(verbs.TEAM_JOIN, f"{view.tournament}-.1"), (verbs.TEAM_DECLINE, f"{view.tournament}-.1")} <= {
        *presses(shown)
    }
    assert "Player 1 asks you" in text(shown)
    stranger = presses(team_page(view, EN, 7_003))
    assert not any(verb == verbs.TEAM_JOIN for verb, _ in stranger)
    assert any(verb == verbs.TEAM_NEW for verb, _ in stranger)
    assert any(verb == verbs.TEAM_JOIN for verb, _ in presses(invited_page(view, view.teams[0], "Ann", EN)))
    barred = presses(team_page(view, EN, 7_001, notice="why", may_enter=False))
    assert not {verbs.TEAM_NEW, verbs.TEAM_JOIN} & {verb for verb, _ in barred}, "who may not enter is offered no team"
    running = team_page(team_view(4, 3, is_started=True), EN, 7_003)
    assert EN("team-closed") in text(running) and not any(verb == verbs.TEAM_NEW for verb, _ in presses(running))


@pytest.mark.parametrize("meet", ["swiss", "all"])
def test_pictures_are_of_teams(meet: TeamsMeet) -> None:
    """Catches a board that is called a group, and places of different boards in one progress."""
    view = team_view(4, 3, is_started=True)
    results = [replace(each.row, results=(Result(1, 5 - each.team, 24, 12, {}),)) for each in view.teams]
    teams = tuple(replace(each, row=row) for each, row in zip(view.teams, results, strict=True))
    view = replace(view, teams=teams, settings=replace(view.settings, teams_meet=meet))
    for kind in ("cross", "race"):
        (picture,) = picture_page(view, EN, 1, kind).pictures()
        assert "Team 1" in picture.plain and "Player" not in picture.plain and "group" not in picture.plain.lower()
    assert any(verb == verbs.CUP_PICTURE for verb, _ in presses(teams_page(view, EN, 1)))
    assert not any(verb == verbs.CUP_PICTURE for verb, _ in presses(standings_page(view, EN, 1)))


def test_ones_own_matches_say_the_board_and_the_team() -> None:
    view = team_view(4, 4, is_started=True)
    mine = my_pairings_page(view, view.entrants[4], {}, EN)
    assert f"({EN('part-substitutes')})" in text(mine) and "Your team: Team 1" in text(mine)
    assert any(verb == verbs.TEAM for verb, _ in presses(mine))
    assert "board 1, place" in own_line(view, view.entrants[1].user_id or 0, EN).replace(" · ", ", ")


def test_pairings_name_teams_and_boards() -> None:
    view = team_view(4, 3, is_started=True)
    first = view.pairings[0]
    shown = text(pairings_page(view, EN, 1, 1, 1))
    listed = shown.partition("**You:** Team")[2].splitlines()[1:]
    heads = [line for line in listed if line.startswith("**Team ")]
    assert len(heads) == 2 and all(line.endswith("** · ≥1 : 0") for line in heads), "board 1 is over"
    assert sum(line.startswith("**2.** Player ") for line in listed) == 2
    left = [int(line.split()[2]) for line in listed if line[:4] in {"**1.", "**2.", "**3."}]
    assert [(number - 1) // 3 for number in left] == [(left[at - at % 3] - 1) // 3 for at in range(6)], (
        "one team is left"
    )
    assert reasons(view, first, EN) == (EN("met-teams-swiss"), EN("met-teams-board", board=1))
    bye = replace(first, seats=first.seats[:1])
    assert reasons(view, bye, EN)[0] == EN("met-teams-bye", name=f"Player {first.seats[0].entrant}", points="1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_fits(language: str) -> None:
    """Catches a page that Discord refuses: the longest names, seven members, many teams."""
    said = words(language)
    view = team_view(40, 5, is_started=True, names=tuple(each[:30] for each in LONG))
    people = {number: replace(each, name=LONG[number % 4]) for number, each in view.entrants.items()}
    view = replace(view, entrants=people)
    pages = [
        *(teams_page(view, said, 199, place) for place in (0, 3, 99)),
        team_page(replace(view, status="open"), said, 1_001, dict.fromkeys((7_001, 7_002), LONG[0])),
        team_page(replace(view, status="open"), said, 7_001),
        tournament_card_page(view, (), said),
        tournament_rules_page(view, said),
        pairings_page(view, said, 1, 1, 1),
        standings_page(view, said, 1),
    ]
    assert all(fits(each) for each in pages)


def test_the_settings_of_teams_come_back_as_they_are() -> None:
    view = replace(team_view(4, 3, is_started=False), settings=Settings(boards=5, teams_meet="all"))
    form = part_form(view, "teams", (), EN, lambda _: "")
    values = [next(each.value for each in field.options if each.chosen) for field in form if hasattr(field, "options")]
    assert changed(view, "teams", values, lambda _: None).settings == view.settings


def test_the_card_names_the_team_that_has_won_and_a_match_the_team_of_who_has_left() -> None:
    """Catches four winners, one for each board, and a match of a team without a name once somebody has left it."""
    view = team_view(4, 3, is_started=True)
    first, *others = view.teams
    left = replace(view, teams=(replace(first, members=first.members[1:]), *others))
    (own,) = left.of_entrant(first.members[0])
    assert team_name(first, EN) in pairing_line(left, own, EN)
    over = text(tournament_card_page(replace(left, status="ended", ended_at=9), (), EN))
    names = EN.listed(f"Player {each}" for each in first.members[1:])
    assert EN("tournament-champion-team", team=first.name, names=names) in over and "Winners" not in over
    never = replace(view, status="ended", ended_at=9, started_at=None, pairings=())
    shown = text(tournament_card_page(never, (), EN))
    assert EN("tournament-never-began", format="teams") in shown and "Winner" not in shown


def test_a_team_whose_members_have_all_left_is_still_named() -> None:
    view = team_view(4, 3, is_started=True)
    empty = replace(view, teams=(replace(view.teams[0], members=(), captain=None), *view.teams[1:]))
    assert EN("team-nobody") in text(teams_page(empty, EN, None))
