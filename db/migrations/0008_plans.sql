-- Moves lined up in advance, by seat: private to it. `moves` is a JSON list; `question` is the revision since which the
-- question is asked that they answer, 0 for wishes, which outlive it.
CREATE TABLE plans (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    question BIGINT NOT NULL,
    moves TEXT NOT NULL,
    PRIMARY KEY (match_id, seat, kind)
);
