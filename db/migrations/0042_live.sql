-- Until when all play live by consent, and the pace that the table has before and after it.
ALTER TABLE matches ADD COLUMN live_until BIGINT;
ALTER TABLE matches ADD COLUMN calm_pace TEXT;
CREATE INDEX matches_live ON matches (live_until) WHERE live_until IS NOT NULL;
