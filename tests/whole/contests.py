"""A tournament or league in #games of which Ann is the organiser, and five others who take part in it by presses."""

from collections.abc import Sequence

import pytest
import simcord

from cogs.projection import cards, tournament_threads
from play.tournament_rules.acts import Act
from play.tournament_rules.pairing import next_acts
from play.tournament_rules.record import Tournament
from play.tournaments.worker import Worker
from playground.world import World
from tests.whole.seen import Seen, answer, seen

SIX = ("Ann", "Boris", "Vera", "Gleb", "Dora", "Emil")


class Contest:
    """What Ann organises, with the message that shows it."""

    def __init__(self, world: World, people: dict[str, simcord.MemberActor]) -> None:
        self.world = world
        self.people = people

    @property
    def cards(self) -> list[Seen]:
        """The messages that show tournaments and leagues in the channel."""
        return [each for each in seen(self.world.env, self.world.games) if "Organise" in each.buttons]

    @property
    def card(self) -> Seen:
        """The only one."""
        (card,) = self.cards
        return card

    async def press(self, who: str, label: str, on: Seen | None = None) -> Seen:
        """Press a button of the card, or of another page, and return what the person is answered."""
        found = answer(await self.people[who].click((on or self.card).message, label=label))
        await self.world.env.settle()
        return found

    async def typed(self, who: str, command: str, **options: object) -> Seen:
        """Type a command, and return what the person is answered."""
        found = answer(await self.people[who].slash(self.world.games, command, **options))
        await self.world.env.settle()
        return found


class Cup(Contest):
    """A tournament."""

    async def join(self, *names: str) -> list[Seen]:
        """Let people press Take part."""
        return [await self.press(name, "Take part") for name in names]


async def gathered(world: World, names: Sequence[str] = SIX) -> dict[str, simcord.MemberActor]:
    """Return the organiser and others called so, as actors by name."""
    people = dict(world.members)
    for name in names[len(people) :]:
        person = world.env.create_user(name.lower(), global_name=name)
        people[name] = world.guild.add_member(person)
        person.dm_channel  # noqa: B018  (reading it creates it)
    await world.env.settle()
    return people


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait between two edits of a card, or two threads: the simulated Discord waits in real time."""
    monkeypatch.setattr(cards, "BETWEEN_SECONDS", 0.0)
    monkeypatch.setattr(tournament_threads, "BETWEEN_SECONDS", 0.0)

    async def at_once(_: Worker, tournament: Tournament, now: int) -> tuple[Act, ...]:
        return next_acts(tournament, now)

    monkeypatch.setattr(Worker, "next_acts", at_once)
