//! Counting move sequences, the classic check of a move generator.

use crate::Position;

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
}
