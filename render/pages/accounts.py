"""Two accounts of one person: how they become one, and what staff see of pairs that could be one person. Pure."""

from collections.abc import Mapping, Sequence

from games.kernel.accounts import Handover, Moved, Pair
from render import verbs
from render.limits import clipped
from render.page import Action, Field, Page, Paragraph, Select
from render.pages.parts import button, page, rows, turning
from render.phrases import NAME, QUIET, SEAL, escaped, moment
from text import Words

ON_A_PAGE = 8
MOST_MOVES = 5
LONGEST_ID = 25


def accounts_page(words: Words, moves: Sequence[Moved] = (), names: Mapping[int, str] | None = None) -> Page:
    """Return what somebody with two accounts can do.

    `moves`: which accounts staff say were the reader's, called by `names`.
    """
    called = names or {}
    lines = [
        words("accounts-found", name=_called(called, each.old), server=_called(called, each.guild_id))
        + " "
        + words("accounts-found-from", at=moment(each.takes_from))
        for each in moves[:MOST_MOVES]
    ]
    take = [
        button(
            verbs.MOVED_TAKE, words("button-moved-take", name=_called(called, each.old)), f"{each.guild_id}.{each.old}"
        )
        for each in moves[:MOST_MOVES]
    ]
    return page(
        Paragraph(words("accounts-about")),
        Paragraph("\n".join(lines)),
        *rows(take),
        Select(Action(verbs.GIVE_ALL), words("select-give-all"), of="people"),
        Select(Action(verbs.TAKE_ALL), words("select-take-all"), of="people"),
        *rows([button(verbs.PRIVACY, words("button-back"))]),
        accent=QUIET,
    )


def give_page(user_id: int, name: str, words: Words) -> Page:
    """Return the question before everything is offered to another account."""
    said = words("accounts-give-question", name=escaped(clipped(name, NAME)))
    return _question(said, verbs.GIVE_ALL, words("button-give-all"), user_id, words)


def given_page(name: str, words: Words) -> Page:
    """Return what the other account does now."""
    said = words("accounts-given", name=escaped(clipped(name, NAME)))
    return page(
        Paragraph(said), *rows([button(verbs.GIVE_ALL, words("button-give-none"), f"0.{verbs.NO}")]), accent=SEAL
    )


def take_account_page(user_id: int, name: str, found: Handover, words: Words) -> Page:
    """Return the question before everything of another account is taken over, with what that is."""
    said = [
        words("accounts-take-question", name=escaped(clipped(name, NAME))),
        words("accounts-take-seats", count=found.matches),
        words("accounts-take-tournaments", count=found.tournaments),
        words("accounts-take-ratings", count=found.rated),
    ]
    if found.met:
        said.append(words("accounts-take-met", count=found.met))
    said.append(words("accounts-take-final"))
    return _question("\n".join(said), verbs.TAKE_ALL, words("button-take-all"), user_id, words)


def taken_account_page(name: str, words: Words) -> Page:
    """Return that everything of another account is the reader's."""
    said = words("accounts-taken", name=escaped(clipped(name, NAME)))
    return page(Paragraph(said), *rows([button(verbs.MINE, words("button-mine"))]), accent=SEAL)


def pairs_page(
    pairs: Sequence[Pair], moves: Sequence[Moved], names: Mapping[int, str], words: Words, place: int = 0
) -> Page:
    """Return who plays mostly each other on a server, page `place`, and which accounts its staff have found again.

    `names`: of the people of these accounts, and of the staff who have said so.
    """
    pages = max(1, -(-len(pairs) // ON_A_PAGE))
    place = max(0, min(place, pages - 1))
    shown = pairs[place * ON_A_PAGE : (place + 1) * ON_A_PAGE]
    lines = [_pair(each, words) for each in shown] or [words("pairs-none")]
    said = [words("moves-heading"), *(_move(each, names, words) for each in moves[:MOST_MOVES])] if moves else []
    return page(
        Paragraph("\n".join((words("pairs-heading", count=len(pairs)), *lines))),
        Paragraph(words("pairs-about") if pairs else ""),
        Paragraph("\n".join(said)),
        *rows([*turning(verbs.PAIRS, place, pages, words), button(verbs.MOVED, words("button-moved"))]),
        accent=QUIET,
    )


def _pair(pair: Pair, words: Words) -> str:
    one, other = (escaped(clipped(name, NAME)) for name in pair.names)
    figures = {"matches": pair.matches, "won": pair.wins[0], "lost": pair.wins[1]}
    line = words("pairs-line", one=one, other=other, **figures, played=pair.played[0], played_other=pair.played[1])
    links = ", ".join(_link(match, channel, words) for match, channel in pair.links)
    return f"{line} {words('pairs-matches', links=links)}" if links else line


def _link(match: int, channel: int | None, words: Words) -> str:
    said = words("pairs-match", match=str(match))
    return said if channel is None else f"{said} <#{channel}>"


def _move(move: Moved, names: Mapping[int, str], words: Words) -> str:
    stage = "stopped" if move.is_stopped else "done" if move.is_done else "waits"
    by = _called(names, move.by) if move.by is not None else words("moves-somebody")
    facts = {"old": _called(names, move.old), "new": _called(names, move.new), "by": by}
    return words(f"moves-{stage}", at=moment(move.takes_from), **facts)


def moved_fields(words: Words) -> tuple[Field, ...]:
    """Return the fields in which staff say whose an account was."""
    return tuple(
        Field(words(f"form-{name}"), words(f"form-{name}-hint"), longest=LONGEST_ID, is_required=True)
        for name in ("moved_old", "moved_new")
    )


def moved_page(move: Moved, names: Mapping[int, str], words: Words) -> Page:
    """Return what follows now that staff have said whose an account was."""
    said = words("moved-said", old=_called(names, move.old), new=_called(names, move.new), at=moment(move.takes_from))
    return page(Paragraph(said), *rows([button(verbs.PAIRS, words("button-back"))]), accent=SEAL)


def gone_page(move: Moved, server: str, words: Words) -> Page:
    """Return what the person is told whose account is said to be gone, with the way to object."""
    said = words("moved-object", server=escaped(clipped(server, NAME)), at=moment(move.takes_from))
    stop = button(verbs.MOVED_STOP, words("button-moved-stop"), str(move.guild_id), "danger")
    return page(Paragraph(said), *rows([stop]), accent=SEAL)


def found_page(move: Moved, server: str, words: Words) -> Page:
    """Return what the person is told who, as staff say, had another account."""
    said = words("moved-found", server=escaped(clipped(server, NAME)), at=moment(move.takes_from))
    return page(Paragraph(said), *rows([button(verbs.ACCOUNTS, words("button-accounts"))]), accent=SEAL)


def found_taken_page(words: Words, *, with_ratings: bool) -> Page:
    """Return what has become the reader's of the account that they had."""
    said = f"{words('moved-taken')} {words('moved-ratings' if with_ratings else 'moved-no-ratings')}"
    return page(Paragraph(said), *rows([button(verbs.RATINGS, words("button-ratings"))]), accent=SEAL)


def _question(said: str, verb: str, yes: str, user_id: int, words: Words) -> Page:
    buttons = [
        button(verb, yes, f"{user_id}.{verbs.YES}", "danger"),
        button(verbs.ACCOUNTS, words("button-back")),
    ]
    return page(Paragraph(said), *rows(buttons), accent=SEAL)


def _called(names: Mapping[int, str], user_id: int) -> str:
    return escaped(clipped(names.get(user_id, ""), NAME)) or str(user_id)
