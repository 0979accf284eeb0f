//! Chance as the dealer wants it.

use crate::key::RoundKey;
use rand_core::TryRng;
use std::convert::Infallible;
use zeroize::Zeroize;

/// The 64-bit words of a round, block after block of its key.
pub(crate) struct Words {
    key: RoundKey,
    /// The place of the next block.
    next: u64,
    block: [u8; 32],
    /// How many bytes of the block are spent.
    spent: usize,
}

/// Bytes of a word.
const WORD: usize = size_of::<u64>();

impl Words {
    pub(crate) const fn new(key: RoundKey) -> Words {
        Words { key, next: 0, block: [0; 32], spent: 32 }
    }

    fn word(&mut self) -> u64 {
        if self.spent == self.block.len() {
            self.block = self.key.block(self.next);
            self.next += 1;
            self.spent = 0;
        }
        let bytes = &self.block[self.spent..self.spent + WORD];
        self.spent += WORD;
        bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte))
    }
}

impl Drop for Words {
    fn drop(&mut self) {
        self.block.zeroize();
    }
}

/// Only the words are asked for; the rest is cut from them.
impl TryRng for Words {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.word() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.word())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for part in bytes.chunks_mut(WORD) {
            part.copy_from_slice(&self.word().to_be_bytes()[..part.len()]);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Secret, Terms};
    use azulejo_rules::BySeat;
    use rand_core::Rng;

    fn words() -> Words {
        let secret = Secret::from_bytes([1; 32]);
        let commitment = secret.commitment();
        let terms = Terms { table: [0; 16], game: 1, commitment, nonces: BySeat::new() };
        RoundKey::new(&secret, &terms, 1).words()
    }

    #[test]
    fn whoever_asks_for_bytes_is_given_the_words() {
        let (mut one, mut other) = (words(), words());
        let mut bytes = [0; 44];
        one.fill_bytes(&mut bytes);
        for part in bytes.chunks(WORD) {
            assert_eq!(part, &other.next_u64().to_be_bytes()[..part.len()]);
        }
        assert_eq!(u64::from(one.next_u32()), other.next_u64() >> 32);
    }
}
