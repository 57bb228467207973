-- Times are microseconds since 1970 in UTC; ids of people, channels and messages are Discord's.

CREATE TABLE match (
    id       TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 8),
    slug     TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    language TEXT NOT NULL,
    guild    INTEGER,
    channel  INTEGER NOT NULL,
    thread   INTEGER,
    host     INTEGER NOT NULL,
    seats    INTEGER NOT NULL,
    status   TEXT NOT NULL
             CHECK (status IN ('lobby', 'running', 'over', 'closed', 'abandoned', 'frozen')),
    options  TEXT NOT NULL,
    seed     TEXT NOT NULL,
    length   INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    updated  INTEGER NOT NULL
) WITHOUT ROWID;

CREATE UNIQUE INDEX one_open_match_per_place ON match (coalesce(thread, channel))
    WHERE status IN ('lobby', 'running', 'frozen');
CREATE INDEX match_by_place ON match (coalesce(thread, channel));
CREATE INDEX match_by_channel ON match (channel);
CREATE INDEX match_by_guild ON match (guild);
CREATE INDEX match_by_status ON match (status);

CREATE TABLE player (
    match    TEXT NOT NULL REFERENCES match,
    seat     INTEGER NOT NULL,
    user     INTEGER,
    name     TEXT NOT NULL,
    stand_in INTEGER NOT NULL,
    locale   TEXT,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;

CREATE INDEX player_by_user ON player (user) WHERE user IS NOT NULL;

-- The two written with every action refer to their match unchecked: the same transaction moves its
-- head on, and fails without one.

-- With a rowid: entries of all matches then fill the same last pages, so that a commit shared by
-- fifty matches writes a few pages and not fifty. Only the index is spread by match.
CREATE TABLE log (
    match    TEXT NOT NULL,
    position INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   BLOB NOT NULL,
    rules    INTEGER NOT NULL,
    drawn    INTEGER NOT NULL,
    digest   TEXT NOT NULL,
    auto     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    UNIQUE (match, position)
);

-- Discord's ids grow with time: with them in front, new rows come last, as in the log.
CREATE TABLE interaction (
    match TEXT NOT NULL,
    id    INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (id, match)
) WITHOUT ROWID;

CREATE TABLE snapshot (
    match  TEXT NOT NULL REFERENCES match,
    length INTEGER NOT NULL,
    state  BLOB NOT NULL,
    drawn  INTEGER NOT NULL,
    digest TEXT NOT NULL,
    rules  INTEGER NOT NULL,
    PRIMARY KEY (match, length)
);

CREATE TABLE draft (
    match    TEXT NOT NULL REFERENCES match,
    decision TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    verb     TEXT NOT NULL,
    answers  TEXT NOT NULL,
    PRIMARY KEY (match, decision, seat)
) WITHOUT ROWID;

CREATE TABLE post (
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
    attempts INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    tried    INTEGER
);

CREATE INDEX pending_post ON post (match, number) WHERE state = 'pending';

CREATE TABLE shown (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    match    TEXT NOT NULL REFERENCES match,
    role     TEXT NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL UNIQUE,
    user     INTEGER,
    position INTEGER NOT NULL
);

CREATE INDEX shown_by_match ON shown (match, number);

CREATE TABLE wait (
    match    TEXT NOT NULL REFERENCES match,
    seat     INTEGER NOT NULL,
    decision TEXT NOT NULL,
    since    INTEGER NOT NULL,
    pinged   INTEGER,
    PRIMARY KEY (match, seat, decision)
) WITHOUT ROWID;

CREATE TABLE vote (
    match  TEXT NOT NULL REFERENCES match,
    matter TEXT NOT NULL,
    user   INTEGER NOT NULL,
    yes    INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (match, matter, user)
) WITHOUT ROWID;

CREATE TABLE preference (
    user   INTEGER PRIMARY KEY,
    locale TEXT,
    theme  TEXT
);
