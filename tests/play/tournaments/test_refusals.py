"""Each refusal of a tournament once, with its facts: what is bad input is refused for what is bad about it."""

import ast
import inspect
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Final

import pytest
from msgspec.structs import replace

from db.rows.tournaments import OrganiserRow
from games.kernel.errors import Refusal
from games.kernel.pace import DAY
from games.kernel.ratings import Strength
from play.formats.settings import FOR_TABLES, FOR_TWO, Settings
from play.formats.tie_breaks import TieBreak
from play.formats.views import Member
from play.tournament_rules import acts, agreed, checks, deciding, importing
from play.tournament_rules.acts import Edited, SeatResult
from play.tournament_rules.checks import Newcomer
from play.tournament_rules.record import Tournament
from play.tournaments.organising import editing
from tests.play.tournaments.in_memory import NOW, after, drafted, entered, opened, running, said
from text import LANGUAGES, words

Asked = Callable[[], object]

PLAN: Final = agreed.plan_of(drafted().row)
TABLES: Final = replace(PLAN, game="dungeon_lords", format="tables", settings=Settings(tie_breaks=FOR_TABLES, rounds=3))


def plan(**changed: object) -> Asked:
    """Agree on a plan in which something is changed."""
    return partial(agreed.agreed, replace(PLAN, **changed), NOW)


def settings(**changed: object) -> Asked:
    """Agree on a plan with other settings."""
    return plan(settings=Settings(**changed))  # type: ignore[arg-type]


def at_tables(**changed: object) -> Asked:
    """Agree on a plan for tables with other settings."""
    return partial(agreed.agreed, replace(TABLES, settings=replace(TABLES.settings, **changed)), NOW)


AGREED: Final[dict[str, Asked]] = {
    "tournament_unnamed": plan(name=" \n\u200b "),
    "tournament_name_mentions": plan(name="Cup of <@1001>"),
    "tournament_name_too_long most=60": plan(name="x" * 61),
    "unknown_game word=chess": plan(game="chess"),
    "unknown_format word=ladder": plan(format="ladder"),
    "unknown_language word=de": plan(language="de"),
    "unknown_pace word=never": plan(pace="never"),
    "unknown_option option=board": plan(options={"board": "large"}),
    "no_game_for_tables allowed=('2',) list=format": plan(format="tables"),
    "start_is_past": plan(starts_at=NOW),
    "closes_after_start": plan(starts_at=NOW + 10, settings=Settings(closes_at=NOW + 11)),
    "check_in_without_start": settings(check_in_hours=2),
    "unsuitable_setting": settings(at_limit="draw"),
    "setting_out_of_bounds least=4 most=512 setting=places": settings(most=513),
    "setting_out_of_bounds least=0 most=23 setting=hour": settings(hour=24),
    "rating_out_of_bounds least=1 most=4000": settings(ratings=(0, 4_001, True)),
    "band_reversed least=1600 most=1400": settings(ratings=(1_600, 1_400, True)),
    "setting_out_of_bounds least=2 most=64 setting=final": settings(final=1),
    "setting_out_of_bounds least=1 most=63 setting=rounds": settings(rounds=0),
    "series_not_odd": settings(best_of=2),
    "too_few_teams least=4 teams=3": partial(agreed.check_teams, Settings(boards=3, rounds=2), 3),
    "too_many_team_rounds most=7 rounds=8 teams=8": plan(format="teams", settings=Settings(rounds=8, most=8)),
    "setting_out_of_bounds least=3 most=5 setting=boards": settings(boards=6),
    "all_of_group_through size=4 through=4": plan(format="groups", settings=Settings(group_best=4)),
    "setting_out_of_bounds least=3 most=8 setting=groupsize": settings(group_size=2),
    "series_only_in_brackets": settings(final=4, cup="double", best_of=3),
    "setting_out_of_bounds least=1 most=3 setting=tablethrough": settings(cup_through=4),
    "setting_out_of_bounds least=3 most=64 setting=final": at_tables(final=2, cup="tables"),
    "setting_out_of_bounds least=6 most=512 setting=places": plan(
        game="dungeon_lords", format="knock_out", settings=Settings(cup="tables", most=5)
    ),
    "unknown_role": settings(role_id="everyone"),
    "tie_break_twice": settings(tie_breaks=FOR_TWO * 2),
    "tie_break_for_tables": settings(tie_breaks=FOR_TABLES),
    "tie_break_at_tables": at_tables(tie_breaks=FOR_TWO),
    "too_many_tie_breaks most=8": settings(
        tie_breaks=tuple(
            TieBreak(name, edition) for name in ("buchholz", "wins", "direct") for edition in ("2026", "2023", "half")
        )
    ),
    "too_many_rounds entrants=8 format=swiss most=7 rounds=8": settings(most=8, rounds=8),
    "too_many_table_rounds entrants=8 format=tables most=7 rounds=8": at_tables(most=8, rounds=8),
    "no_such_tables entrants=5": at_tables(most=5),
    "settings_frozen": partial(editing, running(), Edited(format="flow"), NOW),
    "fewer_places entrants=6": partial(editing, opened(6), Edited(settings=Settings(most=5, rounds=2)), NOW),
}

STARTED: Final[dict[str, Asked]] = {
    f"{code}": partial(checks.starting, tournament, NOW, is_confirmed=False)
    for code, tournament in {
        "tournament_not_open": drafted(),
        "tournament_started": running(),
        "tournament_over": after(opened(), acts.Cancelled()),
        "too_few_entrants entrants=2 least=4": opened(2),
        "too_few_for_rounds entrants=3 least=4": opened(3),
        "no_such_tables entrants=5": opened(5, "tables"),
        "too_few_entrants entrants=3 least=6": opened(3, "knock_out", cup="double_tables"),
        "too_many_rounds entrants=5 format=swiss most=4 rounds=5": opened(5),
        "rounds_not_promised entrants=8 format=swiss most=4 rounds=5": opened(8),
        "too_many_rounds entrants=5 format=flow most=4 rounds=5": opened(5, "flow"),
        "rounds_not_promised entrants=8 format=flow most=4 rounds=5": opened(8, "flow"),
        "table_rounds_not_promised entrants=8 format=tables most=1 rounds=5": opened(8, "tables"),
    }.items()
}

NEW: Final = Newcomer(2_000, least_answers=10)
PLAYED_A_ROUND: Final = after(
    running(),
    acts.Scored(1, (SeatResult(1, 12), SeatResult(2, 0))),
    acts.Scored(2, (SeatResult(1, 12), SeatResult(2, 0, "forfeit"))),
)


def enters(tournament: object, newcomer: Newcomer = NEW, now: int = NOW) -> Asked:
    """Let somebody enter."""
    return partial(checks.entering, tournament, newcomer, now)  # type: ignore[arg-type]


ENTERED: Final[dict[str, Asked]] = {
    "tournament_not_open": enters(drafted()),
    "already_entered entrant=2": enters(opened(), Newcomer(1_002)),
    "already_reserve place=2": enters(opened(6, most=4), Newcomer(1_006)),
    "entered_before": enters(opened(), replace(NEW, is_known=True)),
    "removed_before": enters(after(opened(), acts.Removed(1)), Newcomer(1_001)),
    f"entries_closed at={NOW}": enters(opened(closes_at=NOW)),
    "no_late_entry": enters(running(is_late_entry=False)),
    "late_entry_over rounds=1": enters(running(rounds=1)),
    "role_needed role=77": enters(opened(role_id="77"), replace(NEW, roles=("78",))),
    "too_few_answers have=9 least=80 needed=10": enters(
        opened(least_reliability=80, is_known_only=True), replace(NEW, answers=(9, 9))
    ),
    "too_late_answers have=70 least=80 missing=5": enters(opened(least_reliability=80), replace(NEW, answers=(10, 7))),
    "rating_not_in_band have=1399 least=1400 most=1600 side=both size=any": enters(
        opened(ratings=(1_400, 1_600, True)), replace(NEW, strength=Strength("auction", 1_399, 90, 20))
    ),
    "no_rating_yet least=0 missing=4 most=1600 side=most size=any": enters(
        opened(ratings=(0, 1_600, False)), replace(NEW, strength=Strength("auction", 1_500, 400, 1, 4))
    ),
    "no_reserve_place most=512": enters(opened(4 + 512, most=4)),
}

OF_ENTRANTS: Final[dict[str, Asked]] = {
    "already_withdrawn": partial(checks.leaving, after(opened(), acts.Withdrew(1)), 1),
    "removed_before": partial(checks.leaving, after(opened(), acts.Removed(1)), 1),
    "no_check_in": partial(checks.checking_in, opened(), 1, NOW),
    f"check_in_later at={NOW + 2_800}": partial(
        checks.checking_in, opened(starts_at=NOW + 10_000, check_in_hours=2), 1, NOW
    ),
    "tournament_not_started": partial(checks.coming_back, opened(), 1),
    "not_stopped": partial(checks.coming_back, running(), 1),
    "only_in_flow": partial(checks.hurrying, running(), 1, NOW),
    "is_stopped": partial(checks.hurrying, after(running(of="flow"), acts.Stopped(1)), 1, NOW),
    "not_free": partial(checks.hurrying, running(of="flow"), 1, NOW),
    "all_played": partial(checks.hurrying, running(of="flow", rounds=1), 1, NOW),
}

HIDDEN: Final = after(
    opened(), acts.Started(), acts.Paired(1, 1, NOW + 60, (acts.NewPairing(1, (1, 2)), acts.NewPairing(2, (3, 4))))
)
BRACKET: Final = after(
    opened(of="knock_out"),
    acts.Started(),
    acts.Paired(1, 1, NOW, (acts.NewPairing(1, (1,), twelfths=12), acts.NewPairing(2, (2,), twelfths=12))),
    acts.Paired(1, 2, NOW + 60, (acts.NewPairing(3, (1, 2)), acts.NewPairing(4, (3, 4)))),
)
CROWDED: Final = after(opened(8), *(acts.Forbade(1, other) for other in range(2, 7)))

ORGANISED: Final = replace(
    running(),
    organisers={
        number: OrganiserRow(7, number, user_id, name)
        for number, (user_id, name) in enumerate(((1_001, "Ann"), (9, "Olga"), (None, ""), (1_002, "Boris")), 1)
    },
)

DECIDED: Final[dict[str, Asked]] = {
    "organiser_plays": partial(deciding.check_judge, running(), 1_001, was_here=False),
    "nothing_hidden": partial(deciding.publishing, running(), NOW),
    "reason_missing": partial(deciding.pausing, running(), " \n"),
    "reason_too_long most=300": partial(deciding.cancelling, running(), "x" * 301),
    "not_hidden entrant=1": partial(deciding.swapping, running(), 1, 3, "why", NOW),
    "swap_at_one_table": partial(deciding.swapping, HIDDEN, 1, 2, "why", NOW),
    "swapped_already one=1 other=3": partial(
        deciding.swapping, HIDDEN, 1, 3, "why", NOW, done=[(NOW, acts.Swapped(2, 5)), (NOW, acts.Swapped(1, 3))]
    ),
    "swap_in_bracket": partial(deciding.swapping, BRACKET, 1, 3, "why", NOW),
    "unknown_entrant entrant=9": partial(deciding.swapping, HIDDEN, 1, 9, "why", NOW),
    "pair_forbidden one=1 other=4": partial(deciding.swapping, after(HIDDEN, acts.Forbade(1, 4)), 1, 3, "why", NOW),
    "unknown_pairing pairing=9": partial(deciding.extending, running(), 9, 1, "why"),
    "not_in_play": partial(deciding.extending, HIDDEN, 1, 1, "why"),
    "no_time_limit": partial(deciding.extending, after(HIDDEN, acts.Begun(1, 901)), 1, 1, "why"),
    "season_ends_first at=1000200": partial(
        deciding.extending, running(of="division", season_ends_at=NOW + 200), 1, 1, "why"
    ),
    "division_not_paused": partial(deciding.pausing, running(of="division"), "why"),
    "days_out_of_bounds most=365": partial(deciding.extending, running(), 1, 366, "why"),
    "entrant_gone entrant=1": partial(deciding.removing, after(opened(), acts.Withdrew(1)), 1, "why"),
    "not_a_reserve entrant=2": partial(deciding.replacing, running(), 1, 2, "why"),
    "is_a_reserve entrant=5": partial(deciding.replacing, running(6, most=4), 5, 6, "why"),
    "nothing_to_forgive entrant=1": partial(deciding.forgiving, running(), 1, NOW),
    "forgiven_too_late days=3": partial(deciding.forgiving, PLAYED_A_ROUND, 4, NOW + 3 * DAY + 1),
    "wrong_places seats=2": partial(deciding.adjudicating, running(), 1, (1, 3), "why"),
    "still_in_play": partial(deciding.correcting, running(), 1, (12, 0), "why", NOW),
    "wrong_points seats=2": partial(deciding.correcting, PLAYED_A_ROUND, 1, (13, 0), "why", NOW),
    "tournament_not_started": partial(deciding.correcting, opened(), 1, (12, 0), "why", NOW),
    "tournament_cancelled": partial(
        deciding.correcting, after(PLAYED_A_ROUND, acts.Cancelled()), 1, (12, 0), "why", NOW
    ),
    "corrected_too_late days=28": partial(
        deciding.correcting, after(PLAYED_A_ROUND, acts.Ended()), 1, (12, 0), "why", NOW + 28 * DAY
    ),
    "others_organise names=('Olga',)": partial(deciding.check_unopposed, ORGANISED, 1_001, was_here=False),
    "forbids_itself": partial(deciding.forbidding, opened(), 9, 1, 1, is_allowed=False),
    "too_many_forbidden entrant=1 most=5": partial(deciding.forbidding, CROWDED, 9, 8, 1, is_allowed=False),
}


def lists(text: str, count: int = 0) -> Asked:
    """Look at a list of people to take in, or at so many people."""
    if count:
        return partial(importing.check_people, opened(), count, NOW)
    return partial(importing.preview, opened(), text, (Member(5, "Ann"),), lambda _: False, NOW)


IMPORTED: Final[dict[str, Asked]] = {
    "import_empty": lists("\n \n"),
    "teams_enter_themselves": partial(importing.check_people, opened(4, "teams"), 1, NOW),
    "import_too_long most=10000": lists("x\n" * 10_001),
    "too_many_people most=512": lists("", 513),
}

NOT_HERE: Final = {
    "no_game_for_two",
    "already_opened",
    "not_entered",
    "unknown_act",
    "too_many_drafts",
    "too_many_tournaments",
}
"""What other tests look at, since it needs a game for more than two, or the services."""

ALL: Final = [
    (kind, expected, asked)
    for kind, cases in {
        "agreed": AGREED,
        "started": STARTED,
        "entered": ENTERED,
        "of_entrants": OF_ENTRANTS,
        "decided": DECIDED,
        "imported": IMPORTED,
    }.items()
    for expected, asked in cases.items()
]


@pytest.mark.parametrize(
    ("expected", "asked"), [each[1:] for each in ALL], ids=[f"{kind}: {code}" for kind, code, _ in ALL]
)
def test_it_is_refused_for_what_is_bad_about_it(expected: str, asked: Asked) -> None:
    with pytest.raises(Refusal) as refused:
        asked()
    assert said(refused.value) == expected
    for language in LANGUAGES:
        assert words(language)(f"refusal-{refused.value.code}", **refused.value.facts)


def test_every_refusal_is_tried() -> None:
    """Catches a refusal that nothing reaches, or that was added without a case above."""
    tried = {expected.partition(" ")[0] for _, expected, _ in ALL}
    modules = (agreed, checks, deciding, importing)
    assert sorted({code for module in modules for code in _codes(module)} - tried - NOT_HERE) == []


def _codes(module: ModuleType) -> set[str]:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Call)]
    named = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refusal"]
    return {
        node.value
        for each in named
        for node in ast.walk(each)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "_" in node.value
    }


def test_a_name_is_shown_harmless() -> None:
    """Catches a name that would break a line, hide a sign, or turn the text of a card around."""
    assert agreed.clean_name(" Autumn\nCup\u202e \u200b2026\u061c\u3164 ") == "Autumn Cup 2026"


@pytest.mark.parametrize("entrants", [4, 8, 9, 64])
def test_rounds_that_are_promised_need_no_confirmation(entrants: int) -> None:
    """Catches a warning for what can be promised, and a refusal of what can be confirmed."""
    promised = entrants // 2
    agreed.check_rounds("swiss", promised, entrants, is_confirmed=False)
    agreed.check_rounds("swiss", entrants - 1, entrants, is_confirmed=True)
    with pytest.raises(Refusal, match="rounds_not_promised"):
        agreed.check_rounds("swiss", promised + 1, entrants, is_confirmed=False)


def test_what_fits_one_format_changes_with_it() -> None:
    """Catches tables that keep the tie-breaks of two, which would refuse the change of the format alone."""
    after_change = agreed.agreed(agreed.changed(PLAN, Edited(game="dungeon_lords", format="tables")), NOW)
    assert [each.name for each in after_change.settings.tie_breaks] == [*(each.name for each in FOR_TABLES), "lots"]
    assert after_change.seats == 4
    assert agreed.difference(after_change, after_change) == Edited()


def test_a_game_for_other_numbers_changes_the_format() -> None:
    """Catches a game that cannot be chosen since the format is not for it, and a format that is lost without need."""
    other = agreed.changed(TABLES, Edited(game="dungeon_twister", settings=TABLES.settings))
    assert other.format == agreed.usual_format("dungeon_twister", TABLES.pace)
    assert agreed.agreed(other, NOW).settings.tie_breaks[:-1] == FOR_TWO
    assert agreed.changed(PLAN, Edited(game="dungeon_lords")).format == PLAN.format


def test_a_start_by_hand_takes_the_place_of_one_by_time() -> None:
    """Catches a start that can be changed but never taken back."""
    timed = replace(PLAN, starts_at=NOW + 10)
    by_hand = agreed.changed(timed, Edited(starts_at=acts.NO_START))
    assert by_hand.starts_at is None
    made = after(drafted(starts_at=NOW + 10), agreed.difference(timed, by_hand))
    assert made.row.starts_at is None


def test_who_withdrew_before_the_start_is_the_last_reserve() -> None:
    """Catches a reserve who is overtaken by somebody with a lower number that has left and entered again."""
    full = after(opened(5, most=4), acts.Withdrew(1), acts.Promoted(5), at=NOW + 5)
    (again,) = checks.entering(entered(full, 1_006), Newcomer(1_001), NOW + 10)
    assert again == acts.Joined(1, is_reserve=True)
    both = after(entered(full, 1_006), again, at=NOW + 10)
    assert [row.entrant for row in checks.reserves(both)] == [6, 1]
    assert both.entrants[1].left_at is None


def test_a_place_that_is_free_belongs_to_the_first_reserve() -> None:
    """Catches a place that stays empty before the start, or a reserve who comes up without one after it."""
    full = opened(6, most=4)
    assert checks.leaving(full, 2) == (acts.Withdrew(2), acts.Promoted(5))
    assert checks.leaving(full, 5) == (acts.Withdrew(5),)
    assert deciding.removing(full, 2, "why") == (acts.Removed(2, "why"), acts.Promoted(5))
    assert editing(full, Edited(settings=Settings(most=5, rounds=2)), NOW)[1:] == (acts.Promoted(5),)
    assert checks.leaving(running(6, most=4), 2) == (acts.Withdrew(2),)


def test_a_reserve_enters_late_where_a_place_is_free() -> None:
    """Catches a reserve who has to wait for an organiser although somebody has left, and half a point too many."""
    late = after(running(5, most=4), acts.Withdrew(2))
    assert checks.entering(late, Newcomer(1_005), NOW) == (acts.Promoted(5),)
    (bye,) = checks.late_bye(after(late, acts.Promoted(5)), 5, NOW)
    assert bye == acts.Paired(1, 1, NOW, (acts.NewPairing(3, (5,), twelfths=6),))
    assert checks.late_bye(running(of="flow"), 1, NOW) == ()


def test_who_has_not_checked_in_does_not_start() -> None:
    """Catches a start with people who are not there while reserves who are wait."""
    asked = opened(6, most=5, rounds=2, starts_at=NOW + 10, check_in_hours=1)
    there = after(asked, *(acts.CheckedIn(number) for number in (1, 2, 3, 6)))
    first, last = checks.starting(there, NOW + 10, is_confirmed=False)
    assert first == (acts.Withdrew(4), acts.Withdrew(5), acts.Promoted(6))
    assert last == (acts.Started(),)


@pytest.mark.parametrize(("limit", "at_once", "days"), [(30, 1, 300), (5, 1, 125), (5, 2, 65), (0, 2, 156)])
def test_a_round_robin_of_very_many_is_asked_about(limit: int, at_once: int, days: int) -> None:
    """Catches a year of matches that begins with one press, and an estimate that forgets the limit of a match."""
    checks.starting(daily(24, limit, at_once), NOW, is_confirmed=False)
    with pytest.raises(Refusal) as found:
        checks.starting(daily(25, limit, at_once), NOW, is_confirmed=False)
    assert said(found.value) == f"long_round_robin days={days} each=24 entrants=25 matches=300"
    checks.starting(daily(25, limit, at_once), NOW, is_confirmed=True)
    for language in LANGUAGES:
        assert str(days) in words(language)("refusal-long_round_robin", **found.value.facts)


def daily(people: int, limit: int, at_once: int) -> Tournament:
    """Return an open round robin with a day for each answer."""
    made = opened(people, of="round_robin", limit_days=limit, at_once=at_once)
    return replace(made, row=replace(made.row, pace="day"))


@pytest.mark.parametrize("of", ["swiss", "flow"])
def test_a_missed_match_is_forgiven(of: str) -> None:
    """Catches a forfeit that stays in flow, where another match can take its place, or is lost in rounds."""
    missed = after(
        running(of=of),
        acts.Scored(1, (SeatResult(1, 12, "forfeit"), SeatResult(2, 0, "forfeit"))),
        acts.Stopped(2),
    )
    taken_back = (acts.Voided(1),) if of == "flow" else ()
    assert deciding.forgiving(missed, 2, NOW + DAY) == (*taken_back, acts.Back(2, is_forgiven=True))


def test_who_has_left_before_playing_may_judge() -> None:
    """Catches an organiser who is kept from their work for ever by a press on Join."""
    left = after(opened(5), acts.Withdrew(5), acts.Started())
    deciding.check_judge(left, 1_005, was_here=False)
    deciding.check_judge(opened(), 1_001, was_here=False)
    with pytest.raises(Refusal, match="organiser_plays"):
        deciding.check_judge(after(running(), acts.Withdrew(1)), 1_001, was_here=False)


def test_a_list_is_read_line_by_line() -> None:
    """Catches lines that are counted wrongly, somebody who is entered twice, and a place that is given twice."""
    members = (
        Member(1_001, "Ann"),
        Member(2_001, "Boris", ("boris_b",)),
        Member(2_002, "Vera"),
        Member(2_003, "vera"),
        Member(2_004, "Robot", is_bot=True),
        Member(2_005, "Gleb"),
        Member(2_006, "Lost"),
    )
    text = "@boris_b\n\n<@2001>\nVera\n2002\nRobot\nAnn\nNobody\n<@!2005>\nLost\n99"
    found = importing.preview(opened(most=6), text, members, lambda user_id: user_id == 2_006, NOW)
    assert [(line.number, line.verdict, line.of_line) for line in found.lines] == [
        (1, "place", None), (3, "doubled", 1), (4, "several", None), (5, "place", None), (6, "bot", None),
        (7, "in", None), (8, "unknown", None), (9, "reserve", None), (10, "left", None), (11, "unknown", None),
    ]  # fmt: skip
    assert [member.user_id for member in found.people()] == [2_001, 2_002, 2_005]


def test_a_list_has_five_hundred_and_twelve_people_at_most() -> None:
    """Catches a preview that promises more than can be taken in."""
    members = [Member(number, f"Person {number}") for number in range(2_000, 2_600)]
    found = importing.preview(opened(), "\n".join(each.name for each in members), members, lambda _: False, NOW)
    assert len(found.people()) == 508
    assert len(found.of_verdict("too_many")) == 92
