"""Measures how soon an engine answers `go movetime MS`, on every position of the vector games.

    python3 apps/azulejo/benches/answer_times.py target/release/azulejo engine

Prints the share of answers within 110% of the time, and the slowest percent. Run it on an idle machine: what else runs
there counts against the engine.
"""

import argparse
import json
import pathlib
import subprocess
import time

VECTORS = pathlib.Path(__file__).parents[3] / "crates/testkit/vectors"


def positions(path):
    """The positions of a vector game in which a player is to move."""
    for line in path.read_text().splitlines():
        state = json.loads(line)
        if state["phase"] in ("offer", "tiling"):
            yield state["position"]


class Engine:
    def __init__(self, command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self.send("aui")
        self.wait_for("auiok")

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait_for(self, word):
        for line in self.process.stdout:
            if line.split()[:1] == [word]:
                return line
        raise SystemExit(f"the engine ended before it said {word}")

    def answer_time(self, position, movetime):
        """Milliseconds from `go` to `bestmove`."""
        self.send(f"position {position}")
        self.send("isready")
        self.wait_for("readyok")
        start = time.perf_counter()
        self.send(f"go movetime {movetime}")
        self.wait_for("bestmove")
        return 1000 * (time.perf_counter() - start)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--movetime", type=int, default=100, help="milliseconds per move")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="the engine and its arguments")
    args = parser.parse_args()
    engine = Engine(args.command)
    every = []
    for path in sorted(VECTORS.glob("*.jsonl")):
        times = sorted(engine.answer_time(pos, args.movetime) for pos in positions(path))
        every += times
        mean = sum(times) / len(times)
        print(f"{path.stem}: {len(times)} answers, {mean:.1f} ms on average, {times[-1]:.1f} ms at most")
    every.sort()
    limit = 1.1 * args.movetime
    within = sum(answer <= limit for answer in every) / len(every)
    slowest = every[int(0.99 * (len(every) - 1))]
    print(f"all: {len(every)} answers, {within:.2%} within {limit:.0f} ms, 99% within {slowest:.1f} ms, {every[-1]:.1f} ms at most")


if __name__ == "__main__":
    main()
