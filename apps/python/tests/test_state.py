"""A game with explicit chance nodes."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter

import azulejo
import numpy as np
import pytest


def walk(rules: str, seed: int) -> azulejo.State:
    """A random game to its end, checked on the way."""
    chance = random.Random(seed)
    state = azulejo.State(rules)
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and legal
        mask = state.legal_actions_mask()
        assert [number for number, one in enumerate(mask) if one] == legal
        if state.is_chance_node():
            assert state.current_player() == -1
            outcomes, chances = zip(*state.chance_outcomes())
            assert list(outcomes) == legal and sum(chances) == pytest.approx(1, abs=1e-12)
            assert min(chances) > 0 and max(legal) < azulejo.Rules(rules).chance_outcomes
            state.apply_action(chance.choices(outcomes, chances)[0])
        else:
            player = state.current_player()
            assert legal == state.position.legal_actions() == state.legal_actions(player)
            assert state.legal_actions((player + 1) % state.num_players()) == []
            assert np.array_equal(state.observation_tensor(player), state.position.observation())
            assert np.array_equal(state.information_state_tensor(player), state.observation_tensor(player))
            state.apply_action(chance.choice(legal))
    return state


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_a_game_can_be_walked_through(rules: str) -> None:
    state = walk(rules, 3)
    assert state.current_player() == -4 and state.position.is_over
    returns = state.returns()
    assert abs(sum(returns)) < 1e-6 and returns == state.rewards()
    assert returns.index(max(returns)) + 1 in state.position.winners
    assert azulejo.State.from_history(rules, 1, state.history()) == state
    for again in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again == state and again.full_history() == state.full_history()


def test_draws_lead_to_the_deal_that_they_are() -> None:
    for rules, deal in (("2cp", "WKWW RBRB BYYB RYWR YBYB"), ("2cs", "5*BBBY RBKK YRYK 1*RWKBY WBYK")):
        state = azulejo.State(rules)
        discs = deal.split()
        sides = [disc.split("*")[0] + "*" if "*" in disc else "plain" for disc in discs]
        tiles = [disc.split("*")[-1] for disc in discs]
        draws = (sides if rules[2] != "p" else []) + [c for heap in tiles for c in heap[:4]]
        draws += [c for heap in tiles for c in heap[4:]]
        for draw in draws:
            assert state.is_chance_node()
            state.apply_action(state.string_to_action(-1, draw))
        assert state.position == azulejo.Position.start(rules).deal(deal)
        assert not state.is_chance_node()


def test_chances_are_those_of_the_bag() -> None:
    state = azulejo.State("2cp")
    assert state.chance_outcomes() == [(color, 0.2) for color in range(5)]
    state.apply_action(0)
    assert dict(state.chance_outcomes())[0] == pytest.approx(19 / 99)
    gold = azulejo.State("4fs")
    outcomes = dict(gold.chance_outcomes())
    assert outcomes[5] == pytest.approx(5 / 9) and len(outcomes) == 10
    assert outcomes[6] == pytest.approx(4 / 9 / 9)


def test_sampled_draws_give_deals_as_the_dealer_does() -> None:
    """Which gold sides lie where: by draws, and by the engine's own deals."""
    chance = random.Random(1)
    drawn: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    for seed in range(2000):
        state = azulejo.State("2cs")
        for disc in range(5):
            outcomes, chances = zip(*state.chance_outcomes())
            draw = chance.choices(outcomes, chances)[0]
            drawn[f"{disc} {state.action_to_string(-1, draw)}"] += 1
            state.apply_action(draw)
        for disc, text in enumerate(azulejo.Position.start("2cs").draw(seed).discs):
            dealt[f"{disc} {text.split('*')[0] + '*' if '*' in text else 'plain'}"] += 1
    assert set(drawn) == set(dealt) and len(drawn) == 50
    for side, count in drawn.items():
        assert abs(count - dealt[side]) < 6 * (2 * max(count, dealt[side])) ** 0.5, side


def test_what_can_not_be_applied_is_refused() -> None:
    state = azulejo.State("2cp")
    before = state.clone()
    for action in (5, 14, 15, -1, 2**40):
        with pytest.raises(azulejo.IllegalDeal):
            state.apply_action(action)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for action in (180, -1, 150):
        with pytest.raises(azulejo.IllegalMove):
            state.apply_action(action)
    end = walk("2cp", 1)
    with pytest.raises(azulejo.AzulejoError, match="the game is over"):
        end.apply_action(0)
    for call in (
        lambda: state.observation_tensor(2),
        lambda: state.observation_string(-1),
        lambda: state.player_return(9),
        lambda: state.action_to_string(0, 10**9),
        lambda: state.action_to_string(-1, 99),
        lambda: state.string_to_action(0, "nonsense"),
        lambda: azulejo.State("2cp", first=3),
        lambda: azulejo.State.from_history("2cp", 1, [99]),
    ):
        with pytest.raises(azulejo.AzulejoError):
            call()
    assert before == azulejo.State("2cp")
