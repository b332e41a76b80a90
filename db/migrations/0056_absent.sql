-- When those who are away in a match of a tournament have had their time to come; NULL: nobody is away.
ALTER TABLE pairings ADD COLUMN absent_at BIGINT;
CREATE INDEX pairings_absent ON pairings (tournament_id) WHERE absent_at IS NOT NULL;
