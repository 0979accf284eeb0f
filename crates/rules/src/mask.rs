//! Which actions are legal, one number each: what a policy multiplies its wishes with.

use crate::action::TAKES;
use crate::{Destination, Phase, Position, Rules, Source, Tile};

impl Position {
    /// Writes 1 for every [action](Rules::actions) that is legal now and 0 for every other. What is
    /// in the mask before is of no account; it has as many places as the rule set has actions.
    ///
    /// ```
    /// # use azulejo_rules::{Position, Seat};
    /// # let mut pos = Position::new("2cp".parse()?, Seat::new(1).unwrap());
    /// # pos.deal(&"WKWW RBRB BYYB RYWR YBYB".parse()?)?;
    /// let mut mask = vec![0u8; pos.rules().actions()];
    /// pos.mask_actions(&mut mask);
    /// assert_eq!(mask.iter().map(|&legal| usize::from(legal)).sum::<usize>(), pos.count_moves());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the mask has another length.
    pub fn mask_actions<T: Copy + From<bool>>(&self, mask: &mut [T]) {
        assert_eq!(mask.len(), self.rules.actions(), "a place for every action");
        mask.fill(T::from(false));
        match self.phase {
            Phase::Offer if self.loaded_spread().is_none() => self.mask_takes(mask),
            Phase::Offer | Phase::Tiling => self.mask_listed(mask),
            Phase::Deal | Phase::Over => {}
        }
    }

    /// The common case: for every color, where it may go is the same from wherever it is taken.
    #[inline]
    fn mask_takes<T: Copy + From<bool>>(&self, mask: &mut [T]) {
        let takes = self.boards[self.acting.index()].destinations();
        for tile in Tile::ALL {
            let to = takes.of(tile);
            let marks: [T; Destination::COUNT] =
                std::array::from_fn(|at| T::from(to >> at & 1 == 1));
            let mut sources = self.sources.holding(tile);
            while sources != 0 {
                let source = Source::at(sources.trailing_zeros() as usize);
                let from = self.rules.source_index(source) * TAKES + tile.index() * marks.len();
                mask[from..from + marks.len()].copy_from_slice(&marks);
                sources &= sources - 1;
            }
        }
    }

    /// Move by move: beside a loaded spread, and in the tiling phase.
    #[inline(never)]
    fn mask_listed<T: Copy + From<bool>>(&self, mask: &mut [T]) {
        let rules: Rules = self.rules;
        for &mv in &self.legal_moves() {
            if let Some(action) = rules.action_of(mv) {
                mask[action] = T::from(true);
            }
        }
    }
}

#[cfg(all(test, feature = "dealer"))]
mod tests {
    use super::*;
    use crate::{Dealer, Seat};

    #[test]
    fn a_mask_marks_exactly_the_legal_moves() {
        for rules in Rules::ALL {
            let (mut dealer, mut pos) = (Dealer::new(11), Position::new(rules, Seat::ALL[1]));
            let mut mask = vec![true; rules.actions()];
            while pos.phase() != Phase::Over {
                pos.mask_actions(&mut mask);
                let mut listed = vec![false; rules.actions()];
                for &mv in &pos.legal_moves() {
                    listed[rules.action_of(mv).unwrap()] = true;
                }
                assert_eq!(mask, listed, "{pos}");
                match dealer.pick(&pos) {
                    Some(mv) => pos.play(mv).unwrap(),
                    None => pos.deal(&dealer.draw(&pos)).unwrap(),
                }
            }
        }
    }
}
