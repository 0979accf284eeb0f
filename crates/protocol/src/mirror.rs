//! The table as its events tell it.

mod apply;
mod contradiction;
mod permit;
mod record;
mod rematch;
mod undo;

pub use contradiction::{Contradiction, MirrorError};
pub use record::NoRecord;

use crate::{
    Clocks, End, Event, Happening, History, Leaving, Millis, Occupant, Ranking, Start, Step,
    TableOptions, Viewer,
};
use azulejo_fair::{Commitment, Nonce, Reveal, Terms};
use azulejo_rules::{BySeat, DealReport, Position, RoundReport, Seat};

/// The public table: what anybody knows who has heard all events of a game.
///
/// The room keeps one, and so does every client that folds the events it is told; they are the same.
/// Neither it nor anything else in this crate can hold what the bag will give.
///
/// ```
/// use azulejo_protocol::{Change, Event, Mirror};
/// use azulejo_rules::Seat;
///
/// let events: Vec<Event> = serde_json::from_str(r#"[
///     {"number": 1, "at": 0, "what": {"opened": {
///         "game": 1, "start": "fresh", "first": 1,
///         "options": {
///             "rules": "2cp", "first": "drawn", "clock": "untimed", "takeback": "free",
///             "seats": [{"person": {"name": "Ann"}}, {"bot": {"level": "hard"}}],
///             "substitute": "medium", "bag_tracker": false, "preview": "full", "bot_pause": 500
///         }
///     }}},
///     {"number": 2, "at": 0, "what": {"dealt": {"deal": "WKWW RBRB BYYB RYWR YBYB"}}}
/// ]"#)?;
/// let mut mirror = Mirror::of(&events)?;
/// assert_eq!(mirror.to_move(), Some(Seat::ALL[0]));
///
/// let event = serde_json::from_str(
///     r#"{"number": 3, "at": 2500, "what": {"moved": {"seat": 1, "move": "1W3"}}}"#,
/// )?;
/// assert_eq!(mirror.apply(&event)?, Change::Moved(None));
/// assert_eq!(mirror.position().center().to_string(), "K");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mirror {
    /// The number and the moment of the last event.
    number: u32,
    at: Millis,
    /// The number of the last event that changed the position.
    turn: u32,
    game: u32,
    options: TableOptions,
    start: Start,
    first: Seat,
    occupants: BySeat<Occupant>,
    /// Who left, in this order.
    leavers: Vec<(Seat, Leaving)>,
    history: History,
    clocks: Clocks,
    takeback: Option<TakebackOffer>,
    /// Who has asked for a takeback in this turn.
    asked: Viewer,
    /// Who would like to play again.
    rematch: Viewer,
    /// What those have added to the chance of the next game.
    nonces: BySeat<Option<Nonce>>,
    fair: Option<Fair>,
    end: Option<End>,
}

/// A takeback that is asked for and not yet settled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TakebackOffer {
    /// The number of the event that asked, by which it is answered.
    pub number: u32,
    /// Who asks.
    pub seat: Seat,
    /// How many steps would be left.
    pub to: usize,
    /// Who has agreed so far.
    pub agreed: Viewer,
}

/// What is public about the chance of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    /// What the draws follow from, with the secret.
    pub terms: Terms,
    /// The secret and the commitment of the next game, once the game is over.
    pub revealed: Option<(Reveal, Commitment)>,
}

/// What an event changed, for whoever shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing: the event was known.
    Known,
    /// A game began.
    Opened,
    /// The discs were filled.
    Dealt(DealReport),
    /// A move was made; the one that ended its round brings the story of that.
    Moved(Option<RoundReport>),
    /// Moves were taken back.
    Undone,
    /// A takeback or a rematch was asked for, or answered.
    Offered,
    /// A bot took the seat of a person.
    Left,
    /// The game is over.
    Ended,
    /// The secret of its bag was revealed.
    Revealed,
    /// Somebody said something.
    Said,
}

impl Mirror {
    /// The table after the event that opened it.
    ///
    /// # Errors
    ///
    /// If the event opens no table, or one that can't be.
    pub fn open(event: &Event) -> Result<Mirror, MirrorError> {
        let refuse = |why| MirrorError { number: event.number, why };
        match &event.what {
            Happening::Opened(opening) => apply::opened(event, opening).map_err(refuse),
            _ => Err(refuse(Contradiction::NotOpened)),
        }
    }

    /// The table after a log that begins with the opening of a game.
    ///
    /// # Errors
    ///
    /// The first event that can't have happened; a log without any is not open.
    pub fn of(log: &[Event]) -> Result<Mirror, MirrorError> {
        let not_open = MirrorError { number: 0, why: Contradiction::NotOpened };
        let (opening, others) = log.split_first().ok_or(not_open)?;
        let mut mirror = Mirror::open(opening)?;
        for event in others {
            mirror.apply(event)?;
        }
        Ok(mirror)
    }

    /// The number of the last event: what to ask for after a pause is everything
    /// [after it](crate::Request::Sync).
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// When the last event happened.
    pub const fn at(&self) -> Millis {
        self.at
    }

    /// The turn: the number of the last event that changed the position, which a move answers.
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// Which game at this table it is, from 1.
    pub const fn game_number(&self) -> u32 {
        self.game
    }

    /// What the table was set up with.
    pub const fn options(&self) -> &TableOptions {
        &self.options
    }

    /// Where the game began.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Who began the game.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Who sits where now, in seat order; somebody who left has been replaced.
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// Who sits at a seat now.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.occupants.get(seat.index())
    }

    /// Whether a person sits at a seat now.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.occupant(seat).is_some_and(Occupant::is_person)
    }

    /// The seats at which people sit now, in order.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|&seat| self.is_person(seat))
    }

    /// Who left and was replaced by a bot, in this order.
    pub fn leavers(&self) -> &[(Seat, Leaving)] {
        &self.leavers
    }

    /// What was dealt and played.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The table as it is now.
    pub const fn position(&self) -> &Position {
        self.history.position()
    }

    /// All steps so far, deals included, in order.
    pub fn steps(&self) -> &[Step] {
        self.history.steps()
    }

    /// The last step.
    pub fn last_step(&self) -> Option<&Step> {
        self.steps().last()
    }

    /// The last move.
    pub fn last_move(&self) -> Option<&Step> {
        self.steps().iter().rev().find(|step| step.mv().is_some())
    }

    /// Whose turn it is; nobody's once the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        if self.end.is_some() { None } else { self.position().player_to_move() }
    }

    /// The clocks.
    pub const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// The takeback that is asked for.
    pub const fn takeback(&self) -> Option<TakebackOffer> {
        self.takeback
    }

    /// Who would like to play again.
    pub const fn rematch(&self) -> Viewer {
        self.rematch
    }

    /// What those who would like to play again have added to the chance of the next game.
    pub fn nonces(&self) -> &[Option<Nonce>] {
        &self.nonces
    }

    /// What is public about the chance of the game, where everybody can check it.
    pub const fn fair(&self) -> Option<&Fair> {
        self.fair.as_ref()
    }

    /// Whether everybody knows the secret of the game.
    pub fn is_revealed(&self) -> bool {
        self.fair.as_ref().is_some_and(|fair| fair.revealed.is_some())
    }

    /// Why the game is over, if it is.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// The places of all seats; `None` while the game goes on, and if it was called off.
    pub fn ranking(&self) -> Option<Ranking> {
        let mut left: Vec<Seat> = self.leavers.iter().map(|&(seat, _)| seat).collect();
        match self.end? {
            End::Played => {}
            End::Left { seat, .. } => left.push(seat),
            End::Aborted { .. } => return None,
        }
        Some(Ranking::of(self.position(), &left))
    }
}
