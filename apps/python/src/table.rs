//! One game whose bag acts by itself, for environments that step one agent at a time.

use crate::arguments::{MoveArg, RulesArg, player, seat};
use crate::errors::{illegal_move, refused, unread};
use crate::moves::Move;
use crate::position::Position;
use azulejo_gym::{Episode, Layout, Reward, Seed, observe};
use azulejo_rules::{self as rules, Board, BySeat, Dealer};
use numpy::PyArray1;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// One game whose bag acts by itself. Players are counted from 0, as arrays are.
#[pyclass(module = "azulejo")]
pub(crate) struct Table {
    rules: rules::Rules,
    reward: Reward,
    episode: Episode,
    /// Chooses at random; apart from the dealer, whose deals must not change.
    chooser: Dealer,
    /// What the last step brought every player.
    rewards: BySeat<f32>,
    /// Where an observation and its mask are made, before Python gets its own.
    row: Vec<f32>,
    mask: Vec<i8>,
}

impl Table {
    fn pos(&self) -> &rules::Position {
        self.episode.position()
    }

    /// A position, if it is one of this rule set.
    fn known(&self, pos: &rules::Position) -> PyResult<rules::Position> {
        let (found, expected) = (pos.rules(), self.rules);
        if found == expected {
            return Ok(pos.clone());
        }
        Err(refused(format!("a position of {found}, expected one of {expected}")))
    }

    fn scores(&self) -> BySeat<u16> {
        self.pos().boards().iter().map(Board::score).collect()
    }
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (rules=None, reward="outcome"))]
    fn new(rules: Option<RulesArg<'_>>, reward: &str) -> PyResult<Table> {
        let rules = rules.unwrap_or_default().get()?;
        let reward = reward.parse().map_err(unread)?;
        let episode = Episode::new(rules, Seed { seed: 0, game: 0 }, None);
        let (row, mask) = (vec![0.0; Layout::size_of(rules)], vec![0; rules.actions()]);
        let rewards = rules.seats().map(|_| 0.0).collect();
        let chooser = Dealer::new(0);
        Ok(Table { rules, reward, episode, chooser, rewards, row, mask })
    }

    /// Begins the game of a seed; who begins is drawn unless it is said, as a seat from 1. Or goes on
    /// from a position, with deals that follow from the seed.
    #[pyo3(signature = (seed, first=None, position=None))]
    fn reset(
        &mut self,
        seed: u64,
        first: Option<i64>,
        position: Option<PyRef<'_, Position>>,
    ) -> PyResult<()> {
        let first = first.map(|number| seat(self.rules, number)).transpose()?;
        let game = Seed { seed, game: 0 };
        self.episode = match position {
            Some(position) => Episode::from_position(self.known(&position.0)?, game),
            None => Episode::new(self.rules, game, first),
        };
        self.chooser = Dealer::new(!seed);
        self.rewards.fill(0.0);
        Ok(())
    }

    /// Takes an action, and deals where that is due; tells who is to move then, or -1 when the game is
    /// over.
    fn act(&mut self, action: MoveArg) -> PyResult<i8> {
        let mv = action.get(self.pos())?;
        let before = self.scores();
        self.episode.play(mv).map_err(illegal_move)?;
        if self.pos().player_to_move().is_none() || self.reward == Reward::Points {
            let pos = self.episode.position();
            let got = self.rules.seats().map(|seat| self.reward.of(&before, pos, seat));
            self.rewards = got.collect();
        }
        Ok(self.to_move())
    }

    /// A legal action, each as likely as the others; -1 when the game is over.
    fn sample(&mut self) -> i64 {
        let pos = self.episode.position();
        let chosen = self.chooser.pick(pos).and_then(|mv| self.rules.action_of(mv));
        chosen.map_or(-1, |action| i64::from(action as u16))
    }

    /// Who is to move, from 0; -1 when the game is over.
    #[getter]
    fn to_move(&self) -> i8 {
        self.pos().player_to_move().map_or(-1, |seat| seat.index() as i8)
    }

    /// What the last step brought every player.
    #[getter]
    fn rewards(&self) -> Vec<f64> {
        self.rewards.iter().map(|&reward| reward.into()).collect()
    }

    /// The table as it is now.
    #[getter]
    fn position(&self) -> Position {
        Position(self.pos().clone())
    }

    /// What a player sees: a dict of `observation` and `action_mask`. Who is not to move has no legal
    /// action.
    fn observe<'py>(&mut self, py: Python<'py>, player: i64) -> PyResult<Bound<'py, PyDict>> {
        let looking = self::player(self.rules, player)?;
        let pos = self.episode.position();
        observe(pos, looking, &mut self.row);
        if pos.player_to_move() == Some(looking) {
            pos.mask_actions(&mut self.mask);
        } else {
            self.mask.fill(0);
        }
        let dict = PyDict::new(py);
        dict.set_item(intern!(py, "observation"), PyArray1::from_slice(py, &self.row))?;
        dict.set_item(intern!(py, "action_mask"), PyArray1::from_slice(py, &self.mask))?;
        Ok(dict)
    }

    /// The move of an action.
    fn move_of(&self, action: i64) -> PyResult<Move> {
        azulejo_gym::decode(self.pos(), action).map(Move).map_err(illegal_move)
    }
}
