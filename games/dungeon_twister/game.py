"""What Dungeon Twister is made of (SPEC 8): who asks in which phase, and what follows by itself."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from operator import attrgetter

from games.dungeon_twister import (
    actions,
    fighting,
    moving,
    nearest,
    quoting,
    resolving,
    rooms,
    sampling,
    scoring,
    setup,
    turns,
    view,
)
from games.dungeon_twister.components import ORDER
from games.dungeon_twister.course import Course
from games.dungeon_twister.events import Event
from games.dungeon_twister.moves import Card, Combat, End, Hide, Move, Put, Team
from games.dungeon_twister.state import State
from games.dungeon_twister.view import View
from games.kernel.chance import Chance
from games.kernel.handicap import Handicap
from games.kernel.ids import GameId, Seat
from games.kernel.phases import Phase, PhasedGame, Rules, always_asking, single


def drawn_team(state: State, seat: Seat, chance: Chance) -> Team:
    """Return the team of a seat whose time is up (8.4)."""
    return chance.choice("team", setup.all_teams())


def drawn_hiding(state: State, seat: Seat, chance: Chance) -> Hide:
    """Return what a seat whose time is up hides where (8.4)."""
    return chance.choice("hide", setup.hide_moves(state, seat))


def first_put(state: State, seat: Seat, chance: Chance) -> Put:
    """Return the place of the first token in code order, on the first square in reading order (8.4)."""
    return min(rooms.put_moves(state, seat), key=lambda move: ORDER[move.token])


def end_of_turn(state: State, seat: Seat, chance: Chance) -> End:
    """Return what a seat whose time is up does in its turn: it ends it (8.4)."""
    return End()


def card_zero(state: State, seat: Seat, chance: Chance) -> Combat:
    """Return the combat card of a seat whose time is up: 0, which always comes back (8.4, 4.6.4)."""
    return Combat(0)


class DungeonTwister(PhasedGame[State, Move, View, Event]):
    """The rules of Dungeon Twister, version 3."""

    id = GameId("dungeon_twister")
    rules_version = 3
    seat_counts = (2,)
    options = setup.OPTIONS
    has_draws = True
    rules = Rules(
        begin=setup.begin,
        course=Course,
        phase_of=attrgetter("public.phase"),
        phases={
            "team": Phase(
                turns.advance,
                setup.team_decisions,
                lambda state, seat: setup.all_teams(),
                setup.lay_team,
                Team,
                default=drawn_team,
            ),
            "hide": Phase(
                turns.advance, setup.hide_decisions, setup.hide_moves, setup.hide, Hide, default=drawn_hiding
            ),
            "card": Phase(
                turns.advance,
                turns.decisions,
                turns.card_moves,
                turns.play_card,
                Card,
                automatic=single(turns.card_moves),
            ),
            "action": Phase(
                turns.advance,
                turns.decisions,
                act=actions.act,
                moves=actions.Action,
                default=end_of_turn,
                explain=quoting.quote,
                topics=actions.topics,
                possible_topics=actions.possible_topics,
                moves_about=actions.moves_about,
                variants=moving.same_way,
                nearest=nearest.nearest_action,
                automatic=actions.only_end,
            ),
            "put": Phase(
                turns.advance,
                rooms.put_decisions,
                rooms.put_moves,
                rooms.put_token,
                Put,
                default=first_put,
                nearest=nearest.nearest_place,
            ),
            "combat": Phase(
                turns.advance,
                fighting.decisions,
                fighting.legal_moves,
                fighting.lay,
                Combat,
                default=card_zero,
            ),
        },
        observe=view.observe,
        observe_event=view.observe_event,
        observe_move=view.observe_move,
        standing=lambda state: scoring.standing(state.public),
        sample=sampling.sample,
        unanswered=sampling.unanswered,
        wishes=setup.wishes,
        meant=setup.meant,
        complete=resolving.complete,
    )

    def handicap_for(self, options: Mapping[str, str]) -> Handicap | None:
        """Return with how many points a player can begin: fewer than win (2.7)."""
        return setup.handicap_for(options)


class SecondDungeonTwister(DungeonTwister):
    """Version 2, for matches that began with it: everybody is shown all action cards."""

    rules_version = 2
    options = setup.OPEN_OPTIONS
    rules = replace(DungeonTwister.rules, begin=partial(setup.begin, known=setup.OPEN_OPTIONS))


class FirstDungeonTwister(SecondDungeonTwister):
    """Version 1, for matches that began with it: a seat is asked even if it has only one card, or can only end."""

    rules_version = 1
    rules = always_asking(SecondDungeonTwister.rules, "card", "action")
