//! The rule set: how many play, on which side of the board, with which factories.

/// The side of the board all players use (RULES 1.3).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    /// Every cell of the wall has its color (RULES 1.5).
    Colored,
    /// The column is the player's choice (RULES 6).
    Free,
}

/// The kind of factory discs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Factories {
    /// No disc has a gold side.
    Plain,
    /// Gold sides are in play (RULES 7).
    Special,
    /// Gold sides, and the spread must be as even as possible (RULES 7.6).
    SpecialEven,
}

/// A rule set such as `2cp`.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    pub(super) players: usize,
    pub(super) side: Side,
    pub(super) factories: Factories,
}

impl Rules {
    /// Reads field 1 of a position, in either case.
    pub(super) fn parse(text: &str) -> Result<Rules, String> {
        let refused =
            || format!("rules `{text}`: expected 2-4, then c or f, then p, s or e, such as `2cp`");
        let letters: Vec<char> = text.to_ascii_lowercase().chars().collect();
        let [players, side, factories] = letters[..] else {
            return Err(refused());
        };
        Ok(Rules {
            players: match players {
                '2' => 2,
                '3' => 3,
                '4' => 4,
                _ => return Err(refused()),
            },
            side: match side {
                'c' => Side::Colored,
                'f' => Side::Free,
                _ => return Err(refused()),
            },
            factories: match factories {
                'p' => Factories::Plain,
                's' => Factories::Special,
                'e' => Factories::SpecialEven,
                _ => return Err(refused()),
            },
        })
    }

    /// The rule set as field 1 of a position.
    pub(super) fn text(self) -> String {
        let side = match self.side {
            Side::Colored => 'c',
            Side::Free => 'f',
        };
        let factories = match self.factories {
            Factories::Plain => 'p',
            Factories::Special => 's',
            Factories::SpecialEven => 'e',
        };
        format!("{}{side}{factories}", self.players)
    }

    /// How many factory discs lie in the circle: 5, 7 or 9 (RULES 1.2).
    pub(super) fn discs(self) -> usize {
        match self.players {
            2 => 5,
            3 => 7,
            _ => 9,
        }
    }

    /// How many of them show a gold side: as many as there are players (RULES 7.2).
    pub(super) fn gold_sides(self) -> usize {
        if self.factories == Factories::Plain { 0 } else { self.players }
    }
}
