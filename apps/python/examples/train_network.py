"""Trains an evaluation network with NumPy, gives it to the engine, and plays a match against the linear evaluation.

The engine plays itself with the linear evaluation, so nothing learned goes in. The positions of these games become
arrays (`Network.inputs`), a network in floating point is fitted to them by Adam, and `Network.from_weights` rounds it
to the integers of a weight file, which engine and search read.

    python train_network.py                                # about a minute on two cores
    python train_network.py --games 30000 --epochs 8       # longer, and stronger
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

# The matrices are small: more threads of BLAS wait for each other on a busy machine. NumPy reads it once.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import azulejo
import numpy as np

#: A network in floating point: an array for each name of `Network.weights`.
Weights = dict[str, np.ndarray]

#: Points that a points output of 1 stands for.
POINT_SCALE = 50
#: The search sees more than one result tells: its share in the target of the win.
SEARCH_SHARE = 0.75
#: At most this many moves at the start of a game, and this share of the later ones, are random.
OPENING, RANDOM_SHARE = 6, 0.03
#: Neighbors in a game say nearly the same: so many of the positions of the offer are kept.
KEPT_SHARE = 0.35
#: Each network says the win of every seat, and its final points.
WIN, POINTS = 0, 1


@dataclass
class Sample:
    """A position, what the search gave every seat there, and how the game ended."""

    position: azulejo.Position
    chances: list[float]
    win: list[float]
    points: list[float]


def play_game(rules: str, nodes: int, seed: int) -> list[Sample]:
    """A game of the linear evaluation against itself."""
    chance = random.Random(seed)
    game = azulejo.Game(rules, seed=seed)
    opening = chance.randint(0, OPENING)
    seen: list[tuple[azulejo.Position, list[float]]] = []
    between: azulejo.Position | None = None
    made = 0
    while not game.is_over:
        if game.to_act is None:
            between = game.position
            game.deal()
            continue
        if made < opening or chance.random() < RANDOM_SHARE:
            game.play(chance.choice(game.position.legal_moves()))
        else:
            found = azulejo.search(game.position, nodes, network="linear")
            # Between rounds the search after the deal is the best that is known.
            if between is not None:
                seen.append((between, found.chances))
            if chance.random() < KEPT_SHARE:
                seen.append((game.position, found.chances))
            game.play(found.best)
        between = None
        made += 1
    end = game.position
    win = [(seat in end.winners) / len(end.winners) for seat in range(1, len(end.scores) + 1)]
    return [Sample(position, chances, win, end.scores) for position, chances in seen]


def self_play(rules: str, games: int, nodes: int, seed: int) -> list[Sample]:
    """The samples of many games. A search lets other threads of Python run."""
    with ThreadPoolExecutor() as pool:
        played = pool.map(lambda number: play_game(rules, nodes, seed * 1_000_000 + number), range(games))
        return [sample for game in played for sample in game]


def first_weights(rules: str, chance: np.random.Generator) -> Weights:
    """Small random numbers, in the shapes of the shipped network."""
    sizes = {"board": 0.08, "score": 0.08, "own": 0.18, "other": 0.18, "output": 0.2}
    weights: Weights = {}
    for name, known in azulejo.Network.shipped(rules).weights()[0].items():
        size = sizes.get(name, 0.05)
        weights[name] = chance.uniform(-size, size, known.shape).astype(np.float32)
    weights["board_bias"][:] = weights["table_bias"][:] = 0.4
    weights["output_bias"][:] = (0, 0.5)
    return weights


class Pass:
    """What a network says about a batch, and the gradient of its error."""

    def __init__(self, weights: Weights, inputs: dict[str, np.ndarray]) -> None:
        self.weights = weights
        self.inputs = {name: array.astype(np.float32) for name, array in inputs.items()}
        board, score, seat, table = (self.inputs[name] for name in ("board", "score", "seat", "table"))
        self.board_sum = board @ weights["board"] + score @ weights["score"] + weights["board_bias"]
        self.boards = self.board_sum.clip(0, 1)
        own = self.boards @ weights["own"].T + seat @ weights["seat_own"]
        other = self.boards @ weights["other"].T + seat @ weights["seat_other"]
        # Every seat hears of its own board, and of all others together.
        others = other.sum(axis=1, keepdims=True) - other
        self.table_sum = own + others + table @ weights["table"] + weights["table_bias"]
        self.tables = self.table_sum.clip(0, 1)
        outputs = self.tables @ weights["output"].T + weights["output_bias"]
        win = np.exp(outputs[..., WIN] - outputs[..., WIN].max(axis=1, keepdims=True))
        self.win = win / win.sum(axis=1, keepdims=True)
        self.points = outputs[..., POINTS]

    def error(self, win: np.ndarray) -> float:
        """The cross-entropy of the win."""
        return float(-(win * np.log(self.win + 1e-6)).sum(axis=1).mean())

    def gradient(self, win: np.ndarray, points: np.ndarray) -> Weights:
        """Of the cross-entropy of the win and half the squared error of the points."""
        weights, inputs, size = self.weights, self.inputs, len(win)
        outputs = np.stack([self.win - win, self.points - points], axis=-1) / size
        table = outputs @ weights["output"] * slope(self.table_sum)
        others = table.sum(axis=1, keepdims=True) - table
        board = (table @ weights["own"] + others @ weights["other"]) * slope(self.board_sum)
        return {
            "board": across(inputs["board"], board),
            "score": across(inputs["score"], board),
            "board_bias": board.sum(axis=(0, 1)),
            "own": across(table, self.boards),
            "other": across(others, self.boards),
            "seat_own": across(inputs["seat"], table),
            "seat_other": across(inputs["seat"], others),
            "table": across(inputs["table"], table),
            "table_bias": table.sum(axis=(0, 1)),
            "output": across(outputs, self.tables),
            "output_bias": outputs.sum(axis=(0, 1)),
        }


def slope(sums: np.ndarray) -> np.ndarray:
    """Of an activation between 0 and 1; a little passes outside of it, so that no unit is lost for ever."""
    return np.where((sums >= 0) & (sums <= 1), np.float32(1), np.float32(0.01))


def across(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """The sum of outer products over all positions and seats."""
    return one.reshape(-1, one.shape[-1]).T @ other.reshape(-1, other.shape[-1])


class Adam:
    """Adam with decoupled weight decay (Kingma and Ba; Loshchilov and Hutter)."""

    def __init__(self, weights: Weights, decay: float = 0.01) -> None:
        self.weights, self.decay, self.steps = weights, decay, 0
        self.means = {name: np.zeros_like(array) for name, array in weights.items()}
        self.squares = {name: np.zeros_like(array) for name, array in weights.items()}

    def step(self, gradient: Weights, rate: float) -> None:
        self.steps += 1
        for name, slopes in gradient.items():
            mean, square, weights = self.means[name], self.squares[name], self.weights[name]
            mean += 0.1 * (slopes - mean)
            square += 0.001 * (slopes**2 - square)
            unbiased = mean / (1 - 0.9**self.steps)
            spread = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weights -= rate * (unbiased / spread + self.decay * weights)


def batches(count: int, size: int, chance: np.random.Generator) -> Iterator[np.ndarray]:
    """All rows in random order, some at a time."""
    order = chance.permutation(count)
    for start in range(0, count, size):
        yield order[start : start + size]


def fit(rules: str, samples: list[Sample], epochs: int, seed: int, name: str) -> Weights:
    """A network fitted to samples of one phase; the last tenth is held out."""
    inputs = azulejo.Network.inputs(rules, [sample.position for sample in samples])
    del inputs["offer"]
    result = np.array([sample.win for sample in samples], np.float32)
    searched = np.array([sample.chances for sample in samples], np.float32)
    win = SEARCH_SHARE * searched + (1 - SEARCH_SHARE) * result
    points = np.array([sample.points for sample in samples], np.float32) / POINT_SCALE
    chance = np.random.default_rng(seed)
    weights = first_weights(rules, chance)
    adam, learned = Adam(weights), len(samples) * 9 // 10
    size = min(256, max(1, learned // 8))
    steps, step = epochs * -(-learned // size), 0
    held_out = {key: array[learned:] for key, array in inputs.items()}
    before = Pass(weights, held_out).error(win[learned:])
    for _ in range(epochs):
        for rows in batches(learned, size, chance):
            batch = Pass(weights, {key: array[rows] for key, array in inputs.items()})
            # The rate falls to zero along a cosine.
            adam.step(batch.gradient(win[rows], points[rows]), 0.002 * (1 + np.cos(np.pi * step / steps)) / 2)
            step += 1
    after = Pass(weights, held_out).error(win[learned:])
    print(f"{name}: {learned} positions, error on {len(samples) - learned} held out {before:.4f} -> {after:.4f}")
    return weights


def train(rules: str, games: int, nodes: int, epochs: int, seed: int) -> azulejo.Network:
    """A network fitted to games of the linear evaluation."""
    samples = self_play(rules, games, nodes, seed)
    print(f"{games} games, {len(samples)} positions")
    phases = {"between rounds": [], "offer": []}  # type: dict[str, list[Sample]]
    for sample in samples:
        phases["offer" if sample.position.phase == "offer" else "between rounds"].append(sample)
    between, offer = (fit(rules, found, epochs, seed, name) for name, found in phases.items())
    return azulejo.Network.from_weights(rules, between, offer, recipe=f"train_network.py, {games} games of {rules}")


def match(rules: str, network: azulejo.Network, games: int, nodes: int, seed: int) -> tuple[int, int, int]:
    """Games of the network against the linear evaluation, on the same deals with seats changed: won, shared, lost."""

    def learned(position: azulejo.Position) -> azulejo.Move:
        return azulejo.search(position, nodes, network=network).best

    def linear(position: azulejo.Position) -> azulejo.Move:
        return azulejo.search(position, nodes, network="linear").best

    report = azulejo.arena([learned, linear], rules=rules, games=games, seed=seed)
    total = report["pairings"][0]["total"]
    return total["won"], total["shared"], total["lost"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="2cp", help="a rule set")
    parser.add_argument("--games", type=int, default=8000, help="games of self-play")
    parser.add_argument("--nodes", type=int, default=300, help="nodes per move, in self-play and in the match")
    parser.add_argument("--epochs", type=int, default=6, help="passes over the positions")
    parser.add_argument("--match-games", type=int, default=200, help="games of the match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained.aznet"), help="the weight file to write")
    options = parser.parse_args()
    network = train(options.rules, options.games, options.nodes, options.epochs, options.seed)
    options.out.write_bytes(network.to_bytes())
    print(f"wrote {options.out}; in the engine: setoption name EvalFile value {options.out}")
    # What is played with is what was written.
    network = azulejo.Network.read(options.out)
    won, shared, lost = match(options.rules, network, options.match_games, options.nodes, options.seed)
    print(f"network against linear: won {won}, shared {shared}, lost {lost} of {won + shared + lost} games")


if __name__ == "__main__":
    main()
