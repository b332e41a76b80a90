-- A person's time zone, and when they go to bed and get up there, in minutes of the day; without a zone nobody knows.
ALTER TABLE people ADD COLUMN time_zone TEXT;
ALTER TABLE people ADD COLUMN sleeps_at BIGINT NOT NULL DEFAULT 1320;
ALTER TABLE people ADD COLUMN wakes_at BIGINT NOT NULL DEFAULT 480;
