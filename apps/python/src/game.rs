//! Games under way, with their history.

use crate::arguments::{DealArg, MoveArg, RulesArg, seat};
use crate::deal::Deal;
use crate::draw::{svg, text};
use crate::errors::{illegal_deal, illegal_move, refused, unread};
use crate::moves::Move;
use crate::position::Position;
use crate::record::Record;
use crate::rules::Rules;
use crate::values::round_report;
use azulejo_rules::{self as rules, Dealer, Phase};
use pyo3::prelude::*;

/// A game under way, with its history. Its deals are given, or follow from its seed and the round.
#[pyclass(eq, module = "azulejo")]
#[derive(Clone)]
pub(crate) struct Game {
    game: rules::Game,
    seed: Option<u64>,
}

/// Games are equal if their records say the same.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.game == other.game
    }
}

impl Game {
    pub(crate) fn of(game: rules::Game, seed: Option<u64>) -> Game {
        Game { game, seed }
    }

    pub(crate) fn rules_game(&self) -> &rules::Game {
        &self.game
    }

    fn draw(&self) -> PyResult<rules::Deal> {
        let pos = self.game.position();
        let needed = || refused("a deal is needed: this game has no seed to draw one");
        let seed = self.seed.ok_or_else(needed)?;
        if pos.phase() != Phase::Deal {
            return Err(illegal_deal(rules::IllegalDeal::NotNow { phase: pos.phase() }));
        }
        Ok(Dealer::for_game(seed, pos.round().into()).draw(pos))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (rules=None, *, first=1, seed=None))]
    fn new(rules: Option<RulesArg<'_>>, first: i64, seed: Option<u64>) -> PyResult<Game> {
        let rules = rules.unwrap_or_default().get()?;
        Ok(Game { game: rules::Game::new(rules, seat(rules, first)?), seed })
    }

    /// The game of a record's text.
    #[staticmethod]
    #[pyo3(signature = (record, seed=None))]
    fn from_record(record: &str, seed: Option<u64>) -> PyResult<Game> {
        Ok(Game { game: record.parse().map_err(unread)?, seed })
    }

    /// The rule set.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.game.rules())
    }

    /// The seed of its deals.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The table as it is now.
    #[getter]
    fn position(&self) -> Position {
        Position(self.game.position().clone())
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game.position().phase() == Phase::Over
    }

    /// The seat to move, from 1; None while the bag is to act and when the game is over.
    #[getter]
    fn to_act(&self) -> Option<u8> {
        self.game.position().player_to_move().map(rules::Seat::number)
    }

    /// All legal moves.
    fn legal_moves(&self) -> Vec<Move> {
        self.game.position().legal_moves().into_iter().map(Move).collect()
    }

    /// Gives the bag's deal: this one, or the one that follows from the seed. Tells what was dealt.
    #[pyo3(signature = (deal=None))]
    fn deal(&mut self, deal: Option<DealArg<'_>>) -> PyResult<Deal> {
        let deal = deal.map_or_else(|| self.draw(), |deal| deal.get())?;
        self.game.deal(deal.clone()).map_err(illegal_deal)?;
        Ok(Deal(deal))
    }

    /// Plays a move. The one that ends a round brings its report: a dict with the `round`, its
    /// `scoring`, who `starts` the next one, and the `result` of a game that is over.
    fn play(&mut self, py: Python<'_>, mv: MoveArg) -> PyResult<Option<Py<PyAny>>> {
        let mv = mv.get(self.game.position())?;
        let report = self.game.play(mv).map_err(illegal_move)?;
        report.map(|report| round_report(py, &report, self.game.position())).transpose()
    }

    /// Says something about the game in its record, as `set_tag("Seat1", "guest")`.
    fn set_tag(&mut self, name: &str, value: &str) -> PyResult<()> {
        self.game.set_tag(name, value).map_err(refused)
    }

    /// The game as it is written down now.
    fn record(&self) -> Record {
        Record(self.game.clone())
    }

    fn _repr_html_(&self) -> String {
        svg(self.game.position())
    }

    fn __str__(&self) -> String {
        self.game.to_string()
    }

    fn __repr__(&self) -> String {
        text(self.game.position())
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Restored<'py>> {
        let restore = py.get_type::<Game>().getattr("from_record")?;
        Ok((restore, (self.game.to_string(), self.seed)))
    }
}

/// How pickle makes a game again.
type Restored<'py> = (Bound<'py, PyAny>, (String, Option<u64>));
