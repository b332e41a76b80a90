"""Why a database file cannot be used. The messages are for whoever runs the bot; the file has not been touched."""

from pathlib import Path


class DatabaseFault(Exception):
    """A database file that cannot be used as it is."""

    def __init__(self, path: Path, message: str) -> None:
        """Say `message` about the file at `path`."""
        super().__init__(f"{path}: {message}")
        self.path = path


class DamagedDatabase(DatabaseFault):
    """The file is no sound SQLite database."""

    def __init__(self, path: Path, reason: str) -> None:
        """Keep `reason`, what SQLite or we found."""
        super().__init__(
            path, f"the database is damaged ({reason}). It was left as it is; restore a backup in its place."
        )
        self.reason = reason


class ForeignDatabase(DatabaseFault):
    """A sound SQLite database of another program."""

    def __init__(self, path: Path) -> None:
        """Refuse the database at `path`."""
        super().__init__(path, "this is the database of another program. It was left as it is; name another file.")


class NewerDatabase(DatabaseFault):
    """A database that a newer version of the program has changed."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        """Keep the number of the newest migration `found` in the file and of the newest one `known` here."""
        super().__init__(
            path,
            f"the database has version {found}, this program knows versions up to {known}. It was left as it is; "
            "start the newer program, or restore a backup.",
        )
        self.found = found
        self.known = known


class CopyFault(DatabaseFault):
    """A backup that could not be made."""
