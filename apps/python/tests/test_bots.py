"""Bots, search, analysis, the arena and the engine protocol."""

from __future__ import annotations

import io
import json
import os
import pickle
import random
import subprocess
import sys
import threading

import azulejo
import pytest
from azulejo import aui
from games import LATE, ROOT, finished, start, walk

EXAMPLES = ROOT / "apps" / "python" / "examples"


@pytest.mark.parametrize("level", ["random", "greedy", "beginner", "easy", "medium", "hard"])
def test_bots_play_legal_moves_that_follow_from_their_seed(level: str) -> None:
    for rules in ("2cp", "3fs"):
        for position in list(walk(rules, 1))[1::17]:
            if position.to_act is None:
                continue
            chosen = azulejo.Bot(level, seed=4).choose(position)
            assert position.is_legal(chosen)
            assert chosen == azulejo.Bot(level, seed=4)(position) == azulejo.Bot(level, 4).search(position).best
    again = pickle.loads(pickle.dumps(azulejo.Bot(level, seed=4)))
    assert (again.level, again.seed) == (level, 4)


def test_a_bot_without_a_move_says_why() -> None:
    with pytest.raises(azulejo.AzulejoError, match="factories have not been filled"):
        azulejo.Bot().choose(azulejo.Position.start())
    with pytest.raises(azulejo.AzulejoError, match="the game is over"):
        azulejo.search(finished().position)
    with pytest.raises(azulejo.AzulejoError, match=r"expected a level: beginner, .*, random, greedy"):
        azulejo.Bot("godlike")


def test_search_finds_the_winning_move() -> None:
    found = azulejo.search(azulejo.Position(LATE), nodes=2000)
    assert str(found.best) == "CB1" and found.chance == 1.0 and found.lead == 6.0 and found.solved
    assert found.line[0] == found.best and len(found.chances) == len(found.points) == 2
    again = azulejo.search(start(), nodes=3000)
    assert again.best == azulejo.search(start(), nodes=3000).best and again.nodes <= 3000
    assert azulejo.search(start(), nodes=500, depth=1).depth == 1
    assert start("4fs").is_legal(azulejo.search(start("4fs"), nodes=500, threads=2).best)
    for arguments in ({"nodes": 0}, {"depth": 0}, {"threads": 0}, {"threads": 1000}):
        with pytest.raises(azulejo.AzulejoError):
            azulejo.search(start(), **arguments)


def test_analysis_tells_what_moves_cost() -> None:
    game = azulejo.Game()
    game.deal("WKWW RBRB BYYB RYWR YBYB")
    game.play("1W3")
    game.play("2RF")
    found = azulejo.analyze(game, nodes=2000, deals=2)
    assert found["rules"] == "2cp" and len(found["moments"]) == 3
    assert found["costliest"][0]["moment"] == 2 and found["costliest"][0]["reasons"]
    assert found["moments"][2]["grade"] in ("mistake", "blunder", "inaccuracy")
    assert found == azulejo.analyze(game.record(), nodes=2000, deals=2, threads=1)
    assert found == azulejo.analyze(str(game), nodes=2000, deals=2, threads=2)
    best = azulejo.analyze(LATE, nodes=1000, moves=2)["moves"]
    assert [line["move"] for line in best] == ["CB1", "CK1"] and best[0]["chance"] == 1.0
    assert "expected" in azulejo.analyze(azulejo.Position.start(), nodes=200, deals=2)
    assert azulejo.analyze(finished().position, nodes=10)["position"]["result"]["winners"]
    with pytest.raises(azulejo.ReadError):
        azulejo.analyze("nonsense")
    with pytest.raises(TypeError):
        azulejo.analyze(17)  # type: ignore[arg-type]


def first_legal(position: azulejo.Position) -> azulejo.Move:
    return position.legal_moves()[0]


def test_python_bots_meet_others_in_the_arena() -> None:
    report = azulejo.arena([first_legal, "random", azulejo.Bot("beginner")], games=8, seed=3)
    assert {engine["name"] for engine in report["engines"]} == {"first_legal", "random", "beginner"}
    assert sum(pairing["total"]["games"] for pairing in report["pairings"]) == 24
    assert report["faults"] == []
    pairing = report["pairings"][0]["total"]
    assert pairing["won"] + pairing["shared"] + pairing["lost"] == pairing["games"] == 8
    stable = [(row["one"], row["other"], row["total"]) for row in report["pairings"]]
    for threads in (1, 2):
        again = azulejo.arena([first_legal, "random", azulejo.Bot("beginner")], games=8, seed=3, threads=threads)
        assert stable == [(row["one"], row["other"], row["total"]) for row in again["pairings"]]


def test_levels_beat_what_is_below_them() -> None:
    report = azulejo.arena(["easy", "random"], games=20, rules=["2cp", "3fs"])
    assert report["pairings"][0]["total"]["share"] > 0.6
    gauntlet = azulejo.arena(["greedy", "random", "beginner"], games=2, gauntlet=True)
    assert [pairing["one"] for pairing in gauntlet["pairings"]] == ["greedy", "greedy"]


def test_faults_lose_the_game_and_errors_end_the_match() -> None:
    def illegal(position: azulejo.Position) -> str:
        return "9W5"

    def unreadable(position: azulejo.Position) -> str:
        return "resign"

    def broken(position: azulejo.Position) -> str:
        raise RuntimeError("out of ideas")

    for bot, kind in ((illegal, "illegal"), (unreadable, "unreadable")):
        report = azulejo.arena([bot, "random"], games=2)
        assert [fault["kind"] for fault in report["faults"]] == [kind, kind]
        assert report["pairings"][0]["total"]["lost"] == 2
    with pytest.raises(RuntimeError, match="out of ideas"):
        azulejo.arena([broken, "random"], games=2)
    for players in ([], ["random"], ["random", "nobody"]):
        with pytest.raises(azulejo.AzulejoError):
            azulejo.arena(players, games=2)
    for wrong in ([1, 2], ["random", None]):
        with pytest.raises(TypeError):
            azulejo.arena(wrong, games=2)  # type: ignore[arg-type]
    with pytest.raises((TypeError, azulejo.AzulejoError)):
        azulejo.arena([lambda position: None, "random"], games=2)
    with pytest.raises(azulejo.AzulejoError):
        azulejo.arena(["random", "greedy"], rules=[])


def test_bots_are_shared_by_threads() -> None:
    bot, position = azulejo.Bot("hard"), start()
    expected, found = bot.choose(position), []
    threads = [threading.Thread(target=lambda: found.append(bot.choose(position))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 4


def said(lines: str, choose: aui.Choose = first_legal) -> list[str]:
    out = io.StringIO()
    aui.serve(choose, name="First", author="Azulejo", lines=io.StringIO(lines), out=out)
    return out.getvalue().splitlines()


def test_the_engine_protocol_is_spoken() -> None:
    empty = str(azulejo.Position.start())
    assert said("aui\nisready\nnewgame\nquit\nisready\n") == [
        "id name First",
        "id author Azulejo",
        "auiok",
        "readyok",
    ]
    assert said(f"position {empty}\ngo nodes 1\n") == ["bestmove none"]
    assert said("go movetime 5\n") == ["bestmove none"]
    deal = "deal:WKWW,RBRB,BYYB,RYWR,YBYB"
    assert said(f"position {empty} moves {deal} 1W3\ngo movetime 9\n") == ["bestmove 2B1"]
    assert said(f"position {LATE}\ngo infinite\nisready\nstop\nstop\n") == ["readyok", "bestmove CB1"]
    kept = said(f"position {LATE}\nposition nonsense\ngo nodes 1\n")
    assert kept[0].startswith("error ") and kept[1:] == ["bestmove CB1"], "the last good position stays"
    assert said(f"position {LATE}\ngo nodes 1\n", lambda position: position.legal_actions()[0]) == ["bestmove CB1"]
    refused = said(f"position {LATE} moves CB1 CB1\ngo nodes 1\n")
    assert refused[0].startswith("error ") and refused[1] == "bestmove none"


def test_a_bot_of_ten_lines_plays_as_a_program() -> None:
    source = EXAMPLES / "aui_bot.py"
    code = [line for line in source.read_text().splitlines() if line.strip() and not line.startswith(('"', "#"))]
    assert len(code) <= 10
    with aui.Engine([sys.executable, str(source)]) as engine:
        assert engine.name == "Most tiles"
        report = azulejo.arena([engine, "random"], games=10, seed=2)
    assert report["faults"] == [] and report["pairings"][0]["total"]["share"] > 0.5
    with pytest.raises(azulejo.AzulejoError):
        aui.Engine([sys.executable, "-c", "pass"])


@pytest.mark.skipif("AZULEJO" not in os.environ, reason="AZULEJO names the program that plays the match")
def test_a_python_bot_plays_in_the_arena_of_the_command_line() -> None:
    bot = f"{sys.executable} {EXAMPLES / 'aui_bot.py'}"
    match = [os.environ["AZULEJO"], "arena", "--games", "4", "--nodes", "100", "--json", "random", bot]
    run = subprocess.run(match, capture_output=True, text=True, timeout=120, check=True)
    report = json.loads(run.stdout.splitlines()[-1])
    assert report["faults"] == [] and report["pairings"][0]["total"]["games"] == 4


def test_random_players_are_as_good_as_each_other() -> None:
    chance = random.Random(1)
    report = azulejo.arena([lambda position: chance.choice(position.legal_moves()), "random"], games=60)
    assert 0.2 < report["pairings"][0]["total"]["share"] < 0.8
