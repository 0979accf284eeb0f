//! What only the host knows, until the game is over.

use crate::key::RoundKey;
use crate::{Commitment, Reveal, Terms};
use azulejo_rules::{Deal, Dealer, Position, Rules, Seat};
use zeroize::Zeroize;

/// The secret of one game at a table, from which all its draws follow.
///
/// It can't be printed, logged, serialized, compared or copied, and is wiped when it is dropped. There are
/// two ways out, and both say what they are for: [`reveal`](Secret::reveal) and
/// [`expose_for_storage`](Secret::expose_for_storage).
pub struct Secret([u8; 32]);

impl Secret {
    /// How many bytes it has.
    pub const BYTES: usize = 32;

    /// The secret of these bytes. The host draws them from the system's generator of secrets, once for every
    /// game.
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// What is published before anybody gives a nonce.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(self)
    }

    /// Gives the secret away, when its game is over.
    pub fn reveal(&self) -> Reveal {
        Reveal::from_bytes(self.0)
    }

    /// The bytes, for the host's own storage and nothing else.
    pub const fn expose_for_storage(&self) -> &[u8; 32] {
        &self.0
    }

    /// Who begins, where chance decides (RULES 1.4).
    pub fn first(&self, terms: &Terms, rules: Rules) -> Seat {
        Dealer::from_words(RoundKey::before_the_first(self, terms).words()).first(rules)
    }

    /// What the bag gives for a position that is waiting for it. The same position is always given the same.
    pub fn deal(&self, terms: &Terms, pos: &Position) -> Deal {
        Dealer::from_words(RoundKey::new(self, terms, pos.round()).words()).draw(pos)
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use static_assertions::assert_not_impl_any;
    use std::borrow::Borrow;
    use std::fmt::{Binary, Debug, Display, LowerHex, UpperHex};
    use std::hash::Hash;
    use std::ops::Deref;

    // That this compiles is the proof.
    assert_not_impl_any!(Secret: Debug, Display, LowerHex, UpperHex, Binary);
    assert_not_impl_any!(Secret: Serialize, DeserializeOwned);
    assert_not_impl_any!(Secret: Clone, Copy, PartialEq, PartialOrd, Hash, Default);
    assert_not_impl_any!(Secret: Deref, AsRef<[u8]>, Borrow<[u8]>, Into<[u8; 32]>);

    #[test]
    fn the_two_ways_out_give_what_came_in() {
        let bytes = std::array::from_fn(|place| place as u8);
        let secret = Secret::from_bytes(bytes);
        assert_eq!(secret.expose_for_storage(), &bytes);
        assert_eq!(secret.reveal().bytes(), &bytes);
        assert_eq!(secret.reveal().commitment(), secret.commitment());
    }
}
