"""Draws the pictures of the README that are positions: `python -m tests.render.take_pictures`.

Each docs/pictures/<name>.json becomes <name>.png in English and <name>-ru.png in Russian, with 256 colours: a third of
the bytes, and no difference that can be seen.
"""

import sys

from PIL import Image

from render.__main__ import main as draw
from tests.architecture.sources import ROOT
from text import LANGUAGES

PICTURES = ROOT / "docs" / "pictures"
POSITIONS = tuple(sorted(PICTURES.glob("*.json")))


def main() -> int:
    """Draw every position in both languages; return the exit status."""
    for position in POSITIONS:
        for language in LANGUAGES:
            path = position.with_name(f"{position.stem}{'' if language == 'en' else f'-{language}'}.png")
            status = draw((str(position), "--lang", language, "--names", "Ann,Boris,Vera,Gleb", "--image", str(path)))
            if status:
                return status
            with Image.open(path) as picture:
                picture.quantize(dither=Image.Dither.NONE).save(path, optimize=True)
            sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
