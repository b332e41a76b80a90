-- What is left of the clocks that decisions share, while nothing that shares them is asked: a JSON list.
ALTER TABLE matches ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';
