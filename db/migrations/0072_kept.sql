-- Matches that are over can be packed (play/upkeep/packing.py): what follows from their entries is dropped. `kept`:
-- 'whole', 'packed', or what was found wrong when the match was played again; then it stays whole.
ALTER TABLE matches ADD COLUMN kept TEXT NOT NULL DEFAULT 'whole';
CREATE INDEX matches_whole ON matches (ended_at)
WHERE kept = 'whole' AND started_at IS NOT NULL AND ended_at IS NOT NULL;

-- All entries of a packed match, compressed (db/packs.py). `digest`: SHA-256 of the JSON of its last state, hexadecimal.
CREATE TABLE packs (
    match_id BIGINT PRIMARY KEY REFERENCES matches (id),
    entries BYTEA NOT NULL,
    digest TEXT NOT NULL
);
-- The people who made them, by the numbers that they have in the pack, until they are forgotten.
CREATE TABLE entry_makers (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    maker BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (match_id, maker)
);
CREATE INDEX entry_makers_of_person ON entry_makers (user_id, match_id);
