-- When somebody at the table last reminded a seat, and who (a seat); `due_at`: when its person is still to be told.
CREATE TABLE pings (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    by_seat BIGINT NOT NULL,
    pinged_at BIGINT NOT NULL,
    due_at BIGINT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX pings_due ON pings (due_at) WHERE due_at IS NOT NULL;
