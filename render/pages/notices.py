"""Short messages: at the table about who came and went, by direct message, and beside files. Pure."""

from games.kernel.observation import Observation
from render import verbs
from render.game_pages import Lens
from render.page import Block, Buttons, Page, Paragraph, Rule
from render.pages.help import ShownCommand, command
from render.pages.own import table_pictures
from render.pages.parts import button, page, rows
from render.phrases import QUIET, SEAL, escaped, game_name, seat_name, title
from text import Words
from text import words as words_of


def note(said: str) -> Page:
    """Return a page of one sentence in an even tone."""
    return page(Paragraph(said), accent=QUIET)


def dm_closed(words: Words, table: Words) -> str:
    """Return how to open direct messages; `table`: words by which a table's buttons are named."""
    return words("dm-closed", hand=table("button-hand"))


def joined_page(observation: Observation, words: Words, salt: str, dm_open: bool = True) -> Page:
    """Return the private answer to `Join`, with the salt; with closed direct messages it says how to open them."""
    closed = "" if dm_open else dm_closed(words, words_of(observation.language))
    return note(_lines(words("joined", title=title(observation, words)), closed, _salted(salt, words)))


def _salted(salt: str, words: Words) -> str:
    return words("joined-salt", salt=escaped(salt))


def left_page(observation: Observation, words: Words) -> Page:
    """Return the private answer to `Leave`."""
    return note(words("left", title=title(observation, words)))


def seated_page(observation: Observation, channel_id: int | None, words: Words, guild_id: int | None = None) -> Page:
    """Return the direct message to somebody who has just taken a seat: it also shows whether such messages arrive."""
    return note(
        _lines(words("joined", title=title(observation, words)), _address(observation, channel_id, guild_id, words))
    )


def invited_page(
    observation: Observation, host: str, channel_id: int | None, words: Words, guild_id: int | None = None
) -> Page:
    """Return the direct message to somebody who is asked to join."""
    said = words("invited", host=escaped(host), title=title(observation, words))
    return page(
        Paragraph(_lines(said, _address(observation, channel_id, guild_id, words))),
        *rows(
            [
                button(verbs.JOIN, words("button-join"), style="success"),
                button(verbs.DECLINE, words("button-decline")),
                button(verbs.INFO, words("button-info")),
            ]
        ),
        accent=QUIET,
    )


def opened_page(observation: Observation, channel_id: int, words: Words, salt: str) -> Page:
    """Return the private answer to opening a table: where it is, and what the host has added to chance."""
    where = _place(channel_id, words)
    return note(_lines(words("opened", title=title(observation, words)), where, _salted(salt, words)))


def moved_page(observation: Observation, channel_id: int, words: Words) -> Page:
    """Return what is said where a match has left for another channel."""
    return note(_lines(words("moved", title=title(observation, words)), _place(channel_id, words)))


def secret_page(observation: Observation, hand: Page, words: Words) -> Page:
    """Return the direct message that a player's secret has come or changed, with the page of `Hand`.

    A player who is asked to seal something sees a small board too.
    """
    below = next((place for place, block in enumerate(hand.blocks) if isinstance(block, Buttons)), len(hand.blocks))
    asked = any(decision.sealed and decision.seat == observation.observer for decision in observation.decisions)
    board: tuple[Block, ...] = table_pictures(observation, words, Lens(first_only=True, is_small=True)) if asked else ()
    if board and hand.pictures():
        board = (Rule(), *board)
    return page(
        Paragraph(words("secret-changed", title=title(observation, words))),
        *hand.blocks[:below],
        *board,
        *hand.blocks[below:],
        accent=hand.accent,
    )


def channel_lost_page(
    observation: Observation, missing: str, words: Words, shown: ShownCommand | None = None, is_server: bool = False
) -> Page:
    """Return the direct message that the table cannot be shown.

    `missing`: a permission's name; empty: the channel is gone, or the bot was sent away from the server (`is_server`).
    """
    move = command("match-move", words, shown)
    key = "channel-forbidden" if missing else "channel-server-gone" if is_server else "channel-gone"
    why = words(key, permission=missing, command=move)
    return page(Paragraph(_lines(words("channel-lost", title=title(observation, words)), why)), accent=SEAL)


def channel_found_page(
    observation: Observation, channel_id: int | None, words: Words, guild_id: int | None = None
) -> Page:
    """Return what becomes of such a message once the table is shown again."""
    said = words("channel-found", title=title(observation, words))
    return note(_lines(said, _address(observation, channel_id, guild_id, words)))


def export_page(observation: Observation, words: Words) -> Page:
    """Return the words beside a match's file: all of it after the end, before that what the reader may know."""
    return note(
        words("export-whole" if observation.status == "ended" else "export-own", title=title(observation, words))
    )


def verified_page(observation: Observation, entries: int, salts: tuple[str, ...], words: Words) -> Page:
    """Return that playing the match again from its secret and `salts`, by seat, led to what is stored.

    Only after the end can anybody compare anything: before, the bot alone knows the secret.
    """
    said = words("verified", title=title(observation, words), entries=entries)
    if observation.status not in {"ended", "cancelled"}:
        return note(said)
    given = (
        words("verified-salt", player=seat_name(observation, face.seat, words), salt=escaped(salts[face.seat]))
        for face in observation.faces
        if salts[face.seat]
    )
    compare = words("verified-compare", commitment=observation.commitment)
    return note("\n".join((said, "", compare, *given, words("verified-limits"))))


def not_verified_page(observation: Observation, fault: str, words: Words) -> Page:
    """Return that something differed when the match was played again from its secret, and where."""
    return page(Paragraph(words("not-verified", title=title(observation, words), fault=escaped(fault))), accent=SEAL)


def welcome_page(games: tuple[str, ...], words: Words, shown: ShownCommand | None = None) -> Page:
    """Return the greeting on a new server: what this is and what to press."""
    names = words.listed(game_name(game, words) for game in games)
    return page(
        Paragraph(words("welcome", games=names, command=command("match-new", words, shown))),
        *rows(
            [
                button(verbs.NEW, words("button-new"), style="primary"),
                button(verbs.HELP, words("button-help")),
                button(verbs.SETTINGS, words("button-settings")),
            ]
        ),
        accent=QUIET,
    )


def _place(channel_id: int | None, words: Words) -> str:
    return "" if channel_id is None else words("where", channel=f"<#{channel_id}>")


def _address(observation: Observation, channel_id: int | None, guild_id: int | None, words: Words) -> str:
    """Return where a table is, for direct messages: Discord names no thread there that the reader has not opened."""
    if channel_id is None or guild_id is None:
        return _place(channel_id, words)
    address = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return words("where", channel=f"[{title(observation, words)}]({address})")


def _lines(*lines: str) -> str:
    return "\n".join(line for line in lines if line)
