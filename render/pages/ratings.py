"""Ratings: of one person in all games, who is how strong on a server, what a match has changed. Pure."""

from collections.abc import Iterator, Sequence

from games.kernel.observation import Observation
from games.kernel.ratings import Board, Changed, MatchRating, Ranked, Strength
from render import verbs
from render.limits import clipped
from render.page import Action, Page, Paragraph, Select
from render.pages.parts import button, option, page, rows, turning
from render.phrases import NAME, QUIET, escaped, game_name, seat_name
from text import Words

MINUS = "\N{MINUS SIGN}"


def ladder_name(ladder: str, words: Words) -> str:
    """Return what a rating is about: a game, or a game for so many players."""
    game, _, size = ladder.partition(".")
    name = game_name(game, words)
    return words(f"ladder-{size}", game=name) if size else name


def rating_of(strength: Strength, words: Words) -> str:
    """Return a rating: a number with how sure it is, or how many matches it still takes."""
    if not strength.missing:
        return words("rating-number", points=str(strength.points), spread=str(strength.spread))
    return words("rating-rusty" if strength.were_known else "rating-new", missing=strength.missing)


def ratings_page(strengths: Sequence[Strength], words: Words, name: str = "", *, on_server: bool = True) -> Page:
    """Return the reader's ratings, or those of somebody called so; `on_server`: there is a board to look at."""
    head = words("ratings-of", name=escaped(clipped(name, NAME))) if name else words("ratings-mine")
    lines = [
        words(
            "ratings-line", ladder=ladder_name(each.ladder, words), rating=rating_of(each, words), matches=each.matches
        )
        for each in strengths
    ]
    about = words("ratings-about") if strengths else ""
    board = [button(verbs.LEADERBOARD, words("button-leaderboard"))] if on_server else []
    more = [button(verbs.RATINGS, words("button-ratings"))] if name else []
    new = [] if strengths else [button(verbs.NEW, words("button-new"), style="primary")]
    return page(
        Paragraph("\n".join((head, *(lines or [words("ratings-none")])))),
        Paragraph(about),
        *rows([*new, *board, *more]),
        accent=QUIET,
    )


def leaderboard_page(board: Board | None, words: Words, game: str = "") -> Page:
    """Return who is how strong on a server; without a board, that nobody has played `game` there ("": any game)."""
    own = button(verbs.RATINGS, words("button-ratings"))
    if board is None:
        said = words("leaderboard-none", game=game_name(game, words)) if game else words("leaderboard-none-any")
        every = [button(verbs.LEADERBOARD, words("button-leaderboard"))] if game else []
        new = button(verbs.NEW, words("button-new"), style="primary")
        return page(Paragraph(said), *rows([new, *every, own]), accent=QUIET)
    head = words("leaderboard-heading", ladder=ladder_name(board.ladder, words), people=board.people)
    return page(
        Paragraph("\n".join((head, *(_line(each, words) for each in board.lines)))),
        Paragraph("\n".join(_beside(board, words))),
        *_ladders(board, words),
        *rows([*turning(verbs.LEADERBOARD, board.page, board.pages, words, f"{board.ladder}:"), own]),
        accent=QUIET,
    )


def match_rating(observation: Observation, rating: MatchRating, words: Words) -> str:
    """Return what a match has changed, in one line, or why it has changed nothing; "" if nobody expected it to."""
    if rating.why is not None:
        return words(f"unrated-{rating.why}")
    changes = [_change(observation, each, words) for each in rating.changes]
    return words("match-rating", changes=words.listed(changes)) if changes else ""


def _change(observation: Observation, changed: Changed, words: Words) -> str:
    name = seat_name(observation, changed.seat, words)
    if changed.points is None:
        return words("rating-change-new", name=name)
    if changed.gained is None:
        return words("rating-change-first", name=name, points=str(changed.points))
    sign = "+" if changed.gained >= 0 else MINUS
    gained = f"{sign}{abs(changed.gained)}"
    return words("rating-change", name=name, points=str(changed.points), gained=gained)


def _line(ranked: Ranked, words: Words) -> str:
    name = escaped(clipped(ranked.name, NAME))
    return words(
        "leaderboard-line",
        place=str(ranked.place),
        name=words("leaderboard-reader", name=name) if ranked.is_reader else name,
        rating=rating_of(ranked.strength, words),
        matches=ranked.strength.matches,
    )


def _beside(board: Board, words: Words) -> Iterator[str]:
    """Yield where the reader is on the board, or why they are not, and by what it is ordered."""
    if board.is_unlisted:
        yield words("leaderboard-own-unlisted")
    elif board.own_place is not None:
        if not any(each.is_reader for each in board.lines):
            yield words("leaderboard-own-place", place=str(board.own_place))
    elif board.own is not None:
        new = words("leaderboard-own-new", rating=rating_of(board.own, words))
        yield new if board.own.missing else words("leaderboard-own-idle")
    yield words("leaderboard-about")


def _ladders(board: Board, words: Words) -> tuple[Select, ...]:
    """Return the list of what else is played on the server, if anything is."""
    if len(board.ladders) < 2:
        return ()
    options = tuple(option(each, ladder_name(each, words), chosen=each == board.ladder) for each in board.ladders)
    return (Select(Action(verbs.LEADERBOARD), words("select-ladder"), options),)
