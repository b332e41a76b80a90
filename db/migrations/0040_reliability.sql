-- How reliable people must be who join an open table (play/seats/reliability.py); no row: anybody can.
CREATE TABLE wanted (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    rule TEXT NOT NULL
);
