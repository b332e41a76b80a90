-- A table of a tournament: which, where in it ("stage/round/pairing"), what it is called, and what can be agreed on there
-- (JSON of `Allows` in games/kernel/observation.py; '': everything).
ALTER TABLE matches ADD COLUMN tournament_id BIGINT;
ALTER TABLE matches ADD COLUMN tournament_path TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN title TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN allows TEXT NOT NULL DEFAULT '';
-- How often a match was paused.
ALTER TABLE matches ADD COLUMN pauses BIGINT NOT NULL DEFAULT 0;
-- Who has this role of a server organises its tournaments.
ALTER TABLE guilds ADD COLUMN organiser_role BIGINT;
