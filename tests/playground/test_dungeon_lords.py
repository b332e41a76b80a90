"""A whole match of Dungeon Lords in the playground, as a person plays it: two people and a computer, two power cuts.

Ann reads English on a desktop, Boris Russian on a phone. His direct messages are closed for the first year. The test
clicks what matters in Chromium: opening, joining, the direct message, sealing orders, digging, planning, the result,
and every page after a power cut. The hundred decisions in between are made with the page's own requests (swift.py).
Screenshots are kept.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.playground.lords import PUBLIC, Evening, Lord, evening
from tests.playground.swift import SwiftTable
from text import words

pytestmark = pytest.mark.browser
SEED = 11
LATER_ROUNDS = ("II", "III", "IV")
PEOPLE = {"Ann": "en", "Boris": "ru"}
TITLE = PUBLIC("match-title", game=PUBLIC("dungeon_lords-name"), match=1)
ORDERS, PLANNING, BATTLE = (PUBLIC(f"dungeon_lords-phase-{phase}") for phase in ("orders", "planning", "battle"))
WAITS_FOR_BORIS = PUBLIC("table-private-waits", names="NAMES", count=1).replace("**", "").split("NAMES")[1]
CYRILLIC = re.compile("[А-Яа-яЁё]{2,}")
NAMES = re.compile(r"\b(Ann|Boris|Discord|Sealed Orders)\b|`[^`]*`|<[^>]*>|/[a-z ]+")
NOTATION = re.compile(words("ru")("dungeon_lords-text-proposed", choice="X").split("X")[0] + r"[^.]*")
LATIN_SENTENCE = re.compile(r"[A-Za-z]{3,} [A-Za-z]{3,}")
YEAR_2 = PUBLIC("dungeon_lords-when", year=2, season="", phase="", phase_id="", combat_round=0).split(",")[0]


@contextmanager
def at_the_table(now: Evening, read: dict[str, list[str]]) -> Iterator[SwiftTable]:
    """Ann and Boris play on by requests while their browsers show another channel; what they read is added to `read`.

    Direct messages are left out: here it only matters who has one.
    """
    for lord in (now.ann, now.boris):
        lord.table.open("#general")
    with SwiftTable(now.playground.address, PEOPLE, SEED) as swift:
        yield swift
        for name, person in swift.people.items():
            read[name] += person.read


def sit_down(now: Evening) -> None:
    """Begin a match: Ann opens the table, Boris joins with direct messages closed, a computer is added."""
    ann, boris = now.ann, now.boris
    ann.table.open("#games").press(PUBLIC("button-new")).press(PUBLIC("dungeon_lords-name")).follow(TITLE)
    ann.shot("open-table")
    boris.table.let_direct_messages(False).open(TITLE)
    boris.press_public("join").expect(boris.said("dm-closed", hand="")[:60])
    boris.shot("joined-with-closed-direct-messages")
    ann.add_computer()
    ann.press_public("start")
    ann.table.wait(ann.tables, "running table")


def seal_initial_orders(now: Evening) -> None:
    """Ann answers her direct message, Boris looks behind `Hand` and answers at the table."""
    ann, boris = now.ann, now.boris
    boris.table.expect(WAITS_FOR_BORIS)
    boris.shot("something-waits")
    boris.press_public("hand").expect(boris.words("playground-page-discord-only-you"))
    boris.shot("hand")
    boris.table.wait(lambda: all(WAITS_FOR_BORIS not in table for table in boris.tables()), "word that he has looked")
    boris.press_public("your-move")
    boris.keep_tunnels()
    assert not boris.table.open("dm").messages()
    ann.table.open("dm").wait(ann.table.pictures, "direct message with a picture")
    ann.shot("direct-message")
    ann.table.press(ann.words("button-your-move"))
    ann.keep_tunnels()


def after_a_cut(now: Evening) -> None:
    """Play continues in its thread with one table. Ann has one direct message, Boris none: his are still closed."""
    for lord in (now.ann, now.boris):
        lord.table.open(TITLE).expect(PUBLIC("button-your-move"))
        lord.sees_one_table()
        lord.shot("after-the-cut")
    assert not now.boris.table.open("dm").messages()
    assert len(now.ann.table.open("dm").messages()) <= 1
    for lord in (now.ann, now.boris):
        lord.table.open(TITLE)


def still_sealed(ann: Lord, orders: list[str]) -> None:
    """What Ann sealed before the cut is still sealed and can still be changed."""
    ann.press_public("your-move").expect(ann.words("menu-may-change"))
    page = ann.private()[-1]
    assert all(ann.order(order) in page for order in orders), page
    ann.shot("still-sealed")


def dig_on_a_picture(now: Evening, swift: SwiftTable) -> None:
    """Ann's first order is to dig: she sees the cells, and one of them dug before she confirms."""
    mine = f"<@{swift.people['Ann'].page.state['viewerId']}> ({PUBLIC('dungeon_lords-order-dig')})"
    assert mine in swift.play(lambda table: mine in table)
    ann = now.ann
    ann.table.open(TITLE)
    ann.press_public("your-move").expect(ann.words("menu-heading").removeprefix("### "))
    ann.shot("where-to-dig")
    ann.pick(ann.words("dungeon_lords-move-dig", cell=""))
    ann.sees_what_it_leads_to()
    ann.shot("dug-before-confirming")
    ann.confirm().expect(ann.said("done-heading"))
    ann.shot("dug")
    ann.table.open("#general")


def direct_messages_came(swift: SwiftTable, *, to_boris: bool) -> None:
    """Ann has one direct message with her present secrets. So has Boris, or none while his are closed."""
    swift.wait_for_direct_messages("Ann", 1)
    swift.wait_for_direct_messages("Boris", int(to_boris))


def when(table: str) -> str:
    """The line of the table with year, season or round of combat, and phase."""
    return next(
        (line for line in table.split("\n") if line.startswith(("Year ", PUBLIC("dungeon_lords-phase-over")))), ""
    )


def play_to(swift: SwiftTable, phase: str, *, direct_messages_to_boris: bool) -> str:
    """Play until the phase; check the direct messages whenever orders are to be chosen."""
    looked = {when(swift.table())}
    while True:
        table = swift.play(lambda table: phase in when(table) or (ORDERS in when(table) and when(table) not in looked))
        if phase in when(table) or ORDERS not in when(table):
            return table
        looked.add(when(table))
        direct_messages_came(swift, to_boris=direct_messages_to_boris)


def plan_a_battle(now: Evening, swift: SwiftTable) -> None:
    """The planning player looks at the line of adventurers and at what a choice would do to them."""
    table = swift.table()
    for lord in (now.ann, now.boris):
        lord.table.open(TITLE)
        lord.shot("before-the-battle")
        if swift.is_awaited(lord.name, table):
            lord.press_public("your-move").expect(lord.words("menu-heading").removeprefix("### "))
            lord.shot("planning")
            lord.pick()
            lord.sees_what_it_leads_to()
            lord.shot("rehearsal")
        lord.table.open("#general")


def play_into_a_battle(swift: SwiftTable) -> str:
    """Play until somebody is awaited in the middle of a battle."""
    later = [
        PUBLIC("dungeon_lords-when", year=1, season="", phase="", phase_id="", combat_round=each)
        for each in LATER_ROUNDS
    ]
    middle = (*later, BATTLE)
    table = swift.play(lambda table: "<@" in table and any(part in when(table) for part in (*middle, YEAR_2)))
    assert any(part in when(table) for part in middle), table
    return table


def look_at_the_result(now: Evening) -> None:
    """Both see the result with the points of all three."""
    for lord in (now.ann, now.boris):
        lord.table.open(TITLE).expect(PUBLIC("button-rematch"))
        lord.shot("result")
        said = "\n".join((*lord.table.messages(), *lord.table.pictures()))
        for name in ("Ann", "Boris", "Hugo"):
            assert re.search(rf"\d\. {name}: [-−]?\d+\s+point", said), (name, said)
    now.ann.table.slash("match record verify").expect(now.ann.said("verified", title=TITLE, entries=1))


def test_two_people_and_a_computer_play_over_two_power_cuts(tmp_path: Path) -> None:
    read: dict[str, list[str]] = {name: [] for name in PEOPLE}
    with evening(tmp_path) as now:
        sit_down(now)
        seal_initial_orders(now)
        now.ann.table.press(now.ann.words("button-your-move"))
        orders = now.ann.seal_orders("orders-by-direct-message")
        now.boris.table.open(TITLE)
        note(now, read)
        now.playground.kill()
    with evening(tmp_path, now.shots()) as now:
        after_a_cut(now)
        now.ann.table.open("dm").wait(now.ann.table.messages, "direct message")
        now.ann.table.open(TITLE)
        still_sealed(now.ann, orders)
        now.boris.press_public("your-move")
        now.boris.seal_orders("orders")
        note(now, read)
        with at_the_table(now, read) as swift:
            dig_on_a_picture(now, swift)
            play_to(swift, PLANNING, direct_messages_to_boris=False)
            plan_a_battle(now, swift)
            middle = play_into_a_battle(swift)
        now.playground.kill()
    with evening(tmp_path, now.shots()) as now:
        after_a_cut(now)
        with at_the_table(now, read) as swift:
            assert when(swift.table()) == when(middle)
            swift.play(lambda table: YEAR_2 in when(table))
            direct_messages_came(swift, to_boris=False)
            now.boris.table.let_direct_messages(True)
            play_to(swift, PLANNING, direct_messages_to_boris=True)
            now.boris.table.open("dm").wait(now.boris.table.pictures, "direct message with a picture")
            now.boris.shot("direct-message")
            play_to(swift, PUBLIC("dungeon_lords-phase-over"), direct_messages_to_boris=True)
        look_at_the_result(now)
        note(now, read)
    assert not [line for line in (tmp_path / "log").read_text().split("\n") if "ERROR" in line or "Traceback" in line]
    assert not [text for text in read["Ann"] if CYRILLIC.search(text)]
    assert not [text for text in read["Boris"] if LATIN_SENTENCE.search(NAMES.sub("", NOTATION.sub("", text)))]


def note(now: Evening, read: dict[str, list[str]]) -> None:
    """Add the texts of the open private pages to what the people have read."""
    for lord in (now.ann, now.boris):
        read[lord.name] += lord.private()
