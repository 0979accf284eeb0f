//! Words and tags of a record, with their places.

use super::error::{RecordError, RecordErrorKind};

/// A place in the text.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    line: usize,
    /// Bytes before the line and before the spot.
    line_start: usize,
    offset: usize,
}

/// A word between blanks.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) spot: Spot,
}

/// `[Name "value"]`
pub(super) struct Tag<'a> {
    pub(super) name: Word<'a>,
    pub(super) value: String,
    /// The value as it is written, quotes included.
    pub(super) written: Word<'a>,
}

pub(super) struct Lexer<'a> {
    text: &'a str,
    spot: Spot,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        // Some editors begin a file with an invisible byte order mark.
        let offset = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Lexer { text, spot: Spot { line: 1, line_start: offset, offset } }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.spot.offset..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip(&mut self, letter: char) {
        self.spot.offset += letter.len_utf8();
        if letter == '\n' {
            self.spot.line += 1;
            self.spot.line_start = self.spot.offset;
        }
    }

    /// Skips blanks, line breaks and comments.
    fn skip_blanks(&mut self) {
        while let Some(letter) = self.peek() {
            match letter {
                ' ' | '\t' | '\r' | '\n' => self.skip(letter),
                ';' => self.spot.offset += self.rest().find('\n').unwrap_or(self.rest().len()),
                _ => return,
            }
        }
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> Word<'a> {
        let rest = self.rest();
        let text = &rest[..rest.find(|letter| !belongs(letter)).unwrap_or(rest.len())];
        let word = Word { text, spot: self.spot };
        self.spot.offset += text.len();
        word
    }

    /// The next word of the moves, empty at the end.
    pub(super) fn word(&mut self) -> Word<'a> {
        self.skip_blanks();
        self.take_while(|letter| !matches!(letter, ' ' | '\t' | '\r' | '\n' | ';'))
    }

    /// Looks at the next word without taking it.
    pub(super) fn peek_word(&mut self) -> Word<'a> {
        self.skip_blanks();
        let spot = self.spot;
        let word = self.word();
        self.spot = spot;
        word
    }

    /// The next tag, if one comes next.
    pub(super) fn tag(&mut self) -> Result<Option<Tag<'a>>, RecordError> {
        self.skip_blanks();
        if self.peek() != Some('[') {
            return Ok(None);
        }
        self.skip('[');
        self.skip_blanks();
        let name = self.take_while(super::tags::is_name_letter);
        if name.text.is_empty() {
            let next = self.peek_word();
            return Err(self.refuse(next, RecordErrorKind::TagName));
        }
        self.skip_blanks();
        let (written, value) = self.value()?;
        self.skip_blanks();
        if self.peek() != Some(']') {
            let next = self.peek_word();
            return Err(self.refuse(next, RecordErrorKind::TagEnd));
        }
        self.skip(']');
        Ok(Some(Tag { name, value, written }))
    }

    /// A quoted value, in which `\"` and `\\` stand for `"` and `\`.
    fn value(&mut self) -> Result<(Word<'a>, String), RecordError> {
        let start = self.spot;
        if self.peek() != Some('"') {
            let next = self.peek_word();
            return Err(self.refuse(next, RecordErrorKind::TagQuote));
        }
        self.skip('"');
        let mut value = String::new();
        loop {
            let letter = match self.peek() {
                None | Some('\n' | '\r') => {
                    let word = self.word_from(start);
                    return Err(self.refuse(word, RecordErrorKind::TagUnclosed));
                }
                Some(letter) => letter,
            };
            let spot = self.spot;
            self.skip(letter);
            match letter {
                '"' => return Ok((self.word_from(start), value)),
                '\\' => match self.peek() {
                    Some(escaped @ ('"' | '\\')) => {
                        self.skip(escaped);
                        value.push(escaped);
                    }
                    _ => {
                        let word = self.word_from(spot);
                        return Err(self.refuse(word, RecordErrorKind::TagEscape));
                    }
                },
                letter => value.push(letter),
            }
        }
    }

    fn word_from(&self, start: Spot) -> Word<'a> {
        Word { text: &self.text[start.offset..self.spot.offset], spot: start }
    }

    /// An error at a word.
    pub(super) fn refuse(&self, word: Word<'_>, kind: RecordErrorKind) -> RecordError {
        let Spot { line, line_start, offset } = word.spot;
        let column = self.text[line_start..offset].chars().count() + 1;
        RecordError { line, column, found: word.text.to_owned(), kind }
    }
}
