-- How well a computer plays that moves in place of a player whose time is up: a level with its version, as in `seats`.
ALTER TABLE matches ADD COLUMN stand_in_level TEXT NOT NULL DEFAULT 'random';
