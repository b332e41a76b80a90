"""Exported matches as the services write them: one ended, one running and one cancelled for each game, made once."""

import asyncio
import hashlib
import json
import tempfile
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from games import registry
from games.kernel.ids import MatchId
from play.rules.seeds import receipt_of, salt_of
from play.seats.lobby import NewTable
from play.services import Services
from tests.play.matches import ANN, PEOPLE, Clock
from tests.play.shortcuts import private, run_computers, submit_line

MOST_MOVES = 2_000


@cache
def exports_of(game: str) -> tuple[bytes, ...]:
    """Return a whole match with a computer player, a cancelled one after an undo, and a running one."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_exports(game, Path(folder)))


async def _exports(game: str, folder: Path) -> tuple[bytes, ...]:
    numbers = count()
    services = await Services.open(
        folder / "services.sqlite3", Clock(), lambda size: hashlib.sha256(f"{next(numbers)}".encode()).digest()[:size]
    )
    try:
        ended = await _begun(services, game, computer=True)
        await _finish(services, ended)
        called_off = await _begun(services, game, computer=False)
        await _back_and_forth(services, called_off)
        running = await services.proofs.export(called_off, ANN.user_id)
        await services.lobby.cancel(called_off, ANN.user_id, staff=True)
        return await services.proofs.export(ended, None), await services.proofs.export(called_off, None), running
    finally:
        await services.close()


async def _begun(services: Services, game: str, *, computer: bool) -> MatchId:
    """Start a match with as few seats as possible, one of them with a computer player if `computer`."""
    observation = await services.lobby.open_table(NewTable(game, ANN, "salt", "en"))
    least = registry.find(game).seat_counts[0]
    for person in PEOPLE[1 : least - computer]:
        await services.lobby.join(observation.match, person, "more salt")
    if computer:
        # Whether thought-out moves are found again is asked elsewhere; each damaged copy would think anew.
        await services.lobby.add_computer(observation.match, ANN.user_id, level="random")
    await services.lobby.start(observation.match, ANN.user_id)
    return observation.match


async def _finish(services: Services, match: MatchId) -> None:
    for _ in range(MOST_MOVES):
        await run_computers(services, match)
        observation = await services.observations.public(match)
        if observation.status != "running":
            return
        await _move(services, match, -1)
    raise AssertionError("the match does not end")


async def _move(services: Services, match: MatchId, place: int) -> int:
    """Let the awaited player make one of the legal moves; return who it was."""
    observation = await services.observations.public(match)
    user_id = PEOPLE[observation.awaited()[0].seat].user_id
    moment = await services.observations.moment(match)
    choices = [each for one in moment.every_choice(moment.loaded.seat_of(user_id)) for each in one.choices]
    await submit_line(services, match, user_id, choices[place].notation)
    return user_id


async def _back_and_forth(services: Services, match: MatchId) -> None:
    """Move until a move can be taken back, and take it back."""
    for _ in range(MOST_MOVES):
        user_id = await _move(services, match, 0)
        observation = await private(services, match, user_id)
        if observation.status != "running":
            raise AssertionError("nothing can be taken back")
        if observation.undoable:
            await services.matches.undo(match, user_id, observation.revision)
            return


def _seal(move: dict[str, Any], revision: int, secret: str) -> dict[str, str]:
    """Return receipt and salt of a move that is sealed again at `revision`; nothing for an open move."""
    if not move["sealed"]:
        return {}
    salt = salt_of(bytes.fromhex(secret), revision, move["seat"])
    return {"salt": salt, "receipt": receipt_of(salt, move["notation"])}


def lengthened(export: bytes, times: int) -> bytes:
    """Return a cancelled match in which the last move and its undo are repeated `times` times; it is still valid."""
    plain: dict[str, Any] = json.loads(export)
    *before, move, back, end = plain["entries"]
    assert (back["kind"], end["kind"]) == ("undo", "end")
    entries = [*before, move, back]
    for _ in range(times):
        revision = len(entries) + 1
        entries.append({**move, "revision": revision, **_seal(move, revision, plain["secret"])})
        entries.append({**back, "revision": revision + 1, "undoes": revision})
    plain["entries"] = [*entries, {**end, "revision": len(entries) + 1}]
    return json.dumps(plain).encode()
