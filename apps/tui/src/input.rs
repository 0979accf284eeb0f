//! What reaches a screen from keyboard and mouse.

use crate::canvas::Hit;
use azulejo_view::entry;
use std::fmt;

/// A key on the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// A letter, digit or sign.
    Char(char),
    /// A letter with Ctrl.
    Ctrl(char),
    /// Enter.
    Enter,
    /// Esc.
    Escape,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Tab.
    Tab,
    /// Tab with Shift.
    BackTab,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
}

impl Key {
    /// The key as a move is entered with it.
    pub fn for_entry(self) -> Option<entry::Key> {
        match self.latin() {
            Key::Char(letter) => Some(entry::Key::Char(letter)),
            Key::Enter => Some(entry::Key::Enter),
            Key::Escape => Some(entry::Key::Escape),
            Key::Backspace => Some(entry::Key::Backspace),
            _ => None,
        }
    }

    /// The same key with what Latin keyboards have in its place: a terminal tells only what was typed, so that the
    /// Ukrainian `к` is where `r` is printed.
    #[must_use]
    pub fn latin(self) -> Key {
        match self {
            Key::Char(letter) => Key::Char(latin(letter)),
            key => key,
        }
    }
}

/// The letters of a Ukrainian keyboard and what a Latin one has in their places.
const PLACES: [(char, char); 26] = [
    ('й', 'q'),
    ('ц', 'w'),
    ('у', 'e'),
    ('к', 'r'),
    ('е', 't'),
    ('н', 'y'),
    ('г', 'u'),
    ('ш', 'i'),
    ('щ', 'o'),
    ('з', 'p'),
    ('ф', 'a'),
    ('і', 's'),
    ('в', 'd'),
    ('а', 'f'),
    ('п', 'g'),
    ('р', 'h'),
    ('о', 'j'),
    ('л', 'k'),
    ('д', 'l'),
    ('я', 'z'),
    ('ч', 'x'),
    ('с', 'c'),
    ('м', 'v'),
    ('и', 'b'),
    ('т', 'n'),
    ('ь', 'm'),
];

fn latin(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let found = PLACES.iter().find(|(theirs, _)| *theirs == small);
    found.map_or(letter, |(_, ours)| *ours)
}

/// As it is printed on keyboards.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Char(' ') => f.write_str("Space"),
            Key::Char(letter) => write!(f, "{letter}"),
            Key::Ctrl(letter) => write!(f, "Ctrl-{}", letter.to_uppercase()),
            Key::Enter => f.write_str("Enter"),
            Key::Escape => f.write_str("Esc"),
            Key::Backspace => f.write_str("Backspace"),
            Key::Delete => f.write_str("Del"),
            Key::Tab => f.write_str("Tab"),
            Key::BackTab => f.write_str("Shift-Tab"),
            Key::Up => f.write_str("↑"),
            Key::Down => f.write_str("↓"),
            Key::Left => f.write_str("←"),
            Key::Right => f.write_str("→"),
            Key::Home => f.write_str("Home"),
            Key::End => f.write_str("End"),
            Key::PageUp => f.write_str("PgUp"),
            Key::PageDown => f.write_str("PgDn"),
        }
    }
}

/// What somebody does at a screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A key is pressed.
    Key(Key),
    /// Something is clicked; nothing in particular, where nothing lies.
    Click(Option<Hit>),
    /// The pointer moves over something, or leaves it.
    Point(Option<Hit>),
    /// The wheel turns by so many rows, downward if more than none.
    Scroll(i16),
    /// A text is pasted.
    Paste(String),
}

impl Input {
    /// By how many rows somebody scrolls with it, downward if more than none.
    pub fn scrolled(&self) -> Option<isize> {
        const PAGE: isize = 10;
        const ALL: isize = 100_000;
        match self {
            Input::Key(Key::Up) => Some(-1),
            Input::Key(Key::Down) => Some(1),
            Input::Key(Key::PageUp) => Some(-PAGE),
            Input::Key(Key::PageDown | Key::Char(' ')) => Some(PAGE),
            Input::Key(Key::Home) => Some(-ALL),
            Input::Key(Key::End) => Some(ALL),
            Input::Scroll(rows) => Some(isize::from(*rows)),
            _ => None,
        }
    }

    /// Whether somebody wants to leave with it.
    pub fn is_leaving(&self) -> bool {
        match self {
            Input::Key(Key::Escape) => true,
            Input::Key(key) => matches!(key.latin(), Key::Char('q' | 'Q')),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_keyboard_without_latin_letters_has_the_same_keys() {
        let typed: Vec<Key> = "кКrR3?".chars().map(|letter| Key::Char(letter).latin()).collect();
        assert_eq!(typed, ['r', 'r', 'r', 'R', '3', '?'].map(Key::Char));
        assert_eq!(Key::Enter.latin(), Key::Enter);
    }
}
