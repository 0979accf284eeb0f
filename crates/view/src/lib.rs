//! Everything a user interface draws and says, without a screen.
//!
//! Browser and terminal paint what is computed here: what is lit, held and legal ([`scene`]), how a
//! move is entered ([`entry`]), what it would do ([`preview`], [`ledger`]), how tiles travel
//! ([`motion`]), and every sentence of log, screen reader, summary and review ([`story`], [`summary`],
//! [`tale`], [`study`]) in the player's language ([`i18n`]). Nothing here knows a clock, a file, a DOM or a bot.
//!
//! A page keeps an [`Entry`] beside the position, sends it each [`Press`], plays the moves of its
//! [`Answer`] and draws the [`Scene`]:
//!
//! ```
//! use azulejo_rules::{Position, Seat, Source, Tile, Destination, Factory, Line};
//! use azulejo_view::{Answer, ConfirmMode, Entry, Press, Scene, SceneOptions};
//!
//! let mut pos = Position::new("2cp".parse()?, Seat::new(1).unwrap());
//! pos.deal(&"WKWW RBRB BYYB RYWR YBYB".parse()?)?;
//! let mut entry = Entry::begin(&pos);
//!
//! let disc = Source::Factory(Factory::new(1).unwrap());
//! entry.press(&pos, Press::Tile(disc, Tile::White), ConfirmMode::Instant);
//! let scene = Scene::of(&pos, &entry, &SceneOptions::own_seats(pos.rules().seats()));
//! assert!(scene.boards[0].lines[2].aim.is_legal());
//!
//! let line = Destination::Line(Line::new(3).unwrap());
//! let answer = entry.press(&pos, Press::Destination(line), ConfirmMode::Instant);
//! assert_eq!(answer, Answer::Play(vec!["1W3".parse()?]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod choice;
pub mod entry;
pub mod hosted;
pub mod i18n;
pub mod ledger;
pub mod library;
pub mod motion;
pub mod plan;
pub mod preview;
pub mod rulebook;
pub mod scene;
pub mod stage;
pub mod story;
pub mod study;
pub mod summary;
pub mod tale;

pub use entry::{Answer, ConfirmMode, Entry, Press, Selection};
pub use i18n::{Args, Language, Texts, Theme};
pub use ledger::Ledger;
pub use preview::Preview;
pub use scene::{Scene, SceneOptions};
pub use story::{Names, Narrator};
pub use study::Reviewer;
pub use tale::Tale;
