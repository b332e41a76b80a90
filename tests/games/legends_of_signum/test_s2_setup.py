"""The set-up, decks, notation, and payments (SPEC 2, 4.1, 11.6, 18.3)."""

import pytest

from games.kernel.chance import Chance
from games.kernel.errors import IllegalMove, NotationError
from games.kernel.handicap import with_amounts
from games.kernel.ids import Seat
from games.legends_of_signum import paying
from games.legends_of_signum.components import BUILDING_TYPES, CARD, HERO, READY_DECK
from games.legends_of_signum.decks import faults
from games.legends_of_signum.events import MulligansShown, OpeningRolled
from games.legends_of_signum.setup import usual_start
from games.legends_of_signum.state import State
from tests.games.legends_of_signum.matches import GAME, A, B, Dice, Match, player
from tests.games.legends_of_signum.scenes import unit

OPTIONS = {"length": "standard", "mode": "free"}


class SetUp:
    """A match from its very beginning, by lines."""

    def __init__(self, seats: int = 2, *more: int) -> None:
        setup = with_amounts(OPTIONS, more)
        self.state: State = GAME.new_match(seats, setup, Chance(b"set-up", 1)).state

    def play(self, seat: int, line: str, *rolls: str) -> list[object]:
        move = GAME.parse_move(line, GAME.observe(self.state, Seat(seat)), {})
        step = GAME.apply(self.state, Seat(seat), move, Dice(rolls))
        self.state = step.state
        self.opened = [(opened.seat, opened.label) for opened in step.opened]
        self.seal = step.seal
        return list(step.events)

    def asked(self) -> list[tuple[int, str, bool]]:
        return [(decision.seat, decision.kind, decision.owed) for decision in GAME.decisions(self.state)]


def test_s2_from_heroes_to_the_first_turn() -> None:
    match = SetUp()
    match.play(1, "hero he1 deck ready")
    assert (match.seal, match.opened) == ("hero", [])
    assert GAME.observe(match.state, Seat(0)).table.players[1].hero == ""
    match.play(1, "hero hw1")
    events = match.play(0, "hero hv1", "3 3 2 5")
    assert match.opened == [(0, "hero"), (1, "hero")]
    assert [event.dice for event in events if isinstance(event, OpeningRolled)] == [(3, 3), (2, 5)]
    assert match.asked() == [(1, "first", True)]
    match.play(1, "second")
    table = match.state.table
    assert table.order == (0, 1)
    assert [each.prosperity for each in table.players] == [2, 4]
    assert [len(secret.hand) for secret in match.state.secrets] == [4, 5]
    match.play(0, "keep")
    match.play(0, "start MKT RNG")
    match.play(0, "start MKT MKT")
    assert match.asked() == [(0, "start", False), (1, "mulligan", True)]
    aside = " ".join(match.state.secrets[1].hand[:2])
    events = match.play(1, f"mulligan {aside}")
    assert [event.counts for event in events if isinstance(event, MulligansShown)] == [(0, 2)]
    match.play(1, "start BAR STB")
    assert [[built.id for built in each.city] for each in match.state.table.players] == [
        ["HALL", "MKT", "MKT"], ["HALL", "BAR", "STB"],
    ]  # fmt: skip
    match.play(0, "place at 30 1.5")
    with pytest.raises(IllegalMove, match="not_at_side"):
        match.play(1, "place at 30 57")
    match.play(1, "place at 30 57.5")
    assert match.asked() == [(0, "construction", True)]
    assert len(match.state.secrets[0].hand) == 4


def test_s2_9_a_handicap_goes_with_its_player_wherever_the_turns_begin() -> None:
    """Catches prosperity that the roll for the first turn wipes out, or that goes to a place and not to a player."""
    for answer, prosperity in (("first", [4 + 7, 2]), ("second", [2 + 7, 4])):
        match = SetUp(2, 7)
        match.play(0, "hero hv1")
        match.play(1, "hero hw1", "2 5")
        assert match.asked() == [(1, "first", True)]
        match.play(1, answer)
        assert [each.prosperity for each in match.state.table.players] == prosperity


def test_s2_a_hand_set_aside_keeps_the_deck_whole() -> None:
    match = SetUp()
    match.play(0, "hero hv1")
    match.play(1, "hero he1", "6 1")
    match.play(0, "first")
    hand = match.state.secrets[0].hand
    match.play(0, f"mulligan {' '.join(hand)}")
    secret = match.state.secrets[0]
    assert sorted(secret.hand + secret.deck) == sorted(READY_DECK["hv1"])
    assert len(secret.hand) == 4


def test_s17_2_with_three_the_highest_begins() -> None:
    match = SetUp(3)
    match.play(0, "hero hv1")
    match.play(1, "hero he1")
    match.play(2, "hero hw1", "1 6 4")
    assert match.state.table.order == (1, 0, 2)
    assert [len(secret.hand) for secret in match.state.secrets] == [5, 4, 5]


@pytest.mark.parametrize("hero", HERO)
def test_s11_6_ready_decks_are_legal(hero: str) -> None:
    assert faults(hero, READY_DECK[hero]) == ()


def test_s11_6_what_breaks_a_deck() -> None:
    own = READY_DECK["hv1"]

    def codes(*cards: str) -> list[str]:
        return [fault.code for fault in faults("hv1", cards)]

    assert codes(*own[:29]) == ["deck_size"]
    assert codes(*own[:35], "xyz") == ["deck_unknown_cards"]
    assert codes(*own, "e02") == ["deck_faction"]
    assert codes(*own, "v01") == ["deck_copies"]
    assert codes(*own, "s01") == ["deck_copies", "deck_few_characters"]
    assert codes(*own, "r04") == ["deck_relics", "deck_few_characters"]
    hired = [f"m{number:02}" for number in range(1, 11)]
    assert "deck_mercenaries" in codes(*hired, *own[:9], *own[18:])
    with pytest.raises(IllegalMove) as refused:
        SetUp().play(0, "hero hv1 deck e02 s01x3")
    assert refused.value.code == "deck_breaks"
    assert refused.value.facts["rules"] == ("deck_size", "deck_faction", "deck_copies", "deck_few_characters")


def test_s18_3_lines_of_all_kinds() -> None:
    match = Match(
        unit("A1", "m05", 300, 200),
        unit("B1", "e02", 300, 300),
        a=player("hv1", "HALL", "MKT", "GLD", "RNG", prosperity=1),
        hand=["v02", "s03", "vt1", "vr2"],
    )
    view = GAME.observe(match.state, A)

    def read(line: str) -> str:
        return GAME.print_move(GAME.parse_move(line, view, {}))

    assert read("deploy v02 at 30,5 1,5") == "deploy v02 at 30.5 1.5 pay HALL"
    assert read("play v02").startswith("deploy v02 at ")
    assert read("PLAY S03 on a1") == "cast s03 on A1 pay HALL"
    assert read("play vt1") == "lay vt1 pay GLD"
    assert read("move а1 to F7") == "move A1 to 27.5 32.5"
    assert read("move A1 to 23.5 41; 26 44;26 45") == "move A1 to 23.5 41; 26 44; 26 45"
    assert read("fight A1 B1") == "fight A1 B1 guard"
    assert read("terrain g3 at 30 12") == "terrain g3 at 30 12 pay HALL MKT"
    assert read("terrain g3 at 30 12 pay 1") == "terrain g3 at 30 12 pay HALL 1"
    assert read("stance A1 A0 assault") == "stance A1 A0 assault"
    assert read("order 3 auto subject hero") == "order 3 auto subject hero"
    assert read("hero hv1 deck v01 s01×2 s02") == "hero hv1 deck v01 s01x2 s02"
    for line in ("", "move A1", "move A1 to", "move A1 to 3", "fight A1", "order x auto", "lay ? pay GLD", "dance"):
        with pytest.raises(NotationError):
            read(line)


def test_s4_1_the_usual_payment_tells_nothing_of_the_hand() -> None:
    city = player("hv1", "HALL", "MKT", "TAV", "MKT", "GLD-")
    assert paying.usual(city, paying.Price(("TAV",), 2)) == ("TAV", "MKT", "HALL")
    assert paying.usual(city, paying.Price(("GLD",))) is None
    assert paying.usual(player("hv1", prosperity=2), paying.Price()) == ()
    ways = list(paying.payments(city, paying.Price(("TAV",), 2)))
    assert sorted(sorted(way) for way in ways) == [["HALL", "MKT", "TAV"], ["MKT", "MKT", "TAV"]]


def test_s4_1_variants_pay_otherwise() -> None:
    match = Match(a=player("hv1", "HALL", "MKT", "GLD"), hand=["v04"])
    move = GAME.moves_about(match.state, A, "v04")[0]
    others = GAME.variants(match.state, A, move)["pay"]
    assert [GAME.print_move(each).partition(" pay ")[2] for each in (move, *others)] == ["GLD HALL", "GLD MKT"]


def test_s4_1_a_payment_must_fit() -> None:
    match = Match(a=player("hv1", "HALL", "MKT", "GLD"), hand=["v04", "v11"])
    code, facts = match.refused("deploy v04 at 20 1.5 pay HALL MKT")
    assert (code, facts["why"], facts["needed"], facts["paid"]) == ("wrong_payment", "named", 2, 2)
    code, facts = match.refused("deploy v04 at 20 1.5 pay GLD")
    assert (code, facts["why"], facts["needed"], facts["paid"]) == ("wrong_payment", "number", 2, 1)
    assert match.refused("deploy v11 at 20 1.5") == ("cannot_pay", {"missing": ("TEM",)})


def test_s3_2_construction() -> None:
    match = Match(
        a=player("hv1", "HALL", "MKT", "MKT", "MKT", "GLD", prosperity=1),
        phase="construction",
        theirs={"hand": ("w01",)},
    )
    assert match.refused("build MKT") == ("too_many_copies", {"most": 3})
    assert match.refused("build uv1") == ("little_prosperity", {"needed": 2, "present": 1})
    assert match.refused("build uv3") == ("needs_building", {"building": "MAG"})
    assert match.refused("build ue1") == ("not_your_faction", {"card": "ue1"})
    assert match.refused("end")[0] == "wrong_phase"
    match.play("build uv2")
    assert match.hand(B) == () and match.player(B).graveyard == ("w01",)
    assert match.player(A).prosperity == 0


@pytest.mark.parametrize("hero", READY_DECK)
def test_s15_the_default_start_is_what_most_cards_of_the_deck_name(hero: str) -> None:
    """Each start is legal, so that no other one would be noticed."""
    cards = [set(CARD[card].cost.named) for card in READY_DECK[hero]]
    named = {kind: sum(kind in each for each in cards) for kind in BUILDING_TYPES}
    chosen = usual_start(hero)
    assert sorted(named.values())[-2:] == sorted(named[kind] for kind in chosen)
    assert named[chosen[0]] > named[chosen[1]] or BUILDING_TYPES.index(chosen[0]) < BUILDING_TYPES.index(chosen[1])
