"""The command line as a whole."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bot.cli import main


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    shown = capsys.readouterr().out
    for command in ("backup", "doctor", "replay", "restore", "run", "simulate"):
        assert f"\n    {command} " in shown


@pytest.mark.parametrize("words", [[], ["fly"], ["simulate"], ["simulate", "chess"]])
def test_what_is_no_command_is_explained(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert "usage: comptoir" in capsys.readouterr().err


def test_a_simulation_does_not_load_discord() -> None:
    code = (
        "import sys; from bot.cli import main\n"
        "try: main(['simulate', '--help'])\n"
        "except SystemExit: sys.exit('discord' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
