//! Playing a move.

use crate::moves::Unpacked;
use crate::{IllegalMove, Move, Position, Witness};

impl Position {
    /// Plays a move of the player to act, and whatever follows from it by the rules alone: tiling
    /// on the colored wall, paying for the floors, the end of the game.
    ///
    /// # Errors
    ///
    /// The broken rule; the position is as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.play_before(mv, &mut ())
    }

    /// The same, with a [`Witness`] who sees what happens at the round's end.
    ///
    /// # Errors
    ///
    /// The broken rule; the position is as it was and the witness has seen nothing.
    pub fn play_before(&mut self, mv: Move, witness: &mut impl Witness) -> Result<(), IllegalMove> {
        self.check(mv)?;
        self.apply(mv, witness);
        Ok(())
    }

    /// Plays a move that is known to be legal, as one from [`Position::legal_moves`] is. For
    /// search: an illegal move leaves a position that is not sound (debug builds panic).
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "{mv} in {self}");
        self.apply(mv, &mut ());
    }

    /// Plays a legal move.
    #[inline]
    fn apply(&mut self, mv: Move, witness: &mut impl Witness) {
        match mv.unpack() {
            Unpacked::Take(take) => self.take(take, witness),
            Unpacked::Place(place) => self.place(place, witness),
        }
        debug_assert_eq!(self.hash(), self.fresh_hash(), "{self}");
    }
}
