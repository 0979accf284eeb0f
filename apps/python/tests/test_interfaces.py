"""Each interface passes the checker of its own project."""

from __future__ import annotations

import warnings

import azulejo
import azulejo.gymnasium
import azulejo.open_spiel
import gymnasium
import numpy as np
import pyspiel
import pytest
from azulejo import pettingzoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_pettingzoo_passes_its_api_and_seed_tests(rules: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # They would have plain arrays; masks need a dict, as in all of PettingZoo's own board games.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        api_test(pettingzoo.env(rules=rules), num_cycles=100)
        seed_test(lambda: pettingzoo.env(rules=rules), num_cycles=60)


@pytest.mark.parametrize("reward", ["outcome", "margin", "points"])
def test_pettingzoo_rewards_arrive(reward: str) -> None:
    env = pettingzoo.env(rules="3cp", reward=reward, render_mode="ansi")
    env.reset(seed=5)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, earned, over, _, _ = env.last()
        got[agent] += earned
        env.step(None if over else env.sample())
    scores = env.position.scores
    assert env.position.is_over and env.render().startswith("3cp, over")
    if reward == "points":
        assert list(got.values()) == scores
    else:
        assert max(got, key=got.__getitem__) == f"seat_{env.position.winners[0]}"
    if reward == "outcome":
        assert abs(sum(got.values())) < 1e-6


def test_pettingzoo_refuses_what_is_not_legal_and_goes_on() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    before = env.position
    for action in (179, -1, 10**6):
        with pytest.raises(azulejo.IllegalMove):
            env.step(action)
    for action in (None, "nonsense", 1.5, object()):
        with pytest.raises((TypeError, azulejo.ReadError)):
            env.step(action)
    assert env.position == before
    env.step("1" + next(c for c in "BYRKW" if env.position.is_legal(f"1{c}F")) + "F")
    env.reset(seed=1, options={"first": 2})
    assert env.agent_selection == "seat_2"


@pytest.mark.parametrize("rules", ["2cp", "2fs", "3ce", "4fp"])
def test_gymnasium_passes_its_checker(rules: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("Azulejo-v0", rules=rules, opponent="greedy").unwrapped)


def test_gymnasium_plays_games_against_bots() -> None:
    for level, seat in (("random", None), ("beginner", 1), ("easy", 2)):
        env = gymnasium.make("Azulejo-v0", opponent=level, seat=seat, render_mode="ansi").unwrapped
        runs = []
        for _ in range(2):
            observation, info = env.reset(seed=3)
            total, over = 0.0, False
            while not over:
                assert observation["action_mask"].any() and info["seat"] == (seat or info["seat"])
                observation, reward, over, cut, info = env.step(env.sample())
                total += reward
                assert not cut
            assert total in (-1.0, 0.0, 1.0) and env.position.is_over
            runs.append((total, str(env.position)))
        assert runs[0] == runs[1], "a game follows from its seed"
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)


def test_gymnasium_lets_an_illegal_action_lose_or_raises() -> None:
    env = gymnasium.make("Azulejo-v0", opponent="random").unwrapped
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True) and info["illegal"].startswith(f"action {wrong}, ")
    env = gymnasium.make("Azulejo-v0", opponent="random", illegal="raise").unwrapped
    env.reset(seed=1)
    with pytest.raises(azulejo.IllegalMove):
        env.step(wrong)
    for arguments in ({"illegal": "shrug"}, {"seat": 3}, {"opponent": "nobody"}, {"rules": "9xx"}):
        with pytest.raises(ValueError):
            gymnasium.make("Azulejo-v0", **arguments)


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_openspiel_passes_its_random_simulation_test(rules: str) -> None:
    game = pyspiel.load_game(f"azulejo(rules={rules})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_distinct_actions() == azulejo.Rules(rules).actions
    assert game.observation_tensor_size() == azulejo.Rules(rules).observation_size


def test_openspiel_algorithms_run_on_it() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("azulejo(rules=2cp)")
    chance = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes())
        state.apply_action(int(chance.choice(outcomes, p=chances)))
    bot = mcts.MCTSBot(game, 2.0, 20, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    action = bot.step(state)
    assert action in state.legal_actions()
    assert state.action_to_string(state.current_player(), action) == str(state.azulejo.position.move_of(action))
