"""Discord's refusals, with its own numbers and shapes."""

from __future__ import annotations

from typing import Any

JSON = dict[str, Any]

INVALID_FORM = 50035


class ApiError(Exception):
    """A refusal as Discord words it: HTTP status, numeric code, message."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: JSON | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.retry_after = retry_after

    def body(self) -> JSON:
        """Return what travels to the bot."""
        body: JSON = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class UnsupportedError(Exception):
    """The bot uses a part of Discord that the sandbox does not play."""


class SandboxError(AssertionError):
    """Something happened that must not pass unseen; raised when a sandbox closes."""


class RefusedError(Exception):
    """A Discord client would not let the user do that."""


_UNKNOWN = {
    "Application": 10002,
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "Overwrite": 10009,
    "Role": 10011,
    "User": 10013,
    "Webhook": 10015,
    "Interaction": 10062,
    "application command": 10063,
}


def unknown(what: str) -> ApiError:
    """404 for a thing that is not there, or that the bot may not know of."""
    return ApiError(404, _UNKNOWN[what], f"Unknown {what}")


def missing_access() -> ApiError:
    """403: the channel is hidden from the bot."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """403: the channel is seen, the act is not allowed."""
    return ApiError(403, 50013, "Missing Permissions")


def too_large() -> ApiError:
    """413: a file or the whole request is too big."""
    return ApiError(413, 40005, "Request entity too large")


class Violations:
    """Collects what is wrong with a form, each complaint under its path."""

    def __init__(self) -> None:
        self._found: list[tuple[str, str, str]] = []

    def add(self, path: str, code: str, message: str) -> None:
        """Note that the value at a dotted path is wrong."""
        self._found.append((path, code, message))

    def length(self, path: str, value: object, least: int, most: int) -> None:
        """Demand a text whose length lies between two bounds."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif len(value) > most and least == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif not least <= len(value) <= most:
            text = f"Must be between {least} and {most} in length."
            self.add(path, "BASE_TYPE_BAD_LENGTH", text)

    def count(self, path: str, value: object, least: int, most: int) -> None:
        """Demand a list whose size lies between two bounds."""
        if not isinstance(value, list):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif len(value) > most and least == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif not least <= len(value) <= most:
            text = f"Must be between {least} and {most} in length."
            self.add(path, "BASE_TYPE_BAD_LENGTH", text)

    def whole(self, path: str, value: object, least: int, most: int) -> None:
        """Demand a whole number between two bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", "Value is not an integer.")
        elif value < least:
            self.add(
                path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}."
            )
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def choice(self, path: str, value: object, allowed: tuple[int, ...]) -> None:
        """Demand one of a few values."""
        if value not in allowed:
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def adopt(self, prefix: str, other: Violations) -> None:
        """Take over another form's complaints under a longer path."""
        self._found += [(f"{prefix}.{path}", code, text) for path, code, text in other._found]

    def settle(self) -> None:
        """Raise the one refusal that carries every complaint, if there is any."""
        if not self._found:
            return
        tree: JSON = {}
        wrong = {path for path, _, _ in self._found}
        for path, code, message in self._found:
            # Discord never complains of a thing and of its parts at once.
            if any(path.startswith(f"{other}.") for other in wrong):
                continue
            node = tree
            for step in path.split(".") if path else []:
                node = node.setdefault(step, {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        raise ApiError(400, INVALID_FORM, "Invalid Form Body", errors=tree)
