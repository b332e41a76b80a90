"""Checks an exported match, offline, with nothing but the file and the rules. Pure.

The commitment must be that of the secret; in a tournament, secret and salts must follow from its own
(play/proofs/tournament_chain.py); every entry must follow from those before it (play/proofs/replay.py); and they must
lead to the outcome and the last state in the file. A file can be made up as a whole, with a secret of its own: it
proves something only of the seal that the table's card showed before the match, and of the salts that players gave.
"""

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from games import registry
from games.kernel import codec
from games.kernel.chance import commitment
from games.kernel.codec import CorruptData
from games.kernel.errors import Refusal
from games.kernel.exported import VERSION, Export
from games.kernel.observation import CALLED_OFF, EntryKind
from play.proofs.repeating import Repeated, repeat
from play.proofs.replay import Replay, Wrong, is_same
from play.proofs.tournament_chain import Chain, chain_fault, chain_of
from play.rules import judging
from play.rules.presence import sitter_of
from play.rules.record import fold

JudgedAgain = Literal["", "repeated", "gone"]


class Verification(msgspec.Struct, frozen=True):
    """Whether an export holds. `entries`: how many were checked and found right.

    `fault` is a code with words `verify-<code>` (empty if ok), `revision` the first wrong entry, if it is an entry.
    `chain`: what was checked of how the chance of a match that holds follows from its tournament. `repeated`: how many
    moves of computers were found again, `lowered` how many of those at a lower level than everybody was told, where
    that one had failed; `not_repeated`: how many were made by each level that is gone. `judged`: whether a computer's
    judgement by which the match ended was found again, `gone` if there is no computer of its version.
    """

    ok: bool
    entries: int
    fault: str = ""
    revision: int | None = None
    chain: Chain = "none"
    repeated: int = 0
    lowered: int = 0
    not_repeated: Mapping[str, int] = {}
    judged: JudgedAgain = ""


class Head(msgspec.Struct, frozen=True):
    """What a file says of its own format, in any version of it."""

    format: Literal["sealed-orders-match"]
    version: int


class _Kind(msgspec.Struct, frozen=True):
    kind: str


class _Kinds(msgspec.Struct, frozen=True):
    entries: tuple[_Kind, ...]


def verify(data: bytes) -> Verification:
    """Return whether the exported match in `data`, played to its end, holds."""
    export = read_export(data)
    return export if isinstance(export, Verification) else verify_over(export)


def read_export(data: bytes) -> Export | Verification:
    """Return the exported match in `data`, or why it cannot be read here: a newer program may have written it."""
    head = head_of(data)
    if head is None:
        return Verification(False, 0, "not_an_export")
    if head.version != VERSION:
        return Verification(False, 0, "unknown_version")
    try:
        export: Export = codec.decode(data, Export)
    except CorruptData:
        newer = unknown_kind(data)
        if newer is None:
            return Verification(False, 0, "not_an_export")
        return Verification(False, 0, "unknown_kind", newer[0])
    return export


def head_of(data: bytes) -> Head | None:
    """Return what every version of the format begins with, None of what is no exported match."""
    try:
        return codec.decode(data, Head)
    except CorruptData:
        return None


def unknown_kind(data: bytes) -> tuple[int, str] | None:
    """Return the place, from 1, and the kind of the first entry that only a newer program can have written, if any."""
    try:
        listed = codec.decode(data, _Kinds).entries
    except CorruptData:
        return None
    known = get_args(EntryKind)
    return next(((place, each.kind) for place, each in enumerate(listed, start=1) if each.kind not in known), None)


def verify_over(export: Export) -> Verification:
    """Return whether `export`, of a match that was played to its end, holds."""
    if export.status in {"open", "running"}:
        return Verification(False, 0, "not_over")
    found = verify_export(export)
    return Verification(False, found.entries, "called_off") if found.ok and export.status == "cancelled" else found


def verify_export(export: Export, *, repeats: bool = True) -> Verification:
    """Return whether `export` holds, also of a match that was called off or still runs.

    `repeats`: moves of computers, and their judgement, are found again too, which may take minutes.
    """
    if export.version != VERSION:
        return Verification(False, 0, "unknown_version")
    try:
        registry.find(export.game, export.rules_version)
    except Refusal:
        return Verification(False, 0, "unknown_rules")
    if not export.is_complete:
        return Verification(False, 0, "not_over")
    try:
        replay = Replay(export)
    except ValueError:
        return Verification(False, 0, "not_an_export")
    if commitment(replay.match.secret()) != export.commitment:
        return Verification(False, 0, "commitment")
    if fault := chain_fault(export):
        return Verification(False, 0, fault)
    wrong: Verification | None = None
    for place, entry in enumerate(export.entries):
        try:
            replay.play(entry)
        except Wrong as found:
            wrong = Verification(False, place, found.code, place + 1)
            break
    # A move that a computer does not make is the first fault, if it comes before the one that was found.
    repeated = repeat(replay.thoughts if repeats else ())
    if repeated.wrong is not None:
        return Verification(False, repeated.wrong - 1, "drawn", repeated.wrong)
    return wrong or (_wrongly_judged(replay) if repeats else None) or _end(export, replay, repeated)


def _wrongly_judged(replay: Replay) -> Verification | None:
    """Return the fault if a computer does not judge the match as the entry says by which it ended."""
    if replay.judgement is None:
        return None
    order, said = replay.judgement
    if not judging.is_known(order) or judging.judged(order) == said:
        return None
    last = len(replay.entries)
    return Verification(False, last - 1, "judged", last)


def _end(export: Export, replay: Replay, repeated: Repeated) -> Verification:
    """Compare what only the whole match shows."""
    checked = len(export.entries)
    opened = fold(replay.entries).opened
    for entry in export.entries:
        if entry.opened_revision != opened.get(entry.number):
            return Verification(False, entry.revision - 1, "opened", entry.revision)
    is_cancelled = bool(replay.entries) and replay.entries[-1].kind in CALLED_OFF
    status = "cancelled" if is_cancelled else "ended" if replay.outcome else "running" if checked else "open"
    if status != export.status or replay.outcome != export.outcome:
        return Verification(False, checked, "outcome")
    if replay.match.row.stand_in_level != export.stand_in_level or any(
        (sitter_of(seat), seat.left_revision, seat.level) != (given.sitter, given.left_revision, given.level)
        for seat, given in zip(replay.seats, export.seats, strict=True)
    ):
        return Verification(False, checked, "seats")
    if not is_same(export.snapshot, replay.state):
        return Verification(False, checked, "snapshot")
    chain = chain_of(export)
    count, lower, _, gone = msgspec.structs.astuple(repeated)
    judged: JudgedAgain = ""
    if replay.judgement is not None:
        judged = "repeated" if judging.is_known(replay.judgement[0]) else "gone"
    return Verification(True, checked, "", None, chain, count, lower, gone, judged)
