//! From a secret to the chance of one round.

use crate::words::Words;
use crate::{Secret, Terms, VERSION};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use zeroize::Zeroize;

/// The round whose key draws who begins. Rounds that are played count from 1.
const BEFORE_THE_FIRST: u16 = 0;

/// The key of one round: whoever has it knows what the bag gives in that round, and in no other. It hides
/// itself as the secret does.
pub(crate) struct RoundKey([u8; 32]);

impl RoundKey {
    /// The key that draws who begins.
    pub(crate) fn before_the_first(secret: &Secret, terms: &Terms) -> RoundKey {
        RoundKey::new(secret, terms, BEFORE_THE_FIRST)
    }

    /// The key of a round. Every part of the message has a length of its own or is told apart by the byte
    /// before it, so that no two rounds of any two games have the same.
    pub(crate) fn new(secret: &Secret, terms: &Terms, round: u16) -> RoundKey {
        let mut mac = keyed(secret.expose_for_storage())
            .chain_update(VERSION)
            .chain_update(b"\0round\0")
            .chain_update(terms.table)
            .chain_update(terms.game.to_be_bytes())
            .chain_update(round.to_be_bytes())
            .chain_update([terms.nonces.len() as u8]);
        for nonce in &terms.nonces {
            match nonce {
                None => mac.update(&[0]),
                Some(nonce) => {
                    mac.update(&[1]);
                    mac.update(nonce.bytes());
                }
            }
        }
        RoundKey(mac.finalize().into_bytes().into())
    }

    /// All the chance of this round.
    pub(crate) fn words(self) -> Words {
        Words::new(self)
    }

    /// The block of words at a place, from 0.
    pub(crate) fn block(&self, place: u64) -> [u8; 32] {
        keyed(&self.0).chain_update(place.to_be_bytes()).finalize().into_bytes().into()
    }
}

impl Drop for RoundKey {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

fn keyed(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("a key of any length will do")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reveal;
    use rand_core::Rng;
    use serde::Deserialize;
    use serde::Serialize;
    use static_assertions::assert_not_impl_any;
    use std::fmt::{Debug, Display};

    assert_not_impl_any!(RoundKey: Debug, Display, Serialize, Clone, PartialEq, AsRef<[u8]>);
    assert_not_impl_any!(Words: Debug, Display, Serialize, Clone, PartialEq, AsRef<[u8]>);

    /// What concerns this file in a file of vectors.
    #[derive(Deserialize)]
    struct Vector {
        secret: Reveal,
        terms: Terms,
        first: Draw,
        deals: Vec<Draw>,
    }

    /// Round 0 has no member for its number.
    #[derive(Deserialize)]
    struct Draw {
        #[serde(default)]
        round: u16,
        key: Reveal,
        words: Vec<String>,
    }

    fn assert_drawn(vector: &Vector, draw: &Draw) {
        let key = RoundKey::new(&vector.secret.secret(), &vector.terms, draw.round);
        assert_eq!(&key.0, draw.key.bytes(), "round {}", draw.round);
        let mut words = key.words();
        assert!(draw.words.len() >= 8);
        for word in &draw.words {
            assert_eq!(&format!("{:016x}", words.next_u64()), word, "round {}", draw.round);
        }
    }

    #[test]
    fn keys_and_words_are_those_of_the_vectors() {
        for json in [
            include_str!("../vectors/2cp.json"),
            include_str!("../vectors/3fs.json"),
            include_str!("../vectors/4ce.json"),
        ] {
            let vector: Vector = serde_json::from_str(json).unwrap();
            assert_drawn(&vector, &vector.first);
            vector.deals.iter().for_each(|draw| assert_drawn(&vector, draw));
        }
    }
}
