"""Trains a small policy by policy gradients, with NumPy alone, and lets it play against random moves.

The policy is linear: a wish for every action from every number of the observation. It plays itself in
512 games at once. After every batch of steps, what was followed by more points than the opponent's
becomes more likely, and what was followed by fewer less so.

    python train.py            # about a minute on two cores
    python train.py --quick    # some seconds; enough to beat random play
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

import azulejo
import numpy as np

GAMES = 512
STEPS = 64
#: Points that come later count less: whoever moved long before had little part in them.
FADING = 0.97


class Policy:
    """A wish for every action from every number of the observation."""

    def __init__(self, rules: str) -> None:
        sizes = azulejo.Rules(rules)
        self.weights = np.zeros((sizes.observation_size, sizes.actions), np.float32)
        self.bias = np.zeros(sizes.actions, np.float32)

    def chances(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """How likely each legal action is."""
        wishes = observations @ self.weights + self.bias
        wishes = np.where(masks == 1, wishes, -np.inf)
        wishes -= wishes.max(axis=1, keepdims=True)
        chances = np.exp(wishes)
        return chances / chances.sum(axis=1, keepdims=True)

    def learn(self, observations: np.ndarray, surprises: np.ndarray, rate: float) -> None:
        """Follows the gradient of the expected reward."""
        self.weights += rate * observations.T @ surprises / len(surprises)
        self.bias += rate * surprises.mean(axis=0)


def sample(chances: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """An action for every row, as likely as it says."""
    thresholds = chance.random((len(chances), 1), np.float32)
    actions = (chances.cumsum(axis=1) < thresholds).sum(axis=1)
    # Rounding may leave the whole sum below the threshold.
    return np.where(actions < chances.shape[1], actions, chances.argmax(axis=1))


@dataclass
class Batch:
    """What happened in some steps of all games: an entry a step, with a row a game."""

    seen: list[np.ndarray] = field(default_factory=list)
    #: One for the action that was taken, minus how likely each was.
    pushes: list[np.ndarray] = field(default_factory=list)
    movers: list[np.ndarray] = field(default_factory=list)
    #: What every seat gained on its opponent.
    gains: list[np.ndarray] = field(default_factory=list)
    ends: list[np.ndarray] = field(default_factory=list)


def play(env: azulejo.VectorEnv, policy: Policy, chance: np.random.Generator) -> Batch:
    """Lets the policy play itself."""
    batch, rows = Batch(), np.arange(len(env))
    for _ in range(STEPS):
        chances = policy.chances(env.observations, env.masks)
        actions = sample(chances, chance)
        push = -chances
        push[rows, actions] += 1
        batch.seen.append(env.observations.copy())
        batch.pushes.append(push)
        batch.movers.append(env.to_move.copy())
        env.step(actions)
        batch.gains.append(env.rewards - env.rewards[:, ::-1])
        batch.ends.append(env.dones.copy())
    return batch


def credit(batch: Batch) -> np.ndarray:
    """What followed every action for whoever took it, compared with all others."""
    values = []
    worth = np.zeros_like(batch.gains[0])
    for movers, gains, ends in zip(batch.movers[::-1], batch.gains[::-1], batch.ends[::-1]):
        worth[ends] = 0
        worth = gains + FADING * worth
        values.append(worth[np.arange(len(movers)), movers])
    credits = np.concatenate(values[::-1])
    return (credits - credits.mean()) / (credits.std() + 1e-6)


def train(rules: str, batches: int, seed: int, rate: float = 4.0) -> Policy:
    """A policy after so many batches of play against itself."""
    env = azulejo.VectorEnv(rules, GAMES, reward="points")
    env.reset(seed=seed)
    policy, chance = Policy(rules), np.random.default_rng(seed)
    for number in range(1, batches + 1):
        batch = play(env, policy, chance)
        surprises = np.concatenate(batch.pushes) * credit(batch)[:, None]
        policy.learn(np.concatenate(batch.seen), surprises, rate)
        if number % 10 == 0:
            print(f"batch {number}: {env.scores.mean():.1f} points")
    return policy


def match(rules: str, policy: Policy, games: int, seed: int) -> tuple[int, int, int]:
    """Games of the policy against random moves, half of them from each seat: won, shared, lost."""
    env = azulejo.VectorEnv(rules, games)
    env.reset(seed=seed)
    ours = np.arange(games) % 2
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        best = policy.chances(env.observations, env.masks).argmax(axis=1)
        env.step(np.where(env.to_move == ours, best, env.sample()))
        ended = env.dones & np.isnan(result)
        result[ended] = env.rewards[ended, ours[ended]]
    return int((result > 0).sum()), int((result == 0).sum()), int((result < 0).sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    policy = train("2cp", 10 if options.quick else 300, options.seed)
    won, shared, lost = match("2cp", policy, 2000, options.seed)
    print(f"won {won}, shared {shared}, lost {lost} of 2000 games against random play")


if __name__ == "__main__":
    main()
