"""Draws the pictures of positions in docs/pictures: `python -m tests.render.take_pictures`.

Each docs/pictures/<name>.json becomes <name>.png in English, and <name>-ru.png in Russian where README.ru.md shows it.
With 256 colours they have a third of the bytes, and no difference that can be seen.
"""

import sys

from PIL import Image

from render.__main__ import main as draw
from tests.architecture.sources import ROOT
from tests.games import installed

PICTURES = ROOT / "docs" / "pictures"
POSITIONS = tuple(sorted(PICTURES.glob("*.json")))


def main() -> int:
    """Draw every position; return the exit status."""
    installed.install()
    russian = (ROOT / "README.ru.md").read_text(encoding="utf-8")
    for position in POSITIONS:
        pictures = {"en": position.with_suffix(".png"), "ru": position.with_name(f"{position.stem}-ru.png")}
        for language, path in pictures.items():
            if language == "ru" and path.name not in russian:
                continue
            arguments = ("--lang", language, "--names", "Ann,Boris,Vera,Gleb", "--image", str(path))
            if status := draw((str(position), *arguments)):
                return status
            with Image.open(path) as picture:
                picture.quantize(dither=Image.Dither.NONE).save(path, optimize=True)
            sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
