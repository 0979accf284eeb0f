//! A command line as a shell would split it.

/// A quote that is never closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the quote {quote} at character {place} is never closed")]
pub(crate) struct OpenQuote {
    pub(crate) quote: char,
    /// Where it stands, in characters from 1.
    pub(crate) place: usize,
}

/// The words of a command line. Quotes keep a word together; a backslash takes a blank, a quote or
/// a backslash as it is, and is itself before anything else, as in paths of some systems. Within
/// single quotes everything is itself.
pub(super) fn split(text: &str) -> Result<Vec<String>, OpenQuote> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut open: Option<OpenQuote> = None;
    let mut letters = text.chars().enumerate().peekable();
    while let Some((index, letter)) = letters.next() {
        let quoted = open.map(|open| open.quote);
        let escapes = letter == '\\' && quoted != Some('\'');
        if escapes && let Some((_, next)) = letters.next_if(|&(_, next)| is_special(next)) {
            word.get_or_insert_default().push(next);
        } else if quoted == Some(letter) {
            open = None;
        } else if quoted.is_none() && matches!(letter, '\'' | '"') {
            open = Some(OpenQuote { quote: letter, place: index + 1 });
            word.get_or_insert_default();
        } else if quoted.is_none() && letter.is_whitespace() {
            words.extend(word.take());
        } else {
            word.get_or_insert_default().push(letter);
        }
    }
    words.extend(word);
    open.map_or(Ok(words), Err)
}

fn is_special(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\'' | '"' | '\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_a_shell() {
        for (text, words) in [
            ("", &[][..]),
            ("  ", &[]),
            ("python3 bot.py", &["python3", "bot.py"]),
            ("  a \t b  ", &["a", "b"]),
            ("sh -c 'read x; echo \"$x\"'", &["sh", "-c", "read x; echo \"$x\""]),
            ("\"my bot\" --name=\"a b\"c", &["my bot", "--name=a bc"]),
            ("a\\ b \\\"c\\\"", &["a b", "\"c\""]),
            ("C:\\bots\\one.exe", &["C:\\bots\\one.exe"]),
            ("'a\\b' ''", &["a\\b", ""]),
            ("\"a\\\"b'c\"", &["a\"b'c"]),
            ("end\\", &["end\\"]),
        ] {
            assert_eq!(split(text).unwrap(), words, "{text}");
        }
    }

    #[test]
    fn an_open_quote_is_named_with_its_place() {
        for (text, quote, place) in [("a 'b", '\'', 3), ("\"", '"', 1), ("é \"x' y", '"', 3)] {
            assert_eq!(split(text), Err(OpenQuote { quote, place }));
        }
    }
}
