"""Plants marks in everything hidden during random play, and looks for them in everything that an observer is shown.

Marked are: the hidden values of the state (each game's planter in tests/contract/marks.py), the secret parts of events,
the secret and the seed of the match, and the salts of sealed moves that are not open. A marked state is only looked at,
never played on, since its ids mean nothing.
"""

import random
from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from games.kernel.game import AnyGame
from games.kernel.ids import Observer
from play.rules.record import fold
from play.rules.seeds import salt_of
from play.rules.visible import known_move
from tests.contract.marks import MARK, MARKED_EVENTS, PLANTERS
from tests.contract.moments import Moment, played
from tests.contract.strange_moves import strange_moves
from tests.sampling import sample
from tests.secrecy.logged import log_lines
from tests.secrecy.outputs import KINDS, Asking, asking_for
from tests.secrecy.stored import Record, record_of
from text import LANGUAGES, words

MOVES = sample(2_000, hunt=100_000)
"""How many moves of a game are looked at; `make test` leaves out half of a big one (test_marks.py)."""

CHUNKS = sample(4, hunt=20)
"""The moves are played in so many parts, so that processes can share them."""

_salt = lru_cache(maxsize=4096)(salt_of)
"""Every observation of a match asks for the same salts again."""

PAGES_EVERY = sample(3, hunt=1)
"""The data of pages are looked at after each move, a kind of page itself only so often, because pages take long.

Of the end of a match, which shows most and comes seldom, every kind of page is looked at.
"""


def planted(record: Record, observer: Observer) -> Record:
    """Return `record` with marks in everything hidden from `observer` in its newest state and events."""
    marked = record.swapped(PLANTERS[record.game.id](record.state, observer))
    events = MARKED_EVENTS.get(record.game.id)
    if events is None:
        return marked
    newest = replace(marked.entries[-1], events=(*marked.entries[-1].events, *events(observer)))
    return replace(marked, entries=(*marked.entries[:-1], newest))


def hidden_words(record: Record, observer: Observer) -> tuple[bytes, ...]:
    """Return the texts that may appear nowhere: the mark, secret and seed of the match, salts of sealed moves."""
    secret = record.loaded.secret()
    history = fold(record.entries, is_over=record.loaded.is_over())
    salts = (
        _salt(secret, entry.revision, entry.seat)
        for entry in record.entries
        if entry.receipt and entry.seat is not None and known_move(record.game, entry, observer, history) != entry.move
    )
    return tuple(word.encode() for word in (MARK, secret.hex(), record.loaded.seed().hex(), *salts))


def check_marks(moment: Moment, observer: Observer, kind: str, asking: Asking, lines: list[str]) -> None:
    """Check that no mark appears on pages of this `kind` for `observer`, or in the log. Needs a running loop.

    `lines` are those of `log_lines`, which one caller opens for many checks.
    """
    record = planted(record_of(moment), observer)
    hidden = hidden_words(record, observer)
    lines.clear()
    outputs = dict(KINDS[kind](record, asking))
    outputs["log lines"] = "\n".join(lines).encode()
    for name, data in outputs.items():
        found = [word.decode() for word in hidden if word in data]
        assert not found, f"{found} in {name} of {moment} for {observer}"


def check_marks_everywhere(moment: Moment) -> None:
    """Run `check_marks` for every observer and every kind of page."""
    strange = tuple(strange_moves(moment, most=6))
    with log_lines() as lines:
        for observer in moment.observers:
            for kind in KINDS:
                asking = asking_for(observer, words(LANGUAGES[0]), moment.rng(), strange)
                check_marks(moment, observer, kind, asking, lines)


def play_and_look(game: AnyGame, chunk: int) -> int:
    """Play random matches and check each moment for one observer, with each kind of page in turn.

    Returns how many moves were made.
    """
    rng, kinds, made = random.Random(chunk), list(KINDS), 0
    with log_lines() as lines:
        for looks, moment in enumerate(_moments(game, chunk, rng)):
            observer = rng.choice(moment.observers)
            seen = ["observation"]
            if not moment.game.decisions(moment.state):
                seen += kinds
            elif looks % PAGES_EVERY == 0:
                seen.append(kinds[(chunk + looks // PAGES_EVERY) % len(kinds)])
            for kind in seen:
                strange = tuple(strange_moves(moment, most=4)) if kind == "refusals" else ()
                asking = asking_for(observer, words(rng.choice(LANGUAGES)), rng, strange)
                check_marks(moment, observer, kind, asking, lines)
            made += moment.revision > 0
            if made >= MOVES // CHUNKS:
                break
    return made


def _moments(game: AnyGame, chunk: int, rng: random.Random) -> Iterator[Moment]:
    """Yield every moment of one match after the other, each with seats and options of its own."""
    for number in range(chunk * MOVES, (chunk + 1) * MOVES):
        options = tuple((option.id, rng.choice(option.values)) for option in game.options)
        match = played(game, rng.choice(game.seat_counts), options, number)
        yield from (Moment(game, match, number, revision) for revision in range(len(match.turns) + 1))
