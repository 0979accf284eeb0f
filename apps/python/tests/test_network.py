"""Evaluation networks: shipped and custom weights, batches of positions, searches that use them."""

from __future__ import annotations

import copy
import pickle
import threading
from pathlib import Path

import azulejo
import numpy as np
import pytest
from games import LATE, ROOT, start, walk

#: One rule set for each number of players and wall side.
NETWORKS = ["2cp", "2fp", "3cp", "3fp", "4cp", "4fp"]


def network_for(rules: str) -> azulejo.Network:
    """The trained weights for two players as a network for any number: the checksum excludes the header."""
    two, own = f"2{rules[1]}", rules[:2]
    weights = azulejo.Network.shipped(f"{two}p").to_bytes()
    return azulejo.Network.read(weights.replace(f"rules {two}".encode(), f"rules {own}".encode(), 1))


def constant(rules: str = "2c", weight: int = 0) -> bytes:
    """A weight file with the same weight everywhere: it needs nothing of the shipped ones but their size."""
    header = azulejo.Network.shipped("2cp").to_bytes().partition(b"\n\n")[0].decode().splitlines()
    count = int(header[3].removeprefix("weights "))
    low, high = weight.to_bytes(2, "little", signed=True)
    payload = bytes([low]) * count + bytes([high]) * count
    checksum = 0xCBF29CE484222325
    for byte in payload:
        checksum = (checksum ^ byte) * 0x100000001B3 % 2**64
    lines = [header[0], f"rules {rules}", "recipe constant", header[3], f"checksum {checksum:016x}", "", ""]
    return "\n".join(lines).encode() + payload


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_every_position_of_a_game_is_evaluated(rules: str) -> None:
    positions = list(walk(rules, 5))
    win, points = network_for(rules).evaluate(positions)
    assert win.shape == points.shape == (len(positions), int(rules[0]))
    assert win.dtype == points.dtype == np.float32
    assert (win >= 0).all() and (points >= 0).all()
    assert np.allclose(win.sum(axis=1), 1, atol=1e-3)


@pytest.mark.parametrize("rules", NETWORKS)
def test_one_network_serves_all_kinds_of_factories(rules: str) -> None:
    network = network_for(rules)
    assert network.rules == rules[:2] and repr(network) == f"<Network {network.rules}: {network.recipe}>"
    mixed = [start(rules[:2] + kind, seed) for seed in range(3) for kind in "spe"]
    together = network.evaluate(mixed)
    apart = [network.evaluate([position]) for position in mixed]
    for numbers, single in zip(together, zip(*apart)):
        assert (numbers == np.concatenate(single)).all()


def test_the_shipped_networks_are_the_files_of_the_repository() -> None:
    for path in (ROOT / "crates" / "networks" / "weights").glob("*.aznet"):
        network = azulejo.Network.read(path)
        assert network.recipe and network.to_bytes() == path.read_bytes()
        for kind in "pse":
            rules = azulejo.Rules(network.rules + kind)
            assert azulejo.Network.shipped(rules) == azulejo.Network.shipped(str(rules)) == network


def test_a_position_that_is_over_has_its_result() -> None:
    ends = [list(walk(rules, seed))[-1] for rules in ("3cp", "3cs") for seed in range(5)]
    win, points = network_for("3cp").evaluate(ends)
    assert points.tolist() == [position.scores for position in ends]
    for row, position in zip(win, ends):
        shares = [(seat in position.winners) / len(position.winners) for seat in (1, 2, 3)]
        assert np.allclose(row, shares, atol=1e-4)


def test_objects_texts_and_arrays_are_evaluated_alike() -> None:
    network, positions = azulejo.Network.shipped("2fs"), list(walk("2fs", 3))
    texts = [str(position) for position in positions]
    objects = np.empty(len(positions), dtype=object)
    objects[:] = positions
    expected = network.evaluate(positions)
    inputs = [texts, tuple(texts), np.array(texts), objects, iter(positions), [positions[0], *texts[1:]], positions]
    for given in inputs:
        for numbers, known in zip(network.evaluate(given), expected):
            assert (numbers == known).all()
    env = azulejo.VectorEnv("2fs", 16)
    env.reset(seed=1)
    assert network.evaluate(env.positions())[0].shape == (16, 2)


@pytest.mark.parametrize("rules", NETWORKS)
def test_no_positions_give_no_rows(rules: str) -> None:
    win, points = network_for(rules).evaluate([])
    assert win.shape == points.shape == (0, int(rules[0])) and win.dtype == points.dtype == np.float32


def test_threads_evaluate_alike() -> None:
    network, positions = network_for("4cp"), list(walk("4cp", 2))
    expected, found = network_for("4cp").evaluate(positions), []
    threads = [threading.Thread(target=lambda: found.append(network.evaluate(positions))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert all((numbers == known).all() for each in found for numbers, known in zip(each, expected))


@pytest.mark.parametrize("rules", NETWORKS)
def test_weights_are_written_and_read(rules: str, tmp_path: Path) -> None:
    network, path = network_for(rules), tmp_path / "weights.aznet"
    weights = network.to_bytes()
    path.write_bytes(weights)
    for source in (weights, bytearray(weights), path, str(path)):
        assert azulejo.Network.read(source) == network
    assert pickle.loads(pickle.dumps(network)) == copy.copy(network) == copy.deepcopy(network) == network
    assert azulejo.Network.read(weights).to_bytes() == weights


def test_custom_weights_decide_the_numbers() -> None:
    network = azulejo.Network.read(constant())
    assert (network.rules, network.recipe) == ("2c", "constant") and network != azulejo.Network.shipped("2cp")
    win, points = network.evaluate([start("2cp"), start("2ce")])
    assert (win == 0.5).all() and (points == 0).all()
    three = azulejo.Network.read(constant("3f"))
    assert np.allclose(three.evaluate([start("3fp")])[0], 1 / 3, atol=1e-4)


def test_a_damaged_file_is_rejected_with_its_reason(tmp_path: Path) -> None:
    weights = azulejo.Network.shipped("2cp").to_bytes()
    flipped = bytearray(weights)
    flipped[-1] ^= 1
    damaged = [
        (b"", "not a weight file"),
        (b"nonsense" * 1000, "not a weight file"),
        (bytes(flipped), "checksum"),
        (weights[:-1], "bytes of weights, expected"),
        (weights + b"\0", "bytes of weights, expected"),
        (weights.replace(b"rules 2c", b"rules 5c", 1), '"rules"'),
        (weights.replace(b"\nweights ", b"\nweights 1", 1), "this version needs"),
    ]
    for content, reason in damaged:
        with pytest.raises(azulejo.ReadError, match=reason):
            azulejo.Network.read(content)
        path = tmp_path / "damaged.aznet"
        path.write_bytes(content)
        with pytest.raises(azulejo.ReadError, match=rf"damaged\.aznet: .*{reason}"):
            azulejo.Network.read(path)
    path.write_bytes(weights + bytes(10_000_000))
    with pytest.raises(azulejo.ReadError, match=r"damaged\.aznet: not a weight file: more than \d+ bytes"):
        azulejo.Network.read(path)
    with pytest.raises(FileNotFoundError):
        azulejo.Network.read(tmp_path / "missing.aznet")
    for source in (None, 17, ["weights.aznet"]):
        with pytest.raises(TypeError):
            azulejo.Network.read(source)  # type: ignore[arg-type]


def test_a_bad_position_is_rejected_with_its_index() -> None:
    network, good = azulejo.Network.shipped("2cp"), start()
    for other in ("3cp", "2fp", "4fs"):
        with pytest.raises(azulejo.AzulejoError, match=f"^position 1 is of {other}, the network evaluates 2c$"):
            network.evaluate([good, start(other)])
    with pytest.raises(azulejo.ReadError, match=r"^position 2: "):
        network.evaluate([good, LATE, "nonsense"])
    with pytest.raises(TypeError, match=r"^position 1: expected Position or str, found int"):
        network.evaluate([good, 17])  # type: ignore[list-item]
    for single, kind in ((good, "Position"), (LATE, "str")):
        with pytest.raises(TypeError, match=f"^expected a sequence of positions, found a single {kind}"):
            network.evaluate(single)  # type: ignore[arg-type]
    for wrong in (None, 17, np.array(LATE), np.array([[LATE]])):
        with pytest.raises(TypeError):
            network.evaluate(wrong)  # type: ignore[arg-type]
    for rules in ("5cp", "2c"):
        with pytest.raises(azulejo.ReadError):
            azulejo.Network.shipped(rules)


@pytest.mark.parametrize("rules", ["2cp", "2fs"])
def test_a_search_of_one_move_tells_the_evaluation_after_it(rules: str) -> None:
    network, position = azulejo.Network.shipped(rules), start(rules)
    found = azulejo.search(position, depth=1, network=network)
    win, points = network.evaluate([position.play(found.best)])
    assert np.allclose(win[0], found.chances, atol=1e-3) and np.allclose(points[0], found.points, atol=0.01)


def test_a_search_uses_the_network_it_is_given() -> None:
    for rules in ("2cp", "2fs"):
        position, shipped = start(rules), azulejo.Network.shipped(rules)
        found, usual = (azulejo.search(position, 1000, network=network) for network in (shipped, None))
        assert (found.best, found.chances, found.points) == (usual.best, usual.chances, usual.points)
    for rules in ("2cp", "3fs"):
        position, blind = start(rules), azulejo.Network.read(constant(rules[:2]))
        found = azulejo.search(position, 200, depth=2, network=blind)
        assert position.is_legal(found.best) and found.points == [0.0] * int(rules[0])
    four = network_for("4cp")
    assert start("4cp").is_legal(azulejo.search(start("4cp"), 500, threads=2, network=four).best)
    with pytest.raises(azulejo.AzulejoError, match=r"^the position is of 3cp, the network evaluates 2c$"):
        azulejo.search(start("3cp"), network=azulejo.Network.shipped("2cp"))
    with pytest.raises(TypeError):
        azulejo.search(start(), network="2cp")  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", NETWORKS)
def test_a_network_is_built_from_its_weights(rules: str) -> None:
    network = azulejo.Network.shipped(rules)
    between, offer = network.weights()
    rebuilt = azulejo.Network.from_weights(rules, between, offer, network.recipe)
    # Everything but the policy, which orders moves and evaluates nothing.
    for rebuilt_phase, phase in zip(rebuilt.weights(), (between, offer)):
        assert rebuilt_phase.keys() == phase.keys()
        assert all(np.array_equal(rebuilt_phase[name], phase[name]) for name in phase)
    again = azulejo.Network.from_weights(rules, *rebuilt.weights(), network.recipe)
    assert again == rebuilt and again.to_bytes() == rebuilt.to_bytes()
    assert azulejo.Network.from_weights(rules, offer, between, network.recipe) != rebuilt


def test_weights_are_rounded_to_what_a_file_holds() -> None:
    between, offer = azulejo.Network.shipped("2cp").weights()
    offer["own"] = np.full(offer["own"].shape, 1e9)
    offer["board_bias"] = [0.25 + 1e-6] * 64
    network = azulejo.Network.from_weights("2cp", between, offer, "two\nlines")
    assert network.recipe == "two lines"
    stored = network.weights()[1]
    assert (stored["own"] == np.float32(32767 / 64)).all() and (stored["board_bias"] == 0.25).all()


def test_bad_weights_are_rejected_by_name() -> None:
    good, _ = azulejo.Network.shipped("2cp").weights()
    bad = [
        ({**good, "own": np.zeros((64, 32))}, r"^own has the shape \[64, 32\], expected \[32, 64\]$"),
        ({**good, "score": np.full((17, 64), np.nan)}, "^score holds NaN$"),
        ({**good, "bias": np.zeros(3)}, "^no weights are called `bias`; expected board, score, "),
        ({name: array for name, array in good.items() if name != "table"}, "^table is missing$"),
    ]
    for arrays, reason in bad:
        for between, offer in ((arrays, good), (good, arrays)):
            with pytest.raises(azulejo.AzulejoError, match=reason):
                azulejo.Network.from_weights("2cp", between, offer)
    with pytest.raises(ValueError):
        azulejo.Network.from_weights("2cp", good, {**good, "own": "text"})
    with pytest.raises(TypeError):
        azulejo.Network.from_weights("2cp", good, None)  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", ["2cp", "2fs", "3ce", "4fp"])
def test_inputs_have_a_row_for_each_position_and_seat(rules: str) -> None:
    positions, players = list(walk(rules, 5))[:-1], int(rules[0])
    inputs = azulejo.Network.inputs(rules, positions)
    between, _ = azulejo.Network.shipped(rules).weights()
    for name in ("board", "score", "table"):
        assert inputs[name].shape == (len(positions), players, len(between[name]))
    assert inputs["seat"].shape == (len(positions), players, len(between["seat_own"]))
    assert inputs["offer"].tolist() == [position.phase == "offer" for position in positions]
    assert np.allclose(inputs["score"].sum(axis=2), 1)
    # The seats are asked about lines only while something is on offer.
    assert (inputs["seat"].any(axis=(1, 2)) == inputs["offer"]).all()
    assert azulejo.Network.inputs(rules, [])["board"].shape[:2] == (0, players)


def test_inputs_of_other_rules_and_of_ends_are_rejected() -> None:
    end = list(walk("2cp", 1))[-1]
    for positions, reason in (
        ([start("2cp"), start("3cp")], "^position 1 is of 3cp, expected 2cp$"),
        ([start("2cs"), end], "^position 1 is over$"),
    ):
        with pytest.raises(azulejo.AzulejoError, match=reason):
            azulejo.Network.inputs("2cp", positions)


def test_a_search_can_do_without_a_network() -> None:
    position = start("2cp")
    linear, shipped = azulejo.search(position, 500, network="linear"), azulejo.search(position, 500)
    assert position.is_legal(linear.best) and linear.chances != shipped.chances
