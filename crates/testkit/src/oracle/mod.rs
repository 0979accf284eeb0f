//! The oracle: a second engine, written from RULES.md and FORMATS.md alone, for the fast engine to
//! be compared with.
//!
//! It shares no type with the engine under test: text goes in, text and JSON come out. It is
//! written to be checked against the rules by eye, so heaps are lists of letters, seats and discs
//! are plain indices counting from 0 (the texts count from 1), and every step is a loop over the
//! table.
//!
//! ```
//! use azulejo_testkit::oracle::{Oracle, Phase};
//!
//! let mut game = Oracle::new("2cp", 1).unwrap();
//! game.deal("BBYR KKWW BYRK RRRR YYKW").unwrap();
//! game.play("4R3").unwrap();
//! assert_eq!(game.phase(), Phase::Offer);
//! assert!(game.position().starts_with("2cp 1 2 1 c BBYR,KKWW,BYRK,-,YYKW - "));
//! ```

mod color;
mod deal;
mod disc;
mod faults;
mod json;
mod moves;
mod offer;
mod outcome;
mod player;
mod position;
mod read;
mod record;
mod replay;
mod rules;
mod scoring;
mod supply;
mod tiling;
mod wall;

pub use replay::replay;
pub use scoring::{PlacedTile, Scoring, SeatScoring};

use color::{COLORS, TILES_OF_A_COLOR};
use disc::Disc;
use moves::Move;
use player::Player;
use rules::Rules;
use supply::Supply;

/// What happens next in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The factories are to be filled (RULES 4.1).
    Deal,
    /// The players take tiles (RULES 2).
    Offer,
    /// A player decides a column on the free wall (RULES 6).
    Tiling,
    /// The game has ended (RULES 5).
    Over,
}

/// A game in the words of FORMATS.md.
#[derive(Clone)]
pub struct Oracle {
    rules: Rules,
    round: u16,
    /// How many rounds in a row were barren before this one (RULES 4.3).
    barren: u16,
    /// The seat to act, none when the game is over.
    to_act: Option<usize>,
    /// The seat that began this round.
    first: usize,
    /// The seat that took the start-player marker, none while it lies in the center.
    marker: Option<usize>,
    /// The circle of discs; none where the tray was taken.
    discs: Vec<Option<Disc>>,
    center: Vec<char>,
    supply: Supply,
    players: Vec<Player>,
    /// The tiles each seat has placed in the tiling phase that is under way.
    placed: Vec<Vec<PlacedTile>>,
}

impl Oracle {
    /// The table before the first deal, with rules such as `2cp`; the first seat counts from 1.
    ///
    /// # Errors
    /// When there are no such rules or no such seat.
    pub fn new(rules: &str, first: usize) -> Result<Oracle, String> {
        let rules = Rules::parse(rules)?;
        if first == 0 || first > rules.players {
            return Err(format!(
                "seat {first} cannot begin, there are seats 1 to {}",
                rules.players
            ));
        }
        let mut bag = Vec::new();
        for color in COLORS {
            bag.extend([color; TILES_OF_A_COLOR]);
        }
        Ok(Oracle {
            rules,
            round: 1,
            barren: 0,
            to_act: Some(first - 1),
            first: first - 1,
            marker: None,
            discs: vec![Some(Disc::default()); rules.discs()],
            center: Vec::new(),
            supply: Supply { bag, lid: Vec::new() },
            players: vec![Player::default(); rules.players],
            placed: vec![Vec::new(); rules.players],
        })
    }

    /// What happens next, as FORMATS "Position" derives it.
    pub fn phase(&self) -> Phase {
        if self.to_act.is_none() {
            Phase::Over
        } else if self.has_offer() {
            Phase::Offer
        } else if self.players.iter().any(|player| player.topmost_full_line().is_some()) {
            Phase::Tiling
        } else {
            Phase::Deal
        }
    }

    /// The legal moves, each once, in their canonical texts; none in phases deal and over.
    pub fn legal_moves(&self) -> Vec<String> {
        match (self.phase(), self.to_act) {
            (Phase::Offer, Some(seat)) => self.legal_takes(seat),
            (Phase::Tiling, Some(seat)) => self.legal_placements(seat),
            _ => Vec::new(),
        }
    }

    /// Plays a move, given in either case. Says how the round was scored if the move ended it.
    ///
    /// # Errors
    /// When the text is no move or the move is not legal here; then nothing has changed.
    pub fn play(&mut self, mv: &str) -> Result<Option<Scoring>, String> {
        let mv = Move::parse(mv)?;
        self.play_move(&mv)
    }

    /// Plays a move that has been read.
    fn play_move(&mut self, mv: &Move) -> Result<Option<Scoring>, String> {
        let refused = |reason: String| format!("`{}` is not legal: {reason}", mv.text());
        match (self.phase(), self.to_act, mv) {
            (Phase::Offer, Some(seat), Move::Take(take)) => {
                self.play_take(seat, take).map_err(refused)
            }
            (Phase::Tiling, Some(seat), Move::Place { line, column }) => {
                self.play_placement(seat, *line, *column).map_err(refused)
            }
            (Phase::Offer, ..) => {
                Err(refused("in the offer tiles are taken, such as `3R2`".to_string()))
            }
            (Phase::Tiling, ..) => {
                Err(refused("in the tiling phase columns are chosen, such as `3@5`".to_string()))
            }
            (Phase::Deal, ..) => Err(refused("the factories are to be filled first".to_string())),
            (Phase::Over, ..) => Err(refused("the game is over".to_string())),
        }
    }

    /// Whether a tile is left on any factory or in the center (RULES 2.6).
    fn has_offer(&self) -> bool {
        !self.center.is_empty() || self.discs.iter().flatten().any(|disc| !disc.tiles.is_empty())
    }

    /// All seats, clockwise, beginning with the one that began the round (RULES 2.1).
    fn seats_from_first(&self) -> Vec<usize> {
        let all = self.rules.players;
        (0..all).map(|step| (self.first + step) % all).collect()
    }
}
