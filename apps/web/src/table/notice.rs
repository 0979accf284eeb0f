//! What is to be known until the next press.

/// What is to be known until the next press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Notice {
    /// A round has ended, and nothing was animated: its scoring can be looked up.
    Scored {
        /// The round.
        round: u16,
        /// What it brought everybody.
        told: String,
    },
    /// Something can't be done.
    Refused(String),
}
