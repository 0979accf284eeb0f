//! The chapters of the rules.

/// A chapter of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chapter {
    /// What the game is about, in a few sentences.
    Short,
    /// What lies on the table.
    Setup,
    /// Taking tiles.
    Offer,
    /// The floor line.
    Floor,
    /// Moving tiles to the wall and scoring them.
    Tiling,
    /// Between two rounds.
    NextRound,
    /// How the game ends.
    End,
    /// The wall without colors.
    FreeWall,
    /// The gold sides of the discs.
    Special,
    /// How the page is used.
    Handling,
}

impl Chapter {
    /// All of them, in order.
    pub const ALL: [Chapter; 10] = [
        Chapter::Short,
        Chapter::Setup,
        Chapter::Offer,
        Chapter::Floor,
        Chapter::Tiling,
        Chapter::NextRound,
        Chapter::End,
        Chapter::FreeWall,
        Chapter::Special,
        Chapter::Handling,
    ];

    /// Its name in links, and the id of its heading.
    pub const fn slug(self) -> &'static str {
        match self {
            Chapter::Short => "short",
            Chapter::Setup => "setup",
            Chapter::Offer => "offer",
            Chapter::Floor => "floor",
            Chapter::Tiling => "tiling",
            Chapter::NextRound => "next-round",
            Chapter::End => "end",
            Chapter::FreeWall => "free-wall",
            Chapter::Special => "special",
            Chapter::Handling => "handling",
        }
    }

    /// The chapter of a name.
    pub fn of_slug(slug: &str) -> Option<Chapter> {
        Chapter::ALL.into_iter().find(|chapter| chapter.slug() == slug)
    }

    /// The message of its heading.
    pub const fn title(self) -> &'static str {
        match self {
            Chapter::Short => "rules-short",
            Chapter::Setup => "rules-setup",
            Chapter::Offer => "rules-offer",
            Chapter::Floor => "rules-floor",
            Chapter::Tiling => "rules-tiling",
            Chapter::NextRound => "rules-next-round",
            Chapter::End => "rules-end",
            Chapter::FreeWall => "rules-free-wall",
            Chapter::Special => "rules-special",
            Chapter::Handling => "rules-handling",
        }
    }
}
