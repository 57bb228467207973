"""The real bot as a newcomer meets it: `comptoir run`, an address, a browser."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit, in_one_loop, shoot

pytestmark = pytest.mark.browser

MOST_CLICKS = 10
GAME = "Merchants of the Middle Ages"


class Visitor:
    """Somebody who only clicks, and counts it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    async def click(self, target: Locator) -> None:
        """Press something, once it may be pressed."""
        await expect(target).to_be_enabled()
        await target.click()
        self.clicks += 1

    async def press(self, name: str) -> None:
        """Press the newest button of that name."""
        await self.click(self.page.get_by_role("button", name=name, exact=True).last)

    async def be(self, name: str) -> None:
        """Go on as another person."""
        await self.click(self.page.locator("#people").get_by_role("button", name=name))
        await expect(self.page.get_by_role("button", name=f"{name}, you")).to_be_visible()
        await expect(self.page.locator("#app")).to_have_attribute("aria-busy", "false")


@in_one_loop
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """Start the bot as the README says, and read the address it prints."""
    quiet = {name: value for name, value in os.environ.items() if "DISCORD" not in name}
    heard = tmp_path / "stderr.txt"
    with heard.open("wb") as complaints:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot.cli", "run"),
            stdout=asyncio.subprocess.PIPE,
            stderr=complaints,
            cwd=tmp_path,
            env=quiet,
        )
    try:
        assert child.stdout is not None
        printed = (await asyncio.wait_for(child.stdout.readline(), 30)).decode()
        found = re.search(r"http://\S+", printed)
        assert found is not None, printed + heard.read_text("utf-8")
        yield found[0]
    finally:
        if child.returncode is None:
            child.terminate()
        await child.wait()


async def open_table(visitor: Visitor) -> None:
    """From the welcome to a lobby."""
    page = visitor.page
    await visitor.press("Start with /game open")
    await visitor.click(page.get_by_role("option", name=GAME))
    await visitor.press("Run")
    await expect(page.get_by_role("heading", name=GAME)).to_be_visible()


async def pass_until_called_away(visitor: Visitor) -> None:
    """Buy nothing for as long as goods are on sale: once or twice, as the seats fall."""
    away = visitor.page.get_by_role("button", name="Go there")
    passing = visitor.page.get_by_role("button", name="Pass", exact=True)
    await expect(passing).to_be_visible()
    while not await away.is_visible():
        pressed = await passing.last.get_attribute("data-id")
        await visitor.click(passing.last)
        await expect(visitor.page.locator(f'[data-id="{pressed}"]')).to_have_count(0)
        await expect(away.or_(passing).first).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE])
async def test_a_newcomer_seals_a_bid_in_ten_clicks(
    address: str, visit: Visit, size: tuple[int, int] | None
) -> None:
    page = await visit(address, size, touch=True) if size else await visit(address)
    device = "phone" if size else "desk"
    visitor = Visitor(page)
    await open_table(visitor)
    await visitor.press("Fill with stand-ins")
    await expect(page.locator("article", has_text="Stand-in 3")).to_be_visible()
    await visitor.press("Start the game")
    await expect(page.locator(".picture")).to_be_visible()
    await shoot(page, f"game-{device}")
    await visitor.press("My move")
    await pass_until_called_away(visitor)
    await visitor.press("Go there")
    await expect(page.locator("#log")).to_contain_text("Sealed bid")
    await shoot(page, f"letter-{device}")
    await visitor.press("Bid 300")
    await expect(page.locator("#log")).to_contain_text("Anna (300)")
    assert visitor.clicks <= MOST_CLICKS


async def to_play(page: Page) -> str:
    """Whom the newest post in the channel waits for; nobody when it is a sealed question."""
    post = page.locator("article:not(.private)").last
    await expect(post).to_contain_text(re.compile("▶|Sealed bid"))
    found = re.search(r"▶ @?(\w+)", await post.inner_text())
    return found[1] if found else ""


async def buy_by_picker(page: Page) -> None:
    """Type a command and take what the bot suggests, without the mouse."""
    line = page.get_by_role("combobox", name="Message, or / for commands")
    await line.focus()
    await page.keyboard.type("/buy ")
    await expect(page.locator("#offers [role=option]").first).to_be_visible()
    await shoot(page, "purchase-desk")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="move")).not_to_have_value("")
    await page.get_by_role("button", name="Run", exact=True).click()
    post = page.locator("article:not(.private)").last
    await expect(post).to_contain_text(re.compile(r"\w+ buys 1 × "))


async def test_four_people_play_the_first_phases(address: str, visit: Visit) -> None:
    page = await visit(address)
    visitor = Visitor(page)
    await open_table(visitor)
    for name in ("Bruno", "Clara", "David"):
        await visitor.be(name)
        await visitor.press("Join")
        await expect(page.locator("article", has_text=f"– {name}")).to_be_visible()
    await visitor.be("Anna")
    await visitor.press("Start the game")
    board = page.locator("article img").last
    await expect(board).to_have_attribute("alt", re.compile("Hamburg"))
    await visitor.be(await to_play(page))
    await buy_by_picker(page)
    while name := await to_play(page):
        await visitor.be(name)
        post = await page.locator("article:not(.private)").last.get_attribute("id")
        await visitor.press("My move")
        await visitor.press("Pass")
        await expect(page.locator("article:not(.private)").last).not_to_have_id(post or "")
    await visitor.be("Bruno")
    await visitor.press("Go there")
    await visitor.press("Bid 500")
    await expect(page.locator("article").last).to_contain_text("✅ Bid 500")
    await shoot(page, "sealed-desk")
    await page.get_by_role("button", name=re.compile("Change · Bid 500")).click()
    await expect(page.locator("article").last).to_contain_text("Sealed; you may change it")
    await shoot(page, "change-desk")
    await visitor.be("Clara")
    await page.locator("#places .channel", has_text="tavern").click()
    await expect(page.locator("#log")).to_contain_text("1 of 4 sealed")
    await expect(page.locator("#people")).to_contain_text("awaited")
    await page.locator("#places .dm").click()
    await expect(page.locator("#log")).to_contain_text("Sealed bid")
    await expect(page.get_by_role("button", name="Bruno", exact=True)).to_be_visible()
    await expect(page.locator("#log")).not_to_contain_text("✅")
