//! The messages of one language, as the build script writes them down, and how one is told.

use super::args::Value;
use super::plural;
use super::{Args, Language, TextFault, Theme};

/// Messages of every language, with its code; the form is described in `build.rs`.
pub(super) type Book = &'static [(&'static str, &'static str)];

/// What the table and its page say.
pub(super) const TABLE: Book = include!(concat!(env!("OUT_DIR"), "/table.rs"));
/// What is said at tables online beyond it.
pub(super) const ONLINE: Book = include!(concat!(env!("OUT_DIR"), "/online.rs"));
/// What is said in a terminal beyond it.
pub(super) const TERMINAL: Book = include!(concat!(env!("OUT_DIR"), "/terminal.rs"));
/// What the school says beyond the table.
pub(super) const SCHOOL: Book = include!(concat!(env!("OUT_DIR"), "/school.rs"));

/// What is put into a message stands between these.
const OPEN: char = '\u{1}';
const CLOSE: char = '\u{2}';
/// In front of each variant of a choice.
const VARIANT: char = '\u{3}';
/// Between a key or an id and its pattern.
const IS: char = '\u{4}';
/// After a message.
const END: char = '\0';

/// Messages may put in messages, but not for ever.
const DEEPEST: usize = 16;

/// The messages of a language, in the order of their ids.
pub(super) struct Messages {
    language: Language,
    patterns: Vec<(&'static str, &'static str)>,
}

impl Messages {
    /// A language's messages of some books; none if it has no file.
    pub(super) fn of(language: Language, books: &[Book]) -> Messages {
        let in_language = |book: &Book| book.iter().find(|(code, _)| *code == language.code());
        let written = books.iter().filter_map(in_language).map(|(_, written)| written);
        let mut patterns: Vec<_> = written
            .flat_map(|written| written.split(END).filter_map(|message| message.split_once(IS)))
            .collect();
        if books.len() > 1 {
            patterns.sort_unstable_by_key(|(id, _)| *id);
        }
        Messages { language, patterns }
    }

    /// The pattern of a message.
    pub(super) fn pattern(&self, id: &str) -> Option<&'static str> {
        let found = self.patterns.binary_search_by_key(&id, |(id, _)| id);
        found.ok().map(|index| self.patterns[index].1)
    }

    /// Tells a pattern in a theme.
    pub(super) fn tell(
        &self,
        pattern: &str,
        args: &Args,
        theme: Theme,
    ) -> Result<String, TextFault> {
        let mut teller = Teller { messages: self, args, theme, depth: 0, told: String::new() };
        teller.tell(pattern)?;
        Ok(teller.told)
    }
}

/// A message that is being told.
struct Teller<'a> {
    messages: &'a Messages,
    args: &'a Args,
    theme: Theme,
    depth: usize,
    told: String,
}

/// A variable's value.
enum Given<'a> {
    Text(&'a str),
    Number(i64),
}

impl<'a> Teller<'a> {
    fn tell(&mut self, pattern: &str) -> Result<(), TextFault> {
        let mut rest = pattern;
        while let Some((text, placed)) = rest.split_once(OPEN) {
            self.told.push_str(text);
            let end = closing(placed);
            self.place(&placed[..end])?;
            rest = placed.get(end + CLOSE.len_utf8()..).unwrap_or_default();
        }
        self.told.push_str(rest);
        Ok(())
    }

    /// Puts in a variable, a message, or what a variable chooses.
    fn place(&mut self, placed: &str) -> Result<(), TextFault> {
        let (name, variants) = placed.split_at(placed.find(VARIANT).unwrap_or(placed.len()));
        let Some(variable) = name.strip_prefix('$') else { return self.refer(name) };
        let given = self.given(variable)?;
        if !variants.is_empty() {
            return self.tell(chosen(variants, self.messages.language, &given));
        }
        match given {
            Given::Text(text) => self.told.push_str(text),
            Given::Number(number) => self.told.push_str(&number.to_string()),
        }
        Ok(())
    }

    fn refer(&mut self, id: &str) -> Result<(), TextFault> {
        let broken = || TextFault::Broken(format!("there is no {id} to put in"));
        let pattern = self.messages.pattern(id).filter(|_| self.depth < DEEPEST);
        self.depth += 1;
        let told = self.tell(pattern.ok_or_else(broken)?);
        self.depth -= 1;
        told
    }

    fn given(&self, variable: &str) -> Result<Given<'a>, TextFault> {
        match self.args.value(variable) {
            Some(Value::Text(text)) => Ok(Given::Text(text)),
            Some(Value::Number(number)) => Ok(Given::Number(*number)),
            None if variable == "theme" => Ok(Given::Text(self.theme.code())),
            None => Err(TextFault::Broken(format!("${variable} is not given"))),
        }
    }
}

/// Where the mark is that closes what has been opened before a text.
fn closing(text: &str) -> usize {
    let mut open = 1;
    let end = text.char_indices().find(|(_, letter)| {
        open += i32::from(*letter == OPEN) - i32::from(*letter == CLOSE);
        open == 0
    });
    end.map_or(text.len(), |(index, _)| index)
}

/// The pattern that a value chooses: the first whose key it is, or else the one with the star.
fn chosen<'p>(variants: &'p str, language: Language, given: &Given<'_>) -> &'p str {
    let mut left = "";
    for variant in split(variants) {
        let Some((key, pattern)) = variant.split_once(IS) else { continue };
        let (key, is_left) = key.strip_prefix('*').map_or((key, false), |key| (key, true));
        let is_chosen = match *given {
            Given::Text(text) => text == key,
            Given::Number(number) => {
                key.parse() == Ok(number) || plural::form(language, number) == key
            }
        };
        if is_chosen {
            return pattern;
        }
        if is_left {
            left = pattern;
        }
    }
    left
}

/// The variants of a choice, without those of the choices within.
fn split(variants: &str) -> impl Iterator<Item = &str> {
    let mut open = 0;
    variants.split(move |letter: char| {
        open += i32::from(letter == OPEN) - i32::from(letter == CLOSE);
        letter == VARIANT && open == 0
    })
}
