"""A match of Legends of Signum in the playground on two phones: from the welcome to a victory, over a power cut.

Ann reads English, Boris Russian. Ann makes a deck of her own out of a ready-made one in a form, and opens a short match
in another; both answer the whole set-up and play a first turn. Then the position is replaced by one in the middle of a
match, since the way there takes an evening: there Boris is away, and Ann runs, places terrain, deploys and charges,
while three of his tactics spring by themselves. The power fails between her charge and the fight. She explores ruins,
takes control of an enemy (where no hex works, the position before them is put back), and kills the hero. Screenshots
are kept.
"""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.kernel.ids import MatchId
from games.legends_of_signum.components import READY_DECK
from games.legends_of_signum.game import LegendsOfSignum
from games.legends_of_signum.state import State
from play.services import Services
from render.phrases import capital
from tests.playground.driver import PHONE
from tests.playground.lords import PUBLIC, Evening, Lord, evening
from tests.playground.stored import state_of
from tests.whole.tables import replace_state
from tests.whole.test_legends_of_signum import evening as middle_of_a_match
from tests.whole.test_own_decks import HERO, as_text, own_deck

pytestmark = pytest.mark.browser
GAME = LegendsOfSignum()
state_in = partial(state_of, GAME, State)
NAME = PUBLIC("legends_of_signum-name")
TITLE = PUBLIC("match-title", game=NAME, match=1)
MINE = "Mine"
HEXERS = ("A1", "A2", "A3")
TRIES = 8
"""So often all three hexes may fail, each with a chance of two thirds."""


def put(folder: Path, state: State) -> None:
    """Store a position in place of that of the match; the same player is awaited."""

    async def stored() -> None:
        services = await Services.open(folder / "matches.sqlite3")
        try:
            await services._context.database.write(partial(replace_state, match=MatchId(1), state=state))
        finally:
            await services.close()

    asyncio.run(stored())


def is_on_field(folder: Path, unit_id: str) -> bool:
    """Return whether a creature is on the field."""
    return any(unit.id == unit_id for unit in state_in(folder).table.units)


def come_back(lord: Lord) -> None:
    """Open the table anew, without the private pages so far at its end."""
    lord.table.open("#general").open(TITLE)


def done(lord: Lord, says: str) -> None:
    """Confirm what is shown, and wait for the answer that says so."""
    lord.sees_what_it_leads_to()
    lord.confirm().expect(says)


def sealed(lord: Lord) -> None:
    """Confirm a secret answer."""
    done(lord, lord.said("done-sealed", receipt="X").split("X")[0])


def set_two_aside(lord: Lord) -> None:
    """Pick two cards of the opening hand at once, of a list in which any number can be picked."""
    part = lord.words("legends_of_signum-part-aside")
    select = lord.words("part-prompt-several", part=part)
    cards = list(dict.fromkeys(lord.table.options(select)))[:2]
    lord.table.choose(select, *cards).expect(f"{part}: {lord.words.listed(cards)}")
    lord.shot("set-aside")
    sealed(lord)


def about(lord: Lord, topic: str, *choice: str) -> None:
    """Ask for the moves, and choose a topic and one of its choices by the beginnings of what they are called."""
    lord.press_public("your-move")
    lord.table.choose(lord.words("select-topic"), topic)
    if choice:
        pick(lord, choice[0])
    lord.sees_what_it_leads_to()


def pick(lord: Lord, beginning: str) -> None:
    """Choose what begins so: a button, or an option of the only list."""

    def look() -> str:
        controls = lord.table.newest_controls()
        return next((each for each in controls if each.startswith(beginning) or each == chosen), "")

    chosen = lord.words("select-choice")
    found = lord.table.wait(look, f"{beginning!r}")
    if found == chosen:
        lord.table.choose(chosen, beginning)
    else:
        lord.table.press(found)


def type_line(lord: Lord, line: str) -> None:
    """Type a move into the form behind `Type a move`."""
    lord.table.press(lord.words("button-type-it")).fill(line=line)


def make_a_deck(ann: Lord) -> None:
    """From the welcome to a deck of her own: help, how to play, a ready-made deck, changed in a form."""
    ann.table.open("#games")
    ann.table.press(ann.words("button-help")).press(ann.words("button-how-to-game", game=NAME))
    ann.shot("how-to-play")
    ann.table.press(ann.words("button-decks"))
    ann.table.choose(ann.words("select-ready-deck"), ann.words(f"legends_of_signum-hero-{HERO}"))
    ann.table.press(ann.words("button-deck-edit")).fill(line=as_text(own_deck(), MINE)).expect(MINE)
    ann.shot("own-deck")


def open_a_short_match(now: Evening) -> None:
    """Ann sets a table up in the form, Boris joins."""
    ann = now.ann
    ann.table.press(PUBLIC("button-new")).press(ann.words("button-set-up", game=NAME))
    length = ann.words("legends_of_signum-option-length")
    lengths = [ann.words(f"legends_of_signum-option-length-{value}") for value in ("standard", "short")]
    ann.table.change(length, *(f"{length}: {value}" for value in lengths))
    ann.shot("set-up-form")
    ann.table.fill().follow(TITLE)
    now.begin(TITLE)


def choose_heroes(now: Evening) -> None:
    """Ann plays her own deck, Boris a ready-made one."""
    ann, boris = now.ann, now.boris
    ann.press_public("your-move")
    ann.table.choose(ann.words("select-own-deck"), MINE)
    sealed(ann)
    boris.press_public("your-move")
    boris.shot("heroes")
    pick(boris, boris.words("legends_of_signum-hero-hw1"))
    sealed(boris)


def set_up(now: Evening, folder: Path) -> None:
    """Answer the rest of the set-up; Ann begins."""
    ann, boris = now.ann, now.boris
    chooser = (ann, boris)[state_in(folder).table.active]
    come_back(chooser)
    chooser.press_public("your-move")
    pick(chooser, chooser.words(f"legends_of_signum-move-{'first' if chooser is ann else 'second'}"))
    chooser.sees_what_it_leads_to()
    chooser.confirm()
    ann.table.wait(lambda: state_in(folder).table.phase == "hand", "order of turns")
    for lord in (ann, boris):
        come_back(lord)
        lord.press_public("your-move")
        lord.shot("opening-hand")
        set_two_aside(lord)
        for part, building in (("first", "MKT"), ("second", "BAR")):
            named = lord.words("part-prompt", part=lord.words(f"legends_of_signum-part-{part}"))
            lord.table.choose(named, capital(lord.words(f"legends_of_signum-building-{building}")))
        lord.shot("buildings")
        lord.sees_what_it_leads_to()
        lord.confirm()
    ann.table.wait(lambda: state_in(folder).table.phase == "place", "heroes to be placed")
    for lord, label in ((ann, "A0"), (boris, "B0")):
        come_back(lord)
        lord.press_public("your-move")
        lord.shot("place")
        lord.table.choose(lord.words("select-choice"), "")
        lord.sees_what_it_leads_to()
        lord.confirm()
        ann.table.wait(partial(is_on_field, folder, label), f"hero {label}")


def levy(lord: Lord, seat: int, folder: Path) -> None:
    """Gain prosperity instead of building, as soon as it is this player's turn."""

    def is_asked() -> bool:
        table = state_in(folder).table
        return table.active == seat and table.phase == "construction"

    lord.table.wait(is_asked, "construction phase")
    come_back(lord)
    lord.press_public("your-move")
    pick(lord, lord.words("legends_of_signum-group-gain"))
    pick(lord, lord.words("legends_of_signum-move-levy"))
    done(lord, lord.said("done-heading"))


def first_turns(now: Evening, folder: Path) -> None:
    """Both gain prosperity and end their turns; Ann gains again."""
    for seat, lord in enumerate((now.ann, now.boris)):
        levy(lord, seat, folder)
        lord.shot("activation")
        about(lord, lord.words("legends_of_signum-topic-end"))
        done(lord, lord.said("done-heading"))
    levy(now.ann, 0, folder)
    now.ann.table.wait(lambda: state_in(folder).table.phase == "activation", "activation phase")


def play_while_boris_is_away(ann: Lord, folder: Path) -> None:
    """Ann runs, places terrain, deploys and charges; two tactics spring."""
    come_back(ann)
    about(ann, "● A4 Sellsword: run", "● A4 Sellsword runs to I6")
    ann.shot("run")
    done(ann, "Wolf Pit")
    type_line(ann, "terrain g1 at 20 20 pay HALL")
    ann.table.expect("5.2 cm, at least 8 cm")
    ann.shot("refused")
    pick(ann, "Forest at E4")
    ann.sees_what_it_leads_to()
    ann.shot("terrain")
    done(ann, ann.said("done-heading"))
    ann.table.wait(lambda: any(token.card == "g1" for token in state_in(folder).table.tokens), "forest")
    come_back(ann)
    ann.press_public("your-move")
    type_line(ann, "deploy v04 at 20 1.5 pay GLD MKT")
    done(ann, "Ambushers")
    type_line(ann, "move A5 to contact B2")
    ann.sees_what_it_leads_to()
    ann.shot("charge")
    done(ann, "A5 Executioner has moved")
    ann.shot("follow-up")


def strike_after_the_power_cut(ann: Lord) -> None:
    """The charge is still one, and the third tactic springs."""
    come_back(ann)
    about(ann, "● A5 Executioner: act", "Assault")
    ann.table.expect("charge")
    ann.shot("fight")
    done(ann, "Sudden Riposte")
    ann.shot("fought")


def has_hexed(folder: Path, hexer: str) -> bool:
    """Return whether somebody has tried a hex."""
    return any(unit.id == hexer and unit.activated for unit in state_in(folder).table.units)


def take_control(ann: Lord, folder: Path) -> None:
    """Hex the enemy beside his hero until he obeys."""
    before = state_in(folder)
    for _ in range(TRIES):
        for hexer in HEXERS:
            come_back(ann)
            ann.press_public("your-move")
            type_line(ann, f"hex {hexer} B1")
            ann.sees_what_it_leads_to()
            ann.shot("hex")
            ann.confirm()
            ann.table.wait(partial(has_hexed, folder, hexer), f"hex of {hexer}")
            if state_in(folder).table.controlled:
                ann.shot("controlled")
                return
        put(folder, before)
    raise AssertionError("no hex has worked")


def test_two_people_play_to_a_victory_on_phones_over_a_power_cut(tmp_path: Path) -> None:
    with evening(tmp_path, ann=PHONE) as now:
        make_a_deck(now.ann)
        open_a_short_match(now)
        choose_heroes(now)
        set_up(now, tmp_path)
        first_turns(now, tmp_path)
        played = state_in(tmp_path)
        assert played.table.short
        assert sorted(played.secrets[0].list) == sorted(own_deck()) != sorted(READY_DECK[HERO])
        middle = middle_of_a_match(played, 0)
        put(tmp_path, replace(middle, table=replace(middle.table, short=True)))
        now.boris.table.open("#general")
        play_while_boris_is_away(now.ann, tmp_path)
        charged = state_in(tmp_path)
        assert charged.table.acting == "A5"
        now.playground.kill()
    with evening(tmp_path, now.shots(), ann=PHONE) as now:
        assert state_in(tmp_path) == charged
        ann, boris = now.ann, now.boris
        strike_after_the_power_cut(ann)
        come_back(ann)
        about(ann, "● A6 Undercity Delver: act")
        ann.confirm()
        ann.table.wait(lambda: state_in(tmp_path).table.tokens[0].explored, "explored ruins")
        take_control(ann, tmp_path)
        come_back(ann)
        about(ann, ann.words("legends_of_signum-topic-done"))
        ann.confirm()
        ann.table.wait(lambda: not state_in(tmp_path).table.controlled, "end of the control")
        come_back(ann)
        about(ann, "Spell: Magic Strike", "Magic Strike on ■ B0")
        ann.shot("spell")
        ann.confirm()
        boris.table.open(TITLE).expect(PUBLIC("button-rematch"))
        boris.shot("result")
        over = state_in(tmp_path).table.result
        assert over is not None and over.reason == "hero" and over.winners == (0,)
    assert not [line for line in (tmp_path / "log").read_text().split("\n") if "ERROR" in line or "Traceback" in line]
