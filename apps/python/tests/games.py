"""What several tests need: the repository, and random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import azulejo

#: The repository.
ROOT = Path(__file__).resolve().parents[3]

#: A position in which a row can be completed.
LATE = (
    "2cp 5 1 1 2 -,-,-,-,- BK 18.18.18.17.18 0.0.0.0.0 "
    "20:-/-/-/-/-:...../W..../K..../R..../Y....:- 20:W1/-/-/-/-:BYRK./...../...../...../.....:P"
)


def start(rules: str = "2cp", seed: int = 1) -> azulejo.Position:
    """The first round of a game."""
    return azulejo.Position.start(rules).deal(seed=seed)


def walk(rules: str, seed: int) -> Iterator[azulejo.Position]:
    """All positions of a random game, the empty table and the end included."""
    chance = random.Random(seed)
    position = azulejo.Position.start(rules, 1 + seed % int(rules[0]))
    while not position.is_over:
        yield position
        if position.to_act is None:
            position = position.deal(seed=chance.getrandbits(64))
        else:
            position = position.play(chance.choice(position.legal_moves()))
    yield position


def finished(rules: str = "2cp", seed: int = 1) -> azulejo.Game:
    """A random game, to its end."""
    chance = random.Random(seed)
    game = azulejo.Game(rules, seed=seed)
    while not game.is_over:
        if game.to_act is None:
            game.deal()
        else:
            game.play(chance.choice(game.legal_moves()))
    return game
