"""Salts, export files of matches, and checking a stored match by playing it again from nothing."""

import asyncio

from db.rows import packs, seats, tournaments
from db.rows.packs import PackRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.exported import TournamentProof
from games.kernel.ids import MatchId, Observer
from play.context import Context
from play.match.loading import load
from play.proofs.export import as_file, part, whole
from play.proofs.packable import digest_of
from play.proofs.tournament_chain import proof_of
from play.proofs.tournament_file import file_of
from play.proofs.verification import Verification, verify_export
from play.rules.loaded import EVERY_ENTRY, Loaded
from play.rules.tables import check_open, clean_salt
from play.tournament_rules.acts import Replaced, decoder
from play.tournament_rules.secrets import earlier_salts
from play.tournament_rules.visible import view_of
from play.tournaments import storing


class Proofs:
    """Evidence that a match was played fairly."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def change_salt(self, match: MatchId, user_id: int, salt: str) -> None:
        """Let `user_id` add something else to the shuffle of an open table.

        Raises:
            Refusal: `unknown_match`, `not_open` (`status`), `not_a_player`, `salt_too_long` (`most`).
        """

        def changed(connection: Connection) -> None:
            loaded = load(connection, match, to_change=True)
            check_open(loaded)
            seat = loaded.seat_of(user_id)
            if seat is None:
                raise Refusal("not_a_player")
            seats.set_salt(connection, match, seat, clean_salt(salt))

        await self._context.database.write(changed)

    async def export(self, match: MatchId, by: int | None) -> bytes:
        """Return the match as JSON: what `by` may know while it runs, everything with the secret after the end.

        Raises:
            Refusal: `unknown_match` (`match`).
        """
        loaded, tournament = await self._whole(match)
        return await asyncio.to_thread(_file, loaded, loaded.seat_of(by), tournament)

    async def verify(self, match: MatchId) -> Verification:
        """Play the stored match again and compare, also while it runs; refuses `unknown_match` (`match`)."""
        loaded, tournament = await self._whole(match)
        packed = await self._context.database.read(packs.find, match) if loaded.packed else None
        return await asyncio.to_thread(_verified, loaded, tournament, packed)

    async def secret(self, match: MatchId) -> str:
        """Return the secret of a match that is over, "" before; refuses `unknown_match` (`match`)."""
        loaded = await self._context.database.read(load, match)
        return loaded.row.secret if loaded.is_over() else ""

    async def tournament(self, match: MatchId) -> TournamentProof | None:
        """Return what the chance of a tournament's match that is over follows from, so far as everybody may know it.

        Raises:
            Refusal: `unknown_match` (`match`).
        """

        def read(connection: Connection) -> TournamentProof | None:
            loaded = load(connection, match)
            return tournament_proof(connection, loaded) if loaded.is_over() else None

        return await self._context.database.read(read)

    async def whole_tournament(self, tournament: int) -> bytes:
        """Return the file of a tournament that `play.verify` checks: salts, pairings, the secret once it is out.

        Raises:
            Refusal: `unknown_tournament` (`tournament`).
        """

        def read(connection: Connection) -> bytes:
            found = storing.load(connection, tournament)
            done = (decoder.decode(row.facts) for row in tournaments.acts(connection, tournament, most=found.row.acts))
            earlier = earlier_salts(found, (act for act in done if isinstance(act, Replaced)))
            salts = {number: row.salt for number, row in found.entrants.items()}
            return as_file(file_of(view_of(found, self._context.clock()), salts, earlier))

        return await self._context.database.read(read)

    async def _whole(self, match: MatchId) -> tuple[Loaded, TournamentProof | None]:
        def read(connection: Connection) -> tuple[Loaded, TournamentProof | None]:
            loaded = load(connection, match, EVERY_ENTRY)
            return loaded, tournament_proof(connection, loaded)

        return await self._context.database.read(read)


def tournament_proof(connection: Connection, loaded: Loaded) -> TournamentProof | None:
    """Return what the chance of a tournament's match follows from, None for a match of no tournament."""
    if loaded.row.tournament_id is None:
        return None
    tournament = storing.load(connection, loaded.row.tournament_id)
    return proof_of(tournament, loaded.row.id, [seat.salt for seat in loaded.seats])


def _verified(loaded: Loaded, tournament: TournamentProof | None, packed: PackRow | None) -> Verification:
    found = verify_export(whole(loaded, tournament))
    if found.ok and packed is not None and packed.digest != digest_of(loaded.state):
        # Its last state is not stored any more: this program plays the match in another way than the one before.
        return Verification(False, found.entries, "snapshot")
    return found


def _file(loaded: Loaded, observer: Observer, tournament: TournamentProof | None) -> bytes:
    return as_file(whole(loaded, tournament) if loaded.is_over() else part(loaded, observer, tournament))
