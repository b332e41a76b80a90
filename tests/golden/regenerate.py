"""`python -m tests.golden.regenerate [GAME...]`: writes the golden matches again; read the diff before you commit.

A file keeps its moves as long as they are legal; `--anew` plays new ones.
"""

import argparse

from games import registry
from games.kernel.errors import Refusal
from games.kernel.game import AnyGame
from tests.games import installed
from tests.golden.files import golden_path
from tests.golden.playthrough import Line, lines_of, new_lines, playthrough


def main() -> None:
    """Write the files of the games asked for, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.regenerate")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--anew", action="store_true", help="play new matches")
    chosen = parser.parse_args()
    installed.install()
    for game_id in chosen.games or registry.game_ids():
        game = registry.find(game_id)
        for seats in game.seat_counts:
            path = golden_path(game, seats)
            kept = lines_of(path.read_text(encoding="utf-8")) if path.exists() and not chosen.anew else []
            path.write_text(written(game, seats, kept), encoding="utf-8")
            print(path)


def written(game: AnyGame, seats: int, kept: list[Line]) -> str:
    """Return the playthrough of the moves `kept`, or of new ones if there are none or they are not legal any more."""
    if kept:
        try:
            return playthrough(game, seats, kept)
        except Refusal as refusal:
            print(f"{game.id} {seats}: the old moves are refused ({refusal.code}); played anew")
    return playthrough(game, seats, new_lines(game, seats))


if __name__ == "__main__":
    main()
