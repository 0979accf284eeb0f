//! What a player adds to chance.

use crate::hex::public_bytes;

public_bytes! {
    /// What a player adds to chance, after the host's commitment: random bytes that the player's own device
    /// draws. One honest nonce is enough to take the choice from the host.
    Nonce, 16
}
