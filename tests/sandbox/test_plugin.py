"""The pytest plugin, tried out in a pytest of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = """
from sandbox import World


async def test_fails(world: World) -> None:
    red = world.user("red")
    await red.say("the last thing seen", world.channel("tavern"))
    assert world.errors


async def test_has_a_fault(world: World) -> None:
    world.fault("something odd")


async def test_passes(world: World) -> None:
    await world.user("red").say("never printed", world.channel("tavern"))
"""


def test_failures_print_transcripts_and_faults_fail(tmp_path: Path) -> None:
    (tmp_path / "test_inner.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-p", "sandbox.pytest_plugin", "-p", "no:simcord"]
    ran = subprocess.run(
        [*command, "-o", "asyncio_mode=auto", "-p", "no:cacheprovider", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "1 failed, 2 passed, 1 error" in ran.stdout, ran.stdout + ran.stderr
    assert "what red saw" in ran.stdout
    assert "[#tavern] red: the last thing seen" in ran.stdout
    assert "SandboxError: something odd" in ran.stdout
    assert "never printed" not in ran.stdout.split("short test summary")[0].split("FAILURES")[1]
