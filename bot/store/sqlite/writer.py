"""The one writer: whoever waits while a commit is on its way to disk shares the next one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec

from bot.store.errors import StoreUnavailableError
from bot.store.sqlite.faults import about_database, translated
from bot.store.sqlite.keeping import Append, append_all
from bot.store.sqlite.link import Job, Link, Result

FEW, COMPANY = 8, 0.001
"""A commit for so few waits so many seconds for others to share it."""
MOST_TOGETHER = 500
"""A longer queue is written in several commits, so that the first need not wait for the last."""


class _Refused(msgspec.Struct, frozen=True):
    error: Exception


_Waiting: TypeAlias = "tuple[Job[Any], asyncio.Future[Any]]"


class GroupWriter:
    """Commits the jobs of many writers in one transaction, each in its own savepoint."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._waiting: list[_Waiting] = []
        self._draining: asyncio.Task[None] | None = None
        self.closed = False

    def write(self, job: Job[Result]) -> asyncio.Future[Result]:
        """Run a job durably; it is finished even if the caller stops waiting."""
        if self.closed:
            raise StoreUnavailableError("the store is closed")
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        return future

    async def close(self) -> None:
        """Accept nothing more and finish what was accepted."""
        self.closed = True
        if self._draining is not None:
            await self._draining

    async def _drain(self) -> None:
        try:
            while self._waiting:
                if len(self._waiting) < FEW:
                    await asyncio.sleep(COMPANY)
                batch, self._waiting = (
                    self._waiting[:MOST_TOGETHER],
                    self._waiting[MOST_TOGETHER:],
                )
                await self._commit(batch)
                # Who has just been answered may have more to write: that shares the next commit.
                await asyncio.sleep(0)
        finally:
            self._draining = None

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        results: Sequence[Any]
        try:
            results = await self._link.run(partial(commit, [job for job, _ in batch]))
        except asyncio.CancelledError:
            for _, future in batch:
                future.cancel()
            raise
        except Exception as error:
            # One each: an exception raised in several tasks would mix up their tracebacks.
            results = [_Refused(type(error)(*error.args)) for _ in batch]
        for (_, future), result in zip(batch, results, strict=True):
            _settle(future, result)


def _settle(future: asyncio.Future[Any], result: object) -> None:
    if future.done():
        return
    if isinstance(result, _Refused):
        future.set_exception(result.error)
    else:
        future.set_result(result)


def commit(jobs: Sequence[Job[Any]], db: sqlite3.Connection) -> list[Any]:
    """Run all jobs in one transaction; a refused one is undone alone."""
    try:
        return _together(jobs, db)
    except Exception as error:
        if about_database(error):
            raise
    # Refusals are rare and savepoints are not free: only now does each job get its own.
    return _together([partial(_apart, job) for job in jobs], db)


def _together(jobs: Sequence[Job[Any]], db: sqlite3.Connection) -> list[Any]:
    db.execute("BEGIN IMMEDIATE")
    try:
        results = _run(jobs, db)
        db.execute("COMMIT")
    except BaseException:
        # A full disk may have ended the transaction already.
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _run(jobs: Sequence[Job[Any]], db: sqlite3.Connection) -> list[Any]:
    """Run appends together and the rest one by one; nobody among them has waited for another."""
    appends = [job for job in jobs if isinstance(job, Append)]
    heads = iter(append_all(appends, db) if appends else ())
    return [next(heads) if isinstance(job, Append) else job(db) for job in jobs]


def _apart(job: Job[Any], db: sqlite3.Connection) -> Any:  # noqa: ANN401 - each job has its own
    db.execute("SAVEPOINT writer")
    try:
        result = job(db)
    except Exception as error:
        if about_database(error):
            raise
        db.execute("ROLLBACK TO writer")
        result = _Refused(translated(error))
    db.execute("RELEASE writer")
    return result
