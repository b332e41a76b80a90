"""A match of each game on SQLite and on PostgreSQL, the same choices at random: its file is equal to the byte."""

import hashlib
import random
from itertools import count
from pathlib import Path

import pytest

from address import Address
from games import registry
from games.kernel.errors import Refusal
from play.services import Services
from tests.db.postgres import drop, with_tables
from tests.play.matches import PEOPLE, Clock, choices_of, started
from tests.sampling import sample

CHOICES = sample(30, 100_000)
"""In `make test` all seats are given up after so many; in `make hunt` the match is played to its end."""


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.game_ids())
async def test_the_file_of_a_match_is_the_same(
    game: str, tmp_path: Path, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch what one engine stores or gives back in another way: order, numbers, yes and no, text."""
    monkeypatch.setattr("address._FOLDER", tmp_path)
    made = with_tables(server)
    assert await _exported(game, made) == await _exported(game, tmp_path / "matches.sqlite3")
    drop(server, made)


async def _exported(game: str, address: Address) -> bytes:
    numbers, choosing = count(), random.Random(game)
    services = await Services.open(
        address, Clock(), lambda length: hashlib.sha256(f"{game} {next(numbers)}".encode()).digest()[:length]
    )
    try:
        people = PEOPLE[: max(2, min(registry.find(game).seat_counts))]
        match = await started(services, game, *people)
        for _ in range(CHOICES):
            public = await services.observations.public(match)
            if public.status != "running":
                break
            person = people[choosing.choice(public.awaited()).seat]
            topic, choice = choosing.choice(await choices_of(services, match, person))
            try:
                await services.matches.submit_choice(match, person.user_id, public.revision, choice.number, topic=topic)
            except Refusal as refusal:
                # Who chooses at random gives an answer again more often than anybody may: the next choice is another.
                assert refusal.code == "too_many_changes", refusal
        for person in people[1:]:
            if (await services.observations.public(match)).status == "running":
                await services.matches.resign(match, person.user_id)
        assert (await services.proofs.verify(match)).ok
        return await services.proofs.export(match, None)
    finally:
        await services.close()
