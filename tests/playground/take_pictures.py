"""Takes the pictures of the README: `python -m tests.playground.take_pictures`.

Two people and two computer players play to the third era in the playground. Then the table is saved as it looks on a
desktop and on a phone.
"""

import sys
import tempfile
from pathlib import Path

from PIL import Image

from tests.playground.driver import Driver
from tests.playground.sitting import ROOT, Sitting, opened

PICTURES = ROOT / "docs" / "pictures"
DESK = (1280, 1200)
PHONE = (390, 844)
PEOPLE = ("Ann", "Boris")
COMPUTERS = 2
ERA = 3
TURNS = (
    ("trophy", "build", "creature", "artifact", "route", "pass"),
    ("build", "artifact", "trophy", "creature", "route", "pass"),
    ("creature", "trophy", "artifact", "build", "route", "pass"),
)
"""The preferred moves of successive turns, so that there is something of everything on the table."""


def main(language: str = "en") -> None:
    """Play and keep the pictures."""
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), language, DESK, PEOPLE) as (_, sitting):
        gather(sitting)
        play_to(ERA, sitting)
        sitting.table.open("#games").open(sitting.title())
        PICTURES.mkdir(parents=True, exist_ok=True)
        keep(sitting.table, PICTURES / "table.png")
        sitting.table.resize(*PHONE).open("#games").open(sitting.title())
        keep(sitting.table, PICTURES / "table_phone.png")


def gather(sitting: Sitting) -> None:
    """From nothing to a running match."""
    first, second = PEOPLE
    sitting.table.as_(first).open("#games")
    sitting.press("new")
    sitting.table.press(sitting.words("tetranomicon-name")).open(sitting.title()).as_(second)
    sitting.press("join").as_(first)
    for _ in range(COMPUTERS):
        sitting.add_computer()
    sitting.press("start")
    sitting.set_up_all()


def play_to(era: int, sitting: Sitting) -> None:
    """Play until the first of the people is awaited in this era."""
    reached = sitting.words("tetranomicon-phase-actions", era="I" * era, eras="IV")
    turn = 0
    while (name := sitting.next_person()) != PEOPLE[0] or reached not in sitting.public()[-1]:
        assert name is not None
        sitting.move(*TURNS[turn % len(TURNS)])
        turn += 1


def keep(table: Driver, path: Path) -> None:
    """Write the page as a small picture."""
    taken = table.screenshot(path.stem)
    with Image.open(taken) as picture:
        picture.convert("RGB").save(path, optimize=True)
    sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB\n")


if __name__ == "__main__":
    main(*sys.argv[1:2])
