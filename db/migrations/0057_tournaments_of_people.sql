-- How many tournaments somebody has drafted in a day, and which ones they made, when they are forgotten.
CREATE INDEX tournaments_made ON tournaments (created_by, created_at) WHERE created_by IS NOT NULL;
