//! Counting move sequences, the classic check of a move generator.

use crate::{Disc, Line, Position};

impl Position {
    /// How many sequences of exactly `depth` moves there are from here, tiling decisions
    /// included. None goes on past the move that ends the round, as the deal that follows is
    /// chance. Depth 0 is 1.
    ///
    /// ```
    /// # use azulejo_rules::{Position, Seat};
    /// # let mut pos = Position::new("2cp".parse()?, Seat::new(1).unwrap());
    /// # pos.deal(&"WKWW RBRB BYYB RYWR YBYB".parse()?)?;
    /// assert_eq!(pos.perft(0), 1);
    /// assert_eq!(pos.perft(1), 66);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves() as u64,
            _ if depth > self.moves_at_most() => 0,
            _ => self
                .legal_moves()
                .into_iter()
                .map(|mv| {
                    let mut pos = self.clone();
                    pos.play_unchecked(mv);
                    pos.perft(depth - 1)
                })
                .sum(),
        }
    }

    /// No more moves than this are left in the round: each take removes a tile from the offer,
    /// each placement empties a line.
    fn moves_at_most(&self) -> u32 {
        let offered = self.discs().map(Disc::tiles).fold(self.center(), |sum, tiles| sum + tiles);
        u32::from(offered.total()) + (Line::COUNT * self.boards().len()) as u32
    }
}

#[cfg(all(test, feature = "dealer"))]
mod tests {
    use super::*;
    use crate::{Dealer, Seat};

    #[test]
    fn no_sequence_is_longer_than_the_round() {
        let mut pos = Position::new("4fs".parse().unwrap(), Seat::ALL[0]);
        assert_eq!(pos.perft(1), 0);
        pos.deal(&Dealer::new(1).draw(&pos)).unwrap();
        assert_eq!(pos.perft(1000), 0);
        assert_eq!(pos.perft(u32::MAX), 0);
    }
}
