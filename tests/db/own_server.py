"""A server of Debian's PostgreSQL in a folder of its own, for what the package for tests lacks: `make hunt` alone."""

import os
import pwd
import socket
import subprocess
from pathlib import Path

SERVERS = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda each: int(each.parts[-3]))
OWNER = "postgres"
"""Who runs the server where we are root, which PostgreSQL refuses."""


class OwnServer:
    """A server and its folder. What connects by its socket or to 127.0.0.1 is let in without a password."""

    def __init__(self, folder: Path, settings: str = "") -> None:
        """Make it, with more lines of `settings`, and start it."""
        self.folder, self.user = folder, OWNER if os.getuid() == 0 else None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        if self.user:
            folder.chmod(0o755)
            os.chown(folder, pwd.getpwnam(OWNER).pw_uid, -1)
        self.run(
            self.tool("initdb"), "--pgdata", f"{folder}/data", "--auth", "trust", "--username", OWNER, "-E", "UTF8"
        )
        with (folder / "data/postgresql.conf").open("a") as file:
            file.write(f"port={self.port}\nunix_socket_directories='{folder}'\n{settings}")
        self.start()

    def tool(self, name: str) -> str:
        """Return where a program of PostgreSQL is."""
        return str(SERVERS[-1].with_name(name))

    def run(self, *command: str) -> None:
        """Run a command as the owner of the server."""
        subprocess.run(command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        """Start the server, and wait until it can be used."""
        self.run(self.tool("pg_ctl"), "-D", f"{self.folder}/data", "-l", f"{self.folder}/server.log", "-w", "start")

    def stop(self) -> None:
        """End the server at once, as if its computer failed."""
        self.run(self.tool("pg_ctl"), "-D", f"{self.folder}/data", "-m", "immediate", "stop")
