//! Many random games, summed up.

mod summary;
mod table;
mod tally;
mod workers;

pub(crate) use summary::Summary;
pub(crate) use table::write_table;
pub(crate) use workers::{Plan, play};
