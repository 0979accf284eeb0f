//! A game with explicit chance nodes, in OpenSpiel's words.

use crate::arguments::{RulesArg, player, seat};
use crate::draw::text;
use crate::errors::{refused, unread};
use crate::position::Position;
use azulejo_gym::{Actor, Layout, NotApplied, State as Node, observe};
use azulejo_rules::{self as rules, Draw};
use numpy::PyArray1;
use pyo3::prelude::*;

/// OpenSpiel's number for chance.
const CHANCE: i64 = -1;
/// OpenSpiel's number for nobody.
const TERMINAL: i64 = -4;

/// A game with explicit chance nodes, in OpenSpiel's words. Players are counted from 0; chance is -1.
///
/// A deal is many chance nodes: with special factories the side of every disc, then every tile.
#[pyclass(eq, module = "azulejo")]
#[derive(Clone, PartialEq)]
pub(crate) struct State {
    node: Node,
    first: rules::Seat,
    rules: rules::Rules,
    history: Vec<(i64, i64)>,
}

impl State {
    fn actor(&self) -> i64 {
        match self.node.actor() {
            Actor::Player(seat) => i64::from(seat.number() - 1),
            Actor::Chance => CHANCE,
            Actor::Nobody => TERMINAL,
        }
    }

    fn tensor<'py>(&self, py: Python<'py>, player: i64) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let looking = self::player(self.rules, player)?;
        let mut row = vec![0.0; Layout::size_of(self.rules)];
        observe(self.node.position(), looking, &mut row);
        Ok(PyArray1::from_vec(py, row))
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (rules=None, *, first=1))]
    fn new(rules: Option<RulesArg<'_>>, first: i64) -> PyResult<State> {
        let rules = rules.unwrap_or_default().get()?;
        let first = seat(rules, first)?;
        Ok(State { node: Node::new(rules, first), first, rules, history: Vec::new() })
    }

    /// Who decides: a player from 0, -1 for chance, -4 when the game is over.
    fn current_player(&self) -> i64 {
        self.actor()
    }

    /// Whether chance decides.
    fn is_chance_node(&self) -> bool {
        self.actor() == CHANCE
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.actor() == TERMINAL
    }

    /// How many players there are.
    fn num_players(&self) -> usize {
        self.rules.players.count()
    }

    /// The numbers that may be applied, ascending; of another player than the one to move, none.
    #[pyo3(signature = (player=None))]
    fn legal_actions(&self, player: Option<i64>) -> Vec<usize> {
        match player {
            Some(player) if player != self.actor() => Vec::new(),
            _ => self.node.legal(),
        }
    }

    /// A one for every number that may be applied, of as many as the actor can have.
    fn legal_actions_mask(&self) -> Vec<i8> {
        let outcomes = if self.rules.has_gold() { Draw::COUNT } else { rules::Tile::COUNT };
        let numbers = if self.is_chance_node() { outcomes } else { self.rules.actions() };
        let mut mask = vec![0; numbers];
        self.node.legal().into_iter().for_each(|number| mask[number] = 1);
        mask
    }

    /// What chance may decide and how likely it is: pairs that add up to 1.
    fn chance_outcomes(&self) -> Vec<(usize, f64)> {
        self.node.chances().into_iter().map(|(draw, chance)| (draw.index(), chance)).collect()
    }

    /// Takes an action, or decides for chance.
    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        let actor = self.actor();
        self.node.apply(action).map_err(|why| match why {
            NotApplied::Action(bad) => crate::errors::illegal_move(bad),
            NotApplied::Draw(_) | NotApplied::NoSuchDraw { .. } => crate::errors::illegal_deal(why),
            NotApplied::Over => refused(why),
        })?;
        self.history.push((actor, action));
        Ok(())
    }

    /// The state after an action.
    fn child(&self, action: i64) -> PyResult<State> {
        let mut child = self.clone();
        child.apply_action(action)?;
        Ok(child)
    }

    /// What every player has got: 0 until the game is over, then 1 for a victory alone.
    fn returns(&self) -> Vec<f64> {
        self.node.returns()
    }

    /// The same: nothing is given on the way.
    fn rewards(&self) -> Vec<f64> {
        self.node.returns()
    }

    /// What a player has got.
    fn player_return(&self, player: i64) -> PyResult<f64> {
        Ok(self.node.returns()[self::player(self.rules, player)?.index()])
    }

    /// What a player sees, as numbers; during a deal the table as it was before.
    #[pyo3(signature = (player=0))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: i64,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.tensor(py, player)
    }

    /// What a player knows: the same, as nothing that has happened is hidden, and nothing of it matters
    /// but the table.
    #[pyo3(signature = (player=0))]
    fn information_state_tensor<'py>(
        &self,
        py: Python<'py>,
        player: i64,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.tensor(py, player)
    }

    /// What a player sees, as text: the position, with what is drawn of a deal that is under way.
    #[pyo3(signature = (player=0))]
    fn observation_string(&self, player: i64) -> PyResult<String> {
        self::player(self.rules, player)?;
        Ok(self.__str__())
    }

    /// What a player knows, as text: everything that has happened.
    #[pyo3(signature = (player=0))]
    fn information_state_string(&self, player: i64) -> PyResult<String> {
        self::player(self.rules, player)?;
        Ok(self.history_str())
    }

    /// What a number means: a move, or a draw.
    #[pyo3(signature = (player, action))]
    fn action_to_string(&self, player: i64, action: i64) -> PyResult<String> {
        let number = usize::try_from(action).ok();
        if player == CHANCE {
            let draw = number.and_then(Draw::new);
            return draw
                .map(|draw| draw.to_string())
                .ok_or_else(|| refused(NotApplied::NoSuchDraw { number: action }));
        }
        let mv = number.and_then(|number| self.node.position().action(number));
        mv.map(|mv| mv.to_string())
            .ok_or_else(|| refused(format!("there is no action {action} now")))
    }

    /// The number of what `action_to_string` says.
    #[pyo3(signature = (player, text))]
    fn string_to_action(&self, player: i64, text: &str) -> PyResult<usize> {
        let says = |number: &usize| {
            let number = i64::from(*number as u16);
            self.action_to_string(player, number).is_ok_and(|said| said.eq_ignore_ascii_case(text))
        };
        let numbers = if player == CHANCE { Draw::COUNT } else { self.rules.actions() };
        let found = (0..numbers).find(says);
        found.ok_or_else(|| unread(format!("{} says nothing here", rules::shown(text))))
    }

    /// All numbers that were applied.
    fn history(&self) -> Vec<i64> {
        self.history.iter().map(|&(_, action)| action).collect()
    }

    /// The same with who decided.
    fn full_history(&self) -> Vec<(i64, i64)> {
        self.history.clone()
    }

    /// The history as text.
    fn history_str(&self) -> String {
        let numbers: Vec<String> = self.history().iter().map(ToString::to_string).collect();
        numbers.join(", ")
    }

    /// The table; during a deal as it was before.
    #[getter]
    fn position(&self) -> Position {
        Position(self.node.position().clone())
    }

    /// Another state like this one.
    fn clone(&self) -> State {
        Clone::clone(self)
    }

    fn __copy__(&self) -> State {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        Clone::clone(self)
    }

    fn __str__(&self) -> String {
        match self.node.drawing() {
            Some(drawing) => format!("{} deal:{}", self.node.position(), drawing.deal()),
            None => self.node.position().to_string(),
        }
    }

    fn __repr__(&self) -> String {
        text(self.node.position())
    }

    /// The state of a history, which is checked again.
    #[staticmethod]
    fn from_history(rules: RulesArg<'_>, first: i64, history: Vec<i64>) -> PyResult<State> {
        let mut state = State::new(Some(rules), first)?;
        history.into_iter().try_for_each(|action| state.apply_action(action))?;
        Ok(state)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Restored<'py>> {
        let restore = py.get_type::<State>().getattr("from_history")?;
        Ok((restore, (self.rules.to_string(), self.first.number(), self.history())))
    }
}

/// How pickle makes a state again.
type Restored<'py> = (Bound<'py, PyAny>, (String, u8, Vec<i64>));
