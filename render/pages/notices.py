"""Short messages: at the table about who came and went, by direct message, and beside files. Pure."""

from collections.abc import Iterator, Sequence

from games.kernel.exported import TournamentProof
from games.kernel.observation import IN_PLACE, Observation
from render import verbs
from render.game_pages import Lens
from render.page import Block, Button, Buttons, Line, Page, Paragraph, Rule
from render.pages.help import Offered, ShownCommand, about_game, command, howto, play_now
from render.pages.in_view import last_lines
from render.pages.log_lines import all_lines, lasting
from render.pages.own import table_pictures
from render.pages.parts import button, hand_name, look_buttons, page, rows
from render.pages.result import own_result, result_buttons
from render.phrases import QUIET, SEAL, awaited, escaped, mention, seat_name, seated, time_out, title
from text import Words
from text import words as words_of

MOST_ROWS = 12
"""So many rows tell what was decided for somebody who was late, at most."""

PAIR = 2
"""Of two people each knows that the other waits."""


def note(said: str) -> Page:
    """Return a page of one sentence in an even tone."""
    return page(Paragraph(said), accent=QUIET)


def dm_closed(words: Words, table: Words) -> str:
    """Return how to open direct messages; `table`: words by which a table's buttons are named."""
    return words("dm-closed", hand=table("button-hand"))


def joined_page(observation: Observation, words: Words, salt: str, dm_open: bool = True) -> Page:
    """Return the private answer to `Join`, with the salt; with closed direct messages it says how to open them."""
    closed = "" if dm_open else dm_closed(words, words_of(observation.language))
    return _salted(_lines(words("joined", title=title(observation, words)), closed), salt, words)


def salt_page(observation: Observation, words: Words, salt: str) -> Page:
    """Return the private answer to a changed salt."""
    return _salted(words("salt-changed", title=title(observation, words)), salt, words)


def _salted(said: str, salt: str, words: Words, *more: Button) -> Page:
    """Return a page that ends with the reader's salt, the button that changes it, and `more` buttons."""
    change = button(verbs.SALT, words("button-salt"))
    shown = words("joined-salt", salt=escaped(salt))
    return page(Paragraph(_lines(said, shown)), *rows([*more, change]), accent=QUIET)


def left_page(observation: Observation, words: Words) -> Page:
    """Return the private answer to `Leave`."""
    return note(words("left", title=title(observation, words)))


def seated_page(observation: Observation, channel_id: int | None, words: Words, guild_id: int | None = None) -> Page:
    """Return the direct message to somebody who has just taken a seat: it also shows whether such messages arrive."""
    return note(
        _lines(words("joined", title=title(observation, words)), address(observation, channel_id, guild_id, words))
    )


def opened_page(observation: Observation, channel_id: int, words: Words, salt: str) -> Page:
    """Return the private answer to opening a table: where it is, and what the host has added to chance."""
    where = _place(channel_id, words)
    said = _lines(words("opened", title=title(observation, words)), where)
    return _salted(said, salt, words, button(verbs.INVITE, words("button-people")))


def playing_notice(observation: Observation, channel_id: int | None, words: Words, salt: str) -> str:
    """Return against which computers the host plays in a match that has begun at once, and where its table is.

    The fair-shuffle hash, which others see on the card of an open table, is told here.
    """
    others = (seated(observation, face, words) for face in observation.faces if face.sitter == "ai")
    said = words("playing-now", title=title(observation, words), names=words.listed(others))
    shuffle = words("table-shuffle", commitment=observation.commitment)
    return _lines(said, _place(channel_id, words), shuffle, words("joined-salt", salt=escaped(salt)))


def moved_page(observation: Observation, channel_id: int, words: Words) -> Page:
    """Return what is said where a match has left for another channel."""
    return note(_lines(words("moved", title=title(observation, words)), _place(channel_id, words)))


def lost_page(words: Words) -> Page:
    """Return what is said in the place of a table that a restore from a backup has lost."""
    return note(words("lost-table"))


def secret_page(observation: Observation, hand: Page, words: Words) -> Page:
    """Return the direct message that a player's secret has come or changed, with the page of `Hand`.

    It is made anew when that secret changes, not when anything else on the page does: so it says as of when it is, and
    has the button to the page as it is. A player who is asked to seal something sees a small board too.
    """
    below = next(
        (place for place, block in enumerate(hand.blocks) if isinstance(block, Buttons | Line)), len(hand.blocks)
    )
    asked = any(decision.sealed and decision.seat == observation.observer for decision in observation.decisions)
    board: tuple[Block, ...] = table_pictures(observation, words, Lens(first_only=True, is_small=True)) if asked else ()
    if board and hand.pictures():
        board = (Rule(), *board)
    return page(
        Paragraph(words("secret-changed", title=title(observation, words))),
        *hand.blocks[:below],
        Paragraph(words("secret-as-of", move=str(observation.revision))),
        *board,
        *_with_button(hand.blocks[below:], button(verbs.HAND, hand_name(observation.game, words))),
        accent=hand.accent,
    )


def over_page(observation: Observation, hand: Page, words: Words) -> Page:
    """Return what becomes of that direct message once the match is over: how it ended, and the page of `Hand`."""
    key = "table-cancelled" if observation.status == "cancelled" else "table-ended"
    said = words(key, title=title(observation, words))
    lines = filter(None, (said, own_result(observation, words)))
    return page(
        Paragraph("\n".join(lines)),
        *hand.blocks,
        *rows(result_buttons(observation, words)),
        accent=hand.accent,
    )


def _with_button(controls: Sequence[Block], more: Button) -> Iterator[Block]:
    """Yield controls with one more button, which is the last one of the last row."""
    *others, last = controls or (Buttons(()),)
    yield from others
    yield from rows([*last.buttons, more]) if isinstance(last, Buttons) else (last, *rows([more]))


def channel_lost_page(
    observation: Observation, missing: str, words: Words, shown: ShownCommand | None = None, *, reason: str = "gone"
) -> Page:
    """Return the direct message that the table cannot be shown.

    `missing`: a permission's name; empty: what `channel-<reason>` says.
    """
    move = command("match-table-move", words, shown)
    key = "channel-forbidden" if missing else f"channel-{reason}"
    why = words(key, permission=missing, command=move)
    return page(Paragraph(_lines(words("channel-lost", title=title(observation, words)), why)), accent=SEAL)


def channel_found_page(
    observation: Observation, channel_id: int | None, words: Words, guild_id: int | None = None
) -> Page:
    """Return what becomes of such a message once the table is shown again."""
    said = words("channel-found", title=title(observation, words))
    return note(_lines(said, address(observation, channel_id, guild_id, words)))


def export_page(observation: Observation, words: Words) -> Page:
    """Return the words beside a match's file: all of it after the end, before that what the reader may know."""
    return note(
        words("export-whole" if observation.status == "ended" else "export-own", title=title(observation, words))
    )


def verified_page(
    observation: Observation,
    entries: int,
    salts: tuple[str, ...],
    secret: str,
    words: Words,
    *,
    tournament: TournamentProof | None = None,
) -> Page:
    """Return that playing the match again from its `secret` and `salts`, by seat, led to what is stored.

    Only after the end can anybody compare anything: before, the bot alone knows the secret, and claims nothing of it.
    In a `tournament` both follow from its secret and from what its entrants gave, which is what people can compare.
    """
    if observation.status not in {"ended", "cancelled"}:
        seal = observation.commitment
        return note(words("verified-so-far", title=title(observation, words), entries=entries, commitment=seal))
    said = words("verified", title=title(observation, words), entries=entries)
    compare = words("verified-compare", commitment=observation.commitment, secret=secret)
    if tournament is not None:
        said = _lines(said, _of_tournament(tournament, words))
        compare = _compared_in(tournament, observation.commitment, secret, words)
        salts = tuple(entrant.salt for entrant in tournament.entrants)
    given = (
        words("verified-salt", player=seat_name(observation, face.seat, words), salt=escaped(salts[face.seat]))
        for face in observation.faces
        if salts[face.seat]
    )
    return note("\n".join((said, "", compare, *given, words("verified-limits"))))


def _of_tournament(tournament: TournamentProof, words: Words) -> str:
    """Return what was checked of how a match follows from its tournament, and what could not be yet."""
    key = "verified-tournament-salts" if tournament.secret is None else "verified-tournament-whole"
    return words(key, path=tournament.path, tournament=escaped(tournament.name))


def _compared_in(tournament: TournamentProof, commitment: str, secret: str, words: Words) -> str:
    """Return the hashes and secrets of a match and of its tournament, so far as they are shown."""
    promised = tournament.commitment
    hashes = words("verified-compare-tournament", commitment=commitment, secret=secret, promised=promised)
    shown = "" if tournament.secret is None else words("verified-tournament-secret", secret=tournament.secret)
    return _lines(hashes, shown)


def not_verified_page(observation: Observation, fault: str, words: Words) -> Page:
    """Return that something differed when the match was played again from its secret, and where."""
    return page(Paragraph(words("not-verified", title=title(observation, words), fault=escaped(fault))), accent=SEAL)


def welcome_page(games: Sequence[Offered], words: Words, shown: ShownCommand | None = None) -> Page:
    """Return the greeting on a new server: what this is, each game with the buttons that begin it, what else."""
    common = (
        button(verbs.NEW, words("button-new")),
        button(verbs.TOURNAMENTS, words("button-tournaments")),
        button(verbs.HELP, words("button-help")),
        button(verbs.SETTINGS, words("button-settings")),
    )
    return page(
        Paragraph(words("welcome")),
        *(block for game in games for block in _offered(game, words)),
        Rule(),
        Paragraph(words("welcome-together", command=command("match-new", words, shown))),
        *rows(common),
        accent=QUIET,
    )


def _offered(game: Offered, words: Words) -> tuple[Block, ...]:
    """Return a game as the greeting offers it."""
    return (
        Rule(),
        Paragraph(about_game(game, words)),
        *rows([play_now(game, words), howto(game, words)]),
    )


def _place(channel_id: int | None, words: Words) -> str:
    return "" if channel_id is None else words("where", channel=f"<#{channel_id}>")


def address(observation: Observation, channel_id: int | None, guild_id: int | None, words: Words) -> str:
    """Return where a table is, for direct messages: Discord names no thread there that the reader has not opened."""
    if channel_id is None or guild_id is None:
        return _place(channel_id, words)
    address = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return words("where", channel=f"[{title(observation, words)}]({address})")


def _lines(*lines: str) -> str:
    return "\n".join(line for line in lines if line)


def reminder_text(
    observation: Observation,
    deadline_at: int,
    words: Words,
    *,
    is_last: bool,
    is_picked: bool = False,
    user_id: int | None = None,
) -> str:
    """Return that somebody is awaited: `user_id` where others see it. `is_picked`: what they chose is not confirmed."""
    key = "remind-last" if is_last else "remind-half"
    named = "" if user_id is None else f"{mention(user_id)} "
    lines = [named + words(key, title=title(observation, words), until=time_out(observation, deadline_at, words))]
    people = sum(face.sitter == "person" for face in observation.faces)
    if is_last and people > PAIR and len(observation.awaited()) == 1:
        lines.append(words("remind-alone"))
    if is_picked:
        lines.append(words("remind-picked"))
    return "\n".join(lines)


def begun_page(observation: Observation, words: Words) -> Page:
    """Return the direct message to a player of a tournament's match that has begun, and has no thread yet."""
    own = observation.observer
    names = words.listed(seat_name(observation, face.seat, words) for face in observation.faces if face.seat != own)
    said = words("match-begun", title=title(observation, words), names=names)
    return reminder_page(_lines(said, awaited(observation, words), words("match-begun-threadless")), words)


def late_page(observation: Observation, since: int, words: Words, *, is_last: bool) -> Page:
    """Return the direct message to somebody whose time ran out `since` then: what was decided, what is asked now.

    `is_last`: after the next time they are away.
    """
    seat = observation.observer
    decided = [
        each for each in observation.log if each.kind in IN_PLACE and each.seat == seat and each.made_at >= since
    ]
    lines = last_lines(all_lines(lasting(decided), observation, words), MOST_ROWS)
    until = ""
    if observation.deadline_at is not None and any(each.seat == seat for each in observation.awaited()):
        until = time_out(observation, observation.deadline_at, words)
    again = words("late-again") if is_last else ""
    said = _lines(words("late-heading", title=title(observation, words)), *lines, until, again)
    return page(Paragraph(said), *rows(look_buttons(observation, words)), accent=SEAL)


def reminder_page(text: str, words: Words, loud: tuple[int, ...] = ()) -> Page:
    """Return a reminder with the button that leads to the choices; `loud`: who is to hear it."""
    move = button(verbs.MENU, words("button-your-move"), style="primary")
    return page(Paragraph(text), *rows([move]), accent=SEAL, mentions=loud)
