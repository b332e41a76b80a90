"""Autocomplete: the list fits Discord's limits, for any text and any number of things to list."""

from cogs.interactions.commands import listed
from games.kernel.game import AnyGame
from games.kernel.play_out import defaults
from tests.contract.moments import Moment, played
from tests.contract.observations import observation_of
from tests.malformed.mutation import bent_text
from tests.malformed.trying import generators, survived
from tests.whole.api.modals import choice_faults
from text import LANGUAGES, rules

TRIES = 2_000
SEARCHES = 400


def test_a_list_fits_for_any_text(game: AnyGame) -> None:
    match = played(game, game.seat_counts[-1], tuple(defaults(game).items()), 0)
    moment = Moment(game, match, 0, len(match.turns) // 3)
    observation = observation_of(moment, game.decisions(moment.state)[0].seat)
    known = [(choice.notation, f"{choice.notation} · costs 3 of 5") for choice in observation.choices]
    good = [word for line, name in known for word in (line, name, *line.split())]
    for rng in generators(f"lists {game.id}", TRIES):
        found = survived(lambda text: listed(known, text), bent_text(rng, good))
        assert list(choice_faults([choice.to_dict() for choice in found])) == []


def test_any_query_finds_paragraphs_or_none(game: AnyGame) -> None:
    titles = [each.title for language in LANGUAGES for each in rules.contents(game.id, language)]
    for rng in generators(f"search {game.id}", SEARCHES):
        language = rng.choice(LANGUAGES)
        query = bent_text(rng, titles)
        found = survived(lambda text: rules.search(game.id, language, text), query)  # noqa: B023 - called at once
        assert set(found) <= set(rules.contents(game.id, language))
