"""Positions, moves, deals, records and games as Python's objects."""

from __future__ import annotations

import copy
import pickle

import azulejo
import pytest
from games import LATE, finished, start, walk


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_positions_survive_text_json_and_pickle(rules: str) -> None:
    for position in list(walk(rules, 2))[::5]:
        for again in (
            azulejo.Position(str(position)),
            azulejo.Position.from_json(position.to_json()),
            pickle.loads(pickle.dumps(position)),
            copy.copy(position),
            copy.deepcopy(position),
        ):
            assert again == position and hash(again) == hash(position) and again.key == position.key
    assert len(set(walk(rules, 2))) == len(list(walk(rules, 2)))


def test_a_position_never_changes() -> None:
    position = start()
    before = str(position)
    position.play(position.legal_moves()[0])
    assert str(position) == before
    with pytest.raises(AttributeError):
        position.round = 3  # type: ignore[misc]


def test_moves_and_deals_are_values() -> None:
    move = azulejo.Move("4r2<kb")
    assert str(move) == "4R2<BK" and repr(move) == "Move('4R2<BK')"
    assert (move.is_take, move.factory, move.color, move.line, move.left) == (True, 4, "R", 2, "BK")
    assert pickle.loads(pickle.dumps(move)) == move and len({move, azulejo.Move("4R2<BK")}) == 1
    place = azulejo.Move("3@5")
    assert (place.is_take, place.line, place.column, place.color) == (False, 3, 5, None)
    center = azulejo.Move("CBF")
    assert (center.factory, center.line, center.left) == (None, None, None)
    deal = azulejo.Deal("wkww,rbrb,2R*byyb,3*-,-")
    assert str(deal) == "WKWW RBRB 2R*BYYB 3*- -" and deal.discs[3] == "3*-"
    assert pickle.loads(pickle.dumps(deal)) == deal and hash(deal) == hash(copy.copy(deal))
    assert azulejo.Rules("2CP") == azulejo.Rules("2cp") != azulejo.Rules("2cs")
    assert pickle.loads(pickle.dumps(azulejo.Rules("3fe"))) == azulejo.Rules("3fe")


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_records_and_games_survive_text_and_pickle(rules: str) -> None:
    game = finished(rules, 5)
    game.set_tag("Seat1", 'a "guest"')
    record = game.record()
    assert record == azulejo.Record(str(record)) == pickle.loads(pickle.dumps(record))
    assert hash(record) == hash(azulejo.Record(str(game)))
    assert record.tags["Seat1"] == 'a "guest"'
    assert record.position == game.position and record.rules == game.rules
    for again in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game), record.game(5)):
        assert again == game and again.seed == 5
    with pytest.raises(TypeError):
        hash(game)


def test_a_copy_of_a_game_goes_its_own_way() -> None:
    game = azulejo.Game("2fs", seed=3)
    game.deal()
    other = copy.copy(game)
    other.play(other.legal_moves()[0])
    assert other != game and len(game.record().replay()) == 2


def test_seeded_deals_follow_from_the_seed_and_the_round() -> None:
    one, other = azulejo.Game(seed=9), azulejo.Game(seed=9)
    assert one.deal() == other.deal()
    assert azulejo.Game(seed=10).deal() != azulejo.Game(seed=9).deal()
    given = azulejo.Game()
    given.deal(str(azulejo.Game(seed=9).deal()))
    assert given == one


def test_the_end_of_a_round_is_reported() -> None:
    game = finished("2cp", 4).record()
    reports = [frame["report"] for frame in game.replay() if "report" in frame]
    assert [report["round"] for report in reports] == list(range(1, len(reports) + 1))
    assert all(report["starts"] in (1, 2) and report["result"] is None for report in reports[:-1])
    last = reports[-1]
    assert last["starts"] is None and last["result"]["scores"] == game.position.scores
    tile = next(tile for report in reports for seat in report["scoring"] for tile in seat["tiles"])
    assert set(tile) == {"row", "column", "color", "points"}


def test_the_table_is_drawn_in_letters() -> None:
    assert repr(azulejo.Position(LATE)) == "\n".join(
        [
            "2cp, round 5, seat 1 to move; bag 89, lid 0",
            "  1 -    2 -    3 -    4 -    5 -",
            "  center BK",
            "",
            "> seat 1: 20                    seat 2: 20",
            "        . | b y r k w                 W | B Y R K w",
            "      . . | W b y r k               . . | w b y r k",
            "    . . . | K w b y r             . . . | k w b y r",
            "  . . . . | R k w b y           . . . . | r k w b y",
            ". . . . . | Y r k w b         . . . . . | y r k w b",
            "  floor -                       floor P (-1)",
        ]
    )


@pytest.mark.parametrize("rules", azulejo.RULES)
def test_every_table_is_drawn_for_notebooks(rules: str) -> None:
    from xml.etree import ElementTree

    for position in list(walk(rules, 7))[::11]:
        drawing = ElementTree.fromstring(position._repr_html_())
        assert drawing.tag.endswith("svg") and str(position.rules) in drawing[0].text  # type: ignore[operator]
        assert repr(position).startswith(rules)
    game = finished(rules)
    assert game._repr_html_() == game.position.svg() and repr(game) == repr(game.position)
