//! What a client draws for itself.

use azulejo_fair::Nonce;
use azulejo_protocol::{CommandId, Key};

/// A name for a command.
pub fn command() -> CommandId {
    CommandId(u128::from_be_bytes(random()))
}

/// What a seat adds to the chance of a game.
pub fn nonce() -> Nonce {
    Nonce::from_bytes(random())
}

/// The key of an invitation.
///
/// # Panics
///
/// Never: the text is one of a key.
pub fn invitation() -> Key {
    let text = format!("{:032x}", u128::from_be_bytes(random()));
    text.parse().expect("32 digits are a key")
}

fn random() -> [u8; 16] {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}
