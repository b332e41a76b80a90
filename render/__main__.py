"""Draw or tell a position: `python -m render POSITION.json [--seat S] [--lang ru] [--svg FILE|--image FILE|--text]`.

Without a choice of output the position is written as text. A file gets the first picture of the table, or the part
of it that `--close-up ID` names; `--names Ann,Boris` names the players. Refusals go to standard error as
`refused: code {facts}` with exit status 1.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Observer, Seat, seats_of
from games.kernel.observation import Choice, Face, Observation
from games.position import Position, ask_everything, read_position
from render.game_pages import Lens
from render.page import Picture
from render.painter import Suffix, font_environment, paint
from render.registry import pages_of
from text import LANGUAGES, words


def main(arguments: Sequence[str]) -> int:
    """Run the command and return the exit status."""
    asked = _parser().parse_args(arguments)
    try:
        _put_out(_pictures(asked), asked)
    except Refusal as refusal:
        facts = msgspec.json.encode(dict(refusal.facts)).decode()
        print(f"refused: {refusal.code} {facts}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever reads the output has seen enough; Python would complain once more when it closes the stream.
        sys.stderr.close()
        return 0
    except OSError as fault:
        print(f"{fault.filename}: {fault.strerror}", file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m render", description="Draw or tell a position without Discord.")
    parser.add_argument("position", type=Path, metavar="POSITION.json")
    parser.add_argument("--seat", type=int, metavar="S", help="show what this seat may see, 0 is the first")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--close-up", default="", metavar="ID", help="draw this part of the board large")
    parser.add_argument("--names", default="", metavar="ANN,BORIS", help="the players' names in seat order")
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--svg", type=Path, metavar="FILE")
    output.add_argument("--image", type=Path, metavar="FILE", help="PNG if the name ends so, else lossless WebP")
    output.add_argument("--text", action="store_true", help="tell it in words (the default)")
    return parser


def _pictures(asked: argparse.Namespace) -> tuple[Picture, ...]:
    drawn: list[tuple[Picture, ...]] = []

    def drawing(position: Position) -> None:
        ask_everything(position)
        if asked.seat is not None and not 0 <= asked.seat < position.seats:
            raise Refusal("no_such_seat", seat=asked.seat, seats=position.seats)
        observer = None if asked.seat is None else Seat(asked.seat)
        observation = _observation(position, observer, asked.names.split(","), asked.lang)
        lens = Lens(close_up=asked.close_up)
        drawn.append(pages_of(observation.game).pictures(observation, lens, words(asked.lang)))

    read_position(asked.position.read_bytes(), asked=drawing)
    return drawn[0]


def _observation(position: Position, observer: Observer, names: Sequence[str], language: str) -> Observation:
    """Return what a match at `position` would show to `observer`."""
    game, state = position.game, position.state
    outcome = game.outcome(state)
    given = dict(enumerate(names))
    faces = tuple(Face(seat, given.get(seat) or chr(ord("A") + seat)) for seat in seats_of(position.seats))
    return Observation(
        match=MatchId(0),
        game=game.id,
        status="running" if outcome is None else "ended",
        revision=position.revision,
        observer=observer,
        faces=faces,
        seat_count=position.seats,
        language=language,
        options={},
        view=game.observe(state, observer),
        decisions=game.decisions(state),
        choices=() if observer is None else _choices(position, observer),
        log=(),
        outcome=outcome,
        deadline_at=None,
        opened_at=0,
        started_at=0,
        ended_at=None,
        commitment="",
    )


def _choices(position: Position, seat: Seat) -> tuple[Choice, ...]:
    game, state = position.game, position.state
    return tuple(
        Choice(number, game.print_move(move), move, game.explain(state, seat, move))
        for number, move in enumerate(game.legal_moves(state, seat))
    )


def _put_out(pictures: tuple[Picture, ...], asked: argparse.Namespace) -> None:
    if asked.svg is not None:
        asked.svg.write_text(pictures[0].svg, encoding="utf-8")
    elif asked.image is not None:
        asked.image.write_bytes(_painted(pictures[0].svg, "png" if asked.image.suffix == ".png" else "webp"))
    else:
        print("\n\n".join(picture.plain for picture in pictures))


def _painted(svg: str, suffix: Suffix) -> bytes:
    with tempfile.TemporaryDirectory(prefix="sealed-orders-fonts-") as folder:
        os.environ.update(font_environment(Path(folder)))
        return paint(svg, suffix)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
