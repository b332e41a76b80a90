"""Three short journeys in a real Chromium, which run beside all tests of every change; whole matches have other files.

They are what a person meets first and what goes wrong between two people: the way from the greeting to a result, a
secret until it opens, and somebody who is missed and comes back. Screenshots are kept.
"""

import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.playground.driver import PHONE, Driver
from tests.playground.lords import PUBLIC, Lord, evening
from tests.playground.sitting import Sitting, opened

pytestmark = [pytest.mark.browser, pytest.mark.journey]
ANN, BORIS, VERA = PEOPLE = ("Ann", "Boris", "Vera")
LORDS = PUBLIC("match-title", game=PUBLIC("dungeon_lords-name"), match=1)
SHORTEST_PACE = "1m"


def keep(table: Driver, name: str) -> None:
    """Save a screenshot of a page on which everything is seen well."""
    table.wait(lambda: not table.ill_shown(), f"page without {table.ill_shown()}")
    table.screenshot(f"journey-{name}")


def look_anew(table: Driver, title: str) -> Driver:
    """Leave a table and open it again: its newest message is in view."""
    return table.open("#general").open(title)


def test_a_newcomer_on_a_phone_plays_to_a_result(tmp_path: Path) -> None:
    """From the greeting by one press into a match against a computer, whose first question is answered where it comes.

    Catches what breaks only on the page of somebody who is alone and new: a greeting whose button leads nowhere, a
    first question without its picture, a link that does not lead to the table, a page that is wider than a phone,
    a button below its line, a computer that does not move on while somebody looks.
    """
    with opened(tmp_path, "ru", PHONE, (ANN,)) as (_, sitting):
        table = sitting.table.as_(ANN).open("#games").expect(sitting.said("welcome"))
        keep(table, "newcomer-1-welcome")
        table.press(sitting.words("button-play-now", game=sitting.words("tetranomicon-name")))
        table.press(sitting.words("against-easy"))
        table.expect(sitting.words("tetranomicon-question-farm"))
        assert table.pictures()
        keep(table, "newcomer-2-first-question")
        table.follow(sitting.title())
        keep(table, "newcomer-3-table")
        sitting.set_up_all()
        assert sitting.next_person()
        sitting.ask_for_moves()
        table.press(sitting.offered()["creature"])
        keep(table, "newcomer-4-lines-with-buttons")
        for wish in ("build", "creature", "route"):
            assert sitting.next_person()
            sitting.move(wish, "pass")
            keep(table, f"newcomer-4-{wish}")
        while sitting.next_person():
            sitting.move("pass")
        look_anew(table, sitting.title())
        keep(table, "newcomer-5-result")
        result = table.messages()[-1]
        for name in (ANN, sitting.words("computer-hugo")):
            assert any(name in line for line in result.split("\n") if line.startswith(("1. ", "2. "))), result


def test_sealed_orders_open_when_the_last_is_sealed(tmp_path: Path) -> None:
    """Ann seals her orders in a direct message, Boris his at the table, where he sees hers only then, unasked.

    Catches a secret of one person on the page of another (seen or not), which needs two browsers at the same table at
    once; and a table that does not open on a screen where nobody presses anything.
    """
    with evening(tmp_path) as now:
        ann, boris = now.ann, now.boris
        sit_down_as_lords(ann, boris)
        for lord in (ann, boris):
            lord.table.open("dm").wait(lord.table.pictures, "direct message with a picture")
            lord.table.press(lord.words("button-your-move"))
            lord.keep_tunnels()
        boris.table.open(LORDS)
        ann.table.press(ann.words("button-your-move"))
        hers = ann.seal_orders("orders-by-direct-message")
        assert own_line(ann, hers) in ann.table.everything()
        keep(ann.table, "orders-1-sealed")
        boris.table.expect(PUBLIC("awaited-sealed", done=2, all=3))
        keep(boris.table, "orders-2-what-the-other-sees")
        sees_nothing_of(hers, ann, boris)
        ann.table.open(LORDS)
        boris.press_public("your-move")
        sees_nothing_of(hers, ann, boris)
        boris.seal_orders("orders-at-the-table")
        for lord in (boris, ann):
            opens(lord, opened_line(ann, hers))
            keep(lord.table, f"orders-3-opened-for-{lord.name}")


def own_line(lord: Lord, orders: Sequence[str]) -> str:
    """What a lord's own page says of the orders that are sealed from it."""
    return lord.said("dungeon_lords-log-sealed.orders", orders=lord.words.listed(map(lord.order, orders)))


def opened_line(lord: Lord, orders: Sequence[str]) -> str:
    """What a picture in a lord's language says of Ann's orders once they are open, as far as the first."""
    played = lord.words("dungeon_lords-text-turns", name=ANN, list="LIST").partition("LIST")[0]
    return f"{played}1. {lord.order(orders[0])}"


def sees_nothing_of(orders: Sequence[str], ann: Lord, other: Lord) -> None:
    """Check that the page of another lord tells Ann's orders neither as hers does nor as they are told when open."""
    page = other.table.everything()
    assert f"{ANN}: the orders are sealed" in page
    told = [line(lord, orders) for line in (own_line, opened_line) for lord in (ann, other)]
    assert not [line for line in told if line in page]


def opens(lord: Lord, line: str) -> None:
    """Wait until a picture on the page that is open says `line`."""
    lord.table.wait(lambda: any(line in each for each in lord.table.pictures()), f"picture with {line!r}")


def sit_down_as_lords(ann: Lord, boris: Lord) -> None:
    """Begin a match of Dungeon Lords in which a computer is the third."""
    ann.table.open("#games").press(PUBLIC("button-new")).press(PUBLIC("dungeon_lords-name")).follow(LORDS)
    boris.table.open(LORDS)
    boris.press_public("join")
    ann.add_computer()
    ann.press_public("start")
    ann.table.wait(ann.tables, "running table")


def test_two_vote_to_play_on_and_the_third_comes_back_with_one_press(tmp_path: Path) -> None:
    """Whoever is asked first says nothing for a minute, the shortest pace; the others vote, and the power fails.

    Catches a vote that the real clock does not open, votes of two people that do not add up on their pages, and a match
    that after a restart has forgotten who is away, or does not take them back at the first press.
    """
    with opened(tmp_path, "en", PHONE, PEOPLE) as (cut_off, sitting):
        missed = sit_down_to_vote(sitting)
        first, second = (name for name in PEOPLE if name != missed)
        over_at = sitting.table.moments()[-1]
        sitting.table.as_(first)
        sitting.press("more")
        sitting.press("votes")
        keep(sitting.table, "vote-1-too-early")
        assert playing_on_without(missed, sitting) not in sitting.table.controls()
        sitting.table.wait(lambda: time.time() > over_at, "end of the time to answer")
        look_anew(sitting.table, sitting.title())
        sitting.press("more")
        sitting.press("votes").press(playing_on_without(missed, sitting))
        keep(sitting.table, "vote-2-one-agrees")
        look_anew(sitting.table.as_(second), sitting.title()).press(playing_on_without(missed, sitting))
        assert sitting.next_person() not in {None, missed}
        look_anew(sitting.table, sitting.title())
        assert sitting.label("return") in sitting.table.newest_controls()
        keep(sitting.table, "vote-3-carried")
        cut_off.kill()
    with opened(tmp_path, "en", PHONE, PEOPLE) as (_, sitting):
        table = sitting.table.as_(missed).open("dm").expect(sitting.said("away-notice", title=sitting.title()))
        keep(table, "vote-4-direct-message-after-the-cut")
        sitting.press("return").expect(sitting.words("returned"))
        keep(table, "vote-5-returned")
        table.open(sitting.title()).expect(f"{missed} is back.")
        assert sitting.label("return") not in table.controls()
        keep(table, "vote-6-back-at-the-table")


def sit_down_to_vote(sitting: Sitting) -> str:
    """Begin a match of three in which the others vote on who is late; return who is asked first."""
    table = sitting.table.as_(ANN).open("#games")
    table.press(sitting.label("new")).press(sitting.words("button-set-up", game=sitting.words("tetranomicon-name")))
    table.change(sitting.words("pace-daily"), sitting.words("pace-own")).fill()
    table.press(sitting.words("button-own-pace")).fill(line=SHORTEST_PACE).follow(sitting.title())
    sitting.press("more")
    table.choose(sitting.words("select-when-late"), sitting.words("late-vote"))
    table.expect(sitting.words("lobby-late-vote"))
    for name in PEOPLE[1:]:
        table.as_(name)
        sitting.press("join")
    table.as_(ANN)
    sitting.press("start")
    missed = sitting.next_person()
    assert missed is not None
    return missed


def playing_on_without(name: str, sitting: Sitting) -> str:
    """The button that agrees to it, on the page of votes and once it was proposed on the table."""
    return sitting.words("button-vote", motion=sitting.words("motion-name-away", player=name))
