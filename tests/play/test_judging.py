"""Ending a match as a computer judges it: what is agreed on, until when, and that everybody can check it."""

import random
from typing import Any

import msgspec
import pytest

from games import registry
from games.kernel.ids import MatchId
from games.kernel.judged import read
from games.kernel.observation import Motion
from games.kernel.pace import DAY
from play.proofs.verification import verify
from play.services import Services
from play.verify import main
from tests.architecture.sources import game_packages
from tests.play.due import carried_unopposed
from tests.play.matches import ANN, BORIS, GLEB, PEOPLE, TALLY, Clock, opened, refused, seated, started, to_bids
from tests.play.opponents import Sums, opponents
from tests.play.shortcuts import submit_line
from tests.play.tally import Tally
from tests.play.test_presence import LONG, first_choice, look, with_ghost

ADVISED = [package.name for package in game_packages() if registry.opponents_of(package.name)]


class Seats(Sums):
    """Says that the second seat is ahead."""

    def facts(self, state: Any) -> tuple[tuple[int, ...], ...]:
        """Return more for later seats."""
        return tuple((20 * seat,) for seat in range(2))


@pytest.fixture(autouse=True)
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tally and the auction have opponents."""
    monkeypatch.setitem(registry._opponents, Tally.id, opponents())
    monkeypatch.setitem(registry._opponents, "auction", msgspec.structs.replace(opponents(), advice=Seats()))


async def motion(services: Services, match: MatchId) -> Motion | None:
    """Return the motion as players are told of it; None: they cannot agree on it."""
    moment = await services.observations.moment(match)
    return next((each for each in services.agreements.possible(moment) if each.kind == "judge"), None)


async def ahead(services: Services, clock: Clock) -> MatchId:
    """Return a tally in which Ann is ahead by nine, and it is Boris's turn."""
    match = await started(services, TALLY, ANN, BORIS)
    for line in ("add 9", "end"):
        await submit_line(services, match, ANN.user_id, line)
    return match


async def test_all_agree_to_what_a_computer_has_judged(services: Services, clock: Clock) -> None:
    """A game without points that tell can end so; the places, the log and the file say what everybody agreed to."""
    match = await ahead(services, clock)
    before = await motion(services, match)
    assert before is not None
    assert (before.judged, before.would) == (None, None)
    revision = (await look(services, match)).revision
    assert (await refused(services.agreements.agree(match, ANN.user_id, "judge", revision))).code == "not_judged"
    await services.agreements.judge(match, BORIS.user_id, revision)
    found = await motion(services, match)
    assert found is not None and found.would is not None and found.judged is not None
    assert (found.judged.shares, found.would.places, found.agreed) == ((834, 166), (1, 2), ())
    await services.agreements.agree(match, ANN.user_id, "judge", revision)
    ended = (await services.agreements.agree(match, BORIS.user_id, "judge", revision)).public()
    assert ended.outcome is not None
    assert (ended.status, ended.outcome.reason, ended.outcome.places) == ("ended", "judged", (1, 2))
    assert read(ended.log[-1].notation) == found.judged
    checked = await services.proofs.verify(match)
    assert (checked.ok, checked.judged) == (True, "repeated")


async def test_the_same_position_is_always_judged_alike(services: Services, clock: Clock) -> None:
    """Nobody moves to and fro, or pauses, until chance pleases them; and a move makes it another position."""
    match = await ahead(services, clock)
    await services.agreements.judge(match, ANN.user_id)
    first = await motion(services, match)
    stored = (await services.observations.moment(match)).loaded.row.judged
    clock.now += 5
    await services.agreements.judge(match, BORIS.user_id)
    assert (await services.observations.moment(match)).loaded.row.judged == stored, "it is not asked again"
    done = await submit_line(services, match, BORIS.user_id, "add 3")
    moved = await motion(services, match)
    assert moved is not None and moved.judged is None
    await services.agreements.judge(match, BORIS.user_id)
    await services.matches.undo(match, BORIS.user_id, done.revision)
    await services.agreements.judge(match, BORIS.user_id)
    again = await motion(services, match)
    assert first is not None and again is not None
    assert again.judged == first.judged


async def test_votes_lapse_with_the_position(services: Services, clock: Clock) -> None:
    """Else Boris could make a move and then agree to what was judged before it."""
    match = await ahead(services, clock)
    revision = (await look(services, match)).revision
    await services.agreements.judge(match, ANN.user_id, revision)
    await services.agreements.agree(match, ANN.user_id, "judge", revision)
    await submit_line(services, match, BORIS.user_id, "add 3")
    moved = await motion(services, match)
    assert moved is not None
    assert (moved.agreed, moved.lapsed) == ((), (0,))
    assert (await refused(services.agreements.agree(match, BORIS.user_id, "judge", revision))).code == "stale"
    assert (await refused(services.agreements.agree(match, BORIS.user_id, "judge"))).code == "not_judged"
    assert (await refused(services.agreements.judge(match, BORIS.user_id, revision))).code == "stale"


async def test_a_table_without_hints_is_told_once_a_day(services: Services, clock: Clock) -> None:
    """To judge the position after each move, and take it back, would be a hint; the same position may be asked for."""
    match = await opened(services, TALLY, ANN, BORIS)
    await services.hints.allow(match, ANN.user_id, has_hints=False)
    await services.lobby.start(match, ANN.user_id)
    await services.agreements.judge(match, ANN.user_id)
    await services.agreements.judge(match, BORIS.user_id)
    until = clock.now + DAY
    await submit_line(services, match, ANN.user_id, "add 3")
    refusal = await refused(services.agreements.judge(match, ANN.user_id))
    assert (refusal.code, refusal.facts) == ("judged_lately", {"until": str(until)})
    assert await motion(services, match) is None
    clock.now = until
    await services.agreements.judge(match, ANN.user_id)


async def test_who_cannot_let_a_computer_judge(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = services.agreements.judge
    alone = await started(services, TALLY, ANN, computers=1)
    assert (await refused(judge(alone, ANN.user_id))).code == "nobody_missing"
    match = await started(services, TALLY, ANN, BORIS)
    assert (await refused(judge(match, GLEB.user_id))).code == "not_a_player"
    in_tournament = await seated(services)
    refusal = await refused(judge(in_tournament, ANN.user_id))
    assert (refusal.code, refusal.facts) == ("motion_off", {"motion": "judge"})
    monkeypatch.delitem(registry._opponents, Tally.id)
    assert (await refused(judge(match, ANN.user_id))).code == "no_judge"
    assert await motion(services, match) is None


async def test_nothing_is_judged_while_a_sealed_answer_lies(services: Services) -> None:
    """Who has answered would know more of the position than who has not."""
    match = await started(services, "auction", ANN, BORIS)
    await to_bids(services, match)
    await first_choice(services, match, (await look(services, match)).awaited()[0].seat)
    assert (await refused(services.agreements.judge(match, ANN.user_id))).code == "sealed_lies"


async def test_who_is_away_is_told_and_comes_last(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, options=LONG)
    while (await motion(services, match)) is None:
        await first_choice(services, match, (await look(services, match)).awaited()[0].seat)
    revision = (await look(services, match)).revision
    await services.agreements.judge(match, ANN.user_id, revision)
    await services.agreements.agree(match, ANN.user_id, "judge", revision)
    ended = await carried_unopposed(services, clock, match, "judge")
    assert ended.outcome is not None
    assert (ended.outcome.reason, ended.outcome.places) == ("judged", (1, 2)), "though Boris's seat was ahead"
    assert (await services.proofs.verify(match)).ok


async def judged(services: Services, match: MatchId) -> dict[str, Any]:
    """End a match of Ann and Boris as a computer judges it, and return its file."""
    revision = (await look(services, match)).revision
    await services.agreements.judge(match, ANN.user_id, revision)
    for person in (ANN, BORIS):
        await services.agreements.agree(match, person.user_id, "judge", revision)
    found: dict[str, Any] = msgspec.json.decode(await services.proofs.export(match, ANN.user_id))
    return found


async def test_a_forged_judgement_is_found(services: Services, clock: Clock) -> None:
    """Whose victory it was cannot be changed in the file, nor who said so."""
    export = await judged(services, await ahead(services, clock))
    last = export["entries"][-1]
    assert last["notation"] == "1.1 834 166"
    for notation, fault in (
        ("1.1 833 167", "judged"),
        ("1.1 166 834", "judged"),
        ("1.1 834 166 0", "not_allowed"),
        ("1.1 0834 166", "not_allowed"),
        ("", "not_allowed"),
    ):
        last["notation"] = notation
        assert verify(msgspec.json.encode(export)).fault == fault
    last["notation"] = "1.1 834 166"
    last["seat"] = None
    assert verify(msgspec.json.encode(export)).fault == "not_allowed"


async def test_a_judge_that_is_gone_is_not_repeated_and_not_wrong(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    export = msgspec.json.encode(await judged(services, await ahead(services, clock)))
    (tmp_path / "match.json").write_bytes(export)
    assert main([str(tmp_path / "match.json")]) == 0
    assert "The computer's judgement by which it ended was found again" in capsys.readouterr().out
    monkeypatch.setitem(registry._opponents, Tally.id, opponents(2))
    assert verify(export).judged == "gone"
    assert main([str(tmp_path / "match.json")]) == 0
    assert "Not repeated: the computer's judgement" in capsys.readouterr().out


@pytest.mark.parametrize("game", ADVISED)
async def test_every_game_ends_so(services: Services, game: str) -> None:
    rules = registry.find(game)
    people = PEOPLE[: max(2, min(rules.seat_counts))]
    match, rng = await started(services, game, *people), random.Random(7)
    for _ in range(8):
        observation = await look(services, match)
        seat = observation.awaited()[0].seat
        moment = await services.observations.moment(match)
        topic = rng.choice(await services.observations.every_choice(moment, PEOPLE[seat].user_id))
        choice = rng.choice(topic.choices).number
        await services.matches.submit_choice(
            match, PEOPLE[seat].user_id, observation.revision, choice, topic=topic.topic
        )
    while await motion(services, match) is None:
        await first_choice(services, match, (await look(services, match)).awaited()[0].seat)
    await services.agreements.judge(match, ANN.user_id)
    for person in people:
        ended = (await services.agreements.agree(match, person.user_id, "judge")).public()
    assert ended.outcome is not None and ended.outcome.reason == "judged"
    checked = await services.proofs.verify(match)
    assert (checked.ok, checked.judged) == (True, "repeated")
