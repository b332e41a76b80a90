-- Until when the person at a seat is excused, so that no time runs against it (unix seconds), and for how many days in
-- this match so far; how many these can be (NULL: as many as usual at its pace).
ALTER TABLE seats ADD COLUMN excused_until BIGINT;
ALTER TABLE seats ADD COLUMN excused_days BIGINT NOT NULL DEFAULT 0;
CREATE INDEX seats_excused ON seats (excused_until) WHERE excused_until IS NOT NULL;
ALTER TABLE matches ADD COLUMN excused_days BIGINT;
-- Until when a person has said that they are away, in all their matches (unix seconds).
ALTER TABLE people ADD COLUMN away_until BIGINT;
