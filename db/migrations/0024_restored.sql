-- How many entries a match had when a copy of the database was put back; its table says so until there is another one.
ALTER TABLE matches ADD COLUMN restored_entries BIGINT;
