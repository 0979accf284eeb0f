"""The game as a PettingZoo environment in which agents act in turn.

>>> from azulejo import pettingzoo
>>> env = pettingzoo.env(rules="3fs")
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     env.step(None if termination or truncation else env.sample())
"""

from __future__ import annotations

import secrets
from typing import Any

from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from azulejo import Position, Rules, Table
from azulejo._spaces import masked_space

__all__ = ["AzulejoEnv", "env", "raw_env"]


class AzulejoEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game; its agents are `seat_1` to `seat_4`, and the bag acts by itself.

    An observation is a dict of `observation` and `action_mask`. A reward is that of docs/PYTHON.md:
    "outcome", "margin" or "points". An action that is not legal raises `IllegalMove`, and nothing has
    changed then.
    """

    def __init__(
        self,
        rules: str | Rules = "2cp",
        *,
        reward: str = "outcome",
        first: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"there is no render mode {render_mode!r}, only ansi and human")
        self.metadata = {"name": "azulejo_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.rules = Rules(rules)
        self._first = first
        self._dense = reward == "points"
        self._table = Table(self.rules, reward)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.rules.players)]
        self.agents: list[str] = []
        self._players = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.rules.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: masked_space(self.rules) for agent in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the rule set."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; it follows from the seed.

        `options={"first": 2}` says who begins, `options={"position": position}` where the game goes on.
        """
        options = options or {}
        seed = secrets.randbits(64) if seed is None else seed
        self._table.reset(seed, options.get("first", self._first), options.get("position"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self._table.to_move < 0:
            raise ValueError("the game is over in this position")
        self.agent_selection = self.possible_agents[self._table.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now; only who is to move has legal actions."""
        return self._table.observe(self._players[agent])

    def sample(self) -> int:
        """A legal action of the agent to move, each as likely as the others."""
        return self._table.sample()

    def step(self, action: Any) -> None:
        """Takes an action for the agent to move, and deals where that is due."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        player = self._table.act(action)
        self._cumulative_rewards[agent] = 0.0
        if player < 0 or self._dense:
            self._reward()
        if player < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[player]

    def _reward(self) -> None:
        for agent, reward in zip(self.possible_agents, self._table.rewards):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    @property
    def position(self) -> Position:
        """The table as it is now."""
        return self._table.position

    def render(self) -> str | None:
        """The table in letters: as a text, or printed."""
        if self.render_mode is None:
            return None
        if self.render_mode == "human":
            print(repr(self._table.position))
            return None
        return repr(self._table.position)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return "azulejo_v0"


def env(rules: str | Rules = "2cp", **options: Any) -> AzulejoEnv:
    """A game, as `AzulejoEnv` makes it. It needs no wrappers: what they check is checked already."""
    return AzulejoEnv(rules, **options)


raw_env = env
