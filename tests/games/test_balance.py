"""Balance: what is counted is what there is, shares are those of who alone used a thing, and a series goes on."""

import argparse
from pathlib import Path

import pytest

from games import registry
from games.ai.arena import Contest
from games.ai.balance import Seen, by_place, key, played, uses
from games.cli import balance
from games.kernel.counting import Thing
from games.kernel.errors import Refusal
from games.kernel.ids import GameId, Seat

RANDOM = "random"
DUEL = Contest(registry.find("dungeon_twister"), None, RANDOM, RANDOM, 2)


def counted(game_id: str, seats: int) -> Seen:
    """Return a match of a game at random."""
    contest = Contest(registry.find(game_id), None, RANDOM, RANDOM, seats)
    return played(contest, registry.counts_of(game_id), 0)


@pytest.mark.parametrize(
    ("game_id", "seats"), [("tetranomicon", 4), ("dungeon_lords", 3), ("dungeon_twister", 2), ("legends_of_signum", 2)]
)
def test_every_thing_that_is_counted_is_listed(game_id: str, seats: int) -> None:
    """Catches an event that names another thing than the list of what there is, which no table would show."""
    match, counts = counted(game_id, seats), registry.counts_of(game_id)
    known = {key(Thing(Seat(0), kind, each)) for kind, ids in counts.every.items() for each in ids}
    found = {name for held in match.things for name in held}
    assert found
    assert found <= known
    assert match.first in range(seats)
    assert match.rounds > 0
    assert len(match.things) == seats


def test_what_all_have_used_tells_nothing_and_what_one_has_used_does() -> None:
    """Catches a share that is one half because both had the same, and one that counts who did not use it."""
    both, one = {"card/sword": 1}, {"card/sword": 2, "card/rope": 1}
    matches = [
        Seen(0, RANDOM, 0, (1.0, 0.0), (5, 2), 10, 3, "victory", (one, both)),
        Seen(1, RANDOM, 1, (0.0, 1.0), (1, 5), 10, 3, "victory", ({}, one)),
        Seen(2, RANDOM, None, (0.5, 0.5), (1, 1), 10, 3, "no_progress", ({}, {})),
    ]
    sword, rope, wand = uses(DUEL, {"card": ("sword", "rope", "wand")}, matches)
    assert (sword.seats, sword.times) == (3 / 6, 5 / 6)
    assert sword.share is not None and (sword.share.share, sword.share.size) == (1.0, 1)
    assert rope.share is not None and (rope.share.share, rope.share.size, rope.share.equal) == (1.0, 2, 0.5)
    assert (wand.seats, wand.share) == (0, None)
    assert [(place, share.share, share.size) for place, share in by_place(DUEL, matches)] == [(0, 1.0, 2), (1, 0.0, 2)]


def test_a_series_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Catches matches that are played twice, and a page that loses what is written around the tables."""
    page, file = tmp_path / "balance.md", tmp_path / "tetranomicon.jsonl"
    page.write_text("Before.\n<!-- balance tetranomicon 2 -->\nold\n<!-- end -->\nAfter.\n", encoding="utf-8")
    parser = argparse.ArgumentParser()
    balance.add_to(parser.add_subparsers())
    typed = ["balance", "tetranomicon", "--level", RANDOM, "--file", str(file), "--page", str(page)]
    balance.run(parser.parse_args([*typed, "--matches", "2"]))
    first = file.read_bytes()
    balance.run(parser.parse_args([*typed, "--matches", "3", "--seconds", "60"]))
    assert file.read_bytes().startswith(first)
    assert len(file.read_bytes().splitlines()) == 3
    said = page.read_text(encoding="utf-8")
    assert said.startswith("Before.\n") and said.endswith("<!-- end -->\nAfter.\n")
    assert "old" not in said and "3 matches of `random`" in said
    assert capsys.readouterr().out.count("| begins |") == 2
    file.write_bytes(file.read_bytes().replace(b'"random"', b'"normal.0"'))
    balance.run(parser.parse_args([*typed, "--matches", "1"]))
    assert file.read_bytes().count(b'"random"') == 1, "what another version has played does not count"
    with pytest.raises(Refusal, match="balance_no_place"):
        balance.placed(said, "tetranomicon 3", "tables")


def test_a_game_that_counts_nothing_is_refused() -> None:
    with pytest.raises(Refusal, match="not_counted"):
        registry.counts_of(GameId("auction"))
