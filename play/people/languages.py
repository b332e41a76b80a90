"""The languages that can be chosen."""

from games.kernel.errors import Refusal

LANGUAGES = ("en", "ru")


def check_language(language: str) -> None:
    """Refuse a language we do not speak: `unknown_language` (`word`)."""
    if language not in LANGUAGES:
        raise Refusal("unknown_language", word=language)
