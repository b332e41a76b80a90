"""Every game: its pages answer at every moment, for every observer, in both languages, within Discord's limits."""

import re
from functools import partial
from typing import Any
from xml.etree import ElementTree

import msgspec
from hypothesis import strategies as st
from msgspec.structs import replace

from cogs.projection.direct_messages import NEVER_SAME
from games.kernel.game import AnyGame
from games.kernel.observation import Observation
from play.rules.visible import choosing
from render.game_pages import Lens
from render.limits import ALT_TEXT, BUTTON_LABEL, OPTION_TEXT, faults
from render.page import Picture
from render.pages.table import ended_page, table_page
from render.registry import pages_of
from tests.contract.finding import finding
from tests.contract.moments import moments
from tests.contract.observations import observation_of
from tests.contract.searching import searched
from tests.render.choosing import confirm_page, menu_page
from text import LANGUAGES, Words, words

few = partial(searched, share=5)
"""Pictures take long to draw, and fewer examples find as much."""


@few
def test_table(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    observation = observation_of(moment, data.draw(st.sampled_from(moment.observers)))
    for language in LANGUAGES:
        if observation.outcome is None:
            page = table_page(observation, words(language))
            assert page.pictures()
        else:
            # A result may be told in words alone; the board is on other pages (test_lenses).
            page = ended_page(observation, words(language))
            assert pages_of(game.id).result(observation, words(language))
        assert faults(page) == ()
        for picture in page.pictures():
            check_picture(picture)


@few
def test_menu_has_every_choice_once(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game, running=True))
    for seat in moment.seats:
        observation = observation_of(moment, seat)
        for language in LANGUAGES:
            assert finding(check_menu, observation, words(language)) == ""


@few
def test_choices_by_topic(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game, running=True))
    seat = data.draw(st.sampled_from(game.decisions(moment.state))).seat
    look = replace(observation_of(moment, seat), choices=())
    first = choosing(look, game, moment.state, None)
    for language in LANGUAGES:
        assert faults(menu_page(first, words(language))) == ()
    if first.choices:
        assert len(first.topics) == 1 and first.choices == observation_of(moment, seat).choices
        return
    for language in LANGUAGES:
        named = pages_of(game.id).menu(first, words(language)).topics
        assert len({topic.name for topic in named}) == len(named) == len(first.topics)
    for place in range(len(first.topics)):
        about = choosing(look, game, moment.state, place)
        assert [choice.number for choice in about.choices] == list(range(len(about.choices)))
        for language in LANGUAGES:
            assert finding(check_menu, about, words(language)) == ""


@few
def test_confirmation_of_a_choice(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game, running=True))
    observation = observation_of(moment, data.draw(st.sampled_from(game.decisions(moment.state))).seat)
    number = data.draw(st.sampled_from(observation.choices)).number
    for language in LANGUAGES:
        assert pages_of(game.id).confirmation(observation, number, words(language)).strip()
        assert faults(confirm_page(observation, number, words(language))) == ()
        for picture in pages_of(game.id).pictures(observation, Lens(proposed=number), words(language)):
            check_picture(picture)


@few
def test_lenses(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    pages = pages_of(game.id)
    observation = observation_of(moment, data.draw(st.sampled_from(moment.observers)))
    localized = words(data.draw(st.sampled_from(LANGUAGES)))
    parts = [part for part, name in pages.close_ups(observation, localized) if name]
    since = data.draw(st.integers(0, moment.revision))
    for part in ["", *data.draw(st.permutations(parts))[:3]]:
        drawn = pages.pictures(observation, Lens(since=since, close_up=part, safe_palette=True), localized)
        assert drawn
        for picture in drawn:
            assert finding(check_picture, picture) == ""


@few
def test_hand_and_extra_pages(game: AnyGame, data: st.DataObject) -> None:
    """Only of a seat that has nothing, not even a secret, the page of its hand says nothing."""
    moment = data.draw(moments(game))
    pages, public = pages_of(game.id), observation_of(moment, None)
    for seat in moment.seats:
        observation = observation_of(moment, seat)
        for language in LANGUAGES:
            assert pages.hand(observation, words(language)) or not has_secret(observation, public)
            for extra, name in pages.extra_pages(observation, words(language)):
                assert name
                assert pages.extra_blocks(observation, extra, words(language))


def has_secret(own: Observation, public: Observation) -> bool:
    """Return whether a view shows anything that the public's does not."""
    names = [name for name in own.view.__struct_fields__ if name not in NEVER_SAME]
    known = ((getattr(own.view, name), getattr(public.view, name)) for name in names)
    return any(mine != theirs and not is_empty(mine) for mine, theirs in known)


def is_empty(value: Any) -> bool:
    """Return whether there is nothing in a value; a struct has nothing if none of its fields has."""
    if isinstance(value, msgspec.Struct):
        return all(is_empty(getattr(value, name)) for name in value.__struct_fields__)
    return not value and value != 0


def check_picture(picture: Picture) -> None:
    """A picture is SVG with an alt text, and its file name reveals nothing."""
    assert ElementTree.fromstring(picture.svg).tag == "{http://www.w3.org/2000/svg}svg"
    assert 0 < len(picture.alt) <= ALT_TEXT
    assert picture.plain.strip()
    assert re.fullmatch(r"[A-Za-z0-9-]+", picture.name)


def check_menu(observation: Observation, words: Words) -> None:
    """The menu has all choices, each once, with sentences that fit."""
    menu = pages_of(observation.game).menu(observation, words)
    entries = [entry for group in menu.groups for entry in group.entries]
    assert sorted(entry.number for entry in entries) == [choice.number for choice in observation.choices]
    assert menu.question.strip()
    assert len({group.id for group in menu.groups}) == len(menu.groups)
    for group in menu.groups:
        assert group.title.strip()
        assert group.entries
    for entry in entries:
        assert 0 < len(entry.label) <= BUTTON_LABEL
        assert len(entry.note) <= OPTION_TEXT
    assert faults(menu_page(observation, words)) == ()
