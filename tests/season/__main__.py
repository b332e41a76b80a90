"""Plays two tournaments of real games to their end and writes what came of them: `python -m tests.season FOLDER`.

The first: 64 entrants in flow, seven matches of Dungeon Twister, then a knock-out of eight; five withdraw, three never
come, a reserve takes a place over, a result is corrected, and each week the bot is another process. The second: 30
entrants at tables of Dungeon Lords, five rounds. Matches are played by computer players once their day has come.

Standings and bracket are written as pictures in both languages, with all files; what acts make of both is compared
with what is stored, and every tie-break with that of gacrux.
"""

import asyncio
import sys
import time
from pathlib import Path

from play.tournaments.rebuilding import all_differences
from render.pages.tournament_pictures import picture_page
from render.tournament_files import files_of
from tests.season.playing import Season, lords, twister
from text.words import words


async def played(folder: Path, name: str, season: Season) -> None:
    """Play a tournament and write what came of it."""
    began = time.process_time()
    tournament = await season.play()
    print(name, season.told(tournament), f"{time.process_time() - began:.0f} s of processor time", flush=True)
    differences = await season.cup.services._context.database.read(all_differences)
    assert differences == (), differences
    view = await season.cup.services.contests.view(season.cup.number)
    for language in ("en", "ru"):
        for file, content in files_of(view, words(language)).items():
            (folder / f"{name}-{language}-{file}").write_bytes(content)
        for kind in ("cross", "race", "bracket"):
            page = picture_page(view, words(language), 1, kind)
            for picture in page.pictures():
                (folder / f"{name}-{language}-{kind}.svg").write_text(picture.svg, "utf-8")
    (folder / f"{name}-whole.json").write_bytes(await season.cup.services.proofs.whole_tournament(season.cup.number))


async def main(folder: Path) -> None:
    """Play both in `folder`, which must be empty."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, new in (("twister", twister), ("lords", lords)):
        season = await new(folder / f"{name}.sqlite3")
        await played(folder, name, season)
        await season.cup.services.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
