"""The game as a Gymnasium environment: one learner against bots.

>>> import gymnasium, azulejo.gymnasium
>>> env = gymnasium.make("Azulejo-v0", rules="2cp", opponent="easy")
>>> observation, info = env.reset(seed=1)
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from azulejo import Bot, IllegalMove, Position, Rules, Table
from azulejo._spaces import masked_space

__all__ = ["AzulejoEnv"]


class AzulejoEnv(gymnasium.Env[Any, Any]):
    """One learner against bots of a level, which play all other seats.

    An observation is a dict of `observation` and `action_mask`; `info["action_mask"]` is the same mask.
    An action that is not legal loses the game at once: it is over with a reward of -1, and
    `info["illegal"]` says why. With `illegal="raise"` it raises `IllegalMove` instead.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        rules: str | Rules = "2cp",
        *,
        opponent: str = "easy",
        seat: int | None = None,
        reward: str = "outcome",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal actions can lose or raise, not {illegal!r}")
        self.rules = Rules(rules)
        if seat is not None and not 1 <= seat <= self.rules.players:
            raise ValueError(f"there is no seat {seat}, only 1 to {self.rules.players}")
        self.render_mode = render_mode
        self._opponent = opponent
        self._seat = seat
        self._illegal = illegal
        self._table = Table(self.rules, reward)
        self._bots = [Bot(opponent) for _ in range(self.rules.players)]
        self._player = 0
        self._over = True
        self.action_space = spaces.Discrete(self.rules.actions)
        self.observation_space = masked_space(self.rules)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a game; deals, seats and the bots' errors follow from the seed."""
        super().reset(seed=seed)
        game = int(self.np_random.integers(2**63))
        self._table.reset(game)
        self._bots = [Bot(self._opponent, game + player) for player in range(self.rules.players)]
        self._player = game % self.rules.players if self._seat is None else self._seat - 1
        self._over = False
        self._answer()
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Takes an action, and lets the bots answer until it is the learner's turn again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        try:
            reward = self._act(action)
        except IllegalMove as refusal:
            if self._illegal == "raise":
                raise
            self._over = True
            observation, info = self._seen()
            return observation, -1.0, True, False, {**info, "illegal": str(refusal)}
        reward += self._answer()
        self._over = self._table.to_move < 0
        observation, info = self._seen()
        return observation, reward, self._over, False, info

    def _act(self, action: Any) -> float:
        """Takes an action of anybody; tells what it brought the learner."""
        self._table.act(action)
        return self._table.rewards[self._player]

    def _answer(self) -> float:
        """Lets the bots play until it is the learner's turn or the game is over."""
        reward = 0.0
        while self._table.to_move not in (self._player, -1):
            bot = self._bots[self._table.to_move]
            reward += self._act(bot.choose(self._table.position))
        return reward

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observation = self._table.observe(self._player)
        return observation, {"action_mask": observation["action_mask"], "seat": self._player + 1}

    def sample(self) -> int:
        """A legal action, each as likely as the others."""
        return self._table.sample()

    @property
    def position(self) -> Position:
        """The table as it is now."""
        return self._table.position

    def render(self) -> str | None:
        """The table in letters: as a text, or printed."""
        if self.render_mode == "human":
            print(repr(self._table.position))
        return repr(self._table.position) if self.render_mode == "ansi" else None


if "Azulejo-v0" not in gymnasium.registry:
    gymnasium.register("Azulejo-v0", entry_point="azulejo.gymnasium:AzulejoEnv")
