"""What organisers do around a tournament: draft, change, open, start, publish, pause, cancel, take people in.

What they decide about entrants and matches is in decisions.py. Whether somebody may organise here the caller has
checked; the service knows them by a number from then on. Every method either does all of what it says in one
transaction or refuses and changes nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

import msgspec

from db.rows import matches, people, tournaments
from db.rows.tournaments import TournamentRow
from db.statements import Connection
from games.kernel.chance import SECRET_BYTES, commitment
from games.kernel.errors import Refusal
from games.kernel.pace import DEFAULT_PACE
from play.formats.settings import Settings
from play.formats.views import ImportPreview, Member
from play.rules.pace import agreed_pace
from play.seats.lobby import Person
from play.tournament_rules import acts, agreed, checks, deciding
from play.tournament_rules.acts import Act, Edited
from play.tournament_rules.agreed import MOST_NAME, Plan
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.importing import check_people, preview
from play.tournament_rules.record import Tournament
from play.tournaments.decisions import Decisions
from play.tournaments.entering import with_person
from play.tournaments.forgetting import was_here
from play.tournaments.naming import other_name
from play.tournaments.seeding import seeded
from play.tournaments.storing import Step, load, store


class NewTournament(msgspec.Struct, frozen=True):
    """What a tournament is drafted with. What is None is as usual for the game, the pace and the format.

    `is_named`: somebody has typed its name, so it is not given a number if another one has it.
    """

    guild_id: int
    name: str
    game: str
    language: str
    format: str | None = None
    pace: str = DEFAULT_PACE
    options: Mapping[str, str] = {}
    channel_id: int | None = None
    starts_at: int | None = None
    settings: Settings | None = None
    is_named: bool = False


class Organising(Decisions):
    """What organisers do."""

    async def draft(self, new: NewTournament, by: Person) -> int:
        """Store a draft with its secret and the commitment to it; return its number.

        Raises:
            Refusal: what `agreed.agreed`, `naming.other_name` and `Limits.check_draft` refuse.
        """
        chosen = new.format or agreed.usual_format(new.game, agreed_pace(new.pace).name)
        plan = Plan(
            new.name,
            new.game,
            dict(new.options),
            chosen,
            0,
            new.pace,
            new.language,
            new.starts_at,
            new.settings or agreed.usual_settings(chosen),
        )
        at = new.guild_id, new.channel_id
        drafted = partial(self._drafted, plan=plan, at=at, by=by, is_named=new.is_named)
        return await self._context.database.write(drafted)

    async def copy(self, tournament: int, by: Person, guild_id: int, name: str | None = None) -> int:
        """Store a draft that is filled from an earlier tournament of the same server; return its number.

        Its times have to be said anew. `guild_id`: the server on which the caller has checked that `by` may make one.
        `name`: what was typed; without one it is called like that one, with a number if need be.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `server_of_tournament`, and what `draft` refuses.
        """

        def copied(connection: Connection) -> int:
            row = load(connection, tournament).row
            if row.guild_id != guild_id:
                raise Refusal("server_of_tournament")
            plan = agreed.without_times(agreed.plan_of(row))
            plan = msgspec.structs.replace(plan, name=row.name if name is None else name)
            at = row.guild_id, row.channel_id
            return self._drafted(connection, plan=plan, at=at, by=by, is_named=name is not None)

        return await self._context.database.write(copied)

    async def edit(self, tournament: int, by: Person, changes: Edited, *, is_named: bool = True) -> None:
        """Change what is agreed on, before the start. More places are for the first reserves.

        `is_named`: a new name was typed; else it is given a number if another one has it.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `settings_frozen`, `fewer_places`
                (`entrants`), and what `agreed.agreed` and `naming.other_name` refuse.
        """

        def edited(connection: Connection, before: Tournament) -> Iterable[Act]:
            return self._editing(connection, before, changes, is_named=is_named)

        await self._change(tournament, by, edited)

    async def check_edit(self, tournament: int, changes: Edited, *, is_named: bool = True) -> None:
        """Refuse what `edit` would refuse now, and change nothing."""

        def checked(connection: Connection) -> None:
            self._editing(connection, load(connection, tournament), changes, is_named=is_named, is_tried=True)

        await self._context.database.read(checked)

    def _editing(
        self, connection: Connection, before: Tournament, changes: Edited, *, is_named: bool, is_tried: bool = False
    ) -> Iterable[Act]:
        """Return how what is agreed on changes; `is_tried`: nothing is stored, so nobody is kept from naming others."""
        found = editing(before, changes, self._context.clock())
        if changes.name is None or agreed.clean_name(changes.name) == before.row.name:
            return found
        if not is_tried:
            matches.hold_channels(connection)
        row = before.row
        name = other_name(connection, row.guild_id, changes.name, MOST_NAME, but=row.id, is_typed=is_named)
        return editing(before, msgspec.structs.replace(changes, name=name), self._context.clock())

    async def open(self, tournament: int, by: Person, *, is_staff: bool = False) -> None:
        """Let everybody enter from now on; the commitment to the secret is shown. `is_staff`: `by` manages the server.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `already_opened`, what
                `Limits.check_tournaments` and, if they are no staff, `Limits.check_own_tournaments` refuse, and what of
                the draft is not possible any more (`agreed.agreed`).
        """

        def opened(connection: Connection, before: Tournament) -> Iterable[Act]:
            checks.check_not_over(before)
            if before.row.status != "draft":
                raise Refusal("already_opened")
            agreed.agreed(agreed.plan_of(before.row), self._context.clock())
            # Of two that are opened at once the second one waits here, and counts the first.
            matches.hold_channels(connection)
            if not is_staff:
                self._context.limits.check_own_tournaments(connection, before.row.guild_id, by.user_id)
            self._context.limits.check_tournaments(connection, before.row.guild_id)
            return (acts.Opened(),)

        await self._change(tournament, by, opened)

    async def start(
        self, tournament: int, by: Person, *, is_confirmed: bool = False, changes: Edited | None = None
    ) -> None:
        """Start with those who are in; `is_confirmed`: with more rounds than are promised, or a very long round robin.

        `changes`: what is agreed on otherwise at the same time, such as fewer rounds.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `tournament_started`,
                `tournament_not_open`, what `agreed.check_count`, `agreed.check_rounds` and `lasting.check_length`
                refuse, and of changes what `edit` refuses.
        """
        now = self._context.clock()

        def started(connection: Connection, before: Tournament) -> Iterable[Step]:
            checks.check_before_start(before)
            edited, after = () if changes is None else editing(before, changes, now), before
            for act in edited:
                after = carry_out(after, act, now)
            seeds = seeded(connection, after, now)
            for act in seeds:
                after = carry_out(after, act, now)
            first, last = checks.starting(after, now, is_confirmed=is_confirmed)
            number = self._number(connection, before, by)
            changed = [(each, acts.BOT if isinstance(each, acts.Promoted) else number) for each in edited]
            by_bot = [(each, acts.BOT) for each in (*seeds, *first)]
            return [*changed, *by_bot, *((each, number) for each in last)]

        await self._store(tournament, started)

    async def publish(self, tournament: int, by: Person) -> None:
        """Show the newest pairings now; refuses `organiser_plays`, `nothing_hidden` and a tournament that is not on."""
        now = self._context.clock()
        await self._judge(tournament, by, lambda before: deciding.publishing(before, now))

    async def pause(self, tournament: int, by: Person, reason: str) -> None:
        """Pair nobody until `resume`; matches go on. Again does nothing.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `tournament_not_started`,
                `reason_missing`, `reason_too_long` (`most`), `others_organise` (`names`: of organisers who do not play,
                as `by` does).
        """
        await self._steer(tournament, by, lambda before: deciding.pausing(before, reason))

    async def resume(self, tournament: int, by: Person) -> None:
        """Pair again; again does nothing; refuses `tournament_over`, `tournament_not_started`, `others_organise`."""
        await self._steer(tournament, by, deciding.resuming)

    async def cancel(self, tournament: int, by: Person, reason: str) -> None:
        """Call a tournament off; matches that run go on, for nothing. A draft was seen by nobody, and stays so.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `reason_missing`, `reason_too_long`
                (`most`), after the start `others_organise` (`names`), as for `pause`.
        """
        await self._steer(tournament, by, lambda before: deciding.cancelling(before, reason))

    async def preview_import(self, tournament: int, text: str, members: Sequence[Member]) -> ImportPreview:
        """Return what taking people in by a list would do, line by line: ids, mentions or names; nothing is stored.

        `members`: of the server.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `import_too_long` (`most`), and who
                comes too late (`late_entry_over` and its kind).
        """

        def previewed(connection: Connection) -> ImportPreview:
            before = load(connection, tournament)
            was = partial(was_here, self._context, connection, tournament)
            return preview(before, text, members, was, self._context.clock())

        return await self._context.database.read(previewed)

    async def take_in(self, tournament: int, by: Person, people: Sequence[Person], salt: str = "") -> int:
        """Enter people from the list of an organiser, in that order, whatever the conditions are; return how many.

        Who is in already is left out. `salt`: what they add to chance, such as the id of the organiser's press.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `tournament_over`, `too_many_people` (`most`), and who
                comes too late.
        """
        now = self._context.clock()

        def taken(connection: Connection) -> int:
            before = load(connection, tournament, to_change=True)
            check_people(before, len(people), now)
            number, taken = self._number(connection, before, by), 0
            for person in people:
                known = before.entrant_of(person.user_id)
                if not checks.can_be_taken_in(before, known) or was_here(
                    self._context, connection, tournament, person.user_id
                ):
                    continue
                entrant = checks.next_number(before) if known is None else known.entrant
                before = with_person(before, entrant, person, salt)
                before = store(connection, before, [(checks.joined(before, entrant), number)], now)
                late = checks.late_bye(before, entrant, now) if before.entrants[entrant].status == "playing" else ()
                before = store(connection, before, [(each, acts.BOT) for each in late], now)
                taken += 1
            return taken

        count = await self._context.database.write(taken)
        self._context.tell(tournament)
        return count

    async def blank_reason(self, tournament: int, by: Person, act: int) -> None:
        """Take out what somebody typed as the reason of an act; `by` manages the server. Again does nothing.

        Raises:
            Refusal: `unknown_tournament` (`tournament`), `unknown_act` (`act`).
        """
        del by

        def blanked(connection: Connection) -> None:
            load(connection, tournament, to_change=True)
            row = tournaments.find_act(connection, tournament, act)
            if row is None:
                raise Refusal("unknown_act", act=act)
            done = acts.decoder.decode(row.facts)
            if getattr(done, "reason", ""):
                facts = msgspec.json.encode(msgspec.structs.replace(done, reason="")).decode()
                tournaments.blank_act(connection, msgspec.structs.replace(row, facts=facts))
                tournaments.show_anew(connection, tournament)

        await self._context.database.write(blanked)
        self._context.tell(tournament)

    def _drafted(
        self, connection: Connection, *, plan: Plan, at: tuple[int, int | None], by: Person, is_named: bool
    ) -> int:
        """Store a draft for a server and a channel; return its number."""
        guild_id, channel_id = at
        now, secret = self._context.clock(), self._context.entropy(SECRET_BYTES)
        plan = agreed.agreed(plan, now)
        who = self._context.beside.pseudonym(by.user_id)
        people.hold(connection, by.user_id)
        self._context.limits.check_draft(connection, by.user_id, now, who)
        # Nobody else has a number, or names a contest, until this is stored.
        number = matches.next_id(connection)
        row = TournamentRow(
            id=number,
            guild_id=guild_id,
            channel_id=channel_id,
            name=other_name(connection, guild_id, plan.name, MOST_NAME, is_typed=is_named),
            game=plan.game,
            options=msgspec.json.encode(plan.options).decode(),
            format=plan.format,
            seats=plan.seats,
            pace=plan.pace,
            settings=msgspec.json.encode(plan.settings).decode(),
            language=plan.language,
            status="draft",
            secret=secret.hex(),
            commitment=commitment(secret),
            created_by=by.user_id,
            created_at=now,
            starts_at=plan.starts_at,
        )
        tournaments.insert(connection, row)
        self._number(connection, load(connection, number), by)
        return number


def editing(tournament: Tournament, changes: Edited, now: int) -> tuple[Act, ...]:
    """Return how what is agreed on changes; nothing if all stays as it is."""
    checks.check_not_over(tournament)
    if tournament.row.status not in checks.BEFORE_START:
        raise Refusal("settings_frozen")
    before = agreed.plan_of(tournament.row)
    after = agreed.agreed(agreed.changed(before, changes), now, before)
    entrants = tournament.settings.most - checks.room(tournament)
    if after.settings.most < entrants:
        raise Refusal("fewer_places", entrants=entrants)
    if after == before:
        return ()
    more = after.settings.most - before.settings.most
    return (agreed.difference(before, after), *checks.promoted(tournament, more=more))
