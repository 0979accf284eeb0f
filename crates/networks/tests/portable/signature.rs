//! A number that stands for everything a search has found.

use azulejo_search::Finding;

/// A hash of words: equal words in equal order give equal signatures, and others hardly ever do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WorkSignature(u64);

impl Default for WorkSignature {
    fn default() -> WorkSignature {
        WorkSignature(0xcbf2_9ce4_8422_2325)
    }
}

impl WorkSignature {
    /// The number.
    pub(crate) fn number(self) -> u64 {
        self.0
    }

    /// Adds a word.
    pub(crate) fn add(&mut self, word: u64) {
        // FNV-1a, a word at a time, with a shift so that high bits come down too.
        let mixed = (self.0 ^ word).wrapping_mul(0x0100_0000_01b3);
        self.0 = mixed ^ mixed >> 29;
    }

    /// Adds everything that a search reports.
    pub(crate) fn add_finding(&mut self, found: &Finding) {
        let Finding { best, value, prospects, line, depth, nodes, solved } = found;
        self.add(best.bits().into());
        self.add_signed(*value);
        for prospect in prospects {
            self.add_signed(prospect.points);
            self.add_signed(prospect.lead);
            self.add_signed(prospect.chance);
        }
        for mv in line {
            self.add(mv.bits().into());
        }
        self.add((*depth).into());
        self.add(*nodes);
        self.add((*solved).into());
    }

    fn add_signed(&mut self, number: i32) {
        self.add(i64::from(number).cast_unsigned());
    }
}
