"""English and Russian: messages (words.py), names as players type them (aliases.py), rules for players (rules.py)."""

from text.words import LANGUAGES, Language, MissingWords, Words, add_folder, closest, folders, forgive, words

__all__ = ["LANGUAGES", "Language", "MissingWords", "Words", "add_folder", "closest", "folders", "forgive", "words"]
