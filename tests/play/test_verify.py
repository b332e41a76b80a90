"""Proofs: an honest export verifies; one that was tampered with is refused at the first wrong entry."""

import asyncio
import hashlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import registry
from games.kernel.chance import commitment
from games.kernel.codec import encode
from games.kernel.exported import Export, state_at
from games.kernel.ids import MatchId, Seat
from play.proofs.verification import Verification, verify
from play.seats.lobby import Person
from play.services import Services
from play.verify import MEANINGS, main
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, finish, refused, say, started, to_bids
from tests.play.shortcuts import run_computers
from text import words

Tamper = Callable[[dict[str, Any]], None]
ROOT = Path(__file__).parents[2]


async def _eventful(services: Services) -> MatchId:
    """Play an auction with a computer player in which everything happens: sealing twice, undo, defaults, resigning."""
    match = await started(services, "auction", ANN, BORIS, VERA, computers=1, channel_id=7)
    for _ in range(30):
        await run_computers(services, match)
        observation = await services.observations.public(match)
        if observation.decisions[0].kind == "bid":
            break
        person = (ANN, BORIS, VERA)[observation.decisions[0].seat]
        done = await services.matches.submit_choice(match, person.user_id, observation.revision, 0)
        if observation.decisions[0].kind == "pledge" and person is ANN:
            await services.matches.undo(match, person.user_id, done.revision)
            await say(services, match, ANN, "pledge 1")
    revision = (await services.observations.public(match)).revision
    for number in (0, 1):
        revision = (await services.matches.submit_choice(match, ANN.user_id, revision, number)).revision
    revision = (await services.matches.submit_choice(match, BORIS.user_id, revision, 0)).revision
    await services.matches.undo(match, BORIS.user_id, revision)
    await services.matches.resign(match, BORIS.user_id)
    await finish(services, match, ANN, BORIS, VERA)
    return match


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The export of such a match, made once."""

    async def made() -> bytes:
        path = tmp_path_factory.mktemp("eventful") / "services.sqlite3"
        services = await Services.open(path, Clock(), lambda _length: hashlib.sha256(b"house 0").digest())
        try:
            return await services.proofs.export(await _eventful(services), None)
        finally:
            await services.close()

    return asyncio.run(made())


@pytest.fixture
def export(whole: bytes) -> dict[str, Any]:
    """That export, to be tampered with."""
    decoded: dict[str, Any] = msgspec.json.decode(whole)
    return decoded


async def _export(services: Services, match: MatchId) -> dict[str, Any]:
    export: dict[str, Any] = msgspec.json.decode(await services.proofs.export(match, None))
    return export


def _verified(export: dict[str, Any]) -> Verification:
    return verify(msgspec.json.encode(export))


async def test_an_eventful_match_verifies(services: Services) -> None:
    match = await _eventful(services)
    export = await _export(services, match)
    assert {"start", "move", "default", "undo", "resign"} == {entry["kind"] for entry in export["entries"]}
    assert (export["status"], export["is_complete"]) == ("ended", True)
    assert commitment(bytes.fromhex(export["secret"])) == (await services.observations.public(match)).commitment
    computers = sum(entry["level"] == "random" for entry in export["entries"])
    whole = Verification(True, len(export["entries"]), repeated=computers)
    assert computers and _verified(export) == whole
    assert await services.proofs.verify(match) == whole


async def test_stored_matches_verify_at_every_moment(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    assert await services.proofs.verify(match) == Verification(True, 1)
    await to_bids(services, match)
    await services.matches.submit_choice(match, ANN.user_id, 4, 0)
    assert await services.proofs.verify(match) == Verification(True, 5)
    await services.lobby.cancel(match, ANN.user_id, staff=True)
    assert await services.proofs.verify(match) == Verification(True, 6)
    # Its file could be that of a longer match, cut short.
    assert _verified(await _export(services, match)) == Verification(False, 6, "called_off")


async def test_an_export_of_a_running_match_cannot_be_verified(services: Services) -> None:
    match = await started(services)
    assert _verified(await _export(services, match)) == Verification(False, 0, "not_over")


def _entry(export: dict[str, Any], kind: str, **fields: Any) -> dict[str, Any]:
    """Return the first entry of `kind` with these fields."""
    for entry in export["entries"]:
        if entry["kind"] == kind and all(entry[name] == value for name, value in fields.items()):
            found: dict[str, Any] = entry
            return found
    raise LookupError(kind)


def _sealed(export: dict[str, Any]) -> dict[str, Any]:
    return next(entry for entry in export["entries"] if entry["sealed"] and entry["opened_revision"])


@pytest.mark.parametrize(
    ("chosen", "change", "faults"),
    [
        (lambda e: _entry(e, "start"), {"events": []}, {"events"}),
        (lambda e: _entry(e, "start"), {"events": [{"type": "nonsense"}]}, {"events"}),
        (lambda e: _entry(e, "move", decision="pledge"), {"notation": "pledge 2"}, {"notation"}),
        (lambda e: _entry(e, "move", decision="pledge", seat=0), {"move": {"type": "pledge", "coins": 2}}, {"events"}),
        (
            lambda e: _entry(e, "move", decision="pledge"),
            {"move": {"type": "pledge", "coins": 9}},
            {"not_allowed", "drawn"},
        ),
        (lambda e: _entry(e, "move", decision="pledge"), {"move": "nonsense"}, {"not_allowed"}),
        (lambda e: _entry(e, "move", decision="pledge"), {"seat": 7}, {"not_allowed"}),
        (lambda e: _entry(e, "move", decision="pledge"), {"kind": "undo"}, {"not_allowed"}),
        (lambda e: _entry(e, "move", decision="pledge"), {"kind": "resign"}, {"not_allowed", "entry"}),
        (lambda e: _entry(e, "move", decision="pledge"), {"kind": "start"}, {"order"}),
        (lambda e: _entry(e, "move", decision="pledge"), {"barrier": True}, {"entry"}),
        (lambda e: _entry(e, "move", decision="pledge"), {"revision": 99}, {"order"}),
        (lambda e: _entry(e, "default"), {"kind": "move"}, {"not_allowed", "entry", "notation"}),
        (lambda e: _entry(e, "undo"), {"undoes": 1}, {"entry"}),
        (lambda e: _entry(e, "undo"), {"seat": 2}, {"not_allowed"}),
        (lambda e: _entry(e, "resign"), {"seat": 3}, {"not_allowed"}),
        (lambda e: _entry(e, "resign"), {"seat": 2}, {"entry"}),
        (_sealed, {"receipt": "0" * 64}, {"receipt"}),
        (_sealed, {"salt": "0" * 32}, {"receipt"}),
        (_sealed, {"sealed": False}, {"entry"}),
        (_sealed, {"opened_revision": None}, {"opened"}),
        (_sealed, {"opened_revision": 5}, {"opened"}),
        (lambda e: _entry(e, "move", sealed=True, amended=True), {"amended": False}, {"entry"}),
        (
            lambda e: _entry(e, "move", sealed=True, amended=False, opened_revision=None),
            {"opened_revision": 20},
            {"opened"},
        ),
    ],
)
def test_the_first_wrong_entry_is_named(
    export: dict[str, Any],
    chosen: Callable[[dict[str, Any]], dict[str, Any]],
    change: dict[str, Any],
    faults: set[str],
) -> None:
    entry = chosen(export)
    place = export["entries"].index(entry) + 1
    entry.update(change)
    found = _verified(export)
    assert (found.ok, found.revision, found.entries) == (False, place, place - 1)
    assert found.fault in faults


def test_an_added_or_missing_move_is_found(export: dict[str, Any]) -> None:
    entries = list(export["entries"])
    export["entries"] = [*entries[:5], *entries[6:]]
    assert _verified(export) == Verification(False, 5, "order", 6)
    export["entries"] = [*entries, entries[-1] | {"revision": len(entries) + 1}]
    assert _verified(export) == Verification(False, len(entries), "not_allowed", len(entries) + 1)
    export["entries"] = entries[:-3]
    assert _verified(export).fault in {"outcome", "opened"}


async def test_another_move_of_a_computer_is_noticed(services: Services) -> None:
    match = await started(services, TALLY, ANN, computers=1)
    await say(services, match, ANN, "add 50", "end")
    await run_computers(services, match)
    await services.lobby.cancel(match, ANN.user_id, staff=True)
    export = await _export(services, match)
    robot = export["entries"][3]
    kept = robot["move"]
    other = {"type": "end"} if kept["type"] != "end" else {"type": "roll"}
    robot["move"] = other
    assert _verified(export) == Verification(False, 3, "drawn", 4)
    robot["move"] = kept
    assert _verified(export).fault == "called_off"
    # A computer whose way of choosing nobody knows could have made any move.
    export["seats"][1]["level"] = "clever"
    assert _verified(export) == Verification(False, 0, "seats", 1)


async def test_moves_of_a_computer_that_chooses_by_topic_hold(services: Services) -> None:
    match = await started(services, "auction", ANN, computers=2, options={"length": "long"})
    for _ in range(30):
        await run_computers(services, match)
        seen = await services.observations.public(match)
        if any(decision.seat == 0 for decision in seen.awaited()):
            await services.matches.play_default(match, Seat(0), seen.revision)
    assert seen.revision > 20
    assert (await services.proofs.verify(match)).fault == ""


def test_numbers_of_another_kind_are_not_the_same(export: dict[str, Any]) -> None:
    start = _entry(export, "start")
    text = msgspec.json.encode(start["events"]).decode()
    other = text.replace(":1", ":1.0", 1)
    assert other != text
    whole = msgspec.json.encode(export).decode()
    assert verify(whole.replace(text, other, 1).encode()) == Verification(False, 0, "events", 1)
    true = text.replace(":1", ":true", 1)
    assert verify(whole.replace(text, true, 1).encode()) == Verification(False, 0, "events", 1)


def test_a_file_cut_short_does_not_pass_for_a_match(export: dict[str, Any]) -> None:
    """Neither as one that still runs, nor as one that was called off, nor as an empty table."""
    entries = export["entries"]
    ending: dict[str, Any] = {
        **dict.fromkeys(("seat", "move", "opened_revision", "undoes")),
        **dict.fromkeys(("decision", "notation", "receipt", "salt"), ""),
        "kind": "end",
        "events": [],
        "barrier": True,
        "sealed": False,
        "amended": False,
        "made_at": 0,
        "revision": 2,
    }
    for seat in export["seats"]:
        seat |= {"left_revision": None, "sitter": "person" if seat["sitter"] == "absent" else seat["sitter"]}
    short = export | {"entries": entries[:1], "outcome": None, "snapshot": None}
    assert _verified(short | {"status": "running"}).fault == "not_over"
    assert _verified(short | {"status": "open", "entries": []}).fault == "not_over"
    first = _state_after_the_start(export)
    called_off = short | {"status": "cancelled", "entries": [*entries[:1], ending], "snapshot": first}
    assert _verified(called_off) == Verification(False, 2, "called_off")


def _state_after_the_start(export: dict[str, Any]) -> Any:
    """Return the state with which the match began, as a file has it."""
    read = msgspec.json.decode(msgspec.json.encode(export), type=Export)
    return msgspec.json.decode(encode(state_at(read, registry.find(read.game), 1)))


def _set(**fields: Any) -> Tamper:
    return lambda export: export.update(fields)


def _newer_kind(export: dict[str, Any]) -> None:
    export["entries"][2]["kind"] = "repaired_by_staff"


def _other_salt(export: dict[str, Any]) -> None:
    export["seats"][1]["salt"] = "not what Boris typed"


def _other_state(export: dict[str, Any]) -> None:
    export["snapshot"]["coins"][0] += 1


def _other_places(export: dict[str, Any]) -> None:
    export["outcome"]["places"] = [1, 2, 3, 4]


def _foreign_seat(export: dict[str, Any]) -> None:
    export["seats"][1]["seat"] = 3


def _never_left(export: dict[str, Any]) -> None:
    seat = next(seat for seat in export["seats"] if seat["sitter"] == "person")
    seat |= {"sitter": "absent", "left_revision": 99}


@pytest.mark.parametrize(
    ("tamper", "fault", "revision"),
    [
        (_set(secret="ab" * 32), "commitment", None),
        (_set(secret="nonsense"), "not_an_export", None),
        (_set(commitment="ab" * 32), "commitment", None),
        (_set(format="else"), "not_an_export", None),
        (_set(seats=None), "not_an_export", None),
        (_set(seats=[]), "not_allowed", 1),
        (_set(game="chess"), "unknown_rules", None),
        (_set(rules_version=99), "unknown_rules", None),
        (_set(version=2), "unknown_version", None),
        (_set(version=2, seats={}, entries={}), "unknown_version", None),
        (_set(version=2, status="running"), "unknown_version", None),
        (_newer_kind, "unknown_kind", 3),
        (_foreign_seat, "seats", 1),
        (_never_left, "seats", None),
        (_set(options={}), "not_allowed", 1),
        (_set(options={"stakes": "huge"}), "not_allowed", 1),
        (_set(status="running"), "not_over", None),
        (_set(status="cancelled"), "outcome", None),
        (_set(outcome=None), "outcome", None),
        (_set(snapshot=None), "snapshot", None),
        (_set(snapshot={}), "snapshot", None),
        (_set(entries=[]), "outcome", None),
        (_other_salt, "events", 1),
        (_other_state, "snapshot", None),
        (_other_places, "outcome", None),
    ],
)
def test_other_faults(export: dict[str, Any], tamper: Tamper, fault: str, revision: int | None) -> None:
    tamper(export)
    found = _verified(export)
    assert (found.ok, found.fault, found.revision) == (False, fault, revision)


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff", b"null", b'{"format": "sealed-orders-match"}'])
def test_other_data_are_no_export(data: bytes) -> None:
    assert verify(data) == Verification(False, 0, "not_an_export")


def test_every_small_change_of_the_entries_is_noticed(export: dict[str, Any]) -> None:
    """Change one value after another; only times may be changed unnoticed."""
    for entry in export["entries"]:
        for field, value in entry.items():
            if field == "made_at":
                continue
            entry[field] = _changed(value)
            assert not _verified(export).ok, (entry["revision"], field)
            entry[field] = value
    assert _verified(export).ok


def _changed(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return 1
        case str():
            return value + "x"
        case list():
            return [*value, {}]
    return {}


async def test_the_command_line_works_alone(services: Services, tmp_path: Path) -> None:
    """With nothing but the file and the rules: another process, another folder, one of the real games."""
    match = await started(services, "tetranomicon", ANN, computers=1)
    await finish(services, match, ANN)
    export = await services.proofs.export(match, None)
    (tmp_path / "good.json").write_bytes(export)
    (tmp_path / "bad.json").write_bytes(export.replace(b'"seat": 0', b'"seat": 1'))

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "play.verify", *arguments]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    good = run(str(tmp_path / "good.json"))
    assert (good.returncode, good.stderr) == (0, "")
    assert "The moves hold" in good.stdout and "Not checked" in good.stdout
    bad = run(str(tmp_path / "bad.json"))
    assert bad.returncode == 1
    assert "does not hold" in bad.stderr
    assert run(str(tmp_path / "none.json")).returncode == 2


@pytest.mark.parametrize(
    ("newer", "said"),
    [
        ({"version": 2, "entries": {"pages": []}, "seats": None}, "version 2 of the format, and this program knows"),
        ({"version": 2}, "version 2 of the format, and this program knows version 1"),
        ({"game": "tetranomicon", "rules_version": 99}, "rules 99 of tetranomicon, and this program knows"),
        ({}, "entry 3 is of a kind that this program does not know: 'repaired_by_staff'"),
    ],
)
def test_what_a_newer_program_wrote_is_refused_in_words(
    export: dict[str, Any], newer: dict[str, Any], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such a file is sound: it must not be called broken, nor end in a traceback, in whatever shape a later one is."""
    if not newer:
        _newer_kind(export)
    (tmp_path / "newer.json").write_bytes(msgspec.json.encode({**export, **newer}))
    assert main([str(tmp_path / "newer.json")]) == 1
    told = capsys.readouterr().err
    assert "cannot be checked here" in told and said in told and "newer version of this program" in told
    assert "does not hold" not in told and "no exported match" not in told


def test_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_fault_has_words(language: str) -> None:
    assert {f"verify-{code}" for code in MEANINGS} == set(words(language).keys("verify-")) - {"verify-at"}


async def test_exports_name_nobody_by_id(services: Services) -> None:
    ann, boris = Person(987_654_321_012_345_678, "Ann"), Person(876_543_210_123_456_789, "Boris")
    match = await started(services, "auction", ann, boris)
    for by in (ann, boris):
        export = await services.proofs.export(match, by.user_id)
        assert b"user" not in export
        assert not any(str(person.user_id).encode() in export for person in (ann, boris))


async def test_an_open_table_can_be_exported(services: Services) -> None:
    observation = await refused(services.proofs.export(MatchId(5), None))
    assert observation.code == "unknown_match"
    match = await started(services, TALLY, ANN)
    assert msgspec.json.decode(await services.proofs.export(match, 5))["observer"] is None


def test_no_number_in_a_file_is_longer_than_what_every_reader_of_json_keeps(whole: bytes) -> None:
    """Ids of Discord are; a file that had them as numbers would say something else to JavaScript."""

    def numbers(value: Any) -> Iterator[int]:
        inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        for each in inside:
            yield from numbers(each)
        if isinstance(value, int):
            yield value

    assert max(numbers(msgspec.json.decode(whole))) < 2**53
