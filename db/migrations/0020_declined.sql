-- Who has declined an invitation to a table: nobody is asked twice.
CREATE TABLE declined (
    user_id BIGINT NOT NULL,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (user_id, match_id)
);
