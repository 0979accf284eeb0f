"""Masks are the legal moves, in all eighteen rule sets."""

from __future__ import annotations

import azulejo
import numpy as np
import pytest
from games import walk


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_a_mask_marks_the_legal_moves_and_no_others(rules: str) -> None:
    actions = azulejo.Rules(rules).actions
    for seed in range(8):
        for position in walk(rules, seed):
            mask = position.action_mask()
            assert mask.dtype == np.int8 and mask.shape == (actions,)
            legal = sorted(position.action_of(move) for move in position.legal_moves())
            assert np.flatnonzero(mask).tolist() == legal == position.legal_actions()
            assert [str(position.move_of(action)) for action in legal] == [
                str(move) for move in sorted(position.legal_moves(), key=lambda move: position.action_of(move))
            ]


@pytest.mark.parametrize("rules", ["2cp", "4fe"])
def test_what_the_mask_forbids_is_refused_and_what_it_allows_is_played(rules: str) -> None:
    for position in list(walk(rules, 3))[::9]:
        for action, legal in enumerate(position.action_mask()):
            assert position.is_legal(action) == bool(legal)
            if legal:
                position.play(action)
            else:
                with pytest.raises(azulejo.IllegalMove):
                    position.play(action)


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_masks_of_many_games_are_those_of_their_positions(rules: str) -> None:
    env = azulejo.VectorEnv(rules, 5, threads=2)
    env.reset(seed=4)
    for _ in range(150):
        for row, mask, to_move, position in zip(env.observations, env.masks, env.to_move, env.positions()):
            assert np.array_equal(mask, position.action_mask())
            assert np.array_equal(row, position.observation())
            assert to_move + 1 == position.to_act
        env.step(env.sample())
