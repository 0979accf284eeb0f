//! Languages and their texts. They are written in Fluent, which only the build script knows: the program
//! reads what that made of them.
//!
//! The messages are in `i18n/<code>/game.ftl`, which this crate says, `i18n/<code>/app.ftl`, which the
//! page says, `i18n/<code>/online.ftl`, which is said at tables online, `i18n/<code>/terminal.ftl`, which is said in a
//! terminal, and files of the school, one for each of its subjects. Their ids are kebab-case literals in the source, so that a test can tell which
//! are missing and which nobody uses.

mod args;
mod language;
mod messages;
mod plural;
mod texts;
mod theme;

pub use args::Args;
pub use language::Language;
pub use texts::{TextFault, Texts};
pub use theme::Theme;
