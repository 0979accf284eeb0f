//! What is chosen at the board, and what goes on there.

use azulejo_rules::Seat;
use azulejo_study::CandidatesAnswer;
use azulejo_view::choice::Choice;

/// How the bag deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dealing {
    /// Somebody says what it gives.
    Ask,
    /// At random, by itself.
    Random,
    /// As in the game from which the board came, by itself; at random where that does not fit.
    Same,
}

impl Choice for Dealing {
    fn all() -> Vec<Dealing> {
        vec![Dealing::Ask, Dealing::Random, Dealing::Same]
    }

    fn code(self) -> &'static str {
        match self {
            Dealing::Ask => "ask",
            Dealing::Random => "random",
            Dealing::Same => "same",
        }
    }
}

/// Which bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thinking {
    /// None.
    Nobody,
    /// The one at this seat.
    Bot(Seat),
    /// None any more: the one at this seat broke down.
    Broken(Seat),
}

/// What the worker has said about the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Looked {
    /// It is not asked.
    Nothing,
    /// It is looking, and what it has found so far.
    Looking(Option<CandidatesAnswer>),
    /// It has looked as long as it should.
    Done(CandidatesAnswer),
    /// It broke down.
    Failed,
}

impl Looked {
    /// What is known so far.
    pub(super) fn answer(&self) -> Option<&CandidatesAnswer> {
        match self {
            Looked::Looking(answer) => answer.as_ref(),
            Looked::Done(answer) => Some(answer),
            Looked::Nothing | Looked::Failed => None,
        }
    }
}
