//! Randomness of the system, for names that nobody can guess and for the secrets of games.

use azulejo_fair::Secret;
use azulejo_hub::NodeId;
use azulejo_protocol::Key;

/// The letters of short codes: none that is taken for another one when it is read aloud or typed.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// So many bytes that nobody can guess.
///
/// # Panics
///
/// If the system has no randomness: then nothing here is safe, and nothing must go on.
pub(crate) fn bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// The name of this process among those that share a store.
pub(crate) fn node() -> NodeId {
    NodeId(u128::from_be_bytes(bytes()))
}

/// The secret of a game.
pub(crate) fn secret() -> Secret {
    Secret::from_bytes(bytes())
}

/// A short code of these bytes, to be read aloud and typed.
pub(crate) fn code(bytes: [u8; 8]) -> Key {
    let letters = bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    key(&letters.collect::<String>())
}

/// A long key of these bytes, for a link.
pub(crate) fn long_key(bytes: &[u8; 16]) -> Key {
    key(&format!("{:032x}", u128::from_be_bytes(*bytes)))
}

fn key(text: &str) -> Key {
    text.parse().expect("small letters and digits, neither too few nor too many")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_letters_that_are_not_mistaken() {
        assert_eq!(code([0, 31, 32, 63, 10, 18, 24, 255]).as_str(), "0z0zajrz");
        assert_eq!(long_key(&[1; 16]).as_str(), "01".repeat(16));
    }

    #[test]
    fn two_draws_differ() {
        assert_ne!(bytes::<16>(), bytes::<16>());
    }
}
