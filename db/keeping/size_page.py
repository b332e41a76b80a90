"""What `python -m db size` prints: what takes the room, as lines of a table each."""

from collections.abc import Callable, Sequence

from db.keeping.size import Size

Words = Callable[..., str]
"""The words of a language, as the command line has them: a key and what is in it -> a line."""

_KEPT = {
    "active": "size-active",
    "whole": "size-whole_matches",
    "packed": "size-packed",
    "wrong": "size-wrong",
}
_PART = 200
"""Tables that take less than this part of the whole are counted together."""

_TENTH = 100_000
"""Bytes in a tenth of a megabyte."""


def page(size: Size, path: str, days: int | None, names: Callable[[str], str], said: Words) -> str:
    """Return what takes the room in the database at `path`, where matches are packed after so many days, or never.

    `names`: what games are called.
    """
    least = size.room.bytes // _PART
    big = [each for each in size.tables if each.bytes >= least]
    small = [each for each in size.tables if each.bytes < least]
    tables = [(each.name, megabytes(each.bytes, said), said("size-rows", count=each.rows)) for each in big]
    tables.append((said("size-others"), megabytes(sum(each.bytes for each in small), said), ""))
    matches = [
        (names(each.game), megabytes(each.bytes, said), said(_KEPT[each.kept], count=each.matches))
        for each in size.matches
    ]
    lines = [
        said("size-whole", path=path, taken=megabytes(size.room.bytes, said), free=megabytes(size.room.free, said)),
        "",
        said("size-tables_estimated" if size.room.is_estimate else "size-tables"),
        *_lines(tables),
        "",
        said("size-matches") if matches else said("size-no_match"),
        *_lines(matches),
        *(["", *_packing(size, days, said)] if matches else ()),
    ]
    return "\n".join(lines)


def _packing(size: Size, days: int | None, said: Words) -> Sequence[str]:
    """Return what packing would free, and what is to be packed."""
    frees = megabytes(sum(each.frees for each in size.matches), said)
    whole = sum(each.matches for each in size.matches if each.kept == "whole")
    wrong = sum(each.matches for each in size.matches if each.kept == "wrong")
    lines = [said("size-frees", frees=frees, count=whole)] if whole else []
    if days is None:
        lines.append(said("size-never"))
    elif size.packable:
        lines.append(said("size-packable", count=size.packable))
    if wrong:
        lines.append(said("size-unsound", count=wrong))
    return lines


def megabytes(taken: int, said: Words) -> str:
    """Return so many bytes in words."""
    return said("size-megabytes", tenths=round(taken / _TENTH))


def _lines(rows: Sequence[tuple[str, str, str]]) -> list[str]:
    name, taken = (max((len(row[place]) for row in rows), default=0) for place in (0, 1))
    return [f"  {first:<{name}}  {second:>{taken}}  {third}".rstrip() for first, second, third in rows]
