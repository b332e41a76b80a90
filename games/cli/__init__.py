"""The rules on the command line: list games, play random matches, list legal moves, apply moves.

Results go to standard output. Refusals go to standard error as `refused: code {facts}`, with exit status 1. Wrong usage
has exit status 2.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence

import msgspec

from games import registry
from games.cli import arena, balance, positions, random_play
from games.kernel.errors import Refusal
from games.kernel.game import MatchOption


def main(arguments: Sequence[str]) -> int:
    """Run the command in `arguments` and return the exit status."""
    chosen = _parser().parse_args(arguments)
    try:
        chosen.run(chosen)
    except Refusal as refusal:
        facts = msgspec.json.encode(dict(refusal.facts)).decode()
        sys.stderr.write(f"refused: {refusal.code} {facts}\n")
        return 1
    except BrokenPipeError:
        # Whoever reads the output has seen enough; Python would complain once more when it closes the stream.
        sys.stderr.close()
        return 0
    except OSError as fault:
        sys.stderr.write(f"{fault.filename}: {fault.strerror}\n")
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description="Board games without Discord.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="list the games with seats, rules version and options")
    listing.set_defaults(run=_list_games)
    for command in (random_play, arena, balance, positions):
        command.add_to(commands)
    return parser


def _bounds(option: MatchOption) -> Iterator[str]:
    """Yield the bounds of the numbers that can be typed for an option, if it takes any."""
    if option.bounds is not None:
        yield f"{option.bounds[0]}..{option.bounds[1]}"


def _list_games(chosen: argparse.Namespace) -> None:
    """Print one line for each game."""
    for game_id in registry.game_ids():
        game = registry.find(game_id)
        seats = ",".join(str(count) for count in game.seat_counts)
        options = (f"{option.id}={'|'.join((*option.values, *_bounds(option)))}" for option in game.options)
        sys.stdout.write(" ".join((game_id, f"rules={game.rules_version}", f"seats={seats}", *options)) + "\n")
