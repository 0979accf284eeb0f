//! Games that are kept or brought from somewhere else: reading them, refusing them, naming them.

mod import;
mod title;

pub use import::{Import, ImportError, read};
pub use title::title;
