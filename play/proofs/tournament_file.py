"""A whole tournament as a file, and what can be checked of it: alone, and with the files of its matches. Pure.

The file names people by their numbers and names in the tournament only; it is meant to be handed round. Who meets is
not computed again: that takes the code that pairs, and what it knew at that time.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from games.kernel import codec
from games.kernel.codec import CorruptData
from games.kernel.exported import Export, TournamentProof
from play.formats.sheets import place_points
from play.formats.views import PairingView, TournamentView
from play.proofs.tournament_chain import is_promised
from play.proofs.verification import Verification, read_export, verify_over
from play.rules.chain import is_path, path_of

FORMAT: Literal["sealed-orders-tournament"] = "sealed-orders-tournament"
VERSION = 1


class FileEntrant(msgspec.Struct, frozen=True):
    """One entrant: the number from 1, and the salt that was given when entering.

    `earlier_salts`: of those who had the number before, which matches that had begun by then keep.
    """

    number: int
    name: str
    salt: str
    earlier_salts: tuple[str, ...] = ()


class FileSeat(msgspec.Struct, frozen=True):
    """Who was paired for a seat, and what the pairing gave, in twelfths of a win.

    `kind`: "played" if that is what the match ended with; otherwise it was given without it.
    """

    entrant: int
    twelfths: int | None = None
    kind: str | None = None


class FilePairing(msgspec.Struct, frozen=True):
    """One pairing, its seats in order; `match`: the number of its match, if it has one.

    `status`: due, running, ended or void.
    """

    stage: int
    round: int
    pairing: int
    status: str
    match: str | None
    seats: tuple[FileSeat, ...]

    @property
    def path(self) -> str:
        """What the chance of its match is derived by."""
        return path_of(self.stage, self.round, self.pairing)


class TournamentFile(msgspec.Struct, frozen=True):
    """The whole file. `secret`: hexadecimal, None while it is kept; `tournament_format`: how entrants meet."""

    format: Literal["sealed-orders-tournament"]
    version: int
    id: str
    name: str
    game: str
    tournament_format: str
    commitment: str
    secret: str | None
    entrants: tuple[FileEntrant, ...]
    pairings: tuple[FilePairing, ...]


class TournamentCheck(msgspec.Struct, frozen=True):
    """Whether the file of a tournament holds, without its matches.

    `fault`: a code that `play.verify` has words for, empty if it holds; `at`: the entrant's number or the path, if it
    is one of many.
    """

    fault: str = ""
    at: str = ""


def file_of(
    tournament: TournamentView, salts: Mapping[int, str], earlier: Mapping[int, tuple[str, ...]]
) -> TournamentFile:
    """Return the file of a tournament, for `as_file`, from what everybody sees of it and the salts of its entrants.

    `earlier`: for numbers that were taken over, the salts of those who had them before.
    """
    return TournamentFile(
        format=FORMAT,
        version=VERSION,
        id=str(tournament.tournament),
        name=tournament.name,
        game=tournament.game,
        tournament_format=tournament.format,
        commitment=tournament.commitment,
        secret=tournament.secret,
        entrants=tuple(
            FileEntrant(number, entrant.name, salts[number], earlier.get(number, ()))
            for number, entrant in sorted(tournament.entrants.items())
        ),
        pairings=tuple(map(_pairing, tournament.pairings)),
    )


def _pairing(pairing: PairingView) -> FilePairing:
    return FilePairing(
        stage=pairing.stage,
        round=pairing.round,
        pairing=pairing.pairing,
        status=pairing.status,
        match=None if pairing.match is None else str(pairing.match),
        seats=tuple(FileSeat(seat.entrant, seat.twelfths, seat.kind) for seat in pairing.seats),
    )


class _Head(msgspec.Struct):
    format: str


class _Versioned(msgspec.Struct):
    version: int


def is_of_a_tournament(data: bytes) -> bool:
    """Return whether `data` calls itself the file of a tournament."""
    try:
        return codec.decode(data, _Head).format == FORMAT
    except CorruptData:
        return False


def version_of(data: bytes) -> int:
    """Return the version that a file says it has, in whatever shape the rest is; 0 if it says none."""
    try:
        return codec.decode(data, _Versioned).version
    except CorruptData:
        return 0


def read_tournament(data: bytes) -> TournamentFile | None:
    """Return the tournament in `data`, None if that is no file of one."""
    try:
        return codec.decode(data, TournamentFile)
    except CorruptData:
        return None


def check(file: TournamentFile) -> TournamentCheck:
    """Return whether `file` holds: its secret was promised, and every match has a path of its own."""
    if file.version != VERSION:
        return TournamentCheck("unknown_version")
    if file.secret is not None and not is_promised(file.secret, file.commitment):
        return TournamentCheck("commitment")
    numbers: set[int] = set()
    for entrant in file.entrants:
        if entrant.number < 1 or entrant.number in numbers:
            return TournamentCheck("entrant", str(entrant.number))
        numbers.add(entrant.number)
    paths: set[str] = set()
    matches: set[str] = set()
    for pairing in file.pairings:
        seated = {seat.entrant for seat in pairing.seats}
        if pairing.path in paths or not is_path(pairing.path):
            return TournamentCheck("path", pairing.path)
        if pairing.match in matches:
            return TournamentCheck("match", pairing.path)
        if not seated or len(seated) < len(pairing.seats) or not seated <= numbers:
            return TournamentCheck("seats", pairing.path)
        paths.add(pairing.path)
        matches |= set() if pairing.match is None else {pairing.match}
    return TournamentCheck()


def check_match(file: TournamentFile, data: bytes) -> Verification:
    """Return whether the exported match in `data` holds and is the one that `file`, which holds, says it is.

    Its secret can be checked if the tournament's is in either of the two files. The faults of `_foreign` have words on
    the command line alone.
    """
    export = read_export(data)
    if isinstance(export, Verification):
        return export
    given = export.tournament
    fault = "no_tournament" if given is None else _foreign(file, export, given)
    if fault or given is None:
        return Verification(False, 0, fault)
    if given.secret is None:
        export = msgspec.structs.replace(export, tournament=msgspec.structs.replace(given, secret=file.secret))
    return verify_over(export)


def _foreign(file: TournamentFile, export: Export, given: TournamentProof) -> str:
    """Return in what a match is not the one that the tournament has at its path, a code; "" if it is."""
    if (given.id, given.commitment) != (file.id, file.commitment):
        return "other_tournament"
    if export.game != file.game:
        return "other_game"
    pairing = next((each for each in file.pairings if each.path == given.path), None)
    if pairing is None or pairing.match != str(export.match):
        return "not_paired"
    if not _is_seated(file, pairing, given):
        return "other_entrants"
    return "" if _has_these_points(pairing, export) else "other_points"


def _is_seated(file: TournamentFile, pairing: FilePairing, given: TournamentProof) -> bool:
    """Return whether the seats of a match are those of its pairing, each with a salt of its entrant's number."""
    salts = {entrant.number: {entrant.salt, *entrant.earlier_salts} for entrant in file.entrants}
    paired = [(place, seat.entrant) for place, seat in enumerate(pairing.seats)]
    is_paired = paired == [(each.seat, each.entrant) for each in given.entrants]
    return is_paired and all(each.salt in salts[each.entrant] for each in given.entrants)


def _has_these_points(pairing: FilePairing, export: Export) -> bool:
    """Return whether points that are said to be played for are those of the match; others were given by people."""
    counted = [(place, seat.twelfths) for place, seat in enumerate(pairing.seats) if seat.kind == "played"]
    if not counted or export.status in {"open", "running"}:
        return True
    if export.outcome is None or not 1 < len(export.outcome.places) == len(pairing.seats):
        return False
    points = place_points(export.outcome.places)
    return all(twelfths in {None, points[place]} for place, twelfths in counted)
