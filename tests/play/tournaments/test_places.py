"""Whatever people do before the start, each place has one person, and nobody waits while a place is free."""

import random

import pytest

from games.kernel.errors import Refusal
from play.formats.settings import Settings
from play.seats.lobby import Person
from play.tournament_rules import acts, checks, deciding
from play.tournament_rules.acts import Act, Edited
from play.tournament_rules.record import Tournament
from play.tournaments.entering import with_person
from play.tournaments.organising import editing
from tests.play.tournaments.in_memory import NOW, after, drafted

PEOPLE = range(1_001, 1_013)


@pytest.mark.parametrize("seed", range(25))
def test_places_are_never_double_nor_idle(seed: int) -> None:
    """Catches an order of presses that leaves a place empty beside a reserve, or two people with one number."""
    drawn = random.Random(seed)
    tournament = after(drafted(most=drawn.choice((4, 6)), rounds=2), acts.Opened())
    for step in range(60):
        try:
            tournament = _changed(tournament, drawn, NOW + step)
        except Refusal:
            continue
        in_play, waiting = len(tournament.of_status("entered")), len(tournament.of_status("reserve"))
        assert in_play <= tournament.settings.most
        assert in_play == tournament.settings.most or not waiting
        people = [row.user_id for row in tournament.entrants.values()]
        assert len(set(people)) == len(people)


def _changed(tournament: Tournament, drawn: random.Random, at: int) -> Tournament:
    """Return a tournament after one press of somebody."""
    user_id = drawn.choice(PEOPLE)
    known = tournament.entrant_of(user_id)
    kind = drawn.choice(("join", "join", "join", "leave", "remove", "places"))
    found: tuple[Act, ...] = ()
    if kind == "join":
        found = checks.entering(tournament, checks.Newcomer(user_id), at)
        number = checks.next_number(tournament) if known is None else known.entrant
        tournament = with_person(tournament, number, Person(user_id, "Ann"), "")
    elif kind == "places":
        found = editing(tournament, Edited(settings=Settings(most=drawn.randint(4, 9), rounds=2)), at)
    elif known is not None:
        leaves = kind == "leave"
        found = (
            checks.leaving(tournament, known.entrant) if leaves else deciding.removing(tournament, known.entrant, "why")
        )
    return after(tournament, *found, at=at)
