//! Where in the school somebody is.

use azulejo_web::route::{self, Route};
use leptos::prelude::expect_context;
use std::fmt;

/// What the school teaches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Subject {
    /// Everything at a glance.
    #[default]
    Home,
    /// A game, looked back at.
    Review,
    /// The what-if board.
    Board,
    /// The tutorial.
    Learn,
    /// Puzzles by theme.
    Drills,
    /// The puzzle of the day.
    Daily,
    /// The referee of a physical table.
    Referee,
    /// Statistics.
    Numbers,
}

impl Subject {
    const ALL: [Subject; 8] = [
        Subject::Home,
        Subject::Review,
        Subject::Board,
        Subject::Learn,
        Subject::Drills,
        Subject::Daily,
        Subject::Referee,
        Subject::Numbers,
    ];

    /// The first word of the location's hash.
    const fn slug(self) -> &'static str {
        match self {
            Subject::Home => "",
            Subject::Review => "review",
            Subject::Board => "board",
            Subject::Learn => "learn",
            Subject::Drills => "drills",
            Subject::Daily => "daily",
            Subject::Referee => "referee",
            Subject::Numbers => "numbers",
        }
    }

    /// The message that is the page's title.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Subject::Home => "title-school",
            Subject::Review => "title-review",
            Subject::Board => "title-board",
            Subject::Learn => "title-learn",
            Subject::Drills => "title-drills",
            Subject::Daily => "title-daily",
            Subject::Referee => "title-referee",
            Subject::Numbers => "title-numbers",
        }
    }

    /// A link to it.
    pub(crate) fn href(self) -> String {
        route::href(&Place::of(self))
    }
}

/// A subject, and what of it: `#review/12` is the review of game 12 of the library.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Place {
    /// The subject.
    pub(crate) subject: Subject,
    /// What of it, as the subject itself reads it; empty for its beginning.
    pub(crate) rest: String,
}

impl Place {
    /// The beginning of a subject.
    pub(crate) fn of(subject: Subject) -> Place {
        Place { subject, rest: String::new() }
    }

    /// A part of a subject.
    pub(crate) fn at(subject: Subject, rest: impl Into<String>) -> Place {
        Place { subject, rest: rest.into() }
    }
}

/// The location's hash, without `#`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.subject.slug())?;
        if self.rest.is_empty() { Ok(()) } else { write!(f, "/{}", self.rest) }
    }
}

impl route::Place for Place {
    fn of_hash(hash: &str) -> Place {
        let hash = hash.strip_prefix('#').unwrap_or(hash);
        let (slug, rest) = hash.split_once('/').unwrap_or((hash, ""));
        match Subject::ALL.into_iter().find(|subject| subject.slug() == slug) {
            Some(Subject::Home) | None => Place::default(),
            Some(subject) => Place::at(subject, rest),
        }
    }
}

/// The way through the school, of the context.
pub(crate) fn use_way() -> Route<Place> {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_web::route::Place as _;

    #[test]
    fn every_place_is_found_again_by_its_hash() {
        let parts = Subject::ALL.map(|subject| match subject {
            Subject::Home => Place::default(),
            subject => Place::at(subject, "12/a"),
        });
        for place in Subject::ALL.map(Place::of).into_iter().chain(parts) {
            assert_eq!(Place::of_hash(&route::href(&place)), place);
        }
    }

    #[test]
    fn a_hash_that_is_not_understood_leads_home() {
        for hash in ["#nowhere", "#nowhere/1", "", "#", "#/x"] {
            assert_eq!(Place::of_hash(hash), Place::default(), "{hash}");
        }
    }
}
