//! What a table is set up with.

mod fault;

pub use fault::{OptionsFault, OptionsFaults};

use crate::{Clock, LevelName, Millis, Occupant};
use azulejo_rules::{BySeat, Rules, Seat};
use serde::{Deserialize, Serialize};

/// Who begins the first game at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstSeat {
    /// Chance decides.
    #[default]
    Drawn,
    /// This seat.
    Chosen(#[serde(with = "crate::as_seat")] Seat),
}

/// Whether moves may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Takeback {
    /// By anybody, at once: at one device, against bots.
    #[default]
    Free,
    /// If all other people at the table agree.
    Consent,
    /// Never.
    Never,
}

/// For which boards a player is shown what a move would bring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PreviewScope {
    /// All boards.
    #[default]
    Full,
    /// The player's own board.
    Own,
    /// None.
    Off,
}

/// What a table is set up with. Anything can be written here; [`TableOptions::check`] tells what
/// can't be, and no table opens with that.
///
/// ```
/// use azulejo_protocol::{LevelName, Occupant, OptionsFault, TableOptions};
/// let person = Occupant::Person { name: "Ann".parse()? };
/// let bot = Occupant::Bot { level: "hard".parse()? };
/// let mut options = TableOptions::new("2cp".parse()?, [person, bot]);
/// assert_eq!(options.check(), Ok(()));
///
/// options.rules = "3cp".parse()?;
/// let faults = options.check().unwrap_err();
/// assert_eq!(faults.0, [OptionsFault::Seats { found: 2, expected: 3 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableOptions {
    /// The rule set.
    #[serde(with = "crate::as_text")]
    pub rules: Rules,
    /// Who sits where.
    #[serde(with = "crate::by_seat")]
    pub seats: BySeat<Occupant>,
    /// Who begins, where the starting point does not say.
    pub first: FirstSeat,
    /// How long people may think.
    pub clock: Clock,
    /// Whether moves may be taken back.
    pub takeback: Takeback,
    /// The bot that takes the seat of somebody who leaves a table of three or four.
    pub substitute: LevelName,
    /// Whether the tiles in the bag are shown by color.
    pub bag_tracker: bool,
    /// For which boards a player is shown what a move would bring.
    pub preview: PreviewScope,
    /// How long a bot waits at least before it moves, so that people can follow.
    pub bot_pause: Millis,
}

impl TableOptions {
    /// How long bots wait if nobody says otherwise.
    pub const BOT_PAUSE: Millis = Millis(500);

    /// The longest time for which bots can be told to wait.
    pub const MOST_BOT_PAUSE: Millis = Millis::from_secs(60);

    /// An untimed table at which moves are taken back freely and chance decides who begins.
    /// Occupants beyond the fourth are left out.
    pub fn new(rules: Rules, seats: impl IntoIterator<Item = Occupant>) -> TableOptions {
        TableOptions {
            rules,
            seats: seats.into_iter().take(Seat::COUNT).collect(),
            first: FirstSeat::Drawn,
            clock: Clock::Untimed,
            takeback: Takeback::Free,
            substitute: LevelName::medium(),
            bag_tracker: false,
            preview: PreviewScope::Full,
            bot_pause: TableOptions::BOT_PAUSE,
        }
    }

    /// Whether a table can be opened with this.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, at once.
    pub fn check(&self) -> Result<(), OptionsFaults> {
        OptionsFaults::none_or(self.faults())
    }

    fn faults(&self) -> Vec<OptionsFault> {
        let mut faults = Vec::new();
        let (found, expected) = (self.seats.len(), self.rules.players.count());
        if found != expected {
            faults.push(OptionsFault::Seats { found, expected });
        }
        if let FirstSeat::Chosen(seat) = self.first
            && !self.rules.has_seat(seat)
        {
            faults.push(OptionsFault::First { seat });
        }
        if !self.clock.is_sound() {
            faults.push(OptionsFault::Clock { clock: self.clock });
        }
        if self.bot_pause > TableOptions::MOST_BOT_PAUSE {
            faults.push(OptionsFault::BotPause { pause: self.bot_pause });
        }
        faults
    }

    /// Whether a table can be opened with this from a starting point.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, at once.
    pub fn check_start(&self, start: &crate::Start) -> Result<(), OptionsFaults> {
        let mut faults = self.faults();
        if let Some(pos) = start.position() {
            let found = pos.rules();
            if found != self.rules {
                faults.push(OptionsFault::OtherRules { found, expected: self.rules });
            }
            if pos.outcome().is_some() {
                faults.push(OptionsFault::StartIsOver);
            }
        }
        OptionsFaults::none_or(faults)
    }
}
