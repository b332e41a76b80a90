-- Since when the time of a match does not run because all who are at the table have agreed on that.
ALTER TABLE matches ADD COLUMN paused_at BIGINT;
CREATE INDEX matches_paused ON matches (paused_at) WHERE paused_at IS NOT NULL;
