"""What computers know of Legends of Signum: positions in which somebody who has read the rules sees what is right."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from games import registry
from games.ai.drawn import BLUNDER
from games.ai.player import Chosen, choose
from games.ai.question import Asked, Question
from games.ai.quick import QuickChance
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.play_out import defaults
from games.legends_of_signum.advice import OPPONENTS, book
from games.legends_of_signum.components import READY_DECK
from games.legends_of_signum.game import LegendsOfSignum
from games.legends_of_signum.state import Built, Laid, Player, Secret, State, Table, Unit
from tests.games.legends_of_signum.scenes import A, B, table, unit

GAME = LegendsOfSignum()
ADVICE = OPPONENTS.advice
LEVELS = ("easy.1", "normal.1")
KEY = b"signum's computers need 32 bytes"


def state(field: Table, hand: tuple[str, ...] = (), **own: Any) -> State:
    """Return a state in which A has `hand`, and everybody a deck."""
    seats = range(len(field.players))
    rest = [Secret(field.players[seat].hero, deck=READY_DECK[field.players[seat].hero][20:], aside=0) for seat in seats]
    return State(field, (Secret("he1", deck=rest[0].deck, hand=hand, aside=0, **own), *rest[1:]))


def chosen(at: State, level: str, number: int = 1) -> Chosen[Any]:
    """Return what A's computer does."""
    decision = next(each for each in GAME.decisions(at) if each.seat == A)
    asked = Asked(codec.encode(GAME.observe(at, A)), A, decision.kind)
    return choose(GAME, OPPONENTS, asked, level, Chance(KEY, number))


def made(at: State, level: str, number: int = 1) -> str:
    """Return the line of what A's computer does."""
    return GAME.print_move(chosen(at, level, number).move)


def worth(*units: Unit, **having: Any) -> int:
    """Return how far A is ahead of B by what counts, in points."""
    at = state(table(*units, **having))
    own, other = (
        sum(w * f for w, f in zip(ADVICE.weights(at), row, strict=True)) for row in ADVICE.facts(at)
    )  # fmt: skip
    return own - other


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(3))
def test_a_victory_is_taken_at_once(level: str, number: int) -> None:
    """The Merchant Envoy brings the last prosperity; other cards gain too, and close the Market that pays for it."""
    city = (Built("HALL"), Built("MKT"))
    players = (Player("hv1", 50, city), Player("hw1", 30))
    at = state(table(unit("A1", "v02", 200, 290), heroes=("hv1", "hw1"), players=players), ("m07", "v02", "v09"))
    assert made(at, level, number).startswith("deploy v09")


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_nothing_to_gain_ends_the_turn(level: str) -> None:
    """Doing nothing is compared with all that can be done, or a turn would never end."""
    at = state(table(unit("A0", "he1", 300, 15, activated=True), unit("A1", "e02", 100, 15, activated=True)))
    assert made(at, level) == "end"


def test_an_enemy_that_is_almost_dead_is_killed() -> None:
    """A clash with an Executioner who has 1 health left: nothing else is worth as much."""
    at = state(table(unit("A1", "e05", 300, 200), unit("B1", "e12", 300, 231, wounds=2), heroes=("he1", "he2")))
    assert made(at, "normal.1").startswith("fight A1 B1")


def test_a_fight_is_seen_behind_a_move() -> None:
    """Normal goes to the wounded enemy in order to fight; then it does."""
    at = state(table(unit("A1", "e05", 300, 150), unit("B1", "m08", 300, 250, wounds=3)))
    move = chosen(at, "normal.1").move
    assert GAME.print_move(move).startswith("move A1")
    following = GAME.apply(at, A, move, Chance(KEY, 9)).state
    assert made(following, "normal.1").startswith("fight A1 B1")


@pytest.mark.parametrize("level", LEVELS)
def test_tribute_is_taken(level: str) -> None:
    """A character that comes wholly beyond the middle with one Move, and meets nobody there, goes."""
    at = state(table(unit("A0", "he1", 300, 15, activated=True), unit("A1", "e02", 60, 250)))
    following = GAME.apply(at, A, chosen(at, level).move, Chance(KEY, 9)).state
    assert following.table.by_label["A1"].y >= 315


def test_who_is_wounded_is_healed() -> None:
    """A Sister of Mercy beside a Heavy Knight with three wounds heals two."""
    hurt = unit("A2", "e06", 100, 60, wounds=3, activated=True)
    at = state(table(unit("A0", "he1", 300, 15, activated=True), unit("A1", "e07", 100, 15), hurt))
    for number in range(2):
        at = GAME.apply(at, A, chosen(at, "normal.1").move, Chance(KEY, number)).state
    assert at.table.by_label["A2"].wounds == 1


def test_a_strong_enemy_in_reach_is_a_danger() -> None:
    """What may be lost next counts: the same Recruit is worth less beside an Executioner than far from it."""
    near = worth(unit("A1", "e02", 300, 200), unit("B1", "e12", 300, 280))
    far = worth(unit("A1", "e02", 60, 200), unit("B1", "e12", 300, 280))
    assert far - near > 20


def test_wounds_poison_and_stun_count() -> None:
    whole = worth(unit("A1", "e06", 300, 200))
    for having in ({"wounds": 2}, {"poison": 2}, {"stunned": True}):
        assert worth(unit("A1", "e06", 300, 200, **having)) < whole


def test_the_nearest_to_an_enemy_hero_comes_first() -> None:
    """Cards before creatures; creatures by distance, whatever their labels."""
    at = state(table(unit("A1", "e02", 100, 100), unit("A2", "e03", 300, 400)), ("e02",))
    groups = ADVICE.groups(at, A)
    assert [group[0].partition(" ")[0] for group in groups[1:]] == ["A2", "A1", "A0"]
    assert all(topic.partition(" ")[0] not in at.table.by_label for topic in groups[0])


def test_partners_count_together() -> None:
    """What A's partner gains is good for A, and what an enemy gains is not."""
    field = table(heroes=("he1", "hw1", "he2", "hv1"), mode="teams")
    at = state(field)

    def with_prosperity(seat: int) -> Question[Any, Any]:
        players = [Player(each.hero, 20 if place == seat else 0) for place, each in enumerate(field.players)]
        rich = state(table(heroes=("he1", "hw1", "he2", "hv1"), mode="teams", players=players))
        return Question(GAME, ADVICE, Asked(codec.encode(GAME.observe(rich, A)), A, "activation"), QuickChance(1))

    even = Question(GAME, ADVICE, Asked(codec.encode(GAME.observe(at, A)), A, "activation"), QuickChance(1))
    own, foe, before = (
        each.estimates(each.world())[A] for each in (with_prosperity(2), with_prosperity(1), even)
    )  # fmt: skip
    assert foe < before < own


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_left_is_worth_nothing(seats: int) -> None:
    players = [Player(hero) for hero in ("he1", "hw1", "he2", "hv1")[:seats]]
    players[1] = Player("hw1", 40, gone=True)
    field = table(heroes=("he1", "hw1", "he2", "hv1")[:seats], players=players, mode="duel" if seats == 2 else "free")
    field = replace(field, units=tuple(each for each in field.units if each.seat != B))
    row = ADVICE.facts(state(field))[B]
    assert sum(w * f for w, f in zip(ADVICE.weights(state(field)), row, strict=True)) < 0


def test_the_book_is_mixed() -> None:
    """Heroes, starting buildings and places are not the same each time, and none is drawn nearly always."""
    begun = GAME.new_match(2, defaults(GAME), Chance(KEY, 1)).state
    heroes = Counter(made(begun, "easy.1", number) for number in range(60))
    assert len(heroes) == 6
    secret = Secret("he1", READY_DECK["he1"], hand=("e03", "e06", "s02", "er1"), aside=0)
    starts = Counter(GAME.print_move(book.start(secret, QuickChance(number))) for number in range(60))
    assert len(starts) >= 6
    assert starts.most_common(1)[0][1] < 30


def test_a_mulligan_puts_dear_cards_aside() -> None:
    """A hand of cards for five buildings cannot be played for three turns."""
    hand = ("e14", "e01", "e02", "e03")
    at = State(table(phase="hand"), (Secret("he1", READY_DECK["he1"], ("e05",) * 9, hand), Secret("hw1")))
    for number in range(5):
        line = GAME.print_move(book.mulligan(at, A, QuickChance(number)))
        assert line.startswith("mulligan")
        assert "e14" in line
        assert "e02" not in line


def test_a_tactic_gets_an_order() -> None:
    """Ambushers are not spent on a Recruit; an order that was given is left alone."""
    at = state(table(), tactics=(Laid(1, "t03"),))
    first = chosen(at, "normal.1").move
    assert GAME.print_move(first) in {"order 1 auto min_cost 2", "order 1 auto min_cost 3"}
    ordered = GAME.apply(at, A, first, Chance(KEY, 9)).state
    assert not made(ordered, "normal.1").startswith("order")


def test_easy_makes_no_blunders() -> None:
    """Of all that is listed, nothing that easy itself judges is a quarter of a match better than what it does."""
    at = GAME.new_match(2, defaults(GAME), Chance(KEY, 2)).state
    for number in range(90):
        decision = next(each for each in GAME.decisions(at) if each.owed)
        asked = Asked(codec.encode(GAME.observe(at, decision.seat)), decision.seat, decision.kind)
        move = choose(GAME, OPPONENTS, asked, "easy.1", Chance(KEY, number)).move
        if decision.kind == "activation" and number % 6 == 0:
            question = Question(GAME, ADVICE, asked, QuickChance(number))
            world, idle = question.world(), ADVICE.idle(at, decision.seat)
            judged = [question.judged(world, each.move).estimate for each in question.candidates(world, asked.seat, 8)]
            own = question.estimates(world)[asked.seat] if move == idle else question.judged(world, move).estimate
            assert own > max(judged) - BLUNDER
        at = GAME.apply(at, decision.seat, move, Chance(KEY, number)).state


def test_it_is_offered() -> None:
    """The registry names these computers for both versions of the rules."""
    assert registry.opponents_of("legends_of_signum") is OPPONENTS
