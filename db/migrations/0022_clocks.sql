-- `asked_at`: since when the time for the answer runs. `claimed_until`: until then the process that has claimed the seat,
-- and no other, makes its default move.
ALTER TABLE awaited ADD COLUMN asked_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE awaited ADD COLUMN claimed_until BIGINT;
UPDATE awaited SET asked_at = deadline_at - (
    SELECT CASE pace WHEN 'live' THEN 300 WHEN 'daily' THEN 86400 WHEN 'relaxed' THEN 259200 ELSE 604800 END
    FROM matches WHERE id = match_id
)
WHERE deadline_at IS NOT NULL;
-- Counts changes of deadlines that no entry has made, so that a move computed before one is computed anew.
ALTER TABLE matches ADD COLUMN clock_changes BIGINT NOT NULL DEFAULT 0;
-- When a bot was last up and connected; clocks run only from one beat to the next. 0: no beat yet.
INSERT INTO counters (name, value) VALUES ('beat', 0);
