//! Texts that may hold what somebody else has said.

use crate::name::is_visible;
use serde::Serializer;

/// So many characters of a text are told; all that we say by ourselves is shorter.
const MOST: usize = 400;

/// Writes a text that may hold anything as one that can be shown anywhere.
pub(super) fn serialize<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&harmless(text))
}

/// What can't be seen is shown as its escape, and what is too long then is cut.
fn harmless(text: &str) -> String {
    let (mut told, mut length) = (String::new(), 0);
    for letter in text.chars() {
        let shown = shown(letter);
        length += shown.chars().count();
        if length > MOST {
            told.push('…');
            break;
        }
        told.push_str(&shown);
    }
    told
}

fn shown(letter: char) -> String {
    if is_visible(letter) { letter.to_string() } else { letter.escape_default().to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Message, Request};

    #[test]
    fn what_can_be_seen_is_told_as_it_is() {
        let text = "unknown variant `\"ző\\`, expected one of `sync`";
        assert_eq!(harmless(text), text);
    }

    #[test]
    fn what_can_not_be_seen_is_escaped() {
        for (text, told) in [
            ("\u{1b}[2J", r"\u{1b}[2J"),
            ("a\nb\tc\0", r"a\nb\tc\u{0}"),
            ("evil\u{202e}txt\u{200b}", r"evil\u{202e}txt\u{200b}"),
            ("\u{85}", r"\u{85}"),
        ] {
            assert_eq!(harmless(text), told);
            assert_eq!(harmless(told), told);
        }
    }

    #[test]
    fn a_long_text_is_cut() {
        let longest = "ж".repeat(MOST);
        assert_eq!(harmless(&longest), longest);
        assert_eq!(harmless(&format!("{longest}ж")), format!("{longest}…"));
        let bells = harmless(&"\u{7}".repeat(MOST));
        assert_eq!(bells, format!("{}…", r"\u{7}".repeat(MOST / 5)));
    }

    /// What a client is told about a request, as it reads it.
    fn told_about(request: &str) -> String {
        let why = serde_json::from_str::<Request>(request).unwrap_err().to_string();
        let json = serde_json::to_string(&Message::Unreadable { why }).unwrap();
        match serde_json::from_str(&json).unwrap() {
            Message::Unreadable { why } => why,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn nobody_is_told_their_own_words_as_they_were() {
        let escape = told_about(r#"{"\u001b]0;x\u0007\u202e": 1}"#);
        let begin = r"unknown variant `\u{1b}]0;x\u{7}\u{202e}`, expected one of ";
        assert!(escape.starts_with(begin), "{escape}");
        assert!(!escape.ends_with('…'), "what we say ourselves is not cut: {escape}");
        let long = told_about(&format!(r#"{{"{}": 1}}"#, "x".repeat(8_000)));
        assert_eq!(long.chars().count(), MOST + 1);
        assert!(long.starts_with("unknown variant `xxx") && long.ends_with("xxx…"), "{long}");
    }
}
