"""Limits of application commands and their options."""

from __future__ import annotations

import re
from collections import Counter

from sandbox.errors import JSON, ApiError, Violations

NAME = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}$")
MOST_OPTIONS = 25
MOST_CHOICES = 25
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
MOST_TEXT = 8000
CHAT_INPUT = 1
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
TYPES = tuple(range(1, 12))
LENGTHS = ("min_length", "max_length")
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
        "ar",
    ]
)


def check_all(bodies: list[JSON]) -> None:
    """Refuse a set of commands Discord would refuse."""
    wrong = Violations()
    for index, body in enumerate(bodies):
        check(str(index), body, wrong)
    seen: set[tuple[str, int]] = set()
    for index, body in enumerate(bodies):
        key = (str(body.get("name")), body.get("type") or CHAT_INPUT)
        if key in seen:
            text = "Application command names must be unique"
            wrong.add(str(index), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add(key)
    wrong.settle()
    kinds = Counter(body.get("type") or CHAT_INPUT for body in bodies)
    if any(kinds[kind] > most for kind, most in MOST_COMMANDS.items()):
        raise ApiError(400, 30032, "Maximum number of application commands reached (100)")


def check(path: str, body: JSON, wrong: Violations) -> None:
    """Check one command; a path of '' stands for the whole form."""
    at = f"{path}." if path else ""
    kind = body.get("type") or CHAT_INPUT
    wrong.choice(f"{at}type", kind, (1, 2, 3))
    if kind != CHAT_INPUT:
        wrong.length(f"{at}name", body.get("name"), 1, 32)
        if body.get("description"):
            text = "Context menu commands cannot have description"
            wrong.add(f"{at}description", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", text)
        return
    _check_words(at, body, wrong)
    _check_options(at, body.get("options") or [], wrong, depth=0)
    if _size(body) > MOST_TEXT:
        text = f"Command exceeds maximum size ({MOST_TEXT})"
        wrong.add(path, "APPLICATION_COMMAND_TOO_LARGE", text)


def _check_words(at: str, body: JSON, wrong: Violations) -> None:
    _check_name(f"{at}name", body.get("name"), wrong)
    wrong.length(f"{at}description", body.get("description"), 1, 100)
    for key in ("name_localizations", "description_localizations"):
        for locale, words in (body.get(key) or {}).items():
            here = f"{at}{key}.{locale}"
            if locale not in LOCALES:
                wrong.add(here, "DICT_TYPE_KEY_INVALID", f"{locale} is not a locale Discord knows")
            elif key.startswith("name"):
                _check_name(here, words, wrong)
            else:
                wrong.length(here, words, 1, 100)


def _check_name(path: str, name: object, wrong: Violations) -> None:
    if not isinstance(name, str) or not NAME.match(name) or name != name.lower():
        text = "Command name is invalid"
        wrong.add(path, "APPLICATION_COMMAND_INVALID_NAME", text)


def _check_options(at: str, options: list[JSON], wrong: Violations, depth: int) -> None:
    wrong.count(f"{at}options", options, 0, MOST_OPTIONS)
    names = Counter(option.get("name") for option in options)
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        text = "Sub-command and sub-command group option types are mutually exclusive"
        wrong.add(f"{at}options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    optional_seen = False
    for index, option in enumerate(options):
        here = f"{at}options.{index}"
        if names[option.get("name")] > 1:
            text = "Option name already in use"
            wrong.add(f"{here}.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", text)
        if option.get("required") and optional_seen:
            text = "Required options must be placed before non-required options"
            wrong.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen = optional_seen or not option.get("required")
        _check_option(here, option, wrong, depth)


def _check_option(path: str, option: JSON, wrong: Violations, depth: int) -> None:
    kind = option.get("type")
    wrong.choice(f"{path}.type", kind, TYPES)
    _check_words(f"{path}.", option, wrong)
    if kind in (SUBCOMMAND, GROUP):
        if depth > (1 if kind == SUBCOMMAND else 0):
            text = "Sub-commands nest at most one group deep"
            wrong.add(f"{path}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
        inner = option.get("options") or []
        if kind == GROUP and any(one.get("type") != SUBCOMMAND for one in inner):
            text = "A group holds sub-commands only"
            wrong.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
        _check_options(f"{path}.", inner, wrong, depth + 1)
        return
    _check_choices(path, option, wrong)
    _check_bounds(path, option, wrong)


def _check_choices(path: str, option: JSON, wrong: Violations) -> None:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        text = "Choices and autocomplete are mutually exclusive"
        wrong.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", text)
    check_choices(f"{path}.choices", choices, option.get("type"), wrong)


def check_choices(path: str, choices: list[JSON], kind: object, wrong: Violations) -> None:
    """Check the choices of an option, fixed ones or those of an autocompletion."""
    wrong.count(path, choices, 0, MOST_CHOICES)
    for index, choice in enumerate(choices):
        wrong.length(f"{path}.{index}.name", choice.get("name"), 1, 100)
        for locale, words in (choice.get("name_localizations") or {}).items():
            wrong.length(f"{path}.{index}.name_localizations.{locale}", words, 1, 100)
        value = choice.get("value")
        if kind == STRING:
            wrong.length(f"{path}.{index}.value", value, 1, 100)
        elif kind == INTEGER:
            wrong.whole(f"{path}.{index}.value", value, -(2**53) + 1, 2**53 - 1)
        elif kind == NUMBER and not isinstance(value, int | float):
            wrong.add(f"{path}.{index}.value", "NUMBER_TYPE_COERCE", "Value is not a number.")


def _check_bounds(path: str, option: JSON, wrong: Violations) -> None:
    kind = option.get("type")
    for keys, kinds in ((("min_value", "max_value"), (INTEGER, NUMBER)), (LENGTHS, (STRING,))):
        least, most = option.get(keys[0]), option.get(keys[1])
        if (least is not None or most is not None) and kind not in kinds:
            text = f"{keys[0]} and {keys[1]} do not fit this option type"
            wrong.add(path, "APPLICATION_COMMAND_OPTIONS_BOUNDS_INVALID", text)
        if least is not None and most is not None and least > most:
            wrong.add(f"{path}.{keys[0]}", "NUMBER_TYPE_MAX", f"{keys[0]} exceeds {keys[1]}")
    if option.get("min_length") is not None:
        wrong.whole(f"{path}.min_length", option["min_length"], 0, 6000)
    if option.get("max_length") is not None:
        wrong.whole(f"{path}.max_length", option["max_length"], 1, 6000)


def _size(body: JSON) -> int:
    """Characters that count towards the limit of one command."""

    def longest(key: str) -> int:
        words = [body.get(key) or "", *(body.get(f"{key}_localizations") or {}).values()]
        return max(len(str(word)) for word in words)

    choices = body.get("choices") or []
    picked = sum(len(str(c.get("name", ""))) + len(str(c.get("value", ""))) for c in choices)
    inner = sum(_size(option) for option in body.get("options") or [])
    return longest("name") + longest("description") + picked + inner
