"""`python -m tests.golden.computer_exports [GAME...]`: writes the exports of matches with computers again.

Each is a match of one person against the best computer that the game offers, until the person gives up. Who
changes what a computer does raises the `version` of the game's opponents and writes these files anew.
"""

import argparse
import asyncio
import hashlib
import random
import tempfile
from itertools import count
from pathlib import Path

from games import registry
from games.ai.player import offered
from games.kernel.ids import MatchId, Seat
from play.services import Services
from tests.golden.files import EXPORTS_OF_COMPUTERS
from tests.play.matches import ANN, Clock, choices_of, opened
from tests.play.shortcuts import run_computers

DECISIONS = 6
"""Of the computer, at least; a search of a second is repeated by the test too."""


def main() -> None:
    """Write the files of the games asked for, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.computer_exports")
    parser.add_argument("games", nargs="*", metavar="GAME")
    for game_id in parser.parse_args().games or registry.game_ids():
        path = EXPORTS_OF_COMPUTERS / f"{game_id}.json"
        path.write_bytes(asyncio.run(exported(game_id)))
        print(path)


async def exported(game: str) -> bytes:
    """Return the export of a match of `game`; equal programs return equal bytes."""
    numbers = count()

    def entropy(length: int) -> bytes:
        return hashlib.sha256(f"{game} {next(numbers)}".encode()).digest()[:length]

    with tempfile.TemporaryDirectory() as folder:
        services = await Services.open(Path(folder) / "matches.sqlite3", Clock(), entropy)
        try:
            match = await opened(services, game, ANN)
            best = offered(registry.opponents_of(game))[-1]
            await services.lobby.add_computer(match, ANN.user_id, level=str(best))
            await services.lobby.start(match, ANN.user_id)
            await _play(services, match, random.Random(game))
            return await services.proofs.export(match, ANN.user_id)
        finally:
            await services.close()


async def _play(services: Services, match: MatchId, choices: random.Random) -> None:
    """Play at random for the person until the computer has decided often enough, then give up."""
    while True:
        await run_computers(services, match)
        moment = await services.observations.moment(match)
        if moment.public().status != "running":
            return
        made = sum(entry.seat == Seat(1) and entry.level != "" for entry in moment.loaded.entries)
        if made >= DECISIONS:
            await services.matches.resign(match, ANN.user_id)
            continue
        topic, choice = choices.choice(await choices_of(services, match, ANN))
        await services.matches.submit_choice(match, ANN.user_id, moment.public().revision, choice.number, topic=topic)


if __name__ == "__main__":
    main()
