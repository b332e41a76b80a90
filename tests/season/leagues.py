"""Plays three seasons of two leagues in the simulated Discord: `python -m tests.season.leagues FOLDER`.

One has 14 members, the other 42: divisions of seven at tables of four, Dungeon Lords. After each season some leave and
others come; in each season some withdraw, some never come, and slow tables are adjudicated when it ends. What people do
about the league they type and press; how most tables end goes through the services. The bot is closed and killed in
between.

At the end all is checked: places, who goes up and down, that every table was opened and counted once, and that all of
it is made again from what is stored. Printed is what came of it.
"""

import asyncio
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec
import simcord

from db.rows import tournaments
from games.kernel.pace import DAY
from play.formats.divisions import LEAST, matches_each
from play.formats.league_views import LeagueSettings, LeagueView, PastSeason
from play.formats.views import PairingView, TournamentView
from play.league_rules.moving import Finish, Shape, next_divisions
from play.leagues.organising import NewLeague
from play.seats.lobby import Person
from play.tournament_rules import acts
from play.tournaments.rebuilding import all_differences
from tests import quick_simcord
from tests.season.matches import Match
from tests.season.names import names
from tests.season.world import Season, season_world
from tests.whole.seen import Seen, answer

SEATS: Final = 4
SIZE: Final = 7
LONGEST: Final = 12
"""Days that a table takes at most which is not slow."""

SLOW: Final = 6
"""One of so many is not over when the season ends."""

NEVER: Final = 10_000


class Plan(msgspec.Struct, frozen=True):
    """What is played. Of each season `withdraw` leave in the middle and so many are `absent` from the start.

    After each so many `leave`, and so many `come`. One of so many tables is played `whole`, by computer players; of the
    others the organiser says how they end. At a table so many `moves` are made at most, on one of so many `move_days`,
    so that all who are asked answer in time.
    """

    title: str
    members: int
    seasons: int = 3
    withdraw: int = 1
    absent: int = 1
    leave: int = 1
    come: int = 2
    at_once: int = 4
    whole: int = 2
    pace: str = "relaxed"
    move_days: int = 2
    moves: int = 12


class League:
    """A league that runs day by day."""

    def __init__(self, season: Season, plan: Plan, seed: int) -> None:
        self.season, self.plan = season, plan
        self.drawn = random.Random(seed)
        self.waiting = season.people(names(plan.title, plan.members + plan.come * plan.seasons))
        self.people: dict[int, simcord.MemberActor] = {}
        self.absent: set[int] = set()
        self.matches: dict[int, Match] = {}
        self.ends: dict[int, int] = {}
        self.handed: set[int] = set()
        self.number = self.days = self.restarts = 0
        self.told: list[dict[str, Any]] = []
        self.played: list[int] = []
        self.sat: list[tuple[tuple[int, ...], ...]] = []
        self.ways: Counter[str] = Counter()
        self.spent = 0.0

    @property
    def ann(self) -> Person:
        """The organiser, who does not play."""
        return Person(self.season.world.ann.id, "Ann")

    @property
    def services(self) -> Any:
        """What the bot that runs now does."""
        return self.season.world.bot.services

    async def play(self) -> None:
        """Play all seasons, from the first press of those who join."""
        world = self.season.world
        with world.env._bot_scope():  # so that simcord waits for what begins here
            settings = LeagueSettings(at_once=self.plan.at_once)
            new = NewLeague(
                world.guild.id, self.plan.title, "dungeon_lords", "en", self.plan.pace, seats=SEATS, size=SIZE,
                channel_id=world.games.id, settings=settings,
            )  # fmt: skip
            self.number = await self.services.organising_leagues.draft(new, self.ann)
        draft = await self._type(world.ann, "league organise")
        await self._press(world.ann, "Let people join", draft)
        await self._join(self.plan.members)
        for number in range(1, self.plan.seasons + 1):
            view = await self._until_it_opens(number)
            await self._play_season(view)

    async def past_the_end(self) -> None:
        """Let days pass until the places of the last season are final."""
        for _ in range(7):
            view = await self.view()
            season = view.season
            if season is not None and (season.season > self.plan.seasons or season.ended_at is not None):
                return
            await self._day()
        raise AssertionError("the places are not final")

    async def view(self) -> LeagueView:
        """Return what everybody may see of it."""
        found: LeagueView = await self.services.leagues.view(self.number)
        return found

    async def _join(self, count: int) -> None:
        for member in [self.waiting.pop(0) for _ in range(count)]:
            said = await self._type(member, "league join")
            assert "You are in" in said.text, said.text
            mine = (await self.view()).member_of(member.id)
            assert mine is not None
            self.people[mine.member] = member

    async def _leave(self, member: int, *, at_once: bool) -> None:
        """Let somebody leave by the command and the answer to what it asks."""
        who = self.people[member]
        asked = await self._type(who, "league leave")
        now = [label for label in asked.buttons if label.startswith("Leave")]
        label = next((each for each in now if ("give up" in each) == at_once), now[-1])
        said = await self._press(who, label, asked)
        assert "Join again" in said.buttons, (label, said.text)

    async def _type(self, member: simcord.MemberActor, line: str) -> Seen:
        found = answer(await member.slash(self.season.world.games, line))
        await self.season.world.env.settle()
        return found

    async def _press(self, member: simcord.MemberActor, label: str, on: Seen) -> Seen:
        found = answer(await member.click(on.message, label=label))
        await self.season.world.env.settle()
        return found

    async def _until_it_opens(self, number: int) -> LeagueView:
        """Let days pass until a season is open."""
        for _ in range(70):
            view = await self.view()
            if view.season is not None and view.season.season == number:
                return view
            await self._day()
        raise AssertionError(f"season {number} does not open")

    async def _day(self) -> None:
        self.days += 1
        await self.season.world.env.advance_time(DAY)
        self.season.asked.take()
        if self.days % 20 == 0:
            await (self.season.world.crash() if self.restarts % 2 else self.season.world.restart())
            await self.season.world.env.settle()
            self.restarts += 1

    async def _play_season(self, view: LeagueView) -> None:
        """Play from the day on which a season opens to the one on which its places are final."""
        season = view.season
        assert season is not None
        self.sat.append(_sitting(view))
        print(f"season {season.season}:", [len(each) for each in self.sat[-1]], flush=True)
        playing = sorted(season.members.values())
        self.drawn.shuffle(playing)
        self.absent = set(playing[: self.plan.absent])
        leaving = playing[self.plan.absent : self.plan.absent + self.plan.withdraw]
        self.matches, self.ends, begun = {}, {}, self.days
        while (view := await self.view()).season is not None and any(each.status != "ended" for each in view.divisions):
            for division in view.divisions:
                await self._play_due(division)
            if self.days - begun == 5:
                await self._come_back(view)
            if self.days - begun == 6:
                for member in leaving:
                    await self._leave(member, at_once=True)
            if self.days - begun == 10:
                await self._correct(view)
            await self.season.world.env.settle()
            await self._day()
            assert self.days - begun < 45, "the season does not end"
        self._count(view)
        self.played += [each.tournament for each in view.divisions]
        stay = [each for each in playing if each not in self.absent and each not in leaving]
        for member in stay[: self.plan.leave]:
            await self._leave(member, at_once=False)
        await self._join(self.plan.come)

    async def _come_back(self, view: LeagueView) -> None:
        """Let those play again from the next season on who did not come to the last one."""
        for each in view.of_status("absent"):
            said = await self._type(self.people[each.member], "league join")
            assert "next season" in said.text, said.text
            self.ways["came back"] += 1

    def _count(self, view: LeagueView) -> None:
        pairings = [each for division in view.divisions for each in division.pairings]
        self.told.append(
            {
                "season": view.season.season if view.season else 0,
                "divisions": [len(each.rows) for each in view.divisions],
                "tables": dict(Counter(each.status for each in pairings)),
                "at tables of": dict(Counter(len(each.seats) for each in pairings if each.match is not None)),
                "seats": dict(Counter(seat.kind for each in pairings for seat in each.seats)),
                "gone": sum(each.status == "withdrawn" for division in view.divisions for each in _people(division)),
                "did not come": sum(each.is_stopped for division in view.divisions for each in _people(division)),
            }
        )
        print(json.dumps(self.told[-1]), flush=True)

    async def _play_due(self, division: TournamentView) -> None:
        for each in division.pairings:
            if each.status == "running" and each.match is not None and each.channel_id is not None:
                await self._play_on(division, each)

    async def _play_on(self, division: TournamentView, pairing: PairingView) -> None:
        """Let a table have its moves of a day, and end on its day unless somebody is not there, or it is slow."""
        assert pairing.match is not None and pairing.channel_id is not None
        number = pairing.match
        if number not in self.matches:
            self.matches[number] = Match(self.season, number, pairing.channel_id, self.drawn)
            is_slow = self.drawn.randrange(SLOW) == 0
            self.ends[number] = NEVER if is_slow else self.days + self.drawn.randint(2, LONGEST)
        match = self.matches[number]
        if number in self.handed:
            await match.by_computers()
            return
        users = [division.entrants[seat.entrant].user_id or 0 for seat in pairing.seats]
        stopped = {each.user_id for each in _people(division) if each.is_stopped}
        gone = frozenset(self.people[each].id for each in self.absent)
        is_first = not match.typed
        if (is_first or self.days % self.plan.move_days == 0) and await match.move_on(self.plan.moves, gone):
            return
        if self.ends[number] > self.days or (gone - stopped) & set(users):
            return
        if self.drawn.randrange(self.plan.whole) == 0:
            self.ways["computers"] += 1
            self.handed.add(number)
            began = time.process_time()
            await match.by_computers()
            self.spent += time.process_time() - began
        else:
            self.ways["organiser"] += 1
            order = self.drawn.sample(range(1, len(users) + 1), len(users))
            places = [1 + sum(other < own for other in order) for own in order]
            with self.season.world.env._bot_scope():
                await self.services.organising.adjudicate(
                    division.tournament, self.ann, pairing.pairing, places, "they have stopped"
                )
        await self.season.world.env.settle()

    async def _correct(self, view: LeagueView) -> None:
        """Let the organiser turn the result of one table round."""
        for division in view.divisions:
            for each in division.pairings:
                if each.status == "ended" and each.match is not None:
                    turned = [seat.twelfths or 0 for seat in each.seats][::-1]
                    with self.season.world.env._bot_scope():
                        await self.services.organising.correct(
                            division.tournament, self.ann, each.pairing, turned, "the seats were swapped"
                        )
                    self.ways["corrected"] += 1
                    return


def _people(division: TournamentView) -> list[Any]:
    return list(division.entrants.values())


def _sitting(view: LeagueView) -> tuple[tuple[int, ...], ...]:
    """Return the members of each division of the newest season, by entrant."""
    assert view.season is not None
    found: dict[int, list[int]] = {}
    for (division, _), member in sorted(view.season.members.items()):
        found.setdefault(division, []).append(member)
    return tuple(tuple(each) for each in found.values())


async def check(league: League) -> None:
    """Raise AssertionError with what is not as it should be."""
    database = league.services._context.database
    assert await database.read(all_differences) == ()
    history: tuple[PastSeason, ...] = await league.services.leagues.history(league.number)
    shape = Shape(SIZE, SEATS)
    for past in reversed(history):
        places = {each.member: each for each in past.places}
        sat = league.sat[past.season - 1]
        assert sorted(places) == sorted(member for division in sat for member in division)
        for number, members in enumerate(sat, 1):
            assert sorted(places[each].place for each in members) == list(range(1, len(members) + 1))
            assert {places[each].division for each in members} == {number}
        if past.season < len(league.sat):
            after = league.sat[past.season]
            playing = [member for division in after for member in division]
            finishes = [Finish(each.member, each.division, each.place) for each in past.places]
            newcomers = sorted(each for each in playing if each not in places)
            expected = next_divisions(finishes, set(playing) & set(places), newcomers, shape)
            assert [set(each) for each in after] == [set(each) for each in expected], (past.season, after, expected)
    assert [past.season for past in history] == list(range(league.plan.seasons, 0, -1))
    for number in league.played:
        await _check_division(league, await league.services.contests.view(number))
    champions = [each.winners() for each in history]
    for (champion,) in champions:
        titles = await league.services.leagues.titles_of(league.people[champion].id)
        assert any(each.division == 1 for each in titles), champion
    assert league.season.errors == [], league.season.errors
    league.season.asked.take()
    assert league.season.asked.faults == [], league.season.asked.faults[:3]


async def _check_division(league: League, division: TournamentView) -> None:
    """All have as many lines, and each table was opened and counted once."""
    count = len(division.rows)
    assert count >= LEAST[SEATS]
    assert {len(lines) for lines in division.sheet.lines.values()} == {matches_each(count, SEATS)}
    rows = await league.services._context.database.read(tournaments.acts, division.tournament)
    done = [acts.decoder.decode(row.facts) for row in rows]
    begun = Counter(act.pairing for act in done if isinstance(act, acts.Begun))
    counted = Counter(act.pairing for act in done if isinstance(act, acts.Scored | acts.Voided))
    assert set(begun.values()) == set(counted.values()) == {1}, (begun, counted)
    points = Counter[int]()
    for each in division.pairings:
        points.update({seat.entrant: seat.twelfths or 0 for seat in each.seats})
    assert {row.entrant: row.twelfths for row in division.rows} == {
        row.entrant: points[row.entrant] for row in division.rows
    }


async def played(folder: Path, plan: Plan, seed: int) -> None:
    """Play a league in a world of its own, and check it."""
    began, began_at = time.process_time(), time.perf_counter()
    async with season_world(folder / f"league-{plan.members}.sqlite3", seed) as season:
        league = League(season, plan, seed)
        await league.play()
        await league.past_the_end()
        print(
            json.dumps(
                {
                    "days": league.days,
                    "restarts": league.restarts,
                    "ends": dict(league.ways),
                    "by computers": league.spent,
                }
            ),
            flush=True,
        )
        print(f"{time.process_time() - began:.0f} s of processor time, {time.perf_counter() - began_at:.0f} s")
        await check(league)
    print(plan.members, "is as it should be", flush=True)


LARGE: Final = Plan(
    "Lords of the Vale", 42, withdraw=2, absent=2, leave=2, come=5, whole=14, pace="weekly", move_days=6, moves=8
)
SMALL: Final = Plan("Dungeon League", 14, come=2)


async def main(folder: Path, *members: str) -> None:
    """Play both in `folder`, or the one of so many members."""
    folder.mkdir(parents=True, exist_ok=True)
    quick_simcord.install()
    for plan, seed in ((SMALL, 14), (LARGE, 42)):
        if not members or str(plan.members) in members:
            await played(folder, plan, seed)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), *sys.argv[2:]))
