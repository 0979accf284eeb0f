//! What people say to each other at a table.

use crate::name;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What may be said at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatScope {
    /// Nothing.
    Off,
    /// What there is a button for.
    #[default]
    Presets,
    /// Whatever somebody writes.
    Free,
}

/// Something that somebody says.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// What there is a button for; everybody reads it in their own language.
    Preset(Preset),
    /// What somebody wrote.
    Text(ChatText),
}

/// What there is a button for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// Hello.
    Hello,
    /// Good luck, have fun.
    GoodLuck,
    /// One moment, please.
    OneMoment,
    /// Nice move.
    NiceMove,
    /// Oops.
    Oops,
    /// Thank you.
    Thanks,
    /// Good game.
    GoodGame,
    /// Goodbye.
    Goodbye,
}

impl Preset {
    /// All of them, in the order of their buttons.
    pub const ALL: [Preset; 8] = [
        Preset::Hello,
        Preset::GoodLuck,
        Preset::OneMoment,
        Preset::NiceMove,
        Preset::Oops,
        Preset::Thanks,
        Preset::GoodGame,
        Preset::Goodbye,
    ];
}

/// What somebody wrote: one line that can be seen. What can't be is left out when it is read.
///
/// ```
/// use azulejo_protocol::ChatText;
/// assert_eq!(ChatText::tidy(" Well\u{202e} played!\n")?.as_str(), "Well played!");
/// assert!(ChatText::tidy(" \u{200b} ").is_err());
/// # Ok::<(), azulejo_protocol::NameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ChatText(String);

impl ChatText {
    /// The most characters a text may have.
    pub const MOST: usize = 280;

    /// A text without what can't be seen.
    ///
    /// # Errors
    ///
    /// If nothing is left, or too much.
    pub fn tidy(text: &str) -> Result<ChatText, name::NameError> {
        name::tidy(text, ChatText::MOST).map(ChatText)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for ChatText {
    type Error = name::NameError;

    fn try_from(text: String) -> Result<ChatText, name::NameError> {
        ChatText::tidy(&text)
    }
}

impl From<ChatText> for String {
    fn from(text: ChatText) -> String {
        text.0
    }
}

impl fmt::Display for ChatText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
