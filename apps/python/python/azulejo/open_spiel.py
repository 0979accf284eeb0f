"""The game in OpenSpiel, with explicit chance nodes.

>>> import azulejo.open_spiel, pyspiel
>>> game = pyspiel.load_game("azulejo(rules=2cp)")

`azulejo.State` speaks the same words without OpenSpiel, and faster.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from azulejo import Rules, State, observation_fields

__all__ = ["AzulejoGame", "AzulejoState"]

_TYPE = pyspiel.GameType(
    short_name="azulejo",
    long_name="Azulejo",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "2cp"},
)


def _info(rules: Rules) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=rules.actions,
        max_chance_outcomes=rules.chance_outcomes,
        num_players=rules.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=rules.most_moves,
    )


class AzulejoGame(pyspiel.Game):  # type: ignore[misc]
    """A rule set."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = Rules((params or {}).get("rules", "2cp"))
        super().__init__(_TYPE, _info(self.rules), params or {})

    def new_initial_state(self, state: Any = None) -> AzulejoState:
        """The game before its first draw; seat 1 begins."""
        if state is not None:
            raise ValueError("states are made by their histories")
        return AzulejoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """Everything on the table is seen by everybody, so that every kind of observer sees the same."""
        return _Observer(self.rules, params)


class AzulejoState(pyspiel.State):  # type: ignore[misc]
    """One moment of a game; `azulejo` is the `State` that does the work."""

    def __init__(self, game: AzulejoGame) -> None:
        super().__init__(game)
        self.azulejo = State(game.rules)

    def current_player(self) -> int:
        """Who decides."""
        return self.azulejo.current_player()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.azulejo.is_terminal()

    def returns(self) -> list[float]:
        """What every player has got."""
        return self.azulejo.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide and how likely it is."""
        return self.azulejo.chance_outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.azulejo.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.azulejo.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.azulejo.action_to_string(player, action)

    def __str__(self) -> str:
        return str(self.azulejo)


class _Observer:
    """Writes what a player sees; OpenSpiel's interface of observers."""

    def __init__(self, rules: Rules, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters to observing, found {params}")
        self.tensor = np.zeros(rules.observation_size, np.float32)
        self.dict = {}
        for field in observation_fields(rules):
            start, size = field["start"], int(np.prod(field["shape"]))
            self.dict[field["name"]] = self.tensor[start : start + size].reshape(field["shape"])

    def set_from(self, state: AzulejoState, player: int) -> None:
        self.tensor[:] = state.azulejo.observation_tensor(player)

    def string_from(self, state: AzulejoState, player: int) -> str:
        return state.azulejo.observation_string(player)


pyspiel.register_game(_TYPE, AzulejoGame)
