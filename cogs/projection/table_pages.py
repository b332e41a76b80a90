"""Which page the table of a match shows now: card of an open table, running table, result. Reads and never sends."""

import hashlib
from collections.abc import Collection, Sequence

import msgspec

from cogs.client import Client
from games import registry
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Observation
from games.kernel.series import Score
from play.match.finder import MatchCard
from play.rules.orders import characters, to_choose
from render.page import Page
from render.pages.lobby import Gathering, Guest, lobby_page
from render.pages.parts import with_notice
from render.pages.table import cancelled_page, ended_page, shrunk_page, table_page
from render.phrases import mention, moment, seat_names
from text import Words, words


def awaited_people(observation: Observation, card: MatchCard) -> dict[int, Seat | None]:
    """Return the ids of those the match waits for now, with their seats: players, or people asked to join."""
    if observation.status == "open":
        return dict.fromkeys(each for each in still_invited(card) if each not in card.uncalled)
    faces = (observation.face(decision.seat) for decision in observation.awaited())
    return {face.user_id: face.seat for face in faces if face.user_id is not None and face.sitter == "person"}


def still_invited(card: MatchCard) -> tuple[int, ...]:
    """Return the ids of people who were asked to join and have not sat down."""
    seated = {face.user_id for face in card.faces}
    return tuple(user_id for user_id in card.invited if user_id not in seated)


def counts_left(card: MatchCard) -> tuple[int, ...]:
    """Return with how many seats the match of an open table can begin once one more is taken."""
    counts = registry.find(card.game, card.rules_version).seat_counts_for(card.options)
    return tuple(count for count in counts if len(card.faces) < count <= card.seat_count)


async def gathering_of(card: MatchCard, bot: Client) -> Gathering:
    """Return what the card of an open table shows beyond the observation."""
    game = registry.find(card.game, card.rules_version)
    counts = game.seat_counts_for(card.options)
    invited = tuple(each for each in still_invited(card) if each not in card.reserved)
    promised = await bot.services.handicaps.promised(MatchId(card.rematch_of), game) if card.rematch_of else {}
    return Gathering(
        host=card.host_name,
        pace=card.pace,
        seat_counts=tuple(count for count in counts if count <= card.seat_count),
        invited=tuple([await bot.members.name(user_id) for user_id in invited]),
        heirs_from=card.heirs_from,
        took=await bot.services.finder.took(card),
        levels=to_choose(game, *counts_left(card)),
        characters=characters(game),
        promised=tuple(promised.get(user_id, 0) for user_id in invited),
        wanted=await bot.services.reliabilities.wanted(card.match),
        band=await bot.services.bands.of_match(card.match),
        rates_decks=game.decks is None or await _rates_decks(card, bot),
        rematch_of=card.rematch_of,
        score=await bot.services.rematches.score(card.match) if card.rematch_of else Score(),
        can_call=await _can_call(card, bot),
        reserved=tuple([Guest(await bot.members.name(each), promised.get(each, 0)) for each in card.reserved]),
    )


async def _rates_decks(card: MatchCard, bot: Client) -> bool:
    """Return whether a match that begins now is rated with decks of players' own."""
    return card.guild_id is not None and (await bot.services.people.guild(card.guild_id)).rates_decks


async def _can_call(card: MatchCard, bot: Client) -> bool:
    """Return whether a role was chosen for the game of a table that has not called it, and could."""
    if card.guild_id is None or card.by_invitation or card.game not in await bot.services.calls.roles(card.guild_id):
        return False
    return not await bot.services.calls.has_called(card.match)


def name_of(page: Page) -> str:
    """Return a short name that differs whenever `page` does."""
    return hashlib.sha256(msgspec.json.encode(page)).hexdigest()[:16]


class TablePages:
    """Makes the pages of tables in the language of each match."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot

    async def now(
        self, card: MatchCard, observation: Observation, called: Collection[int], notices: Sequence[str] = ()
    ) -> Page:
        """Return the table as it is, with `notices` on it; `called` are ids of people to name by mention."""
        said = words(observation.language)
        match observation.status:
            case "open":
                shown = lobby_page(observation, await gathering_of(card, self._bot), said, tuple(called))
                return with_notice("\n".join(notices), shown) if notices else shown
            case "running":
                seats = [seat for user_id, seat in awaited_people(observation, card).items() if user_id in called]
                return table_page(observation, said, [s for s in seats if s is not None], notices)
            case "ended":
                rating = await self._bot.services.ratings.of_match(card.match)
                score = await self._bot.services.rematches.score(card.match)
                return ended_page(observation, said, tuple(called), rating, score)
            case "cancelled":
                return cancelled_page(observation, said, tuple(called))

    def notices(
        self,
        card: MatchCard,
        observation: Observation,
        waiting: Collection[Seat],
        left: Collection[Seat],
        others: Collection[int] = (),
    ) -> tuple[str, ...]:
        """Return what the table says of a restore and, while the match runs, of the people beside it.

        For `waiting` something private waits that no DM could bring; `left` are awaited and no longer on the server.
        `others` are ids of people who are not awaited and are told that their match is here.
        """
        said = words(observation.language)
        lines = [_restored(observation, said)] if card.is_restored and observation.ended_at is None else []
        if observation.status == "running":
            lines += [_waits(observation, waiting, said), self._left(card, observation, left, said)]
            lines += [said("table-here", people=" ".join(map(mention, others)))] if others else []
        return tuple(filter(None, lines))

    async def shrunk(self, observation: Observation, since: int, until: int) -> Page:
        """Return what stays of a table message that showed everything after revision `since` and up to `until`."""
        said = words(observation.language)
        log = observation.log
        if log and since + 1 < log[0].revision:
            log = await self._bot.services.observations.history(observation.match, None, since)
        # The card of the open table showed the commitment; that must stay where people have seen it.
        shuffle = "" if since else said("table-shuffle", commitment=observation.commitment)
        return shrunk_page([each for each in log if since < each.revision <= until], observation, said, shuffle)

    def _left(self, card: MatchCard, observation: Observation, left: Collection[Seat], said: Words) -> str:
        """Return who is awaited in vain, and what can be done about it."""
        if not left:
            return ""
        names, kick = seat_names(observation, left, said), self._bot.shown_command("match seat kick")
        key = "table-left" if card.tournament_id is None else "table-left-tournament"
        return said(key, names=names, count=len(left), command=kick)


def _restored(observation: Observation, said: Words) -> str:
    """Return that what was done at a table after its last move is lost."""
    last = observation.log[-1].made_at if observation.log else observation.opened_at
    return said("table-restored", time=moment(last))


def _waits(observation: Observation, waiting: Collection[Seat], said: Words) -> str:
    """Return for whom something private waits that no DM could bring."""
    if not waiting:
        return ""
    return said("table-private-waits", names=seat_names(observation, waiting, said), count=len(waiting))
