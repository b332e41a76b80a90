"""The fullest tables of every game in the simulated Discord: `python -m tests.playground.fullest_tables` serves them.

Each table is a message in #games, made by the product's own pages, painter and layout, at the moment of a few matches
at which the newest entry has most to tell: first with names as most people have them, then with long ones and with what
else a table may have to say: that something private waits, who is away, what is voted on.
"""

import asyncio
import sys
import time
from collections.abc import Iterator, Sequence
from functools import cache

import discord
from discord.ext import commands
from msgspec.structs import replace

import playground
from cogs.messages.component_ids import Origin
from cogs.messages.layout import Attachment, laid_out
from games import registry
from games.kernel.ids import MatchId
from games.kernel.observation import Face, Motion, Observation
from render.page import Page
from render.pages.log_lines import entry_lines
from render.pages.table import table_page
from render.painter import paint
from render.phrases import seat_names
from tests.contract.moments import Moment, played
from tests.contract.observations import observation_of
from tests.playground.small_bot import SmallSettings
from text import words

USUAL = ("Ann", "Boris", "Vera", "Gleb")
LONG = ("Константинопольский Александр", "Vera with a long name indeed", "Магдалина Щукина", "Wilhelmina Montgomery")
MATCHES = 2
RECENT = 8
HOURS = 23 * 3600
ORIGIN = Origin(MatchId(12), 57, "c0ffee-1")


@cache
def fullest(game_id: str) -> Observation:
    """Return what everybody sees at the moment whose newest entry has the most to tell."""
    game = registry.find(game_id)
    options = tuple((option.id, option.default) for option in game.options)
    moments = [
        Moment(game, match, number, revision)
        for number in range(MATCHES)
        for match in [played(game, game.seat_counts[-1], options, number)]
        for revision in range(1, len(match.turns))
    ]
    said = words("ru")

    def told(moment: Moment) -> int:
        observation = observation_of(moment, None, recent=1)
        return len("\n".join(entry_lines(observation.log[-1], observation, said)))

    most = sorted(moments, key=lambda each: -len(each.past[-1].step.events))[:20]
    observation = observation_of(max(most, key=told), None, recent=RECENT)
    return replace(named(observation, USUAL), deadline_at=int(time.time()) + HOURS)


def named(observation: Observation, names: Sequence[str]) -> Observation:
    """Return the same with people of these names."""
    faces = (Face(face.seat, names[face.seat], "person", 1 + face.seat) for face in observation.faces)
    return replace(observation, faces=tuple(faces))


def troubled(observation: Observation) -> Observation:
    """Return the same with long names, where somebody is away, and a vote was proposed."""
    seats = tuple(face.seat for face in observation.faces)
    vote = Motion("end", "end", None, seats[:1], seats, ends_at=int(time.time()) + HOURS)
    asked = {decision.seat for decision in observation.awaited()}
    *_, gone = [face for face in named(observation, LONG).faces if face.seat not in asked or len(asked) > 1]
    faces = (
        replace(face, sitter="away") if face.seat == gone.seat else face for face in named(observation, LONG).faces
    )
    return replace(observation, faces=tuple(faces), motions=(vote,))


def tables(language: str) -> Iterator[Page]:
    """Yield the two tables of every game."""
    said = words(language)
    for game_id in registry.game_ids():
        usual = replace(fullest(game_id), language=language)
        yield table_page(usual, said)
        full = troubled(usual)
        names = seat_names(full, [face.seat for face in full.faces[:1]], said)
        yield table_page(full, said, notices=[said("table-private-waits", names=names, count=1)])


class PostingBot(commands.Bot):
    """Posts all tables where it is welcomed."""

    def __init__(self, settings: SmallSettings) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))
        self.settings = settings

    async def welcome(self, channel_id: int) -> None:
        """Post the tables."""
        place = self.get_partial_messageable(channel_id)
        for number, page in enumerate(tables(self.settings.language)):
            drawn = [Attachment(f"{number}-{each.name}.webp", paint(each.svg, "webp")) for each in page.pictures()]
            layout = laid_out(page, ORIGIN, drawn)
            await place.send(view=layout.view, files=layout.files(), allowed_mentions=layout.allowed_mentions)

    async def rebind_lost_matches(self, channel_id: int) -> int:
        """Nothing to do."""
        return 0


if __name__ == "__main__":
    asyncio.run(playground.serve(PostingBot, SmallSettings(language=sys.argv[1] if len(sys.argv) > 1 else "en")))
