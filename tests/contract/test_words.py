"""Every game: all kinds of questions, events and refusals have words, in English and in Russian."""

import pytest
from hypothesis import strategies as st

from games.kernel.game import AnyGame
from games.kernel.play_out import defaults
from render.deciding.refusal import refusal_text
from render.registry import pages_of
from tests.contract.moments import moments
from tests.contract.observations import observation_of
from tests.contract.play_checks import check_other_moves_are_refused
from tests.contract.searching import searched
from text import LANGUAGES, words
from text.rules import contents, paragraph


@pytest.mark.parametrize("language", LANGUAGES)
def test_name_and_options(game: AnyGame, language: str) -> None:
    localized = words(language)
    assert localized(f"{game.id}-name")
    assert localized(f"{game.id}-goal").endswith(".")
    for key in ("length", "turn", "win"):
        assert localized(f"{game.id}-{key}")
    for option in game.options:
        assert option.default in option.values
        assert localized(f"{game.id}-option-{option.id}")
        for value in option.values:
            assert localized(f"{game.id}-option-{option.id}-{value}")
    if handicap := game.handicap_for(defaults(game)):
        assert all(str(amount) in localized(f"{game.id}-handicap-{handicap.id}", amount=amount) for amount in (1, 2, 5))


@searched
def test_decisions(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    for language in LANGUAGES:
        for decision in game.decisions(moment.state):
            assert words(language)(f"{game.id}-decision-{decision.kind}")


@searched
def test_refusals(game: AnyGame, data: st.DataObject) -> None:
    """The words of a refusal only use facts that it carries; others would raise."""
    moment = data.draw(moments(game))
    seat = data.draw(st.sampled_from(moment.seats))
    refusals = check_other_moves_are_refused(moment)
    observation = observation_of(moment, seat)
    for refusal in {refusal.code: refusal for refusal in refusals}.values():
        for language in LANGUAGES:
            assert refusal_text(refusal, words(language), observation)
        number = pages_of(game.id).rule_of(refusal.code)
        assert not number or all(paragraph(game.id, language, number) for language in LANGUAGES)


@searched
def test_events(game: AnyGame, data: st.DataObject) -> None:
    """An observer who sees an event of a move gets at least one line about it, and each line says one thing."""
    moment = data.draw(moments(game))
    for observer in moment.observers:
        observation = observation_of(moment, observer)
        for entry in observation.log:
            for language in LANGUAGES:
                lines = pages_of(game.id).lines(entry, observation, words(language))
                assert bool(lines) == bool(entry.events)
                assert all(line.strip() and "\n" not in line for line in lines)


@searched
def test_phase_and_its_rule(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    observation = observation_of(moment, None)
    number = pages_of(game.id).rule_now(observation)
    for language in LANGUAGES:
        assert pages_of(game.id).phase(observation, words(language)).strip()
        assert paragraph(game.id, language, number) is not None


def test_rules_have_the_same_paragraphs_in_both_languages(game: AnyGame) -> None:
    numbers = [[each.number for each in contents(game.id, language)] for language in LANGUAGES]
    assert numbers[0]
    assert numbers[0] == numbers[1]
