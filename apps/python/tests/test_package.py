"""The package itself: typed, documented, small, soon imported, and its examples run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import azulejo
import azulejo.aui
import azulejo.gymnasium
import azulejo.open_spiel
import azulejo.pettingzoo
import pytest
from games import ROOT

HERE = ROOT / "apps" / "python"
#: The others have tests of their own.
EXAMPLES = [HERE / "examples" / f"{name}.py" for name in ("arena_bot", "notebook_environments", "notebook_tour")]


def run(*command: str, folder: Path = HERE) -> str:
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_stubs_say_what_the_module_is(tmp_path: Path) -> None:
    run(sys.executable, "-m", "mypy.stubtest", "azulejo._azulejo", folder=tmp_path)


def test_the_package_is_typed() -> None:
    assert (Path(azulejo.__file__).parent / "py.typed").exists()
    run(sys.executable, "-m", "mypy", "-p", "azulejo")


def test_the_python_code_is_tidy() -> None:
    run(sys.executable, "-m", "ruff", "check", ".")
    run(sys.executable, "-m", "ruff", "format", "--check", ".")


@pytest.mark.parametrize("module", [azulejo, azulejo.aui, azulejo.pettingzoo, azulejo.gymnasium, azulejo.open_spiel])
def test_examples_in_the_documentation_of_modules_run(module: object) -> None:
    assert doctest.testmod(module, verbose=False).failed == 0  # type: ignore[arg-type]


def test_examples_of_the_page_run() -> None:
    """The Python blocks of the page are one program, from top to bottom."""
    page = (ROOT / "docs" / "PYTHON.md").read_text()
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 8
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks:
        exec(compile(block, "docs/PYTHON.md", "exec"), names)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run(example: Path) -> None:
    assert run(sys.executable, str(example))


def test_a_small_policy_learns_to_beat_random_play() -> None:
    """Its last line tells the games that were won; the seed is fixed, so they are always as many."""
    told = run(sys.executable, str(HERE / "examples" / "train.py"), "--quick")
    won = re.search(r"won (\d+), shared (\d+), lost (\d+) of (\d+) games against random play", told)
    assert won is not None, told
    wins, shared, lost, games = map(int, won.groups())
    # Five standard deviations above even are out of the reach of luck.
    assert games == wins + shared + lost == 2000
    assert wins + shared / 2 > games / 2 + 5 * (games / 4) ** 0.5, told
    assert told == run(sys.executable, str(HERE / "examples" / "train.py"), "--quick")


def test_figures_are_measured_by_a_command() -> None:
    told = run(sys.executable, str(HERE / "examples" / "figures.py"), "--seconds", "0.05", "--repeat", "1")
    assert "with masks" in told and "with observations" in told and "import" in told


def test_importing_is_quick_and_brings_no_other_library() -> None:
    code = (
        "import sys, time; t = time.perf_counter(); import azulejo; "
        "print(time.perf_counter() - t, 'numpy' in sys.modules)"
    )
    times: list[float] = []
    # On a machine that has other things to do it takes some attempts until nobody else is in the way.
    while len(times) < 5 or (min(times) >= 0.1 and len(times) < 50):
        took, loaded = run(sys.executable, "-c", code).split()
        times.append(float(took))
        assert loaded == "False"
    assert min(times) < 0.1


@pytest.mark.skipif("AZULEJO_WHEEL" not in os.environ, reason="AZULEJO_WHEEL names the wheel")
def test_the_wheel_is_small_and_for_all_pythons() -> None:
    wheel = Path(os.environ["AZULEJO_WHEEL"])
    assert wheel.stat().st_size < 5_000_000
    assert "cp39-abi3" in wheel.name
