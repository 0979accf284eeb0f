//! A referee for a table of wood and cardboard: it is told what was drawn and what was played, checks
//! it, tiles, scores, and keeps the record.

mod correct;
mod dealing;
mod draft;
mod draws;
mod kept;
mod start;
mod undo;

pub use correct::{Change, CorrectError, Correction, Why};
pub use draft::{Draft, Tap};
pub use kept::{KeptReferee, RefereeError};
pub use start::StartError;
pub use undo::Undone;

use crate::act::{Act, ActError};
use azulejo_rules::{DealReport, Game, IllegalDeal, IllegalMove, Move, Position, RoundReport};
use dealing::Dealing;

/// A game at a real table, as far as it has been told.
///
/// While the bag is to act, a [`Draft`] of the deal is filled by taps; [`Referee::deal`] hands it to
/// the rules once it is complete. Then players' moves are played, and so on. Everything can be
/// undone, and any earlier step corrected.
///
/// ```
/// use azulejo_rules::{Factory, IllegalDeal, Seat, Tile};
/// use azulejo_study::referee::{Referee, Tap};
///
/// let mut referee = Referee::new("2cp".parse()?, Seat::ALL[1], ["Anna", "Jan"])?;
/// for letter in "WKWWRBRBBYYBRYWRYBY".chars() {
///     let disc = referee.draft().unwrap().chosen();
///     referee.tap(Tap::Tile(disc, Tile::from_letter(letter).unwrap()));
/// }
/// let last = Factory::ALL[4];
/// let too_few = IllegalDeal::TooFew { factory: last, found: 3, expected: 4 };
/// assert_eq!(referee.deal(), Err(vec![too_few]));
///
/// referee.tap(Tap::Tile(last, Tile::Blue));
/// referee.deal().unwrap();
/// referee.play("1W3".parse()?)?;
/// assert!(referee.record().contains("deal WKWW RBRB BYYB RYWR YBYB\n1W3\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Referee {
    game: Game,
    /// The deal that is being told, exactly while the bag is to act.
    dealing: Option<Dealing>,
    /// The table before the last correction, as long as nothing else has happened.
    before: Option<Box<Before>>,
}

/// What a correction changed.
#[derive(Clone, Debug)]
struct Before {
    game: Game,
    taps: Vec<Tap>,
}

impl Referee {
    /// The game so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The table as it is now.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The game so far as a record.
    pub fn record(&self) -> String {
        self.game.to_string()
    }

    /// The stories of all rounds that are over.
    pub fn reports(&self) -> Vec<RoundReport> {
        self.game.replay().filter_map(|frame| frame.report).collect()
    }

    /// All deals and moves so far.
    pub fn steps(&self) -> Vec<Act> {
        let rounds = self.game.rounds().iter();
        let acts = rounds.flat_map(|round| {
            let moves = round.moves.iter().map(|&mv| Act::Move(mv));
            std::iter::once(Act::Deal(round.deal.clone())).chain(moves)
        });
        acts.collect()
    }

    /// The deal that is being told; `None` unless the bag is to act.
    pub fn draft(&self) -> Option<&Draft> {
        self.dealing.as_ref().map(|dealing| &dealing.draft)
    }

    /// Looks at another disc, or tells one thing of the deal; `false` if it changes nothing.
    pub fn tap(&mut self, tap: Tap) -> bool {
        let Some(dealing) = &mut self.dealing else { return false };
        let changed = dealing.tap(tap);
        if changed && !matches!(tap, Tap::Choose(_)) {
            self.before = None;
        }
        changed
    }

    /// Everything that keeps the told deal from being complete.
    pub fn faults(&self) -> Vec<IllegalDeal> {
        self.draft().map(Draft::faults).unwrap_or_default()
    }

    /// The told deal is complete: the round begins.
    ///
    /// # Errors
    ///
    /// Everything that is missing or could not have been drawn; nothing has changed.
    pub fn deal(&mut self) -> Result<DealReport, Vec<IllegalDeal>> {
        let phase = self.position().phase();
        let draft = self.draft().ok_or_else(|| vec![IllegalDeal::NotNow { phase }])?;
        let deal = draft.deal()?;
        let report = self.game.deal(deal).map_err(|illegal| vec![illegal])?;
        self.settle();
        Ok(report)
    }

    /// A player's move; the one that ends a round brings its story.
    ///
    /// # Errors
    ///
    /// The broken rule; nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<Option<RoundReport>, IllegalMove> {
        let report = self.game.play(mv)?;
        self.settle();
        Ok(report)
    }

    /// After a step: a new deal is told if the bag is to act.
    fn settle(&mut self) {
        self.before = None;
        self.dealing = Dealing::begin(&self.game);
    }

    /// The same game with other steps.
    fn replayed(&self, steps: &[Act]) -> Result<Game, ActError> {
        let mut game = Game::new(self.game.rules(), self.game.first());
        for (name, value) in self.game.tags() {
            // A tag that was set before can be set again.
            let _ = game.set_tag(name, value);
        }
        steps.iter().try_for_each(|step| perform(&mut game, step))?;
        Ok(game)
    }
}

fn perform(game: &mut Game, act: &Act) -> Result<(), ActError> {
    match act {
        Act::Deal(deal) => game.deal(deal.clone()).map(drop).map_err(ActError::Deal),
        Act::Move(mv) => game.play(*mv).map(drop).map_err(ActError::Move),
    }
}

impl From<Game> for Referee {
    fn from(game: Game) -> Referee {
        let dealing = Dealing::begin(&game);
        Referee { game, dealing, before: None }
    }
}

/// Referees are equal if the same was told.
impl PartialEq for Referee {
    fn eq(&self, other: &Referee) -> bool {
        let deal = |referee: &Referee| referee.draft().map(|draft| draft.told().clone());
        self.game == other.game && deal(self) == deal(other)
    }
}

impl Eq for Referee {}
