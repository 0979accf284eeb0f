"""The tile-drafting game Azul: rules, bots, and environments for learning programs.

Everything that is a fact of the game is computed by the Rust engine; no rule is written here. The texts
of moves, deals, positions and records are those of the project's `docs/FORMATS.md`, and `docs/PYTHON.md`
tells how this package is used.

>>> import azulejo
>>> position = azulejo.Position.start("2cp").deal("WKWW RBRB BYYB RYWR YBYB")
>>> position.count_moves()
66
>>> position.play("1W3").to_act
2
"""

from azulejo._azulejo import (
    AzulejoError,
    Bot,
    Deal,
    Finding,
    Game,
    IllegalDeal,
    IllegalMove,
    Move,
    Network,
    Position,
    ReadError,
    Record,
    Rules,
    State,
    Table,
    VectorEnv,
    observation_fields,
    search,
)
from azulejo._matches import analyze, arena

__version__ = "0.1.0"

#: All eighteen rule sets.
RULES = tuple(str(rules) for rules in Rules.all())

__all__ = [
    "RULES",
    "AzulejoError",
    "Bot",
    "Deal",
    "Finding",
    "Game",
    "IllegalDeal",
    "IllegalMove",
    "Move",
    "Network",
    "Position",
    "ReadError",
    "Record",
    "Rules",
    "State",
    "Table",
    "VectorEnv",
    "analyze",
    "arena",
    "observation_fields",
    "search",
]
