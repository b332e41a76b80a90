"""The log in words: while dungeons are built, through the seasons, in combat."""
