"""Boards in words: sentences joined, and long texts cut into messages."""

from __future__ import annotations

from collections.abc import Iterable

ALT_MOST = 1024
"""Characters Discord takes for the description of a picture."""
MESSAGE_MOST = 1990
"""Characters of a message, less than Discord's 2000 to be on the safe side."""


def description(sentences: Iterable[str], most: int = ALT_MOST) -> str:
    """Join sentences, the most important first, as far as they fit whole."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {_ended(sentence)}".strip()
        if len(longer) > most:
            break
        text = longer
    return text


def messages(blocks: Iterable[Iterable[str]], most: int = MESSAGE_MOST) -> tuple[str, ...]:
    """Put blocks of lines into as few messages as hold them, never cutting a line that fits."""
    parts: list[str] = []
    current = ""
    for block in blocks:
        lines = [piece for line in block for piece in _pieces(line, most)]
        whole = "\n".join(lines)
        if current and len(current) + 1 + len(whole) > most:
            parts.append(current)
            current = ""
        for line in lines:
            longer = f"{current}\n{line}" if current else line
            if len(longer) > most:
                parts.append(current)
                longer = line
            current = longer
    return tuple(part for part in (*parts, current) if part)


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith((".", "!", "?", "”", "“", "»")) else f"{sentence}."


def _pieces(line: str, most: int) -> list[str]:
    return [line[at : at + most] for at in range(0, len(line), most)] or [""]
