"""A made-up tournament, and a match of it as the services store and export it."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from db.rows.tournaments import EntrantRow, TournamentRow
from games.kernel.chance import commitment
from games.kernel.exported import ExportedEntrant, TournamentProof
from games.kernel.ids import MatchId
from play.formats.settings import Settings
from play.formats.sheets import place_points
from play.proofs import proofs
from play.proofs.tournament_file import TournamentFile, file_of
from play.rules.chain import match_secret, seat_salt
from play.seats.lobby import NewTable, Person
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.acts import Act, NewPairing, SeatResult
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.record import Tournament
from play.tournament_rules.secrets import earlier_salts
from play.tournament_rules.visible import view_of
from tests.play.matches import ANN, BORIS, Clock, finish

SECRET = bytes(range(32))
"""Of the tournament."""

PATH = "1/3/17"
PAIRING = 17
ENTRANTS = {5: (ANN, "what Ann typed"), 2: (BORIS, "соль Бориса")}
"""By number, in the order of seats."""

NOW = 2_000_000_000
"""Of what is made up here: everything is shown."""

SALTS = {number: salt for number, (_, salt) in ENTRANTS.items()} | {1: "one", 3: "", 4: "four"}
"""By number, at the start."""

PROOF = TournamentProof(
    id="7",
    name="Autumn Cup",
    path=PATH,
    commitment=commitment(SECRET),
    secret=SECRET.hex(),
    entrants=tuple(ExportedEntrant(seat, number, salt) for seat, (number, (_, salt)) in enumerate(ENTRANTS.items())),
)
KEPT = msgspec.structs.replace(PROOF, secret=None)
"""The same while the tournament runs."""


def begun_tournament(match: int) -> Tournament:
    """Return the tournament when the match runs; entrant 1 is a reserve, 3 had a bye, and 3 and 5 meet next."""
    row = TournamentRow(
        7, 70, 700, PROOF.name, "auction", "{}", "swiss", 2, "none", msgspec.json.encode(Settings()).decode(), "en",
        "draft", SECRET.hex(), PROOF.commitment, 1001, 1_000,
    )  # fmt: skip
    people = {number: EntrantRow(7, number, None, f"Name {number}", salt, "", 0) for number, salt in SALTS.items()}
    return after(
        Tournament(row, people),
        acts.Opened(),
        *(acts.Joined(number, is_reserve=number == 1) for number in sorted(people)),
        acts.Started(),
        acts.Paired(1, 1, 0, (NewPairing(1, (3,), twelfths=12),)),
        acts.Paired(1, 3, 0, (NewPairing(PAIRING, tuple(ENTRANTS)),)),
        acts.Begun(PAIRING, match),
        acts.Paired(2, 1, 0, (NewPairing(18, (3, 5)),)),
    )


def after(tournament: Tournament, *done: Act) -> Tournament:
    """Return a tournament after these acts; a match that is scored is over."""
    for act in done:
        tournament = carry_out(tournament, act, NOW)
        if isinstance(act, acts.Scored):
            row = msgspec.structs.replace(tournament.pairings[act.pairing], over_at=NOW)
            tournament = msgspec.structs.replace(tournament, pairings={**tournament.pairings, act.pairing: row})
    return tournament


def scored(places: Sequence[int]) -> acts.Scored:
    """Return that the match ended with these places."""
    return acts.Scored(PAIRING, tuple(map(SeatResult, places, place_points(places))))


def as_published(tournament: Tournament, *replaced: acts.Replaced) -> TournamentFile:
    """Return the file of a tournament in which these numbers were taken over."""
    salts = {number: row.salt for number, row in tournament.entrants.items()}
    return file_of(view_of(tournament, NOW), salts, earlier_salts(tournament, replaced))


async def open_services(path: Path) -> Services:
    """Open services whose next table has the secret of the match at `PATH`."""
    return await Services.open(path, Clock(), lambda length: match_secret(SECRET, PATH)[:length])


async def begun(services: Services) -> MatchId:
    """Start the match."""
    (host, first), (other, second) = ENTRANTS.values()
    table = await services.lobby.open_table(NewTable("auction", host, seat_salt(first, PATH), "en"))
    await services.lobby.join(table.match, other, seat_salt(second, PATH))
    await services.lobby.start(table.match, host.user_id)
    return table.match


def told(patch: pytest.MonkeyPatch, proof: TournamentProof | None) -> None:
    """Let every match belong to the tournament as `proof` says."""
    patch.setattr(proofs, "tournament_proof", lambda _connection, _row: proof)


def people() -> tuple[Person, ...]:
    """Return who plays, by seat."""
    return tuple(person for person, _ in ENTRANTS.values())


def exported(folder: Path) -> dict[str, Any]:
    """Return the file of the match, played to its end, after the tournament."""

    async def made() -> bytes:
        services = await open_services(folder / "services.sqlite3")
        try:
            match = await begun(services)
            await finish(services, match, *people())
            return await services.proofs.export(match, None)
        finally:
            await services.close()

    with pytest.MonkeyPatch.context() as patch:
        told(patch, PROOF)
        export: dict[str, Any] = msgspec.json.decode(asyncio.run(made()))
    return export
