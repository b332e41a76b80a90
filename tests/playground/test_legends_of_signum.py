"""A whole match of Legends of Signum in the playground on two phones, from the welcome to a victory.

Ann reads English, Boris Russian. Both make a deck of their own in a form, and Ann sets the table up in another; both
answer the whole set-up. What is drawn and rolled decides what comes then, so a director
(tests/games/legends_of_signum/director.py) reads the stored position and finds moves for both: Ruins are placed and
explored, a hex takes control of a character, three tactics of Boris spring in Ann's turns while he looks elsewhere, and
his hero is killed. The power fails between the first charge and its fight. What matters is clicked, once each kind;
what lies between is typed, several moves in a line as a plan. After every step the stored position is the one that the
director foresaw, as far as no dice fell. Screenshots are kept.
"""

from collections.abc import Iterator
from functools import partial
from itertools import takewhile
from pathlib import Path

import pytest

from games.kernel.ids import GameId
from games.legends_of_signum import moves
from games.legends_of_signum.choices import DONE, END
from games.legends_of_signum.game import LegendsOfSignum
from games.legends_of_signum.moves import Move
from games.legends_of_signum.state import State
from render.deck_lists import written
from render.legends_of_signum.moves import button_label
from render.legends_of_signum.names import VOCABULARY, kind_of, known_units, spot, with_units
from render.legends_of_signum.table import end_of
from render.legends_of_signum.topics import kind_of_topic, kinds_of
from render.legends_of_signum.topics import topic_of as named_topic
from render.naming import Names
from render.phrases import capital
from tests.games.legends_of_signum.director import (
    ANN,
    BORIS,
    DECKS,
    HEROES,
    STARTS,
    Played,
    Script,
    is_charge,
    next_moves,
    set_up,
)
from tests.playground.driver import PHONE
from tests.playground.lords import PUBLIC, Evening, Lord, evening
from tests.playground.stored import events_of, state_of

pytestmark = pytest.mark.browser
GAME = LegendsOfSignum()
state_in = partial(state_of, GAME, State)
NAME = PUBLIC("legends_of_signum-name")
TITLE = PUBLIC("match-title", game=NAME, match=1)
MINE = "Mine"
CLICKED = (moves.Build, moves.Study, moves.Deploy, moves.Lay, moves.Cast, moves.Run, moves.Go, moves.Explore, moves.Hex,
           moves.Fight, moves.End)  # fmt: skip
"""The kinds of moves that are clicked the first time."""


def make_a_deck(lord: Lord, hero: str, deck: tuple[str, ...]) -> None:
    """From the welcome to a deck of one's own: help, how to play, a ready-made deck, changed in a form."""
    lord.table.open("#games")
    lord.press_public("help").press(lord.words("button-how-to-game", game=lord.words("legends_of_signum-name")))
    lord.shot("how-to-play")
    lord.table.press(lord.words("button-decks"))
    lord.table.choose(lord.words("select-ready-deck"), lord.words(f"legends_of_signum-hero-{hero}"))
    text = written(GameId(GAME.id), hero, deck, lord.words, MINE)
    lord.table.press(lord.words("button-deck-edit")).fill(line=text).expect(MINE)
    lord.shot("own-deck")


def open_a_table(now: Evening) -> None:
    """Ann sets a table up in the form, without a time limit; Boris joins."""
    ann = now.ann
    ann.table.press(PUBLIC("button-new")).press(ann.words("button-set-up", game=NAME))
    ann.table.change(ann.words("pace-daily"), ann.words("pace-none"))
    ann.shot("set-up-form")
    ann.table.fill().follow(TITLE)
    now.begin(TITLE)


def come_back(lord: Lord) -> None:
    """Open the table anew, without the private pages so far at its end."""
    lord.table.open("#general").open(TITLE)


def sealed(lord: Lord) -> None:
    """Confirm a secret answer."""
    lord.sees_what_it_leads_to()
    lord.confirm().expect(lord.said("done-sealed", receipt="X").split("X")[0])


def pick(lord: Lord, beginning: str) -> None:
    """Choose what begins so: a button, or an option of the only list."""
    chosen, wanted = lord.words("select-choice"), beginning.replace("\u00a0", " ")  # as WebDriver reads texts

    def look() -> str:
        controls = lord.table.newest_controls()
        return next((each for each in controls if each == chosen or each.replace("\u00a0", " ").startswith(wanted)), "")

    found = lord.table.wait(look, f"{wanted!r}; there are {lord.table.newest_controls()}")
    if found == chosen:
        lord.table.choose(chosen, wanted)
    else:
        lord.table.press(found.replace("\u00a0", " "))


def type_line(lord: Lord, line: str) -> None:
    """Type a move into the form behind `Type a move`."""
    lord.table.press(lord.words("button-type-it")).fill(line=line)


def confirmed(lord: Lord, folder: Path) -> None:
    """Confirm what is shown, and wait until it is stored."""
    before = state_in(folder)
    lord.sees_what_it_leads_to()
    lord.confirm()
    lord.table.wait(lambda: state_in(folder) != before, f"position after {before.table.phase}")


def set_the_match_up(now: Evening, folder: Path) -> None:
    """Answer the set-up: heroes with own decks, who begins, opening hands, buildings, places of the heroes."""
    lords = (now.ann, now.boris)
    for lord in lords:
        lord.press_public("your-move")
        lord.shot("heroes")
        lord.table.choose(lord.words("select-own-deck"), MINE)
        sealed(lord)
    chooser = lords[state_in(folder).table.active]
    come_back(chooser)
    chooser.press_public("your-move")
    pick(chooser, chooser.words(f"legends_of_signum-move-{'first' if chooser is now.ann else 'second'}"))
    confirmed(chooser, folder)
    for seat, lord in zip((ANN, BORIS), lords, strict=True):
        come_back(lord)
        lord.press_public("your-move")
        set_aside(lord, set_up(state_in(folder), seat))
        for part, building in zip(("first", "second"), STARTS, strict=True):
            named = lord.words("part-prompt", part=lord.words(f"legends_of_signum-part-{part}"))
            lord.table.choose(named, capital(lord.words(f"legends_of_signum-building-{building}")))
        lord.shot("buildings")
        confirmed(lord, folder)
    for seat, lord in zip((ANN, BORIS), lords, strict=True):
        come_back(lord)
        lord.press_public("your-move")
        lord.shot("place")
        type_line(lord, GAME.print_move(set_up(state_in(folder), seat)))
        confirmed(lord, folder)


def set_aside(lord: Lord, move: Move) -> None:
    """Answer the opening hand: of the first two cards those set aside are picked in the list; then all are typed."""
    part = lord.words("legends_of_signum-part-aside")
    lord.shot("opening-hand")
    if isinstance(move, moves.Mulligan):
        select = lord.words("part-prompt-several", part=part)
        aside = {lord.words(f"legends_of_signum-{kind_of(card or '')}-{card}") for card in move.aside}
        names = [name for name in dict.fromkeys(lord.table.options(select)[:2]) if name in aside]
        if names:
            lord.table.choose(select, *names).expect(f"{part}: {lord.words.listed(names)}")
        lord.shot("set-aside")
        type_line(lord, GAME.print_move(move))
    sealed(lord)


class Show:
    """What the two play by the director; `clicked` and `shown` are the kinds of moves clicked and photographed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clicked: set[type[Move]] = set()
        self.shown: set[type[Move]] = set()

    @property
    def script(self) -> Script:
        """Return what has been played."""
        return Script().after(events_of(GAME, self.folder))

    def play(self, now: Evening) -> None:
        """Play on until the first charge is to be fought out, or to the end; in Ann's turns Boris looks elsewhere."""
        charged = self.script.charged
        seat = None
        while (state := state_in(self.folder)).phase != "over":
            if seat != state.table.active:
                seat = state.table.active
                now.boris.table.open("#general" if seat == ANN else TITLE)
            for step in self._steps(next_moves(state, self.script)):
                self._make((now.ann, now.boris)[seat], step)
            if is_charge(state_in(self.folder)) and not charged:
                return

    def _steps(self, line: tuple[Played, ...]) -> Iterator[tuple[Played, ...]]:
        """Yield what is made with one press each: a move that is clicked, or several that are typed."""
        while line:
            typed = tuple(takewhile(lambda each: not self._is_worth_a_click(each), line))
            yield typed or line[:1]
            line = line[len(typed) or 1 :]

    def _is_worth_a_click(self, played: Played) -> bool:
        """Return whether a move is the first of its kind that is made by buttons and lists."""
        return isinstance(played.move, CLICKED) and type(played.move) not in self.clicked

    def _make(self, lord: Lord, step: tuple[Played, ...]) -> None:
        """Make the moves of a step, and wait until the stored position is the one they lead to."""
        before, last = state_in(self.folder), step[-1]
        lord.press_public("your-move")
        if self._is_worth_a_click(last) and len(step) == 1 and clicks(lord, before, last):
            self.clicked.add(type(last.move))
        else:
            type_line(lord, ", ".join(GAME.print_move(each.move) for each in step))
        if len(step) > 1:
            lord.table.press(lord.words("button-plan-confirm", count=len(step)))
        else:
            lord.sees_what_it_leads_to()
            if type(last.move) not in self.shown:
                lord.shot(type(last.move).__name__.lower())
                self.shown.add(type(last.move))
            lord.confirm()
        lord.table.wait(partial(self._is_made, before, last), f"position after {last.move}")

    def _is_made(self, before: State, last: Played) -> bool:
        """Return whether the stored position is the one after the last move; dice change it in some way."""
        state = state_in(self.folder)
        return state != before if last.state is None else state == last.state


def clicks(lord: Lord, state: State, played: Played) -> bool:
    """Choose a move by lists and buttons, up to the page that confirms it; nothing for what is not suggested."""
    move, view = played.move, GAME.observe(state, played.seat)
    names = with_units(Names(VOCABULARY, lord.words, ("Ann", "Boris")), known_units(state.table))
    if state.phase == "construction":
        group = "build" if isinstance(move, moves.Build) else "gain"
        pick(lord, lord.words(f"legends_of_signum-group-{group}"))
        pick(lord, button_label(move, view, names)[0])
        return True
    topic = topic_of(move)
    choices = GAME.moves_about(state, played.seat, topic)
    if move not in choices:
        return False
    topics, named = GAME.topics(state, played.seat), named_topic(topic, view, names)
    of_kind = [each for each in topics if kind_of_topic(each, state.table) == named.kind]
    name = named.name.replace("\u00a0", " ")  # as WebDriver reads texts
    if len(of_kind) == 1:
        lord.table.press(name)
    else:
        title = dict(kinds_of(topics, view, names))[named.kind]
        lord.table.press(lord.words("menu-group-button", title=title, count=len(of_kind)))
        lord.table.choose(lord.words("select-topic"), name)
    if len(choices) > 1:
        lord.shot(f"{type(move).__name__.lower()}-choices")
        numbered = [f"{choices.index(move) + 1}. {spot(at)}" for at in end_of(move)]
        pick(lord, numbered[0] if numbered else button_label(move, view, names)[0])
    return True


def topic_of(move: Move) -> str:
    """Return under which topic a move of the activation phase is found."""
    match move:
        case moves.Deploy(card) | moves.Lay(card) | moves.Cast(card) | moves.Terrain(card):
            return card or ""
        case moves.Go(unit) | moves.Run(unit):
            return f"{unit} {'run' if isinstance(move, moves.Run) else 'move'}"
        case moves.Fight(unit) | moves.Hex(unit) | moves.Explore(unit):
            return unit
    return DONE if isinstance(move, moves.Done) else END


def test_two_people_play_from_set_up_to_a_victory_on_phones_over_a_power_cut(tmp_path: Path) -> None:
    show = Show(tmp_path)
    with evening(tmp_path, ann=PHONE) as now:
        for lord, hero, deck in zip((now.boris, now.ann), reversed(HEROES), reversed(DECKS), strict=True):
            make_a_deck(lord, hero, deck)
        open_a_table(now)
        set_the_match_up(now, tmp_path)
        begun = state_in(tmp_path)
        assert tuple(sorted(secret.list) for secret in begun.secrets) == tuple(sorted(deck) for deck in DECKS)
        for lord in (now.ann, now.boris):
            come_back(lord)
        show.play(now)
        charged = state_in(tmp_path)
        assert is_charge(charged)
        now.playground.kill()
    with evening(tmp_path, now.shots(), ann=PHONE) as now:
        assert state_in(tmp_path) == charged
        for lord in (now.ann, now.boris):
            lord.table.open(TITLE)
        show.play(now)
        assert show.script.is_played, "Ruins explored, control taken, three tactics sprung, charged, hero killed"
        over = state_in(tmp_path).table.result
        assert over is not None and (over.winners, over.reason) == ((ANN,), "hero")
        assert show.clicked >= {moves.Lay, moves.Explore, moves.Hex, moves.Fight}
        for lord in (now.ann, now.boris):
            lord.table.open(TITLE).expect(PUBLIC("button-rematch"))
            lord.shot("result")
    assert not [line for line in (tmp_path / "log").read_text().split("\n") if "ERROR" in line or "Traceback" in line]
