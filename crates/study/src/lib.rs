//! Learning from games: what every move cost, what else there was, and how one has done so far.
//!
//! Opinions are those of `azulejo-search` and facts those of `azulejo-rules`; here they become jobs
//! for a worker, sheets that fill while the worker answers, and texts that are kept. Nothing here
//! waits, reads a file or a clock: a front end sends a request to wherever it thinks, and lays the
//! answers on the sheet as they come.
//!
//! - [`moment`]: a move or a deal of a game, studied: what it cost, why, and what it was worth;
//! - [`review`]: all moments of a game;
//! - [`candidates`]: what could be played now;
//! - [`tree`]: playing on from any position, with every branch kept;
//! - [`editor`]: a position set up by hand, with everything that is wrong with it;
//! - [`referee`]: a game at a real table, told tile by tile;
//! - [`numbers`]: many games in a few numbers;
//! - [`analysis`]: what was found, for other programs;
//! - [`worker`]: tasks that a page gives to a worker, bots' moves and hints included.
//!
//! All numbers in texts are whole: chances are hundredths of a percent, points hundredths of a
//! point. Moves, deals and positions are the texts of `docs/FORMATS.md`.
//!
//! ```
//! use azulejo_rules::{Game, Seat};
//! use azulejo_search::Champion;
//! use azulejo_study::{Care, ReviewPlan, Sheet, Story};
//!
//! let mut game = Game::new("2cp".parse()?, Seat::ALL[0]);
//! game.deal("WKWW RBRB BYYB RYWR YBYB".parse()?)?;
//! game.play("1W3".parse()?)?;
//! game.play("2RF".parse()?)?;
//!
//! // A glance at everything, then a longer look.
//! let passes = [Care::nodes(300), Care::nodes(2_000)];
//! let plan = ReviewPlan::new(passes.map(|care| Care { deals: 2, ..care }));
//! let mut sheet = Sheet::new(Story::from(&game));
//! let mut worker = Champion::default();
//! while let Some(request) = plan.next_request(&sheet, &[], None) {
//!     // Requests and answers are plain data: they may travel to a worker and back as JSON.
//!     sheet.accept(&request.study(&mut worker)?)?;
//! }
//! assert_eq!(sheet.costliest()[0].moment, 2, "two tiles to the floor are the worst that happened");
//! assert!(sheet.accuracy(Seat::ALL[0]) > sheet.accuracy(Seat::ALL[1]));
//! let luck = &sheet.deals()[0].luck;
//! assert_eq!(luck[0].worth.chance + luck[1].worth.chance, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod act;
pub mod analysis;
pub mod candidates;
pub mod editor;
mod expected;
pub mod moment;
pub mod numbers;
pub mod referee;
pub mod review;
mod story;
pub mod tree;
pub mod worker;

pub use act::{Act, ActError};
pub use candidates::{Candidate, CandidatesAnswer, CandidatesRequest, Due};
pub use editor::{Edit, Editor, FaultAt, Site};
pub use expected::Expected;
pub use moment::{
    Care, Decision, Expectation, Fortune, Grade, Luck, Moment, Reason, Reply, Worth, expectation,
    ranked,
};
pub use numbers::{Entry, Finish, Meta, Numbers, Played, Points, Tally};
pub use referee::{Draft, Referee, Tap};
pub use review::{
    Accuracy, AnswerError, Costly, DealFound, DealLuck, Found, KeptError, KeptSheet, Knowledge,
    Known, LineFound, MoveFound, Progress, ReviewError, ReviewPlan, ReviewTask, SeatSheet, Sheet,
    StudyAnswer, StudyError, StudyRequest, run_review,
};
pub use story::{Scene, Story, StoryError};
pub use tree::{KeptTree, Node, NodeId, Tree, TreeError};
