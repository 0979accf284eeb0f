//! The table, drawn in letters and for pages.

mod art;
mod board;
mod canvas;
mod picture;
mod text;

pub(crate) use picture::svg;
pub(crate) use text::text;
