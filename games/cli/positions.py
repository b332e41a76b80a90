"""`python -m games legal` and `apply`: legal moves at a position in a file, and moves applied to it.

games/position.py describes the file.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from games.kernel.errors import Refusal
from games.kernel.ids import Seat
from games.position import Position, read_position, write_position

PRICES = ("total", "cost")
"""The names under which games keep the price of a move in what they explain of it."""


def add_to(commands: Any) -> None:
    """Add `legal` and `apply` to the parser."""
    legal = commands.add_parser("legal", help="list the legal moves of a seat in notation")
    legal.add_argument("position", type=Path, metavar="POSITION.json")
    legal.add_argument("seat", type=int, metavar="SEAT", help="0 is the first seat")
    legal.add_argument("--at", type=int, metavar="REVISION", help="of an exported match; the last one without it")
    legal.set_defaults(run=print_legal)
    apply = commands.add_parser("apply", help="make moves and print the new position")
    apply.add_argument("position", type=Path, metavar="POSITION.json")
    apply.add_argument("seat", type=int, metavar="SEAT", help="who makes the moves; 0 is the first seat")
    apply.add_argument("moves", nargs="+", metavar="NOTATION", help='a move such as "pass"; "1:pass" is made by seat 1')
    apply.add_argument("--out", type=Path, metavar="FILE", help="write the new position there")
    apply.add_argument("--at", type=int, metavar="REVISION", help="of an exported match; the last one without it")
    apply.set_defaults(run=print_applied)


def print_legal(chosen: argparse.Namespace) -> None:
    """Print the decisions of the seat as comments and its legal moves with their prices, one on each line."""
    position = read_position(chosen.position.read_bytes(), chosen.at)
    seat = _seat(position, chosen.seat)
    for decision in position.game.decisions(position.state):
        if decision.seat == seat:
            sys.stdout.write(f"# {decision.kind}{' sealed' if decision.sealed else ''}\n")
    for move in position.game.legal_moves(position.state, seat):
        sys.stdout.write(position.game.print_move(move) + _priced(position, seat, move) + "\n")


def print_applied(chosen: argparse.Namespace) -> None:
    """Make the moves, report the events on standard error, and write the new position."""
    position = read_position(chosen.position.read_bytes(), chosen.at)
    for line in chosen.moves:
        position = applied(position, chosen.seat, line)
    if chosen.out is None:
        sys.stdout.write(write_position(position).decode())
    else:
        chosen.out.write_bytes(write_position(position))


def applied(position: Position, seat: int, line: str) -> Position:
    """Return the position after the move in `line`, which may name another seat: `2:pass`.

    Raises:
        Refusal: `position_seat` (`seat`), `position_impossible` (`path`), or the game refuses the move.
    """
    head, colon, rest = line.partition(":")
    by, text = (int(head), rest) if colon and head.strip().isdecimal() else (seat, line)
    own = _seat(position, by)
    game = position.game
    move = game.parse_move(text, game.observe(position.state, own), {})
    try:
        step = game.apply(position.state, own, move, position.next_chance())
    except Refusal:
        raise
    except Exception as fault:
        # A state that was written by hand can hold what the rules only meet now.
        raise Refusal("position_impossible", path="state") from fault
    for event in step.events:
        sys.stderr.write(f"{position.revision + 1}. {msgspec.json.encode(event).decode()}\n")
    return replace(position, state=step.state, revision=position.revision + 1)


def _priced(position: Position, seat: Seat, move: Any) -> str:
    """Return what the move costs as a comment, where the game says so: a number, or what is paid of each thing."""
    try:
        why = position.game.explain(position.state, seat, move)
    except Exception as fault:
        raise Refusal("position_impossible", path="state") from fault
    price = next((getattr(why, name) for name in PRICES if hasattr(why, name)), None)
    if price is None:
        return ""
    said = msgspec.to_builtins(price)
    paid = {name: value for name, value in said.items() if value} if isinstance(said, dict) else said
    return f"  # costs {msgspec.json.encode(paid or 0).decode()}"


def _seat(position: Position, number: int) -> Seat:
    """Return seat `number` if the match has it."""
    if not 0 <= number < position.seats:
        raise Refusal("position_seat", seat=number)
    return Seat(number)
