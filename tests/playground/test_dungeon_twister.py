"""A whole match of Dungeon Twister in the playground, from the set-up to five points.

Ann reads English on a desktop, Boris Russian on a phone. They click their teams and lay all tokens out. Who begins and
which rooms lie where is drawn, so a director (tests/games/dungeon_twister/director.py) reads the stored position and
finds moves for both: rooms are revealed, the twin of one turns, a group is beaten with a secret card from each and a
power cut in between, a fireball kills a carrier, and the Goblin carries the Treasure out. What matters is clicked, once
each kind; what lies between is typed, several moves in a line as a plan. After every step the stored position is the
one that the director foresaw. Screenshots are kept.
"""

from collections.abc import Iterator
from functools import partial
from itertools import groupby
from pathlib import Path

import pytest

from games.dungeon_twister import fighting, powers
from games.dungeon_twister.components import CODE, SEAT, token_of
from games.dungeon_twister.moves import Card, Combat, Fight, Fire, Go, Move, Put, Reveal, Rotate
from games.dungeon_twister.squares import LINES, NUMBER, SLOTS
from games.dungeon_twister.state import State
from games.kernel.ids import Seat
from tests.games.dungeon_twister.director import LAYOUTS, TEAMS, Played, Script, next_moves
from tests.games.dungeon_twister.scenes import GAME, E, W
from tests.playground.lords import PUBLIC, Evening, Lord, evening
from tests.playground.stored import state_of

pytestmark = pytest.mark.browser
state_in = partial(state_of, GAME, State)
TITLE = PUBLIC("match-title", game=PUBLIC("dungeon_twister-name"), match=1)
ROWS = (2, 4, 7, 9)
MARKS = "●■"


def sit_down(now: Evening) -> None:
    """Begin a match: Ann opens the table, Boris joins."""
    now.ann.table.open("#games").press(PUBLIC("button-new")).press(PUBLIC("dungeon_twister-name")).follow(TITLE)
    now.begin(TITLE)


def choose_team(lord: Lord, seat: Seat) -> None:
    """Choose who starts where, in four lists."""
    lord.press_public("your-move")
    for row, code in zip(ROWS, TEAMS[seat], strict=True):
        part = lord.words("dungeon_twister-part-start", square=f"{'av'[seat]}{row}")
        lord.table.choose(lord.words("part-prompt", part=part), lord.words(f"dungeon_twister-token-{code}"))
    lord.shot("team")
    lord.confirm().expect(lord.said("done-sealed", receipt="X").split("X")[0])


def lay_out(lord: Lord, seat: Seat) -> None:
    """Lay all tokens out on one page."""
    lord.press_public("your-move")
    lead = lord.words("dungeon_twister-button-wishes")
    at_random = lord.words("button-layout-random")
    lord.table.wait(lambda: {lead, at_random} & set(lord.table.newest_controls()), "page of tokens")
    if lead in lord.table.newest_controls():
        lord.table.press(lead)
    for code, slot in LAYOUTS[seat].items():
        token = lord.words(f"dungeon_twister-token-{code}")
        room = lord.words("dungeon_twister-picture-room", room=slot)
        lord.table.choose(lord.words("part-prompt", part=token), f"{token}: {room}")
    lord.shot("layout")
    lord.table.press(lord.words("button-layout", count=10)).expect(lord.said("layout-done", count=10)[:30])


def starting(lord: Lord, beginning: str) -> str:
    """Wait for a control of the newest message that begins so, and return all of it."""

    def look() -> str:
        return next((each for each in lord.table.newest_controls() if each.startswith(beginning)), "")

    found = lord.table.wait(look, f"{beginning!r}; there are {lord.table.newest_controls()}")
    return found.replace("\u00a0", " ")  # as WebDriver reads texts


def pick(lord: Lord, beginning: str) -> None:
    """Choose what begins so: a button, or an option of the only list."""
    chosen = lord.words("select-choice")
    lord.table.wait(
        lambda: any(each.startswith(beginning) or each == chosen for each in lord.table.newest_controls()), beginning
    )
    if chosen in lord.table.newest_controls():
        lord.table.choose(chosen, beginning)
    else:
        lord.table.press(starting(lord, beginning))


class Show:
    """What the two play by the director: `script` has been shown, moves of the kinds in `clicked` have been clicked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.script = Script()
        self.clicked: set[type[Move]] = set()

    def play(self, now: Evening) -> None:
        """Play on until one combat card lies, or to the end of the match."""
        while (state := state_in(self.folder)).phase != "over":
            for seat, played in groupby(self._steps(state), key=lambda step: step[0].seat):
                lord = (now.ann, now.boris)[seat]
                for step in played:
                    self._make(lord, step)
                    if isinstance(step[-1].move, Fight):
                        return

    def _steps(self, state: State) -> Iterator[list[Played]]:
        """Yield what is made with one press each: a move that is clicked, or several of one seat that are typed."""
        typed: list[Played] = []
        for each in next_moves(state, self.script):
            is_clicked = self._is_worth_a_click(each)
            if typed and (is_clicked or typed[-1].seat != each.seat):
                yield typed
                typed = []
            typed.append(each)
            if is_clicked:
                yield typed
                typed = []
        if typed:
            yield typed

    def _is_worth_a_click(self, played: Played) -> bool:
        """Return whether a move is the first of its kind that is made by buttons and lists."""
        move = played.move
        if type(move) in self.clicked:
            return False
        return isinstance(move, Card | Reveal | Put | Fight | Combat | Rotate | Fire) or is_exit(played)

    def _make(self, lord: Lord, step: list[Played]) -> None:
        """Make the moves of a step, and wait until the stored position is the one they lead to."""
        before, last = state_in(self.folder), step[-1]
        lord.press_public("your-move")
        is_plan = len(step) > 1
        if is_plan or not self._clicks(lord, before, last):
            line = ", ".join(GAME.print_move(each.move) for each in step)
            lord.table.press(lord.words("button-type-it")).fill(line=line)
        if is_plan:
            lord.table.press(lord.words("button-plan-confirm", count=len(step)))
        else:
            lord.sees_what_it_leads_to()
            lord.shot(type(last.move).__name__.lower())
            lord.confirm()
        self.script = last.script
        lord.table.wait(partial(self._is_made, last), f"position after {last.move}; it is {state_in(self.folder)}")

    def _clicks(self, lord: Lord, state: State, played: Played) -> bool:
        """Choose a move by buttons and lists, if that is wanted and possible, and remember it."""
        is_clicked = self._is_worth_a_click(played) and clicks(lord, state, played)
        self.clicked |= {type(played.move)} if is_clicked else set()
        return is_clicked

    def _is_made(self, played: Played) -> bool:
        """Return whether the stored position is the one after `played`; a reveal draws, and is seen by its room."""
        state = state_in(self.folder)
        if isinstance(played.move, Reveal):
            return state.public.rooms[SLOTS.index(played.move.slot)] is not None
        return state == played.state


def is_exit(played: Played) -> bool:
    """Return whether a character leaves the maze without changing anything on its way."""
    move = played.move
    return isinstance(move, Go) and not move.changes and bool(LINES[1 - played.seat] >> NUMBER[move.to] & 1)


def clicks(lord: Lord, state: State, played: Played) -> bool:
    """Choose a move by buttons and lists, up to the page that confirms it; nothing for what is typed."""
    move, seat = played.move, played.seat

    def name(token: str) -> str:
        return f"{MARKS[SEAT[token]]} {lord.words(f'dungeon_twister-token-{CODE[token]}')}"

    match move:
        case Card(value):
            pick(lord, lord.words("dungeon_twister-move-card", value=value))
        case Reveal(slot):
            about(lord, "reveal", lord.words("dungeon_twister-short-reveal", who="none", slot=slot))
        case Put(token, square):
            from_list(lord, lord.words("dungeon_twister-group-put", token=name(token)), square)
        case Rotate(who, slot, turn):
            named = name(token_of(seat, who))
            words = lord.words("dungeon_twister-short-rotate", turn=turn or "none", who=named, slot=slot)
            about(lord, "rotate", words)
        case Fight(who, target, card):
            own, other = fighting.sides_of(state.public, token_of(seat, who), target).strengths
            about(lord, "fight")
            title = lord.words("dungeon_twister-group-fight", who="none", target=name(target), own=own, other=other)
            lord.shot("fights")
            from_list(lord, title, f"+{card}")
        case Combat(card):
            fight = lord.words("dungeon_twister-picture-fight")
            lord.table.wait(lambda: any(fight in each for each in lord.table.pictures()), "fight")
            pick(lord, f"+{card}")
        case Fire() if len(tuple(powers.fire_moves(state.public, seat))) == 1:
            about(lord, "fire")
        case Go(who, to) if is_exit(played):
            mover = name(token_of(seat, who))
            lord.table.press(starting(lord, mover))
            from_list(lord, lord.words("dungeon_twister-group-mover", who=mover), to)
        case _:
            return False
    return True


def about(lord: Lord, topic: str, *choice: str) -> None:
    """Choose a topic and one of its choices."""
    lord.table.press(starting(lord, lord.words(f"dungeon_twister-topic-{topic}")))
    for each in choice:
        pick(lord, each)


def from_list(lord: Lord, title: str, option: str) -> None:
    """Choose in the list with a title; the only list of a page has none."""
    titled, only = lord.words("select-choice-of", title=title), lord.words("select-choice")
    found = lord.table.wait(
        lambda: next((each for each in (titled, only) if each in lord.table.newest_controls()), ""),
        f"list {titled!r}; there are {lord.table.newest_controls()}",
    )
    lord.table.choose(found, option)


def test_two_people_play_from_set_up_to_the_end_over_a_power_cut(tmp_path: Path) -> None:
    show = Show(tmp_path)
    with evening(tmp_path) as now:
        sit_down(now)
        for seat, lord in ((W, now.ann), (E, now.boris)):
            choose_team(lord, seat)
        for seat, lord in ((W, now.ann), (E, now.boris)):
            lay_out(lord, seat)
        now.ann.table.wait(lambda: state_in(tmp_path).phase == "action", "end of the set-up")
        for lord in (now.ann, now.boris):
            lord.table.open("#general").open(TITLE)
        show.play(now)
        begun = state_in(tmp_path)
        assert begun.phase == "combat"
        assert begun.public.laid == (True, False)
        assert begun.cards[W] is not None
        assert begun.cards[E] is None
        now.playground.kill()
    with evening(tmp_path, now.shots()) as now:
        assert state_in(tmp_path) == begun
        for lord in (now.ann, now.boris):
            lord.table.open(TITLE)
        show.play(now)
        assert show.script.is_played, "twin turned, group beaten, carrier killed with the carried, Treasure carried out"
        over = state_in(tmp_path).public
        assert over.scores == (5, 0)
        assert {out.fate for out in over.out if out.token in ("w.GOB", "w.TRE")} == {"left"}
        assert len([out for out in over.out if out.fate == "killed" and SEAT[out.token] == E]) == 2
        assert show.clicked >= {Card, Reveal, Put, Fight, Combat, Rotate}
        for lord in (now.ann, now.boris):
            lord.table.open(TITLE).expect(PUBLIC("button-rematch"))
            lord.shot("result")
    assert not [line for line in (tmp_path / "log").read_text().split("\n") if "ERROR" in line or "Traceback" in line]
