"""A small real discord.py bot that uses every part of Discord the sandbox plays."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.app_commands import locale_str

from sandbox import World

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f64540"
    "0000000049454e44ae426082"
)


class French(app_commands.Translator):
    """Enough of a translator to see localizations arrive."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: object
    ) -> str | None:
        words = {"bid": "miser", "Make a bid": "Faire une mise", "amount": "montant"}
        return words.get(string.message) if locale is discord.Locale.french else None


class BidForm(discord.ui.Modal, title="Your bid"):
    """A form with labels, a text input and a select."""

    amount: discord.ui.Label[Any] = discord.ui.Label(
        text="Amount",
        description="In florins",
        component=discord.ui.TextInput(custom_id="amount", min_length=1, max_length=5),
    )
    ware: discord.ui.Label[Any] = discord.ui.Label(
        text="Ware",
        component=discord.ui.Select(
            custom_id="ware",
            options=[discord.SelectOption(label=w.title(), value=w) for w in ("silk", "wine")],
        ),
    )
    remark: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label="Remark", custom_id="remark", required=False, style=discord.TextStyle.paragraph
    )


def panel() -> discord.ui.View:
    """Buttons and a select, as every test finds them."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Bid", custom_id="bid"))
    view.add_item(discord.ui.Button(label="Pass", custom_id="pass"))
    view.add_item(discord.ui.Button(label="Shut", custom_id="shut", disabled=True))
    view.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules"))
    view.add_item(discord.ui.Button(label="Slow", custom_id="slow"))
    view.add_item(
        discord.ui.Select(
            custom_id="wares",
            placeholder="Which wares?",
            min_values=1,
            max_values=2,
            options=[
                discord.SelectOption(label=ware.title(), value=ware)
                for ware in ("silk", "wine", "iron")
            ],
        )
    )
    return view


class Botling(discord.Client):
    """Answers everything through one router, as a stateless bot does."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents.default(),
            guild_ready_timeout=0.05,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Interaction] = []
        self.seen: list[str] = []
        self.trouble: list[BaseException] = []
        self.resumes = 0
        self.news = asyncio.Event()
        self.ready_once = asyncio.Event()
        self.readied = 0
        add_commands(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(French())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds before identifying again, as discord.py would."""

    async def on_ready(self) -> None:
        self.readied += 1
        self.ready_once.set()
        self.news.set()

    async def on_resumed(self) -> None:
        self.resumes += 1
        self.news.set()

    async def on_message(self, message: discord.Message) -> None:
        if message.author == self.user:
            return
        self.seen.append(message.content)
        self.news.set()

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        import sys

        error = sys.exc_info()[1]
        assert error is not None
        self.trouble.append(error)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction)
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.component:
            await self.pressed(interaction, data)
        elif interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.send_message(said(data), ephemeral=True)

    async def pressed(self, interaction: discord.Interaction, data: dict[str, Any]) -> None:
        match data["custom_id"]:
            case "bid":
                form = BidForm(custom_id="bid-form")
                form.stop()
                await interaction.response.send_modal(form)
            case "pass":
                await interaction.response.edit_message(content="You passed", view=None)
            case "slow":
                await interaction.response.defer()
                await interaction.edit_original_response(content="Slowly done")
                await interaction.followup.send("And told you", ephemeral=True)
            case "wares":
                text = f"You took {', '.join(data['values'])}"
                await interaction.response.send_message(text, ephemeral=True)


def said(data: dict[str, Any]) -> str:
    """Read a submitted form."""
    found = {}
    for part in data["components"]:
        for inner in [*part.get("components", []), part.get("component")]:
            if inner:
                found[inner["custom_id"]] = inner.get("value", inner.get("values"))
    return " ".join(f"{key}={value}" for key, value in found.items())


def add_commands(bot: Botling) -> None:
    """Register the slash commands."""

    @bot.tree.command(name="panel", description="Show the panel")
    async def show(interaction: discord.Interaction, private: bool = False) -> None:
        await interaction.response.send_message("Choose", view=panel(), ephemeral=private)

    @bot.tree.command(name=locale_str("bid"), description=locale_str("Make a bid"))
    @app_commands.rename(amount=locale_str("amount"))
    @app_commands.describe(amount="How much", ware="Of what")
    async def bid(
        interaction: discord.Interaction, amount: app_commands.Range[int, 1, 900], ware: str = ""
    ) -> None:
        await interaction.response.send_message(f"Bid {amount} {ware}".strip(), ephemeral=True)

    @bid.autocomplete("ware")
    async def wares(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        names = ("silk", "wine", "iron")
        return [app_commands.Choice(name=n, value=n) for n in names if n.startswith(current)]

    @bot.tree.command(name="think", description="Answer late")
    async def think(interaction: discord.Interaction, private: bool = False) -> None:
        await interaction.response.defer(ephemeral=private, thinking=True)
        file = discord.File(io.BytesIO(PIXEL), "board.png", description="A single pixel")
        await interaction.edit_original_response(content="Thought", attachments=[file])
        more = await interaction.followup.send("More", wait=True, ephemeral=private)
        await more.edit(content="More still")
        extra = await interaction.followup.send("Too much", wait=True)
        await extra.delete()

    @bot.tree.command(name="letter", description="Write to me")
    async def letter(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.user.send("For your eyes", view=panel())
        except discord.Forbidden as refusal:
            await interaction.followup.send(f"refused {refusal.code}")
        else:
            await interaction.followup.send("sent")

    group = app_commands.Group(name="game", description="Games")

    @group.command(name="open", description="Open a game")
    @app_commands.choices(edition=[app_commands.Choice(name="Second", value="2nd")])
    async def open_game(interaction: discord.Interaction, edition: str = "") -> None:
        await interaction.response.send_message(f"Open {edition}".strip())

    bot.tree.add_command(group)


async def until_ready(bot: Botling, runner: asyncio.Task[None]) -> None:
    """Wait until the bot is ready, or raise what kept it from it."""
    ready = asyncio.create_task(bot.ready_once.wait())
    done, _ = await asyncio.wait({ready, runner}, timeout=10, return_when="FIRST_COMPLETED")
    ready.cancel()
    if runner in done:
        runner.result()
    assert bot.ready_once.is_set(), "the bot did not become ready"


@asynccontextmanager
async def running(world: World, intents: discord.Intents | None = None) -> AsyncIterator[Botling]:
    """Point discord.py at a world and keep a bot connected."""
    discord.http.Route.BASE = world.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(world.gateway)
    bot = Botling(intents)
    runner = asyncio.create_task(bot.start(world.token))
    try:
        await until_ready(bot, runner)
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(runner, return_exceptions=True)
