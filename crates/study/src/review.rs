//! A game, looked back at moment by moment.
//!
//! The sheet says what is known, the plan what to ask next, the request travels to a worker, and its answer is laid
//! on the sheet:
//!
//! ```text
//!         ReviewPlan::next_request(&sheet) ──► StudyRequest ──► (worker) ──► StudyAnswer ──► Sheet::accept
//!              ▲                                                                               │
//!              └───────────────────────────────────────────────────────────────────────────────┘
//! ```
//!
//! Answers may come in any order and from several workers. One that knows less than the sheet does
//! is left aside, so that a sheet only ever learns. To stop is to ask no more; to go on, even with a
//! sheet that was read back, is to ask again. A page sends its requests to a worker, a terminal to threads of its own;
//! [`run_review`] is the whole loop for programs that wait for the result.

mod accuracy;
mod answer;
mod course;
mod driver;
mod kept;
mod luck;
mod plan;
mod request;
mod sheet;

pub use accuracy::Accuracy;
pub use answer::{
    AnswerError, DealFound, ExpectedBefore, Found, LineFound, MoveFound, StudyAnswer,
};
pub use driver::{ReviewError, run_review};
pub use kept::{KeptError, KeptSheet};
pub use luck::DealLuck;
pub use plan::{Progress, ReviewPlan, ReviewTask};
pub use request::{StudyError, StudyRequest};
pub use sheet::{Costly, CurvePoint, Knowledge, Known, SeatSheet, Sheet};
