"""Damaged files of tournaments and of their matches: the command line answers in words, whatever is in them."""

import json
from pathlib import Path
from typing import Any

import pytest

from play.proofs.export import as_file
from play.tournament_rules import acts
from play.verify import main
from tests.malformed.mutation import bent_json
from tests.malformed.trying import generators, survived
from tests.play.proofs.tournament_match import after, as_published, begun_tournament, exported, scored
from tests.sampling import sample

TRIES = sample(300, hunt=2_000)


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A match of a tournament, with which the rest of its file is seldom bent away."""
    return exported(tmp_path_factory.mktemp("tournament"))


@pytest.fixture(scope="module")
def tournament(match: dict[str, Any]) -> Any:
    """The file of its tournament."""
    tournament = after(begun_tournament(match["match"]), scored(match["outcome"]["places"]), acts.Ended())
    return json.loads(as_file(as_published(tournament)))


def test_damaged_files_are_answered_in_words(
    tournament: Any, match: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Catches a file that ends in a traceback, or that is refused without a word."""
    whole, of = tmp_path / "tournament.json", tmp_path / "match.json"
    seen = set()
    for rng in generators("tournaments", TRIES):
        whole.write_bytes(bent_json(rng, tournament) if rng.randrange(2) else json.dumps(tournament).encode())
        if rng.randrange(2):
            bent = bent_json(rng, match["tournament"])
            of.write_bytes(json.dumps(match).encode().replace(json.dumps(match["tournament"]).encode(), bent))
        else:
            of.write_bytes(bent_json(rng, match))
        status = survived(main, [str(whole), str(of)])
        said = capsys.readouterr()
        assert (said.out if status == 0 else said.err) and status in {0, 1, 2}
        seen.add(status)
    assert {0, 1} <= seen
