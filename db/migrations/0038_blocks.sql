-- People whom somebody does not want at their tables. Nobody else is told.
CREATE TABLE blocked (
    user_id BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
);
