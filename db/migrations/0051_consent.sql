-- Since when a person is away; of whoever is already it counts from when they are told of something (play/rules/motions.py).
ALTER TABLE seats ADD COLUMN away_at BIGINT;
-- The pace with which a match began: of running matches the one that they have now.
ALTER TABLE matches ADD COLUMN first_pace TEXT;
UPDATE matches SET first_pace = COALESCE(calm_pace, pace) WHERE status = 'running';
-- What was agreed on as a match is did not say how it was then: those votes have lapsed (play/rules/votes.py).
UPDATE seats SET agrees = REPLACE(REPLACE(REPLACE(
    agrees, '"draw":', '"lapsed.draw":'), '"end":', '"lapsed.end":'), '"repair.', '"lapsed.repair.')
WHERE agrees <> '{}' AND match_id IN (SELECT id FROM matches WHERE status = 'running');
-- How often a match went back, and whether its table was opened for practice, where that has no limit.
ALTER TABLE matches ADD COLUMN repairs BIGINT NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN is_practice BOOLEAN NOT NULL DEFAULT FALSE;
-- What is due in all matches is derived anew.
UPDATE counters SET value = 0 WHERE name = 'due';
-- What outlives forgetting a person while a match or a limit needs it, under a pseudonym (db/remembered.py).
CREATE TABLE remembered (
    who BIGINT NOT NULL,
    kind TEXT NOT NULL,
    about BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (who, kind, about)
);
CREATE INDEX remembered_kinds ON remembered (kind, at);
-- How many of those who have asked to be forgotten this database has forgotten (db/beside.py).
INSERT INTO counters (name, value) VALUES ('forgotten', 0);
