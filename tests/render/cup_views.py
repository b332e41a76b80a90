"""Knock-outs in rounds as they may be seen, played by the rules themselves, for tests of pages and pictures."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from play.formats.settings import Settings
from play.formats.views import TournamentView
from play.tournament_rules import acts
from play.tournament_rules.visible import view_of
from tests.play.tournaments.made_up import MOST_STEPS, Made, Plan
from tests.render.tournament_views import GREATEST, PLAIN


def cup_view(
    entrants: int,
    cup: str,
    *,
    meets: str = "knock_out",
    names: Sequence[str] = PLAIN,
    rounds: int = 99,
    settings: dict[str, Any] | None = None,
    seed: int = 4,
    **plan: Any,
) -> TournamentView:
    """Return a tournament whose knock-out was played until half of the matches of its round `rounds` are over."""
    chosen = Settings(**{"cup": cup, "rounds": 2, **(settings or {})})
    made = Made(Plan(entrants, meets, seed, chosen, **plan))
    made.do(acts.Opened(), *(acts.Joined(number) for number in range(1, entrants + 1)), acts.Started())
    stage = 1 if meets == "knock_out" else 2
    for _ in range(MOST_STEPS):
        rows = [row for row in made.tournament.pairings.values() if (row.stage, row.round) == (stage, rounds)]
        if made.tournament.is_over or (rows and 2 * sum(row.status in {"ended", "void"} for row in rows) >= len(rows)):
            break
        made._step()
    view = view_of(made.tournament, made.now + 1)
    people = {
        number: replace(
            each, user_id=GREATEST - number, name=names[number - 1] if number <= len(names) else f"Player {number}"
        )
        for number, each in view.entrants.items()
    }
    seats = 4 if stage == 1 and cup != "double" else view.seats
    return replace(
        view, name="Autumn Cup", game="dungeon_lords", entrants=people, seats=seats, pace="daily", commitment="f" * 64
    )
