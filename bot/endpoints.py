"""Where Discord is: the real one, or another that speaks the same."""

from __future__ import annotations

import discord.gateway
import discord.http
import yarl


def point_at(api_base: str | None, gateway: str | None) -> None:
    """Let discord.py talk to other addresses than Discord's; nothing else about it changes."""
    if api_base:
        discord.http.Route.BASE = api_base
    if gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
