-- What a seat has voted on is looked through for votes that are over.
CREATE INDEX seats_votes ON seats (match_id) WHERE agrees <> '{}';
