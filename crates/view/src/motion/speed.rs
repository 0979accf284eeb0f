//! How fast things move, as each player likes it.

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Speed {
    /// Nothing moves; the table is as it is at once.
    Off,
    /// Twice as fast.
    Fast,
    /// As designed.
    #[default]
    Normal,
    /// Half as fast.
    Slow,
}

impl Speed {
    /// All of them, from the quickest.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Fast, Speed::Normal, Speed::Slow];

    /// A time at normal speed, in milliseconds, at this speed.
    ///
    /// ```
    /// use azulejo_view::motion::Speed;
    /// assert_eq!(Speed::ALL.map(|speed| speed.of(300)), [0, 150, 300, 600]);
    /// ```
    pub const fn of(self, millis: u32) -> u32 {
        match self {
            Speed::Off => 0,
            Speed::Fast => millis / 2,
            Speed::Normal => millis,
            Speed::Slow => millis * 2,
        }
    }

    /// Its name in settings and attributes.
    pub const fn code(self) -> &'static str {
        match self {
            Speed::Off => "off",
            Speed::Fast => "fast",
            Speed::Normal => "normal",
            Speed::Slow => "slow",
        }
    }

    /// The speed of a name.
    pub fn from_code(code: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.code() == code)
    }
}
