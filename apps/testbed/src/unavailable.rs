//! Why something cannot be done here that tests can do without.

use std::fmt;

/// Why something cannot be done here that tests can do without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unavailable {
    /// A program is missing.
    Missing {
        /// Its name.
        program: &'static str,
        /// The package of Debian that brings it.
        package: &'static str,
    },
    /// The system does not let us: most often, because we are not root.
    Refused(String),
}

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unavailable::Missing { program, package } => {
                write!(f, "no {program} here; `apt-get install {package}` gets it")
            }
            Unavailable::Refused(reason) => write!(f, "the system refuses: {reason}"),
        }
    }
}

impl std::error::Error for Unavailable {}
