-- A row that is old enough is looked for before it is sent: attempts need no note of their own.
-- Copied, for older SQLite cannot drop a column.

CREATE TABLE lean_post (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    match    TEXT NOT NULL REFERENCES match,
    position INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    nonce    TEXT NOT NULL UNIQUE CHECK (length(nonce) BETWEEN 1 AND 25),
    user     INTEGER,
    payload  BLOB NOT NULL,
    state    TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'dropped')),
    channel  INTEGER,
    message  INTEGER,
    created  INTEGER NOT NULL
);

INSERT INTO lean_post
    SELECT number, match, position, kind, nonce, user, payload, state, channel, message, created
    FROM post;
DROP TABLE post;
ALTER TABLE lean_post RENAME TO post;
CREATE INDEX pending_post ON post (match, number) WHERE state = 'pending';
