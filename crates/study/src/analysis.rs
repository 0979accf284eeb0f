//! The findings of `azulejo analyze` and of its Python counterpart as the JSON of `docs/ANALYSIS.md`: a reviewed game, and
//! a single position.
//!
//! ```
//! use azulejo_rules::{Game, Seat};
//! use azulejo_search::{NetworkSet, Verdict};
//! use azulejo_study::analysis::game_json;
//! use azulejo_study::review::run_review;
//! use azulejo_study::{Care, ReviewPlan, Sheet, Story};
//!
//! let mut game = Game::new("2cp".parse()?, Seat::ALL[0]);
//! game.deal("WKWW RBRB BYYB RYWR YBYB".parse()?)?;
//! game.play("2RF".parse()?)?;
//! let care = Care { deals: 0, ..Care::nodes(300) };
//! let mut sheet = Sheet::new(Story::from(&game));
//! run_review(&ReviewPlan::new([care]), &mut sheet, 1, &NetworkSet::none(), || Verdict::GoOn)?;
//! let found = game_json(&game, care, &sheet, |_| None);
//! assert!(serde_json::to_string(&found)?.starts_with(r#"{"rules":"2cp","nodes":300"#));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod game;
mod position;
mod reason;
mod summary;

pub use game::{GameJson, game_json};
pub use position::{PositionAnalysis, PositionAnalysisJson, PositionFindings, position_json};
pub use summary::SeatSummary;

use azulejo_search::{Utility, Value};

/// A chance as a fraction of 1.
pub fn fraction(chance: Value) -> f64 {
    f64::from(chance) / f64::from(Utility::WIN)
}

/// Hundredths of a point as points.
pub fn points(hundredths: i32) -> f64 {
    f64::from(hundredths) / 100.0
}
