"""A bot that plays at random. It knows no rules: `azulejo moves` tells it what is legal."""

import os
import random
import subprocess
import sys

AZULEJO = os.environ.get("AZULEJO", "azulejo")


def say(line):
    print(line, flush=True)


def legal_moves(position):
    """The legal moves of a position; an error if the position is refused."""
    run = subprocess.run([AZULEJO, "moves", position], capture_output=True, text=True)
    if run.returncode != 0:
        raise ValueError(" ".join(run.stderr.split()))
    return run.stdout.split()


def read_position(text):
    """The moves of a `position` command's argument."""
    position, _, moves = text.partition(" moves")
    if moves.strip():
        raise ValueError("this bot knows no rules, so it can't follow moves")
    return legal_moves(position)


def main():
    moves = []
    searching = False
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "aui":
            say("id name Random")
            say("id author Azulejo")
            say("auiok")
        elif command == "isready":
            say("readyok")
        elif command == "position":
            try:
                moves = read_position(rest)
            except (OSError, ValueError) as error:
                say(f"error {error}")
        elif command == "go":
            searching = True
            if rest == "infinite":
                continue
        if command in ("go", "stop") and searching:
            say("bestmove " + (random.choice(moves) if moves else "none"))
            searching = False
        if command == "quit":
            return


if __name__ == "__main__":
    main()
