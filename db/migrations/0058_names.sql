-- What the bot itself has last called the thread of a match, as SHA-256, so that no name of a player is kept; NULL where
-- that is not known.
ALTER TABLE table_messages ADD COLUMN thread_name TEXT;
-- What a player was called whose seat somebody else has taken over, and by which entry of the log. It goes with them when
-- they are forgotten, which no entry could; of older entries it is not known.
ALTER TABLE former_players ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE former_players ADD COLUMN entry BIGINT;
