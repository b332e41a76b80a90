-- What is due, and when (unix seconds): a row for each thing of a `kind` that is to be done in the match `about`, for one
-- of its seats (-1: for none). `at` NULL: nothing now. Until `claimed_until` it is left to the process that does it.
-- What the rules of a match must tell is added at the next start, and then the counter is 1 (play/match/queue.py).
CREATE TABLE due (
    kind TEXT NOT NULL,
    about BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    at BIGINT,
    claimed_until BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (about, kind, seat)
);
CREATE INDEX due_at ON due (at) WHERE at IS NOT NULL;
INSERT INTO counters (name, value) VALUES ('due', 0);
