-- kind: expand
-- Which programs can use this database after each migration: those that know the migration `oldest_reader` or a later one.
-- A program that knows fewer migrations than the database has had looks here before it does anything.
CREATE TABLE releases (
    number BIGINT PRIMARY KEY,
    oldest_reader BIGINT NOT NULL
);

-- What each process can read: `migration`, the newest one that its program knows, 0 where that did not say so; `rules`,
-- the newest rules that it knows of each game, as JSON. `is_ending`: others take its shards, and it takes nothing.
ALTER TABLE processes ADD COLUMN migration BIGINT NOT NULL DEFAULT 0;
ALTER TABLE processes ADD COLUMN rules TEXT NOT NULL
DEFAULT '{"tetranomicon":3,"dungeon_lords":2,"dungeon_twister":3,"legends_of_signum":2}';
ALTER TABLE processes ADD COLUMN is_ending BOOLEAN NOT NULL DEFAULT FALSE;
