//! When to call again.

use azulejo_protocol::{CloseCode, Millis};

/// Why there will be no more calls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lost {
    /// There is no such table, or none that this client may know of.
    NoSuchTable,
    /// The server does not want to hear from this client: something is wrong with it.
    Policy,
}

/// When to call again: soon at first, then more and more seldom, and never all at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Calls {
    /// How often in vain.
    failed: u32,
}

/// The first wait, and the longest: where all servers were away, everybody is back within five seconds.
const FIRST: u64 = 250;
const LONGEST: u64 = 4_000;

impl Calls {
    /// The line is open.
    pub fn succeeded(&mut self) {
        self.failed = 0;
    }

    /// The line broke off, or could not be opened: how long to wait, or why to give up. `chance` is any number: it
    /// spreads the calls of many clients, so that a server that comes back is not run over.
    ///
    /// # Errors
    ///
    /// If calling again makes no sense.
    pub fn failed(&mut self, code: Option<u16>, chance: u64) -> Result<Millis, Lost> {
        match code.and_then(CloseCode::of_number) {
            Some(CloseCode::NoSuchTable) => return Err(Lost::NoSuchTable),
            Some(CloseCode::Policy) => return Err(Lost::Policy),
            _ => {}
        }
        let longest = FIRST.saturating_mul(1 << self.failed.min(16)).min(LONGEST);
        self.failed = self.failed.saturating_add(1);
        Ok(Millis(longest / 2 + chance % (longest / 2 + 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_become_more_seldom_but_not_without_end() {
        let mut calls = Calls::default();
        let waits: Vec<u64> = (0..9).map(|_| calls.failed(None, 0).unwrap().0).collect();
        assert_eq!(waits, [125, 250, 500, 1_000, 2_000, 2_000, 2_000, 2_000, 2_000]);
        calls.succeeded();
        assert_eq!(calls.failed(Some(CloseCode::Restart.number()), 125), Ok(Millis(250)));
        for chance in [0, 1, 999, u64::MAX] {
            let wait = Calls { failed: 40 }.failed(None, chance).unwrap().0;
            assert!((2_000..=4_000).contains(&wait), "{wait}");
        }
    }

    #[test]
    fn nobody_calls_a_table_that_is_not_there() {
        assert_eq!(
            Calls::default().failed(Some(CloseCode::NoSuchTable.number()), 0),
            Err(Lost::NoSuchTable)
        );
        assert_eq!(Calls::default().failed(Some(CloseCode::Policy.number()), 0), Err(Lost::Policy));
    }
}
