"""Bad input of every kind raises an exception with the engine's words; it never ends the process."""

from __future__ import annotations

import inspect
import random
import subprocess
import sys
from typing import Any

import azulejo
import pytest
from games import LATE, finished, start

#: Texts that are nothing.
TEXTS = [
    "",
    " ",
    "nonsense",
    "\0",
    "é" * 300,
    "2cp",
    "2cp 1 1 1 c",
    "x" * 100_000,
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
    LATE.replace("18", "99"),
    LATE + " x",
    '[Azulejo "1"]',
    "3R",
    "R33",
    "10B1",
    "<",
    "@",
]

#: Things that are no texts.
THINGS: list[Any] = [
    None,
    0,
    -1,
    2**63,
    2**64,
    2**200,
    -(2**70),
    1.5,
    float("nan"),
    b"2cp",
    [],
    {},
    (),
    object(),
    start,
    type,
    Ellipsis,
    "\ud800",
]


def expect_refusal(call: Any, *arguments: Any, **named: Any) -> BaseException | None:
    """Calls something; an exception must be one of Python's own or ours, never a panic."""
    try:
        call(*arguments, **named)
    except Exception as error:
        assert "panic" not in type(error).__name__.lower(), error
        return error
    return None


@pytest.mark.parametrize("make", [azulejo.Position, azulejo.Record, azulejo.Move, azulejo.Deal, azulejo.Rules])
def test_texts_that_are_nothing_are_refused(make: Any) -> None:
    for text in TEXTS:
        error = expect_refusal(make, text)
        assert error is None or isinstance(error, azulejo.ReadError), (make, text[:40], error)
        assert error is not None or text == "2cp"
    for thing in THINGS:
        error = expect_refusal(make, thing)
        assert isinstance(error, (TypeError, UnicodeEncodeError, OverflowError)), (make, thing, error)


@pytest.mark.parametrize(
    ("call", "kind", "words"),
    [
        (lambda: azulejo.Move("3R7"), azulejo.ReadError, "found"),
        (lambda: azulejo.Rules("5cp"), azulejo.ReadError, "`5cp` is no rule set; expected players 2-4, wall c or f, factories p, s or e, as in `2cp`"),
        (lambda: azulejo.Position(LATE).play("CR1"), azulejo.IllegalMove, "the center has no red, only BK"),
        (lambda: azulejo.Position(LATE).play("1B1"), azulejo.IllegalMove, "factory 1 has no blue; it is empty"),
        (lambda: azulejo.Position(LATE).play("6B1"), azulejo.IllegalMove, "there is no factory 6, only 1 to 5"),
        (lambda: azulejo.Position(LATE).play("3@5"), azulejo.IllegalMove, "there is no completed line to place"),
        (lambda: azulejo.Position(LATE).deal(seed=1), azulejo.IllegalDeal, "the round is not finished"),
        (lambda: azulejo.Position.start().deal("BBBB"), azulejo.IllegalDeal, "1 discs, expected 5"),
        (lambda: azulejo.Position.start().play("1B1"), azulejo.IllegalMove, "the factories have not been filled yet"),
        (lambda: finished().play("1B1"), azulejo.IllegalMove, "the game is over"),
        (lambda: finished().deal(), azulejo.IllegalDeal, "the game is over"),
        (lambda: azulejo.Game().deal(), azulejo.AzulejoError, "a deal is needed: this game has no seed to draw one"),
        (lambda: azulejo.Position.start("2cp", 3), azulejo.AzulejoError, "there is no seat 3, only 1 to 2"),
        (lambda: azulejo.Position(LATE).observation(0), azulejo.AzulejoError, "there is no seat 0, only 1 to 2"),
        (lambda: azulejo.Position(LATE).move_of(180), azulejo.IllegalMove, "there is no action 180, only 0 to 179"),
        (lambda: azulejo.Rules("2cp").action_of(azulejo.Move("3@5")), azulejo.AzulejoError, "3@5 can't be played by 2cp"),
        (lambda: azulejo.Game().set_tag("a b", "c"), azulejo.AzulejoError, ""),
        (lambda: azulejo.Position.from_json("{}"), azulejo.ReadError, "missing field `rules` at line 1 column 2"),
        (lambda: azulejo.Position(LATE.replace("18.18", "19.18")), azulejo.ReadError, "21 blue tiles in all, expected 20"),
    ],
)  # fmt: skip
def test_refusals_have_the_words_of_the_engine(call: Any, kind: type, words: str) -> None:
    with pytest.raises(kind) as refusal:
        call()
    assert words in str(refusal.value)
    assert isinstance(refusal.value, ValueError)


def public(thing: Any) -> list[Any]:
    """Everything that can be called of a thing."""
    names = [name for name in dir(thing) if not name.startswith("__") or name in ("__call__", "__deepcopy__")]
    return [getattr(thing, name) for name in names if callable(getattr(thing, name))]


def test_anything_may_be_passed_to_anything() -> None:
    """Random things as arguments of everything that is public: exceptions, and nothing worse."""
    chance = random.Random(20)
    special = azulejo.Position.start("4fs").deal(seed=2)
    objects = [azulejo.Position(LATE), special, azulejo.Position.start(), azulejo.Game(seed=1), finished().record(),
               azulejo.Move("3R2"), azulejo.Deal("-"), azulejo.Rules("3fe"), azulejo.Bot("beginner"),
               azulejo.Table("2fs"), azulejo.State("3cs"), azulejo.VectorEnv("2cp", 2),
               azulejo.Network.shipped("2cp")]  # fmt: skip
    small = [*THINGS, *TEXTS, 1, 2, 3, True, *objects]
    calls = [call for thing in objects for call in public(thing)]
    calls += [azulejo.Table, azulejo.State, azulejo.Game, azulejo.Bot, azulejo.observation_fields]
    refused = 0
    for _ in range(6000):
        call = chance.choice(calls)
        if getattr(call, "__name__", "") == "perft":
            continue
        arguments = [chance.choice(small) for _ in range(chance.choice((0, 1, 1, 1, 2, 2, 3)))]
        refused += expect_refusal(call, *arguments) is not None
    assert refused > 1000


def test_mutated_texts_are_read_or_refused() -> None:
    chance = random.Random(21)
    sources = [(azulejo.Position, LATE), (azulejo.Record, str(finished("2fs", 2))), (azulejo.Deal, "5*BBBY RBKK YRYK 3*RWKB WBYK"), (azulejo.Move, "4R2<BK"), (azulejo.Position.from_json, azulejo.Position(LATE).to_json())]  # fmt: skip
    for make, text in sources:
        for _ in range(600):
            letters = list(text)
            for _ in range(chance.randint(1, 4)):
                place = chance.randrange(len(letters))
                letters[place : place + chance.randint(0, 2)] = chance.choice(
                    ["", "B", "9", "-", "x", "\n", "é", "99999999999"]
                )
                letters = letters or ["B"]
            error = expect_refusal(make, "".join(letters))
            assert error is None or isinstance(error, azulejo.ReadError)


def test_every_class_is_documented() -> None:
    for name in azulejo.__all__:
        thing = getattr(azulejo, name)
        if inspect.isclass(thing) or callable(thing):
            assert thing.__doc__, name


def test_interrupting_a_long_search_works() -> None:
    # A search for two never comes to its end here; a tree for four is full, and finished, within a second. Whoever
    # started this program may have told it to ignore Ctrl-C, which would be inherited.
    code = (
        "import _thread, signal, threading, azulejo\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "position = azulejo.Position.start('2fs').deal(seed=1)\n"
        "try:\n"
        "    threading.Timer(0.5, _thread.interrupt_main).start()\n"
        "    azulejo.search(position, nodes=10**12)\n"
        "except KeyboardInterrupt:\n    print('stopped')\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert run.stdout == "stopped\n", run.stderr
