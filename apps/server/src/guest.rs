//! Who somebody is: a browser that has a token.

use crate::chance;
use azulejo_protocol::{CommandId, GuestId};
use sha2::{Digest, Sha256};
use std::fmt;

/// What a browser shows to be known again. Whoever has it is that guest, so it goes nowhere but into the cookie,
/// and does not show itself.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 16]);

impl Token {
    /// A new guest.
    pub(crate) fn draw() -> Token {
        Token(chance::bytes())
    }

    /// The token of a cookie: 32 small hexadecimal digits.
    pub(crate) fn read(text: &str) -> Option<Token> {
        // The same text as that of an id.
        let id: CommandId = text.parse().ok()?;
        Some(Token(id.0.to_be_bytes()))
    }

    /// The text for the cookie, and for nothing else.
    pub(crate) fn expose_for_cookie(&self) -> String {
        format!("{:032x}", u128::from_be_bytes(self.0))
    }

    /// Who has this token. Nobody can tell the token from it.
    pub(crate) fn guest(&self) -> GuestId {
        let hash = Sha256::new().chain_update(b"azulejo-guest-1\0").chain_update(self.0);
        GuestId(u128::from_be_bytes(first(&hash.finalize().into())))
    }

    /// Bytes that follow from the token and a command, each purpose having others.
    pub(crate) fn derive<const COUNT: usize>(&self, purpose: &str, by: CommandId) -> [u8; COUNT] {
        let hash = Sha256::new()
            .chain_update(b"azulejo-table-1\0")
            .chain_update(purpose)
            .chain_update([0])
            .chain_update(self.0)
            .chain_update(by.0.to_be_bytes());
        first(&hash.finalize().into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

fn first<const COUNT: usize>(hash: &[u8; 32]) -> [u8; COUNT] {
    std::array::from_fn(|place| hash[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_was_written_and_hides_itself() {
        let token = Token::draw();
        assert_eq!(Token::read(&token.expose_for_cookie()), Some(token.clone()));
        assert_eq!(format!("{token:?}"), "Token(secret)");
        for text in ["", "0", &"g".repeat(32), &"A".repeat(32)] {
            assert_eq!(Token::read(text), None, "{text}");
        }
    }

    #[test]
    fn what_follows_from_a_token_differs_by_purpose_and_command() {
        let token = Token::draw();
        let names = [("table", 1), ("code", 1), ("table", 2)];
        let [one, two, three] =
            names.map(|(purpose, by)| token.derive::<16>(purpose, CommandId(by)));
        assert!(one != two && two != three && one != three);
        assert_eq!(one, token.derive("table", CommandId(1)));
    }
}
