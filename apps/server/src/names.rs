//! What people call themselves, written in one way.

use azulejo_protocol::{ChatText, NameError, PersonName, Request, Words};
use unicode_normalization::{UnicodeNormalization, is_nfc};

/// A request whose name or words are written as all are: two that look the same are the same.
///
/// # Errors
///
/// If the name gets too long by that.
pub(crate) fn in_one_way(request: Request) -> Result<Request, NameError> {
    match request {
        Request::Sit { seat, name, key } if !is_nfc(name.as_str()) => {
            let composed: String = name.as_str().nfc().collect();
            Ok(Request::Sit { seat, name: PersonName::tidy(&composed)?, key })
        }
        Request::Say { seat, words: Words::Text(text) } if !is_nfc(text.as_str()) => {
            let composed: String = text.as_str().nfc().collect();
            // What would get too long by it stays as it was.
            let text = ChatText::tidy(&composed).unwrap_or(text);
            Ok(Request::Say { seat, words: Words::Text(text) })
        }
        other => Ok(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::Seat;

    fn sat_as(name: &str) -> Result<String, NameError> {
        let name = PersonName::tidy(name)?;
        match in_one_way(Request::Sit { seat: Seat::ALL[0], name, key: None })? {
            Request::Sit { name, .. } => Ok(name.as_str().to_owned()),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        assert_eq!(sat_as("Zso\u{301}fia"), Ok("Zsófia".to_owned()));
        assert_eq!(sat_as("Zsófia"), Ok("Zsófia".to_owned()));
        assert_eq!(sat_as("\u{212b}sa"), Ok("Åsa".to_owned()));
        assert_eq!(sat_as("Ann\u{202e}\u{200b}"), Ok("Ann".to_owned()));
    }

    #[test]
    fn a_name_that_grows_too_long_is_none() {
        // It is written as two letters, always.
        let long = "\u{958}".repeat(PersonName::MOST);
        assert_eq!(sat_as(&long), Err(NameError::TooLong { most: PersonName::MOST }));
    }

    #[test]
    fn words_that_look_the_same_are_the_same() {
        let text = ChatText::tidy("Szia Zso\u{301}fia!").expect("a text");
        let said = Request::Say { seat: Seat::ALL[0], words: Words::Text(text) };
        let Ok(Request::Say { words: Words::Text(text), .. }) = in_one_way(said) else {
            panic!("it is still said");
        };
        assert_eq!(text.as_str(), "Szia Zsófia!");
    }
}
