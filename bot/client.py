"""The client: connects to Discord, registers commands and hands every event to its place."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.answering import Interaction, answer, answered, apologise, guarded
from bot.commands.game import game_commands
from bot.commands.group import said
from bot.commands.guests import remember
from bot.commands.verbs import verb_commands
from bot.commands.words import Translator, name, note
from bot.porter import DiscordPorter
from bot.router import Router
from bot.services.house import House

log = logging.getLogger(__name__)

HOUSEKEEPING = 600.0
SOON = 5.0
LAST_ANSWERS = 3.0
"""Seconds for those who are being answered when the bot is asked to stop."""
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)

AnyCommand = app_commands.Group | app_commands.Command[Any, ..., None]
Furnish = Callable[[DiscordPorter], House]


class Comptoir(discord.Client):
    """The bot: only unprivileged intents, no mentions but those meant."""

    def __init__(
        self,
        furnish: Furnish,
        *,
        synced: Path | None = None,
        ready_timeout: float = 2.0,
    ) -> None:
        # Nobody is to be told that voice will not work: it is not asked for.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=ready_timeout,
        )
        self.porter = DiscordPorter(self)
        self.house = furnish(self.porter)
        self.games = game_commands(self.house, self.porter)
        self.router = Router(self.house, self.porter, self.games)
        self.tree = Tree(self)
        self._synced = synced
        self._tasks: set[asyncio.Task[None]] = set()
        self.served = asyncio.Event()
        """Set once the connection stands and what an earlier run left unsent is being sent."""

    async def setup_hook(self) -> None:
        """Register commands if they changed, and send what an earlier run left unsent."""
        for command in commands_of(self):
            self.tree.add_command(command)
        await self.tree.set_translator(Translator())
        await self._sync()
        self._tasks.add(asyncio.create_task(self._keep_house()))

    async def _sync(self) -> None:
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, payload], sort_keys=True)
        mark = hashlib.sha256(text.encode()).hexdigest()
        known = self._synced
        if known is not None and known.exists() and known.read_text().strip() == mark:
            return
        await self.tree.sync()
        if known is not None:
            _note_down(known, mark)
        log.info("commands registered", extra={"count": len(payload)})

    async def _keep_house(self) -> None:
        await self.wait_until_ready()
        resumed = False
        while True:
            try:
                if not resumed:
                    await self.house.announcer.resume()
                    resumed = True
                await self.house.expire_lobbies()
            except Exception:
                # Whatever it was, the next round may do better.
                log.exception("housekeeping failed")
            self.served.set()
            await asyncio.sleep(HOUSEKEEPING if resumed else SOON)

    async def on_ready(self) -> None:
        """Note that the connection stands."""
        log.info("ready", extra={"servers": len(self.guilds)})

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited again: tell the tables there what happened meanwhile."""
        self.house.announcer.let_in(guild.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel changed: the bot may be allowed to post in it now."""
        if before.overwrites != after.overwrites:
            self.house.announcer.let_in(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role changed: the bot may be allowed more now."""
        if before.permissions != after.permissions:
            self.house.announcer.let_in(after.guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Presses and forms go to the router; commands have their own way."""
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds:
            await self.router.route(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """An error in one event stops nothing; its arguments may hold secrets and stay unlogged."""
        log.exception("unexpected in %s", event_method)

    async def close(self) -> None:
        """Finish what was accepted before the connection goes."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                # Cancelled on purpose a moment ago.
                await task
        self._tasks.clear()
        if not self.is_closed():
            await answered(LAST_ANSWERS)
            await self.house.close()
        await super().close()


class Tree(app_commands.CommandTree[discord.Client]):
    """Commands whose unexpected errors are apologised for."""

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person privately; the log has the rest."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("autocomplete failed", extra={"why": type(error).__name__})
            return
        await apologise(interaction)


def _note_down(known: Path, mark: str) -> None:
    """Remember what was registered; a bot that cannot only registers again at the next start."""
    try:
        known.parent.mkdir(parents=True, exist_ok=True)
        known.write_text(mark + "\n")
    except OSError as error:
        log.warning("could not note the commands", extra={"why": str(error)})


def commands_of(client: Comptoir) -> Iterator[AnyCommand]:
    """All that is registered with Discord."""
    yield client.games
    yield from verb_commands(client.house)
    yield _help()


def _help() -> app_commands.Command[Any, ..., None]:
    async def help_(interaction: Interaction) -> None:
        async with guarded(interaction):
            await remember(interaction.client.house, interaction)  # type: ignore[attr-defined]
            await answer(interaction, said(interaction, "help"))

    return app_commands.Command(
        name=name("command-help"), description=note("about-help"), callback=help_
    )
