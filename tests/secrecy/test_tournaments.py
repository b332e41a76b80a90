"""Tournaments: two worlds in which organisers see other pairings look the same, and secrets are shown nowhere.

A twin differs only in what is not shown yet: who is paired, who has a bye, who were swapped.
"""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from msgspec.structs import replace

from db.rows.tournaments import ActRow
from games.kernel.codec import encode
from games.kernel.errors import Refusal
from play.formats.pairs import Reasons
from play.formats.views import TournamentView
from play.proofs.export import as_file
from play.proofs.tournament_chain import proof_of
from play.proofs.tournament_file import file_of
from play.rules.chain import lots_seed, match_secret
from play.tournament_rules import acts, checks, team_entry
from play.tournament_rules.acts import BOT, Act, NewPairing, SeatResult, kind_of
from play.tournament_rules.record import Tournament
from play.tournament_rules.visible import acts_of, view_of
from render.page import Page
from render.pages.tournament_card import tournament_card_page
from render.pages.tournament_lists import enter_page, entered_page, my_pairings_page, own_line, withdraw_page
from render.pages.tournament_met import why_paired_page
from render.pages.tournament_pairings import pairings_page
from render.pages.tournament_pictures import KINDS, picture_page
from render.pages.tournament_rules import tournament_rules_page
from render.pages.tournament_standings import standings_page
from render.pages.tournament_teams import team_page, teams_page
from render.pages.tournament_why import why_page
from render.tournament_files import files_of
from tests.play.tournaments.in_memory import FIRST_ROUND, NOW, after, opened, said
from text import LANGUAGES, Words, words

SECRET = "5e" * 32
LATER = NOW + 60
HIDDEN: dict[str, tuple[Act, ...]] = {
    "two pairs": (acts.Paired(1, 2, LATER, (NewPairing(3, (1, 3)), NewPairing(4, (2, 4)))),),
    "other pairs": (acts.Paired(1, 2, LATER, (NewPairing(3, (4, 1)), NewPairing(4, (3, 2)))),),
    "a swap": (
        acts.Paired(1, 2, LATER, (NewPairing(3, (1, 3)), NewPairing(4, (2, 4)))),
        acts.Swapped(3, 4, "they asked for it"),
    ),
    "a bye": (acts.Paired(1, 2, LATER, (NewPairing(3, (1,), twelfths=12), NewPairing(4, (2, 3)))),),
}
"""What organisers alone see, by name. That a round is paired, everybody may know."""


def played(of: str) -> Tournament:
    """Return a tournament after a first round, in which nobody is paired."""
    teams = [acts.TeamMade(number, number) for number in range(1, 5)] if of == "teams" else []
    tournament = after(opened(4, of, rounds=3, publish_minutes=1), *teams, acts.Started(), *at_boards(of, FIRST_ROUND))
    for pairing, match in ((1, 901), (2, 902)):
        tournament = over(after(tournament, acts.Begun(pairing, match, NOW + 100)), pairing)
        tournament = after(tournament, acts.Scored(pairing, (SeatResult(1, 12), SeatResult(2, 0))))
    return tournament


def at_boards(of: str, *done: Act) -> tuple[Act, ...]:
    """Return acts in which each pairing is at the first board, where teams meet."""
    if of != "teams":
        return done
    board = Reasons(board=1)
    return tuple(
        replace(each, pairings=tuple(replace(new, why=board) for new in each.pairings))
        if isinstance(each, acts.Paired)
        else each
        for each in done
    )


def over(tournament: Tournament, pairing: int) -> Tournament:
    """Return a tournament of which a match has ended."""
    row = replace(tournament.pairings[pairing], over_at=NOW)
    return replace(tournament, pairings={**tournament.pairings, pairing: row})


def shown(tournament: Tournament, done: tuple[Act, ...] = ()) -> dict[str, str]:
    """Return all that a player is shown of a tournament in which these acts were the last."""
    rows = [ActRow(7, number, NOW, BOT, kind_of(act), encode(act).decode()) for number, act in enumerate(done, 1)]
    # How many acts there were is known to the bot alone.
    view = replace(view_of(tournament, NOW), acts=0)
    found = {f"{name} {said.language}": str(page) for said in map(words, LANGUAGES) for name, page in pages(view, said)}
    lines = [replace(each, act=0) for each in acts_of(tournament, rows, NOW)]
    return {**found, "acts": str(lines), "view": str(view), **answers(tournament), **files(tournament, view)}


def pages(view: TournamentView, said: Words) -> Iterator[tuple[str, Page | str]]:
    """Yield each page for everybody, by name."""
    yield "card", tournament_card_page(view, (), said, None)
    yield "standings", standings_page(view, said, 1, 0)
    yield "pairings", pairings_page(view, said, 1, 0, 0)
    yield "second round", pairings_page(view, said, 1, 1, 2)
    yield "rules", tournament_rules_page(view, said)
    yield "enter", enter_page(view, said)
    yield "entered", entered_page(view, 1, None, said, salt="pear", dm_open=True)
    yield "withdraw", withdraw_page(view, said, len(view.of_entrant(1)))
    yield "own line", own_line(view, 1_001, said)
    for number, entrant in view.entrants.items():
        yield f"why {number}", why_page(view, said, number)
        yield f"mine {number}", my_pairings_page(view, entrant, {}, said)
    for each in view.pairings:
        yield f"met {each.pairing}", why_paired_page(view, said, each.pairing)
    if view.teams:
        yield "teams", teams_page(view, said, 1)
        yield "team", team_page(view, said, 1_001)
    for kind in KINDS:
        yield f"picture {kind}", picture_page(view, said, 1, kind, 0)


def answers(tournament: Tournament) -> dict[str, str]:
    """Return what each entrant is answered who presses a button."""
    found: dict[str, str] = {}
    for entrant in tournament.entrants:
        presses: dict[str, Callable[[], object]] = {
            "next": partial(checks.hurrying, tournament, entrant, NOW),
            "back": partial(checks.coming_back, tournament, entrant),
            "help": partial(checks.helping, tournament, entrant, is_helper=True),
            "rest": partial(team_entry.letting_rest, tournament, entrant, entrant, is_resting=True),
        }
        for name, press in presses.items():
            try:
                found[f"{name} {entrant}"] = str(press())
            except Refusal as refusal:
                found[f"{name} {entrant}"] = said(refusal)
    return found


def files(tournament: Tournament, view: TournamentView) -> dict[str, str]:
    """Return the files that everybody can have, and the proofs of both matches."""
    whole = file_of(view, {number: row.salt for number, row in tournament.entrants.items()}, {})
    proofs = [proof_of(tournament, match, ["a", "b"]) for match in (901, 902)]
    found = {name: data.decode() for name, data in files_of(view, words("en")).items()}
    return {**found, "whole": as_file(whole).decode(), "proofs": str(proofs)}


@pytest.mark.parametrize("of", ["swiss", "flow", "teams"])
def test_pairings_that_are_not_shown_yet_make_no_difference(of: str) -> None:
    """Catches a page, a file, an act or a refusal by which somebody prepares for an opponent before others do."""
    hidden = {name: at_boards(of, *done) for name, done in HIDDEN.items()}
    first = shown(after(played(of), *hidden["two pairs"]), hidden["two pairs"])
    for name, done in hidden.items():
        twin = shown(after(played(of), *done), done)
        differing = {key for key in first | twin if first.get(key) != twin.get(key)}
        assert not differing, name


def test_a_shown_pairing_does_make_a_difference() -> None:
    """Catches that the test before compares what never differs."""
    done = HIDDEN["two pairs"]
    other = shown(after(played("swiss"), *done, acts.Published()), (*done, acts.Published()))
    first = shown(played("swiss"))
    assert {"second round en", "mine 1 ru", "acts", "view"} <= {key for key in other if first.get(key) != other[key]}


ENDS: dict[str, tuple[Act, ...]] = {
    "it runs": (),
    "paused": (acts.Paused("why"),),
    "cancelled while a match runs": (acts.Cancelled("why"),),
    "void while its match runs": (acts.Voided(2, "why"), acts.Ended()),
    "given a result while its match runs": (
        acts.Scored(2, (SeatResult(1, 12, "adjudicated"), SeatResult(2, 0, "adjudicated")), "why"),
        acts.Ended(),
    ),
}


@pytest.mark.parametrize("how", ENDS)
def test_no_secret_is_out_while_a_match_runs(how: str) -> None:
    """Catches the secret of a match that runs, from which all its chance could be told beforehand."""
    begun = (FIRST_ROUND, acts.Begun(1, 901), acts.Begun(2, 902))
    tournament = over(after(opened(4, rounds=3), acts.Started(), *begun), 1)
    tournament = after(tournament, acts.Scored(1, (SeatResult(1, 12), SeatResult(2, 0))), *ENDS[how])
    secret = bytes.fromhex(SECRET)
    hidden = {SECRET, lots_seed(secret).hex(), *(match_secret(secret, f"1/1/{number}").hex() for number in (1, 2))}
    found = shown(tournament, ENDS[how])
    assert not [(name, each) for name, text in found.items() for each in hidden if each in text]
    told = shown(over(after(tournament, acts.Cancelled("why")), 2) if not tournament.is_over else over(tournament, 2))
    is_counted = all(row.status != "running" for row in tournament.pairings.values())
    assert (SECRET in told["whole"]) is is_counted
