"""Who is forgotten leaves a number: nothing else of them, and no way to enter twice."""

from pathlib import Path
from shutil import copyfile

import msgspec

from db.keeping.backup import copy
from play.seats.lobby import Person
from play.services import Services
from tests.play.matches import ANN, BORIS, VERA, Clock, refused
from tests.play.tournaments.shortcuts import CHIEF, OTHER, opened, record, running

ROSAMUNDE = Person(987_654_321_012_345_678, "Rosamunde")


async def test_a_number_stays_without_id_and_name(services: Services) -> None:
    """Catches a name or an id in an act, a row or a view, and an entrant who is paired though nobody is there."""
    number, (first, _) = await running(services)
    await services.entering.join(number, ROSAMUNDE, "")
    await services.organising.forbid(number, CHIEF, 1, 5)
    assert await services.contests.would_leave(ROSAMUNDE.user_id) == 1
    assert await services.contests.would_leave(CHIEF.user_id) == 0
    told: list[int] = []
    services.watch(told.append)
    await services.people.forget(ROSAMUNDE.user_id)
    await services.people.forget(BORIS.user_id)
    assert set(told) == {number}
    after = await record(services, number)
    assert [(row.user_id, row.name, row.status) for row in after.entrants.values()][1::3] == [
        (None, "", "withdrawn"),
        (None, "", "withdrawn"),
    ]
    assert (await services.observations.public(first)).status == "ended"
    everything = "".join(await services._context.database.read(_dumped))
    assert ROSAMUNDE.name not in everything
    assert str(ROSAMUNDE.user_id) not in everything
    withdrawn = [act.facts for act in await services.contests.acts(number, 9) if act.facts["kind"] == "withdrew"]
    assert [(facts["entrant"], facts["is_forgotten"]) for facts in withdrawn] == [(2, True), (5, True)]


async def test_matches_are_called_by_the_number_of_who_was_forgotten(services: Services) -> None:
    """Catches a name that stays in a title, a dot in its place, and a title of somebody else who is called the same."""
    number, (first, second) = await running(services, Person(77, "Ann"), most=4)
    await services.organising.replace(number, CHIEF, 4, 5, "ill")
    await services.matches.resign(second, VERA.user_id)
    await services.people.forget(77)
    await services.people.forget(VERA.user_id)
    assert (await services.observations.public(second)).title == "Autumn Cup, 1: #3 – #4"
    await services.lobby.rename(first, Person(ANN.user_id, "A" * 40))
    await services.people.forget(BORIS.user_id)
    assert (await services.observations.public(first)).title == f"Autumn Cup, 1: {'A' * 40} – #2"
    assert (await services.shown.messages(first)).table.is_misnamed
    await services.people.forget(ANN.user_id)
    exported = msgspec.json.decode(await services.proofs.export(first, None))
    assert exported["title"] == "Autumn Cup, 1: #1 – #2"


async def test_nobody_enters_twice_by_it(services: Services) -> None:
    """Catches a second chance for who has lost, by their own press or on an organiser's list."""
    number, _ = await running(services)
    await services.people.forget(BORIS.user_id)
    assert (await refused(services.entering.join(number, BORIS, ""))).code == "entered_before"
    assert await services.organising.take_in(number, CHIEF, [BORIS]) == 0
    other = await opened(services)
    assert (await record(services, other)).entrants[2].name == "Boris"


async def test_organisers_are_forgotten_too(services: Services) -> None:
    """Catches a name that a public line of an organiser's act still shows."""
    number = await opened(services)
    await services.organising.remove(number, OTHER, 4, "why")
    await services.contests.place(number, 700)
    assert await services.contests.note_shown(await services.contests.view(number), 700, 7_001)
    await services.people.forget(OTHER.user_id)
    await services.people.forget(CHIEF.user_id)
    after = await record(services, number)
    assert [(row.user_id, row.name) for row in after.organisers.values()] == [(None, "")] * 2
    assert after.row.created_by is None
    assert number in await services.contests.behind(9)


async def test_an_ended_tournament_is_shown_without_the_name(services: Services) -> None:
    """Catches a withdrawal from what is over, and a card that keeps the name."""
    number, _ = await running(services)
    await services.organising.cancel(number, CHIEF, "why")
    count = (await record(services, number)).row.acts
    await services.contests.place(number, 700)
    assert await services.contests.note_shown(await services.contests.view(number), 700, 7_001)
    await services.people.forget(BORIS.user_id)
    after = await record(services, number)
    assert (after.row.acts, after.entrants[2].name, after.entrants[2].status) == (count, "", "playing")
    assert number in await services.contests.behind(9)


async def test_the_file_of_a_person_lists_their_tournaments(services: Services) -> None:
    """Catches something stored about a person that they are not told of."""
    number = await opened(services)
    found = msgspec.json.decode(await services.people.export(VERA.user_id))
    (entry,) = found["tournaments"]
    assert (entry["tournament_id"], entry["tournament_name"], entry["salt"]) == (number, "Autumn Cup", "pear")
    assert msgspec.json.decode(await services.people.export(CHIEF.user_id))["drafted_tournaments"] == [number]


async def test_a_copy_put_back_forgets_an_entrant_again(path: Path, clock: Clock) -> None:
    """Catches an entrant without a seat, who would be known again by a copy that was put back."""
    services = await Services.open(path, clock)
    number, (match, _) = await running(services)
    saved = path.with_name("saved")
    copy(path, saved)
    await services.people.forget(ANN.user_id)
    await services.close()
    copyfile(saved, path)
    for left in path.parent.glob(f"{path.name}-*"):
        left.unlink()
    again = await Services.open(path, clock, titles=lambda of: f"{of.names}, {of.entrants}")
    assert (await again.observations.public(match)).title == "('', 'Boris'), (1, 2)"
    assert (await record(again, number)).entrants[1].name == ""
    assert (await refused(again.entering.join(number, ANN, ""))).code == "entered_before"
    await again.close()


def _dumped(connection: object) -> list[str]:
    """Return everything that is stored of tournaments."""
    tables = ("tournaments", "entrants", "organisers", "pairings", "pairing_seats", "tournament_acts")
    return [str(tuple(row)) for table in tables for row in connection.execute(f"SELECT * FROM {table}")]  # type: ignore[attr-defined]
