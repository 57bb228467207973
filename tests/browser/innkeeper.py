"""What the page's tests teach the small bot beside its own commands."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image, ImageDraw

from tests.sandbox.botling import Botling, panel

ALT = "A harbour with two ships: the red one lies at the quay, the blue one at sea."
WIDE = 1600
STORY = """## The harbour wakes
**Anna** bought *two bales of silk* for ||300|| florins; `bid 120` was refused.
> The wind stands well.
- one wagon to __Köln__
- ~~two~~ three barrels
-# Prices end <t:4102444800:D>. See {link} and <#{channel}>, <@{user}>."""


def picture() -> bytes:
    """A drawing large enough to be worth enlarging."""
    image = Image.new("RGB", (WIDE, 1000), "#cfe0e6")
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 620, WIDE, 1000), fill="#3f6b8c")
    for left, hull in ((240, "#a8403a"), (980, "#3b63a0")):
        draw.polygon([(left, 600), (left + 360, 600), (left + 300, 700), (left + 60, 700)], hull)
        draw.polygon([(left + 180, 240), (left + 180, 580), (left + 330, 560)], "#fffdf9")
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def knocker(custom_id: str) -> discord.ui.View:
    """A single button."""
    view = discord.ui.View(timeout=None)
    button: discord.ui.Button[Any] = discord.ui.Button(
        label=custom_id.title(), custom_id=custom_id, style=discord.ButtonStyle.primary
    )
    view.add_item(button)
    return view


async def furnish(bot: Botling) -> None:
    """Register the innkeeper's commands as well."""
    _stories(bot)
    _calls(bot)
    await bot.tree.sync()


def _stories(bot: Botling) -> None:
    @bot.tree.command(name="story", description="Tell what happened in the harbour")
    async def story(interaction: discord.Interaction, after: str = "") -> None:
        await interaction.response.defer()
        text = STORY.format(
            link=f"https://discord.com/channels/{interaction.guild_id}/{interaction.channel_id}",
            channel=interaction.channel_id,
            user=interaction.user.id,
        )
        file = discord.File(io.BytesIO(picture()), "harbour.png", description=ALT)
        await interaction.edit_original_response(content=text, attachments=[file], view=panel())

    @story.autocomplete("after")
    async def words(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        so_far = f"{current.strip()} ".lstrip()
        return [
            app_commands.Choice(name=so_far + word, value=so_far + word)
            for word in ("dawn", "dusk")
            if len(current.split()) < 2
        ]


def _calls(bot: Botling) -> None:
    @bot.tree.command(name="call", description="Ask somebody for an answer")
    async def call(interaction: discord.Interaction, who: discord.Member) -> None:
        await interaction.response.send_message(
            f"{who.mention}, your turn", allowed_mentions=discord.AllowedMentions(users=[who])
        )

    @bot.tree.command(name="silence", description="Say nothing at all")
    async def silence(interaction: discord.Interaction) -> None:
        """Leave the visitor without an answer."""

    @bot.tree.command(name="deaf", description="Show a button nobody answers to")
    async def deaf(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Knock", view=knocker("deaf"))

    @bot.tree.command(name="seal", description="Ask for a sealed answer by letter")
    async def seal(interaction: discord.Interaction) -> None:
        await interaction.user.send("🔒 What do you bid?", view=knocker("bid"))
        await interaction.response.send_message("Letters are sent.")

    @bot.tree.command(name="turn", description="Pass the turn on, without pinging anybody")
    async def turn(interaction: discord.Interaction, to: str) -> None:
        text = f"{interaction.user.display_name} is done: all went well.\n▶ **{to}**: What now?"
        await interaction.response.send_message(text, view=knocker("now"))
