"""Observations and actions as Gymnasium's spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from azulejo import Rules, observation_fields


def observation_box(rules: str | Rules) -> spaces.Box:
    """The numbers of an observation, each with the most it can be."""
    most = [
        np.full(int(np.prod(field["shape"])), field["most"] / field["unit"], np.float32)
        for field in observation_fields(rules)
    ]
    high = np.concatenate(most)
    return spaces.Box(np.zeros_like(high), high, dtype=np.float32)


def masked_space(rules: str | Rules) -> spaces.Dict:
    """An observation with its mask of legal actions."""
    mask = spaces.Box(0, 1, (Rules(rules).actions,), np.int8)
    members: dict[str, spaces.Space[Any]] = {"observation": observation_box(rules), "action_mask": mask}
    return spaces.Dict(members)
