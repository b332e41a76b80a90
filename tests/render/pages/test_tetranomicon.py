"""Tetranomicon in words: prices with all their parts, every event of the log, confirmations, hand and result (12.2)."""

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from games.kernel.ids import Seat
from games.kernel.observation import Face, LogEntry, Observation
from games.tetranomicon import events as e
from games.tetranomicon.moves import Pass
from games.tetranomicon.quotes import (
    ArtifactQuote,
    BuildQuote,
    CampaignStep,
    Condition,
    CreatureQuote,
    Discount,
    PassQuote,
    Quote,
    RouteQuote,
    Standing,
    TrophyQuote,
)
from games.tetranomicon.state import Guard, Route
from render.naming import Names, names_of
from render.pages.looking import hand_page
from render.pages.table import ended_page, table_page
from render.registry import pages_of
from render.tetranomicon.log import lines
from render.tetranomicon.moves import confirmation, price
from render.tetranomicon.names import VOCABULARY
from render.tetranomicon.own import own_words
from tests.render.pages.reading import buttons, text
from tests.render.pages.scenes import crowded_observation, everything_happened, seen
from text import LANGUAGES, Words, words

ENGLISH, RUSSIAN = words("en"), words("ru")
ANN, BORIS = Seat(0), Seat(1)
FACES = (Face(ANN, "Ann"), Face(BORIS, "Boris"), Face(Seat(2), "Vera"), Face(Seat(3), "Gleb"))
SIGHT = replace(seen("tetranomicon", 30), faces=FACES)


def _names(said: Words) -> Names:
    return names_of(VOCABULARY, SIGHT, said, rich=True)


BARE = BuildQuote("E2", "sawmill", base=4, tolls=0, discounts=(), total=4)
TOLLED = replace(
    BARE,
    tolls=2,
    total=6,
    ways=(Route("A-E", ANN), Route("E-F", BORIS), Route("F-G", Seat(2))),
    tolled=(Route("E-F", BORIS), Route("F-G", Seat(2))),
)
FLOORED = replace(BARE, discounts=(Discount("Arborus", 3), Discount("Messum", 2)), total=1)
FULL = RouteQuote("F-G", base=4, full_cities=("F", "G"), discounts=(Discount("Caballus", 1),), total=1)
CAMPAIGN = TrophyQuote(
    city="F", start="E", level=3, distance=2, discounts=(), total=5,
    way=(CampaignStep("E-I", BORIS, 0), CampaignStep("I-J", None, 1), CampaignStep("F-J", BORIS, 1)), starts=("E",),
    support=2, supporters=("B", "J"), ignored_support=0, strength=5, swords=4, bonus=3, army=7, fame_after=8,
)  # fmt: skip


@pytest.mark.parametrize(
    ("quote", "english", "russian"),
    [
        (BARE, "4 coins", "4\u00a0монеты"),
        (
            TOLLED,
            "6 coins = 4 + 2 tolls (E-F ■ Boris, F-G ▲ Vera)",
            "6\u00a0монет = 4 + 2 за чужие маршруты (E-F ■ Boris, F-G ▲ Vera)",
        ),
        (
            FLOORED,
            "1 coin (4 − 3 (Arborus) − 2 (Messum), but at least 1)",
            "1\u00a0монета (4 − 3 (Арборус) − 2 (Мессум), но не меньше 1)",
        ),
        (
            FULL,
            "1 coin = 4 − 1 (3+ buildings in F) − 1 (3+ buildings in G) − 1 (Caballus)",
            "1\u00a0монета = 4 − 1 (в F от 3\u00a0строений) − 1 (в G от 3\u00a0строений) − 1 (Кабаллус)",
        ),
        (CAMPAIGN, "5 coins = 3 + 2 distance", "5\u00a0монет = 3 + 2 за путь"),
        (PassQuote(coins=7, era=1), "free", "бесплатно"),
        (replace(BARE, base=0, total=0), "free", "бесплатно"),
    ],
)
def test_price(quote: Quote, english: str, russian: str) -> None:
    assert price(quote, names_of(VOCABULARY, SIGHT, ENGLISH)) == english
    assert price(quote, names_of(VOCABULARY, SIGHT, RUSSIAN)) == russian


EVENTS: tuple[tuple[e.Event, str], ...] = (
    (
        e.MatchSetUp(ANN, (16, 17), (Guard("F", 2),), ("Armus", ""), ("saw1",), (BORIS, ANN)),
        "Set-up. First player: ● **Ann**. Coins: ● **Ann** (16), ■ **Boris** (17). Free farms are placed "
        "in this order: ■ **Boris**, ● **Ann**.\nMonsters: F Ferrata (Fang 2).\n"
        "Creatures turned up: Armus.\nArtifacts turned up: Two-Handed Saw.",
    ),
    (e.FreeFarmBuilt(ANN, "A1"), "● **Ann**: free farm on A1."),
    (e.FreeRouteLaid(ANN, "A-E"), "● **Ann**: free route A-E."),
    (
        e.FreeRouteMissed(BORIS, "P"),
        "■ **Boris** gets no free route: no segment at Pinetum is free.",
    ),
    (
        e.InitiativeSettled(2, (4, 9), 4, before=BORIS, holder=ANN, compensation=1),
        "**Era II**\nInitiative, by coins: ● **Ann** (4), ■ **Boris** (9). ● **Ann** takes the first player token; "
        "■ **Boris** gets 1 coin.",
    ),
    (
        e.Built(ANN, TOLLED, 10, 4),
        "● **Ann**: sawmill on E2, 6 coins = 4 + 2 tolls (E-F ■ **Boris**, F-G ▲ **Vera**); 4 coins left.",
    ),
    (
        e.RouteLaid(ANN, FULL, 5, 4),
        "● **Ann**: route F-G, 1 coin = 4 − 1 (3+ buildings in F) − 1 (3+ buildings in G) − 1 (Caballus); "
        "4 coins left.",
    ),
    (
        e.ArtifactCreated(
            ANN, ArtifactQuote("saw1", 2, (Discount("Ferrarius", 1),), 1, Condition(True, 1, 1), 2, 5), 9, 8
        ),
        "● **Ann**: artifact *Two-Handed Saw*, 1 coin = 2 − 1 (Ferrarius); 8 coins left. Influence 5.",
    ),
    (
        e.CreatureSummoned(BORIS, CreatureQuote("Armus", 4, (), 4, 4, 9), 9, 5),
        "■ **Boris**: creature *Armus*, 4 coins; 5 coins left. Strength 9.",
    ),
    (
        e.TrophyWon(ANN, CAMPAIGN, 6, 1, ("B", "J")),
        "● **Ann**: trophy Pelt in F Ferrata, 5 coins = 3 + 2 distance; 1 coin left. Army 7 against 5. Fame 8. "
        "Less support in B, J.",
    ),
    (e.CardTurnedUp("artifact", "twin", 0, 2), "New artifact: *Twin Keys*, 2 left in the deck."),
    (e.PlaceLeftEmpty("creature", 1), "No new creature: this era's deck is empty."),
    (e.Passed(ANN, False, 7, (BORIS,)), "● **Ann** passes with 7 coins. Still in: ■ **Boris**."),
    (e.Passed(ANN, True, 0, ()), "● **Ann** cannot act and passes automatically, with 0 coins. All have passed."),
    (
        e.IncomePaid(
            1,
            (2, 3, 3, 0),
            (3, 1, 2, 4),
            (
                e.SeatIncome(ANN, (2, 2, 0, 0), 6, 8, 14, 0, 19),
                e.SeatIncome(BORIS, (0, 1, 3, 0), 6, 7, 5, 8, 30),
            ),
        ),
        "**Income, era I.** Buildings pay: sawmill 1 (3 built), mine 2 (3 built), farm 3 (2 built), "
        "quarry 4 (0 built).\n"
        "● **Ann**: 6 + farm 2 × 3 + sawmill 2 × 1 = 14, now 19 coins.\n"
        "■ **Boris**: 6 + sawmill 1 × 1 + mine 3 × 2 = 13, now 30 coins. 8 coins above 30 are lost.",
    ),
    (
        e.TrophiesPlaced(2, 2, (Guard("I", 3),), ("J",)),
        "Monsters: I Ignaria (Pelt 3).\n"
        "No trophy of level 2 or higher is left, so these lairs stay free for now: J Juncta.",
    ),
    (
        e.CardsRemoved(2, ("Frigus",), 1, 0),
        "These creatures leave the game: Frigus.\n1 card leaves the game unseen.",
    ),
    (
        e.PoolsFilled(3, ("Cerberus", "Tempus"), ("trio",)),
        "Creatures turned up: Cerberus, Tempus.\nArtifacts turned up: Threefold Chain.",
    ),
    (
        e.MatchEnded(
            (
                Standing(ANN, (15, 8, 9, 5), (0, 0, 0, 0), 0, 37, 2),
                Standing(BORIS, (20, 9, 10, 6), (1, 1, 1, 1), 4, 45, 1),
            )
        ),
        "**The match is over.**\n"
        "**1.** ■ **Boris**, 4 points, total 45: wealth 20 (+1), influence 9 (+1), strength 10 (+1), fame 6 (+1).\n"
        "**2.** ● **Ann**, 0 points, total 37: wealth 15 (+0), influence 8 (+0), strength 9 (+0), fame 5 (+0).",
    ),
)  # fmt: skip


@pytest.mark.parametrize(("event", "said"), EVENTS, ids=[type(event).__name__ for event, _ in EVENTS])
def test_the_log_has_every_event(event: e.Event, said: str) -> None:
    assert "\n".join(lines(event, _names(ENGLISH))) == said


@pytest.mark.parametrize("event", [event for event, _ in EVENTS], ids=[type(event).__name__ for event, _ in EVENTS])
def test_the_russian_log_has_the_same_names_and_numbers(event: e.Event) -> None:
    english, russian = ("\n".join(lines(event, _names(each))) for each in (ENGLISH, RUSSIAN))
    assert english.count("\n") == russian.count("\n")
    for mark in "●■▲◆":
        assert english.count(mark) == russian.count(mark)


def test_every_event_is_tried() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(e.Event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_initiative_in_all_its_forms(language: str) -> None:
    naming = _names(words(language))
    stays = e.InitiativeSettled(1, (4, 9), 4, before=ANN, holder=ANN, compensation=0)
    full = e.InitiativeSettled(4, (4, 30), 4, before=BORIS, holder=ANN, compensation=0)
    for event in (stays, full):
        assert len(list(lines(event, naming))) == 2
    assert len({list(lines(event, naming))[1] for event in (stays, full)}) == 2


def _confirmed(quote: Quote, language: str = "en") -> str:
    observation = replace(crowded_observation(), faces=FACES)
    choice = replace(observation.choices[0], why=quote, move=Pass())
    names = names_of(VOCABULARY, observation, words(language), rich=True)
    return "\n".join(confirmation(observation.view, choice, names))


def test_confirmation_of_a_building_names_way_price_and_rest() -> None:
    assert _confirmed(TOLLED) == (
        "Your goods travel over A-E ● **Ann**, E-F ■ **Boris**, F-G ▲ **Vera**.\n"
        "Price: 6 coins = 4 + 2 tolls (E-F ■ **Boris**, F-G ▲ **Vera**). You keep 24 coins."
    )


def test_confirmation_of_the_last_pass_says_how_the_match_ends() -> None:
    """Would catch a page that says only what is kept, where one weighs the last coins against what they would win."""
    final = (
        Standing(ANN, (30, 8, 9, 5), (1, 0, 1, 1), 3, 52, 1),
        Standing(BORIS, (20, 9, 8, 4), (0, 1, 0, 0), 1, 41, 2),
    )
    said = _confirmed(PassQuote(coins=9, era=4, after=30, lost=3, is_last=True, final=final))
    assert said.replace("\N{NO-BREAK SPACE}", " ") == (
        "You do nothing more in era IV and keep 9 coins.\n"
        "The income comes at once: you then have 30 coins. 3 coins above 30 are lost.\n"
        "**The match ends with it:**\n"
        "**1.** ● **Ann**, 3 points, total 52: wealth 30 (+1), influence 8 (+0), strength 9 (+1), fame 5 (+1).\n"
        "**2.** ■ **Boris**, 1 point, total 41: wealth 20 (+0), influence 9 (+1), strength 8 (+0), fame 4 (+0)."
    )
    early = _confirmed(PassQuote(coins=9, era=2, after=17), "ru")
    assert "Если бы доход пришёл сейчас, у вас стало бы 17\N{NO-BREAK SPACE}монет." in early
    assert "передумать нельзя" in early


def test_confirmation_of_a_campaign_compares_strength() -> None:
    assert _confirmed(CAMPAIGN) == (
        "Your Army: 7 (4 + 3 in campaigns). Monsters: 5 (level 3 + 2 support: B Borealis, J Juncta).\n"
        "Path: E-I ■ **Boris** free, I-J without a route +1, F-J ■ **Boris** +1.\n"
        "Price: 5 coins = 3 + 2 distance. You keep 25 coins.\n"
        "Fame +3, to 8."
    )
    fearless = replace(CAMPAIGN, support=0, supporters=(), ignored_support=2, strength=3, bonus=0, army=4)
    assert "Your Army: 4. Monsters: 3.\nTheir support (2) does not count against you." in _confirmed(fearless)


def test_confirmation_of_a_card_has_its_ability_and_says_that_it_is_final() -> None:
    said = _confirmed(CreatureQuote("Fidea", 9, (), 9, 4, 12))
    assert "Strength +4, to 12.\nAbility: Summoning another creature costs you 2 less." in said
    assert "cannot undo" in said
    assert "Ability" not in _confirmed(CreatureQuote("Mortum", 10, (), 10, 5, 12))
    said = _confirmed(ArtifactQuote("arts3", 6, (), 6, Condition(True, 3, 3), 6, 20))
    assert "Influence +6, to 20." in said


def test_a_card_from_an_empty_deck_can_be_taken_back() -> None:
    observation = crowded_observation()
    view = replace(observation.view, creature_decks=(0, 0, 0, 0))
    choice = replace(observation.choices[0], why=CreatureQuote("Fidea", 9, (), 9, 4, 12))
    assert "cannot undo" not in "\n".join(confirmation(view, choice, _names(ENGLISH)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_page_shows_everything_of_its_seat(language: str) -> None:
    observation, localized = crowded_observation(), words(language)
    said = "\n".join(own_words(observation.view, ANN, names_of(VOCABULARY, observation, localized, rich=True)))
    for card in observation.view.armies[ANN]:
        assert localized(f"tetranomicon-creature-{card}") in said
    assert "30" in said and "17" in said


def test_hand_of_the_holder() -> None:
    observation = crowded_observation()
    assert "You hold the first player token." in "\n".join(
        own_words(observation.view, ANN, names_of(VOCABULARY, observation, ENGLISH))
    )
    assert "first player" not in "\n".join(
        own_words(observation.view, BORIS, names_of(VOCABULARY, observation, ENGLISH))
    )


@pytest.mark.parametrize(
    ("language", "button", "army", "points"),
    [("en", "Holdings", "**Army**, strength 0: none", "Points (in brackets): "),
     ("ru", "Запасы", "**Армия**, сила 0: нет", "Очки (в скобках): ")],
)  # fmt: skip
def test_what_is_ones_own_is_called_and_explained(language: str, button: str, army: str, points: str) -> None:
    """Would catch a button "Hand" in a game without one, and a line without its end or a figure without its meaning."""
    observation, localized = seen("tetranomicon", 8, observer=ANN), words(language)
    assert button in [each.label for each in buttons(table_page(observation, localized))]
    said = text(hand_page(observation, localized))
    assert army in said.splitlines() and points in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_shows_the_four_directions_side_by_side(language: str) -> None:
    observation: Observation = seen("tetranomicon")
    said = text(ended_page(observation, words(language)))
    for standing in observation.view.standings:
        for value, points in zip(standing.values, standing.points, strict=True):
            assert f"{value}\N{NO-BREAK SPACE}(+{points})" in said
        assert str(standing.total_values) in said


def test_no_line_begins_a_list_that_discord_would_number_anew() -> None:
    observation = crowded_observation()
    plain = [
        line
        for entry in everything_happened()
        for line in pages_of(observation.game).lines(entry, observation, ENGLISH)
    ]
    result = text(ended_page(seen("tetranomicon"), ENGLISH)).splitlines()
    assert not [line for line in (*plain, *result) if re.match(r"\d+\.", line)]


def test_phases() -> None:
    pages = pages_of(SIGHT.game)
    assert pages.phase(crowded_observation(), ENGLISH) == "Era IV of IV, actions"
    assert pages.phase(seen("tetranomicon", 0), RUSSIAN) == "Подготовка: бесплатные фермы и маршруты"
    assert pages.phase(seen("tetranomicon"), RUSSIAN) == "Четыре эпохи позади"


def test_extra_and_hand_of_the_public() -> None:
    pages = pages_of(SIGHT.game)
    assert pages.hand(seen("tetranomicon", 9, observer=None), ENGLISH) == ()
    assert pages.extra_pages(seen("tetranomicon"), ENGLISH) == ()
    assert [extra for extra, _ in pages.extra_pages(seen("tetranomicon", 9), ENGLISH)] == ["income"]


def test_a_log_entry_has_lines_of_all_its_events() -> None:
    entry = LogEntry(7, "move", ANN, "pass", (e.Passed(ANN, False, 1, ()), e.PlaceLeftEmpty("artifact", 0)), 0)
    assert len(pages_of(SIGHT.game).lines(entry, SIGHT, RUSSIAN)) == 2
