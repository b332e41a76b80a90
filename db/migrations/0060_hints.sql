-- Whether the players of a match can ask what a computer would do in their place. Matches of before have not agreed on
-- that.
ALTER TABLE matches ADD COLUMN has_hints BOOLEAN NOT NULL DEFAULT FALSE;

-- How often a seat has asked, and the last revision of the match at which it did: to ask the same again does not count.
ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN hinted_revision INTEGER;
