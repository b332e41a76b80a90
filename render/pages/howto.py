"""How to play a game, on one page: the goal, a turn, how one wins, what the icons in the pictures mean. Pure."""

from render import verbs
from render.naming import Names, Vocabulary
from render.page import Page, Paragraph
from render.pages.cards import ask_button
from render.pages.help import Offered, facts_of, play_now
from render.pages.parts import button, page, rows
from render.phrases import QUIET, game_name
from render.things import describe_legend
from text import Words


def howto_page(game: Offered, words: Words) -> Page:
    """Return the page of a game."""
    name = game_name(game.game, words)
    parts = [
        words("howto-heading", game=name),
        facts_of(game, words),
        words("howto-goal", text=words(f"{game.game}-goal")),
        words("howto-turn", text=words(f"{game.game}-turn")),
        words("howto-win", text=words(f"{game.game}-win")),
    ]
    decks = [button(verbs.DECKS, words("button-decks"), game.game)] if game.has_decks else []
    rules = button(verbs.CONTENTS, words("button-rules"), game.game)
    legend = describe_legend(game.game, Names(Vocabulary(game.game), words, ()))
    return page(
        Paragraph("\n".join(parts)),
        *((Paragraph(words("howto-legend")), legend.picture()) if legend else ()),
        *rows([play_now(game, words), rules, *decks, ask_button(words)]),
        accent=QUIET,
    )
