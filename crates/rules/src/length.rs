//! How long a game can become.

use crate::{Column, DiscDeal, Line, Position, Rules};

impl Rules {
    /// No round has more moves than this: each take removes a tile from the offer, and each placement empties a line.
    pub fn most_moves_in_round(self) -> usize {
        // Effect 1 is there once (RULES 7.1, 7.3).
        let extra = usize::from(self.has_gold());
        self.discs() * DiscDeal::TILES + extra + Line::COUNT * self.players.count()
    }

    /// No game has more rounds than this: walls without a complete row have a free space in each, a round that is not
    /// barren fills one of the others, and so many barren ones in a row end the game (RULES 4.3, 5.1).
    ///
    /// ```
    /// # use azulejo_rules::Rules;
    /// let rules: Rules = "2cp".parse()?;
    /// assert_eq!((rules.most_moves_in_round(), rules.most_rounds()), (30, 123));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn most_rounds(self) -> usize {
        let tiles = self.players.count() * Line::COUNT * (Column::COUNT - 1);
        (tiles + 1) * usize::from(Position::MOST_BARREN)
    }
}

#[cfg(all(test, feature = "dealer"))]
mod tests {
    use super::*;
    use crate::{Dealer, Next, Seat};

    #[test]
    fn no_random_game_is_longer() {
        for rules in Rules::ALL {
            let mut dealer = Dealer::new(5);
            let mut pos = Position::new(rules, Seat::ALL[0]);
            let mut moves = 0;
            loop {
                match pos.next() {
                    Next::Bag => {
                        moves = 0;
                        pos.deal(&dealer.draw(&pos)).unwrap();
                    }
                    Next::Player(_) => {
                        moves += 1;
                        let mv = dealer.pick(&pos).unwrap();
                        pos.play(mv).unwrap();
                    }
                    Next::Nobody(_) => break,
                }
                assert!(moves <= rules.most_moves_in_round(), "{rules}");
                assert!(usize::from(pos.round()) <= rules.most_rounds(), "{rules}");
            }
        }
    }
}
