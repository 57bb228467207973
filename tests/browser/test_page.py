"""The page before a small bot: everything a visitor can press, type and read."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from sandbox import Channel, World
from sandbox.server import SERVED
from tests.browser.conftest import PHONE, Visit, shoot
from tests.browser.innkeeper import ALT, WIDE
from tests.sandbox.botling import Botling

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("bot")]


async def run(page: Page, words: str) -> None:
    """Type a command and send it, by keyboard alone."""
    await page.keyboard.press("/")
    await page.keyboard.type(words)
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Run", exact=True).click()


async def test_a_newcomer_reads_what_to_press_first(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    await expect(page.get_by_role("heading", name="Welcome")).to_be_visible()
    await shoot(page, "welcome-desk")
    await page.get_by_role("button", name="Show all commands").click()
    await expect(page.get_by_role("option", name="/panel")).to_be_visible()
    await shoot(page, "picker-desk")
    await page.keyboard.press("Escape")
    await expect(page.locator("#picker")).to_be_hidden()
    await page.get_by_role("button", name="What is this page?").click()
    await expect(page.get_by_role("dialog")).to_contain_text("another person")


async def test_a_command_with_live_suggestions(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    await page.keyboard.press("/")
    await page.keyboard.type("bid")
    await page.keyboard.press("Enter")
    await page.keyboard.type("120")
    await page.get_by_label("ware").press_sequentially("si")
    await expect(page.locator("#offers [role=option]")).to_have_text(["silk"])
    await shoot(page, "suggestions-desk")
    await page.keyboard.press("Enter")
    await expect(page.locator("#offers")).to_be_hidden()
    await page.keyboard.press("Enter")
    private = page.locator("article.private")
    await expect(private).to_contain_text("Bid 120 silk")
    await expect(private).to_contain_text("Only you see this")
    await private.get_by_role("button", name="Dismiss").click()
    await expect(private).to_have_count(0)


async def test_a_name_and_a_space_lead_to_the_first_option(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    after = page.get_by_role("combobox", name="after")
    offers = page.locator("#offers [role=option]")
    await page.keyboard.press("/")
    await page.keyboard.type("story ")
    await expect(after).to_be_focused()
    await expect(offers).to_have_text(["dawn", "dusk"])
    await expect(page.locator("#picker")).to_be_hidden()
    await shoot(page, "first-option-desk")
    await page.keyboard.press("Backspace")
    await expect(page.locator("#line")).to_be_hidden()
    await expect(page.locator("#say")).to_have_value("/story")
    await page.keyboard.type(" late")
    await expect(after).to_have_value("late")
    await expect(offers).to_have_text(["late dawn", "late dusk"])


async def test_a_space_after_a_command_without_options_chooses_nothing(
    visit: Visit, world: World
) -> None:
    page = await visit(world.base_url)
    await page.keyboard.press("/")
    await page.keyboard.type("silence ")
    await expect(page.locator("#say")).to_have_value("/silence ")
    await expect(page.locator("#picker [role=option]")).to_contain_text(["/silence"])
    await expect(page.locator("#line")).to_be_hidden()


async def test_an_answer_built_word_by_word(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    await page.keyboard.press("/")
    await page.keyboard.type("story")
    await page.keyboard.press("Enter")
    await page.get_by_role("option", name="dawn").click()
    await page.get_by_role("option", name="dawn dusk").click()
    await expect(page.get_by_role("combobox", name="after")).to_have_value("dawn dusk")
    await expect(page.locator("#offers")).to_be_hidden()


async def test_what_a_client_refuses_is_said_before_the_bot_hears_it(
    visit: Visit, world: World, bot: Botling
) -> None:
    page = await visit(world.base_url)
    await run(page, "bid")
    await expect(page.locator("#line .trouble")).to_contain_text("“amount” is needed")
    await page.get_by_label("amount").fill("5000")
    await page.get_by_role("button", name="Run", exact=True).click()
    await expect(page.locator("#line .trouble")).to_contain_text("1 to 900")
    await page.keyboard.press("Escape")
    await expect(page.locator("#line")).to_be_hidden()
    assert bot.heard == []


async def test_a_slash_opens_the_commands_from_anywhere(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    for place in ("", ".person >> nth=0", "#locale", "#about", ".welcome .button >> nth=0"):
        if place:
            await page.locator(place).focus()
        await page.keyboard.press("/")
        await expect(page.get_by_role("option", name="/panel")).to_be_visible()
        await expect(page.locator("#say")).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(page.locator("#picker")).to_be_hidden()


async def test_the_welcome_leads_into_its_command(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    await page.get_by_role("button", name="What is this page?").click()
    await page.get_by_role("dialog").get_by_role("button", name="Start with").click()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.locator("#line :focus")).to_have_count(1)


async def test_words_pictures_and_controls(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    await run(page, "story")
    story = page.locator("article").last
    await expect(story.get_by_role("heading")).to_have_text("The harbour wakes")
    for tag, text in (
        ("strong", "Anna"),
        ("em", "two bales of silk"),
        ("code", "bid 120"),
        ("u", "Köln"),
        ("s", "two"),
        ("blockquote", "The wind stands well."),
        ("time.moment", "1 January 2100"),
    ):
        await expect(story.locator(f".text {tag}").first).to_have_text(text)
    spoiler = story.locator(".spoiler")
    await expect(spoiler).to_have_attribute("role", "button")
    await spoiler.press("Enter")
    await expect(spoiler).to_have_class(re.compile("shown"))
    await expect(story.locator(".mention.mine")).to_have_text("@Anna")
    await expect(story.locator("img")).to_have_attribute("alt", ALT)
    await shoot(page, "story-desk")
    small = story.get_by_role("button", name="Enlarge the picture")
    await small.press("Enter")
    viewer = page.get_by_role("dialog")
    large = viewer.get_by_role("img", name=ALT)
    await expect(large).to_be_in_viewport(ratio=1)
    await viewer.get_by_role("button", name="Larger").press("Enter")
    await expect(large).to_have_js_property("clientWidth", WIDE)
    await viewer.get_by_text("Description").click()
    await expect(viewer.locator(".alt p")).to_have_text(ALT)
    await page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)
    await expect(small).to_be_focused()
    await story.locator("summary").click()
    await expect(story.locator(".alt p")).to_have_text(ALT)


async def test_buttons_menus_and_forms(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    await run(page, "panel")
    panel = page.locator("article").first
    await expect(panel.get_by_role("button", name="Shut")).to_be_disabled()
    await expect(panel.get_by_role("link", name="Rules")).to_have_attribute("target", "_blank")
    await panel.get_by_role("button", name="Which wares?").press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Choose 2").click()
    await expect(page.locator("article").last).to_contain_text("You took silk, iron")
    await panel.get_by_role("button", name="Bid").click()
    form = page.get_by_role("dialog")
    await expect(form.get_by_label("Amount")).to_be_focused()
    await page.keyboard.type("77")
    await shoot(page, "form-desk")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_contain_text("'Ware' must be answered")
    await form.get_by_role("button", name="Ware").click()
    await form.get_by_role("option", name="Wine").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(page.locator("article").last).to_contain_text("amount=77 ware=['wine']")
    await panel.get_by_role("button", name="Slow").click()
    await expect(panel).to_contain_text("Slowly done")
    await panel.get_by_role("button", name="Pass").click()
    await expect(panel).to_contain_text("You passed")
    await expect(panel.get_by_role("button")).to_have_count(0)


async def test_a_bot_that_says_nothing(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    await run(page, "deaf")
    await page.get_by_role("button", name="Deaf").click()
    await page.locator("#say").fill("half a thought")
    await page.get_by_role("button", name="Show the commands").click()
    await page.keyboard.type("silence")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    # Nobody has to wait for one command before beginning another.
    await page.keyboard.press("/")
    await page.keyboard.type("bid")
    await page.keyboard.press("Enter")
    await expect(page.get_by_label("amount")).to_be_focused()
    await expect(page.locator(".notice")).to_contain_text("/silence: the application did not")
    await expect(page.locator("article .trouble")).to_have_text("This interaction failed")
    await expect(page.get_by_label("amount")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.locator("#say")).to_have_value("half a thought")


async def test_letters_marks_and_who_is_awaited(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    await run(page, "seal")
    await expect(page.locator("#awaited")).to_contain_text("asks you something in your direct")
    await expect(page.get_by_role("button", name="Anna, you, awaited")).to_be_visible()
    letters = page.locator("#places .dm")
    await expect(letters).to_contain_text("1")
    await page.get_by_role("button", name="Go there").click()
    await expect(letters.locator(".count")).to_have_count(0)
    await expect(page.locator("article")).to_contain_text("What do you bid?")
    await page.locator("#places .channel").first.click()
    await run(page, "call")
    await page.get_by_label("who").select_option("Clara")
    await page.get_by_role("button", name="Run", exact=True).click()
    await expect(page.get_by_role("button", name="Clara, awaited")).to_be_visible()
    await expect(page.locator("#awaited")).to_contain_text("Be Clara")
    await shoot(page, "awaited-desk")
    await page.get_by_role("button", name="Be Clara").click()
    await expect(page.locator("article.calls")).to_contain_text("@Clara, your turn")
    await expect(page.locator("article.private")).to_have_count(0)
    await run(page, "game open")
    await expect(page.get_by_role("button", name="Clara, you", exact=True)).to_be_visible()


async def test_half_a_double_click_presses_nothing_new(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    await run(page, "seal")
    await expect(page.locator("#places .dm")).to_contain_text("1")
    busy = await page.evaluate(
        """async () => {
          const pressed = (detail) => {
            const button = document.querySelector(".controls [data-id=bid]");
            button.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
            return button.closest(".controls").hasAttribute("aria-busy");
          };
          document.querySelector("#awaited button").click();
          while (!document.querySelector(".controls [data-id=bid]"))
            await new Promise(requestAnimationFrame);
          return [pressed(2), pressed(1)];
        }"""
    )
    assert busy == [False, True]


async def test_what_is_put_away_takes_nothing_with_it(
    visit: Visit, world: World, tavern: Channel
) -> None:
    page = await visit(world.base_url)
    await run(page, "story")
    story = page.locator("article").first
    await story.locator("summary").click()
    anna = world.user("Anna")
    for amount in (12, 34):
        await anna.slash("bid", channel=tavern, amount=amount)
    private = page.locator("article.private")
    await expect(private).to_have_count(2)
    await private.first.get_by_role("button", name="Dismiss").press("Enter")
    await expect(private).to_have_count(1)
    await expect(private).to_be_focused()
    await expect(private.locator(".author")).to_have_text("Bot")
    await expect(story.locator(".alt p")).to_be_visible()


async def test_who_reads_further_up_is_told_of_news(
    visit: Visit, world: World, tavern: Channel
) -> None:
    bruno = world.user("Bruno")
    for number in range(40):
        await bruno.say(f"word {number}", tavern)
    page = await visit(world.base_url)
    await expect(page.locator("article").last).to_be_in_viewport()
    await page.locator("#log").focus()
    await page.keyboard.press("Home")
    await expect(page.get_by_role("button", name="To the newest")).to_be_visible()
    await bruno.say("the newest word", tavern)
    await page.get_by_role("button", name="New messages").click()
    await expect(page.locator("article").last).to_be_in_viewport()
    await expect(page.get_by_role("button", name="New messages")).to_be_hidden()


async def test_ones_own_words_come_into_view(visit: Visit, world: World, tavern: Channel) -> None:
    for number in range(40):
        await world.user("Bruno").say(f"word {number}", tavern)
    page = await visit(world.base_url)
    await expect(page.locator("article").last).to_be_in_viewport()
    await page.locator("#log").focus()
    await page.keyboard.press("Home")
    await expect(page.get_by_role("button", name="To the newest")).to_be_visible()
    await page.locator("#say").fill("here I am")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("article").filter(has_text="here I am")).to_be_in_viewport()


async def test_only_news_is_read_aloud(visit: Visit, world: World, tavern: Channel) -> None:
    page = await visit(world.base_url)
    log = page.get_by_role("log", name="Messages")
    await expect(log).to_have_attribute("aria-live", "polite")
    await log.evaluate(
        """(log) => new MutationObserver(() => { log.dataset.was += log.ariaLive; })
             .observe(log, { attributeFilter: ["aria-live"] })"""
    )
    await page.locator("#places .channel").last.click()
    await expect(log).to_have_attribute("data-was", re.compile("off.*polite$"))
    await run(page, "panel")
    await expect(page.get_by_role("article", name=re.compile("^Bot, "))).to_be_visible()
    await expect(page.get_by_role("main")).to_have_count(1)


async def test_another_window_and_another_language(
    visit: Visit, world: World, tavern: Channel
) -> None:
    anna, bruno = await visit(world.base_url), await visit(f"{world.base_url}/#Bruno/harbour")
    await expect(bruno.locator("#place")).to_contain_text("harbour")
    await anna.get_by_role("combobox", name="Message").fill("Good morning")
    await anna.keyboard.press("Enter")
    await expect(bruno.locator(".place.unread")).to_contain_text("tavern")
    await bruno.locator(".place.unread").click()
    await expect(bruno.locator("article")).to_contain_text("Good morning")
    await bruno.locator("#locale").select_option("fr")
    await bruno.keyboard.press("Escape")
    await bruno.locator("#slash").click()
    await expect(bruno.get_by_role("option", name="/miser")).to_contain_text("Faire une mise")
    world.delete_channel(tavern)
    await expect(bruno.locator("#place")).to_contain_text("harbour")


@pytest.mark.parametrize("dark", [False, True])
async def test_on_a_phone(visit: Visit, world: World, tavern: Channel, dark: bool) -> None:
    shade = "dark" if dark else "light"
    page = await visit(world.base_url, PHONE, dark=dark, touch=True)
    await expect(page.get_by_role("heading", name="Welcome")).to_be_visible()
    await shoot(page, f"welcome-phone-{shade}")
    await page.get_by_role("button", name="Show all commands").tap()
    await page.get_by_role("option", name="/story").tap()
    await page.get_by_role("button", name="Run", exact=True).tap()
    await expect(page.locator("article img")).to_be_visible()
    await shoot(page, f"story-phone-{shade}")
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await world.user("Anna").slash("bid", channel=tavern, amount=12)
    await expect(page.locator("article.private")).to_be_visible()
    small = await page.evaluate(
        """[...document.querySelectorAll('button, a.button, input, select, summary')]
           .filter((one) => one.checkVisibility() && !one.closest('.text, .origin'))
           .map((one) => [one.outerHTML.slice(0, 60), one.getBoundingClientRect()])
           .filter(([, box]) => box.height < 40 || box.width < 40).map(([html]) => html)"""
    )
    assert small == []
    await page.get_by_role("button", name="Channels").click()
    await expect(page.locator("#places .dm")).to_be_in_viewport(ratio=1)
    await shoot(page, f"drawer-phone-{shade}")
    await page.locator("#places .dm").click()
    await expect(page.locator("#place")).to_contain_text("for Anna only")


async def test_the_page_comes_back_after_a_break(visit: Visit, world: World) -> None:
    page = await visit(world.base_url)
    await page.get_by_role("button", name="Bruno").click()
    await expect(page.get_by_role("button", name="Bruno, you")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("button", name="Bruno, you")).to_be_visible()
    sandbox = next(one for one in SERVED if one.world is world)
    await sandbox.stop()
    await expect(page.get_by_role("alert")).to_contain_text("The sandbox has stopped")
    await page.locator("#say").fill("too early")
    await page.keyboard.press("Enter")
    await expect(page.locator("#say")).to_have_value("too early")
    await sandbox.start()
    await expect(page.locator("#offline")).to_be_hidden()
    await expect(page.get_by_role("button", name="Bruno, you")).to_be_visible()
