//! Many games in a few numbers: how the people of a device have done.
//!
//! Nothing is kept here: statistics are folded from the records whenever they are asked for, so they
//! can never disagree with the games.
//!
//! ```
//! use azulejo_rules::{Dealer, Game, Next, Seat};
//! use azulejo_study::{Meta, Numbers, Played, numbers};
//!
//! let mut game = Game::new("2cp".parse()?, Seat::ALL[0]);
//! game.set_tag("Seat1", "Ann")?;
//! game.set_tag("Seat2", "bot:easy")?;
//! let mut dealer = Dealer::new(4);
//! loop {
//!     match game.position().next() {
//!         Next::Bag => drop(game.deal(dealer.draw(game.position()))?),
//!         Next::Player(_) => drop(game.play(dealer.pick(game.position()).unwrap())?),
//!         Next::Nobody(_) => break,
//!     }
//! }
//! let meta = Meta { id: "1".into(), date: "2024-05-17".into(), own: vec![Seat::ALL[0]], accuracy: vec![] };
//! let entries = numbers::entries(&[Played { game: &game, meta: &meta }]);
//! assert_eq!(Numbers::of(&entries).all.games, 1);
//! assert!(numbers::csv(&entries).starts_with("id,date,rules,seat,name,bots,result,score,"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod entry;
mod export;
mod tally;

pub use entry::{Entry, Finish, Meta, Played, Points, entries};
pub use export::{CSV_HEADER, csv, json};
pub use tally::{AccuracyPoint, Numbers, Tally};
