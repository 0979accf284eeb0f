"""An observation holds what a player knows, and nothing else."""

from __future__ import annotations

import itertools
import re

import azulejo
import numpy as np
import pytest
from games import ROOT, start, walk


def field(rules: str, name: str, row: np.ndarray) -> np.ndarray:
    """One field of an observation, as counts."""
    found = next(field for field in azulejo.observation_fields(rules) if field["name"] == name)
    size = int(np.prod(found["shape"]))
    return (row[found["start"] : found["start"] + size] * found["unit"]).reshape(found["shape"])


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_fields_cover_the_observation_and_its_bounds(rules: str) -> None:
    fields = azulejo.observation_fields(rules)
    assert fields[0]["start"] == 0
    sizes = [int(np.prod(field["shape"])) for field in fields]
    assert [field["start"] for field in fields] == [0, *itertools.accumulate(sizes)][:-1]
    assert sum(sizes) == azulejo.Rules(rules).observation_size
    most = np.concatenate([np.full(size, f["most"] / f["unit"]) for size, f in zip(sizes, fields)])
    for position in walk(rules, 5):
        row = position.observation()
        assert row.dtype == np.float32
        assert (row >= 0).all() and (row <= most + 1e-6).all()


@pytest.mark.parametrize("rules", ["2cp", "3fs", "4ce"])
def test_fields_say_what_the_position_says(rules: str) -> None:
    players = azulejo.Rules(rules).players
    for position in walk(rules, 6):
        json = position.to_dict()
        for seat in range(1, players + 1):
            row = position.observation(seat)
            around = [(seat - 1 + away) % players for away in range(players)]
            assert field(rules, "bag", row).round().astype(int).tolist() == json["bag"]
            assert field(rules, "lid", row).round().astype(int).tolist() == json["lid"]
            assert field(rules, "round", row).round() == json["round"]
            scores = [field(rules, f"board{away}.score", row).round() for away in range(players)]
            assert scores == [json["seats"][other]["score"] for other in around]
            phase = field(rules, "phase", row).argmax()
            assert ["deal", "offer", "tiling", "over"][phase] == json["phase"]
            heaps = field(rules, "discs", row).round().astype(int)
            texts = ["".join(c * n for c, n in zip("BYRKW", heap)) for heap in heaps]
            assert texts == [disc.get("tiles", "") for disc in json["factories"]]


def test_equal_information_looks_equal_whatever_the_history() -> None:
    one = azulejo.Position.start().deal("WKWW RBRB BYYB RYWR YBYB")
    other = azulejo.Position.start().deal("KWWW BBRR YBBY RRWY BBYY")
    assert one == other and hash(one) == hash(other)
    assert np.array_equal(one.observation(), other.observation())
    # The same takes in another order lead to the same table.
    paths = [
        [one.play(a).play(b).play(c).play("4YF") for a, b, c in (("1W3", "2R2", "3B5"),)],
        [one.play(a).play(b).play(c).play("4YF") for a, b, c in (("3B5", "2R2", "1W3"),)],
    ]
    assert paths[0] == paths[1]
    assert np.array_equal(paths[0][0].observation(1), paths[1][0].observation(1))


def test_nothing_that_is_hidden_is_seen() -> None:
    """Tables that differ in nothing but what the bag will give look the same until it has given it."""
    for rules in azulejo.RULES:
        position, tables = start(rules, 3), [azulejo.Table(rules) for _ in range(3)]
        for seed, table in enumerate(tables):
            table.reset(seed, position=position)
        while tables[0].position.round == 1 and tables[0].to_move >= 0:
            for player in range(azulejo.Rules(rules).players):
                one, *others = (table.observe(player) for table in tables)
                for other in others:
                    assert np.array_equal(one["observation"], other["observation"])
                    assert np.array_equal(one["action_mask"], other["action_mask"])
            action = tables[0].sample()
            for table in tables:
                table.act(action)
        assert len({str(table.position) for table in tables}) == 3, "then the bags differ"


def test_an_observation_follows_from_the_position_alone() -> None:
    for rules in azulejo.RULES:
        for position in list(walk(rules, 9))[::7]:
            copy = azulejo.Position(str(position))
            for seat in range(1, azulejo.Rules(rules).players + 1):
                assert np.array_equal(position.observation(seat), copy.observation(seat))


def test_different_tables_look_different() -> None:
    for rules in azulejo.RULES:
        seen = {}
        for position in itertools.chain(walk(rules, 1), walk(rules, 2)):
            row = position.observation(1).tobytes()
            assert seen.setdefault(row, str(position)) == str(position)


def test_who_is_not_to_move_has_no_action() -> None:
    table = azulejo.Table("3cp")
    table.reset(1)
    for player in range(3):
        mask = table.observe(player)["action_mask"]
        assert bool(mask.any()) == (player == table.to_move)


def test_the_page_lists_the_fields_as_they_are() -> None:
    page = (ROOT / "docs" / "PYTHON.md").read_text()
    table = re.search(r"<!-- fields 3fs -->\n(.*?)<!-- /fields -->", page, re.DOTALL)
    assert table is not None
    rows = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in table[1].splitlines()[2:]]
    expected = [
        [field["name"], str(field["start"]), " × ".join(map(str, field["shape"])), str(field["unit"])]
        for field in azulejo.observation_fields("3fs")
        if not re.match(r"board[12]", field["name"])
    ]
    assert [row[:4] for row in rows] == expected
    sizes = re.search(r"<!-- sizes -->\n(.*?)<!-- /sizes -->", page, re.DOTALL)
    assert sizes is not None
    for line in sizes[1].splitlines()[2:]:
        rules, observation, actions, outcomes = (cell.strip(" `") for cell in line.split("|")[1:-1])
        for name in rules.split(", "):
            found = azulejo.Rules(name)
            assert [found.observation_size, found.actions, found.chance_outcomes] == [
                int(observation),
                int(actions),
                int(outcomes),
            ], name
    assert start().observation().shape == (239,)
