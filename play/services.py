"""All services over one database, made once by the bot, the playground or a test."""

import random
import secrets
import time
from collections.abc import Callable

import msgspec

from address import Address, address_of
from db.engines.engine import open_database
from db.keeping.beside import Beside
from play.clocks.closing import Closing
from play.clocks.deadlines import Deadlines
from play.clocks.due import Queue
from play.clocks.silence import Silence
from play.context import Context, Listener, StorageFault, Watcher
from play.leagues.looking import Leagues
from play.leagues.organising import OrganisingLeagues
from play.leagues.seasons import Seasons
from play.leagues.storing import settle_again as settle_league
from play.leagues.taking_part import TakingPart
from play.limits import DEFAULT_LIMITS, Limits
from play.match import queue
from play.match.agreements import Agreements
from play.match.finder import Finder
from play.match.matches import Matches
from play.match.observations import Observations
from play.match.stories import Stories
from play.overview.filters import Filters
from play.overview.overviews import Overviews
from play.overview.results import Results
from play.overview.table_wishes import TableWishes
from play.people.accounts import Accounts
from play.people.decks import Decks
from play.people.forums import Forums
from play.people.people import People
from play.plans.plans import Plans
from play.plans.previews import Previews
from play.plans.wishes import Wishes
from play.proofs.proofs import Proofs
from play.ratings.showing import Ratings
from play.reminders.digests import Digests
from play.reminders.lateness import Lateness
from play.reminders.pings import Pings
from play.reminders.reminders import Reminders
from play.reminders.webhooks import Webhooks
from play.rules.titles import DivisionNamer, TitleMaker, plain_division, plain_title
from play.seats.bands import Bands
from play.seats.blocks import Blocks
from play.seats.calls import Calls
from play.seats.carrying import Carrying
from play.seats.computers import Computers
from play.seats.excusing import Excuses
from play.seats.guests import Guests
from play.seats.handicaps import Handicaps
from play.seats.hints import Hints
from play.seats.invitations import Invitations
from play.seats.lobby import Lobby
from play.seats.reliability import Reliabilities
from play.seats.rematches import Rematches
from play.seats.replacing import Replacing
from play.shown import Shown
from play.thinking.pool import Thinking
from play.tournaments.going_on import GoingOn
from play.tournaments.looking import Looking
from play.tournaments.organising import Organising
from play.tournaments.storing import settle_again
from play.tournaments.team_entering import TeamEntering
from play.tournaments.worker import Worker
from play.upkeep.backups import Backups
from play.upkeep.packing import PACK, Packing
from play.upkeep.processes import Processes
from play.upkeep.request_shares import RequestShares
from play.upkeep.shards import Shards
from play.upkeep.watching import Watching

PICK_BYTES = 16


def unix_seconds() -> int:
    """Return the time now."""
    return int(time.time())


class _AroundMatches:
    """What is about people and servers, and about how matches are found, shown and told of."""

    def __init__(self, context: Context) -> None:
        self.reminders = Reminders(context)
        self.digests = Digests(context)
        self.pings = Pings(context)
        self.lateness = Lateness(context)
        self.webhooks = Webhooks(context)
        self.finder = Finder(context)
        self.decks = Decks(context)
        self.blocks = Blocks(context)
        self.reliabilities = Reliabilities(context)
        self.bands = Bands(context)
        self.rematches = Rematches(context)
        self.ratings = Ratings(context)
        self.forums = Forums(context)
        self.proofs = Proofs(context)
        self.shown = Shown(context)
        self.overviews = Overviews(context)
        self.table_wishes = TableWishes(context)
        self.filters = Filters(context)
        self.results = Results(context)
        self.backups = Backups(context)
        self.processes = Processes(context)
        self.shards = Shards(context, self.processes)
        self.request_shares = RequestShares(context)
        self.watching = Watching(context)


class _Contests:
    """What tournaments and leagues are made of."""

    def __init__(self, context: Context) -> None:
        self.contests = Looking(context)
        self.entering = TeamEntering(context)
        self.organising = Organising(context)
        self.leagues = Leagues(context)
        self.taking_part = TakingPart(context)
        self.organising_leagues = OrganisingLeagues(context)
        self.seasons = Seasons(context)
        self._pairing = Worker()
        self.going_on = GoingOn(context, self._pairing)


class Services(_AroundMatches, _Contests):
    """The services. Several, in one process or in many, may share a database."""

    def __init__(self, context: Context, thinkers: int = 0, pack_days: int | None = None) -> None:
        """Make the services over an open database; computers think in so many processes, with none in a thread.

        Matches are packed so many days (`pack_days`) after their end, or never.
        """
        _AroundMatches.__init__(self, context)
        _Contests.__init__(self, context)
        self._context = context
        self._thinking = Thinking(thinkers)
        self.observations = Observations(context)
        self.lobby = Lobby(context, self.observations)
        self.matches = Matches(context, self._thinking)
        self.previews = Previews(context, self.observations)
        self.plans = Plans(context)
        self.wishes = Wishes(context)
        self.agreements = Agreements(context)
        self.calls = Calls(context)
        self.carrying = Carrying(context)
        self.replacing = Replacing(context)
        self.closing = Closing(context)
        self.excuses = Excuses(context)
        self.guests = Guests(context)
        self.invitations = Invitations(context)
        self.handicaps = Handicaps(context)
        self.deadlines = Deadlines(context)
        self.silence = Silence(context)
        self.accounts = Accounts(context)
        self.people = People(context, self.lobby, self.matches)
        self.computers = Computers(context, self.matches, self.observations, self.wishes, self._thinking)
        self.hints = Hints(context, self.observations, self._thinking)
        self.stories = Stories(context, is_inline=not thinkers)
        self.packing = Packing(context, pack_days, is_inline=not thinkers)
        self.due = self._queue()

    def _queue(self) -> Queue:
        """Return the queue of what is due, with who does each kind of it."""
        made = Queue(
            self._context,
            {
                "close": self.closing.close,
                "resume": self.closing.resume,
                "slow": self.closing.slow,
                "ask": self.silence.ask,
                "excuse": self.excuses.end_due,
                "vote": self.agreements.drop_expired,
                "carry": self.agreements.carry,
                "default": self.computers.play_due,
            },
        )
        made.add_others(self.going_on.handlers(), settle_again)
        made.add_others(self.seasons.handlers(), settle_league)
        made.add_others({PACK: self.packing.begin}, self.packing.settle)
        return made

    @classmethod
    async def open(
        cls,
        address: Address | str,
        clock: Callable[[], int] = unix_seconds,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        limits: Limits = DEFAULT_LIMITS,
        *,
        titles: TitleMaker = plain_title,
        division_names: DivisionNamer = plain_division,
        thinkers: int = 0,
        pack_days: int | None = None,
        speaks_to: Callable[[int | None], bool] = lambda _: True,
    ) -> "Services":
        """Open or make the database at `address`. `clock` gives unix seconds, `entropy` bytes for secrets.

        `titles`: what matches of tournaments are called; `division_names`: divisions of leagues. Computers think in so
        many processes (`thinkers`); with none in a thread, which is for tests. Matches are packed so many days
        (`pack_days`) after their end, or never. `speaks_to`: whether a server is this process's to speak to.

        Raises:
            db.errors.DatabaseFault: it is damaged, foreign or newer, and not touched; or it cannot be used now.
        """
        where = address_of(address) if isinstance(address, str) else address
        database = await open_database(where)
        await database.write(queue.derive)
        beside = Beside.open(where)
        context = Context(database, clock, entropy, [], limits, beside=beside, titles=titles)
        context = msgspec.structs.replace(context, division_names=division_names, speaks_to=speaks_to)
        services = cls(context, thinkers, pack_days)
        await services.people.forget_again()
        await database.write_uncounted(services.packing.settle_at_start)
        return services

    def chance(self) -> random.Random:
        """Return a source of picks for a person who leaves a choice to chance; the chance of matches is another one."""
        return random.Random(self._context.entropy(PICK_BYTES))  # noqa: S311 - seeded with secret bytes

    def waiting(self) -> dict[str, int]:
        """Return how many wait for what takes long: for a process that thinks."""
        return {"computers": self._thinking.waiting}

    def trouble(self) -> str:
        """Return what is wrong with the database; empty if it is the one that was opened."""
        try:
            self._context.database.check_same()
        except StorageFault as fault:
            return str(fault)
        return ""

    async def close(self) -> None:
        """Close every connection. Nothing is lost without it, but the process does not end before."""
        await self.computers.close()
        await self.hints.close()
        await self.stories.close()
        await self.packing.close()
        await self._thinking.close()
        await self._pairing.close()
        await self._context.database.close()

    def listen(self, callback: Listener) -> None:
        """Call `callback` after every commit of this services that changed a match. It must not block or raise."""
        self._context.listeners.append(callback)

    def watch(self, callback: Watcher) -> None:
        """Call `callback` after every commit of this services that changed a tournament. It must not block or raise."""
        self._context.watchers.append(callback)

    def watch_leagues(self, callback: Watcher) -> None:
        """Call `callback` after every commit of this services that changed a league. It must not block or raise."""
        self._context.league_watchers.append(callback)
