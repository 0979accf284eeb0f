"""The transcripts and vectors of the engine, replayed from Python."""

from __future__ import annotations

import json
import re

import azulejo
import pytest
from games import ROOT

KIT = ROOT / "crates" / "testkit"
STEP = re.compile(r"\d+ (\d[cf][pse] .*)")


def transcript(rules: str) -> tuple[list[dict[str, str]], str]:
    """The steps of a transcript, and its text."""
    text = (KIT / "playthroughs" / f"{rules}.txt").read_text()
    steps: list[dict[str, str]] = []
    for line in text.splitlines():
        if found := STEP.fullmatch(line):
            steps.append({"position": found[1]})
        elif line.startswith("  deal ") and steps:
            steps[-1]["deal"] = line[len("  deal ") :]
        elif line.startswith("  hash "):
            steps[-1]["key"] = line.split()[1].strip(",")
            if played := re.search(r"plays (\S+)(?: of (.*))?$", line):
                steps[-1]["move"] = played[1]
                steps[-1].update({"of": played[2]} if played[2] else {})
            if counted := re.search(r"(\d+) moves", line):
                steps[-1]["moves"] = counted[1]
    return steps, text


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_a_transcript_replays_to_the_same_positions(rules: str) -> None:
    steps, text = transcript(rules)
    assert len(steps) > 40
    position = azulejo.Position(steps[0]["position"])
    for step, after in zip(steps, [*steps[1:], {}]):
        assert str(position) == step["position"]
        assert f"{position.key:016x}" == step["key"]
        assert position.count_moves() == len(position.legal_moves()) == int(step.get("moves", position.count_moves()))
        if "of" in step:
            assert " ".join(map(str, position.legal_moves())) == step["of"]
        if "deal" in step:
            position = position.deal(step["deal"])
        elif after:
            position = position.play(step["move"])
    assert position.is_over
    won = re.search(r"won by seat (\d)", text)
    assert won is None or int(won[1]) in position.winners


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_a_vector_replays_line_by_line(rules: str) -> None:
    record = azulejo.Record((KIT / "vectors" / f"{rules}.azulejo").read_text())
    lines = (KIT / "vectors" / f"{rules}.jsonl").read_text().splitlines()
    frames = record.replay()
    assert len(frames) == len(lines)
    for frame, line in zip(frames, lines):
        expected = json.loads(line)
        deal, move, scoring = (expected.pop(name, None) for name in ("deal", "move", "scoring"))
        assert frame["position"].to_dict() == expected
        assert azulejo.Position.from_json(json.dumps(expected)) == frame["position"]
        assert (str(frame["deal"]) if "deal" in frame else None) == deal
        assert (str(frame["move"]) if "move" in frame else None) == move
        assert frame.get("report", {}).get("scoring") == scoring
    assert frames[-1]["position"].result == json.loads(lines[-1])["result"]


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_moves_are_counted_as_the_perft_files_say(rules: str) -> None:
    counted = 0
    for line in (KIT / "perft" / f"{rules}.txt").read_text().splitlines():
        if not line.startswith(";") and line:
            position, depth, count = line.split("\t")
            if int(count) < 20_000:
                assert azulejo.Position(position).perft(int(depth)) == int(count)
                counted += 1
    assert counted > 5
