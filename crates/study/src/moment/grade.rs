//! How good a move was, in one word.

use azulejo_search::Value;
use std::fmt;

/// How good a move was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Nothing better is known.
    Best,
    /// Hardly worse than the best.
    Good,
    /// A little was given away.
    Inaccuracy,
    /// Something was given away.
    Mistake,
    /// Much was given away.
    Blunder,
}

impl Grade {
    /// From the best to the worst.
    pub const ALL: [Grade; 5] =
        [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade of a move that is not the best and loses so much of the chance to win, in
    /// hundredths of a percent.
    ///
    /// ```
    /// use azulejo_study::Grade;
    /// assert_eq!([0, 200, 500, 1000].map(Grade::of), Grade::ALL[1..]);
    /// ```
    pub fn of(loss: Value) -> Grade {
        let deserved = |grade: &&Grade| loss >= grade.least_loss();
        *Grade::ALL.iter().rev().find(deserved).unwrap_or(&Grade::Good)
    }

    /// From which loss on a move deserves the grade, in hundredths of a percent of the chance to
    /// win.
    pub const fn least_loss(self) -> Value {
        match self {
            Grade::Best | Grade::Good => 0,
            Grade::Inaccuracy => 200,
            Grade::Mistake => 500,
            Grade::Blunder => 1000,
        }
    }

    /// Its name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    /// Its sign behind a move, as players of chess write it; none where all is well.
    pub const fn sign(self) -> &'static str {
        match self {
            Grade::Best | Grade::Good => "",
            Grade::Inaccuracy => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        }
    }

    /// Its place in [`Grade::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
