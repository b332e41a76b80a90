"""What can be agreed on in a league, and until when."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.errors import Refusal
from play.formats.league_views import LeagueSettings
from play.league_rules.agreed import Changes, Plan, agreed, changed, check_changes, plan_of, usual_plan
from tests.play.league_rules.made_up import in_season, league

PLAN = usual_plan("Autumn League", "dungeon_lords", "day", "en")


def test_as_usual_a_division_is_of_seven_at_tables_of_four_or_of_eight_pairs() -> None:
    assert (PLAN.seats, PLAN.size) == (4, 7)
    duel = usual_plan("League", "dungeon_twister", "day", "en")
    assert (duel.seats, duel.size) == (2, 8)
    assert agreed(PLAN).options.keys(), "every option of the game has a value"


def test_what_fits_another_game_alone_changes_with_the_game() -> None:
    chosen = agreed(replace(PLAN, options={}))
    assert changed(chosen, Changes(game="dungeon_twister")).options == {}
    assert (changed(chosen, Changes(game="dungeon_twister")).seats, changed(chosen, Changes(seats=3)).size) == (2, 7)
    assert changed(chosen, Changes(name="Other")) == replace(chosen, name="Other")


@pytest.mark.parametrize(
    ("fields", "code", "facts"),
    [
        ({"name": "x" * 37}, "league_name_too_long", {"most": 36}),
        ({"game": "dungeon_twister"}, "no_league_at_tables", {"allowed": ("2",)}),
        ({"size": 8}, "no_such_division", {"seats": 4, "sizes": ("5", "7", "13", "16")}),
        ({"settings": LeagueSettings(moving=4)}, "league_setting_out_of_bounds", {"setting": "moving"}),
        ({"settings": LeagueSettings(at_once=6)}, "league_setting_out_of_bounds", {"setting": "atonce", "most": 5}),
        ({"settings": LeagueSettings(hour=24)}, "league_setting_out_of_bounds", {"setting": "hour"}),
        ({"settings": LeagueSettings(most=513)}, "league_setting_out_of_bounds", {"setting": "members", "least": 4}),
        ({"settings": LeagueSettings(role_id="x")}, "unknown_role", {}),
    ],
    ids=["name", "tables", "size", "moving", "at once", "hour", "members", "role"],
)
def test_what_is_refused(fields: dict[str, Any], code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        agreed(replace(PLAN, **fields))
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()


def _refused(plan: Plan, of: Any) -> str:
    with pytest.raises(Refusal) as caught:
        check_changes(of, plan)
    return caught.value.code


def test_what_hangs_on_divisions_is_frozen_once_a_season_has_opened() -> None:
    plan = plan_of(in_season().row)
    assert _refused(replace(plan, size=13), in_season()) == "league_frozen"
    check_changes(in_season(), replace(plan, pace="weekly", settings=LeagueSettings(moving=1)))
    check_changes(league(), replace(plan, size=13))
    assert _refused(plan, in_season(status="closed")) == "league_closed"
    assert _refused(replace(plan, settings=LeagueSettings(most=13)), in_season()) == "fewer_members"
