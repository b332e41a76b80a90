-- What the bot itself has last called the thread of a match, as SHA-256, so that no name of a player is kept; NULL where
-- that is not known.
ALTER TABLE table_messages ADD COLUMN thread_name TEXT;
