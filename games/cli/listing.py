"""`python -m games list`: the games, their numbers of seats and their options."""

import argparse
import sys
from typing import Any

from games import registry


def add_to(commands: Any) -> None:
    """Add `list` to the parser."""
    parser = commands.add_parser("list", help="list the games with seats, rules version and options")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> None:
    """Print one line for each game."""
    for game_id in registry.game_ids():
        game = registry.find(game_id)
        seats = ",".join(str(count) for count in game.seat_counts)
        options = (f"{option.id}={'|'.join(option.values)}" for option in game.options)
        sys.stdout.write(" ".join((game_id, f"rules={game.rules_version}", f"seats={seats}", *options)) + "\n")
