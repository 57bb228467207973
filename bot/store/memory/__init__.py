"""The store in memory: for tests and for games nobody needs to keep."""

from __future__ import annotations

from bot.store.memory.outbox import MemoryOutbox
from bot.store.memory.people import MemoryPeople
from bot.store.memory.tables import MemoryTables


class MemoryStore(MemoryTables, MemoryOutbox, MemoryPeople):
    """Keeps everything until the process ends; behaves as the durable store does."""
