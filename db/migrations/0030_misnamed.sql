-- The thread of the match is still named after people who are not at the table any more.
ALTER TABLE table_messages ADD COLUMN is_misnamed BOOLEAN NOT NULL DEFAULT FALSE;
DROP INDEX table_messages_behind;
CREATE INDEX table_messages_behind ON table_messages (match_id)
WHERE shown_changes < changes OR announced IS NOT NULL OR is_misnamed;
