"""Plays tournaments in the simulated Discord to their end: `python -m tests.season FOLDER [NAME…]`.

Without names it plays all of plans.py, one after the other; that of 64 entrants takes most of the time. At the end all
is checked (checks.py). Printed is what came of it, what was asked of Discord, and how long it took; in the folder are
pages and pictures in both languages, pictures as wide as a phone, and all files.
"""

import asyncio
import io
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image

from play.formats.settings import TEAMS
from play.formats.views import TournamentView
from render.page import Page, Paragraph
from render.pages.tournament_card import tournament_card_page
from render.pages.tournament_pairings import pairings_page, rounds_of
from render.pages.tournament_pictures import picture_page
from render.pages.tournament_rules import tournament_rules_page
from render.pages.tournament_standings import picture_buttons, standings_page
from render.pages.tournament_teams import teams_page
from render.studio import Studio
from render.tournament_files import files_of
from tests import quick_simcord
from tests.season.checks import check, figures
from tests.season.plans import PLANS
from tests.season.playing import Cup, Plan
from tests.season.team_playing import TeamCup, TeamPlan
from tests.season.world import Season, season_world
from text.words import LANGUAGES, Words, words

PHONE: Final = 390
"""Width of a phone in its own pixels; pictures are kept twice as fine."""


def cup_of(season: Season, plan: Plan, seed: int) -> Cup:
    """Return what plays a plan."""
    return TeamCup(season, plan, seed) if isinstance(plan, TeamPlan) else Cup(season, plan, seed)


async def played(folder: Path, name: str, plan: Plan, seed: int) -> None:
    """Play a tournament in a world of its own, check it, and write what came of it."""
    began, began_at = time.process_time(), time.perf_counter()
    async with season_world(folder / f"{name}.sqlite3", seed) as season:
        cup = cup_of(season, plan, seed)
        view = await cup.play()
        spent = time.process_time() - began
        print(name, json.dumps(cup.told(view)), flush=True)
        print(f"{spent:.0f} s of processor time, {time.perf_counter() - began_at:.0f} s", flush=True)
        print(json.dumps(figures(cup), indent=1), flush=True)
        await written(folder, name, view)
        whole = await season.world.bot.services.proofs.whole_tournament(cup.number)
        (folder / f"{name}-whole.json").write_bytes(whole)
        await check(cup, view)
    print(name, "is as it should be", flush=True)


async def written(folder: Path, name: str, view: TournamentView) -> None:
    """Write pages, pictures and files in both languages."""
    studio = Studio()
    for language in LANGUAGES:
        said = words(language)
        pages = "\n\n".join(f"{_text(page)}\n-- {_buttons(page)}" for page in _pages(view, said))
        (folder / f"{name}-{language}-pages.txt").write_text(pages, "utf-8")
        for file, content in files_of(view, said).items():
            (folder / f"{name}-{language}-{file}").write_bytes(content)
        for kind in [each.action.arg.rpartition(".")[2] for each in picture_buttons(view, said)]:
            for number, picture in enumerate(picture_page(view, said, 1, kind).pictures(), 1):
                image = Image.open(io.BytesIO(await studio.image(picture.svg)))
                image.thumbnail((2 * PHONE, 8 * PHONE))
                image.save(folder / f"{name}-{language}-{kind}-{number}.png")
    await studio.close()


def _pages(view: TournamentView, said: Words) -> Iterator[Page]:
    """Yield what the first entrant can look at."""
    yield tournament_card_page(view, (), said)
    if view.format == TEAMS:
        yield teams_page(view, said, 1)
    yield standings_page(view, said, 1)
    yield from (pairings_page(view, said, 1, *each) for each in rounds_of(view))
    yield tournament_rules_page(view, said)


def _text(page: Page) -> str:
    return "\n".join(block.text for block in page.blocks if isinstance(block, Paragraph))


def _buttons(page: Page) -> str:
    return " | ".join(button.label for button in page.buttons())


async def main(folder: Path, *names: str) -> None:
    """Play those of these names, or all, in `folder`, which must be empty."""
    folder.mkdir(parents=True, exist_ok=True)
    quick_simcord.install()
    for name in names or PLANS:
        await played(folder, name, *PLANS[name])


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), *sys.argv[2:]))
