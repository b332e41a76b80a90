-- Since when the time of a match does not run because all who are at the table have agreed on that.
ALTER TABLE matches ADD COLUMN paused_at BIGINT;
