-- A seat that somebody else may take over: since when, and who alone may (NULL: anybody who sees the table). `is_out`: the
-- rules took it out of the match when it was given up. `taken_revision`: the entry with which its person took it over.
ALTER TABLE seats ADD COLUMN offered_at BIGINT;
ALTER TABLE seats ADD COLUMN offered_to BIGINT;
ALTER TABLE seats ADD COLUMN is_out BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE seats ADD COLUMN taken_revision BIGINT;
CREATE INDEX seats_offered ON seats (offered_to) WHERE offered_to IS NOT NULL;
-- When somebody was last asked to take a seat over (0: never, or to join the open table).
ALTER TABLE invited ADD COLUMN asked_at BIGINT NOT NULL DEFAULT 0;
-- Who had a seat that somebody else has taken over.
CREATE TABLE former_players (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (match_id, user_id)
);
CREATE INDEX former_players_person ON former_players (user_id);
