"""Tournaments in memory, made by acts alone: for tests of what is refused."""

from typing import Any, Final

import msgspec

from db.rows.tournaments import EntrantRow, TournamentRow
from games.kernel.errors import Refusal
from play.formats.settings import Settings
from play.tournament_rules import acts
from play.tournament_rules.acts import Act, NewPairing
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.record import Tournament

NOW: Final = 1_000_000
FIRST_ROUND: Final = acts.Paired(1, 1, NOW, (NewPairing(1, (1, 2)), NewPairing(2, (3, 4))))


def drafted(of: str = "swiss", starts_at: int | None = None, **settings: Any) -> Tournament:
    """Return a draft."""
    row = TournamentRow(
        7, 70, 700, "Autumn Cup", "dungeon_twister", "{}", of, 4 if of == "tables" else 2, "daily",
        msgspec.json.encode(Settings(**settings)).decode(), "en", "draft", "5e" * 32, "c0" * 32, 1, NOW, starts_at,
    )  # fmt: skip
    return Tournament(row)


def opened(people: int = 4, of: str = "swiss", starts_at: int | None = None, **settings: Any) -> Tournament:
    """Return an open tournament that so many people have entered: 1001 is entrant 1."""
    tournament = after(drafted(of, starts_at, **settings), acts.Opened())
    for number in range(1, people + 1):
        tournament = entered(tournament, 1_000 + number)
    return tournament


def entered(tournament: Tournament, user_id: int) -> Tournament:
    """Return a tournament that somebody has entered under the next number, as a reserve where it is full."""
    number = len(tournament.entrants) + 1
    row = EntrantRow(7, number, user_id, f"Person {user_id}", "pear", "", 0)
    is_reserve = len(tournament.of_status("entered", "playing")) >= tournament.settings.most
    with_row = msgspec.structs.replace(tournament, entrants={**tournament.entrants, number: row})
    return after(with_row, acts.Joined(number, is_reserve))


def running(people: int = 4, of: str = "swiss", **settings: Any) -> Tournament:
    """Return a tournament in which the first round of four is shown and runs, as matches 901 and 902."""
    begun = (acts.Begun(1, 901, NOW + 100), acts.Begun(2, 902, NOW + 100))
    return after(opened(people, of, **settings), acts.Started(), FIRST_ROUND, *begun)


def after(tournament: Tournament, *done: Act, at: int = NOW) -> Tournament:
    """Return a tournament after acts."""
    for act in done:
        tournament = carry_out(tournament, act, at)
    return tournament


def said(refusal: Refusal) -> str:
    """Return a refusal as one line: its code, and its facts by name."""
    return " ".join([refusal.code, *(f"{name}={refusal.facts[name]}" for name in sorted(refusal.facts))])
