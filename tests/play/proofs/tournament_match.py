"""A match of a made-up tournament as the services store and export it: its chance follows from the tournament's."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.kernel.chance import commitment
from games.kernel.exported import ExportedEntrant, TournamentProof
from games.kernel.ids import MatchId
from play.proofs import proofs
from play.rules.chain import match_secret, seat_salt
from play.seats.lobby import NewTable, Person
from play.services import Services
from tests.play.matches import ANN, BORIS, Clock, finish

SECRET = bytes(range(32))
"""Of the tournament."""

PATH = "1/3/17"
ENTRANTS = {5: (ANN, "what Ann typed"), 2: (BORIS, "соль Бориса")}
"""By number, in the order of seats."""

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
