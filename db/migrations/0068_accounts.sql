-- A match and its rematches are one series, whose number is that of the first match; NULL: there is no rematch of it.
ALTER TABLE matches ADD COLUMN series BIGINT;
CREATE INDEX matches_in_series ON matches (series, id) WHERE series IS NOT NULL;
WITH RECURSIVE chain (id, series) AS (
    SELECT f.id, f.id FROM matches AS f
    WHERE f.rematch_of IS NULL AND EXISTS (SELECT 1 FROM matches AS m WHERE m.rematch_of = f.id)
    UNION ALL
    SELECT m.id, c.series FROM chain AS c INNER JOIN matches AS m ON m.rematch_of = c.id
)
UPDATE matches SET series = chain.series FROM chain WHERE chain.id = matches.id;

-- Which ratings can join a table (play/seats/bands.py): 0 for no such end; no row: all.
CREATE TABLE bands (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    least BIGINT NOT NULL,
    most BIGINT NOT NULL,
    has_newcomers BOOLEAN NOT NULL
);

-- Whether matches with decks of players' own change ratings: as the server has it, and as it had it when the match began.
-- What began before servers could say so is rated as it was agreed then.
ALTER TABLE guilds ADD COLUMN rates_decks BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE matches ADD COLUMN rates_decks BOOLEAN NOT NULL DEFAULT TRUE;
