"""Own decks: stored for one person, checked whenever they are looked at, and played as a move like any other."""

import pytest

from games import registry
from games.kernel.deck_rules import Deck
from games.kernel.ids import GameId
from games.legends_of_signum.components import READY_DECK
from games.legends_of_signum.game import LegendsOfSignum
from play.people.decks import MOST_CARDS, line_of
from play.services import Services
from tests.play.matches import ANN, BORIS, refused, say, started
from tests.play.shortcuts import private

GAME = LegendsOfSignum.id
OWN = tuple(card for card in READY_DECK["hv1"] if card != "t01")
"""A legal deck of 34 cards for this hero."""


@pytest.fixture(autouse=True)
def legends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, (GAME, LegendsOfSignum.rules_version), LegendsOfSignum())


async def test_a_deck_is_kept_changed_and_deleted(both: tuple[Services, Services]) -> None:
    services, other = both
    made = await services.decks.store(ANN.user_id, Deck(GAME, "Guild", "hv1", OWN))
    assert (made.name, made.hero, made.cards, made.faults) == ("Guild", "hv1", OWN, ())
    again = await services.decks.store(ANN.user_id, Deck(GAME, "guild", "hw1", READY_DECK["hw1"]))
    assert (again.name, await services.decks.of_person(ANN.user_id, GAME)) == ("guild 2", (made, again))
    changed = await services.decks.store(ANN.user_id, Deck(GAME, "Guild", "hv1", (*OWN, "e02"), made.id))
    assert [fault.code for fault in changed.faults] == ["deck_faction"]
    assert await services.decks.find(ANN.user_id, made.id) == changed
    await services.decks.drop(ANN.user_id, made.id)
    assert (await refused(services.decks.find(ANN.user_id, made.id))).code == "no_such_deck"
    assert (await refused(services.decks.drop(ANN.user_id, made.id))).code == "no_such_deck"
    assert await other.decks.of_person(ANN.user_id, GAME) == (again,)


async def test_a_deck_is_nobody_elses(services: Services) -> None:
    made = await services.decks.store(ANN.user_id, Deck(GAME, "Guild", "hv1", OWN))
    stolen = Deck(GAME, "Mine", "hv1", ("s01",), made.id)
    for attempt in (
        services.decks.find(BORIS.user_id, made.id),
        services.decks.drop(BORIS.user_id, made.id),
        services.decks.store(BORIS.user_id, stolen),
    ):
        assert (await refused(attempt)).code == "no_such_deck"
    assert await services.decks.of_person(BORIS.user_id, GAME) == ()
    assert await services.decks.of_person(ANN.user_id, GAME) == (made,)


async def test_what_cannot_be_stored(services: Services) -> None:
    for deck, code in (
        (Deck(GAME, "", "hv1", ()), "deck_empty"),
        (Deck(GAME, "", "hv1", ("s01",) * (MOST_CARDS + 1)), "deck_too_long"),
        (Deck(GAME, "", "nobody", ("s01",)), "unknown_hero"),
        (Deck(GameId("auction"), "", "hv1", ("s01",)), "no_decks"),
        (Deck(GameId("chess"), "", "hv1", ("s01",)), "unknown_game"),
    ):
        assert (await refused(services.decks.store(ANN.user_id, deck))).code == code
    assert (await services.decks.store(ANN.user_id, Deck(GAME, "x" * 99, "hv1", ("s01",)))).name == "x" * 40
    for _ in range(24):
        await services.decks.store(ANN.user_id, Deck(GAME, "x" * 99, "hv1", ("s01",)))
    refusal = await refused(services.decks.store(ANN.user_id, Deck(GAME, "", "hv1", ("s01",))))
    assert (refusal.code, refusal.facts) == ("too_many_decks", {"most": 25})


async def test_a_match_needs_the_deck_no_more_once_it_was_played(services: Services) -> None:
    made = await services.decks.store(ANN.user_id, Deck(GAME, "Guild", "hv1", OWN))
    match = await started(services, GAME, ANN, BORIS)
    await say(services, match, ANN, line_of(made))
    await services.decks.drop(ANN.user_id, made.id)
    await say(services, match, BORIS, "hero hw1")
    own = await private(services, match, ANN.user_id)
    assert own.view is not None
    assert own.view.own is not None
    assert sorted(own.view.own.list) == sorted(OWN)
    theirs = await private(services, match, BORIS.user_id)
    assert "v02" not in "".join(entry.notation or "" for entry in theirs.log)
    await services.matches.resign(match, BORIS.user_id)
    assert (await services.proofs.verify(match)).ok


async def test_decks_are_in_the_export_and_forgotten(services: Services) -> None:
    await services.decks.store(ANN.user_id, Deck(GAME, "Rosamunde", "hv1", OWN))
    kept = await services.decks.store(BORIS.user_id, Deck(GAME, "Guild", "hv1", OWN))
    assert b"Rosamunde" in await services.people.export(ANN.user_id)
    await services.people.forget(ANN.user_id)
    assert await services.decks.of_person(ANN.user_id, GAME) == ()
    assert b"Rosamunde" not in await services.people.export(ANN.user_id)
    assert await services.decks.of_person(BORIS.user_id, GAME) == (kept,)
