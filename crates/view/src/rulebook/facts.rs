//! The numbers of the game, as the rules know them.

use crate::i18n::{Args, Texts};
use azulejo_rules::{DiscDeal, Effect, Floor, Line, Position, Tile};

/// All numbers that the messages of the rules may name.
pub fn facts(texts: &Texts) -> Args {
    let costs: Vec<String> = Floor::COSTS.iter().map(ToString::to_string).collect();
    Args::new()
        .number("tiles", Tile::COPIES as u32 * Tile::COUNT as u32)
        .number("copies", Tile::COPIES)
        .number("colors", Tile::COUNT as u32)
        .number("disc", DiscDeal::TILES as u32)
        .number("lines", Line::COUNT as u32)
        .number("spaces", Floor::SPACES as u32)
        .text("costs", texts.list(&costs))
        .number("discs", Effect::ALL.len() as u32)
        .number("barren", Position::MOST_BARREN)
}
