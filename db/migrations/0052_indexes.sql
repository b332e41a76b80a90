-- What the table `due` made superfluous: no query uses these, and each change of a match had to keep them up.
DROP INDEX awaited_deadline;
DROP INDEX awaited_nobody;
DROP INDEX matches_asking;
DROP INDEX matches_closing;
DROP INDEX matches_live;
DROP INDEX matches_open;
DROP INDEX matches_paused;
DROP INDEX seats_excused;
DROP INDEX seats_votes;
ALTER TABLE awaited DROP COLUMN claimed_until;
