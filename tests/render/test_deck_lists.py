"""Decks as text, and the pages about them: what is written is read, and pages fit into what Discord takes."""

import pytest
from msgspec.structs import replace

from games.kernel.deck_rules import Deck
from games.legends_of_signum.components import CARD, READY_DECK
from games.legends_of_signum.decks import RULES, faults
from games.legends_of_signum.game import LegendsOfSignum
from render import registry
from render.deck_lists import hero_of, read, written
from render.legends_of_signum.pages import LegendsOfSignumPages
from render.limits import faults as unfit
from render.pages.decks import deck_page, deck_text_page, decks_page, drop_deck_page, own_decks
from render.pages.parts import page
from text import LANGUAGES, words

GAME = LegendsOfSignum.id
EN = words("en")


def cards_in(text: str) -> tuple[str, ...]:
    return read(text, GAME, RULES, EN).cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", LANGUAGES)
def test_what_is_written_is_read_in_both_languages(language: str, reader: str) -> None:
    for hero, cards in READY_DECK.items():
        text = written(GAME, hero, cards, words(language), "Night; watch #2")
        found = read(text.replace("; ", ", "), GAME, RULES, words(reader))
        assert (found.name, found.hero, sorted(found.cards), found.unread) == (
            "Night, watch #2", hero, sorted(cards), (),
        )  # fmt: skip


def test_cards_are_counted_before_or_behind_their_name() -> None:
    for line in ("2 Magic Strike", "2x magic strike", "- 2× MAGIC STRIKE", "Magic Strike x2", "Magic Strike (2)"):
        assert cards_in(line) == ("s01", "s01"), line
    assert cards_in("s01x2; s02") == ("s01", "s01", "s02")
    assert cards_in("2 Магический удар, Исцеление") == ("s01", "s01", "s02")
    assert cards_in("1 Rowena, the Duke's Daughter, Healing") == ("v01", "s02")
    assert cards_in(", ".join(["2 Magic Strike"] * 60)) == ("s01",) * 120


def test_a_beginning_is_enough_where_one_name_begins_so() -> None:
    assert cards_in("2 magic str; капитанский м; Duke's Daughter") == ("v01", "s01", "s01", "r01")
    assert read("Hero: Brissa\nHealing", GAME, RULES, EN).hero == "hv1"
    (several,) = read("2 h", GAME, RULES, EN).unread
    assert len(several.near) == 3
    (wrong,) = read("Magc Strike", GAME, RULES, EN).unread
    assert (wrong.line, wrong.near) == ("Magc Strike", ("Magic Strike",))


def test_what_nobody_knows_is_kept() -> None:
    found = read("Ylva\nfoo\n\n# mine\n# other\nRoland", GAME, RULES, EN)
    assert (found.name, found.hero, found.cards) == ("mine", "hw2", ())
    assert [each.line for each in found.unread] == ["foo", "Roland"]
    assert read("", GAME, RULES, EN).unread == ()


def test_a_long_paste_is_read_in_time_and_cut() -> None:
    found = read(";".join(f"{n} x{n}" for n in range(1_000)), GAME, RULES, EN)
    assert len(found.unread) == 200
    assert len(cards_in("99 Bribe\n" * 400)) == 99 * 200


def test_the_hero_whom_the_cards_fit_best() -> None:
    assert hero_of(READY_DECK["he2"], RULES) in {"he1", "he2"}
    assert hero_of(READY_DECK["hw1"], RULES) == "hw1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._pages, GAME, LegendsOfSignumPages())
    said = words(language)
    everything = tuple(CARD)
    worst = Deck(GAME, "`" * 40, "hv1", everything, 7, faults("hv1", everything))
    unread = read("\n".join("*" * 90 for _ in range(30)), GAME, RULES, said).unread
    legal = Deck(GAME, "Mine", "hw2", READY_DECK["hw2"], 8)
    many = [replace(each, id=number) for number, each in enumerate([worst, legal] * 40)]
    for made in (
        *(decks_page(GAME, many, RULES, said, place, play=place > 0) for place in range(5)),
        decks_page(GAME, (), RULES, said),
        deck_page(worst, said, unread, play=True),
        deck_page(legal, said, play=True),
        deck_text_page(worst, said),
        drop_deck_page(worst, said),
        page(*own_decks(GAME, many, said, are_rated=False)),
    ):
        assert unfit(made) == ()
    buttons = {button.action.verb for button in deck_page(worst, said, play=True).buttons()}
    assert "deckplay" not in buttons
    assert "deckplay" in {button.action.verb for button in deck_page(legal, said, play=True).buttons()}
