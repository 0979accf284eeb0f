//! The table as rows of text. Everything here is a pure function of a position; how a row is
//! painted is decided last, so that the layout is the same with and without color.

mod board;
mod discs;
mod ink;
mod row;
mod table;
mod wrap;

pub(crate) use ink::{Ink, Style};
pub(crate) use row::Row;
pub(crate) use table::table;
pub(crate) use wrap::wrapped;

/// The columns a table may use.
pub(crate) const WIDTH: usize = 78;
