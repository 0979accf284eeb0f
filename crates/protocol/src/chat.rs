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
/// # Ok::<(), azulejo_protocol::ChatError>(())
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
    pub fn tidy(text: &str) -> Result<ChatText, ChatError> {
        let seen = name::seen(text);
        if seen.is_empty() {
            return Err(ChatError::Empty);
        }
        let most = ChatText::MOST;
        let is_too_long = seen.chars().nth(most).is_some();
        if is_too_long { Err(ChatError::TooLong { most }) } else { Ok(ChatText(seen)) }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why a text can't be said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum ChatError {
    /// There is nothing in it that can be seen.
    #[error("the message is empty")]
    Empty,
    /// There are too many characters.
    #[error("the message has more than {most} characters")]
    TooLong {
        /// How many may be.
        most: usize,
    },
}

impl TryFrom<String> for ChatText {
    type Error = ChatError;

    fn try_from(text: String) -> Result<ChatText, ChatError> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_can_be_seen_and_has_an_end() {
        let most = ChatText::MOST;
        let longest = "ж".repeat(most);
        assert_eq!(ChatText::tidy(&format!(" {longest}\u{200b} ")).unwrap().as_str(), longest);
        for (text, error, told) in [
            ("", ChatError::Empty, "the message is empty"),
            (" \n\u{202e}", ChatError::Empty, "the message is empty"),
            (
                &format!("{longest}!"),
                ChatError::TooLong { most },
                "the message has more than 280 characters",
            ),
        ] {
            assert_eq!(ChatText::tidy(text), Err(error));
            assert_eq!(error.to_string(), told);
        }
    }
}
