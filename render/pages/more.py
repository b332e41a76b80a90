"""`More` on the table: what is seldom needed; and the questions before something is ended for good. Pure."""

from collections.abc import Iterator, Sequence
from typing import get_args

from games.kernel.ids import Seat
from games.kernel.observation import Observation, WhenLate
from render import verbs
from render.page import Action, Button, Page, Paragraph, Select
from render.pages.bands import wanted_list
from render.pages.parts import back_from, button, look_buttons, option, page, rows, ways_back
from render.pages.table import close_up_select, headline
from render.pages.votes import return_buttons
from render.phrases import SEAL, accent, escaped, seat_names, title
from render.registry import pages_of
from text import Words

EXCUSED_DAYS = (0, 7, 14, 30)
"""For how many days a table can agree that each can be excused."""


def more_page(
    observation: Observation,
    words: Words,
    may_cancel: bool = False,
    wanted: str = "any",
    *,
    is_host: bool = False,
    may_carry: bool = False,
) -> Page:
    """Return everything else one can do here; `may_cancel`: call the match off, or agree to that.

    `wanted`: who can join an open table. `is_host`: the reader is the host. `may_carry`: they are staff.
    """
    extras = pages_of(observation.game).extra_pages(observation, words) if observation.view is not None else ()
    people = verbs.INVITE if observation.status == "open" else verbs.KICK
    is_alone = _is_alone(observation)
    buttons = [*ways_back(observation, words)]
    buttons += [button(verbs.EXTRA, name, extra) for extra, name in extras]
    buttons += [
        button(verbs.REPLAY, words("button-replay")),
        *_story(observation, words),
        button(verbs.INFO, words("button-info")),
        button(verbs.MOVE, words("button-move")),
        *([] if is_alone else [button(people, words("button-people"))]),
        button(verbs.SETTINGS, words("button-settings")),
        button(verbs.HELP, words("button-help")),
        *_before_start(observation, words),
        *_own(observation, words),
    ]
    if is_host and not is_alone and observation.status in {"open", "running"}:
        buttons.append(button(verbs.WEBHOOK, words("button-webhook"), verbs.TABLE))
    if may_carry:
        buttons.append(button(verbs.CARRY, words("button-carry")))
    if may_cancel:
        buttons.append(button(verbs.CANCEL, words("button-cancel"), style="danger"))
    is_playing = observation.observer is not None and observation.status == "running"
    undo = words("more-undo" if observation.undoable else "more-no-undo") if is_playing else ""
    return page(
        Paragraph("\n".join(part for part in (headline(observation, words), undo) if part)),
        *rows(buttons),
        *(close_up_select(observation, words) if observation.view is not None else ()),
        *(_rules(observation, wanted, words) if observation.status == "open" else ()),
        accent=accent(observation),
    )


def resign_page(observation: Observation, words: Words, winners: Sequence[Seat] = ()) -> Page:
    """Return the question before a seat is given up; `winners`: who wins by that, if it ends the match."""
    names = seat_names(observation, winners, words)
    said = words("resign-question", title=title(observation, words), count=len(winners), names=names)
    return _question(said, verbs.RESIGN, words("button-resign"), words, back_from(observation))


def cancel_page(observation: Observation, words: Words) -> Page:
    """Return the question before a match is called off."""
    said = words("cancel-question", title=title(observation, words))
    return _question(said, verbs.CANCEL, words("button-cancel"), words, back_from(observation))


def agree_page(observation: Observation, words: Words) -> Page:
    """Return the question whether the player agrees to call the running match off; who has agreed can take it back."""
    agreed = observation.agreed_to("cancel")
    people = sum(face.sitter == "person" for face in observation.faces)
    said = words("agree-question", title=title(observation, words), others=people - 1)
    names = words("agree-names", names=seat_names(observation, agreed, words), have=len(agreed), most=people)
    if observation.observer in agreed:
        choice = button(verbs.CANCEL, words("button-disagree"), verbs.NO)
    else:
        choice = button(verbs.CANCEL, words("button-agree"), verbs.YES, style="danger")
    back = button(back_from(observation), words("button-back"))
    return page(Paragraph(f"{said}\n{names}" if agreed else said), *rows([choice, back]), accent=SEAL)


def forget_page(running: int, tournaments: int, words: Words, leagues: int = 0) -> Page:
    """Return the question before a person is forgotten, who is in `running` matches, `tournaments` and `leagues`."""
    question = words("forget-question", running=running)
    if tournaments:
        question = f"{question}\n{words('forget-tournaments', tournaments=tournaments)}"
    if leagues:
        question = f"{question}\n{words('forget-leagues', leagues=leagues)}"
    return _question(question, verbs.FORGET, words("button-forget"), words, verbs.PRIVACY)


def extra_page(observation: Observation, extra: str, words: Words) -> Page:
    """Return a page of the game's own; an unknown one leads to `More`."""
    game = pages_of(observation.game)
    names = dict(game.extra_pages(observation, words))
    if extra not in names:
        return more_page(observation, words)
    return page(
        Paragraph(words("choice-heading", label=escaped(names[extra]))),
        *game.extra_blocks(observation, extra, words),
        *rows(look_buttons(observation, words)),
        accent=accent(observation),
    )


def _rules(observation: Observation, wanted: str, words: Words) -> tuple[Select, ...]:
    """Return the lists of what the host can agree on before the start."""
    practice = tuple(
        option(each, words(f"practice-{each}"), chosen=observation.is_practice == (each == verbs.YES))
        for each in (verbs.NO, verbs.YES)
    )
    return (
        _when_late(observation, words),
        _excused(observation, words),
        wanted_list(wanted, words),
        Select(Action(verbs.PRACTICE), words("select-practice"), practice),
        *_rated(observation, words),
        *_hints(observation, words),
    )


def _before_start(observation: Observation, words: Words) -> Iterator[Button]:
    """Yield what opens who can join an open table by their rating, and what seats have more there, if any can."""
    if observation.status != "open":
        return
    # What was typed is kept for each table of its own.
    yield button(verbs.BAND, words("button-band"), str(observation.match))
    if observation.handicap is not None:
        yield button(verbs.HANDICAP, words("button-handicap"))


def _hints(observation: Observation, words: Words) -> tuple[Select, ...]:
    """Return the list of whether players can ask for hints, if computers have any in this game."""
    if observation.hints == "none":
        return ()
    options = tuple(
        option(each, words(f"hints-{each}"), chosen=observation.hints == rule)
        for each, rule in ((verbs.YES, "on"), (verbs.NO, "off"))
    )
    return (Select(Action(verbs.HINTS), words("select-hints"), options),)


def _rated(observation: Observation, words: Words) -> tuple[Select, ...]:
    """Return the list of whether the match changes ratings, if it could."""
    if not observation.could_be_rated():
        return ()
    options = tuple(
        option(each, words(f"rated-{each}"), chosen=observation.is_unrated == (each == verbs.NO))
        for each in (verbs.YES, verbs.NO)
    )
    return (Select(Action(verbs.RATED), words("select-rated"), options),)


def _excused(observation: Observation, words: Words) -> Select:
    """Return the list of for how many days each can be excused."""
    options = tuple(
        option(str(days), words("excused-days", most=days), chosen=days == observation.excused_days)
        for days in EXCUSED_DAYS
    )
    return Select(Action(verbs.EXCUSED), words("select-excused"), options)


def _when_late(observation: Observation, words: Words) -> Select:
    """Return the list of what can be agreed on for when time is up."""
    rules = get_args(WhenLate)
    options = tuple(option(rule, words(f"late-{rule}"), chosen=rule == observation.when_late) for rule in rules)
    return Select(Action(verbs.WHEN_LATE), words("select-when-late"), options)


def _story(observation: Observation, words: Words) -> tuple[Button, ...]:
    is_told = observation.status == "ended" and observation.hints != "none"
    return (button(verbs.STORY, words("button-story")),) if is_told else ()


def _is_alone(observation: Observation) -> bool:
    """Return whether the reader plays against computers alone: then nobody is there to be called or to take over."""
    others = [face for face in observation.faces if face.seat != observation.observer]
    is_playing = observation.status == "running" and observation.observer is not None
    return is_playing and all(face.sitter == "ai" for face in others)


def _own(observation: Observation, words: Words) -> tuple[Button, ...]:
    if observation.observer is None or observation.status != "running":
        return ()
    with_others: list[Button] = []
    if not _is_alone(observation):
        with_others.append(button(verbs.REMIND, words("button-remind")))
        if not observation.is_by_organisers:
            with_others.append(button(verbs.OFFER, words("button-offer")))
    return (
        *return_buttons(observation, words),
        button(verbs.UNDO, words("button-undo"), disabled=not observation.undoable),
        button(verbs.VOTE, words("button-votes")),
        *with_others,
        button(verbs.RESIGN, words("button-resign"), style="danger"),
    )


def _question(said: str, verb: str, yes: str, words: Words, back: str) -> Page:
    """Return the question whether `verb` is to be done; `back` is the verb of the way back."""
    buttons = [button(verb, yes, verbs.YES, style="danger"), button(back, words("button-back"))]
    return page(Paragraph(said), *rows(buttons), accent=SEAL)
