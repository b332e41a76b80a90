"""A private page that is changed later is changed for nobody but its reader, and the searches for leaks see it."""

from pathlib import Path

from tests.secrecy.bots import stage
from tests.secrecy.transcripts import EVERYBODY, Happened
from tests.whole.seen import answer
from tests.whole.tables import Table


def pages(happened: Happened, person: int) -> list[str]:
    """Return what private pages showed, all of which must have been that person's."""
    shown = [each for each in happened.sent if each.path.startswith("/webhooks/")]
    assert {each.addressee for each in shown} == {person}
    assert all(each.whole() in [one.whole() for one in happened.sent if one.addressee != EVERYBODY] for each in shown)
    return [each.body for each in shown]


async def test_an_older_page_is_changed_for_its_reader_alone(tmp_path: Path) -> None:
    async with stage(tmp_path, "auction", 2, 1) as made:
        who = await made.who((await made.public()).awaited()[0].seat)
        await made.table.open_menu(who)
        made.transcript.turn_over()
        await made.table.open_menu(who)
        _, replaced = pages(made.transcript.turn_over(), who.id)
        assert "Continued on a newer page" in replaced


async def test_a_page_goes_on_for_its_reader_alone(tmp_path: Path) -> None:
    async with stage(tmp_path, "auction", 2, 1) as made:
        ann = made.world.ann
        page = answer(await ann.slash(made.world.games, "match now", game="auction"))
        table = Table(made.world, made.world.games.threads[-1], 2)
        for _ in range(20):
            made.transcript.turn_over()
            page = answer(await ann.click(page.message, label=page.buttons[0]))
            shown = pages(made.transcript.turn_over(), ann.id)
            if len(shown) == 2:
                break
        thinking, gone_on = shown
        assert "is thinking" in thinking
        assert "is thinking" not in gone_on
        assert (await table.observation()).faces[1].sitter == "ai"
