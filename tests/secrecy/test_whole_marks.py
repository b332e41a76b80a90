"""Every game: the whole bot is played at random, and everything it sends and logs is searched for what is hidden.

At every move: the secret and the seed of the match, and the salts of what is sealed. Now and then marks are planted in
the stored match where somebody may not look, that person looks everywhere, and the truth is put back.
"""

import os
import random
from pathlib import Path

import pytest

from games.kernel.ids import Observer
from games.registry import AnyGame
from play.receipts import salt_of
from play.record import Entry
from play.visible import knows_move
from tests.contract.canaries import MARK, MARKED_EVENTS, PLANTERS
from tests.secrecy.acts import looks
from tests.secrecy.bots import Stage, stage
from tests.secrecy.transcripts import EVERYBODY, Happened

MATCHES = 30 if os.environ.get("SEALED_ORDERS_HUNT") else 3
MOVES = 36
LOOK_EVERY = 7


@pytest.mark.parametrize("number", range(MATCHES))
async def test_nothing_hidden_is_sent_or_logged(game: AnyGame, number: int, tmp_path: Path) -> None:
    whims = random.Random(number)
    count = max(count for count in game.seat_counts if count <= 3)
    moves = 0
    while moves < MOVES:
        folder = tmp_path / str(moves)
        folder.mkdir()
        async with stage(folder, game.id, count, whims.randrange(10**6)) as made:
            for face in (await made.public()).faces:
                if face.user_id is not None:
                    await made.house.people.change(face.user_id, secrets="button")
            while moves < MOVES and await move(made, whims):
                moves += 1
                if moves % LOOK_EVERY == 0:
                    await look_for_marks(made, whims.choice([None, *range(count)]))
    assert moves == MOVES


async def move(made: Stage, whims: random.Random) -> bool:
    """Make a random move as people do; False if the match is over."""
    sight = await made.public()
    if sight.status != "running":
        return False
    seat = whims.choice(sight.decisions).seat
    who = await made.who(seat)
    await made.table.play(who, whims.choice((await made.of_seat(seat)).choices).notation)
    await check(made, made.transcript.turn_over())
    return True


async def check(made: Stage, happened: Happened) -> None:
    """Nobody is told the secret of a running match, nor the salt of somebody else's seal; the log has none of them."""
    loaded, entries = await made.loaded(), await made.entries()
    if loaded.row.status != "running":
        return
    for sent in happened.sent:
        observer = None if sent.addressee == EVERYBODY else loaded.seat_of(sent.addressee)
        hidden = (loaded.row.secret, loaded.seed().hex(), *salts(loaded.secret(), entries, observer))
        assert not [word for word in hidden if word in sent.whole()], sent
    hidden = (loaded.row.secret, loaded.seed().hex(), *salts(loaded.secret(), entries, None))
    assert not [line for line in happened.log if any(word in line for word in hidden)]


def salts(secret: bytes, entries: tuple[Entry, ...], observer: Observer) -> list[str]:
    """Return what would open the seals that `observer` must not open."""
    revision = entries[-1].revision
    return [
        salt_of(secret, entry.revision, entry.seat)
        for entry in entries
        if entry.receipt and entry.seat is not None and not knows_move(entry, observer, revision)
    ]


async def look_for_marks(made: Stage, observer: Observer) -> None:
    """Plant marks where `observer` may not look, let that person look everywhere, and put the truth back.

    The marks in events are in the newest ones and in the person's own, which the copy of their data tells of.
    """
    loaded, entries = await made.loaded(), await made.entries()
    if loaded.row.status != "running":
        return
    planter = MARKED_EVENTS.get(loaded.game.id)
    marked = () if planter is None else planter(observer)
    touched = [*entries[-2:], *[entry for entry in entries if entry.seat == observer and entry.events][-2:]]
    await made.put(PLANTERS[loaded.game.id](loaded.state, observer))
    await made.put_events({entry.revision: (*entry.events, *marked) for entry in touched})
    async for name, happened in looks(made, observer, depth=0):
        assert not [sent for sent in happened.sent if MARK in sent.whole()], name
        assert not [line for line in happened.log if MARK in line], name
    await made.put(loaded.state)
    await made.put_events({entry.revision: entry.events for entry in touched})
