//! The messages of one language in one theme.

use super::messages::{Book, Messages, ONLINE, SCHOOL, TABLE, TERMINAL};
use super::{Args, Language, Theme};
use std::sync::{Arc, OnceLock};

/// The messages of one language in one theme; cheap to clone.
///
/// ```
/// use azulejo_rules::Tile;
/// use azulejo_view::{Args, Language, Texts, Theme};
/// let texts = Texts::new(Language::En, Theme::Chocolate);
/// assert_eq!(texts.tell("color", &Args::new().tile(Tile::Yellow)), "brown");
/// ```
#[derive(Clone)]
pub struct Texts {
    language: Language,
    theme: Theme,
    sources: Arc<Sources>,
}

/// Where messages come from.
struct Sources {
    books: &'static [Book],
    own: Messages,
    /// English, for what the language lacks; read only where it lacks something.
    fallback: OnceLock<Messages>,
}

/// Why a message can't be said as it should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextFault {
    /// No language has it.
    Missing,
    /// A variable or another message that it wants is not there, or the like.
    Broken(String),
}

impl Texts {
    /// What the table and its page say, in a language and a theme.
    pub fn new(language: Language, theme: Theme) -> Texts {
        Texts::of(language, theme, &[TABLE])
    }

    /// The same, and what the school says: lessons, puzzles, reviews and all that makes a player better. They are
    /// apart, so that a program that only plays does not carry them.
    pub fn school(language: Language, theme: Theme) -> Texts {
        Texts::of(language, theme, &[TABLE, SCHOOL])
    }

    /// What the table says, and what is said at tables online.
    pub fn online(language: Language, theme: Theme) -> Texts {
        Texts::of(language, theme, &[TABLE, ONLINE])
    }

    /// What is said in a terminal: everything, as one program plays, reviews and joins tables online there.
    pub fn terminal(language: Language, theme: Theme) -> Texts {
        Texts::of(language, theme, &[TABLE, TERMINAL, ONLINE, SCHOOL])
    }

    fn of(language: Language, theme: Theme, books: &'static [Book]) -> Texts {
        let own = Messages::of(language, books);
        let sources = Sources { books, own, fallback: OnceLock::new() };
        Texts { language, theme, sources: Arc::new(sources) }
    }

    /// The same language in another theme, without reading the messages again.
    #[must_use]
    pub fn with_theme(&self, theme: Theme) -> Texts {
        Texts { theme, ..self.clone() }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The theme.
    pub fn theme(&self) -> Theme {
        self.theme
    }

    /// A message without variables.
    pub fn say(&self, id: &str) -> String {
        self.tell(id, &Args::new())
    }

    /// A message with its variables. One that can't be told shows its id in double brackets, so
    /// that tests and readers see it.
    pub fn tell(&self, id: &str, args: &Args) -> String {
        self.try_tell(id, args).unwrap_or_else(|_| format!("⟦{id}⟧"))
    }

    /// A message with its variables.
    ///
    /// # Errors
    ///
    /// If there is no such message, or it wants a variable that is not there.
    pub fn try_tell(&self, id: &str, args: &Args) -> Result<String, TextFault> {
        let Sources { books, own, fallback } = &*self.sources;
        if let Some(pattern) = own.pattern(id) {
            return own.tell(pattern, args, self.theme);
        }
        let english = fallback.get_or_init(|| Messages::of(Language::En, books));
        english.tell(english.pattern(id).ok_or(TextFault::Missing)?, args, self.theme)
    }

    /// Several things in a row: `a, b and c`; nothing for none.
    pub fn list(&self, items: &[String]) -> String {
        let Some((last, others)) = items.split_last() else { return String::new() };
        let Some((first, between)) = others.split_first() else { return last.clone() };
        let join = |id: &str, so_far: String, next: &String| {
            self.tell(id, &Args::new().text("items", so_far).text("item", next.as_str()))
        };
        let head = between.iter().fold(first.clone(), |all, item| join("list-comma", all, item));
        join("list-and", head, last)
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts")
            .field("language", &self.language)
            .field("theme", &self.theme)
            .finish_non_exhaustive()
    }
}

/// Texts are the same where language and theme are.
impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        (self.language, self.theme) == (other.language, other.theme)
    }
}

impl Eq for Texts {}
