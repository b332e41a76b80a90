-- Messages that have shrunk to their log are remembered, so that they can be changed when somebody in it is forgotten.
ALTER TABLE old_messages ADD COLUMN is_put_away BOOLEAN NOT NULL DEFAULT FALSE;
DROP INDEX old_messages_due;
CREATE INDEX old_messages_due ON old_messages (match_id) WHERE NOT is_out_of_reach AND NOT is_put_away;
