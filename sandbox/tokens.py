"""Tokens: the sandbox has its own, and wants nothing to do with real ones."""

from __future__ import annotations

import base64
import binascii
import hmac

REAL_PARTS = 3


def looks_real(token: str) -> bool:
    """Whether this could be the token of a bot on Discord itself."""
    parts = token.removeprefix("Bot ").strip().split(".")
    if len(parts) != REAL_PARTS:
        return False
    head = parts[0]
    try:
        decoded = base64.urlsafe_b64decode(head + "=" * (-len(head) % 4))
    except (binascii.Error, ValueError):
        return False
    return decoded.isdigit()


def same_token(given: object, ours: str) -> bool:
    """Whether a bot showed the sandbox's own token."""
    return isinstance(given, str) and hmac.compare_digest(given.encode(), ours.encode())
