"""`python -m tests.season.year FOLDER [MATCHES]`: a year of rated matches of one server, 2,000 where nothing is said.

Forty people of different strength play Tetranomicon in pairs: each makes some moves, then whoever is drawn as the loser
resigns. All goes through the services. Then ratings are compared with strengths, and the board and the profile of who
has played most are written into FOLDER, in both languages. `python -m play.ratings recompute` takes the database there.
"""

import asyncio
import math
import os
import random
import sys
from pathlib import Path
from typing import Final

from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.rules.rating import BETA
from play.seats.lobby import Person
from play.services import Services
from render.limits import MOST_TEXT
from render.page import Page, Paragraph
from render.pages.profile import profile_page
from render.pages.ratings import leaderboard_page
from render.painter import font_environment, paint
from tests.play.formats.flow_model import correlation
from tests.play.matches import Clock, started
from text import LANGUAGES, words

PEOPLE: Final = 40
SERVER: Final = 70
GAME: Final = "tetranomicon"
LADDER: Final = "tetranomicon.duel"
MOVES: Final = 3
"""So many moves each makes at least: whoever has answered fewer decisions is not rated."""


def person(number: int) -> Person:
    """Return one of the people."""
    return Person(10_000 + number, f"Player {number + 1}")


async def played(services: Services, pair: tuple[int, int], loser: int, drawn: random.Random) -> None:
    """Play a match of two until each has made some moves, and let the loser resign."""
    match = await started(services, GAME, *map(person, pair), pace="daily", guild_id=SERVER)
    made = dict.fromkeys((person(each).user_id for each in pair), 0)
    while min(made.values()) < MOVES:
        user_id = await _moved(services, match, drawn)
        made[user_id] += 1
    await services.matches.resign(match, person(loser).user_id)


async def _moved(services: Services, match: MatchId, drawn: random.Random) -> int:
    """Make a move of who is awaited; return who that is."""
    moment = await services.observations.moment(match)
    seen = moment.public()
    user_id = seen.face(seen.awaited()[0].seat).user_id or 0
    own = await services.observations.choosing(moment, user_id)
    if len(own.topics) > 1:
        own = await services.observations.choosing(moment, user_id, drawn.randrange(len(own.topics)))
    choice = drawn.choice(own.choices)
    await services.matches.submit_choice(match, user_id, own.revision, choice.number, moment, topic=own.topic)
    return user_id


async def year(folder: Path, matches: int) -> None:
    """Play so many matches in a year, and write what came out."""
    clock, drawn = Clock(), random.Random("year")
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.update(font_environment(folder))
    services = await Services.open(folder / "year.sqlite3", clock)
    strengths = [drawn.gauss(25, 25 / 3) for _ in range(PEOPLE)]
    often = [drawn.uniform(0.2, 1) for _ in range(PEOPLE)]
    try:
        for _ in range(matches):
            one, other = _pair(often, drawn)
            chance = 1 / (1 + math.exp((strengths[other] - strengths[one]) / (BETA * math.sqrt(2))))
            await played(services, (one, other), other if drawn.random() < chance else one, drawn)
            clock.now += 365 * DAY // matches
        ratings = [await _points(services, number) for number in range(PEOPLE)]
        known = [(rating, strengths[number]) for number, rating in enumerate(ratings) if rating is not None]
        print(f"{matches} matches, {len(known)} of {PEOPLE} have a number")
        if len(known) > 1:
            found = correlation([rating for rating, _ in known], [strength for _, strength in known])
            print(f"rank correlation with strength {found:.2f}")
        await _write(services, folder, max(range(PEOPLE), key=often.__getitem__))
    finally:
        await services.close()


def _pair(often: list[float], drawn: random.Random) -> tuple[int, int]:
    one, other = drawn.choices(range(PEOPLE), often, k=2)
    return (one, other) if one != other else _pair(often, drawn)


async def _points(services: Services, number: int) -> int | None:
    strengths = await services.ratings.of_person(person(number).user_id)
    return next((each.points for each in strengths if each.ladder == LADDER and not each.missing), None)


async def _write(services: Services, folder: Path, busy: int) -> None:
    """Write the board and the profile of who has played most, as text and pictures."""
    user_id = person(busy).user_id
    board, profile = (
        await services.ratings.board(SERVER, (LADDER,), user_id),
        await services.ratings.own_profile(user_id),
    )
    for language in LANGUAGES:
        said = words(language)
        for name, page in (("board", leaderboard_page(board, said)), ("profile", profile_page(profile, said))):
            (folder / f"{name}.{language}.txt").write_text(_text(page), encoding="utf-8")
            for place, picture in enumerate(page.pictures()):
                (folder / f"{name}.{language}.{place}.png").write_bytes(paint(picture.svg))


def _text(page: Page) -> str:
    return "\n\n".join(block.text for block in page.blocks if isinstance(block, Paragraph))[:MOST_TEXT]


if __name__ == "__main__":
    asyncio.run(year(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2_000))
