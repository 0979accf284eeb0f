//! Tasks for a worker beside a page: requests and answers as JSON, and the worker's half of the work.
//!
//! A page depends on the types alone; the program that calls [`answer`] contains the search.
//!
//! ```
//! use azulejo_search::NetworkSet;
//! use azulejo_study::worker::{Thinker, Thought, ThoughtAnswer, WorkerAnswer, WorkerTask, answer};
//!
//! let position = "2cp 1 1 1 c BKKW,YRRR,BBYW,YRKW,BBYW - 15.16.16.17.16 0.0.0.0.0 \
//!     0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-";
//! let thought = Thought { position: position.to_owned(), by: Thinker::Hint { nodes: 500 }, seed: 1 };
//! let request = serde_json::to_string(&WorkerTask::Think(thought))?;
//! let text = answer(&request, &NetworkSet::none());
//! let found: WorkerAnswer<ThoughtAnswer> = serde_json::from_str(&text)?;
//! assert!(found.lacks_network, "hints evaluate by a network, and there is none");
//! # Ok::<(), serde_json::Error>(())
//! ```

mod network;
mod task;
mod thought;

pub use network::network_name;
pub use task::{TaskOutcome, WorkerAnswer, WorkerTask, answer};
pub use thought::{Thinker, Thought, ThoughtAnswer};
