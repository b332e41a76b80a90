"""Whole matches of Tetranomicon in the playground, in a real Chromium, to the result.

The real bot runs on a database of its own. Screenshots of every kind of page are kept in screenshots/.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.playground.driver import DESKTOP, PHONE
from tests.playground.sitting import KINDS, ROOT, Sitting, opened
from tests.playground.tour import look_at_the_table, look_behind_more, look_outside

pytestmark = pytest.mark.browser
ANN, BORIS = PEOPLE = ("Ann", "Boris")
EVERY_ACTION = set(KINDS) - {"pass"}
WISHES = {
    ANN: ("trophy", "creature", "artifact", "route", "build"),
    BORIS: ("build", "artifact", "route", "trophy", "creature"),
}
"""Which kinds of moves a person would like to have made at the end, the most important first."""


def sit_down(sitting: Sitting) -> None:
    """From the invitation in the thread to a match that can start: Boris joins, and may not start it himself."""
    sitting.table.open(sitting.title()).expect(sitting.said("lobby-missing", players=1))
    sitting.table.as_(BORIS)
    sitting.press("join").expect(sitting.said("joined", title=sitting.title()))
    sitting.shot("joined")
    sitting.press("start").expect(sitting.said("refusal-not_the_host"))
    sitting.table.open("dm").expect(sitting.said("joined", title=sitting.title()))
    sitting.shot("direct-message")
    sitting.table.follow(sitting.title()).as_(ANN)


def press_out_of_turn(sitting: Sitting) -> None:
    """Let a person press who is not awaited: they are told whom the match waits for, and nothing happens."""
    awaited = sitting.next_person()
    other = next(name for name in PEOPLE if name != awaited)
    sitting.table.as_(other)
    sitting.ask_for_moves().expect(sitting.said("waiting-nothing"))
    sitting.shot("not-your-move")
    sitting.next_person()


def act_with_second_thoughts(sitting: Sitting) -> None:
    """Ann opens a choice, moves by command, undoes and presses twice: nothing happens twice, one page is current."""
    while sitting.next_person() != ANN:
        sitting.move("build", "route")
    sitting.ask_for_moves()
    sitting.shot("menu")
    sitting.choose(["route"])
    sitting.shot("confirm-route")
    sitting.command("route")
    sitting.shot("done-route")
    sitting.table.expect(sitting.said("page-replaced"))
    assert sitting.label("confirm") not in sitting.table.controls()
    sitting.shot("old-page")
    sitting.press("undo").expect(sitting.said("undone"))
    sitting.shot("undone")
    sitting.made.pop()
    assert sitting.next_person() == ANN
    sitting.ask_for_moves()
    sitting.choose(["route"])
    sitting.table.press_twice(sitting.label("confirm")).expect(sitting.said("done-heading"))
    sitting.made.append((ANN, "route"))
    assert sitting.next_person() == BORIS


def show_and_move(sitting: Sitting, *wishes: str) -> None:
    """Make a move of the first kind that is offered; save screenshots for the first of each kind."""
    sitting.ask_for_moves()
    kind = sitting.choose(wishes)
    is_new = kind not in sitting.kinds_made()
    if is_new:
        sitting.shot(f"confirm-{kind}")
    sitting.confirm(kind)
    if is_new:
        sitting.shot(f"done-{kind}")


def play_out(sitting: Sitting) -> None:
    """Play until the result: every kind of move once, then everybody passes, by command, by notation and by button."""
    passes = iter((sitting.command, sitting.typed))
    while name := sitting.next_person():
        left = [kind for kind in WISHES[name] if kind not in sitting.kinds_made()]
        if left:
            show_and_move(sitting, *left, "creature", "pass")
        else:
            next(passes, sitting.move)("pass")


def look_at_the_result(sitting: Sitting, folder: Path) -> None:
    """The result, the check of the shuffle, and the export, which verifies."""
    assert sitting.is_over()
    sitting.shot("result")
    sitting.table.slash("match record verify").expect(sitting.said("verified", title=sitting.title(), entries=1))
    sitting.shot("verified")
    sitting.table.slash("match record export").expect(sitting.said("export-whole", title=sitting.title()))
    sitting.shot("exported")
    file = folder / "match.json"
    file.write_bytes(sitting.table.download("match-1-"))
    assert json.loads(file.read_bytes())["secret"]
    subprocess.run([sys.executable, "-m", "play.verify", str(file)], cwd=ROOT, check=True)


def test_two_people_and_a_computer_play_over_a_power_cut(tmp_path: Path) -> None:
    with opened(tmp_path, "en", DESKTOP, PEOPLE) as (cut_off, sitting):
        sitting.table.as_(ANN).open("#games")
        sitting.shot("welcome")
        sitting.press("new").expect(sitting.words("new-which-game"))
        sitting.shot("which-game")
        sitting.table.press(sitting.words("tetranomicon-name")).follow(sitting.title())
        sitting.shot("open-table")
        sit_down(sitting)
        sitting.add_computer()
        sitting.press("start")
        sitting.set_up_all()
        press_out_of_turn(sitting)
        act_with_second_thoughts(sitting)
        sitting.move("build", "route", "creature")
        look_at_the_table(sitting)
        before = sitting
        cut_off.kill()
    with opened(tmp_path, "en", DESKTOP, PEOPLE) as (_, sitting):
        sitting.go_on(before)
        sitting.table.as_(ANN).open(sitting.title()).expect(sitting.words("button-your-move"))
        sitting.shot("after-the-cut")
        play_out(sitting)
        look_at_the_result(sitting, tmp_path)
        assert sitting.kinds_made() >= EVERY_ACTION, sitting.made


def test_two_people_play_a_quick_match_on_a_phone(tmp_path: Path) -> None:
    with opened(tmp_path, "ru", PHONE, PEOPLE) as (_, sitting):
        sitting.table.as_(ANN).open("#games")
        sitting.shot("welcome")
        sitting.table.slash(
            "match new", game=sitting.words("tetranomicon-name"), seats="2", pace=sitting.words("pace-daily")
        )
        sit_down(sitting)
        sitting.table.slash("match start")
        sitting.set_up_all()
        sitting.next_person()
        sitting.shot("table")
        sitting.ask_for_moves()
        sitting.shot("menu")
        sitting.table.press(sitting.offered()["route"])
        sitting.shot("routes")
        look_at_the_table(sitting)
        look_behind_more(sitting)
        look_outside(sitting)
        play_out(sitting)
        look_at_the_result(sitting, tmp_path)
        assert sitting.kinds_made() >= EVERY_ACTION, sitting.made
        sitting.press("rematch")
        sitting.shot("rematch")
