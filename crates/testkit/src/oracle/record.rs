//! Reading a record's tags and words (FORMATS "Record"), before anything is played.

use std::iter::Peekable;
use std::str::Chars;

/// A tag such as `[Wall "free"]`.
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) line: usize,
}

/// A word between blanks, after the tags.
pub(super) struct Word {
    pub(super) text: String,
    pub(super) line: usize,
}

/// A record, taken apart.
pub(super) struct Record {
    pub(super) tags: Vec<Tag>,
    pub(super) words: Vec<Word>,
}

impl Record {
    /// Takes a record's text apart.
    pub(super) fn parse(text: &str) -> Result<Record, String> {
        let mut reader = Reader { rest: text.chars().peekable(), line: 1 };
        let mut record = Record { tags: Vec::new(), words: Vec::new() };
        loop {
            reader.skip_blanks();
            match reader.rest.peek() {
                None => break,
                Some('[') if record.words.is_empty() => record.add_tag(reader.tag()?)?,
                Some(_) => record.words.push(reader.word()),
            }
        }
        record.check_tags()?;
        Ok(record)
    }

    /// The value of a tag, its name in either case.
    pub(super) fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    fn add_tag(&mut self, tag: Tag) -> Result<(), String> {
        if self.tag(&tag.name).is_some() {
            return Err(format!("line {}: tag `{}` is given twice", tag.line, tag.name));
        }
        self.tags.push(tag);
        Ok(())
    }

    /// `Azulejo` comes first, and three others are required.
    fn check_tags(&self) -> Result<(), String> {
        match self.tags.first() {
            Some(tag) if tag.name.eq_ignore_ascii_case("Azulejo") && tag.value == "1" => {}
            _ => return Err("line 1: a record begins with `[Azulejo \"1\"]`".to_string()),
        }
        for name in ["Players", "Wall", "Factories"] {
            if self.tag(name).is_none() {
                return Err(format!("line 1: the tag `{name}` is missing"));
            }
        }
        Ok(())
    }

    /// The rules the tags name, as a position writes them.
    pub(super) fn rules(&self) -> Result<String, String> {
        let players = self.choice("Players", &[("2", '2'), ("3", '3'), ("4", '4')])?;
        let wall = self.choice("Wall", &[("colored", 'c'), ("free", 'f')])?;
        let factories =
            self.choice("Factories", &[("plain", 'p'), ("special", 's'), ("special-even", 'e')])?;
        Ok([players, wall, factories].iter().collect())
    }

    /// The letter for a required tag's value.
    fn choice(&self, name: &str, choices: &[(&str, char)]) -> Result<char, String> {
        let tag = self.tag(name).ok_or_else(|| format!("line 1: the tag `{name}` is missing"))?;
        for (value, letter) in choices {
            if tag.value.eq_ignore_ascii_case(value) {
                return Ok(*letter);
            }
        }
        let legal: Vec<&str> = choices.iter().map(|(value, _)| *value).collect();
        let (line, value, legal) = (tag.line, &tag.value, legal.join(", "));
        Err(format!("line {line}: `{name}` is `{value}`, legal are {legal}"))
    }
}

/// Goes through the letters and counts the lines.
struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    line: usize,
}

impl Reader<'_> {
    /// The next letter.
    fn next(&mut self) -> Option<char> {
        let letter = self.rest.next();
        if letter == Some('\n') {
            self.line += 1;
        }
        letter
    }

    /// Skips blanks, line breaks and comments.
    fn skip_blanks(&mut self) {
        while let Some(letter) = self.rest.peek().copied() {
            if letter == ';' {
                while self.rest.peek().is_some_and(|letter| *letter != '\n') {
                    self.next();
                }
            } else if is_blank(letter) {
                self.next();
            } else {
                break;
            }
        }
    }

    /// A word, up to the next blank or comment.
    fn word(&mut self) -> Word {
        let line = self.line;
        let mut text = String::new();
        while let Some(letter) = self.rest.next_if(|letter| !is_blank(*letter) && *letter != ';') {
            text.push(letter);
        }
        Word { text, line }
    }

    /// A tag, from its opening to its closing bracket.
    fn tag(&mut self) -> Result<Tag, String> {
        let line = self.line;
        self.expect('[')?;
        self.skip_blanks();
        let mut name = String::new();
        while let Some(letter) =
            self.rest.next_if(|letter| letter.is_alphanumeric() || "_-".contains(*letter))
        {
            name.push(letter);
        }
        if name.is_empty() {
            return Err(format!("line {line}: a tag has no name"));
        }
        self.skip_blanks();
        self.expect('"')?;
        let value = self.value()?;
        self.skip_blanks();
        self.expect(']')?;
        Ok(Tag { name, value, line })
    }

    /// A tag's value, up to its closing quote.
    fn value(&mut self) -> Result<String, String> {
        let line = self.line;
        let mut value = String::new();
        loop {
            match self.next() {
                Some('"') => return Ok(value),
                Some('\\') => match self.next() {
                    Some(letter @ ('"' | '\\')) => value.push(letter),
                    _ => {
                        return Err(format!("line {line}: after `\\` only `\"` or `\\` may stand"));
                    }
                },
                None | Some('\n' | '\r') => {
                    return Err(format!("line {line}: a value does not end on its line"));
                }
                Some(letter) => value.push(letter),
            }
        }
    }

    fn expect(&mut self, expected: char) -> Result<(), String> {
        let line = self.line;
        match self.next() {
            Some(letter) if letter == expected => Ok(()),
            Some(letter) => Err(format!("line {line}: `{letter}` where `{expected}` should be")),
            None => Err(format!("line {line}: the end where `{expected}` should be")),
        }
    }
}

fn is_blank(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '\n' | '\r')
}
