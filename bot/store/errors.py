"""What the store refuses: callers must tell "somebody was first" from "try again"."""

from __future__ import annotations


class StoreError(Exception):
    """Anything the store refuses; nothing of the refused write was kept."""


class ConflictError(StoreError):
    """Another writer was first: load the table again and decide anew."""


class PlaceTakenError(ConflictError):
    """The channel or thread already holds an open table."""

    def __init__(self, match: str) -> None:
        super().__init__(f"an open table is already there: {match}")
        self.match = match


class AlreadyDoneError(StoreError):
    """The interaction was carried out before; a second delivery changes nothing."""

    def __init__(self, match: str, interaction: int) -> None:
        super().__init__(f"interaction {interaction} was already carried out for {match}")
        self.match = match
        self.interaction = interaction


class UnknownMatchError(StoreError):
    """No table has this id."""

    def __init__(self, match: str) -> None:
        super().__init__(f"no table {match}")
        self.match = match


class UnknownPostError(StoreError):
    """No outbox row has this nonce."""

    def __init__(self, nonce: str) -> None:
        super().__init__(f"no post {nonce}")
        self.nonce = nonce


class StoreUnavailableError(StoreError):
    """The database is locked, full, unreadable or closed: nothing was kept, try again later."""


class NewerDatabaseError(StoreError):
    """The database was written by a newer Comptoir and is left alone."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has version {found}, this program knows up to {known}")
        self.found = found
        self.known = known


class BrokenDatabaseError(StoreError):
    """The file is no database of ours, or it is damaged."""
