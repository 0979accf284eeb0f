//! Words that can be typed.

use azulejo_view::{Args, Language, Texts};

/// What can be asked for besides a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// What can be said.
    Help,
    /// What lies on the factories and in the center.
    Table,
    /// A board.
    Board,
    /// The points, and what the round would bring.
    Score,
    /// The moves that can be played.
    Moves,
    /// What a move would bring, or why it can't be played.
    Why,
    /// What was played.
    Log,
    /// What the gold factories do.
    Gold,
    /// A good move.
    Hint,
    /// Take the last move back.
    Undo,
    /// Let a bot move that has stopped.
    Go,
    /// Give up.
    Resign,
    /// Call the game off.
    Abort,
    /// Play again.
    Rematch,
    /// Leave.
    Quit,
    /// Sit down at a table of a server.
    Sit,
    /// Say that one is ready.
    Ready,
    /// Begin the game.
    Begin,
    /// Put a bot on a seat.
    Bot,
    /// Get up, or ask somebody to.
    Remove,
    /// Move somebody one seat up.
    Up,
    /// Say something to the others.
    Say,
    /// Listen to somebody no longer, or again.
    Mute,
    /// How others get to the table.
    Link,
    /// Whether the bag was fair.
    Fair,
}

impl Word {
    /// All of them, in the order in which help tells them.
    pub const ALL: [Word; 25] = [
        Word::Help,
        Word::Table,
        Word::Board,
        Word::Score,
        Word::Moves,
        Word::Why,
        Word::Log,
        Word::Gold,
        Word::Hint,
        Word::Undo,
        Word::Go,
        Word::Resign,
        Word::Abort,
        Word::Rematch,
        Word::Sit,
        Word::Ready,
        Word::Begin,
        Word::Bot,
        Word::Remove,
        Word::Up,
        Word::Say,
        Word::Mute,
        Word::Link,
        Word::Fair,
        Word::Quit,
    ];

    /// The messages with its spellings and with what it does.
    const fn ids(self) -> (&'static str, &'static str) {
        match self {
            Word::Help => ("word-help", "help-help"),
            Word::Table => ("word-table", "help-table"),
            Word::Board => ("word-board", "help-board"),
            Word::Score => ("word-score", "help-score"),
            Word::Moves => ("word-moves", "help-moves"),
            Word::Why => ("word-why", "help-why"),
            Word::Log => ("word-log", "help-log"),
            Word::Gold => ("word-gold", "help-gold"),
            Word::Hint => ("word-hint", "help-hint"),
            Word::Undo => ("word-undo", "help-undo"),
            Word::Go => ("word-go", "help-go"),
            Word::Resign => ("word-resign", "help-resign"),
            Word::Abort => ("word-abort", "help-abort"),
            Word::Rematch => ("word-rematch", "help-rematch"),
            Word::Quit => ("word-quit", "help-quit"),
            Word::Sit => ("word-sit", "help-sit"),
            Word::Ready => ("word-ready", "help-ready"),
            Word::Begin => ("word-begin", "help-begin"),
            Word::Bot => ("word-bot", "help-bot"),
            Word::Remove => ("word-remove", "help-remove"),
            Word::Up => ("word-up", "help-up"),
            Word::Say => ("word-say", "help-say"),
            Word::Mute => ("word-mute", "help-mute"),
            Word::Link => ("word-link", "help-link"),
            Word::Fair => ("word-fair", "help-fair"),
        }
    }

    /// Whether something may stand after it.
    pub(crate) const fn takes_more(self) -> bool {
        use Word::{Board, Bot, Log, Mute, Remove, Say, Sit, Up, Why};
        matches!(self, Board | Why | Log | Sit | Bot | Remove | Up | Say | Mute)
    }

    /// Whether it means something before the game at a table of a server.
    pub(crate) const fn is_of_room(self) -> bool {
        use Word::{Begin, Bot, Help, Link, Mute, Quit, Ready, Remove, Say, Sit, Table, Up};
        matches!(
            self,
            Help | Table | Sit | Ready | Begin | Bot | Remove | Up | Say | Mute | Link | Quit
        )
    }

    /// Whether it means something in a game, at a table of a server or at this terminal.
    pub(crate) const fn is_of_game(self, is_online: bool) -> bool {
        use Word::{Begin, Bot, Fair, Go, Hint, Link, Mute, Ready, Remove, Say, Sit, Up};
        match self {
            Sit | Ready | Begin | Bot | Remove | Up => false,
            Say | Mute | Link | Fair => is_online,
            Hint | Go => !is_online,
            _ => true,
        }
    }
}

/// How the words are spelled: in a language, and in English.
pub(crate) struct Dictionary {
    words: Vec<(Word, Spellings)>,
    yes: Spellings,
    no: Spellings,
    texts: Texts,
}

/// The spellings of a word in small letters, the one that is told first.
struct Spellings(Vec<String>);

impl Spellings {
    fn of(texts: &Texts, id: &str) -> Spellings {
        let english = Texts::terminal(Language::En, texts.theme());
        let spelled = [texts.say(id), english.say(id)];
        let each = spelled.iter().flat_map(|words| words.split(','));
        Spellings(each.map(|word| word.trim().to_lowercase()).collect())
    }

    fn first(&self) -> &str {
        self.0.first().map_or("", String::as_str)
    }

    fn has(&self, text: &str) -> bool {
        self.0.iter().any(|word| *word == text.to_lowercase())
    }
}

impl Dictionary {
    pub(crate) fn of(texts: &Texts) -> Dictionary {
        let words = Word::ALL.map(|word| (word, Spellings::of(texts, word.ids().0)));
        Dictionary {
            words: words.into(),
            yes: Spellings::of(texts, "word-yes"),
            no: Spellings::of(texts, "word-no"),
            texts: texts.clone(),
        }
    }

    /// The word that a text begins with, and what stands after it.
    pub(crate) fn read<'t>(&self, text: &'t str) -> Option<(Word, &'t str)> {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let named = self.words.iter().find(|(_, spellings)| spellings.has(first));
        named.map(|(word, _)| (*word, rest.trim()))
    }

    /// Whether a text says yes or no; `None` if neither.
    pub(crate) fn yes_or_no(&self, text: &str) -> Option<bool> {
        if self.yes.has(text) {
            return Some(true);
        }
        self.no.has(text).then_some(false)
    }

    /// How a word is told.
    pub(crate) fn first(&self, word: Word) -> &str {
        let named = self.words.iter().find(|(named, _)| *named == word);
        named.map_or("", |(_, spellings)| spellings.first())
    }

    /// The same, as a variable of a message.
    pub(crate) fn named(&self, word: Word, variable: &'static str) -> Args {
        Args::new().text(variable, self.first(word))
    }

    /// How yes and no are told, as variables of a message.
    pub(crate) fn yes_and_no(&self) -> Args {
        Args::new().text("yes", self.yes.first()).text("no", self.no.first())
    }

    /// A word with its spellings in the language, and what it does.
    pub(crate) fn explained(&self, word: Word) -> String {
        let (spellings, help) = word.ids();
        format!("{}: {}", self.texts.say(spellings), self.texts.say(help))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_rules::Move;
    use azulejo_view::Theme;

    #[test]
    fn no_spelling_means_two_things_or_is_a_move_in_any_language() {
        for language in Language::ALL {
            let dictionary = Dictionary::of(&Texts::terminal(language, Theme::Palace));
            for (word, Spellings(spellings)) in &dictionary.words {
                assert!(!spellings.is_empty());
                for text in spellings {
                    assert_eq!(dictionary.read(text), Some((*word, "")), "{language:?}: {text}");
                    assert!(text.parse::<Move>().is_err(), "{language:?}: {text}");
                    assert!(!text.contains('⟦'), "{language:?}: {text}");
                }
            }
            assert!(!dictionary.yes.0.iter().any(|word| dictionary.no.has(word)));
        }
    }

    #[test]
    fn words_are_understood_in_the_language_and_in_english() {
        let czech = Dictionary::of(&Texts::terminal(Language::Cs, Theme::Palace));
        for (text, word) in [
            ("zpět", Some((Word::Undo, ""))),
            ("Undo", Some((Word::Undo, ""))),
            ("PROČ 3R2", Some((Word::Why, "3R2"))),
            ("3R2", None),
            ("", None),
        ] {
            assert_eq!(czech.read(text), word, "{text}");
        }
        assert_eq!(czech.yes_or_no("Ano"), Some(true));
        assert_eq!(czech.yes_or_no("no"), Some(false));
        assert_eq!(czech.yes_or_no("3R2"), None);
    }
}
