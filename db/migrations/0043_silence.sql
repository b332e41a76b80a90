-- When a match without a time limit asks whether anybody still plays; NULL once it has asked, and in other matches.
ALTER TABLE matches ADD COLUMN asks_at BIGINT;
CREATE INDEX matches_asking ON matches (asks_at) WHERE status = 'running' AND asks_at IS NOT NULL;
UPDATE matches SET asks_at = (SELECT value FROM counters WHERE name = 'beat') + 2592000
WHERE status = 'running' AND pace = 'none' AND closes_at IS NULL;
-- Who at a table is still to be asked that by direct message, and when.
CREATE TABLE still_asked (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX still_asked_due ON still_asked (due_at);
