"""The file of a stored tournament, as everybody is sent it."""

from db.rows import tournaments
from db.statements import Connection
from games.kernel.errors import Refusal
from play.proofs.tournament_file import check, read_tournament
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.acts import BOT
from play.tournaments.storing import load, store
from tests.play.tournaments.test_storing import PLAYED, new


async def test_the_file_of_a_tournament_holds_and_keeps_its_secret_until_the_end(services: Services) -> None:
    """Catches a file that gives the secret away, has the salts of somebody else, or none of its pairings."""

    def played(connection: Connection) -> int:
        found = new(connection)
        for at, act in enumerate((*PLAYED, acts.Replaced(1, 3)), 1_000):
            found = store(connection, found, [(act, BOT)], at)
        return found.row.id

    def ended(connection: Connection) -> None:
        found = load(connection, number)
        for row in found.pairings.values():
            if row.match_id is not None:
                tournaments.end_pairing(connection, row.match_id, 2_000)
        found = load(connection, number)
        numbers = [each for each, row in found.pairings.items() if row.status != "ended"]
        store(connection, found, [*((acts.Voided(each), BOT) for each in numbers), (acts.Ended(), BOT)], 2_000)

    number = await services._context.database.write(played)
    while_it_runs = read_tournament(await services.proofs.whole_tournament(number))
    await services._context.database.write(ended)
    at_the_end = read_tournament(await services.proofs.whole_tournament(number))
    assert while_it_runs is not None and at_the_end is not None
    assert (while_it_runs.secret, at_the_end.secret) == (None, "5e" * 32)
    assert check(while_it_runs).fault == ""
    assert [each.pairing for each in at_the_end.pairings] == [1, 2, 3, 4]
    assert at_the_end.entrants[0].earlier_salts == ("pear",)


async def test_of_a_tournament_that_does_not_exist_there_is_no_file(services: Services) -> None:
    try:
        await services.proofs.whole_tournament(12)
    except Refusal as refused:
        assert refused.code == "unknown_tournament"
    else:
        raise AssertionError
