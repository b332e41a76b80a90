-- How a match that is over went, worked out when somebody first asks: by which `versions`, how likely each seat was to win
-- after each move (`points`), and the moves that cost most (`costs`, NULL until that is known). Both are JSON and name
-- seats, no people; both follow from the match, and never change.
CREATE TABLE stories (
    match_id BIGINT PRIMARY KEY,
    versions TEXT NOT NULL,
    points TEXT NOT NULL,
    costs TEXT
);
