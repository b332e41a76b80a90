"""The direct message of a hand is what `Hand` shows, or what it showed after the move that the message names."""

import random
from pathlib import Path

from cogs.projection.direct_messages import own_secrets
from games.kernel.game import AnyGame
from render.registry import pages_of
from tests.crash.projection import as_of, first_lines
from tests.secrecy.bots import Stage, stage
from tests.whole.seen import seen
from text import words


async def check_direct_messages(made: Stage, seat: int) -> bool:
    """Check the direct message of a seat; return whether it is one of an earlier moment."""
    own, public = await made.of_seat(seat), await made.public()
    received = seen(made.world.env, (await made.who(own.observer)).user.dm_channel)
    letters = [page for page in received if "new private information" in page.text]
    has_own = own_secrets(own, public) and pages_of(own.game).hand(own, words("en"))
    if not letters:
        assert not has_own
        return False
    (letter,) = letters
    move = as_of(letter.text)
    assert move is not None
    assert "Hand" in letter.buttons
    user_id = own.faces[seat].user_id
    assert letter.text.startswith(first_lines(await made.services.observations.at(made.match, user_id, move)))
    return not letter.text.startswith(first_lines(own))


async def test_a_direct_message_shows_what_hand_shows_or_as_of_when(tmp_path: Path, game: AnyGame) -> None:
    rng, old = random.Random(game.id), 0
    async with stage(tmp_path, game.id, 2, 1) as made:
        for _ in range(15):
            await made.play_on(1, rng)
            old += sum([await check_direct_messages(made, seat) for seat in range(2)])
    assert old or game.id == "tetranomicon", "what is not secret on that page changes more often"
