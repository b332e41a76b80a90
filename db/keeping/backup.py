"""Copies of a database, whole and checked: on request, and before a migration changes what people have played.

A copy is written under another name and gets its own name only when it is whole, so that nothing that is called a copy
is half of one. No copy ever overwrites a file.
"""

import filecmp
import os
import sqlite3
from itertools import count
from pathlib import Path

from db.drivers.sqlite import check, copy_pages, is_new
from db.errors import CopyFault
from db.private import make_file, make_folder


def copy(path: Path, target: Path) -> None:
    """Write a consistent copy of the database at `path`, which may be in use, to the new file `target`, and check it.

    Raises:
        CopyFault: there is no database at `path`, or `target` exists or cannot be written.
        DamagedDatabase: the database or its copy is damaged.
        UnavailableDatabase: the database cannot be read.
    """
    if is_new(path):
        raise CopyFault(path, "copy_nothing")
    check(path, thorough=False)
    if target.exists():
        raise CopyFault(target, "copy_exists")
    give_name(_written(path, target), target)


def copy_before(path: Path, migration: int) -> Path:
    """Copy the database at `path` beside it, as it is before a `migration`, and return the copy.

    A start that was cut short and begins again finds its copy and makes no second one.

    Raises:
        CopyFault: the copy cannot be written.
    """
    name = f"{path.stem}-before-{migration:04}"
    part = _written(path, path.with_name(name + path.suffix))
    for number in count(1):
        target = path.with_name(f"{name}{f'-{number}' if number > 1 else ''}{path.suffix}")
        if not target.exists():
            give_name(part, target)
            break
        if filecmp.cmp(part, target, shallow=False):
            part.unlink()
            break
    return target


def _written(path: Path, target: Path) -> Path:
    """Write and check what will become `target`; return the file."""
    part = target.with_name(f"{target.name}.part")
    try:
        make_folder(target.parent)
        part.unlink(missing_ok=True)
        try:
            make_file(part)
            copy_pages(path, part)
            check(part)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    except OSError as fault:
        raise CopyFault(target, "copy_failed", reason=fault.strerror or str(fault)) from fault
    except sqlite3.Error as fault:
        raise CopyFault(target, "copy_failed", reason=str(fault)) from fault
    return part


def give_name(part: Path, target: Path) -> None:
    """Give the whole copy `part` its name, unless a file of this name has come meanwhile."""
    try:
        try:
            os.link(part, target)
            part.unlink()
        except FileExistsError as fault:
            part.unlink()
            raise CopyFault(target, "copy_exists") from fault
        except OSError:
            # Some file systems have no links.
            part.rename(target)
        _settle(target.parent)
    except OSError as fault:
        raise CopyFault(target, "copy_failed", reason=fault.strerror or str(fault)) from fault


def _settle(folder: Path) -> None:
    """Have the new name written to the disk, where folders can be opened like files."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
