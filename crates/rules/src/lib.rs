//! The rules of the tile-drafting game: the base game, the free wall and the special factories,
//! for two to four players.
//!
//! Everything that is a fact of the game is here, once, and nothing else: no opinion about a
//! position, no random generator inside the rules, no clock, no files. Comments and tests cite the
//! numbered rules of `docs/RULES.md` as `RULES n.n`; the texts are those of `docs/FORMATS.md`.
//!
//! The words are types: [`Tile`], [`Seat`], [`Line`], [`Factory`], [`Move`], [`Deal`] and so on. A
//! [`Position`] is the whole table at one moment and always sound; a [`Setup`] is a position in the
//! making. A [`Game`] is a position with its history, and its text is a record.
//!
//! ```
//! use azulejo_rules::{Dealer, Game, Next, Seat};
//!
//! // A game of two random players, from the first deal to the last bonus.
//! let mut game = Game::new("2cp".parse()?, Seat::new(1).unwrap());
//! let mut dealer = Dealer::new(2024);
//! let outcome = loop {
//!     match game.position().next() {
//!         Next::Bag => {
//!             game.deal(dealer.draw(game.position()))?;
//!         }
//!         Next::Player(_) => {
//!             let mv = dealer.pick(game.position()).expect("a move is mandatory");
//!             if let Some(report) = game.play(mv)? {
//!                 assert_eq!(report.seats.len(), 2);
//!             }
//!         }
//!         Next::Nobody(outcome) => break outcome,
//!     }
//! };
//! assert!(!outcome.winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// The example of the README runs, too.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

mod action;
mod board;
#[cfg(test)]
mod brute;
mod check;
mod deal;
#[cfg(feature = "dealer")]
mod dealer;
mod dealing;
mod destinations;
mod disc;
mod drawing;
mod effect;
mod event;
mod fault;
mod floor;
mod forecast;
mod game;
mod hash;
mod illegal;
#[cfg(feature = "json")]
mod json;
mod lanes;
mod legal;
mod length;
mod line;
mod mask;
mod move_list;
mod moves;
mod numbered;
mod offer;
mod outcome;
mod perft;
mod pick;
mod play;
mod position;
mod position_text;
mod record;
mod report;
mod rules;
mod seat;
mod setup;
mod soundness;
mod source;
mod sources;
mod split;
mod text;
mod tile;
mod tiles;
mod tiling;
mod wall;

pub use board::{Board, LineTiles};
pub use deal::{Deal, DealError, DiscDeal, Drawn};
#[cfg(feature = "dealer")]
pub use dealer::{Dealer, PlayOut};
pub use dealing::{IllegalDeal, Supply};
pub use disc::Disc;
pub use drawing::{Draw, Drawing, NotDrawn, Outcomes};
pub use effect::Effect;
pub use event::{DroppedLine, Event, Payment, Placement, Witness};
pub use fault::{Fault, Faults, Leftover, SeatRole};
pub use floor::{Floor, FloorItem, Tray};
pub use game::{Course, Frame, Game, Round, Step};
pub use illegal::IllegalMove;
#[cfg(feature = "json")]
pub use json::{JsonError, PositionJson, ScoringJson};
pub use line::{Column, Line};
pub use move_list::{MAX_MOVES, MoveList};
pub use moves::{Move, MoveError, MoveKind, MovePart, Place, Take};
pub use outcome::{Bonuses, BySeat, Ending, Outcome, Standing, TieBreak};
pub use position::{Marker, Next, Phase, Position};
pub use position_text::{Part, PositionError, SyntaxError};
pub use record::{RecordError, RecordErrorKind, TagError};
pub use report::{AfterRound, DealReport, RoundReport, SeatReport, TilingStep};
pub use rules::{FactoryKind, Players, Rules, RulesError, WallSide};
pub use seat::Seat;
pub use setup::{SeatSetup, Setup};
pub use source::{Destination, Factory, Source};
pub use text::shown;
pub use tile::{ByTile, Tile};
pub use tiles::{TileSet, Tiles};
pub use wall::{Runs, Wall};
