-- When a match closes by itself: an open table that does not fill, a running match in which nobody is there any more.
ALTER TABLE matches ADD COLUMN closes_at BIGINT;
CREATE INDEX matches_closing ON matches (closes_at) WHERE status IN ('open', 'running') AND closes_at IS NOT NULL;
UPDATE matches SET closes_at = created_at + 2592000 WHERE status = 'open';
-- How long somebody has been silent matters where there is no deadline; an outage does not count.
CREATE INDEX awaited_silence ON awaited (owed_since) WHERE is_owed AND deadline_at IS NULL;
