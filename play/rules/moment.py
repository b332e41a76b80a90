"""A match as it was loaded once: every observation and public fact that a request needs is made of it."""

from functools import cached_property

import msgspec

from db.rows.shown import Messages
from games.kernel.ids import GameId, MatchId, Observer, Seat
from games.kernel.observation import Face, Observation, Status
from play.rules.allows import is_by_organisers
from play.rules.endings import if_given_up
from play.rules.loaded import Loaded
from play.rules.tables import heirs_from, is_by_invitation, reserved_for
from play.rules.visible import choosing, faces_of, observation_of


class MatchCard(msgspec.Struct, frozen=True):
    """What everybody may know about a match apart from the play. Times: unix seconds.

    `is_restored`: nothing was done since a copy of the database was put back. `invited`: to an open table, or to take
    a seat over. `salts`: what each seat added to chance; computer players add nothing. `tag`: that of the match's
    observations. `title`: what it is called, "" if by its game and number. `tournament_id`: whose table it is, without
    a host; `organiser_role`: of its server, `organised_by`: who made the tournament. `is_by_organisers`: organisers
    alone say who takes a seat over. `rematch_of`: which match it plays again. `by_invitation`: an open table that only
    invited people can join; `reserved`: those who have not joined and have a seat that nobody else gets; `uncalled`:
    who was told privately, so that the table does not call them.
    """

    match: MatchId
    game: GameId
    rules_version: int
    status: Status
    revision: int
    options: dict[str, str]
    language: str
    pace: str
    host_user_id: int | None
    host_name: str
    seat_count: int
    faces: tuple[Face, ...]
    salts: tuple[str, ...]
    invited: tuple[int, ...]
    guild_id: int | None
    channel_id: int | None
    parent_id: int | None
    deadline_at: int | None
    tag: str = ""
    heirs_from: int | None = None
    is_restored: bool = False
    title: str = ""
    tournament_id: int | None = None
    organiser_role: int | None = None
    organised_by: int | None = None
    is_by_organisers: bool = False
    rematch_of: int | None = None
    by_invitation: bool = False
    reserved: tuple[int, ...] = ()
    uncalled: tuple[int, ...] = ()


class Moment(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A match at one revision. Only observations and public facts come out; the rest is for the services alone.

    `loaded`: its newest entries with it. `messages`: what is remembered of its messages, if that was read with it.
    """

    loaded: Loaded
    messages: Messages | None = None
    _seen: dict[Observer, Observation] = msgspec.field(default_factory=dict)
    _choosing: dict[tuple[Observer, int | None], Observation] = msgspec.field(default_factory=dict)

    @property
    def match(self) -> MatchId:
        """Which match it is."""
        return MatchId(self.loaded.row.id)

    def public(self) -> Observation:
        """Return the match as everybody may see it."""
        return self.through(None)

    def of_person(self, user_id: int) -> Observation:
        """Return the match as the seat of that person sees it, or as the public does if they do not sit there."""
        return self.through(self.loaded.seat_of(user_id))

    def through(self, observer: Observer) -> Observation:
        """Return the match as `observer` sees it, without choices."""
        if observer not in self._seen:
            self._seen[observer] = observation_of(self.loaded, observer)
        return self._seen[observer]

    def choosing(self, observer: Observer, topic: int | None = None) -> Observation:
        """Return the match as `observer` sees it, with what it may choose about the topic at that place.

        Without a place that is about the only topic, or nothing where there are several. It may take long: pages ask
        for it in a thread (`Observations.choosing`).
        """
        wanted = (observer, topic)
        if wanted not in self._choosing:
            self._choosing[wanted] = choosing(self.through(observer), self.loaded.game, self.loaded.state, topic)
        return self._choosing[wanted]

    def every_choice(self, observer: Observer) -> tuple[Observation, ...]:
        """Return the match as `observer` sees it once for each topic there are choices about, with those choices."""
        first = self.choosing(observer)
        if len(first.topics) < 2:
            return (first,)
        return tuple(self.choosing(observer, topic) for topic in range(len(first.topics)))

    def winners_without(self, user_id: int) -> tuple[Seat, ...]:
        """Return who would win at once if that person gave the seat up; nobody if the match would go on."""
        seat = self.loaded.seat_of(user_id)
        outcome = None if seat is None else if_given_up(self.loaded, seat)
        return () if outcome is None else tuple(Seat(each) for each, place in enumerate(outcome.places) if place == 1)

    @cached_property
    def card(self) -> MatchCard:
        """What everybody may know about the match apart from the play; costs no state."""
        return card_of(self.loaded)


def card_of(loaded: Loaded) -> MatchCard:
    """Return what everybody may know about a match apart from the play; costs no state."""
    row = loaded.row
    return MatchCard(
        match=MatchId(row.id),
        game=GameId(row.game),
        rules_version=row.rules_version,
        status=msgspec.convert(row.status, Status),
        revision=row.revision,
        options=loaded.options(),
        language=row.language,
        pace=row.pace,
        host_user_id=row.host_user_id,
        host_name=loaded.host_name(),
        seat_count=row.seat_limit if row.status == "open" else len(loaded.seats),
        faces=faces_of(loaded.seats, row.entries, ahead=loaded.ahead()),
        salts=tuple(seat.salt for seat in loaded.seats),
        invited=(
            *(each.user_id for each in loaded.invited if not each.is_barred),
            *(seat.offered_to for seat in loaded.seats if seat.offered_to is not None),
        ),
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        parent_id=row.parent_id,
        deadline_at=row.deadline_at,
        tag=loaded.tag,
        heirs_from=heirs_from(loaded) if row.status == "open" else None,
        is_restored=row.entries == row.restored_entries,
        title=row.title,
        tournament_id=row.tournament_id,
        organiser_role=row.organiser_role,
        organised_by=row.organised_by,
        is_by_organisers=is_by_organisers(row),
        rematch_of=row.rematch_of,
        by_invitation=is_by_invitation(loaded),
        reserved=reserved_for(loaded),
        uncalled=tuple(each.user_id for each in loaded.invited if not each.is_called),
    )
