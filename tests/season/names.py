"""Names of the people of a season, of two alphabets and all lengths."""

FIRST = (
    "Ada", "Alexandrina", "Алёна", "Bartholomew", "Bo", "Богдан", "Carla", "Chiara", "Вера", "Daniil", "Deirdre",
    "Глеб", "Edith", "Emilio", "Дарья", "Fatima", "Fritz", "Елизавета", "Gudrun", "Gwen", "Жанна", "Hiroshi",
    "Hortensia", "Иван", "Ines", "Jo", "Кирилл", "Kaya", "Lars", "Людмила", "Mei-Ling", "Mohammed", "Никита",
)  # fmt: skip
LAST = ("Okafor", "v. d. Berg", "Кузнецова", "Li")


def names(title: str, count: int) -> list[str]:
    """Return so many names, none twice; another tournament has other people."""
    mark = title.split(maxsplit=1)[0][0]
    return [f"{FIRST[each % len(FIRST)]} {LAST[each // len(FIRST)]} {mark}" for each in range(count)]
