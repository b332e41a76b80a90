-- The compressed state after some entries is kept with the entry, so that one statement writes both.
ALTER TABLE entries ADD COLUMN snapshot BYTEA;
UPDATE entries SET snapshot = (
    SELECT c.snapshot FROM checkpoints AS c WHERE c.match_id = entries.match_id AND c.revision = entries.revision
)
WHERE (match_id, revision) IN (SELECT match_id, revision FROM checkpoints);
CREATE INDEX entries_kept ON entries (match_id, revision) WHERE snapshot IS NOT NULL;
DROP TABLE checkpoints;
