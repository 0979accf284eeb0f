"""Bots over the engine protocol: being one, and asking one.

A bot in three lines, for `azulejo arena hard 'python3 bot.py'`:

    from azulejo import aui
    if __name__ == "__main__":
        aui.serve(lambda position: position.legal_moves()[0], name="First")

The protocol is described in docs/FORMATS.md.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import TextIO, Union

from azulejo import AzulejoError, Move, Position

#: Chooses a move for whoever is to act.
Choose = Callable[[Position], Union[Move, str, int]]


def serve(
    choose: Choose,
    *,
    name: str = "Python bot",
    author: str = "unknown",
    lines: TextIO | None = None,
    out: TextIO | None = None,
) -> None:
    """Plays by the engine protocol on standard input and output until it is told to quit."""
    session = _Session(choose, name, author, out or sys.stdout)
    for line in lines or sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "quit":
            return
        session.obey(command, rest.strip())


class _Session:
    """What has been said so far."""

    def __init__(self, choose: Choose, name: str, author: str, out: TextIO) -> None:
        self.choose = choose
        self.name = name
        self.author = author
        self.out = out
        self.position: Position | None = None
        self.waits = False

    def obey(self, command: str, rest: str) -> None:
        if command == "aui":
            self.say(f"id name {self.name}", f"id author {self.author}", "auiok")
        elif command == "isready":
            self.say("readyok")
        elif command == "position":
            self.set_position(rest)
        elif command == "go" and rest == "infinite":
            self.waits = True
        elif command == "go" or (command == "stop" and self.waits):
            self.waits = False
            self.say(f"bestmove {self.best()}")

    def say(self, *lines: str) -> None:
        for line in lines:
            self.out.write(line + "\n")
        self.out.flush()

    def set_position(self, text: str) -> None:
        """Remembers a position; the last good one stays where this one is refused."""
        try:
            self.position = played(text)
        except AzulejoError as error:
            self.say("error " + " ".join(str(error).split()))

    def best(self) -> str:
        position = self.position
        if position is None or position.to_act is None:
            return "none"
        chosen = self.choose(position)
        return str(position.move_of(chosen) if isinstance(chosen, int) else chosen)


def played(text: str) -> Position:
    """The position of a `position` command: its text, and the moves and deals after `moves`."""
    text, _, steps = text.partition(" moves")
    position = Position(text)
    for step in steps.split():
        deal = step[5:] if step.lower().startswith("deal:") else None
        position = position.deal(deal) if deal is not None else position.play(step)
    return position


class Engine:
    """A program that speaks the engine protocol, as a player: call it with a position.

    >>> engine = Engine(["azulejo", "engine"], limit="nodes 2000")  # doctest: +SKIP
    """

    def __init__(self, command: Sequence[str], *, limit: str = "nodes 1000") -> None:
        self.limit = limit
        self.process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.name = "engine"
        self._tell("aui")
        for line in self._until("auiok"):
            if line.startswith("id name "):
                self.name = line[len("id name ") :]
        self.__name__ = self.name

    def __call__(self, position: Position) -> Move:
        """The move that the program plays."""
        self._tell(f"position {position}", f"go {self.limit}")
        *_, last = self._until("bestmove")
        return Move(last.split()[1])

    def close(self) -> None:
        """Ends the program."""
        if self.process.poll() is None:
            self._tell("quit")
        self.process.communicate(timeout=10)

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _tell(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def _until(self, word: str) -> list[str]:
        """The lines up to the one that begins with a word, which is the last."""
        assert self.process.stdout is not None
        heard = []
        for line in self.process.stdout:
            heard.append(line.strip())
            if heard[-1].split(" ")[0] == word:
                return heard
            if heard[-1].startswith("error "):
                raise AzulejoError(f"{self.name} refused the position: {heard[-1][6:]}")
        raise AzulejoError(f"{self.name} ended without `{word}`")
