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

-- Two accounts of one person. What `person` was rated is part of what `into_person` is from `merged_at` on: after the
-- change with the number `after_change`, so that all ratings can be worked out again.
CREATE TABLE rating_merges (
    number BIGINT PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES rated_people (number),
    into_person BIGINT NOT NULL REFERENCES rated_people (number),
    merged_at BIGINT NOT NULL,
    after_change BIGINT NOT NULL
);

-- Whose number it is part of, be it by several merges, once it is nobody's own.
ALTER TABLE rated_people ADD COLUMN merged_into BIGINT REFERENCES rated_people (number);
CREATE INDEX rated_people_merged ON rated_people (merged_into) WHERE merged_into IS NOT NULL;

-- Who wants to hand everything over to another account of theirs, until that one takes it over or `asked_at` is long past.
CREATE TABLE handovers (
    user_id BIGINT PRIMARY KEY,
    to_user_id BIGINT NOT NULL,
    asked_at BIGINT NOT NULL
);
CREATE INDEX handovers_to ON handovers (to_user_id);
-- Accounts that have handed everything over: they have no part in anything any more.
CREATE TABLE merged_accounts (
    user_id BIGINT PRIMARY KEY,
    into_user_id BIGINT NOT NULL,
    merged_at BIGINT NOT NULL
);
CREATE INDEX merged_into ON merged_accounts (into_user_id);
-- What the staff of a server say of an account that is gone: whose it was. `by_user_id`: who of them said it.
-- `stopped_at`: when its person objected, `done_at`: when the other account took over.
CREATE TABLE account_moves (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    to_user_id BIGINT NOT NULL,
    by_user_id BIGINT,
    asked_at BIGINT NOT NULL,
    stopped_at BIGINT,
    done_at BIGINT,
    PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX account_moves_to ON account_moves (to_user_id);
CREATE INDEX account_moves_of ON account_moves (user_id);
CREATE INDEX account_moves_by ON account_moves (by_user_id);
CREATE INDEX rated_on_person ON rated_on (person);
CREATE INDEX blocked_by ON blocked (blocked_id);
INSERT INTO counters (name, value) VALUES ('rating_merge', 0);
