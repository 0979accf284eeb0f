"""The dicts that the native half makes."""

from __future__ import annotations

from typing import Any, Optional, TypedDict


class Field(TypedDict):
    """One part of an observation: a count of 3 is the number 3 / `unit`, and `most` the largest count."""

    name: str
    start: int
    shape: list[int]
    unit: int
    most: int


class RoundReport(TypedDict):
    """The end of a round: `scoring` as in docs/FORMATS.md, and who starts the next one, or the result."""

    round: int
    scoring: list[dict[str, Any]]
    starts: Optional[int]  # noqa: UP045
    result: Optional[dict[str, Any]]  # noqa: UP045
