"""A quarter of a year in which people play, sleep, vanish and come back while bots are killed: `simulate` plays it.

Time is virtual and jumps from one event to the next: somebody looks at Discord, a bot looks at the clock, a bot is
killed or starts. Everything else is real: services, clock, reminders, rules, the database.
"""

import hashlib
import heapq
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from address import Address
from db.engines.engine import open_database
from db.rows.due import DueRow
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Status, WhenLate
from play.rules.excuses import DAYS
from play.rules.moment import Moment
from play.seats.lobby import NewTable, Person
from play.services import Services
from render.pages.silence import is_asking
from tests.play.due import not_as_derived
from tests.quarter.bot import Bot, Faults, Killed
from tests.quarter.discord import TABLES, Discord, nothing
from tests.quarter.people import DAY, HABITS, HOUR, Habit, Player, people
from tests.quarter.record import Record, stored_matches

BEGAN = 1_790_000_000
PACES = ("daily",) * 10 + ("relaxed", "36h", "12h workdays", "2d+6h/4d", "21:00 Europe/Berlin", "live", "none")
NEW_PACES = ("12h", "36h", "daily", "relaxed", "1d+6h/2d", "21:00 Europe/Berlin")
"""Paces that a table may agree on instead."""

RUNNING: tuple[Status, ...] = ("running",)
RULES: tuple[WhenLate, ...] = ("default", "default", "stand_in", "vote")
POWER_CUTS = 0.3
"""How often a bot that ends takes all others with it."""

MOST_DECISIONS = 12
"""So many decisions a person makes in one match in one go."""

OUTRUN = {
    "stale", "not_running", "already_agreed", "own_motion", "no_such_motion", "sealed_lies", "sealed_lay",
    "repair_left", "no_such_move", "same_pace", "not_judged",
}  # fmt: skip
"""What a vote is refused with because somebody was faster, or has moved since it began."""

OPTIONS = {"dungeon_twister": {"victory_points": "3", "no_progress_turns": "20"}}


class Plan(msgspec.Struct, frozen=True):
    """What is simulated. `games`: how many matches of each. `kills`: of a bot, how often a day.

    `beat`: so many seconds are between two beats, more than with real bots, so that a quarter takes minutes.
    `unfilled`: tables to which nobody comes. After `longest_days`, or `most_steps`, something must
    hold a match up that is not over. `votes`: how likely somebody who looks at a motion of one of the kinds
    `about` begins a vote on it, `agrees`: or agrees to one. `new_paces`: what tables may agree on. `excuses`: how
    likely somebody who looks says that they are away, or are back; if anybody does, half of those who go away for a
    time say so before. `offers`: how likely somebody offers their own seat.
    """

    games: dict[str, int]
    people: int
    days: int
    seed: int = 1
    kills: float = 0.25
    unfilled: int = 2
    beat: int = 1800
    longest_days: int = 400
    most_steps: int = 10_000_000
    paces: tuple[str, ...] = PACES
    habits: tuple[Habit, ...] = HABITS
    votes: float = 0.002
    agrees: float = 0.3
    excuses: float = 0.0
    about: tuple[str, ...] = ("away", "replace", "pause", "resume", "extend", "repair", "pace", "live")
    offers: float = 0.001
    new_paces: tuple[str, ...] = NEW_PACES


class Quarter:
    """A simulation under way."""

    def __init__(self, plan: Plan, path: Address) -> None:
        self.plan = plan
        self.path = path
        self.chance = random.Random(plan.seed)
        self.players = people(self.chance, plan.people, BEGAN, plan.days, plan.habits)
        self.record = Record(self.players, BEGAN, plan.beat)
        self.discord = Discord(self.players)
        self.discord.now = BEGAN
        self.discord.meanwhile = self._meanwhile
        self.bots: list[Bot | None] = [None, None]
        self._events: list[tuple[int, int, str, Any]] = []
        self._numbers = count()
        self._entropy = count()

    async def run(self) -> Record:
        """Play until every match is over, or for so long that something must hold one up."""
        for player in self.players:
            self._plan(self._next_look(player, BEGAN), "look", player)
            for absence in player.absences:
                if player.habit is Habit.LEAVER:
                    self._plan(absence.since, "leave", player)
        for number in range(self.plan.unfilled):
            self._plan(BEGAN + number * DAY, "open", None)
        wanted = [game for game, number in self.plan.games.items() for _ in range(number)]
        self.chance.shuffle(wanted)
        for number, game in enumerate(wanted):
            self._plan(BEGAN + number * self.plan.days * DAY * 2 // (3 * len(wanted)), "open", game)
        self._plan(BEGAN, "start", 0)
        self._plan(BEGAN + 20 * DAY, "start", 1)
        for _ in range(self.plan.most_steps):
            if self.discord.now > BEGAN + self.plan.longest_days * DAY or self._is_over(len(wanted)):
                break
            await self._step()
        return self.record

    def _is_over(self, wanted: int) -> bool:
        if self.record.opened < wanted + self.plan.unfilled:
            return False
        return len(self.record.over) == self.record.opened

    async def _step(self) -> None:
        """Let happen what comes next: an event, or a bot looks at the clock."""
        up = [bot for bot in self.bots if bot is not None]
        bot = min(up, key=lambda each: each.looks_at, default=None)
        if bot is not None and bot.looks_at <= self._events[0][0]:
            self.discord.now = max(self.discord.now, bot.looks_at)
            await self._alive(bot, bot.look())
            return
        at, _, kind, what = heapq.heappop(self._events)
        self.discord.now = max(self.discord.now, at)
        match kind:
            case "start":
                await self._start(what)
            case "kill":
                await self._kill(what)
            case "end":
                await self._end(what)
            case "look":
                self._plan(self._next_look(what, self.discord.now), "look", what)
                await self._look(what)
            case "message":
                await self._look(what[0], what[1])
            case "leave":
                await self._leave(what)
            case "open":
                await self._open(what)

    def _plan(self, at: int, kind: str, what: Any) -> None:
        heapq.heappush(self._events, (at, next(self._numbers), kind, what))

    # Bots ------------------------------------------------------------------------------------------------------------

    async def _start(self, place: int) -> None:
        bot = await Bot.start(self.path, self.discord, self._secret, self.record)
        self.bots[place] = bot
        self.record.is_up(self.discord.now)
        days = self.chance.expovariate(self.plan.kills) if self.plan.kills else self.plan.longest_days
        self._plan(self.discord.now + 1 + int(days * DAY), "kill", place)

    async def _kill(self, place: int) -> None:
        """Let a bot be killed at one of its next transactions, at the latest in some hours."""
        bot = self.bots[place]
        if bot is not None:
            bot.doom(self.chance.randrange(4), after=self.chance.random() < 0.5)
            self._plan(self.discord.now + HOUR, "end", bot)

    async def _end(self, bot: Bot) -> None:
        """Take a killed bot away, sometimes all with it; some are started again soon, others after hours."""
        if bot not in self.bots:
            return
        is_power_cut = self.chance.random() < POWER_CUTS or sum(each is not None for each in self.bots) == 1
        away = self.chance.choice((60, HOUR, 5 * HOUR, 30 * HOUR))
        for place, each in enumerate(self.bots):
            if each is not None and (each is bot or is_power_cut):
                self.bots[place] = None
                await each.close()
                self.record.kills += 1
                self._plan(self.discord.now + away, "start", place)
        if not any(self.bots):
            self.record.is_down(self.discord.now)

    async def _alive(self, bot: Bot, act: Any) -> bool:
        """Do what a bot does; False if it was killed meanwhile."""
        try:
            await act
        except Killed:
            await self._end(bot)
            return False
        return True

    async def _meanwhile(self, user_id: int) -> None:
        """While a reminder is on its way, sometimes the person answers, or a bot looks at the clock."""
        what = self.chance.random()
        bot = self._any_bot()
        if bot is None or bot.database.is_dead or what > 0.3:
            return
        self.discord.now += 1
        self.discord.meanwhile, hook = nothing, self.discord.meanwhile
        try:
            if what < 0.15:
                await self._alive(bot, bot.look())
            else:
                await self._alive(bot, self._play(bot, self.record.players[user_id]))
        finally:
            self.discord.meanwhile = hook
        self.discord.now += 1

    def _secret(self, length: int) -> bytes:
        return hashlib.sha256(f"{self.plan.seed} {next(self._entropy)}".encode()).digest()[:length]

    # People ----------------------------------------------------------------------------------------------------------

    def _next_look(self, player: Player, after: int) -> int:
        """Return when a person looks at Discord next: awake, and not while they are gone."""
        at = after + 60 + int(self.chance.expovariate(player.looks) * DAY * 2 / 3)
        while player.sleeps(at):
            at += 1800
        return at

    async def _look(self, player: Player, match: MatchId | None = None) -> None:
        """A person looks at everything, or at one match of which somebody has written to them."""
        bot = self._any_bot()
        if bot is not None and player.is_there(self.discord.now):
            act = self._play(bot, player) if match is None else self._look_at(bot, player, match)
            await self._alive(bot, act)

    def _any_bot(self) -> Bot | None:
        up = [bot for bot in self.bots if bot is not None]
        return self.chance.choice(up) if up else None

    async def _leave(self, player: Player) -> None:
        """A person leaves the server: the bot sees it when it is up next and gives their seats up."""
        bot = self._any_bot()
        if bot is None:
            self._plan(self.discord.now + HOUR, "leave", player)
            return
        self.discord.gone.add(player.user_id)
        await self._alive(bot, self._free(bot, player))

    async def _free(self, bot: Bot, player: Player) -> None:
        for line in await bot.services.finder.of_player(player.user_id, RUNNING, 100):
            await bot.services.matches.free(line.match, player.user_id, player.user_id)
        await bot.catch_up()

    async def _open(self, game: str | None) -> None:
        bot = self._any_bot()
        if bot is None:
            self._plan(self.discord.now + HOUR, "open", game)
            return
        self.record.opened += 1
        if not await self._alive(bot, self._begin(bot, game)):
            self.record.opened = len(stored_matches(self.path))
            self._plan(self.discord.now + 40 * HOUR, "open", game)

    async def _begin(self, bot: Bot, game: str | None) -> None:
        """Open a table of people who are there, and start it, unless it is one to which nobody comes."""
        there = [each for each in self.players if each.is_there(self.discord.now)]
        rules = registry.find(game or "tetranomicon")
        counts = rules.seat_counts
        seats = self.chance.choice(counts)
        taken = self.chance.sample(there if len(there) >= seats else list(self.players), seats)
        pace = self.chance.choice(self.plan.paces)
        if pace == "live" and all(each.habit is not Habit.STEADY for each in taken):
            pace = "daily"
        services, host = bot.services, taken[0]
        for each in taken:
            await _settle(services, each)
        channel_id = TABLES + self.record.opened + self.discord.now
        self.record.first_paces[channel_id] = pace
        table = NewTable(
            game or "tetranomicon",
            Person(host.user_id, host.name),
            "salt",
            "en",
            pace=pace,
            options=OPTIONS.get(game or "", {}),
            guild_id=1,
            channel_id=channel_id,
            seats=seats,
        )
        match = (await services.lobby.open_table(table)).match
        if game is not None:
            await services.lobby.set_when_late(match, host.user_id, self.chance.choice(RULES))
            if self.plan.excuses:
                await services.excuses.allow(match, host.user_id, self.chance.choice(DAYS))
            for each in taken[1:]:
                await services.lobby.join(match, Person(each.user_id, each.name), "salt")
            await services.lobby.start(match, host.user_id)
        await bot.catch_up()

    async def _play(self, bot: Bot, player: Player) -> None:
        """Let a person look at the matches that wait for them, vote, and say that they are away."""
        chance, services = self.chance, bot.services
        await self._excuse(services, player)
        for line in await services.finder.waiting_for(player.user_id, 100):
            if chance.random() < 0.85:
                await self._answer(bot, player, line.match)
        for line in await services.finder.of_player(player.user_id, RUNNING, 100):
            if chance.random() < 0.2:
                await self._look_at(bot, player, line.match)
        for match, seats in sorted(self.record.offered.items()):
            if seats and chance.random() < 0.1:
                await self._take_over(services, player, match, chance.choice(seats))
                await bot.catch_up()

    async def _answer(self, bot: Bot, player: Player, match: MatchId) -> None:
        """Make some decisions of a match; sometimes pick one and do not confirm it."""
        services, chance = bot.services, self.chance
        for _ in range(MOST_DECISIONS):
            moment = await services.observations.moment(match)
            own = moment.of_person(player.user_id)
            if own.status != "running" or own.observer is None:
                return
            if not any(each.seat == own.observer for each in own.awaited()):
                return
            if chance.random() < 0.04:
                await services.reminders.picked(match, player.user_id)
                self.record.picks += 1
                return
            own = await services.observations.choosing(moment, player.user_id)
            if len(own.topics) > 1:
                topic = chance.randrange(len(own.topics))
                own = await services.observations.choosing(moment, player.user_id, topic)
            choice = chance.choice(own.choices)
            try:
                await services.matches.submit_choice(
                    match, player.user_id, own.revision, choice.number, moment, topic=own.topic
                )
            except Refusal as refusal:
                if refusal.code not in {"stale", "not_running", "not_your_decision", "too_many_changes"}:
                    raise
                return
            self.record.moves += 1
            await bot.catch_up()

    async def _excuse(self, services: Services, player: Player) -> None:
        """Say until when they are away, before they go or just so, and sometimes that they are back earlier."""
        if not self.plan.excuses:
            return
        now, chance = self.discord.now, self.chance
        leaves = next((each for each in player.absences if now < each.since < now + DAY and each.until), None)
        try:
            if leaves is not None and leaves.until is not None and chance.random() < 0.5:
                await services.excuses.declare(player.user_id, leaves.until + chance.randrange(DAY))
            elif chance.random() < self.plan.excuses:
                await services.excuses.declare(player.user_id, now + chance.randrange(HOUR, 20 * DAY))
            elif chance.random() < 5 * self.plan.excuses:
                await services.excuses.end(player.user_id)
        except Refusal as refusal:
            if refusal.code != "not_excused":
                raise

    async def _look_at(self, bot: Bot, player: Player, match: MatchId) -> None:
        await self._vote(bot.services, player, match)
        await bot.catch_up()

    async def _take_over(self, services: Services, player: Player, match: MatchId, seat: Seat) -> None:
        """Sit down on a seat that is on offer, if the rules allow that."""
        try:
            await _settle(services, player)
            await services.replacing.take(match, Person(player.user_id, player.name), seat)
        except Refusal as refusal:
            if refusal.code not in {"already_joined", "had_a_seat", "no_free_seat", "not_running", "too_many_seats"}:
                raise

    async def _vote(self, services: Services, player: Player, match: MatchId) -> None:
        """Come back, agree to what others have moved, move something, offer the own seat, or resign."""
        chance = self.chance
        moment = await services.observations.moment(match)
        own = moment.of_person(player.user_id)
        if own.status != "running" or own.observer is None:
            return
        try:
            if own.face(own.observer).sitter == "away" and chance.random() < 0.7:
                await services.matches.come_back(match, player.user_id)
                self.record.returns += 1
            elif is_asking(own) and chance.random() < 0.5:
                await services.silence.still_plays(match, player.user_id)
                self.record.answers += 1
            elif chance.random() < 0.001:
                await services.matches.resign(match, player.user_id)
            elif chance.random() < self.plan.offers:
                await services.replacing.offer(match, player.user_id)
            else:
                await self._agree(services, player, match)
        except Refusal as refusal:
            if refusal.code not in OUTRUN:
                raise

    async def _agree(self, services: Services, player: Player, match: MatchId) -> None:
        moment = await services.observations.moment(match)
        if "repair" in self.plan.about and self.chance.random() < self.plan.votes / 2:
            await self._go_back(services, player, moment)
            return
        if "pace" in self.plan.about and self.chance.random() < self.plan.votes / 2:
            name = f"pace.{self.chance.choice(self.plan.new_paces)}"
            await services.agreements.agree(match, player.user_id, name, moment.card.revision)
            self.record.votes += 1
            return
        for motion in services.agreements.possible(moment):
            if motion.kind == "judge" and "judge" not in self.plan.about:
                continue  # such a vote lapses with the next move, so that nearly none of theirs would be carried
            is_moved, is_call = bool(motion.agreed), motion.kind == "away"
            begins = self.plan.votes if motion.kind in self.plan.about else 0.002
            likely = 0.5 if is_call else self.plan.agrees if is_moved else begins
            if self.chance.random() < likely:
                if motion.kind == "judge" and motion.judged is None:
                    await services.agreements.judge(match, player.user_id, moment.card.revision)
                await services.agreements.agree(match, player.user_id, motion.name, moment.card.revision)
                self.record.votes += 1
                if motion.kind == "live" and not is_moved:
                    self._write_to(moment)
                return

    def _write_to(self, moment: Moment) -> None:
        """Let all players of a match know that somebody wants to play live: who is awake looks within minutes."""
        for row in moment.loaded.seats:
            player = self.record.players.get(row.user_id or 0)
            at = self.discord.now + self.chance.randrange(60, 1500)
            if player is not None and not player.sleeps(at):
                self._plan(at, "message", (player, moment.match))

    async def _go_back(self, services: Services, player: Player, moment: Moment) -> None:
        """Propose to go back to before one of the last moves, or agree to what somebody has proposed."""
        moved = [motion.name for motion in moment.public().motions if motion.kind == "repair"]
        found = [f"repair.{revision}" for revision in await services.agreements.points(moment)]
        if moved or found:
            name = self.chance.choice(moved or found)
            await services.agreements.agree(moment.match, player.user_id, name, moment.card.revision)
            self.record.votes += 1


async def _settle(services: Services, player: Player) -> None:
    """Store when a person sleeps and how they want to be reminded, if they are one to say so."""
    if player.names_zone:
        await services.people.change(
            player.user_id,
            time_zone=player.zone,
            sleeps_at=player.sleeps_at,
            wakes_at=player.wakes_at,
            reminders=player.reminders,
        )


async def _not_as_derived(path: Address) -> tuple[DueRow, ...]:
    """Return what is due in the end, so far as a change has not stored what the rules derive from the match."""
    database = await open_database(path)
    try:
        return await database.read(not_as_derived)
    finally:
        await database.close()


@asynccontextmanager
async def _errors() -> AsyncIterator[list[str]]:
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        yield faults.found
    finally:
        logging.getLogger().removeHandler(faults)


async def simulate(plan: Plan, path: Address) -> Record:
    """Play a quarter and return what happened; nothing may have been logged as an error."""
    quarter = Quarter(plan, path)
    async with _errors() as found:
        try:
            record = await quarter.run()
        finally:
            for bot in quarter.bots:
                if bot is not None:
                    await bot.close()
    await record.read(path, quarter.discord, quarter.discord.now)
    record.errors += [*found, *(f"not due as derived anew: {row}" for row in await _not_as_derived(path))]
    return record
