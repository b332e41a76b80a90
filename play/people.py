"""Settings of people and servers, and what a person may ask of us: a copy of everything stored, and to be forgotten."""

from typing import Literal, TypedDict, Unpack

import msgspec

SecretsBy = Literal["dm", "button"]
Mentions = Literal["loud", "quiet"]


class PersonSettings(msgspec.Struct, frozen=True):
    """How one person wants it. `language` None: as Discord says. `secrets`: by DM and button, or by button only."""

    language: str | None = None
    secrets: SecretsBy = "dm"
    mentions: Mentions = "loud"
    text_only: bool = False
    safe_palette: bool = False


class PersonChanges(TypedDict, total=False):
    """Fields of `PersonSettings` to change."""

    language: str | None
    secrets: SecretsBy
    mentions: Mentions
    text_only: bool
    safe_palette: bool


class GuildSettings(msgspec.Struct, frozen=True):
    """How a server wants it. `channels`: where tables may be opened (empty: everywhere). `pace`: of new tables."""

    language: str | None = None
    channels: tuple[int, ...] = ()
    pace: str = "none"


class GuildChanges(TypedDict, total=False):
    """Fields of `GuildSettings` to change."""

    language: str | None
    channels: tuple[int, ...]
    pace: str


class People:
    """Settings and privacy."""

    async def settings(self, user_id: int) -> PersonSettings:
        """Return the settings of a person; defaults if nothing was stored."""
        raise NotImplementedError

    async def change(self, user_id: int, **fields: Unpack[PersonChanges]) -> PersonSettings:
        """Change the named settings and return all; refuses `unknown_language` (`word`)."""
        raise NotImplementedError

    async def guild(self, guild_id: int) -> GuildSettings:
        """Return the settings of a server; defaults if nothing was stored."""
        raise NotImplementedError

    async def change_guild(self, guild_id: int, **fields: Unpack[GuildChanges]) -> GuildSettings:
        """Change the named settings and return all; refuses `unknown_language` (`word`), `unknown_pace` (`word`)."""
        raise NotImplementedError

    async def export(self, user_id: int) -> bytes:
        """Return everything stored about a person as JSON."""
        raise NotImplementedError

    async def forget(self, user_id: int) -> int:
        """Forget a person: leave open tables, resign, make every seat anonymous; return in how many matches."""
        raise NotImplementedError
