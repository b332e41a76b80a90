"""Rematches keep a score over all that were played, and seats move by one each time."""

from msgspec.structs import replace

from db.rows.matches import PlayedRow
from games.kernel import codec
from games.kernel.game import Outcome
from games.kernel.ids import MatchId
from games.kernel.series import Score, Wins
from play.rules.series import score_of
from play.seats.lobby import Person
from play.services import Services
from tests.play.matches import ANN, BORIS, GLEB, TALLY, VERA, say, started


async def names(services: Services, match: MatchId) -> list[str]:
    return [face.name for face in (await services.observations.public(match)).faces]


async def won_by(services: Services, match: MatchId, *people: Person) -> None:
    """Play a tally that `people` win together."""
    by_name = {person.name: person for person in (ANN, BORIS, VERA)}
    for name in await names(services, match) * 2:
        await say(services, match, by_name[name], f"add {3 if by_name[name] in people else 1}", "end")


async def again(services: Services, match: MatchId, host: Person, *others: Person) -> MatchId:
    """Open the rematch of a match, and start it once the others have joined."""
    new = await services.lobby.rematch(match, host, "")
    for person in others:
        await services.lobby.join(new, person, "")
    await services.lobby.start(new, host.user_id)
    return new


def wins(**counts: int) -> tuple[Wins, ...]:
    return tuple(Wins(name, count) for name, count in counts.items())


async def test_two_swap_seats_and_the_score_is_kept(services: Services) -> None:
    """Catches a score of the last match alone, one that counts a draw as a win of both, and seats by joining."""
    match = await started(services, TALLY, ANN, BORIS)
    await won_by(services, match, ANN)
    assert await services.rematches.score(match) == Score(), "nobody has asked for a rematch"
    first, scores = match, []
    for host, other, winners in ((ANN, BORIS, (BORIS,)), (ANN, BORIS, (ANN,)), (BORIS, ANN, (ANN, BORIS))):
        match = await again(services, match, host, other)
        before = await names(services, match)
        await won_by(services, match, *winners)
        scores.append(((await services.rematches.score(match)), before))
    assert scores == [
        (Score(2, wins(Boris=1, Ann=1)), ["Boris", "Ann"]),
        (Score(3, wins(Ann=2, Boris=1)), ["Ann", "Boris"]),
        (Score(4, wins(Ann=2, Boris=1), draws=1), ["Boris", "Ann"]),
    ]
    assert await services.rematches.score(first) == Score(1, wins(Ann=1, Boris=0)), "what came later is not in it"
    table = await services.lobby.rematch(match, ANN, "")
    assert await services.rematches.score(table) == Score(4, wins(Ann=2, Boris=1), draws=1)


async def test_all_move_up_by_one_seat_whoever_joins_first(services: Services) -> None:
    """Catches seats in the order of joining; Gleb is new there and sits behind all others."""
    match = await started(services, TALLY, ANN, BORIS, VERA)
    await services.lobby.cancel(match, ANN.user_id, staff=True)
    table = await services.lobby.rematch(match, BORIS, "")
    await services.guests.release(table, BORIS.user_id, VERA.user_id)
    await services.lobby.join(table, GLEB, "")
    await services.lobby.join(table, ANN, "")
    assert await names(services, table) == ["Boris", "Ann", "Gleb"]
    await services.lobby.leave(table, GLEB.user_id)
    await services.lobby.join(table, VERA, "")
    assert await names(services, table) == ["Boris", "Vera", "Ann"]


async def test_a_computer_swaps_seats_too_and_has_a_score(services: Services) -> None:
    match = await started(services, TALLY, ANN, computers=1)
    await services.matches.resign(match, ANN.user_id)
    table = await services.lobby.rematch(match, ANN, "pear")
    assert [face.sitter for face in (await services.observations.public(table)).faces] == ["ai", "person"]
    assert (await services.finder.card(table)).salts == ("", "pear")
    score = await services.rematches.score(table)
    assert [(each.count, each.is_computer) for each in score.wins] == [(1, True), (0, False)]


async def test_who_is_forgotten_is_in_no_score(services: Services) -> None:
    """Catches a name that outlives the person, and a win that somebody else gets."""
    match = await started(services, TALLY, ANN, BORIS)
    await won_by(services, match, ANN)
    table = await services.lobby.rematch(match, BORIS, "")
    await services.people.forget(ANN.user_id)
    assert await services.rematches.score(table) == Score(1, wins(Boris=0), forgotten=1)


def played(match: int, *seats: tuple[str, int]) -> list[PlayedRow]:
    """Return the seats of a match with people called so at these places."""
    outcome = codec.encode(Outcome(tuple(place for _, place in seats), (0,) * len(seats))).decode()
    ids = {"Ann": 1, "Boris": 2, "Vera": 3, "Gleb": 4}
    return [PlayedRow(match, outcome, seat, ids[name], name, "person", None) for seat, (name, _) in enumerate(seats)]


def test_a_seat_that_changed_hands_wins_for_nobody() -> None:
    """Catches a win for who took a seat over, and one for the person whose seat a computer won."""
    alone = {1: (0, 1), 2: (0, 1), 3: (0, 1)}
    ann, vera = played(3, ("Ann", 1), ("Vera", 2))
    loser, computer = played(2, ("Ann", 2), ("Boris", 1))
    taken = [replace(vera, taken_revision=4), loser, replace(computer, sitter="ai")]
    rows = [ann, *taken, *played(1, ("Ann", 2), ("Boris", 1))]
    assert score_of(rows, alone) == Score(3, wins(Ann=1, Boris=1), changed=1)


def test_partners_win_together_and_two_sides_share_a_draw() -> None:
    sides = {1: (0, 1, 0, 1), 2: (0, 1, 0, 1)}
    first = played(1, ("Ann", 1), ("Boris", 3), ("Vera", 1), ("Gleb", 3))
    drawn = played(2, ("Boris", 1), ("Vera", 1), ("Gleb", 1), ("Ann", 1))
    assert score_of([*drawn, *first], sides) == Score(2, wins(Vera=1, Ann=1, Boris=0, Gleb=0), draws=1)
