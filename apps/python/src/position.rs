//! Positions: the whole table at one moment, which never changes.

use crate::arguments::{DealArg, MoveArg, RulesArg, seat};
use crate::deal::Deal;
use crate::draw::{svg, text};
use crate::errors::{illegal_deal, illegal_move, refused, unread};
use crate::moves::Move;
use crate::rules::Rules;
use crate::values;
use azulejo_gym::{Layout, decode, observe};
use azulejo_rules::{self as rules, Board, Dealer, Outcome, Phase};
use numpy::PyArray1;
use pyo3::prelude::*;

/// The whole table at one moment. It never changes: playing and dealing give another one.
#[pyclass(frozen, eq, hash, module = "azulejo")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Position(pub(crate) rules::Position);

#[pymethods]
impl Position {
    #[new]
    fn new(text: &str) -> PyResult<Position> {
        text.parse().map(Position).map_err(unread)
    }

    /// The table before the first deal.
    #[staticmethod]
    #[pyo3(signature = (rules=None, first=1))]
    fn start(rules: Option<RulesArg<'_>>, first: i64) -> PyResult<Position> {
        let rules = rules.unwrap_or_default().get()?;
        Ok(Position(rules::Position::new(rules, seat(rules, first)?)))
    }

    /// The position of a JSON text.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Position> {
        serde_json::from_str(text).map(Position).map_err(unread)
    }

    /// The JSON text.
    fn to_json(&self) -> PyResult<String> {
        serde_json::to_string(&self.0).map_err(refused)
    }

    /// The JSON as a dict.
    fn to_dict(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        values::to_python(py, &self.0)
    }

    /// The rule set.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.0.rules())
    }

    /// What the game is waiting for: "deal", "offer", "tiling" or "over".
    #[getter]
    fn phase(&self) -> &'static str {
        phase(self.0.phase())
    }

    /// The round, from 1.
    #[getter]
    fn round(&self) -> u16 {
        self.0.round()
    }

    /// The seat to move, from 1; None while the bag is to act and when the game is over.
    #[getter]
    fn to_act(&self) -> Option<u8> {
        self.0.player_to_move().map(rules::Seat::number)
    }

    /// The seat that began the round, or will begin it.
    #[getter]
    fn first(&self) -> u8 {
        self.0.first().number()
    }

    /// A number of 64 bits that equal positions share, the same on every machine.
    #[getter]
    fn key(&self) -> u64 {
        self.0.hash()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.phase() == Phase::Over
    }

    /// The points of every seat.
    #[getter]
    fn scores(&self) -> Vec<u16> {
        self.0.boards().iter().map(Board::score).collect()
    }

    /// The seats that have won; none while the game is not over.
    #[getter]
    fn winners(&self) -> Vec<u8> {
        let winners = |outcome: Outcome| outcome.winners;
        let winners = self.0.outcome().map(winners).unwrap_or_default();
        winners.iter().map(|seat| seat.number()).collect()
    }

    /// How the game ended, as the `result` of its JSON; None while it is not over.
    #[getter]
    fn result(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        values::to_python(py, &values::result(&self.0)?)
    }

    /// All legal moves.
    fn legal_moves(&self) -> Vec<Move> {
        self.0.legal_moves().into_iter().map(Move).collect()
    }

    /// How many legal moves there are.
    fn count_moves(&self) -> usize {
        self.0.count_moves()
    }

    /// Whether a move is legal.
    fn is_legal(&self, mv: MoveArg) -> PyResult<bool> {
        match mv {
            MoveArg::Action(action) => Ok(decode(&self.0, action).is_ok()),
            mv => Ok(self.0.check(mv.get(&self.0)?).is_ok()),
        }
    }

    /// The numbers of the legal actions, ascending.
    fn legal_actions(&self) -> Vec<usize> {
        let rules = self.0.rules();
        let moves = self.0.legal_moves();
        let mut actions: Vec<usize> = moves.iter().filter_map(|&mv| rules.action_of(mv)).collect();
        actions.sort_unstable();
        actions
    }

    /// 1 for every action that is legal and 0 for every other.
    fn action_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.0.rules().actions()];
        self.0.mask_actions(&mut mask);
        PyArray1::from_vec(py, mask)
    }

    /// The number of a move's action.
    fn action_of(&self, mv: MoveArg) -> PyResult<usize> {
        let mv = mv.get(&self.0)?;
        let none = || refused(format!("{mv} can't be played by {}", self.0.rules()));
        self.0.rules().action_of(mv).ok_or_else(none)
    }

    /// The legal move of an action.
    fn move_of(&self, action: i64) -> PyResult<Move> {
        decode(&self.0, action).map(Move).map_err(illegal_move)
    }

    /// The position after a move.
    fn play(&self, mv: MoveArg) -> PyResult<Position> {
        let mut next = self.0.clone();
        next.play(mv.get(&self.0)?).map_err(illegal_move)?;
        Ok(Position(next))
    }

    /// The position after a deal: a given one, or one that follows from a seed.
    #[pyo3(signature = (deal=None, *, seed=None))]
    fn deal(&self, deal: Option<DealArg<'_>>, seed: Option<u64>) -> PyResult<Position> {
        let deal = match (deal, seed) {
            (Some(deal), None) => deal.get()?,
            (None, Some(seed)) => self.draw(seed)?.0,
            _ => return Err(refused("a deal is given, or drawn by a seed: say one of them")),
        };
        let mut next = self.0.clone();
        next.deal(&deal).map_err(illegal_deal)?;
        Ok(Position(next))
    }

    /// The deal of a seed.
    fn draw(&self, seed: u64) -> PyResult<Deal> {
        if self.0.phase() != Phase::Deal {
            let not_now = rules::IllegalDeal::NotNow { phase: self.0.phase() };
            return Err(illegal_deal(not_now));
        }
        Ok(Deal(Dealer::new(seed).draw(&self.0)))
    }

    /// The end of the game, if everybody plays at random from here on.
    fn play_out(&self, seed: u64) -> Position {
        let mut end = self.0.clone();
        Dealer::new(seed).play_out(&mut end);
        Position(end)
    }

    /// How many sequences of so many moves there are within the round.
    fn perft(&self, py: Python<'_>, depth: u8) -> u64 {
        py.detach(|| self.0.perft(depth.into()))
    }

    /// What a seat sees, as numbers; the one to move if it is not said.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let rules = self.0.rules();
        let to_act = self.0.player_to_move().unwrap_or(self.0.first());
        let looking = seat.map_or(Ok(to_act), |number| crate::arguments::seat(rules, number))?;
        let mut row = vec![0.0; Layout::size_of(rules)];
        observe(&self.0, looking, &mut row);
        Ok(PyArray1::from_vec(py, row))
    }

    /// A drawing for pages.
    fn svg(&self) -> String {
        svg(&self.0)
    }

    fn _repr_html_(&self) -> String {
        svg(&self.0)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        text(&self.0)
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Position>().into_any(), (self.0.to_string(),))
    }
}

/// The name of a phase.
pub(crate) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Deal => "deal",
        Phase::Offer => "offer",
        Phase::Tiling => "tiling",
        Phase::Over => "over",
    }
}
