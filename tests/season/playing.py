"""A tournament in the simulated Discord in which days pass and people play, leave and do not come.

Whatever people and organisers do in a tournament they do by buttons, commands and forms. Who wins is drawn by
strengths; the other one gives up by `/match resign`, or, of some matches, all moves are made.
"""

import math
import random
from collections import Counter
from typing import Any, Final

import msgspec
import simcord

from games.kernel.pace import DAY
from play.formats.views import PairingView, TournamentView
from tests.season.matches import MOST_MOVES, Match
from tests.season.names import names
from tests.season.world import Season
from tests.whole.forms import defaults
from tests.whole.seen import Seen, answer, seen

LOOKS_A_DAY: Final = 4
MOST_DAYS: Final = 200
LONGEST: Final = 5
"""Days that a match takes at most."""

MOVES_A_DAY: Final = 3
MOVES_AT_A_TABLE: Final = 12
"""So many are made at most on a day at a table of computer players, while somebody there does not come."""

WHOLE: Final = 40
"""One of so many matches is played to its end; in the others somebody gives up once its day has come."""

BETTER: Final = 0.9
"""How much surer of a win one standard deviation of strength makes."""


class Plan(msgspec.Struct, frozen=True):
    """What is played. `forms`: label of a part of the settings -> what is filled in there.

    `absent` never come, `leaving` withdraw one after the other, one in so many `leaving_days`; `back`: of the absent
    one who comes in the end.
    `by_computers`: matches are played by computer players in place of their people.
    """

    title: str
    game: str
    forms: dict[str, dict[str, Any]]
    entrants: int
    reserves: int = 0
    absent: tuple[int, ...] = ()
    leaving: tuple[int, ...] = ()
    back: int | None = None
    by_computers: bool = False
    leaving_days: int = 6
    restart_days: int = 7
    corrected_day: int = 20
    is_checked_in: bool = False


class Cup:
    """A tournament that runs day by day; `started` has each match by its pairing, `played` who made its moves."""

    def __init__(self, season: Season, plan: Plan, seed: int) -> None:
        self.season, self.plan = season, plan
        self.drawn = random.Random(seed)
        self.people: list[simcord.MemberActor] = []
        self.strengths: dict[int, float] = {}
        self.matches: dict[int, Match] = {}
        self.ends: dict[int, int] = {}
        self.leaving = list(plan.leaving)
        self.number = self.days = self.restarts = 0
        self.came: int | None = None
        self.corrected: int | None = None
        self.is_replaced = False

    @property
    def ann(self) -> simcord.MemberActor:
        """The organiser, who does not play."""
        return self.season.world.ann

    @property
    def cards(self) -> list[Seen]:
        """The cards of this tournament in the channel."""
        shown = seen(self.season.world.env, self.season.world.games)
        return [each for each in shown if "Organise" in each.buttons and self.plan.title in each.text]

    async def view(self) -> TournamentView:
        """Return what everybody may see of it."""
        return await self.season.world.bot.services.contests.view(self.number)

    async def play(self) -> TournamentView:
        """Play from the first press to the end."""
        await self.open()
        await self.enter()
        for self.days in range(1, MOST_DAYS):
            for _ in range(LOOKS_A_DAY):
                await self.season.world.env.advance_time(DAY // LOOKS_A_DAY)
            view = await self.view()
            if view.status == "ended":
                return view
            await self._act(view)
            await self._play_due(view)
            self.season.asked.take()
            if self.days % self.plan.restart_days == 0:
                await self._restart()
        raise AssertionError(f"it does not end: {self.told(await self.view())}")

    async def open(self) -> None:
        """Let the organiser make it by a command, forms and a button."""
        made = answer(
            await self.ann.slash(self.season.world.games, "organise new", title=self.plan.title, game=self.plan.game)
        )
        for label, filled in self.plan.forms.items():
            form = await self.ann.click(made.message, label=label)
            made = answer(await self.ann.submit_modal(form, {**defaults(form), **filled}))
        await self._press(self.ann, "Open", made)
        of_server = await self.season.world.bot.services.contests.of_guild(self.season.world.guild.id, 20)
        self.number = max(each.tournament for each in of_server)

    async def enter(self) -> None:
        """Let people come and enter, check in if that is asked, and the organiser start it."""
        self.people = self.season.people(names(self.plan.title, self.plan.entrants + self.plan.reserves))
        self.strengths = {each.id: self.drawn.gauss() for each in self.people}
        for member in self.people:
            said = await self._press(member, "Take part")
            assert "You take part" in said.text or "reserve" in said.text, said.text
        if self.plan.is_checked_in:
            await self.season.world.env.advance_time(2 * DAY)
            for member in self.people[: self.plan.entrants]:
                said = await self.command(member, "tournament check-in")
                assert "you are there" in said.text, said.text
            return
        started = await self._press(self.ann, "Start", await self._press(self.ann, "Organise"))
        if "Yes, start" in started.buttons:  # more rounds than are promised
            started = await self._press(self.ann, "Yes, start", started)
        assert "The card says so" in started.text, started.text

    async def command(self, member: simcord.MemberActor, line: str, **options: Any) -> Seen:
        """Type a command about this tournament."""
        said = answer(await member.slash(self.season.world.games, line, tournament=str(self.number), **options))
        await self.season.world.env.settle()
        return said

    def told(self, view: TournamentView) -> dict[str, Any]:
        """Return how it went, in figures."""
        kinds = Counter(seat.kind for each in view.pairings for seat in each.seats)
        met = Counter(
            frozenset(seat.entrant for seat in each.seats)
            for each in view.pairings
            if len(each.seats) == 2 and each.stage == 1
        )
        return {
            "status": view.status,
            "days": self.days,
            "pairings": dict(Counter(each.status for each in view.pairings)),
            "seats": dict(kinds),
            "rematches of two": sum(times - 1 for times in met.values()),
            "restarts": self.restarts,
            "acts": view.acts,
            "moves": sum(each.moves + each.typed for each in self.matches.values()),
        }

    async def _press(self, member: simcord.MemberActor, label: str, on: Seen | None = None) -> Seen:
        found = answer(await member.click((on or self.cards[0]).message, label=label))
        await self.season.world.env.settle()
        return found

    async def _act(self, view: TournamentView) -> None:
        """Let people leave and come back, and the organiser do what organisers do."""
        by_status = {status: [each for each in view.entrants.values() if each.status == status] for status in STATUSES}
        if self.days % self.plan.leaving_days == 0 and self.leaving:
            leaving = self.people[self.leaving.pop(0) - 1]
            await self._press(leaving, "Yes, withdraw", await self.command(leaving, "tournament withdraw"))
        gone, reserves = by_status["withdrawn"], by_status["reserve"]
        if gone and reserves and not self.is_replaced:
            own = {"entrant": gone[0].name, "reserve": reserves[0].name, "reason": "moved abroad"}
            said = await self.command(self.ann, "organise replace", **own)
            assert "The card says so" in said.text, said.text
            self.is_replaced = True
        back = self.plan.back
        if back is not None and view.entrants[back].is_stopped:
            said = await self.command(self.people[back - 1], "tournament back")
            assert "Refused" not in said.text, said.text
            self.came = back
        ended = [each for each in view.pairings if each.status == "ended" and each.match and each.stage == 1]
        if ended and self.days >= self.plan.corrected_day and self.corrected is None:
            await self._correct(ended[0])

    async def _correct(self, pairing: PairingView) -> None:
        """Let the organiser turn the result of a match of two round, or give a table other places."""
        self.corrected = pairing.pairing
        how: dict[str, str] = {"correction": "second" if pairing.seats[0].twelfths else "first"}
        if len(pairing.seats) > 2:
            how = {"places": " ".join(str(place) for place in range(1, len(pairing.seats) + 1))}
        own = {"pairing": str(pairing.pairing), "reason": "the seats were swapped", **how}
        said = await self.command(self.ann, "organise correct", **own)
        assert "The card says so" in said.text, said.text

    async def _play_due(self, view: TournamentView) -> None:
        """Let a day's moves be made in all matches that run, and those end whose day has come."""
        for each in view.pairings:
            if each.status == "running" and each.match is not None and each.channel_id is not None:
                await self._play_on(view, each)

    async def _play_on(self, view: TournamentView, pairing: PairingView) -> None:
        match = self.matches.get(pairing.pairing)
        if match is None:
            assert pairing.match is not None and pairing.channel_id is not None
            match = Match(self.season, pairing.match, pairing.channel_id, self.drawn)
            self.matches[pairing.pairing] = match
            self.ends[pairing.pairing] = self.days + self.drawn.randint(1, LONGEST) - 1
        users = [view.entrants[seat.entrant].user_id or 0 for seat in pairing.seats]
        absent = frozenset(self.people[each - 1].id for each in self.plan.absent if each != self.came)
        is_last_day = self.ends[pairing.pairing] <= self.days and not absent & set(users)
        if self.plan.by_computers:
            stopped = {each.user_id for each in view.entrants.values() if each.is_stopped}
            if (absent - stopped) & set(users):
                await match.move_on(MOVES_AT_A_TABLE, absent)
            elif self.ends[pairing.pairing] <= self.days:
                await match.by_computers()
            return
        is_whole = pairing.pairing % WHOLE == 0
        most = MOST_MOVES if is_last_day and is_whole else MOVES_A_DAY
        if not await match.move_on(most, absent) and is_last_day:
            await match.give_up(self._loser(users))
        await self.season.world.env.settle()

    def _loser(self, users: list[int]) -> int:
        first, second = (self.strengths.get(each, 0.0) for each in users)
        wins = 1 / (1 + math.exp(-BETTER * (first - second)))
        return users[1] if self.drawn.random() < wins else users[0]

    async def _restart(self) -> None:
        """Let the bot be another process, each second time after a kill."""
        await (self.season.world.crash() if self.restarts % 2 else self.season.world.restart())
        await self.season.world.env.settle()
        self.restarts += 1


STATUSES: Final = ("reserve", "withdrawn")
