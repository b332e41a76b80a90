"""Seats that change hands in a running match: what the table says, the pages of who gives and who takes. Pure."""

from collections.abc import Iterable

from games.kernel.ids import Seat
from games.kernel.observation import Face, Observation
from games.kernel.ratings import Band
from render import verbs
from render.page import Action, Button, Page, Paragraph, Select
from render.pages.bands import band_line
from render.pages.parts import button, hand_name, look_buttons, page, rows
from render.phrases import QUIET, SEAL, label, mention, pace_name, played_at, seat_names, title
from text import Words

ANY_RATING = Band()


def free_line(observation: Observation, words: Words) -> str:
    """Return which seats anybody may take over."""
    free = [face.seat for face in _on_offer(observation) if face.offered_to is None]
    return words("table-free", names=seat_names(observation, free, words), count=len(free)) if free else ""


def lent_line(observation: Observation, words: Words) -> str:
    """Return at which seats computers play by agreement, and who can take them back."""
    lent = _lent(observation)
    if not lent:
        return ""
    people = words.listed(mention(face.offered_to) for face in lent if face.offered_to is not None)
    names = seat_names(observation, [face.seat for face in lent], words)
    return words("table-lent", names=names, people=people, count=len(lent))


def back_buttons(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return the button by which somebody takes their seat back from a computer, if there is such a seat."""
    return (button(verbs.TAKE, words("button-take-back"), style="success"),) if _lent(observation) else ()


def free_buttons(observation: Observation, words: Words) -> tuple[Button, ...]:
    """Return the button by which somebody takes a seat over, if there is one for anybody."""
    if not any(face.offered_to is None for face in _on_offer(observation)):
        return ()
    return (button(verbs.TAKE, words("button-take"), style="success"),)


def offer_page(observation: Observation, words: Words) -> Page:
    """Return the page on which a player offers the own seat, or keeps it."""
    face = next(face for face in observation.faces if face.seat == observation.observer)
    said = [words("offer-question", title=title(observation, words))]
    if face.is_offered:
        to = face.offered_to
        said.append(words("offer-open") if to is None else words("offer-to", player=mention(to)))
        choice = button(verbs.OFFER, words("button-keep"), verbs.NO, style="primary")
    else:
        choice = button(verbs.OFFER, words("button-offer-all"), verbs.YES, style="danger")
    return page(
        Paragraph("\n".join(said)),
        Select(Action(verbs.OFFER), words("select-successor"), of="people"),
        *rows([choice, button(verbs.MORE, words("button-back"))]),
        accent=SEAL,
    )


def take_page(
    observation: Observation, user_id: int, pace: str, words: Words, wanted: str = "any", *, band: Band = ANY_RATING
) -> Page:
    """Return what comes with each seat that a person may take over, and the button that takes it.

    `wanted`: how reliable they must be, `band`: with which rating.
    """
    seats = [face.seat for face in _on_offer(observation) if face.offered_to in (None, user_id)]
    if not seats:
        return page(Paragraph(words("take-none")), *rows(look_buttons(observation, words)), accent=QUIET)
    is_own = all(observation.face(seat).sitter == "ai" for seat in seats)
    key = "take-back-question" if is_own else "take-question"
    said = words(key, title=title(observation, words), pace=pace_name(pace, words))
    if wanted != "any" and not is_own:
        said = f"{said}\n{words(f'lobby-wanted-{wanted}')}"
    if not is_own and (line := band_line(band, words)):
        said = f"{said}\n{line}"
    return page(Paragraph(said), *rows([_take(observation, seat, words) for seat in seats]), accent=SEAL)


def taken_page(observation: Observation, words: Words) -> Page:
    """Return the private answer to who has taken a seat over: where all that comes with it is."""
    hand = hand_name(observation.game, words)
    buttons = [
        *look_buttons(observation, words),
        button(verbs.HAND, hand),
        button(verbs.REPLAY, words("button-replay")),
        button(verbs.LOG, words("button-log")),
    ]
    return page(Paragraph(words("taken", title=title(observation, words), hand=hand)), *rows(buttons), accent=SEAL)


def successor_page(observation: Observation, by: str, words: Words) -> Page:
    """Return the direct message to somebody to whom a player offers a seat."""
    said = words("take-invited", player=by, title=title(observation, words))
    buttons = [
        button(verbs.TAKE, words("button-take"), style="success"),
        button(verbs.DECLINE, words("button-decline")),
        button(verbs.INFO, words("button-info")),
    ]
    return page(Paragraph(said), *rows(buttons), accent=QUIET)


def lent_page(observation: Observation, seat: Seat, words: Words) -> Page:
    """Return the direct message to somebody at whose seat a computer plays from now on."""
    level = played_at(observation.face(seat).level, words, observation.game)
    said = words("lent-direct-message", title=title(observation, words), level=level)
    buttons = [*back_buttons(observation, words), button(verbs.INFO, words("button-info"))]
    return page(Paragraph(said), *rows(buttons), accent=SEAL)


def _lent(observation: Observation) -> list[Face]:
    """Return the seats at which computers play until their players take them back."""
    return [face for face in _on_offer(observation) if face.sitter == "ai"]


def _on_offer(observation: Observation) -> Iterable[Face]:
    return [face for face in observation.faces if face.is_offered and observation.status == "running"]


def _take(observation: Observation, seat: Seat, words: Words) -> Button:
    face = observation.face(seat)
    said = words("button-take-back" if face.sitter == "ai" else "button-take-seat", player=label(face, words))
    return button(verbs.TAKE, said, str(seat), style="success")
