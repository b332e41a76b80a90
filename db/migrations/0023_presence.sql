-- How often in a row the time of a seat was up (all defaults on one clock are one), and the entry with which it was away.
ALTER TABLE seats ADD COLUMN misses BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN missed_clock TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN away_revision BIGINT;
-- What a seat agrees to: a JSON object of motions with the times at which it did.
ALTER TABLE seats ADD COLUMN agrees TEXT NOT NULL DEFAULT '{}';
UPDATE seats SET agrees = '{"draw":0}' WHERE offers_draw;
UPDATE seats SET agrees = '{"cancel":0}' WHERE agrees_to_cancel;
UPDATE seats SET agrees = '{"draw":0,"cancel":0}' WHERE offers_draw AND agrees_to_cancel;
ALTER TABLE seats DROP COLUMN offers_draw;
ALTER TABLE seats DROP COLUMN agrees_to_cancel;
-- Since when a seat owes an answer without a break; for questions asked before this was kept, since the match began.
ALTER TABLE awaited ADD COLUMN owed_since BIGINT;
UPDATE awaited SET owed_since = (SELECT m.started_at FROM matches AS m WHERE m.id = awaited.match_id) WHERE is_owed;
