"""Component ids and arguments that no page has: ignored, or read as they are; every page copes with them."""

import random
from collections.abc import Callable, Sequence

from cogs.messages.component_ids import MOST_CHARACTERS, parsed, printed
from games.kernel.game import AnyGame
from games.kernel.observation import Observation
from games.kernel.play_out import defaults
from render import verbs
from render.limits import faults
from render.page import Page, number_in
from render.pages.help import help_page
from render.pages.lists import MatchRow, list_page
from render.pages.log import log_page
from render.pages.looking import close_up_page
from render.pages.more import extra_page
from render.pages.replay import parse_step, replay_page
from render.pages.rules import contents_page, paragraph_page, search_page
from tests.contract.moments import Moment, played
from tests.contract.observations import log_of, observation_of
from tests.malformed.mutation import bent_text
from tests.malformed.trying import generators, survived
from tests.render.choosing import confirm_page, menu_page
from text import LANGUAGES, Words, words

IDS = 10_000
ARGUMENTS = 250
VERBS = sorted(value for name, value in vars(verbs).items() if name.isupper())
GOOD_IDS = [
    f"so|{match}|{revision}|{verb}|{arg}"
    for match, revision in ((0, 0), (1, 57), (10**6, 1), ("12.c0ffee", 3), ("7.012345-1a2b3c4d", 9), (10**17, 10**8))
    for verb in VERBS
    for arg in ("", "3", "build.1", "7.p")
]
ARGS = ("", "0", "3", "12", "build", "build.1", "refused", "7.p", "7.0.back", "running.1", "yes", "a-b")


def test_an_id_is_not_parsed_or_parses_as_printed() -> None:
    known = 0
    for rng in generators("ids", IDS):
        text = bent_text(rng, GOOD_IDS)
        found = survived(parsed, text)
        if found is not None:
            known += 1
            tag = f".{found.tag}" if found.tag else ""
            canonical = f"so|{found.match}{tag}|{found.revision}|{found.verb}|{found.arg}"
            assert parsed(canonical) == found
            if len(canonical) <= MOST_CHARACTERS:
                assert printed(found) == canonical, ascii(text)[:120]
    assert known > IDS // 50


def test_numbers_in_ids_can_be_stored() -> None:
    for rng in generators("numbers", 2_000):
        number = survived(number_in, bent_text(rng, ("1", "17", "250", "999999")))
        assert number is None or 0 <= number < 10**18


def test_pages_take_any_argument(game: AnyGame) -> None:
    options = tuple(defaults(game).items())
    for rng in generators(f"arguments {game.id}", ARGUMENTS):
        match = played(game, rng.choice(game.seat_counts), options, rng.randrange(3))
        moment = Moment(game, match, 0, rng.choice((0, len(match.turns) // 2, len(match.turns))))
        observation = observation_of(moment, rng.choice(moment.observers))
        made = rng.choice(PAGES)
        arg = bent_text(rng, (*ARGS, game.id, f"{game.id}.1"))
        page = survived(lambda arg: made(observation, moment, arg, words(rng.choice(LANGUAGES))), arg)  # noqa: B023 - called at once
        assert faults(page) == (), ascii(arg)[:120]


def _menu(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    return menu_page(observation, said, arg)


def _confirm(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    return confirm_page(observation, number_in(arg) or 0, said)


def _close_up(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    return close_up_page(observation, arg, said)


def _extra(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    return extra_page(observation, arg, said)


def _log(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    return log_page(log_of(moment, observation.observer, 60), observation, said, number_in(arg))


def _replay(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    viewer = parse_step(arg)[1]
    return replay_page(
        observation, log_of(moment, observation.observer, 60), said, viewer if viewer in ("p", "0", "1") else ""
    )


def _rules(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    return paragraph_page(observation.game, arg, said)


def _contents(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    return contents_page(observation.game, said)


def _search(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    return search_page(observation.game, arg, said)


def _help(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    return help_page(said, arg)


def _list(observation: Observation, moment: Moment, arg: str, said: Words) -> Page:
    rows = [MatchRow(number, observation.game, "running", ("Ann", arg)) for number in range(1, 30)]
    return list_page(rows, said, "server", number_in(arg) or 0)


PAGES: Sequence[Callable[[Observation, Moment, str, Words], Page]] = (
    _menu, _confirm, _close_up, _extra, _log, _replay, _rules, _contents, _search, _help, _list,
)  # fmt: skip


def test_damaged_ids_parse_to_many_verbs() -> None:
    texts = {bent_text(random.Random(number), GOOD_IDS) for number in range(500)}
    assert len(texts) > 450
