-- A database that is moved to another engine: from here to another place (`to`), or to here from another place (`from`).
-- `place` is without a password; `token` says which move it is, in both databases; `at` is in unix seconds. A row that is
-- not done yet is of a move that was begun: nobody uses what is there half, and whoever uses its source takes it back.
CREATE TABLE moves (
    direction TEXT PRIMARY KEY CHECK (direction IN ('to', 'from')),
    token TEXT NOT NULL,
    place TEXT NOT NULL,
    at BIGINT NOT NULL,
    is_done BOOLEAN NOT NULL
);
