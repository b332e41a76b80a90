"""Choices that are looked at before they are confirmed: listed ones, typed ones beyond the list, and their variants.

A typed move is kept as a draft, so that a control can name it by its number. Drafts survive a restart, are gone with
their question, and are nobody else's to see.
"""

import asyncio
from collections.abc import Callable

import msgspec

from db.statements import Connection
from games.kernel.chance import Chance
from games.kernel.errors import Refusal
from games.kernel.game import Aliases
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import DRAFTS, Observation, Preview
from games.kernel.plans import is_followed
from play.context import Context
from play.match.lined_up import drafts_of, lined, may_plan, stored, stored_anew
from play.match.loading import load_asked
from play.match.observations import Observations
from play.rules import steps
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.record import Move
from play.rules.turns import check_turn, choice_of, own_seat, typed
from play.rules.visible import choices_of, drafted

Meant = Callable[[Loaded, Seat], Move]
"""Finds the move that is meant."""


class Previews:
    """Looks at one choice of a seat."""

    def __init__(self, context: Context, observations: Observations) -> None:
        """Work on the database of `context`."""
        self._context = context
        self._observations = observations

    async def choice(
        self,
        match: MatchId,
        user_id: int,
        revision: int,
        number: int,
        *,
        topic: int | None = None,
        known: Moment | None = None,
    ) -> Preview:
        """Return the choice with this `number` among those about a topic at `revision`.

        Raises:
            Refusal: as `Matches.submit_choice`; `no_such_choice` (`number`).
        """
        moment = known or await self._observations.moment(match)
        check_turn(moment.loaded, own_seat(moment.loaded, user_id), revision)
        observation = await self._observations.choosing(moment, user_id, topic)
        if number not in range(len(observation.choices)):
            raise Refusal("no_such_choice", number=number)
        return await self._made(moment.loaded, observation, number)

    async def draft(self, match: MatchId, user_id: int, text: str, aliases: Aliases) -> Preview:
        """Return the typed move as a choice to be confirmed.

        Raises:
            NotationError: `not_a_move`, `unknown_id` (`word`), `incomplete` (`field`), `ambiguous` (`options`).
            Refusal: as `Matches.submit_choice`; `plan_full` (`most`).
        """
        return await self._drafted(match, user_id, lambda loaded, seat: typed(loaded, seat, text, aliases))

    async def trial(self, match: MatchId, user_id: int, text: str, aliases: Aliases) -> Preview:
        """Return the typed move as a choice that nobody can confirm; nothing is stored.

        Raises:
            NotationError: as `draft`.
            Refusal: as `Matches.submit_choice`.
        """

        def typed_and_tried(connection: Connection) -> Preview:
            loaded, seat = load_asked(connection, match, user_id)
            return tried(loaded, seat, typed(loaded, seat, text, aliases))

        return await self._context.database.read(typed_and_tried)

    async def nearest(self, match: MatchId, user_id: int, text: str, aliases: Aliases) -> Preview | None:
        """Return the legal move nearest to the typed one that was refused, if the game knows one."""

        def meant(loaded: Loaded, seat: Seat) -> Move:
            near = loaded.game.nearest(loaded.state, seat, typed(loaded, seat, text, aliases))
            if near is None:
                raise Refusal("no_such_choice", number=0)
            return near

        try:
            return await self._drafted(match, user_id, meant)
        except Refusal:
            return None

    async def variant(
        self,
        match: MatchId,
        user_id: int,
        revision: int,
        number: int,
        variant: tuple[int, int],
        *,
        topic: int | None = None,
    ) -> Preview:
        """Return a variant of a choice, by the places of the aspect in which it differs and of the variant there.

        Raises:
            Refusal: as `Matches.submit_choice`; `no_such_choice` (`number`); `plan_full` (`most`).
        """
        drafts = await self._context.database.read(drafts_of, match, user_id) if topic == DRAFTS else ()

        def meant(loaded: Loaded, seat: Seat) -> Move:
            check_turn(loaded, seat, revision)
            move = choice_of(loaded, seat, topic, number, drafts)
            aspects = list(loaded.game.variants(loaded.state, seat, move).values())
            aspect, place = variant
            if aspect not in range(len(aspects)) or place not in range(len(aspects[aspect])):
                raise Refusal("no_such_choice", number=place)
            return aspects[aspect][place]

        return await self._drafted(match, user_id, meant)

    async def _drafted(self, match: MatchId, user_id: int, meant: Meant) -> Preview:
        """Return the move that is meant as a choice, kept as a draft if it is not listed."""

        def listed(connection: Connection) -> tuple[Loaded, Observation | None, int]:
            loaded, seat = load_asked(connection, match, user_id)
            move = meant(loaded, seat)
            for observation in Moment(loaded).every_choice(seat):
                for choice in observation.choices:
                    if choice.move == move:
                        return loaded, observation, choice.number
            return loaded, None, 0

        def kept(connection: Connection) -> tuple[Loaded, Observation, int]:
            loaded, seat = load_asked(connection, match, user_id, to_change=True)
            move = meant(loaded, seat)
            steps.moved(loaded, seat, move, now=self._context.clock(), kind="move", user_id=user_id)
            drafts = stored(connection, loaded, seat, "draft")
            if move not in drafts:
                drafts = stored_anew(connection, loaded, seat, "draft", (*drafts, move)).moves
            return loaded, drafted(loaded, seat, drafts), drafts.index(move)

        loaded, found, number = await self._context.database.read(listed)
        if found is not None:
            return await self._made(loaded, found, number)
        return await self._made(*await self._context.database.write(kept))

    async def _made(self, loaded: Loaded, observation: Observation, number: int) -> Preview:
        seat = observation.observer
        if seat is None:
            return Preview(observation, number)
        preview, is_first = await asyncio.to_thread(_previewed, loaded, observation, seat, number)
        if not is_first:
            return preview
        plan = await self._context.database.read(lined, loaded, seat, "turn")
        can_add = not plan.moves or observation.topic == DRAFTS
        return msgspec.structs.replace(preview, plan=plan.version if can_add else None)


def tried(loaded: Loaded, seat: Seat, move: Move) -> Preview:
    """Return a move as a choice that nobody can confirm; refuses what the rules refuse.

    It is tried in a state in which nothing hidden acts by itself, so that its answer tells nothing more than the view
    does.
    """
    game, chance = loaded.game, Chance(b"", 0)
    game.apply(game.suppose(game.observe(loaded.state, seat), chance), seat, move, chance)
    seen = drafted(loaded, seat, (move,))
    return Preview(seen, 0, trial=game.trial(seen.view, move))


def _previewed(loaded: Loaded, observation: Observation, seat: Seat, number: int) -> tuple[Preview, bool]:
    """Return the preview of a choice, with what a trial finds, and whether its seat could line up more after it."""
    game, move = loaded.game, observation.choices[number].move
    variants = {
        aspect: msgspec.structs.replace(observation, choices=choices_of(game, loaded.state, seat, moves))
        for aspect, moves in game.variants(loaded.state, seat, move).items()
        if moves
    }
    is_first = may_plan(loaded, seat) and is_followed(game, observation.view, seat, move)
    return Preview(observation, number, variants, trial=game.trial(observation.view, move)), is_first
