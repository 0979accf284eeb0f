//! One game whose bag acts by itself.

use crate::{BadAction, decode};
use azulejo_rules::{Dealer, IllegalMove, Move, Phase, Position, Rules, Seat};

/// What the chance of a game follows from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed {
    /// The seed of many games.
    pub seed: u64,
    /// Which of them.
    pub game: u64,
}

/// One game whose bag acts by itself, so that a player is to move or the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Episode {
    position: Position,
    dealer: Dealer,
}

impl Episode {
    /// A game with its first deal; who begins is drawn unless it is given (RULES 1.4).
    ///
    /// # Panics
    ///
    /// If nobody sits at the seat that is to begin.
    pub fn new(rules: Rules, seed: Seed, first: Option<Seat>) -> Episode {
        let mut dealer = Dealer::for_game(seed.seed, seed.game);
        let drawn = dealer.first(rules);
        let position = Position::new(rules, first.unwrap_or(drawn));
        let mut episode = Episode { position, dealer };
        episode.deal();
        episode
    }

    /// A game that goes on from a position.
    pub fn from_position(position: Position, seed: Seed) -> Episode {
        let mut episode = Episode { position, dealer: Dealer::for_game(seed.seed, seed.game) };
        episode.deal();
        episode
    }

    /// The table.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Plays a move, and the deal that may follow it.
    ///
    /// # Errors
    ///
    /// The broken rule; nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.position.play(mv)?;
        self.deal();
        Ok(())
    }

    /// The same by the number of an action.
    ///
    /// # Errors
    ///
    /// Why the number is no legal move; nothing has changed.
    pub fn act(&mut self, action: i64) -> Result<(), BadAction> {
        let mv = decode(&self.position, action)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal.
    #[inline]
    pub(crate) fn play_unchecked(&mut self, mv: Move) {
        self.position.play_unchecked(mv);
        self.deal();
    }

    #[inline]
    fn deal(&mut self) {
        if self.position.phase() == Phase::Deal {
            self.dealer.deal(&mut self.position);
        }
    }
}

#[cfg(test)]
#[allow(clippy::cast_possible_wrap, reason = "numbers of actions are small")]
mod tests {
    use super::*;

    #[test]
    fn a_game_follows_from_its_seed_and_its_actions() {
        for rules in Rules::ALL {
            let seed = Seed { seed: 3, game: 9 };
            let (mut one, mut other) =
                (Episode::new(rules, seed, None), Episode::new(rules, seed, None));
            let mut chance = Dealer::new(1);
            while let Some(mv) = chance.pick(one.position()) {
                let action = rules.action_of(mv).unwrap();
                one.play(mv).unwrap();
                other.act(action as i64).unwrap();
                assert_eq!(one, other);
            }
            assert_eq!(one.position().phase(), Phase::Over);
        }
    }

    #[test]
    fn a_bad_action_is_refused_with_its_reason_and_changes_nothing() {
        let mut episode = Episode::new("2cp".parse().unwrap(), Seed { seed: 1, game: 0 }, None);
        let before = episode.clone();
        for (action, words) in [
            (-1, "there is no action -1, only 0 to 179"),
            (180, "there is no action 180, only 0 to 179"),
            (i64::MAX, "there is no action 9223372036854775807, only 0 to 179"),
            (150, "action 150, CB1: the center has no blue; it is empty"),
        ] {
            assert_eq!(episode.act(action).unwrap_err().to_string(), words);
            assert_eq!(episode, before);
        }
        let mut special = Episode::new("2fs".parse().unwrap(), Seed { seed: 1, game: 4 }, None);
        let refused = special.act(180).unwrap_err().to_string();
        assert_eq!(refused, "action 180 takes from a spread, and there is none with tiles");
    }
}
