"""Levels of computers: which a table can have, what entries say, and what everybody can repeat after the match."""

from typing import Any

import msgspec
import pytest

from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.proofs import repeating
from play.proofs.verification import Verification, verify
from play.rules.hints import asked_for
from play.rules.orders import Answer, Order, answer_to, called, renewed, to_choose
from play.services import Services
from play.thinking import pool
from play.verify import main
from tests.play.matches import ANN, BORIS, TALLY, Clock, finish, opened, refused, started
from tests.play.opponents import Always, opponents
from tests.play.tally import Tally
from tests.play.test_presence import look, pass_time


@pytest.fixture
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tally have opponents."""
    monkeypatch.setitem(registry._opponents, Tally.id, opponents())


async def played(services: Services, level: str) -> dict[str, Any]:
    """Return the export of a match against a computer at `level`."""
    match = await opened(services, TALLY, ANN)
    await services.lobby.add_computer(match, ANN.user_id, level=level)
    await services.lobby.start(match, ANN.user_id)
    assert (await finish(services, match, ANN)).status == "ended"
    assert (await services.proofs.verify(match)).ok
    return await exported(services, match)


async def exported(services: Services, match: MatchId) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(await services.proofs.export(match, ANN.user_id))
    return found


def verified(export: dict[str, Any]) -> Verification:
    return verify(msgspec.json.encode(export))


def levels_of(export: dict[str, Any]) -> set[str]:
    return {entry["level"] for entry in export["entries"] if entry["seat"] == 1 and entry["kind"] != "start"}


async def test_a_game_without_opponents_is_played_at_random(services: Services) -> None:
    match = await started(services, TALLY, ANN, computers=1)
    moment = await services.observations.moment(match)
    assert (moment.loaded.seats[1].level, moment.loaded.row.stand_in_level) == ("random", "random")
    other = await opened(services, TALLY, BORIS)
    refusal = await refused(services.lobby.add_computer(other, BORIS.user_id, level="normal.1"))
    assert (refusal.code, refusal.facts) == ("unknown_level", {"word": "normal.1"})


@pytest.mark.usefixtures("advised")
async def test_a_table_takes_any_level_that_its_game_offers(services: Services) -> None:
    match = await opened(services, TALLY, ANN)
    for level in ("", "hard.1"):
        await services.lobby.add_computer(match, ANN.user_id, level=level)
    for level in ("hard.2", "hard", "clever.1", "normal.1.bold"):
        assert (await refused(services.lobby.add_computer(match, ANN.user_id, level=level))).code == "unknown_level"
    moment = await services.observations.moment(match)
    assert [seat.level for seat in moment.loaded.seats] == ["", "normal.1", "hard.1"]
    assert moment.loaded.row.stand_in_level == "normal.1"


@pytest.mark.usefixtures("advised")
async def test_entries_say_who_has_answered_and_can_be_repeated(
    services: Services, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    export = await played(services, "hard.1")
    assert levels_of(export) == {"hard.1"}
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(export))
    assert main([str(file)]) == 0
    computers = sum(entry["level"] == "hard.1" for entry in export["entries"])
    assert f"{computers} moves of computers were found again" in " ".join(capsys.readouterr().out.split())
    one = next(entry for entry in export["entries"] if entry["level"])
    one["level"] = "easy.1"
    found = verified(export)
    assert (found.fault, found.revision) == ("drawn", one["revision"]), "easy makes another move there"
    one["level"] = ""
    assert verified(export).ok, "as in files of before, where the seat alone has a level"
    for stranger in ("clever.1", "hard.1.bold"):
        one["level"] = stranger
        assert verified(export).fault == "entry"


@pytest.mark.usefixtures("advised")
async def test_nobody_answers_better_than_the_seat_says(services: Services) -> None:
    """Else who runs the bot could let a computer play better than everybody was told."""
    export = await played(services, "easy.1")
    one = next(entry for entry in export["entries"] if entry["level"])
    one["level"] = "hard.1"
    assert verified(export).fault == "entry"


async def test_a_version_that_is_gone_is_not_repeated_and_not_wrong(
    services: Services, monkeypatch: pytest.MonkeyPatch, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry._opponents, Tally.id, opponents())
    export = await played(services, "hard.1")
    monkeypatch.setitem(registry._opponents, Tally.id, opponents(2, hard=Always(1)))
    found = verified(export)
    assert (found.ok, found.repeated, list(found.not_repeated)) == (True, 0, ["hard.1"])
    (tmp_path / "match.json").write_bytes(msgspec.json.encode(export))
    assert main([str(tmp_path / "match.json")]) == 0
    assert f"not repeated (hard.1): {found.not_repeated['hard.1']}" in capsys.readouterr().out
    assert renewed(registry.find(TALLY), "hard.1") == "hard.2"


async def test_a_match_goes_on_at_the_new_version_of_its_level(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._opponents, Tally.id, opponents())
    match = await opened(services, TALLY, ANN)
    await services.lobby.add_computer(match, ANN.user_id, level="hard.1")
    await services.lobby.start(match, ANN.user_id)
    monkeypatch.setitem(registry._opponents, Tally.id, opponents(2))
    await finish(services, match, ANN)
    assert levels_of(await exported(services, match)) == {"hard.2"}
    assert (await services.proofs.verify(match)).ok


@pytest.mark.usefixtures("advised")
async def test_a_stand_in_plays_at_the_level_of_its_table(services: Services, clock: Clock) -> None:
    match = await opened(services, TALLY, ANN, BORIS, pace="daily")
    await services.lobby.set_when_late(match, ANN.user_id, "stand_in")
    await services.lobby.start(match, ANN.user_id)
    await pass_time(services, match, clock)
    assert (await look(services, match)).log[-1].kind == "stand_in"
    stored = (await services.observations.moment(match)).loaded.entries[-1]
    assert (stored.kind, stored.level) == ("stand_in", "normal.1")
    assert (await exported(services, match))["entries"][-1]["level"] == "", "not while the match runs"
    found = await services.proofs.verify(match)
    assert (found.ok, found.repeated) == (True, 1)


@pytest.mark.usefixtures("advised")
async def test_a_move_that_is_not_allowed_is_made_by_the_next_lower_level(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of one level stops no match."""

    async def answer(order: Order, *_: Any) -> Answer:
        wrong = Answer(b'{"type":"add","number":100}', order.level)
        return wrong if order.level == "hard.1" else answer_to(order)

    match = await opened(services, TALLY, ANN)
    await services.lobby.add_computer(match, ANN.user_id, level="hard.1")
    await services.lobby.start(match, ANN.user_id)
    monkeypatch.setattr(services._thinking, "answer", answer)
    assert (await finish(services, match, ANN)).status == "ended"
    export = await exported(services, match)
    found = verified(export)
    assert levels_of(export) == {"normal.1"}
    assert found.ok and found.lowered == found.repeated > 0, "and the file says so"


@pytest.mark.usefixtures("advised")
async def test_a_table_goes_on_where_no_process_starts(path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MODULE", "play.thinking.none_such")
    services = await Services.open(path, thinkers=2)
    try:
        export = await played(services, "hard.1")
        assert levels_of(export) == {"easy.1"}
    finally:
        await services.close()


@pytest.mark.usefixtures("advised")
async def test_long_matches_are_repeated_in_processes(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of entries, whatever the number of processes."""
    shares = list[int]()

    def here(orders: Any) -> list[bytes]:
        shares.append(len(orders))
        return [answer_to(order).move for order in orders]

    export = await played(services, "hard.1")
    monkeypatch.setattr(repeating, "LEAST_SECONDS", 0)
    monkeypatch.setattr(repeating, "_in_a_process", here)
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    found = verified(export)
    assert found.ok and len(shares) == 4 and sum(shares) == found.repeated
    last = [entry for entry in export["entries"] if entry["level"]][-2]
    last["level"] = "easy.1"
    assert verified(export).revision == last["revision"]


@pytest.mark.usefixtures("advised")
async def test_a_rematch_has_the_same_opponents_in_their_newest_version(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await opened(services, TALLY, ANN)
    await services.lobby.add_computer(match, ANN.user_id, level="easy.1")
    await services.lobby.start(match, ANN.user_id)
    await finish(services, match, ANN)
    monkeypatch.setitem(registry._opponents, Tally.id, opponents(3))
    again = (await services.observations.moment(await services.lobby.rematch(match, ANN, ""))).loaded
    assert ([row.level for row in again.seats], again.row.stand_in_level) == (["easy.3", ""], "normal.3")


async def test_a_level_is_offered_only_where_it_is_proven(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the game alone a table of two would have computers that are no better than those of the level below."""
    proven = msgspec.structs.replace(opponents(), unproven_at={"hard": (2,)})
    monkeypatch.setitem(registry._opponents, Tally.id, proven)
    game, every = registry.find(TALLY), ("easy.1", "normal.1", "hard.1")
    assert (to_choose(game), to_choose(game, 2), to_choose(game, 3), to_choose(game, 2, 3)) == (
        every,
        every[:2],
        every,
        every,
    )
    assert (called(game, "hard", 3), renewed(game, "hard.1.bold", 3)) == ("hard.1", "hard.1")
    with pytest.raises(Refusal):
        called(game, "hard", 2)
    for seats, level in ((2, "normal.1"), (3, "hard.1")):
        match = await opened(services, TALLY, ANN)
        for _ in range(seats - 1):
            await services.lobby.add_computer(match, ANN.user_id, level="hard.1")
        await services.lobby.start(match, ANN.user_id)
        loaded = (await services.observations.moment(match)).loaded
        assert {row.level for row in loaded.seats if row.sitter == "ai"} == {level}
        assert asked_for(loaded, ANN.user_id, None).level == level
        await finish(services, match, ANN)
        found = verify(await services.proofs.export(match, None))
        assert found.ok and found.lowered == 0


async def test_a_match_goes_on_at_the_level_with_which_it_began(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is found out about a level later changes no match, and its moves are still repeated."""
    monkeypatch.setitem(registry._opponents, Tally.id, opponents())
    match = await opened(services, TALLY, ANN)
    await services.lobby.add_computer(match, ANN.user_id, level="hard.1")
    await services.lobby.start(match, ANN.user_id)
    monkeypatch.setitem(registry._opponents, Tally.id, msgspec.structs.replace(opponents(), unproven_at={"hard": (2,)}))
    await finish(services, match, ANN)
    found = verify(await services.proofs.export(match, None))
    assert found.ok and found.repeated and not found.not_repeated and not found.lowered
