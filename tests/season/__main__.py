"""Plays three tournaments in the simulated Discord to their end: `python -m tests.season FOLDER`.

The first: 64 entrants in flow, seven matches of Dungeon Twister, then a knock-out of eight; five withdraw, three never
come, of whom one is back in the end, a reserve takes a place over, a result is corrected, and each week the bot is
closed or killed. The second: 30 entrants at tables of Dungeon Lords, five rounds, played by computer players. The
third: nine in a double elimination at tables of Dungeon Lords, of which one advances.

At the end all is checked (checks.py). Printed is what came of it, what was asked of Discord, and how long it took; in
the folder are standings, cross table and bracket in both languages, pictures as wide as a phone, and all files.
"""

import asyncio
import io
import json
import sys
import time
from pathlib import Path
from typing import Final

from PIL import Image

from play.formats.views import TournamentView
from render.page import Page, Paragraph
from render.pages.tournament_pictures import picture_page
from render.pages.tournament_standings import standings_page
from render.studio import Studio
from render.tournament_files import files_of
from tests import quick_simcord
from tests.season.checks import check, figures
from tests.season.playing import Cup, Plan
from tests.season.world import season_world
from text.words import LANGUAGES, words

PHONE: Final = 390
"""Width of a phone in its own pixels; pictures are kept twice as fine."""

TWISTER: Final = Plan(
    "Autumn Cup",
    "dungeon_twister",
    {
        "Name, game…": {"list-4": ["option.victory_points.3"]},
        "Format…": {"list-0": ["format.flow"], "field-1": "7", "list-2": ["at_once.2"], "list-3": ["final.8-1"]},
        "Dates, pace…": {"list-0": ["pace.relaxed"], "field-2": "2026-01-04 12:00"},
        "Who can enter…": {"list-3": ["check_in.48"]},
    },
    entrants=64,
    reserves=2,
    absent=(7, 19, 40),
    leaving=(58, 44, 31, 23, 12),
    back=19,
    is_checked_in=True,
)
LORDS: Final = Plan(
    "Lords' Table",
    "dungeon_lords",
    {
        "Format…": {"list-0": ["format.tables"], "field-1": "5"},
        "Dates, pace…": {"list-0": ["pace.weekly"]},
        "Who can enter…": {"field-0": "30"},
    },
    entrants=30,
    corrected_day=6,
    by_computers=True,
)


DOUBLE: Final = Plan(
    "Double Cup",
    "dungeon_lords",
    {
        "Format…": {"list-0": ["format.knock_out"], "list-4": ["cup.double_tables-1"]},
        "Dates, pace…": {"list-0": ["pace.weekly"]},
        "Who can enter…": {"field-0": "9"},
    },
    entrants=9,
    leaving=(5,),
    leaving_days=9,
    corrected_day=6,
    by_computers=True,
)


async def played(folder: Path, name: str, plan: Plan, seed: int) -> None:
    """Play a tournament in a world of its own, check it, and write what came of it."""
    began, began_at = time.process_time(), time.perf_counter()
    async with season_world(folder / f"{name}.sqlite3", seed) as season:
        cup = Cup(season, plan, seed)
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
    """Write standings, pictures and files in both languages."""
    studio = Studio()
    for language in LANGUAGES:
        said = words(language)
        (folder / f"{name}-{language}-standings.txt").write_text(_text(standings_page(view, said, 1)), "utf-8")
        for file, content in files_of(view, said).items():
            (folder / f"{name}-{language}-{file}").write_bytes(content)
        kinds = ("cross", "race", "bracket") if view.settings.final else ("cross", "race")
        for kind in kinds if view.format != "knock_out" else ("bracket",):
            for number, picture in enumerate(picture_page(view, said, 1, kind).pictures(), 1):
                image = Image.open(io.BytesIO(await studio.image(picture.svg)))
                image.thumbnail((2 * PHONE, 8 * PHONE))
                image.save(folder / f"{name}-{language}-{kind}-{number}.png")
    await studio.close()


def _text(page: Page) -> str:
    return "\n".join(block.text for block in page.blocks if isinstance(block, Paragraph))


async def main(folder: Path) -> None:
    """Play them in `folder`, which must be empty."""
    folder.mkdir(parents=True, exist_ok=True)
    quick_simcord.install()
    await played(folder, "double", DOUBLE, 3)
    await played(folder, "lords", LORDS, 2)
    await played(folder, "twister", TWISTER, 1)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
