//! What binds a host before anybody else has said anything.

use crate::hex::public_bytes;
use crate::{Secret, VERSION};
use sha2::{Digest, Sha256};

public_bytes! {
    /// The hash of a secret. Whoever knows it can tell later whether the secret that is revealed is the one
    /// that was meant; nobody can tell the secret from it.
    ///
    /// ```
    /// use azulejo_fair::{Commitment, Secret};
    /// let commitment = Secret::from_bytes([7; 32]).commitment();
    /// assert_eq!(commitment.to_string().parse(), Ok(commitment));
    /// assert!("7".parse::<Commitment>().is_err());
    /// ```
    Commitment, 32
}

impl Commitment {
    pub(crate) fn to(secret: &Secret) -> Commitment {
        let hash = Sha256::new()
            .chain_update(VERSION)
            .chain_update(b"\0commitment\0")
            .chain_update(secret.expose_for_storage());
        Commitment(hash.finalize().into())
    }
}
