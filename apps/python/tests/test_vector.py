"""Many games at once."""

from __future__ import annotations

import threading

import azulejo
import numpy as np
import pytest


def walked(rules: str, threads: int, steps: int = 120, games: int = 200) -> list[np.ndarray]:
    """Everything that is seen of a random walk."""
    env = azulejo.VectorEnv(rules, games, threads=threads, reward="points")
    env.reset(seed=11)
    seen: list[np.ndarray] = []
    for _ in range(steps):
        env.step(env.sample())
        arrays = (env.observations, env.masks, env.to_move, env.rewards, env.dones, env.scores, env.actions)
        seen += [array.copy() for array in arrays if array is not None]
    return seen


@pytest.mark.parametrize("rules", ["2cp", "4fs"])
def test_the_number_of_threads_changes_nothing(rules: str) -> None:
    alone = walked(rules, 1)
    for threads in (2, 3):
        assert all(np.array_equal(a, b) for a, b in zip(alone, walked(rules, threads)))


def test_arrays_are_made_once_and_written_in_place() -> None:
    env = azulejo.VectorEnv("2cp", 32)
    held = (env.observations, env.masks, env.rewards, env.dones, env.scores, env.to_move, env.actions)
    addresses = [array.ctypes.data for array in held if array is not None]
    env.reset(seed=1)
    before = env.masks.copy()
    assert env.sample() is env.actions
    env.step(env.actions)
    now = (env.observations, env.masks, env.rewards, env.dones, env.scores, env.to_move, env.actions)
    assert addresses == [array.ctypes.data for array in now if array is not None]
    assert not np.array_equal(before, env.masks)


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_a_game_that_ends_is_rewarded_and_followed_by_the_next(rules: str) -> None:
    players = azulejo.Rules(rules).players
    env = azulejo.VectorEnv(rules, 16, observations=False)
    assert env.observations is None
    env.reset(seed=2)
    ended = 0
    for _ in range(400):
        env.step(env.sample())
        assert (env.rewards[~env.dones] == 0).all()
        for game in np.flatnonzero(env.dones):
            ended += 1
            rewards, scores = env.rewards[game], env.scores[game]
            assert (abs(rewards.sum()) < 1e-6 and rewards.max() > 0) or (rewards == 0).all()
            assert scores[rewards.argmax()] == scores.max()
            if (rewards == 1).any():
                assert sorted(rewards)[-2] == pytest.approx(-1 / (players - 1))
            assert env.positions()[game].round == 1
    assert ended > 16


def test_points_add_up_to_the_score() -> None:
    env = azulejo.VectorEnv("2cp", 8, reward="points")
    env.reset(seed=3)
    sums = np.zeros((8, 2))
    for _ in range(300):
        env.step(env.sample())
        sums += env.rewards
        assert np.array_equal(sums, env.scores)
        sums[env.dones] = 0


def test_margins_are_those_of_the_scores() -> None:
    env = azulejo.VectorEnv("2cp", 8, reward="margin")
    env.reset(seed=3)
    for _ in range(300):
        env.step(env.sample())
        margin = np.where(env.dones, env.scores[:, 0] - env.scores[:, 1], 0)
        assert np.array_equal(env.rewards[:, 0], margin) and np.array_equal(env.rewards[:, 1], -margin)


def test_games_follow_from_seed_and_place() -> None:
    few, many = azulejo.VectorEnv("3cp", 4), azulejo.VectorEnv("3cp", 40)
    few.reset(seed=5)
    many.reset(seed=5)
    assert few.positions() == many.positions()[:4]
    many.reset(seed=6)
    assert few.positions()[0] != many.positions()[0]


def test_actions_may_be_any_row_of_numbers() -> None:
    env = azulejo.VectorEnv("2cp", 6)
    for make in (list, tuple, np.asarray, lambda a: np.asarray(a, np.int32), lambda a: np.repeat(a, 2)[::2]):
        env.reset(seed=1)
        env.step(make(env.sample().tolist()))


def test_a_bad_step_changes_nothing() -> None:
    env = azulejo.VectorEnv("2cp", 300, threads=2)
    with pytest.raises(azulejo.AzulejoError, match="call reset first"):
        env.step([0] * 300)
    env.reset(seed=1)
    before = (env.positions(), env.masks.copy())
    good = env.sample().copy()
    for place, action, words in [
        (200, 999, "game 200: there is no action 999, only 0 to 179"),
        (7, -1, "game 7: there is no action -1, only 0 to 179"),
        (0, 150, "game 0: action 150, CB1: the center has no blue; it is empty"),
    ]:
        actions = good.copy()
        actions[place] = action
        with pytest.raises(azulejo.IllegalMove) as refusal:
            env.step(actions)
        assert str(refusal.value) == words
        assert env.positions() == before[0] and np.array_equal(env.masks, before[1])
    for wrong in (good[:-1], [], np.zeros((300, 1), np.int64)):
        with pytest.raises((azulejo.AzulejoError, TypeError)):
            env.step(wrong)
    for wrong in (None, "abc", good.astype(float), [None] * 300, [2**70] * 300):
        with pytest.raises((TypeError, OverflowError, azulejo.AzulejoError)):
            env.step(wrong)  # type: ignore[arg-type]
    env.masks.flags.writeable = False
    with pytest.raises(azulejo.AzulejoError):
        env.step(good)
    env.masks.flags.writeable = True
    env.step(good)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"num_envs": 0}, "0 games; there may be 1 to 65536"),
        ({"num_envs": -5}, "-5 games"),
        ({"num_envs": 2**40}, "games; there may be"),
        ({"threads": 0}, "0 threads; there may be 1 to 256"),
        ({"threads": 10**9}, "threads; there may be"),
        ({"rules": "5cp"}, "is no rule set"),
        ({"reward": "fun"}, "expected a reward: outcome, margin, points"),
    ],
)
def test_bad_settings_are_refused(arguments: dict, words: str) -> None:
    with pytest.raises(azulejo.AzulejoError, match=words):
        azulejo.VectorEnv(**arguments)


def test_the_interpreter_is_free_while_games_are_stepped() -> None:
    """Environments in several threads run at once and each by itself."""
    expected = walked("2cp", 1, 60)
    results: list[list[np.ndarray]] = [[] for _ in range(4)]

    def work(place: int) -> None:
        results[place] = walked("2cp", 2, 60)

    threads = [threading.Thread(target=work, args=(place,)) for place in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for result in results:
        assert all(np.array_equal(a, b) for a, b in zip(expected, result))


def test_one_environment_in_two_threads_raises_or_waits() -> None:
    env = azulejo.VectorEnv("2cp", 4096, threads=2)
    env.reset(seed=1)
    raised: list[BaseException] = []

    def work() -> None:
        for _ in range(30):
            try:
                env.step(env.sample())
            except (RuntimeError, azulejo.AzulejoError) as error:
                raised.append(error)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for position, mask in zip(env.positions(), env.masks):
        assert np.array_equal(position.action_mask(), mask)
