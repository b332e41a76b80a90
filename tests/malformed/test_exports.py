"""Damaged and forged exports: verified correctly, or refused with words, in time proportional to their length."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from games import registry
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame
from games.position import read_position
from play.proofs.verification import Verification, verify
from play.verify import MEANINGS
from tests.malformed.exports import exports_of, lengthened
from tests.malformed.mutation import bent_json
from tests.malformed.trying import generators, survived
from tests.sampling import sample, sampled
from text import LANGUAGES, words

TRIES = sample(100, hunt=350)
EVIDENCE = ("secret", "commitment", "options", "snapshot", "status", "game", "rules_version")
OF_OUTCOME = ("places", "scores", "reason")
OF_ENTRY = (
    "revision", "kind", "seat", "move", "notation", "events", "barrier", "sealed", "receipt", "salt", "undoes",
)  # fmt: skip
TIMES = 14_000
"""Moves and undos that make a file of about 10 megabytes."""


def test_good_exports_verify(game: AnyGame) -> None:
    ended, called_off, running = exports_of(game.id)
    assert verify(ended).ok
    assert verify(called_off).fault == "called_off"
    assert verify(running).fault == "not_over"


def test_damaged_exports_are_verified_correctly(game: AnyGame) -> None:
    good = [json.loads(data) for data in exports_of(game.id)]
    for rng in generators(f"exports {game.id}", TRIES):
        whole = rng.choice(good)
        data = bent_json(rng, whole)
        found = survived(verify, data)
        assert isinstance(found, Verification)
        assert found.ok == (found.fault == "")
        assert found.fault in {"", *MEANINGS}
        if found.ok or found.fault == "called_off":
            assert _evidence(json.loads(data)) == _evidence(whole)


def _evidence(export: dict[str, Any]) -> list[object]:
    """Return what an export proves, without keys that have no meaning."""
    return [
        *(export[key] for key in EVIDENCE),
        _known(export["outcome"] or {}, OF_OUTCOME),
        *(_known(entry, OF_ENTRY) for entry in export["entries"]),
    ]


def _known(struct: dict[str, Any], keys: Sequence[str]) -> dict[str, Any]:
    return {key: struct.get(key) for key in keys}


def test_damaged_exports_are_positions_or_refused_in_words(game: AnyGame) -> None:
    good = [json.loads(data) for data in exports_of(game.id)]
    for rng in generators(f"export positions {game.id}", TRIES):
        data = bent_json(rng, rng.choice(good))
        at = rng.choice((None, None, 0, 1, 5, 10**9, -1))
        refusal = survived(lambda data: _refused(data, at), data)  # noqa: B023 - called at once
        if refusal is not None:
            assert _has_words(refusal, game.id), refusal.code


def _refused(data: bytes, at: int | None) -> Refusal | None:
    try:
        read_position(data, at)
    except Refusal as refusal:
        return refusal
    return None


def _has_words(refusal: Refusal, game: str) -> bool:
    keys = (f"refusal-{refusal.code}", f"{game}-refusal-{refusal.code}")
    return all(any(words(language).has(key) for key in keys) for language in LANGUAGES)


@pytest.mark.parametrize("game_id", sampled(registry.game_ids(), ["auction"]))
def test_a_file_of_ten_megabytes_is_verified_quickly(game_id: str) -> None:
    """Work that grew with the square of the entries would take an hour here."""
    data = lengthened(exports_of(game_id)[1], TIMES)
    assert len(data) > 8_000_000
    found = verify(data)
    # All entries were checked; but the file of a match that was called off cannot show that nothing is missing.
    assert (found.fault, found.entries > 2 * TIMES) == ("called_off", True)
    assert read_position(data).revision > 2 * TIMES
