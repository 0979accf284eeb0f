"""The package itself: typed, documented, small, soon imported, and its examples run."""

from __future__ import annotations

import doctest
import importlib.util
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
import numpy as np
import pytest
from games import ROOT, walk

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


TRAIN_NETWORK = HERE / "examples" / "train_network.py"


def test_a_network_is_trained_written_and_matched(tmp_path: Path) -> None:
    """With few games it need not win; but it predicts games that it has not seen better than before."""
    out = tmp_path / "trained.aznet"
    small = ["--games", "150", "--nodes", "40", "--epochs", "3", "--match-games", "2", "--out", str(out)]
    told = run(sys.executable, str(TRAIN_NETWORK), *small)
    before, after = map(float, re.findall(r"offer: .* held out ([\d.]+) -> ([\d.]+)", told)[0])
    assert after < before, told
    network = azulejo.Network.read(out)
    assert (network.rules, network.recipe) == ("2c", "train_network.py, 150 games of 2cp")
    result = re.search(r"network against linear: won (\d+), shared (\d+), lost (\d+) of (\d+) games", told)
    assert result is not None, told
    *parts, games = map(int, result.groups())
    assert sum(parts) == games >= 2


def test_the_trained_network_is_the_one_that_the_engine_computes() -> None:
    """The example's floating point on the shipped weights says what the engine's integers say."""
    spec = importlib.util.spec_from_file_location("train_network", TRAIN_NETWORK)
    assert spec is not None and spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    sys.modules["train_network"] = example
    spec.loader.exec_module(example)
    for rules in ("2cp", "3fs"):
        network, positions = azulejo.Network.shipped(rules), list(walk(rules, 5))[:-1]
        # While tiles are placed, the game may be decided, and the engine knows its result.
        for weights, phase in zip(network.weights(), ("deal", "offer")):
            chosen = [position for position in positions if position.phase == phase]
            inputs = azulejo.Network.inputs(rules, chosen)
            del inputs["offer"]
            computed = example.Pass(weights, inputs)
            win, points = network.evaluate(chosen)
            assert np.abs(computed.win - win).max() < 0.01
            assert np.abs(computed.points * example.POINT_SCALE - points).max() < 0.5


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
