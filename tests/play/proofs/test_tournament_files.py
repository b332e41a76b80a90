"""Files of whole tournaments: what holds, what was changed, and whether a match beside one is the one it names."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.kernel.chance import commitment
from play.proofs.export import as_file
from play.proofs.tournament_chain import proof_of
from play.proofs.tournament_file import (
    TournamentCheck,
    TournamentFile,
    check,
    check_match,
    is_of_a_tournament,
    read_tournament,
)
from play.proofs.verification import verify
from play.rules.chain import lots_seed, match_secret
from play.tournament_rules import acts
from play.tournament_rules.secrets import salts_of, secret_of
from play.verify import BESIDE, MEANINGS, OF_TOURNAMENTS, main
from tests.play.proofs.tournament_match import (
    KEPT,
    PAIRING,
    PROOF,
    SECRET,
    after,
    as_published,
    begun_tournament,
    scored,
)

MATCH = 12
Tamper = Callable[[dict[str, Any]], object]


@pytest.fixture
def file(export: dict[str, Any]) -> dict[str, Any]:
    """The file of the tournament to which the match of `export` belongs, to be tampered with."""
    tournament = after(begun_tournament(export["match"]), scored(export["outcome"]["places"]), acts.Ended())
    plain: dict[str, Any] = msgspec.json.decode(as_file(as_published(tournament)))
    return plain


def _read(file: dict[str, Any]) -> TournamentFile:
    read = read_tournament(msgspec.json.encode(file))
    assert read is not None
    return read


def test_what_is_written_is_read_and_holds(file: dict[str, Any]) -> None:
    assert is_of_a_tournament(msgspec.json.encode(file))
    assert check(_read(file)) == TournamentCheck()
    assert check(_read(file | {"secret": None})) == TournamentCheck()


def _pairing(place: int, **fields: object) -> Tamper:
    return lambda file: file["pairings"][place].update(fields)


@pytest.mark.parametrize(
    ("tamper", "fault", "at"),
    [
        (lambda file: file.update(version=2), "unknown_version", ""),
        (lambda file: file.update(secret="ab" * 32), "commitment", ""),
        (lambda file: file.update(secret="nonsense"), "commitment", ""),
        (lambda file: file.update(commitment="ab" * 32), "commitment", ""),
        (lambda file: file["entrants"][1].update(number=1), "entrant", "1"),
        (lambda file: file["entrants"][1].update(number=0), "entrant", "0"),
        (_pairing(2, stage=1, round=3, pairing=17), "path", "1/3/17"),
        (_pairing(2, match="1"), "match", "2/1/18"),
        (_pairing(2, stage=-2), "path", "-2/1/18"),
        (_pairing(0, seats=[]), "seats", "1/1/1"),
        (_pairing(2, seats=[{"entrant": 3}, {"entrant": 3}]), "seats", "2/1/18"),
        (_pairing(2, seats=[{"entrant": 3}, {"entrant": 6}]), "seats", "2/1/18"),
    ],
)
def test_each_change_of_a_tournament_is_named(file: dict[str, Any], tamper: Tamper, fault: str, at: str) -> None:
    """Catches what would let two matches share a secret, or a secret be another than the promised one."""
    tamper(file)
    assert check(_read(file)) == TournamentCheck(fault, at)


def test_a_match_beside_its_tournament_holds(file: dict[str, Any], export: dict[str, Any]) -> None:
    """Also one that was exported before its tournament ended: that has the secret now, so nothing is left open."""
    for secret in (PROOF.secret, None):
        export["tournament"]["secret"] = secret
        found = check_match(_read(file), msgspec.json.encode(export))
        assert (found.ok, found.chain) == (True, "whole")
    assert check_match(_read(file | {"secret": None}), msgspec.json.encode(export)).chain == "salts"


def test_a_secret_that_was_chosen_later_is_found_beside_the_tournament(
    file: dict[str, Any], export: dict[str, Any]
) -> None:
    """Catches a check that believes a match whose own file leaves the secret of the tournament out."""
    other = {"commitment": commitment(b"\xab" * 32)}
    file |= {"secret": "ab" * 32, **other}
    export["tournament"] |= {"secret": None, **other}
    data = msgspec.json.encode(export)
    assert (verify(data).ok, verify(data).chain) == (True, "salts")
    assert check_match(_read(file), data).fault == "tournament_secret"


def _seats(file: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the seats of the match in the file of its tournament."""
    return list(file["pairings"][1]["seats"])


@pytest.mark.parametrize(
    ("tamper", "fault"),
    [
        (lambda _file, match: match.pop("tournament"), "no_tournament"),
        (lambda file, _match: file.update(id="8"), "other_tournament"),
        (lambda file, _match: file.update(game="pearls"), "other_game"),
        (lambda file, _match: file["pairings"][1].update(match="99"), "not_paired"),
        (lambda file, _match: file["pairings"][1].update(match=None), "not_paired"),
        (lambda file, _match: file["pairings"].pop(1), "not_paired"),
        (lambda file, _match: file["pairings"][1]["seats"].reverse(), "other_entrants"),
        (lambda file, _match: file["entrants"][4].update(salt="another"), "other_entrants"),
        (lambda file, _match: file["pairings"][1]["seats"][0].update(twelfths=5), "other_points"),
        (lambda file, _match: [seat.update(twelfths=12 - seat["twelfths"]) for seat in _seats(file)], "other_points"),
        (lambda _file, match: match.update(status="cancelled", outcome=None), "other_points"),
        (lambda _file, match: match["tournament"].update(commitment="ab" * 32), "other_tournament"),
        (lambda _file, match: match["seats"][0].update(salt="another"), "tournament_salt"),
        (lambda _file, match: match["entries"].pop(3), "order"),
        (lambda _file, match: match.update(seats=None), "not_an_export"),
    ],
)
def test_another_match_is_not_taken_for_the_one_that_is_named(
    file: dict[str, Any],
    export: dict[str, Any],
    tamper: Callable[[dict[str, Any], dict[str, Any]], object],
    fault: str,
) -> None:
    """Catches a match that holds by itself but is none of this tournament's, or has another result there."""
    tamper(file, export)
    found = check_match(_read(file), msgspec.json.encode(export))
    assert (found.ok, found.fault) == (False, fault)
    assert fault in BESIDE


def test_a_number_that_was_taken_over_keeps_the_salt_of_matches_that_had_begun(export: dict[str, Any]) -> None:
    """Catches honest matches that fail since their entrants were replaced, twice in the same number and once back."""
    tournament = begun_tournament(export["match"])
    replaced = (acts.Replaced(5, 1), acts.Replaced(5, 4), acts.Replaced(2, 5))
    done = after(tournament, *replaced, scored(export["outcome"]["places"]), acts.Ended())
    assert proof_of(done, export["match"], [seat["salt"] for seat in export["seats"]]) == PROOF
    file = as_published(done, *replaced)
    salts = {entrant.number: (entrant.salt, *entrant.earlier_salts) for entrant in file.entrants}
    assert salts[5] == ("соль Бориса", "four", "one", "what Ann typed")
    assert salts[2] == ("four", "соль Бориса")
    assert (salts[1], salts[3]) == (("what Ann typed", "one"), ("",))
    assert check(file) == TournamentCheck()
    assert check_match(file, msgspec.json.encode(export)).ok


def test_what_a_match_begins_with_is_what_its_file_proves() -> None:
    """Catches a table that is opened with other values than those that are checked, or a secret that is out early."""
    tournament = begun_tournament(MATCH)
    salts = salts_of(tournament, PAIRING)
    assert secret_of(tournament, PAIRING) == match_secret(SECRET, PROOF.path)
    assert proof_of(tournament, MATCH, salts) == KEPT
    assert proof_of(after(tournament, acts.Cancelled()), MATCH, salts) == KEPT, "a match still runs"
    assert proof_of(after(tournament, scored((1, 2)), acts.Ended()), MATCH, salts) == PROOF
    assert proof_of(tournament, MATCH + 1, salts) is None
    assert as_published(after(tournament, acts.Cancelled())).secret is None


def test_points_that_people_gave_are_not_those_of_the_match(file: dict[str, Any], export: dict[str, Any]) -> None:
    """A correction is no forgery: what is not said to be played for is not compared."""
    for seat in file["pairings"][1]["seats"]:
        seat |= {"twelfths": 6, "kind": "corrected"}
    assert check_match(_read(file), msgspec.json.encode(export)).ok


def test_the_command_line(
    file: dict[str, Any], export: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Catches files that are taken for the other kind, and a proof that says too much or forgets what to compare."""
    tournament, match = tmp_path / "tournament.json", tmp_path / "match.json"

    def run(*names: Path) -> tuple[int, str, str]:
        tournament.write_bytes(msgspec.json.encode(file))
        match.write_bytes(msgspec.json.encode(export))
        status = main([str(name) for name in names])
        said = capsys.readouterr()
        return status, said.out, said.err

    status, said, _ = run(tournament, match)
    assert status == 0
    assert "Autumn Cup, holds: 5 entrants and 3 pairings" in said and lots_seed(SECRET).hex() in said
    assert f"Match {export['match']} at 1/3/17 holds, {len(export['entries'])} entries" in said
    assert "Not checked: whether the pairings follow" in said
    assert PROOF.commitment in said and "entrant 5, Name 5: what Ann typed" in said
    file["secret"] = export["tournament"]["secret"] = None
    status, said, _ = run(tournament, match)
    assert status == 0 and "Not checked yet: its secret" in said and SECRET.hex() not in said
    assert run(match, tournament)[0] == run(match, match)[0] == 2
    export["entries"].pop(3)
    status, said, fault = run(tournament, match)
    assert (status, said) == (1, "") and "match.json does not hold: entry 4: " in fault
    file["pairings"][2] |= {"stage": 1, "round": 3, "pairing": 17}
    assert "does not hold: 1/3/17: another pairing has the same path" in run(tournament)[2]
    file["entrants"] = None
    assert "(not_a_tournament)" in run(tournament)[2]
    # One of a later format is sound, in whatever shape.
    file["version"] = 2
    status, said, fault = run(tournament)
    assert (status, said) == (1, "") and "cannot be checked here: it has version 2 of the format" in fault


def test_every_fault_of_a_tournament_has_words() -> None:
    """Catches a code that the command line would end on with a traceback; those of matches are held elsewhere."""
    assert set(OF_TOURNAMENTS) >= {"unknown_version", "commitment", "entrant", "path", "match", "seats"}
    assert set(BESIDE) > set(MEANINGS)


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff", b"null", b'{"format": 7}', b"[" * 100_000])
def test_other_data_are_no_tournament(data: bytes) -> None:
    assert not is_of_a_tournament(data)
    assert read_tournament(data) is None
