//! A secret that is one no longer.

use crate::hex::public_bytes;
use crate::{Commitment, Secret};

public_bytes! {
    /// A secret that is one no longer: published after its game, for everybody to
    /// [draw everything again](crate::Verifier).
    Reveal, 32
}

impl Reveal {
    /// What its host committed to, if this is the secret that was meant.
    pub fn commitment(&self) -> Commitment {
        self.secret().commitment()
    }

    /// The secret, to draw from once more.
    pub(crate) fn secret(self) -> Secret {
        Secret::from_bytes(self.0)
    }
}
