"""Files of a tournament's matches: secrets are kept long enough, and a link of the chain that is changed is named."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.kernel.chance import commitment
from games.kernel.exported import TournamentProof
from play.proofs.verification import Verification, verify
from play.rules.chain import match_secret, seat_salt
from play.verify import main
from tests.play.matches import finish
from tests.play.proofs.tournament_match import KEPT, PATH, PROOF, SECRET, begun, open_services, people, told

Tamper = Callable[[dict[str, Any]], object]


def _verified(export: dict[str, Any]) -> Verification:
    return verify(msgspec.json.encode(export))


async def test_no_file_of_a_running_match_has_the_secret_of_the_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even if somebody hands it in too early: the secret of the match, and every draw, would follow from it."""
    told(monkeypatch, PROOF)
    services = await open_services(tmp_path / "services.sqlite3")
    try:
        match = await begun(services)
        for by in (None, people()[0].user_id):
            file = (await services.proofs.export(match, by)).decode()
            assert SECRET.hex() not in file and match_secret(SECRET, PATH).hex() not in file
            given = msgspec.json.decode(file)["tournament"]
            assert msgspec.convert(given, TournamentProof) == KEPT
        assert await services.proofs.tournament(match) is None
    finally:
        await services.close()


async def test_a_stored_match_is_checked_with_its_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, between and after the ends: the bot says of each what it could check, and shows what it may."""
    services = await open_services(tmp_path / "services.sqlite3")
    try:
        match = await begun(services)
        assert (await services.proofs.verify(match)).chain == "none"
        told(monkeypatch, KEPT)
        assert await services.proofs.verify(match) == Verification(True, 1, chain="salts")
        await finish(services, match, *people())
        assert (await services.proofs.verify(match)).chain == "salts"
        told(monkeypatch, PROOF)
        assert (await services.proofs.verify(match)).chain == "whole"
        assert await services.proofs.tournament(match) == PROOF
        told(monkeypatch, msgspec.structs.replace(PROOF, path="1/3/18"))
        assert (await services.proofs.verify(match)).fault == "tournament_path"
    finally:
        await services.close()


def test_a_file_tells_what_could_be_checked(export: dict[str, Any]) -> None:
    whole = Verification(True, len(export["entries"]), chain="whole")
    assert _verified(export) == whole
    export["tournament"]["secret"] = None
    assert _verified(export) == msgspec.structs.replace(whole, chain="salts")
    export["tournament"] = None
    assert _verified(export) == msgspec.structs.replace(whole, chain="none")


def test_the_chain_is_that_of_the_standard_library(export: dict[str, Any]) -> None:
    """What is in the file is what a stranger computes from the words of docs/secrets.md."""
    given = export["tournament"]
    assert export["secret"] == match_secret(bytes.fromhex(given["secret"]), given["path"]).hex()
    assert [seat["salt"] for seat in export["seats"]] == [
        seat_salt(each["salt"], given["path"]) for each in given["entrants"]
    ]


def _set(value: object, *keys: str | int) -> Tamper:
    """Return what puts `value` at `keys` of an export."""

    def changed(export: Any) -> None:
        for key in keys[:-1]:
            export = export[key]
        export[keys[-1]] = value

    return changed


def _of(name: str, value: object) -> Tamper:
    return _set(value, "tournament", name)


def _entrant(place: int, name: str, value: object) -> Tamper:
    return _set(value, "tournament", "entrants", place, name)


def _another_match(export: dict[str, Any]) -> None:
    """Give the match a secret of its own, with the hash that belongs to it, as an operator could have chosen it."""
    export |= {"secret": "ab" * 32, "commitment": commitment(b"\xab" * 32)}


def _all_salts(export: dict[str, Any]) -> None:
    for seat in export["seats"]:
        seat["salt"] = "chosen"


def _fewer(export: dict[str, Any]) -> None:
    export["tournament"]["entrants"].pop()


def _without_a_number(export: dict[str, Any]) -> None:
    """Give the match what follows from the path of another thing, the lots: with it their seed would be shown."""
    secret = match_secret(SECRET, "lots")
    export["tournament"]["path"] = "lots"
    export |= {"secret": secret.hex(), "commitment": commitment(secret)}
    for seat, entrant in zip(export["seats"], export["tournament"]["entrants"], strict=True):
        seat["salt"] = seat_salt(entrant["salt"], "lots")


TAMPERED: Mapping[str, tuple[tuple[Tamper, str], ...]] = {
    "with the secret": (
        (_of("path", "1/3/18"), "tournament_path"),
        (_of("path", "lots"), "tournament_path"),
        (_without_a_number, "tournament_path"),
        (_of("path", "01/3/17"), "tournament_path"),
        (_of("secret", "ab" * 32), "tournament_commitment"),
        (_of("secret", "nonsense"), "tournament_commitment"),
        (_of("secret", ""), "tournament_commitment"),
        (_of("commitment", "ab" * 32), "tournament_commitment"),
        (_entrant(0, "salt", "another"), "tournament_salt"),
        (_entrant(1, "salt", ""), "tournament_salt"),
        (_entrant(1, "seat", 0), "tournament_entrants"),
        (_entrant(1, "entrant", 5), "tournament_entrants"),
        (_entrant(1, "entrant", 0), "tournament_entrants"),
        (_fewer, "tournament_entrants"),
        (_of("entrants", []), "tournament_entrants"),
        (_set("another", "seats", 1, "salt"), "tournament_salt"),
        (_all_salts, "tournament_salt"),
        (_another_match, "tournament_secret"),
        (_set("ab" * 32, "secret"), "commitment"),
        (_set("ab" * 32, "commitment"), "commitment"),
        (_of("entrants", None), "not_an_export"),
        (_of("path", 7), "not_an_export"),
    ),
    "without it": (
        (_of("path", "1/3/18"), "tournament_path"),
        (_entrant(0, "salt", "another"), "tournament_salt"),
        (_set("another", "seats", 1, "salt"), "tournament_salt"),
        (_all_salts, "tournament_path"),
    ),
}


@pytest.mark.parametrize(
    ("tamper", "fault", "is_out"),
    [(tamper, fault, kind == "with the secret") for kind, each in TAMPERED.items() for tamper, fault in each],
)
def test_each_link_that_is_changed_is_named(export: dict[str, Any], tamper: Tamper, fault: str, is_out: bool) -> None:
    """Catches a link that is not checked, and a reason that is not the true one."""
    if not is_out:
        export["tournament"]["secret"] = None
    tamper(export)
    found = _verified(export)
    assert (found.ok, found.fault) == (False, fault)


def test_the_command_line_says_what_it_checked(
    export: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Catches a proof that claims more than could be checked while the tournament runs."""
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(export))
    assert main([str(file)]) == 0
    after = capsys.readouterr().out
    export["tournament"]["secret"] = None
    file.write_bytes(msgspec.json.encode(export))
    assert main([str(file)]) == 0
    before = capsys.readouterr().out
    assert "match 1/3/17 of tournament 7, Autumn Cup:\nits secret follows from the tournament's" in after
    assert "Not checked yet" not in after and "Not checked yet: whether the secret of the match" in before
    assert "seat's salt follows" in before and "its secret follows" not in before
    for said in (after, before):
        assert PROOF.commitment in said and "seat 1, Ann, entrant 5: what Ann typed" in said
    export["tournament"]["path"] = "1/3/18"
    file.write_bytes(msgspec.json.encode(export))
    assert main([str(file)]) == 1
    assert "(tournament_path)" in capsys.readouterr().err
