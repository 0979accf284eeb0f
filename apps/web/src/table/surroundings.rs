//! What a page has around its table.

use crate::screen::Screen;
use azulejo_rules::Seat;
use leptos::prelude::*;

/// Where the ways of a table lead, and what its page adds to it. Every page at whose table games are played has one in
/// its context.
#[derive(Clone, Copy)]
pub struct Surroundings {
    go: Callback<Screen>,
    additions: Option<Additions>,
}

/// What a page adds to its table.
#[derive(Clone, Copy)]
pub struct Additions {
    /// To the head of a board.
    pub plate: fn(Seat) -> AnyView,
    /// To the tools in the bar.
    pub tools: fn() -> AnyView,
    /// Below the bar.
    pub strip: fn() -> AnyView,
}

impl Surroundings {
    /// A page whose places are found so.
    pub fn new(go: impl Fn(Screen) + Send + Sync + 'static) -> Surroundings {
        Surroundings { go: Callback::new(go), additions: None }
    }

    /// The same page, which adds something to its table.
    #[must_use]
    pub fn with(self, additions: Additions) -> Surroundings {
        Surroundings { additions: Some(additions), ..self }
    }

    /// The same page, where it adds nothing: a table that is only looked back at has no clocks.
    #[must_use]
    pub fn bare(self) -> Surroundings {
        Surroundings { additions: None, ..self }
    }

    /// Goes to a screen, or to what the page has in its place.
    pub fn go(self, screen: Screen) {
        self.go.run(screen);
    }
}

/// What the page has around its table.
pub(super) fn use_surroundings() -> Surroundings {
    expect_context()
}

/// What the page adds to its table; nothing where tables are only looked at.
pub(super) fn added(view: impl Fn(Additions) -> AnyView) -> Option<AnyView> {
    use_context::<Surroundings>()?.additions.map(view)
}
