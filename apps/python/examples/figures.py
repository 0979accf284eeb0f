"""Measures the figures of docs/PYTHON.md: `python figures.py`.

Every figure is the best of several runs, as other programs only ever make them slower.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable

import azulejo


def rate(steps: Callable[[], int], seconds: float, repeat: int) -> float:
    """How many steps a second, at best."""
    best = 0.0
    for _ in range(repeat):
        start, count = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            count += steps()
        best = max(best, count / (time.perf_counter() - start))
    return best


def vector(rules: str, observations: bool, games: int, threads: int) -> Callable[[], int]:
    """A step of many games: choosing uniformly among legal actions, stepping, masks and perhaps observations."""
    env = azulejo.VectorEnv(rules, games, threads=threads, observations=observations)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(10):
            env.step(env.sample())
        return 10 * games

    steps()
    return steps


def numpy_choice(rules: str, games: int, threads: int) -> Callable[[], int]:
    """The same with observations, and with actions that NumPy chooses from the masks."""
    import numpy as np

    env = azulejo.VectorEnv(rules, games, threads=threads)
    env.reset(seed=1)
    chance = np.random.default_rng(1)

    def steps() -> int:
        env.step((env.masks * chance.random(env.masks.shape, np.float32)).argmax(axis=1))
        return games

    return steps


def agents(rules: str) -> Callable[[], int]:
    """A game of PettingZoo: for every step `agent_iter`, `last` with observation and mask, a choice, `step`."""
    from azulejo import pettingzoo

    env = pettingzoo.env(rules)
    games = iter(range(2**60))

    def steps() -> int:
        env.reset(seed=next(games))
        count = 0
        for _ in env.agent_iter():
            _, _, over, cut, _ = env.last()
            env.step(None if over or cut else env.sample())
            count += not over
        return count

    return steps


def import_time(repeat: int) -> float:
    """Milliseconds that a new interpreter takes to import the package, at best."""
    code = "import time; t = time.perf_counter(); import azulejo; print(time.perf_counter() - t)"
    command = [sys.executable, "-c", code]
    return 1000 * min(float(subprocess.check_output(command)) for _ in range(max(repeat, 2)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--threads", type=int, default=min(2, os.cpu_count() or 1))
    options = parser.parse_args()
    measure = {"seconds": options.seconds, "repeat": options.repeat}
    size = (options.games, options.threads)
    busy = f"{os.getloadavg()[0]:.1f} programs at work besides" if hasattr(os, "getloadavg") else "load unknown"
    print(f"azulejo {azulejo.__version__}, Python {platform.python_version()}, {options.threads} threads, {busy}")
    for rules in ("2cp", "4fs"):
        print(f"{rules}, with masks: {rate(vector(rules, False, *size), **measure) / 1e6:.2f} million steps/s")
        print(f"{rules}, with observations: {rate(vector(rules, True, *size), **measure) / 1e6:.2f} million steps/s")
        print(f"{rules}, NumPy chooses: {rate(numpy_choice(rules, *size), **measure) / 1e6:.2f} million steps/s")
        print(f"{rules}, PettingZoo: {rate(agents(rules), **measure):,.0f} steps/s")
    print(f"import: {import_time(options.repeat):.0f} ms")


if __name__ == "__main__":
    main()
