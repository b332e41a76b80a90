"""Marks in whole bots: random matches are played, and everything that is sent or logged is searched for hidden values.

At every move: the secret and the seed of the match, and the salts of sealed moves. Now and then marks are planted in
the stored match where one observer may not look, that observer looks everywhere, and the real state is put back.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from games.kernel import codec
from games.kernel.game import AnyGame
from games.kernel.ids import Observer
from play.rules.loaded import Loaded
from play.rules.record import Entry, fold
from play.rules.seeds import salt_of
from play.rules.visible import known_move
from tests.contract.marks import MARK, MARKED_EVENTS, PLANTERS
from tests.secrecy.acts import looks
from tests.secrecy.bots import Stage, people_of, stage
from tests.secrecy.transcripts import EVERYBODY, Happened

LOOK_EVERY = 7


async def check_play(game: AnyGame, number: int, folder: Path, moves: int) -> None:
    """Make so many random moves; nothing hidden is sent or logged. `number` selects the matches."""
    rng = random.Random(number)
    count = people_of(game)
    made_moves = 0
    while made_moves < moves:
        place = folder / str(made_moves)
        place.mkdir(parents=True)
        async with stage(place, game.id, count, rng.randrange(10**6)) as made:
            # Marks planted for one observer make no sense to the others, who therefore get no direct messages.
            for face in (await made.public()).faces:
                if face.user_id is not None:
                    await made.services.people.change(face.user_id, secrets="button")
            while made_moves < moves and await move(made, rng):
                made_moves += 1
                if made_moves % LOOK_EVERY == 0:
                    await look_for_marks(made, rng.choice([None, *range(count)]))


async def move(made: Stage, rng: random.Random) -> bool:
    """Make a random move through Discord; False if the match is over."""
    observation = await made.public()
    if observation.status != "running":
        return False
    seat = rng.choice(observation.decisions).seat
    who = await made.who(seat)
    await made.table.play(who, rng.choice(await made.choices_of(seat)).notation)
    await check(made, made.transcript.turn_over())
    return True


async def check(made: Stage, happened: Happened) -> None:
    """Check that nothing hidden was sent to anybody in a running match, or logged."""
    loaded, entries = await made.loaded(), await made.entries()
    if loaded.row.status == "running":
        search(happened, loaded, entries)


def search(happened: Happened, loaded: Loaded, entries: tuple[Entry, ...]) -> None:
    """Raise AssertionError if anything hidden is sent to somebody else, or logged."""
    for sent in happened.sent:
        observer = None if sent.addressee == EVERYBODY else loaded.seat_of(sent.addressee)
        whole = sent.whole()
        assert not [word for word in hidden_words(loaded, entries, observer) if word in whole], sent
    hidden = hidden_words(loaded, entries, None)
    assert not [line for line in happened.log if any(word in line for word in hidden)]


def hidden_words(loaded: Loaded, entries: tuple[Entry, ...], observer: Observer) -> list[str]:
    """Return the mark, the secret and the seed of the match, and what would open seals that are not `observer`'s."""
    history, secret = fold(entries), loaded.secret()
    salts = (
        salt_of(secret, entry.revision, entry.seat)
        for entry in entries
        if entry.receipt and entry.seat is not None and known_move(loaded.game, entry, observer, history) != entry.move
    )
    return [MARK, secret.hex(), loaded.seed().hex(), *salts]


async def look_for_marks(made: Stage, observer: Observer) -> None:
    """Plant marks where `observer` may not look, let that person look everywhere, and put the real state back.

    Events are marked in the newest entries and in the person's own, which the export of their data contains.
    """
    loaded, entries = await made.loaded(), await made.entries()
    if loaded.row.status != "running":
        return
    marked = storable_events(loaded.game, observer)
    touched = [*entries[-2:], *[entry for entry in entries if entry.seat == observer and entry.events][-2:]]
    await made.put(loaded.state)
    await made.put_events({entry.revision: (*entry.events, *marked) for entry in touched})
    with seen_instead(loaded.state, PLANTERS[loaded.game.id](loaded.state, observer)):
        async for _, happened in looks(made, observer, depth=0):
            search(happened, loaded, entries)
    await made.put_events({entry.revision: entry.events for entry in touched})


@contextmanager
def seen_instead(state: Any, marked: Any) -> Iterator[None]:
    """Let every read of `state` from the database return `marked`, which not every game could decode from there."""
    decode = codec.decode_state

    def decode_state(game: AnyGame, data: bytes | str) -> Any:
        found = decode(game, data)
        return marked if found == state else found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(codec, "decode_state", decode_state)
        yield


def storable_events(game: AnyGame, observer: Observer) -> tuple[Any, ...]:
    """Return the marked events that the game can decode; in a field with a fixed set of ids a mark cannot be stored."""
    planter = MARKED_EVENTS.get(game.id)
    marked = () if planter is None else planter(observer)
    try:
        codec.decode_events(game, codec.encode(marked))
    except codec.CorruptData:
        return ()
    return marked
