"""Everything a host can set, from the environment or a `.env` file; see `.env.example`."""

from __future__ import annotations

import base64
import binascii
import re
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from render.words import languages

_UNITS = {"s": "seconds", "m": "minutes", "h": "hours", "d": "days"}
_SPAN = re.compile(r"(\d+(?:\.\d+)?)\s*([smhd])")
_TOKEN = re.compile(r"([\w-]{23,30})\.[\w-]{6,7}\.[\w-]{27,}")


class SettingsError(Exception):
    """A setting cannot be read; the message names each and what is wrong with it."""


def _read_span(value: object) -> object:
    """Turn `90s`, `15m`, `24h` or `3d` into a span of time."""
    if not isinstance(value, str):
        return value
    found = _SPAN.fullmatch(value.strip().lower())
    if found is None:
        raise ValueError("write a number and a unit: 90s, 15m, 24h or 3d")
    return timedelta(**{_UNITS[found[2]]: float(found[1])})


Span = Annotated[timedelta, BeforeValidator(_read_span), Field(gt=timedelta(0))]
"""A length of time, written with its unit."""

Address = Annotated[str, Field(pattern=r"^(https?|wss?)://\S+$")]


class Settings(BaseSettings):
    """The settings, each under its name in capitals."""

    # A refused token must not be printed with the reason why.
    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = None
    discord_api_base: Address | None = None
    discord_gateway: Address | None = None
    database: Path = Path("data/comptoir.sqlite3")
    database_patience: Span = timedelta(seconds=1)
    # Not LANGUAGE: shells set that for themselves, to lists such as `en_US:en`.
    table_language: str = languages[0]
    lobby_lasts: Span = timedelta(days=3)
    stand_in_after: Span = timedelta(hours=24)
    drawing_processes: int = Field(1, ge=1, le=64)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["console", "json"] = "console"

    @field_validator("table_language")
    @classmethod
    def _known_language(cls, value: str) -> str:
        if value not in languages:
            raise ValueError(f"choose one of {', '.join(languages)}")
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @property
    def token(self) -> str | None:
        """The bot's token in clear, for the connection only."""
        return self.discord_token.get_secret_value() if self.discord_token else None


def read_settings(env_file: Path | None = Path(".env")) -> Settings:
    """Read the settings, or say in words which are wrong."""
    try:
        return Settings(_env_file=env_file)  # type: ignore[call-arg]
    except ValidationError as error:
        faults = [f"{str(fault['loc'][0]).upper()}: {fault['msg']}" for fault in error.errors()]
        # Without the cause: pydantic's own report could repeat what was set.
        raise SettingsError("\n".join(faults)) from None


def looks_like_token(token: str) -> bool:
    """Whether a text has the form of a bot token: an encoded id, a time and a signature."""
    found = _TOKEN.fullmatch(token)
    if found is None:
        return False
    try:
        user = base64.urlsafe_b64decode(found[1] + "=" * (-len(found[1]) % 4))
    except binascii.Error:
        return False
    return user.isdigit()
