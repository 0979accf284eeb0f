//! Why something cannot be done here that tests can do without.

/// Why something cannot be done here that tests can do without.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unavailable {
    /// A program is missing.
    #[error("no {program} here; `apt-get install {package}` gets it")]
    Missing {
        /// Its name.
        program: &'static str,
        /// The package of Debian that brings it.
        package: &'static str,
    },
    /// The system does not let us: most often, because we are not root.
    #[error("the system refuses: {0}")]
    Refused(String),
}
