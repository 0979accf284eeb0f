//! A game, looked back at moment by moment.
//!
//! The sheet says what is known, the plan what to ask next, the request travels to whoever thinks,
//! and its answer is laid on the sheet:
//!
//! ```text
//!         Plan::next(&sheet) ──► StudyRequest ──► (worker) ──► StudyAnswer ──► Sheet::accept
//!              ▲                                                                    │
//!              └────────────────────────────────────────────────────────────────────┘
//! ```
//!
//! Answers may come in any order and from several workers. One that knows less than the sheet does
//! is left aside, so that a sheet only ever learns. To stop is to ask no more; to go on, even with a
//! sheet that was read back, is to ask again.

mod accuracy;
mod answer;
mod care;
mod kept;
mod luck;
mod plan;
mod request;
mod sheet;
mod study;

pub use accuracy::Accuracy;
pub use answer::{
    AnswerError, DealFound, ExpectedBefore, Found, LineFound, MoveFound, StudyAnswer,
};
pub use kept::{KeptError, KeptSheet};
pub use luck::DealLuck;
pub use plan::{Plan, Progress, Task};
pub use request::{Reply, StudyError, StudyRequest, Subject, SubjectError, answer};
pub use sheet::{Costly, CurvePoint, Knowledge, Known, SeatSheet, Sheet};
