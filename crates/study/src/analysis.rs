//! What `azulejo analyze` has found, as the JSON of `docs/ANALYSIS.md`: of a game that was looked back
//! at, and of a position that was looked into.
//!
//! ```
//! use azulejo_rules::{Game, Seat};
//! use azulejo_search::{Care, Champion, Moment, Review};
//! use azulejo_study::analysis::game_json;
//!
//! let mut game = Game::new("2cp".parse()?, Seat::ALL[0]);
//! game.deal("WKWW RBRB BYYB RYWR YBYB".parse()?)?;
//! game.play("2RF".parse()?)?;
//! let care = Care { deals: 0, ..Care::nodes(300) };
//! let review = Review::new(&game, care);
//! let moments: Vec<Moment> = review.moments(&mut Champion::default()).collect();
//! let found = game_json(&game, care, &moments, &review.summary(&moments), |_| None);
//! assert!(serde_json::to_string(&found)?.starts_with(r#"{"rules":"2cp","nodes":300"#));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod game;
mod position;
mod reason;
mod workers;

pub use game::{GameJson, game_json};
pub use position::{PositionAnalysisJson, position_json};
pub use workers::study_all;

use azulejo_search::{Utility, Value};

/// A chance as a fraction of 1.
pub fn fraction(chance: Value) -> f64 {
    f64::from(chance) / f64::from(Utility::WIN)
}

/// Hundredths of a point as points.
pub fn points(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}
