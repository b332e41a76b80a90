"""What Tetranomicon is made of (SPEC 9, 12.1)."""

from dataclasses import replace
from functools import partial

from games.kernel.ids import GameId
from games.kernel.phases import Phase, PhasedGame, Rules, always_asking, single
from games.tetranomicon import actions, eras, scoring, setup, view
from games.tetranomicon.events import Event
from games.tetranomicon.moves import Move
from games.tetranomicon.parameters import HANDICAP, PLAYER_COUNTS, REMOVED_CREATURES_1
from games.tetranomicon.pricing import Course
from games.tetranomicon.state import State
from games.tetranomicon.view import View


class Tetranomicon(PhasedGame[State, Move, View, Event]):
    """The rules of Tetranomicon, version 3."""

    id = GameId("tetranomicon")
    rules_version = 3
    seat_counts = PLAYER_COUNTS
    handicap = HANDICAP
    rules = Rules(
        begin=setup.begin,
        phases={
            "setup": Phase.of(setup, automatic=single(setup.legal_moves)),
            "actions": Phase(
                eras.advance,
                actions.decisions,
                act=actions.act,
                default=actions.default_move,
                explain=actions.explain,
                possible_topics=actions.possible_topics,
                moves_about=actions.moves_about,
                variants=actions.variants,
                automatic=actions.only_pass,
            ),
        },
        observe=view.observe,
        course=Course,
        standing=scoring.standing,
        sample=view.sample,
        complete=view.with_start,
        not_asked=actions.not_asked,
    )


class SecondTetranomicon(Tetranomicon):
    """Version 2, for matches that began with it: a seat is asked for its free route even if only one can be laid."""

    rules_version = 2
    rules = always_asking(Tetranomicon.rules, "setup")


class FirstTetranomicon(SecondTetranomicon):
    """Version 1, for matches that began with it: with two players fewer creature cards are left."""

    rules_version = 1
    rules = replace(SecondTetranomicon.rules, begin=partial(setup.begin, removed_creatures=REMOVED_CREATURES_1))
