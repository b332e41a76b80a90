"""At an open table: `/match join | leave | invite | start`, `/match seat kick | computer`; the buttons of its card."""

import logging
from typing import Literal

import discord

from cogs.interactions import standing, which_match
from cogs.interactions.commands import command
from cogs.interactions.request import (
    Answer,
    Chosen,
    Request,
    answer,
    ask_fields,
    ask_for,
    forget_filled,
    keep_filled,
)
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.match import GROUP, SEAT, TABLE
from cogs.match.guests import people_of
from cogs.messages.channels import check_permissions
from cogs.messages.threads import bring_in_at
from cogs.projection.invitations import put_away
from cogs.projection.table_pages import counts_left
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import Seat
from games.kernel.observation import Observation
from games.kernel.ratings import Band
from play.match.finder import MatchCard
from play.rules.orders import called
from play.rules.tables import check_seat_count
from render import verbs
from render.page import number_in
from render.pages.bands import band_fields, band_in, band_line
from render.pages.handicaps import given_line, handicap_page, parse_given
from render.pages.invitations import declined_page
from render.pages.lobby import said_when_late, start_page
from render.pages.notices import joined_page, left_page, note, salt_page, seated_page
from render.pages.parts import with_notice
from render.phrases import escaped, title

_log = logging.getLogger(__name__)

Choosable = Literal["easy", "normal", "hard"]
"""The levels of computers that a command offers; a game that has fewer refuses the others."""


@pressed(verbs.JOIN)
@command(GROUP, statuses=which_match.OPEN)
@needs("join")
async def join(request: Request, salt: str | None = None) -> Answer:
    """Seat the person and find out at once whether direct messages reach them.

    What was typed goes into the shuffle, else the id of this very press.

    Raises:
        Refusal: what `Lobby.join` refuses.
    """
    await request.services.lobby.join(request.match, request.person, salt or request.default_salt)
    now = await request.looking_anew().with_moment()
    match, card = await now.asked_about(), await now.card()
    if request.user_id in card.uncalled:
        put_away(request.bot, request.match, request.user_id)
    if card.channel_id is not None:
        bring_in_at(
            request.bot,
            request.bot.errands,
            card.channel_id,
            request.user_id,
            is_elsewhere=not request.bot.speaks_to(card.guild_id),
        )
    is_open = await _reaches(request, match, card)
    return answer(match, joined_page(match, request.words, _salt(match, card), dm_open=is_open))


@pressed(verbs.SALT, "modal")
@needs("leave")
async def change_salt(request: Request) -> Answer | None:
    """Show what the person adds to the shuffle, to be changed; then keep what was typed.

    Raises:
        Refusal: what `Proofs.change_salt` refuses.
    """
    if not request.values:
        await ask_for(request, "salt", now=_salt(await request.observation(), await request.card()))
        return None
    await request.services.proofs.change_salt(request.match, request.user_id, request.values[0])
    now = await request.looking_anew().with_moment()
    match = await now.asked_about()
    return answer(match, salt_page(match, request.words, _salt(match, await now.card())))


@pressed(verbs.LEAVE)
@command(GROUP, statuses=which_match.OPEN)
@needs("leave")
async def leave(request: Request) -> Answer:
    """Free the person's seat."""
    await request.services.lobby.leave(request.match, request.user_id)
    match = await request.observation()
    return answer(match, left_page(match, request.words))


@pressed(verbs.DECLINE)
@needs("decline")
async def decline(request: Request) -> Answer:
    """Take the person off the list of those who were asked.

    Raises:
        Refusal: what `Lobby.decline` and `Replacing.decline` refuse.
    """
    if (await request.card()).status == "running":
        await request.services.replacing.decline(request.match, request.user_id)
        return _noted(request, await request.observation(), "declined")
    await request.services.lobby.decline(request.match, request.user_id)
    put_away(request.bot, request.match, request.user_id)
    match = await request.observation()
    return answer(match, declined_page(match, request.words))


@pressed(verbs.COMPUTER, "quiet")
@needs("seat")
async def add_computer(request: Request) -> None:
    """Seat a computer player at the level that was chosen; it is named in each reader's own language."""
    await _add(request, request.arg)


async def _add(request: Request, level: str) -> None:
    card = await request.card()
    stored = called(registry.find(card.game, card.rules_version), level, *counts_left(card))
    await request.services.lobby.add_computer(request.match, request.user_id, level=stored)


@pressed(verbs.UNCOMPUTER, "quiet")
@needs("seat")
async def remove_computer(request: Request) -> None:
    """Send the last computer player away."""
    await request.services.lobby.remove_computer(request.match, request.user_id)


@command(SEAT, name="computer", statuses=which_match.OPEN)
@needs("seat")
async def change_computers(
    request: Request,
    computer: Literal["add", "remove"] = "add",
    level: Choosable | None = None,
) -> None:
    """Seat a computer player or send one away."""
    await (_add(request, level or "") if computer == "add" else remove_computer(request))


@pressed(verbs.WHEN_LATE)
@needs("seat")
async def choose_when_late(request: Request) -> Answer:
    """Agree on what happens when the time of a player is up.

    Raises:
        Refusal: what `Lobby.set_when_late` refuses.
    """
    return await _agree_when_late(request, request.arg)


@command(TABLE, name="late", statuses=which_match.OPEN)
@needs("seat")
async def type_when_late(
    request: Request,
    rule: Literal["default", "stand_in", "vote"] | None = None,
    excused: Literal["0", "7", "14", "30"] | None = None,
) -> Answer:
    """Agree on what happens when the time of a player is up, or for how many days each can be excused."""
    if excused is None:
        return await _agree_when_late(request, rule or "default")
    if rule is not None:
        await _agree_when_late(request, rule)
    return await _agree_excused(request, excused)


@pressed(verbs.EXCUSED)
@needs("seat")
async def choose_excused(request: Request) -> Answer:
    """Agree on how many days each player can be excused; refuses what `Excuses.allow` refuses."""
    return await _agree_excused(request, request.arg)


async def _agree_excused(request: Request, typed: str) -> Answer:
    days = number_in(typed)
    if days is None:
        raise Refusal("unknown_rule", word=typed)
    await request.services.excuses.allow(request.match, request.user_id, days)
    return await _agreed(request, "lobby-excused", most=days)


async def _agree_when_late(request: Request, rule: str) -> Answer:
    await request.services.lobby.set_when_late(request.match, request.user_id, rule)
    match = await request.services.observations.public(request.match)
    return answer(match, note(said_when_late(match, request.words)))


async def _agreed(request: Request, key: str, **facts: int) -> Answer:
    """Return what has been agreed about the table."""
    match = await request.services.observations.public(request.match)
    return answer(match, note(request.words(key, **facts)))


@pressed(verbs.PRACTICE)
@needs("seat")
async def choose_practice(request: Request) -> Answer:
    """Agree on whether the table is for practice; refuses what `Lobby.set_practice` refuses."""
    is_practice = request.arg == verbs.YES
    await request.services.lobby.set_practice(request.match, request.user_id, is_practice=is_practice)
    match = await request.services.observations.public(request.match)
    return answer(match, note(request.words("lobby-practice" if is_practice else "lobby-no-practice")))


@pressed(verbs.RATED)
@needs("seat")
async def choose_rated(request: Request) -> Answer:
    """Agree on whether the match changes ratings; refuses what `Lobby.set_rated` refuses."""
    is_rated = request.arg == verbs.YES
    await request.services.lobby.set_rated(request.match, request.user_id, is_rated=is_rated)
    return await _agreed(request, "lobby-rated" if is_rated else "lobby-unrated")


@pressed(verbs.HINTS)
@needs("seat")
async def choose_hints(request: Request) -> Answer:
    """Agree on whether players can ask for hints; refuses what `Hints.allow` refuses."""
    has_hints = request.arg == verbs.YES
    await request.services.hints.allow(request.match, request.user_id, has_hints=has_hints)
    return await _agreed(request, "lobby-hints" if has_hints else "lobby-no-hints")


@pressed(verbs.HANDICAP)
@needs("seat")
async def choose_handicap(request: Request, match: Observation) -> Answer:
    """Ask what seats have more at the start, then agree on it.

    Raises:
        Refusal: `not_open` (`status`), `no_handicap`, and what `Handicaps.give` refuses.
    """
    if match.status != "open":
        raise Refusal("not_open", status=match.status)
    if match.handicap is None:
        raise Refusal("no_handicap")
    given = parse_given(request.arg)
    if given is None:
        return answer(match, handicap_page(match, request.words))
    await request.services.handicaps.give(request.match, request.user_id, *given)
    now = await request.services.observations.public(request.match)
    said = given_line(now, now.face(Seat(given.seat)), request.words)
    return answer(now, with_notice(said, handicap_page(now, request.words)))


@pressed(verbs.WANTED)
@needs("seat")
async def choose_wanted(request: Request) -> Answer:
    """Agree on how reliable people must be who join.

    Raises:
        Refusal: what `Reliabilities.want` refuses.
    """
    await request.services.reliabilities.want(request.match, request.user_id, request.arg)
    return await _agreed(request, f"lobby-wanted-{request.arg}")


@pressed(verbs.BAND, "modal")
@needs("seat")
async def choose_band(request: Request) -> Answer | None:
    """Ask who can join by their rating, then agree on it.

    Raises:
        Refusal: `not_a_rating` (`word`), and what `Bands.agree` refuses.
    """
    if not request.values:
        band = await request.services.bands.of_match(request.match)
        await ask_fields(request, request.words("modal-band"), band_fields(band, request.words, verbs.BAND))
        return None
    keep_filled(request)
    answered = await _agree_band(request, band_in(request.values))
    forget_filled(request)
    return answered


@command(TABLE, name="rating", statuses=which_match.OPEN)
@needs("seat")
async def type_band(
    request: Request,
    least: int | None = None,
    most: int | None = None,
    newcomers: Literal["yes", "no"] | None = None,
) -> Answer:
    """Agree on who can join by their rating; without an end there is none. Refuses what `Bands.agree` refuses."""
    return await _agree_band(request, Band(least or 0, most or 0, newcomers != verbs.NO))


async def _agree_band(request: Request, band: Band) -> Answer:
    await request.services.bands.agree(request.match, request.user_id, band)
    match = await request.services.observations.public(request.match)
    return answer(match, note(band_line(band, request.words) or request.words("band-open")))


@pressed(verbs.START, "quiet")
@command(GROUP, statuses=which_match.OPEN)
@needs("start")
async def start(request: Request) -> Answer | None:
    """Begin the match, if the bot may show it where it lives; ask first where seats are reserved for people.

    Raises:
        Refusal: what `Lobby.start` refuses; `missing_permissions`, `no_such_channel`.
    """
    card = await request.card()
    if card.status == "open" and card.channel_id is not None:
        await check_permissions(request.bot, card.channel_id, request.words)
    if card.status == "open" and card.reserved and request.arg != verbs.YES:
        check_seat_count(registry.find(card.game, card.rules_version), card.options, len(card.faces))
        names = [await request.bot.members.name(user_id) for user_id in card.reserved]
        match = await request.observation()
        return answer(match, start_page(match, names, request.words))
    await request.services.lobby.start(request.match, request.user_id)
    return None


@pressed(verbs.KICK)
async def kick_chosen(request: Request, match: Observation) -> Answer:
    """Free the seat of who was chosen, else ask whose."""
    player = request.chosen_person
    return await people_of(request, match) if player is None else await _kick(request, player)


@command(SEAT, statuses=which_match.ACTIVE)
@needs(None)
async def kick(request: Request, player: discord.User) -> Answer:
    """Free somebody's seat; refuses what `_kick` refuses."""
    return await _kick(request, player)


async def _kick(request: Request, player: discord.User | Chosen) -> Answer:
    """Free somebody's seat; once the match runs, only that of a person who has left the server.

    Raises:
        Refusal: what `Lobby.kick` refuses; in a running match `not_at_table`, `not_the_host` (`host`), `still_here`
            (`name`), `organiser_plays` (staff who play in the match's tournament).
    """
    card = await request.card()
    if card.status == "running":
        return await _free(request, card, player.id)
    standing.check(request, "seat", card)
    await request.services.lobby.kick(request.match, request.user_id, player.id)
    return _noted(request, await request.services.observations.public(request.match), "kicked", player.display_name)


async def _free(request: Request, card: MatchCard, user_id: int) -> Answer:
    """Give up the seat of somebody who has left the server, so that the others need not wait for ever."""
    people = {face.user_id: face for face in card.faces if face.has_person and face.user_id is not None}
    if user_id not in people or user_id == request.user_id:
        raise Refusal("not_at_table")
    left = await request.bot.members.left(card.guild_id, people)
    has_no_host = card.host_user_id in left or card.host_user_id not in people
    is_heir = has_no_host and request.user_id in people and card.tournament_id is None
    standing.check(request, "free", card, *(("heir",) if is_heir else ()))
    if card.tournament_id is not None:
        await request.services.contests.check_no_stake(card.tournament_id, request.user_id)
    if user_id not in left:
        raise Refusal("still_here", name=people[user_id].name)
    await request.services.matches.free(request.match, request.user_id, user_id)
    match = await request.services.observations.public(request.match)
    said = await request.bot.words_of(user_id, match.language)
    page = note(said("freed-direct-message", title=title(match, said)))
    if await request.bot.try_direct_message(user_id, page) is None:
        _log.info("match %s: somebody does not learn that their seat was freed", request.match)
    return _noted(request, match, "freed", people[user_id].name)


def _salt(match: Observation, card: MatchCard) -> str:
    """Return what the observer adds to the shuffle."""
    return "" if match.observer is None else card.salts[match.observer]


def _noted(request: Request, match: Observation, key: str, name: str = "") -> Answer:
    """Return one sentence about somebody called `name` at the table."""
    return Answer(note(request.words(key, name=escaped(name), title=title(match, request.words))))


async def _reaches(request: Request, match: Observation, card: MatchCard) -> bool:
    """Return whether a direct message reaches the person, who gets one with the way to the table."""
    if request.settings.secrets != "dm":
        return True
    page = seated_page(match, card.channel_id, request.words, card.guild_id)
    # Where Discord is out of order nobody is asked to open what may well be open.
    return await request.bot.try_direct_message(request.user_id, page, match) is not False
