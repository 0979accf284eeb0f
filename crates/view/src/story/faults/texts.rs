//! Why a typed text or a link is no position.

use crate::i18n::Args;
use crate::story::Narrator;
use azulejo_rules::{Column, Line, Part, Position, PositionError, SyntaxError, Tile};

impl Narrator<'_> {
    /// Why a text is no position, a sentence for each reason, with its place in the text.
    pub fn bad_position(&self, error: &PositionError) -> Vec<String> {
        match error {
            PositionError::Syntax(error) => vec![self.bad_text(error)],
            PositionError::Faults(faults) => {
                let told = |fault| self.in_field(fault, self.fault(fault));
                faults.iter().map(told).collect()
            }
        }
    }

    fn in_field(&self, fault: &azulejo_rules::Fault, told: String) -> String {
        let Some(field) = fault.field() else { return told };
        let args = Args::new().number("field", field as u32).text("fault", told);
        self.texts.tell("fault-in-field", &args)
    }

    /// Where a position's text is malformed, and what should stand there.
    pub fn bad_text(&self, error: &SyntaxError) -> String {
        let (part, count) = part(error.expected);
        let args = Args::new()
            .number("field", error.field as u32)
            .number("place", error.column as u32)
            .text("part", part)
            .number("count", count as u32)
            .number("barren", Position::MOST_BARREN)
            .number("colors", Tile::COUNT as u32)
            .number("lines", Line::COUNT as u32)
            .number("columns", Column::COUNT as u32);
        if error.found.is_empty() {
            return self.texts.tell("fault-typed-missing", &args);
        }
        self.texts.tell("fault-typed", &args.text("found", short(&error.found)))
    }
}

/// What was typed, cut short, with letters that can't be seen as their escapes.
pub(super) fn short(text: &str) -> String {
    const MOST: usize = 24;
    let mut start: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    if text.chars().nth(MOST).is_some() {
        start.push('…');
    }
    start
}

/// The part's name in the message `fault-typed-expected`, and how many are wanted.
fn part(expected: Part) -> (&'static str, usize) {
    let name = match expected {
        Part::Rules => "rules",
        Part::Round => "round",
        Part::Barren => "barren",
        Part::ToAct => "act",
        Part::Seat => "seat",
        Part::Marker => "marker",
        Part::Disc => "disc",
        Part::Discs { count } => return ("discs", count),
        Part::Tiles => "tiles",
        Part::Count => "number",
        Part::Counts => "numbers",
        Part::SeatParts => "board",
        Part::Score => "score",
        Part::Line => "line",
        Part::Lines => "lines",
        Part::WallRow => "row",
        Part::WallRows => "rows",
        Part::Floor => "floor",
        Part::Tray => "tray",
        Part::Fields { count } => return ("fields", count),
    };
    (name, 0)
}
