"""Looking back at games, and letting bots meet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Union

from azulejo import _azulejo
from azulejo._azulejo import Bot, Game, Move, Position, Record, Rules

#: Somebody who plays: a bot's name, a bot, or a function of a position that answers with a move.
Player = Union[str, Bot, Callable[[Position], Union[Move, str, int]]]


def analyze(
    subject: Record | Game | Position | str,
    *,
    nodes: int = 200_000,
    deals: int = 12,
    seed: int = 1,
    moves: int = 5,
    threads: int | None = None,
) -> dict[str, Any]:
    """What every move of a game cost, or the best moves of a position.

    The dict is the JSON of `azulejo analyze`, without its sentences: see docs/ANALYSIS.md. A text is a
    record if it begins with a tag, and a position otherwise.
    """
    if isinstance(subject, str):
        subject = Record(subject) if subject.lstrip().startswith("[") else Position(subject)
    if isinstance(subject, Position):
        return _azulejo.analyze_position(subject, nodes, deals, seed, moves)
    return _azulejo.analyze_game(subject, nodes, deals, seed, threads)


def arena(
    players: Sequence[Player | tuple[str, Player]],
    *,
    rules: str | Rules | Sequence[str | Rules] = "2cp",
    games: int = 100,
    seed: int = 1,
    gauntlet: bool = False,
    threads: int | None = None,
) -> dict[str, Any]:
    """Lets bots play each other on the same deals, with seats changed.

    A player is a bot's name, a `Bot`, or a function of a position that answers with a move; a pair gives
    it another name. An illegal move loses the game, an exception ends the match. Built-in bots play on as
    many threads as there are cores, functions on one unless `threads` says otherwise; the result is the
    same. The dict is the report of `azulejo arena --json`: see docs/ARENA.md.
    """
    named = [player if isinstance(player, tuple) else (_name(player), player) for player in players]
    if threads is None and not all(isinstance(player, (str, Bot)) for _, player in named):
        threads = 1
    return _azulejo.arena(_told_apart(named), rules, games, seed, gauntlet, threads)


def _name(player: Player) -> str:
    if isinstance(player, str):
        return player
    if isinstance(player, Bot):
        return player.level
    return getattr(player, "__name__", type(player).__name__)


def _told_apart(named: list[tuple[str, Player]]) -> list[tuple[str, Player]]:
    """The same with a number behind a name that is there already."""
    seen: dict[str, int] = {}
    apart = []
    for name, player in named:
        seen[name] = seen.get(name, 0) + 1
        apart.append((name if seen[name] == 1 else f"{name} {seen[name]}", player))
    return apart
