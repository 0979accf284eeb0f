//! The keys, the same in browser and terminal.

use super::{Press, Selection};
use azulejo_rules::{Column, Destination, Factory, Line, Source, Tile};

/// A key on the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// A letter, digit or sign.
    Char(char),
    /// Enter.
    Enter,
    /// Esc.
    Escape,
    /// Backspace.
    Backspace,
}

/// What a key means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Typed {
    /// A press.
    Press(Press),
    /// Take the last move back.
    Undo,
    /// Show a good move.
    Hint,
    /// Show the keys.
    Help,
}

impl Key {
    /// The key of a browser's `key` and `code`. On a keyboard without Latin letters the place of
    /// the key counts, so that `R` is where it is printed.
    ///
    /// ```
    /// use azulejo_view::entry::Key;
    /// assert_eq!(Key::from_dom("r", "KeyR"), Some(Key::Char('r')));
    /// assert_eq!(Key::from_dom("к", "KeyR"), Some(Key::Char('r')));
    /// assert_eq!(Key::from_dom("Escape", "Escape"), Some(Key::Escape));
    /// assert_eq!(Key::from_dom("Shift", "ShiftLeft"), None);
    /// ```
    pub fn from_dom(key: &str, code: &str) -> Option<Key> {
        match key {
            "Enter" => return Some(Key::Enter),
            "Escape" => return Some(Key::Escape),
            "Backspace" => return Some(Key::Backspace),
            _ => {}
        }
        let mut letters = key.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        if letter.is_ascii() {
            return Some(Key::Char(letter));
        }
        let place = code.strip_prefix("Key").and_then(|place| place.chars().next());
        Some(Key::Char(place.map_or(letter, |place| place.to_ascii_lowercase())))
    }
}

/// What a key means with such a selection: a digit or `c` the source, a letter the color, a digit
/// or `f` the destination, Enter confirms, Esc lets go, Backspace goes a step back, `u` undoes,
/// `h` hints, `?` helps. A letter of the spread's rest changes its side, and while completed lines
/// are placed a digit is the column of the next open one. `None` where it means nothing.
pub fn read_key(selection: &Selection, key: Key) -> Option<Typed> {
    let letter = match key {
        Key::Enter => return Some(Typed::Press(Press::Confirm)),
        Key::Escape => return Some(Typed::Press(Press::Cancel)),
        Key::Backspace => return Some(Typed::Press(Press::Back)),
        Key::Char(letter) => letter.to_ascii_lowercase(),
    };
    match letter {
        'u' => Some(Typed::Undo),
        'h' => Some(Typed::Hint),
        '?' => Some(Typed::Help),
        letter => press_of(selection, letter).map(Typed::Press),
    }
}

fn press_of(selection: &Selection, letter: char) -> Option<Press> {
    match *selection {
        Selection::Nothing => source_of(letter).map(Press::Source),
        Selection::Source(source) => match Tile::from_letter(letter) {
            Some(tile) => Some(Press::Tile(source, tile)),
            None => source_of(letter).map(Press::Source),
        },
        Selection::Tiles { source, .. } => match Tile::from_letter(letter) {
            Some(tile) => Some(Press::Tile(source, tile)),
            None => aim_of(letter),
        },
        Selection::Aimed(take) => match Tile::from_letter(letter) {
            Some(tile) if take.left.is_some() && tile != take.tile => Some(Press::Left(tile)),
            Some(tile) => Some(Press::Tile(take.source, tile)),
            None => aim_of(letter),
        },
        Selection::Placing(ref placements) => {
            let column = Column::new(digit(letter)?)?;
            Some(Press::Column(placements.next_open()?.line, column))
        }
    }
}

fn digit(letter: char) -> Option<u8> {
    letter.to_digit(10).map(|digit| digit as u8)
}

fn source_of(letter: char) -> Option<Source> {
    match letter {
        'c' => Some(Source::Center),
        letter => Factory::new(digit(letter)?).map(Source::Factory),
    }
}

/// A line or the floor; `c` is no destination, so it picks the center anew.
fn aim_of(letter: char) -> Option<Press> {
    match letter {
        'c' => Some(Press::Source(Source::Center)),
        'f' => Some(Press::Destination(Destination::Floor)),
        letter => Line::new(digit(letter)?).map(|line| Press::Destination(Destination::Line(line))),
    }
}
