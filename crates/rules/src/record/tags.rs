//! The tags at the head of a record.

use super::result_of;
use crate::{FactoryKind, Game, WallSide};
use std::fmt;

/// The version of the record format that is read and written.
pub(super) const VERSION: &str = "1";

pub(super) const AZULEJO: &str = "Azulejo";
pub(super) const PLAYERS: &str = "Players";
pub(super) const WALL: &str = "Wall";
pub(super) const FACTORIES: &str = "Factories";
pub(super) const RESULT: &str = "Result";

/// The tags that follow from the game itself.
const OWN: [&str; 5] = [AZULEJO, PLAYERS, WALL, FACTORIES, RESULT];

pub(super) const WALLS: [(&str, WallSide); 2] =
    [("colored", WallSide::Colored), ("free", WallSide::Free)];

pub(super) const FACTORY_KINDS: [(&str, FactoryKind); 3] = [
    ("plain", FactoryKind::Plain),
    ("special", FactoryKind::Special),
    ("special-even", FactoryKind::SpecialEven),
];

/// Why a tag can't be set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TagError {
    /// A name is made of letters, digits, `_` and `-`.
    Name,
    /// The tag follows from the game itself.
    Own,
    /// A value has no line break.
    LineBreak,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TagError::Name => "a tag's name is made of letters, digits, `_` and `-`",
            TagError::Own => "this tag follows from the game and can't be set",
            TagError::LineBreak => "a tag's value has no line break",
        })
    }
}

impl std::error::Error for TagError {}

/// Whether a text can be the name of a tag.
pub(super) fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(is_name_letter)
}

/// Whether a tag's name may have this character.
pub(super) fn is_name_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '-'
}

impl Game {
    /// The value of a tag that is not part of the game itself, such as `Seat1`; names are
    /// compared without regard to case.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|(other, _)| other.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// All tags that are not part of the game itself, in their order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag that is not part of the game itself.
    ///
    /// # Errors
    ///
    /// If a record could not carry it.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if !is_name(name) {
            return Err(TagError::Name);
        }
        if OWN.iter().any(|own| own.eq_ignore_ascii_case(name)) {
            return Err(TagError::Own);
        }
        if value.contains(['\n', '\r']) {
            return Err(TagError::LineBreak);
        }
        match self.tags.iter_mut().find(|(other, _)| other.eq_ignore_ascii_case(name)) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    pub(super) fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.rules();
        write_tag(f, AZULEJO, VERSION)?;
        write_tag(f, PLAYERS, &rules.players.count().to_string())?;
        write_tag(f, WALL, name_in(&WALLS, rules.wall))?;
        write_tag(f, FACTORIES, name_in(&FACTORY_KINDS, rules.factories))?;
        for (name, value) in self.tags() {
            write_tag(f, name, value)?;
        }
        write_tag(f, RESULT, &result_of(self.position()))
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{escaped}\"]")
}

fn name_in<T: PartialEq + Copy>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, other)| *other == value).map_or("", |(name, _)| name)
}
