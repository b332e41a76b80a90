"""Says, and checks, how the chance of an exported match follows from its tournament (play/rules/chain.py). Pure.

The salts of the seats can be checked in every file that has the secret of the match; that secret itself only once the
tournament's is out. Until then whoever runs the bot could have chosen it, with all salts before them.
"""

from collections.abc import Sequence
from typing import Literal

from games.kernel.chance import commitment
from games.kernel.exported import Export, ExportedEntrant, TournamentProof
from play.rules.chain import is_path, match_secret, seat_salt
from play.tournament_rules.record import Tournament
from play.tournament_rules.secrets import given_salt
from play.tournament_rules.visible import is_secret_out

Chain = Literal["none", "salts", "whole"]
"""What was checked of a match: nothing, as it is of no tournament; its salts alone; or its secret, too."""


def proof_of(tournament: Tournament, match: int, salts: Sequence[str]) -> TournamentProof | None:
    """Return what the chance of a match follows from, None if no pairing has it; `salts`: those that its seats have."""
    pairing = next((number for number, row in tournament.pairings.items() if row.match_id == match), None)
    if pairing is None:
        return None
    row, path = tournament.row, tournament.path(pairing)
    return TournamentProof(
        id=str(row.id),
        name=row.name,
        path=path,
        commitment=row.commitment,
        secret=row.secret if is_secret_out(tournament) else None,
        entrants=tuple(
            ExportedEntrant(seat.seat, seat.entrant, given_salt(tournament, seat.entrant, path, salt))
            for seat, salt in zip(tournament.seats[pairing], salts, strict=True)
        ),
    )


def chain_of(export: Export) -> Chain:
    """Return what can be checked of `export`, which is complete."""
    if export.tournament is None:
        return "none"
    return "salts" if export.tournament.secret is None else "whole"


def chain_fault(export: Export) -> str:
    """Return what of the chance of `export` does not follow from its tournament, a code with words; "" for nothing."""
    given = export.tournament
    if given is None:
        return ""
    if not is_path(given.path):
        return "tournament_path"
    if not _is_one_for_each_seat(export, given):
        return "tournament_entrants"
    if given.secret is not None and not is_promised(given.secret, given.commitment):
        return "tournament_commitment"
    is_right = [
        seat.salt == seat_salt(entrant.salt, given.path)
        for seat, entrant in zip(export.seats, given.entrants, strict=True)
    ]
    is_derived = None if given.secret is None else is_from(given.secret, given.path, export.secret)
    if not any(is_right) and not is_derived:
        return "tournament_path"
    if not all(is_right):
        return "tournament_salt"
    return "tournament_secret" if is_derived is False else ""


def is_promised(secret: str, promised: str) -> bool:
    """Return whether `promised` is the commitment of `secret` (hexadecimal)."""
    known = _bytes_of(secret)
    return known is not None and commitment(known) == promised


def is_from(secret: str, path: str, of_match: str) -> bool:
    """Return whether a match has the secret `of_match` if its tournament has `secret`, both hexadecimal."""
    known = _bytes_of(secret)
    return known is not None and match_secret(known, path) == _bytes_of(of_match)


def _is_one_for_each_seat(export: Export, given: TournamentProof) -> bool:
    numbers = {entrant.entrant for entrant in given.entrants}
    places = [entrant.seat for entrant in given.entrants]
    return places == list(range(len(export.seats))) and len(numbers) == len(places) and min(numbers, default=1) >= 1


def _bytes_of(secret: str) -> bytes | None:
    """Return the bytes of a secret, None if it is no hexadecimal number."""
    try:
        return bytes.fromhex(secret)
    except ValueError:
        return None
