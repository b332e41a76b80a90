-- What a table does when the time of a seat is up: the default move, a stand-in's move, or the others vote.
ALTER TABLE matches ADD COLUMN when_late TEXT NOT NULL DEFAULT 'default';
