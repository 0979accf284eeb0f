//! One game whose bag is asked piece by piece: a tree with chance in it.

use crate::reward::share;
use crate::{BadAction, decode};
use azulejo_rules::{Draw, Drawing, NotDrawn, Position, Rules, Seat};

/// Who decides what happens next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Actor {
    /// A player, by an [action](Rules::actions).
    Player(Seat),
    /// Chance, by a [`Draw`].
    Chance,
    /// Nobody: the game is over.
    Nobody,
}

/// One game in which every draw is a decision of chance.
///
/// A deal is many draws: with special factories the side of every disc, then every tile. What is drawn
/// lies on the table when the last piece is known; until then the table is as it was before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    position: Position,
    /// The deal under way, if the bag is to act.
    drawing: Option<Drawing>,
}

/// Why a number was refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NotApplied {
    /// No legal move.
    #[error(transparent)]
    Action(BadAction),
    /// No draw at all.
    #[error("there is no draw {number}, only 0 to {}", Draw::COUNT - 1)]
    NoSuchDraw {
        /// The number.
        number: i64,
    },
    /// A draw that can't be now.
    #[error(transparent)]
    Draw(NotDrawn),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl From<Position> for State {
    fn from(position: Position) -> State {
        let drawing = Drawing::new(&position);
        State { position, drawing }
    }
}

impl State {
    /// The game before its first draw, with the seat that begins.
    ///
    /// # Panics
    ///
    /// If nobody sits there.
    pub fn new(rules: Rules, first: Seat) -> State {
        Position::new(rules, first).into()
    }

    /// The table; during a deal as it was before it.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Who decides.
    pub fn actor(&self) -> Actor {
        match (self.position.player_to_move(), &self.drawing) {
            (Some(seat), _) => Actor::Player(seat),
            (None, Some(_)) => Actor::Chance,
            (None, None) => Actor::Nobody,
        }
    }

    /// What may be drawn next and how likely it is; nothing unless chance decides.
    pub fn chances(&self) -> Vec<(Draw, f64)> {
        let outcomes = self.drawing.as_ref().map(Drawing::outcomes).unwrap_or_default();
        let chance = |(draw, chance, of)| (draw, f64::from(chance) / f64::from(of));
        outcomes.into_iter().map(chance).collect()
    }

    /// What is drawn so far of a deal that is under way.
    pub fn drawing(&self) -> Option<&Drawing> {
        self.drawing.as_ref()
    }

    /// The numbers that may be applied, ascending: actions, or draws where chance decides.
    pub fn legal(&self) -> Vec<usize> {
        let rules = self.position.rules();
        let moves = self.position.legal_moves();
        let actions = moves.iter().filter_map(|&mv| rules.action_of(mv));
        let draws = self.chances();
        let mut legal: Vec<usize> =
            actions.chain(draws.iter().map(|(draw, _)| draw.index())).collect();
        legal.sort_unstable();
        legal
    }

    /// Takes an action, or draws.
    ///
    /// # Errors
    ///
    /// Why not; nothing has changed.
    pub fn apply(&mut self, number: i64) -> Result<(), NotApplied> {
        match self.actor() {
            Actor::Nobody => Err(NotApplied::Over),
            Actor::Chance => self.draw(number),
            Actor::Player(_) => {
                let mv = decode(&self.position, number).map_err(NotApplied::Action)?;
                self.position.play_unchecked(mv);
                self.drawing = Drawing::new(&self.position);
                Ok(())
            }
        }
    }

    fn draw(&mut self, number: i64) -> Result<(), NotApplied> {
        let draw = usize::try_from(number).ok().and_then(Draw::new);
        let draw = draw.ok_or(NotApplied::NoSuchDraw { number })?;
        let Some(drawing) = &mut self.drawing else { return Err(NotApplied::Over) };
        drawing.draw(draw).map_err(NotApplied::Draw)?;
        if drawing.is_complete() {
            self.position.deal_unchecked(&drawing.deal());
            self.drawing = None;
        }
        Ok(())
    }

    /// What every player has got: 0 until the game is over, then as [`Reward::Outcome`] says.
    ///
    /// [`Reward::Outcome`]: crate::Reward::Outcome
    pub fn returns(&self) -> Vec<f64> {
        let outcome = self.position.outcome();
        let of =
            |seat| outcome.as_ref().map_or(0.0, |outcome| share(outcome, &self.position, seat));
        self.position.rules().seats().map(of).collect()
    }
}

#[cfg(test)]
#[allow(clippy::cast_possible_wrap, reason = "numbers of actions are small")]
mod tests {
    use super::*;
    use azulejo_rules::Dealer;

    #[test]
    fn every_game_can_be_walked_through_by_numbers() {
        for rules in Rules::ALL {
            let mut state = State::new(rules, Seat::ALL[0]);
            let mut dealer = Dealer::new(8);
            while state.actor() != Actor::Nobody {
                let legal = state.legal();
                assert!(legal.is_sorted() && !legal.is_empty());
                if state.actor() == Actor::Chance {
                    let sum: f64 = state.chances().iter().map(|(_, chance)| chance).sum();
                    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
                }
                let choice = legal[dealer.below(legal.len() as u32) as usize];
                state.apply(choice as i64).unwrap();
            }
            assert!(state.returns().iter().sum::<f64>().abs() < 1e-6);
            assert_eq!(state.apply(0), Err(NotApplied::Over));
            assert!(state.legal().is_empty());
        }
    }

    #[test]
    fn the_order_of_draws_on_a_disc_does_not_matter_to_the_table() {
        let dealt = |tiles: &str| {
            let mut state = State::new("2cp".parse().unwrap(), Seat::ALL[0]);
            for letter in tiles.chars() {
                let tile = azulejo_rules::Tile::from_letter(letter).unwrap();
                state.apply(Draw::Tile(tile).index() as i64).unwrap();
            }
            state
        };
        assert_eq!(dealt("WKWWRBRBBYYBRYWRYBYB"), dealt("KWWWBBRRYBBYRRWYBBYY"));
    }

    #[test]
    fn what_can_not_be_drawn_is_refused() {
        let mut state = State::new("2cp".parse().unwrap(), Seat::ALL[0]);
        let before = state.clone();
        let words = |state: &mut State, number| state.apply(number).unwrap_err().to_string();
        assert_eq!(words(&mut state, 15), "there is no draw 15, only 0 to 14");
        assert_eq!(words(&mut state, -1), "there is no draw -1, only 0 to 14");
        assert_eq!(words(&mut state, 7), "2B* can't be drawn now");
        assert_eq!(state, before);
    }
}
