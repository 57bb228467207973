"""A headless Chromium in front of the sandbox's page; skipped where there is none."""

from __future__ import annotations

import shutil
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    async_playwright,
    expect,
)

from sandbox import Channel, Sandbox, World
from tests.browser.innkeeper import furnish
from tests.sandbox.botling import Botling, running

SHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"
DESK = (1280, 800)
PHONE = (390, 844)
MISSING = "no Chromium is installed: the page was not tried in a browser"
PATIENCE = 15_000
"""Milliseconds a busy machine may take for what is a moment elsewhere."""
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

Visit = Callable[..., Awaitable[Page]]


expect.set_options(timeout=PATIENCE)

# One browser serves all tests of a run, so they and their worlds share one event loop.
in_one_loop = pytest_asyncio.fixture(loop_scope="session")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        warnings.warn(MISSING, stacklevel=1)
        pytest.skip(MISSING)
    async with async_playwright() as tool:
        browser = await tool.chromium.launch(
            executable_path=found, args=list(QUIET), chromium_sandbox=False
        )
        yield browser
        await browser.close()


@in_one_loop
async def visit(chromium: Browser) -> AsyncIterator[Visit]:
    """Open a page; the test fails if its script broke or it reached for anything outside."""
    wrong: list[str] = []
    windows: list[BrowserContext] = []

    async def open_page(
        address: str, size: tuple[int, int] = DESK, *, dark: bool = False, touch: bool = False
    ) -> Page:
        context = await chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            locale="en-GB",
        )
        windows.append(context)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"script: {error}"))
        page.on("console", lambda said: _listen(said, wrong))
        page.on("request", lambda sent: _judge(sent.url, wrong))
        await page.goto(address)
        await page.locator("#app[aria-busy=false]").wait_for()
        return page

    yield open_page
    for window in windows:
        await window.close()
    assert wrong == []


def _listen(said: ConsoleMessage, wrong: list[str]) -> None:
    # A sandbox that was stopped refuses connections; the page is told to expect that.
    if said.type == "error" and "ERR_CONNECTION_REFUSED" not in said.text:
        wrong.append(said.text)


def _judge(url: str, wrong: list[str]) -> None:
    if not url.startswith(("http://127.0.0.1:", "http://localhost:", "data:", "ws://127.0.0.1:")):
        wrong.append(f"reached outside: {url}")


@in_one_loop
async def world() -> AsyncIterator[World]:
    async with Sandbox() as served:
        yield served


@pytest.fixture
def tavern(world: World) -> Channel:
    for name in ("Anna", "Bruno", "Clara", "Dietrich"):
        world.user(name)
    tavern = world.channel("tavern")
    world.channel("harbour")
    return tavern


@in_one_loop
async def bot(world: World, tavern: Channel) -> AsyncIterator[Botling]:
    async with running(world) as started:
        await furnish(started)
        yield started


async def shoot(page: Page, name: str) -> None:
    """Keep a picture of the page for human eyes."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    await page.evaluate("Promise.allSettled([...document.images].map((one) => one.decode()))")
    await page.screenshot(path=SHOTS / f"{name}.png")
